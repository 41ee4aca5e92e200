"""Pictures, statistics and score pads, for people who look on. Plain Python in every build."""
