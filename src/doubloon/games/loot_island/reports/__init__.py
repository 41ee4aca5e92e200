"""Pictures and statistics, for people who look on. Plain Python in every build."""
