"""Logs as they were sent to seats, also for readers who come back after long or open a page again.

A table in memory remembers the last entries with their events; to show older ones, the game must
be played again from its first move. That is done once for a table and a seat, then continued.
"""

import asyncio
from typing import Final

from doubloon.table.core.messages import LogEntry
from doubloon.table.core.table import Table
from doubloon.table.live.hub import Hub

MOST: Final = 64  # whole logs that are kept
Log = list[LogEntry]


class WholeLogs:
    """The logs that were asked for last."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: dict[tuple[str, int], Log] = {}

    async def after(self, table_id: str, seat: int, number: int | None) -> tuple[Table, Log]:
        """The table and what ``seat`` may know of its log after a number; of one moment.

        What is remembered is read from memory at once; an older log is played again, once. Without
        a number there is no log.
        """
        table = await self.hub.table(table_id, number or 0)
        entries = table.recent(table.number if number is None else number)
        while entries is None:
            log = self._kept.pop((table_id, seat), None) or await self._played(table_id, seat)
            table = await self.hub.table(table_id)
            entries = table.recent(len(log))
            if entries is not None:
                log = [*log, *(table.shown(entry, seat) for entry in entries)]
                self._kept[table_id, seat] = log
                while len(self._kept) > MOST:
                    del self._kept[next(iter(self._kept))]
                return table, log[number or 0 :]
        return table, [table.shown(entry, seat) for entry in entries]

    async def _played(self, table_id: str, seat: int) -> Log:
        """The whole log, in a thread: a long game takes long enough to be noticed elsewhere."""
        entries = await self.hub.store.read(table_id)
        secret = await self.hub.store.secret(table_id)
        table = await asyncio.to_thread(Table.replay, table_id, entries, secret, len(entries))
        return [table.shown(entry, seat) for entry in table.recent(0) or []]
