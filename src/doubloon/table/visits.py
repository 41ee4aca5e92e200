"""What each seat's person was told last, so that on return they learn what happened since.

Being told (by looking, or by a stream) is remembered here and written to the store now and then,
many seats at once; it is not worth a write for each event. A crash forgets half a minute, and the
player is told that much twice.
"""

import asyncio
import contextlib
from typing import Final

from doubloon.table.errors import StoreError
from doubloon.table.store import Store

EVERY: Final = 30.0  # seconds


class Visits:
    """The last numbers told by this process."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        self.store = store
        self.every = every
        self._told: dict[tuple[str, int], int] = {}
        self._unwritten: dict[tuple[str, int], int] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write now and then."""
        self._task = asyncio.create_task(self._now_and_then())

    async def stop(self) -> None:
        """Write the rest."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(StoreError):
            await self.write()

    async def seen(self, table_id: str, seat: int) -> int:
        """The last number that the seat's person was told, here or by another process."""
        here = self._told.get((table_id, seat))
        return await self.store.side.seen(table_id, seat) if here is None else here

    def told(self, table_id: str, seat: int, number: int) -> None:
        """The seat's person is told up to this number."""
        key = (table_id, seat)
        if self._told.get(key, -1) < number:
            self._told[key] = self._unwritten[key] = number

    def here(self, table_id: str, seat: int) -> int:
        """What this process told and has not forgotten; 0: nothing."""
        return self._told.get((table_id, seat), 0)

    async def write(self) -> None:
        """Store what is new. What was not new is forgotten: another process may know better."""
        unwritten, self._unwritten = self._unwritten, {}
        if not unwritten:
            self._told = {}
            return
        try:
            await self.store.side.save_seen(unwritten)
        except StoreError:
            self._unwritten = {**unwritten, **self._unwritten}
            raise
        self._told = {**unwritten, **self._unwritten}

    async def _now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            with contextlib.suppress(StoreError):
                await self.write()
