"""One table: who sits where, what was said, the game. Rebuilt from its log; no input or output."""

from collections.abc import Iterable
from typing import Any

from doubloon.kernel.decision import Preview
from doubloon.kernel.play import Play
from doubloon.table.model import Entry, Settings, Status, Summary


class Seat:
    """One seat: a person, a bot, or nobody yet."""

    def __init__(self) -> None:
        self.name: str | None = None  # the person's
        self.level: str | None = None  # the bot that plays now, if one does
        self.resigned = False
        self.removed = False
        self.muted = False

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.name is None and self.level is None

    @property
    def played_by_person(self) -> bool:
        """Does a person play this seat now?"""
        return self.name is not None and self.level is None


class Table:
    """Everything that follows from a table's log.

    ``apply`` is the only way it changes. Seat -1 is the spectator everywhere.
    """

    id: str
    settings: Settings
    number: int
    at: int
    status: Status
    seats: list[Seat]
    host: int | None
    commitment: str | None
    play: Play | None

    @classmethod
    def replay(
        cls, table_id: str, entries: Iterable[Entry], secret: str = "", keep: int = 64
    ) -> "Table":
        """The table after these entries. Events of the last ``keep`` entries are remembered."""
        raise NotImplementedError

    def apply(self, entry: Entry) -> None:
        """Take the next entry of the log, which was checked when it was decided."""
        raise NotImplementedError

    # what leaves

    def view(self, seat: int) -> dict[str, Any] | None:
        """The game as ``seat`` sees it (-1: a spectator); None before the start."""
        raise NotImplementedError

    def decision(self, seat: int) -> dict[str, Any] | None:
        """What ``seat`` is asked now, with its choices; None: nothing."""
        raise NotImplementedError

    def preview(self, seat: int, words: list[str]) -> Preview:
        """What a half-built move allows next and would do; stores nothing."""
        raise NotImplementedError

    def why_not(self, seat: int, word: str) -> tuple[str, dict[str, Any], str] | None:
        """Rule, details and a sentence why an action may not be taken now; None if it may."""
        raise NotImplementedError

    def asked(self) -> list[int]:
        """The seats that are asked something now; everybody may know."""
        raise NotImplementedError

    def public(self) -> dict[str, Any]:
        """The table itself (not the game) as everybody sees it: seats, host, clocks, status."""
        raise NotImplementedError

    def told(self, entry: Entry, seat: int) -> dict[str, Any]:
        """A log entry as ``seat`` may know it, with the events it caused."""
        raise NotImplementedError

    def recent(self, after: int) -> list[Entry] | None:
        """The entries after that number; None if they are not remembered all."""
        raise NotImplementedError

    def summary(self) -> Summary:
        """What a list of tables shows."""
        raise NotImplementedError
