"""The levels of bots that a page offers: those that play as strongly there as on a server.

Measured in Chromium (docs/figures.md): in plain Python a search needs seconds for a move. A table
may name a stronger level all the same; its bot then answers within the level's time
(``Level.cap_ms``) with what it has found, and is weaker than its name says.
"""

from typing import Final

QUICK: Final = ("friendly", "easy", "normal")
