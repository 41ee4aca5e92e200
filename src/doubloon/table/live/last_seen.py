"""What each seat's person was sent last, so that on return they learn what happened since.

What was sent (to a look, or by a stream) is remembered here and written to the store now and then,
many seats at once; it is not worth a write for each event. A crash forgets half a minute, and the
player is sent that much twice. A visit lasts until its person was sent nothing for ten minutes:
whoever opens the page again meanwhile still learns what happened before the visit.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from doubloon.table.core.errors import StoreError
from doubloon.table.live.background import Background
from doubloon.table.store.sql_store import SqlStore

AT_ONCE: Final = 500  # seats that the store is asked for
LASTS: Final = 600.0  # seconds without a word until a visit is over

Key = tuple[str, int]


class Visit(msgspec.Struct):
    """What was sent before (None: not asked for yet), what was sent last, and when."""

    before: int | None
    sent: int
    at: float


class LastSeen(Background):
    """The visits to seats that this process knows of."""

    every = 30.0  # seconds between two writes

    def __init__(self, store: SqlStore, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self._clock = clock
        self._visits: dict[Key, Visit] = {}
        self._unwritten: dict[Key, int] = {}

    async def stop(self) -> None:
        """Write the rest."""
        await super().stop()
        with contextlib.suppress(StoreError):
            await self.look()

    async def before(self, table_id: str, seat: int) -> int:
        """The last number that the seat's person had been sent when this visit began."""
        visit = self._visits.get((table_id, seat))
        if visit is not None and visit.before is not None:
            return visit.before
        await self._look_up([(table_id, seat)])
        return self._visits[table_id, seat].before or 0

    async def _look_up(self, keys: list[Key]) -> None:
        """Ask the store what these seats had been sent before their visits."""
        while keys:
            some, keys = keys[:AT_ONCE], keys[AT_ONCE:]
            stored = await self.store.side.seen(some)
            for key in some:
                before = stored.get(key, 0)
                visit = self._visits.setdefault(key, Visit(before, before, self._clock()))
                if visit.before is None:
                    visit.before = before

    def sent(self, table_id: str, seat: int, number: int) -> None:
        """The seat's person is sent everything up to this number."""
        key = (table_id, seat)
        visit = self._visits.setdefault(key, Visit(None, -1, 0.0))
        visit.at = self._clock()
        if visit.sent < number:
            visit.sent = self._unwritten[key] = number

    def last(self, table_id: str, seat: int) -> int:
        """What this process has sent last; 0: nothing that it knows of."""
        visit = self._visits.get((table_id, seat))
        return 0 if visit is None else visit.sent

    async def look(self) -> None:
        """Store what is new; forget visits that are over, other processes may know better."""
        unwritten, self._unwritten = self._unwritten, {}
        oldest = self._clock() - LASTS
        try:
            if unwritten:
                # What it was before is known only until it is written over.
                await self._look_up([key for key in unwritten if self._visits[key].before is None])
                await self.store.side.save_seen(unwritten)
        except StoreError:
            self._unwritten = {**unwritten, **self._unwritten}
            raise
        self._visits = {key: each for key, each in self._visits.items() if each.at > oldest}
