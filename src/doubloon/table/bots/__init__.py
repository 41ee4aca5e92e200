"""What bots and advisers get of a table, and what they answer: a view in, a move or figures out."""
