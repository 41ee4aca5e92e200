"""What a server does now and then: mend lists after a crash, drop what is old."""

import asyncio
import contextlib
import gc
from typing import Final

from doubloon.table.core.errors import StoreError, Unplayable, Unreadable
from doubloon.table.live.background import Background
from doubloon.table.live.expiry import Expiry
from doubloon.table.live.hub import Hub

EVERY: Final = 3600.0  # seconds


class Housekeeper(Background):
    """One for each process; what several of them do twice does no harm."""

    def __init__(self, hub: Hub, expiry: Expiry | None = None, every: float = EVERY) -> None:
        self.hub = hub
        self.expiry = expiry or Expiry(hub)
        self.every = every

    async def start(self) -> None:
        """Begin, with the lists."""
        await self.mend_lists()
        await super().start()

    async def mend_lists(self) -> None:
        """Write the summaries that a crash kept from being written."""
        for table_id in await self.hub.store.side.lagging():
            with contextlib.suppress(Unreadable, Unplayable):
                self.hub.store.note((await self.hub.table(table_id)).summary())

    async def run(self) -> None:
        """Drop what is old, now and then."""
        while True:
            with contextlib.suppress(StoreError):
                await self.hub.store.side.prune(self.hub.clock())
                await self.expiry.sweep()
            gc.collect()  # also what is old: in between only new things are looked at
            await asyncio.sleep(self.every)
