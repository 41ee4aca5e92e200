"""News of tables for one reader, who may be slow."""

import asyncio
from collections.abc import Callable

import msgspec

from doubloon.table.core.table import Table


class Update(msgspec.Struct, frozen=True):
    """A table has news up to this number."""

    table: str
    number: int


class Subscription:
    """News of some tables for one browser.

    Never more than one notice a table waits here, so a slow or dead reader delays nobody and
    fills no memory: when it reads again, it is told the latest number and asks for what it missed.
    """

    def __init__(self, watch: Callable[[str, "Subscription", bool], None]) -> None:
        self._watch = watch
        self._waiting: dict[str, int] = {}
        self._news = asyncio.Event()
        self.tables: set[str] = set()
        self.presence: set[str] = set()  # tables where people came or left
        self.closed = False

    def watch(self, table_id: str) -> None:
        """Also tell of this table."""
        if not self.closed and table_id not in self.tables:
            self.tables.add(table_id)
            self._watch(table_id, self, True)

    def unwatch(self, table_id: str) -> None:
        """No longer."""
        if table_id in self.tables:
            self.tables.discard(table_id)
            self._waiting.pop(table_id, None)
            self.presence.discard(table_id)
            self._watch(table_id, self, False)

    def push(self, table: Table) -> None:
        """Something is new; never waits."""
        self._waiting[table.id] = table.number
        self._news.set()

    def note(self, table_id: str) -> None:
        """People came to a table or left it."""
        self.presence.add(table_id)
        self._news.set()

    def begin(self, table_id: str) -> None:
        """Tell of this table from now on, and of what is new there already."""
        if not self.closed:
            self.watch(table_id)
            self._waiting.setdefault(table_id, 0)
            self._news.set()

    def waiting(self) -> int:
        """How many notices wait."""
        return len(self._waiting)

    def rouse(self) -> None:
        """Let the reader look up although nothing is new."""
        self._news.set()

    def take(self) -> Update | None:
        """The next notice, if one waits."""
        if not self._waiting:
            return None
        table_id = next(iter(self._waiting))
        return Update(table_id, self._waiting.pop(table_id))

    async def ready(self) -> None:
        """Wait for a notice, or to be roused; CancelledError when it is closed."""
        if self.closed:
            raise asyncio.CancelledError
        await self._news.wait()
        self._news.clear()

    async def get(self) -> Update:
        """The next notice; waits for one. A closed subscription gives no more: CancelledError."""
        while (notice := self.take()) is None:
            await self.ready()
        return notice

    def close(self) -> None:
        """The browser is gone."""
        for table_id in list(self.tables):
            self.unwatch(table_id)
        self.closed = True
        self._news.set()
