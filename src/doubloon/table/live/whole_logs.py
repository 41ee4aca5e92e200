"""Whole logs as seats were told them, for readers who come back after long or open a page anew.

A table in memory remembers the last entries with their events; to tell older ones, the game must
be played again from its first move. That is done once for a table and a seat, then continued.
"""

from typing import Final

from doubloon.table.core.messages import LogEntry
from doubloon.table.core.table import Table
from doubloon.table.live.hub import Hub

MOST: Final = 64  # logs that are kept
Log = list[LogEntry]


class WholeLogs:
    """The logs that were asked for last."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: dict[tuple[str, int], Log] = {}

    async def after(self, table_id: str, seat: int, number: int) -> tuple[Table, Log]:
        """The table and what ``seat`` may know of its log after a number; of one moment."""
        while True:
            table = await self.hub.table(table_id)
            log = self._kept.pop((table_id, seat), None)
            new = None if log is None else table.recent(len(log))
            if log is not None and new is not None:
                log = [*log, *(table.told(entry, seat) for entry in new)]
                self._keep(table_id, seat, log)
                return table, log[number:]
            self._keep(table_id, seat, await self.hub.news(table_id, seat, 0))

    def _keep(self, table_id: str, seat: int, log: Log) -> None:
        self._kept[table_id, seat] = log
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
