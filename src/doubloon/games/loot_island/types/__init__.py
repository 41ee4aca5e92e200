"""What leaves the game for a screen, as types: view, facts, faces, decks, events, questions."""
