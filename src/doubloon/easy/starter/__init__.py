"""The game that ``doubloon new-game`` begins with: all play a card at once, the highest wins."""
