"""Updates of tables for one reader, who may be slow."""

import asyncio
from collections.abc import Callable


class Subscription:
    """Updates of some tables for one browser.

    All that waits here is one mark per table, so a slow or dead reader delays nobody and fills no
    memory: when it reads again, it gets what is new by then.
    """

    def __init__(self, watch: Callable[[str, "Subscription", bool], None]) -> None:
        self._watch = watch
        self.marked: dict[str, None] = {}  # tables with updates
        self._roused = asyncio.Event()
        self.tables: set[str] = set()
        self.presence: set[str] = set()  # tables where people came or left
        self.closed = False

    def watch(self, table_id: str) -> None:
        """Also follow this table."""
        if not self.closed and table_id not in self.tables:
            self.tables.add(table_id)
            self._watch(table_id, self, True)

    def unwatch(self, table_id: str) -> None:
        """No longer."""
        if table_id in self.tables:
            self.tables.discard(table_id)
            self.marked.pop(table_id, None)
            self.presence.discard(table_id)
            self._watch(table_id, self, False)

    def push(self, table_id: str) -> None:
        """Something is new at a table; never waits."""
        self.marked[table_id] = None
        self._roused.set()

    def note(self, table_id: str) -> None:
        """People came to a table or left it."""
        self.presence.add(table_id)
        self._roused.set()

    def begin(self, table_id: str) -> None:
        """Follow this table from now on, and of what is new there already."""
        if not self.closed:
            self.watch(table_id)
            self.push(table_id)

    def rouse(self) -> None:
        """Let the reader look up although nothing is new."""
        self._roused.set()

    def take(self) -> str | None:
        """The next table with updates, if there is one; they are sent now."""
        table_id = next(iter(self.marked), None)
        if table_id is not None:
            del self.marked[table_id]
        return table_id

    async def ready(self) -> None:
        """Wait for updates, or to be roused; CancelledError when it is closed."""
        if self.closed:
            raise asyncio.CancelledError
        await self._roused.wait()
        self._roused.clear()

    def close(self) -> None:
        """The browser is gone."""
        for table_id in list(self.tables):
            self.unwatch(table_id)
        self.closed = True
        self._roused.set()
