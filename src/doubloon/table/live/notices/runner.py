"""Finds seats that wait for somebody who is away, and has them notified.

All of it follows from the store: every process looks every few seconds at the seats whose owners
want notices, so nothing is forgotten when a process ends. A table is looked at once it has been
quiet for a while, and again only after it has changed. Before a notice is sent it is claimed in
the store, so that of several processes one sends it, once for a decision.

Whoever has a stream open is not away. The stream may be open at another process, so each process
puts off the notices of those who are connected to it, a little before any would be sent, and looks
again as soon as they could have left and waited long enough.
"""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Final

from doubloon.kernel.errors import DoubloonError
from doubloon.table.core.errors import StoreError
from doubloon.table.core.table import Table
from doubloon.table.live.background import Background
from doubloon.table.live.hub import Hub
from doubloon.table.live.notices.courier import Courier, Notice
from doubloon.table.store.side_store import Waiting

AFTER: Final = 60.0  # seconds that a table is quiet before somebody is notified
QUIET: Final = 600.0  # seconds between two notices about one seat, at least


class NoticeRunner(Background):
    """Looks every few seconds; ``present`` says of a browser (by hash) whether it is connected."""

    def __init__(
        self,
        hub: Hub,
        courier: Courier,
        present: Callable[[str], bool],
        after: float = AFTER,
        quiet: float = QUIET,
    ) -> None:
        self.hub = hub
        self.courier = courier
        self.present = present
        self.after = int(after * 1000)
        self.quiet = int(quiet * 1000)
        self.early = min(15_000, self.after // 2)  # ms before, for those who are connected
        self.every = max(0.05, self.early / 3000)

    async def stop(self) -> None:
        """No more, and nothing under way."""
        await super().stop()
        await self.courier.stop()

    async def look(self) -> None:
        """Notify everybody who is to be notified by now."""
        now = self.hub.clock()
        found = await self.hub.store.side.waiting(now, now - self.after + self.early)
        for _, seats in groupby(found, lambda each: (each.table, each.wish.browser)):
            await self._look_at(list(seats), now)

    async def _look_at(self, seats: list[Waiting], now: int) -> None:
        """The seats of one browser at one table."""
        first = seats[0]
        side = self.hub.store.side
        if self.present(first.wish.browser):
            for each in seats:
                await side.mark(each.table, each.seat, quiet=now + self.after)
            return
        if first.changed > now - self.after:
            return
        try:
            table = await self.hub.table(first.table, first.number)
        except StoreError:
            raise
        except DoubloonError:
            table = None  # this server cannot play it
        claimed = [each for each in seats if await self._claimed(table, each, now)]
        if table is not None and claimed:
            self._send(table, claimed)

    async def _claimed(self, table: Table | None, each: Waiting, now: int) -> bool:
        """Is there something to notify this seat of, and is it for this process to do?"""
        side = self.hub.store.side
        decision = asked(table, each.seat) if table is not None else None
        wanted = table is not None and (table.settings.pace == "days" or each.wish.live)
        if not wanted or decision is None or decision == each.noticed:
            await side.mark(each.table, each.seat, looked=each.number)
            return False
        quiet = now + self.quiet
        return await side.claim_notice(each.table, each.seat, decision, each.number, now, quiet)

    def _send(self, table: Table, claimed: list[Waiting]) -> None:
        notice = Notice(
            table.id,
            table.game.title,
            [table.seats[each.seat].name or "" for each in claimed],
            f"{self.courier.url}/t/{table.id}",
        )
        waits = {each.seat: asked(table, each.seat) for each in claimed}
        self.courier.notice(claimed[0].wish, notice, partial(self._still, table.id, waits))

    async def _still(self, table_id: str, waits: dict[int, str | None]) -> bool:
        """Does the table still wait for what the notice is about?"""
        try:
            table = await self.hub.table(table_id)
        except DoubloonError:
            return False
        return any(asked(table, seat) == decision for seat, decision in waits.items())


def asked(table: Table, seat: int) -> str | None:
    """The id of the decision that a person in this seat is asked for."""
    decision = table.decision(seat) if table.seats[seat].by_person else None
    return None if decision is None else str(decision["id"])
