"""What a server does now and then: drop what is old.

Tables that nobody touched for long go: waiting ones soon, finished ones if the host says so.
"""

import asyncio
import gc
import logging
import os
from pathlib import Path

from doubloon.kernel.errors import DoubloonError
from doubloon.table.core.errors import StoreError
from doubloon.table.core.model import Status
from doubloon.table.live.background import Background
from doubloon.table.live.hub import Hub
from doubloon.table.store.side_store import DAY

log = logging.getLogger(__name__)


class Housekeeper(Background):
    """One for each process; what several of them do twice does no harm.

    ``waiting`` and ``finished`` tables are kept for so many days; 0: for ever. The record of a
    finished game is written to the folder ``records`` first, if there is one; a game of which that
    cannot be done stays.
    """

    every = 3600.0

    def __init__(
        self, hub: Hub, waiting: float = 0, finished: float = 0, records: str = ""
    ) -> None:
        self.hub = hub
        self.waiting = waiting
        self.finished = finished
        self.records = Path(records) if records else None
        self._kept: set[str] = set()  # whose record cannot be written: not tried again

    async def look(self) -> None:
        """Drop what is old."""
        gc.collect()  # also what is old: in between only new things are looked at
        await self.hub.store.side.prune(self.hub.clock())
        await self.sweep()

    async def sweep(self) -> int:
        """Drop what has expired; gives how many tables."""
        waiting = await self._drop("waiting", self.waiting)
        return waiting + await self._drop("finished", self.finished)

    async def _drop(self, status: Status, days: float) -> int:
        before = self.hub.clock() - int(days * DAY)
        dropped = 0
        while days:
            found = await self.hub.store.side.expired(status, before)
            found = [table_id for table_id in found if table_id not in self._kept]
            if not found:
                break
            for table_id in found:
                if status == "finished" and not await self._exported(table_id):
                    self._kept.add(table_id)
                    continue
                dropped += await self.hub.store.side.drop(table_id, status, before)
                self.hub.cache.drop(table_id)
        if dropped:
            log.info("%d %s tables have expired", dropped, status)
        return dropped

    async def _exported(self, table_id: str) -> bool:
        """Is the record safe, or none wanted?"""
        if self.records is None:
            return True
        try:
            text = await self.hub.record(table_id)
            await asyncio.to_thread(save, self.records / f"{table_id}.json", text)
        except StoreError:
            raise
        except (DoubloonError, OSError) as error:
            log.error("table %s stays, its record cannot be written: %s", table_id, error)
            return False
        return True


def save(place: Path, text: str) -> None:
    """Write a file that is either whole and on the disk, or not there."""
    place.parent.mkdir(parents=True, exist_ok=True)
    unfinished = place.with_suffix(".part")
    with unfinished.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(place)
