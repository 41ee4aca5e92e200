"""What is asked in a game: questions, what their fields hold, how they are read and encoded."""
