"""Turn notices: telling somebody who is away that a game waits, by webhook or e-mail."""
