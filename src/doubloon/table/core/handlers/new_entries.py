"""Entries in the making: numbered on from the table's last, none earlier than it."""

from typing import Any

from doubloon.kernel.play.play import Play
from doubloon.table.core.model import Decided, Entry, Kind
from doubloon.table.core.table import Table


class NewEntries:
    """The entries that a command leads to."""

    def __init__(self, table: Table, at: int) -> None:
        self._number = table.number
        self._at = max(at, table.at)
        self.entries: list[Entry] = []
        self.plays: dict[int, Play] = {}

    def add(
        self,
        kind: Kind,
        seat: int | None,
        data: dict[str, Any] | None = None,
        play: Play | None = None,
    ) -> None:
        """One more entry, and the play it leads to if it is one of the game's."""
        self._number += 1
        self.entries.append(Entry(self._number, kind, seat, self._at, data or {}))
        if play is not None:
            self.plays[self._number] = play

    def decided(self) -> Decided:
        """All of them."""
        return Decided(self.entries, plays=self.plays)
