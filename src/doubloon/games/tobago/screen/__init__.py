"""What screens show and would otherwise have to work out: facts and faces."""
