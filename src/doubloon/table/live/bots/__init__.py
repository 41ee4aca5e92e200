"""Bots in worker processes, which play seats, give hints and review finished games."""
