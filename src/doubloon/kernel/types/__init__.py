"""The types of what leaves a game, for those who check what they read of it."""
