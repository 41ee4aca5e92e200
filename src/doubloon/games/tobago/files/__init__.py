"""What people write and read: decks, positions, score pads. Plain Python in every build."""
