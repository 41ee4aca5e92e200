"""The games, one folder each; nothing outside knows them by name."""
