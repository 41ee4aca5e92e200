"""Gale: push your luck at sea."""
