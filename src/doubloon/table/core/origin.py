"""Where a game comes from, if not from a fresh deal: a position, and moves that others make."""

from typing import Any

import msgspec


class Origin(msgspec.Struct, frozen=True):
    """How a table begins that goes on from a moment of another game, or that teaches.

    ``position`` is a full dump, hidden cards and all: like the game's secret it never leaves
    before the end. What lies in its decks stays as it lies; what is shuffled later is shuffled by
    the new table's own secret, which the commitment covers together with the position.

    ``script`` holds the moves of seats that bots play, by seat and in order; after its end, or
    where a move of it is not legal, the bot thinks for itself.
    """

    position: dict[str, Any]
    script: dict[str, list[list[str]]] = {}
    lesson: str | None = None
    table: str | None = None  # the game that it branches off from, after this entry
    number: int | None = None

    def shown(self) -> dict[str, Any]:
        """What everybody may know of it."""
        return {"lesson": self.lesson, "table": self.table, "number": self.number}
