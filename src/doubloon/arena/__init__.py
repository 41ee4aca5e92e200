"""Many games at once: what a designer wants to know of a game, with intervals."""
