"""A game being played: moves in, events out, drafts, a journal of its words."""
