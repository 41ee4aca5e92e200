"""Sees to tables that nobody sees to: their process died, or this one has just started.

All of it follows from the store. Whoever appends to a log soon notes when the table must be seen to
again (``Table.due``): when a clock runs out, when a bot should have moved. Every process looks for
tables of which that time has come. It loads them, so that its clocks and bots take them on, and
notes the next time; what two processes do at once does no harm.
"""

import logging
from typing import Final

from msgspec.structs import replace

from doubloon.table.core.errors import UnknownTable, Unplayable, Unreadable
from doubloon.table.live.background import Background
from doubloon.table.live.hub import Hub

AGAIN: Final = 10_000  # ms until a table is looked at again at which nothing happened

log = logging.getLogger(__name__)


class Takeover(Background):
    """Looks every two seconds, the first time everywhere."""

    every = 2.0

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._first = True
        self._aside: set[str] = set()  # tables that cannot go on here

    async def look(self) -> None:
        """See to every table whose time has come, or comes before the next look.

        The first look goes further: to what a process that has died was about to note.
        """
        soon = self.hub.clock() + (AGAIN if self._first else int(1000 * self.every))
        for table_id, number in await self.hub.store.side.overdue(soon, self._first):
            if table_id not in self._aside:
                await self._see_to(table_id, number)
        self._first = False

    async def _see_to(self, table_id: str, number: int) -> None:
        try:
            table = await self.hub.table(table_id, number)
        except (UnknownTable, Unreadable, Unplayable) as error:
            self._aside.add(table_id)
            log.error("table %s cannot go on: %s", table_id, error)
            return
        self.hub.look_after(table)
        summary = table.summary()
        if summary.due is not None:
            summary = replace(summary, due=max(summary.due, self.hub.clock() + AGAIN))
        self.hub.store.note(summary)
