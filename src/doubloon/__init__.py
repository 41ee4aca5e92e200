"""Doubloon plays treasure-island board games by one exact and fast rules engine."""

__version__ = "0.1.0"
