"""Everything durable: the logs of all tables, and what is kept next to them."""
