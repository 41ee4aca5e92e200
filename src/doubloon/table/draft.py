"""Entries in the making: numbered on from the table's last, none earlier than it."""

from typing import Any

from doubloon.table.model import Entry, Kind
from doubloon.table.table import Table


class Draft:
    """The entries that a command leads to."""

    def __init__(self, table: Table, at: int) -> None:
        self._number = table.number
        self._at = max(at, table.at)
        self.entries: list[Entry] = []

    def add(self, kind: Kind, seat: int | None, data: dict[str, Any] | None = None) -> Entry:
        """One more entry."""
        self._number += 1
        entry = Entry(self._number, kind, seat, self._at, data or {})
        self.entries.append(entry)
        return entry
