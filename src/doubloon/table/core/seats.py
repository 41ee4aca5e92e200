"""Who sits where, and who may do what at a table."""

import msgspec

from doubloon.table.core.errors import Refused
from doubloon.table.core.messages import SeatAbout
from doubloon.table.core.model import SeatKind


class Seat(msgspec.Struct):
    """One seat: a person, a bot, or nobody yet."""

    kind: SeatKind = "open"
    level: str | None = None  # the bot that plays now, if one does
    name: str | None = None  # the person's
    who: str = ""  # the mark of that person's browser; in the log only
    resigned: bool = False
    removed: bool = False
    muted: bool = False
    open: bool = False  # a bot plays here until somebody sits down

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.name is None and self.level is None

    @property
    def by_person(self) -> bool:
        """Does a person play this seat now?"""
        return self.name is not None and self.level is None

    @property
    def can_return(self) -> bool:
        """May its person take it back from the bot?"""
        return self.name is not None and self.level is not None and not self.resigned

    def stand_up(self) -> None:
        """The seat is free again."""
        self.name = None
        self.level = None
        self.muted = False
        self.kind = "open" if self.kind == "bot" else self.kind

    def data(self) -> SeatAbout:
        """The seat as everybody sees it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.level,
            "resigned": self.resigned,
            "removed": self.removed,
            "muted": self.muted,
            "open": self.open,
        }


def clean(text: str, what: str, longest: int) -> str:
    """Text from people without control characters, trimmed; refused if empty or too long.

    >>> clean("  Anne ", "a name", 40)
    'Anne'
    """
    if len(text) > 4 * longest:
        raise Refused(f"{what} has at most {longest} characters")
    kept = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    try:
        kept.encode()
    except UnicodeEncodeError:
        raise Refused(f"{what} is not a text") from None
    if not 1 <= len(kept) <= longest:
        raise Refused(f"{what} has 1 to {longest} characters")
    return kept
