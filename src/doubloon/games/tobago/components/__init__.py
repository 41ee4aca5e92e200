"""What lies on the table: cards, board, the catalogue of actions, and all of it as plain data."""
