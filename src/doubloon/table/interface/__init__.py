"""What is asked of tables and what is answered, as data: the same from a server or a browser."""
