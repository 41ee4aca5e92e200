"""The contract of a game; no game in it."""
