"""Under Sail, a trick-taking game for 3 to 5 players."""
