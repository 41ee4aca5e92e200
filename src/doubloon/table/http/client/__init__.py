"""The web client as the server hands it out: its files, and what links to its pages show."""
