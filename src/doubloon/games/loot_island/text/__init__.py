"""Words for people: rules and sentences. Plain Python in every build."""
