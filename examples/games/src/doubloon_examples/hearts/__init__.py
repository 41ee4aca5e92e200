"""Hearts, a classic."""
