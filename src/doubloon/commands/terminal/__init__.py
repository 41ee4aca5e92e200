"""Playing at the terminal: ``doubloon play GAME --you``."""
