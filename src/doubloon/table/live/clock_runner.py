"""Tells tables that a seat's time is up."""

import asyncio
import contextlib
from typing import Final

from doubloon.kernel.errors import DoubloonError
from doubloon.table.core.commands import TimeOut
from doubloon.table.core.table import Table
from doubloon.table.live.background import Background
from doubloon.table.live.hub import Hub

AGAIN_AFTER: Final = 1000  # ms, when a time-out could not be stored


class ClockRunner(Background):
    """Submits ``TimeOut`` for seats whose time is up. Several processes may do so: one lands."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.hub.on_change(self.note)
        self._deadlines: dict[str, int] = {}
        self._wake = asyncio.Event()

    def note(self, table: Table) -> None:
        """Note when the next clock of this table runs out."""
        until = table.deadline()
        if until is None:
            self._deadlines.pop(table.id, None)
        elif self._deadlines.get(table.id) != until:
            self._deadlines[table.id] = until
            self._wake.set()

    async def run(self) -> None:
        """Wait for the next clock to run out; call it; again."""
        while True:
            self._wake.clear()
            due = min(self._deadlines.values(), default=None)
            wait = None if due is None else max(0.0, (due - self.hub.clock()) / 1000)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            await self.call_time()

    async def call_time(self) -> None:
        """Every seat whose time is up by now."""
        now = self.hub.clock()
        for table_id in [each for each, until in self._deadlines.items() if until <= now]:
            self._deadlines[table_id] = now + AGAIN_AFTER
            with contextlib.suppress(DoubloonError):
                table = await self.hub.table(table_id)
                for seat, until in table.deadlines().items():
                    if until <= now:
                        await self.hub.submit(table_id, TimeOut(seat))
                self.note(await self.hub.table(table_id))
