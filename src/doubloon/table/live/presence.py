"""Who is at a table: here, or since when not. It follows from open streams and tells no more.

A person is here while a stream of theirs names the table. What changed is looked at by one task
every second, at most so many tables at once, and sent only where it differs from what was sent
before: streams that come and go cost a mark in a dictionary. Since when somebody is away is stored,
to the minute, so that it outlives the server. Where several processes share a database, each stores
now and then who is here with it, and reads what the others have stored.
"""

import contextlib
from collections import Counter
from typing import Final

import msgspec

from doubloon.kernel.errors import DoubloonError
from doubloon.table.live.background import Background
from doubloon.table.live.hub import Hub
from doubloon.table.store.side_store import LastHere

GRACE: Final = 5_000  # ms that a page may take to come back before it is gone
MOST: Final = 200  # tables in one look
HEARTBEAT: Final = 30_000  # ms between two notes of who is here, for other processes
MINUTE: Final = 60_000


class SeatPresence(msgspec.Struct, frozen=True):
    """Is a seat's person here? If not, since when (unix ms, to the minute; None: not known)."""

    here: bool
    since: int | None = None


class Presence(Background):
    """The people at the tables that somebody in this process looks at."""

    every = 1.0

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._streams: Counter[str] = Counter()  # by table, those of nobody in particular too
        self._here: dict[str, Counter[str]] = {}  # streams by who (a hash) by table
        self._due: dict[str, int] = {}  # tables to look at, and from when on
        self._left: dict[tuple[str, str], int] = {}  # who was last here when; not stored yet
        self._sent: dict[str, bytes] = {}
        self._noted = 0  # when other processes were last notified

    def enter(self, table_id: str, who: list[str]) -> None:
        """A stream of these begins to name a table."""
        self._streams[table_id] += 1
        self._here.setdefault(table_id, Counter()).update(who)
        self._due[table_id] = 0

    def leave(self, table_id: str, who: list[str]) -> None:
        """It ends."""
        now = self.hub.clock()
        self._streams[table_id] -= 1
        here = self._here[table_id]
        here.subtract(who)
        for each in who:
            if here[each] <= 0:
                del here[each]
                self._left[table_id, each] = now
        self._due.setdefault(table_id, now + GRACE)

    async def seated(self, table_id: str) -> None:
        """Somebody sat down or stood up at a table; without one: perhaps, anywhere."""
        for each in [table_id] if table_id else list(self._here):
            if each in self._here:
                self._due[each] = 0

    def message(self, table_id: str) -> bytes | None:
        """What a stream says of a table; None: nothing yet."""
        return self._sent.get(table_id)

    async def look(self) -> None:
        """Store who left, and send what has changed."""
        now = self.hub.clock()
        if self.hub.store.shared and now - self._noted >= HEARTBEAT:
            self._noted = now
            for table_id, here in self._here.items():
                self._left.update({(table_id, each): now for each in here})
                self._due.setdefault(table_id, now)
        left = dict(list(self._left.items())[: 10 * MOST])
        if left:
            await self.hub.store.side.save_here(left)
            for key, at in left.items():
                if self._left.get(key) == at:
                    del self._left[key]
        due = [each for each, at in self._due.items() if at <= now][:MOST]
        if not due:
            return
        for table_id in due:
            del self._due[table_id]
        rows = await self.hub.store.side.here(due)
        for table_id in due:
            with contextlib.suppress(DoubloonError):  # a table that cannot be read
                await self._look_at(table_id, [row for row in rows if row.table == table_id], now)

    async def _look_at(self, table_id: str, rows: list[LastHere], now: int) -> None:
        if not self._streams[table_id]:
            for known in (self._streams, self._here, self._sent):
                known.pop(table_id, None)
            return
        here = self._here[table_id]
        table = await self.hub.table(table_id)
        seats: list[SeatPresence | None] = [
            None if seat.name is None else SeatPresence(False) for seat in table.seats
        ]
        for row in rows:
            if row.seat < len(seats) and seats[row.seat] is not None:
                elsewhere = self.hub.store.shared and now - row.here < 2 * HEARTBEAT + GRACE
                is_here = elsewhere or here[row.browser] > 0 or here[row.key] > 0
                since = None if is_here or not row.here else row.here - row.here % MINUTE
                seats[row.seat] = SeatPresence(is_here, since)
        data = msgspec.json.encode({"table": table_id, "seats": seats})
        if data != self._sent.get(table_id):
            self._sent[table_id] = data
            self.hub.note(table_id)
