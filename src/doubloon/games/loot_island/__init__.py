"""Loot Island: rules, deck, words and evaluation. ``game.py`` is the way in."""
