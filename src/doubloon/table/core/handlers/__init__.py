"""What each command leads to: entries to append, or an error that says what is allowed."""
