"""Where a local host keeps its tables: it only ever appends; whoever starts it brings the logs."""

from typing import Protocol

import msgspec

from doubloon.table.core.model import Entry


class Write(msgspec.Struct, frozen=True):
    """Entries to append to a table's log, and the game's secret once it has begun."""

    table: str
    entries: list[Entry]
    secret: str | None = None


class Store(Protocol):
    """What a host asks of a store; a StoreError says that nothing was written."""

    def append(self, write: Write) -> None:
        """Write it, or raise a StoreError."""


class MemoryStore:
    """Logs in memory, for tests and games of the moment."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.secrets: dict[str, str] = {}

    def append(self, write: Write) -> None:
        """Write it."""
        self.logs.setdefault(write.table, []).extend(write.entries)
        if write.secret is not None:
            self.secrets[write.table] = write.secret


class WaitingStore:
    """Writes that wait for somebody who cannot be waited for here: a page's database.

    Nothing that follows from them may be shown before they are written. If that fails, the host
    forgets the tables (``Host.forget``), and what is durable is read again.
    """

    def __init__(self) -> None:
        self.waiting: list[Write] = []

    def append(self, write: Write) -> None:
        """Note it."""
        self.waiting.append(write)

    def take(self) -> list[Write]:
        """What waits; it is for the caller to write from now on."""
        taken, self.waiting = self.waiting, []
        return taken
