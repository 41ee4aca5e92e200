"""Store, then send: the one door to all tables of this process."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from doubloon.kernel.errors import DoubloonError, Stale
from doubloon.table.core import credentials
from doubloon.table.core.changes import record_text
from doubloon.table.core.commands import Command, Join, Rematch, Start
from doubloon.table.core.errors import (
    Conflict,
    Refused,
    StoreError,
    UnknownTable,
    Unplayable,
    Unreadable,
)
from doubloon.table.core.handlers.creation import created, same_people
from doubloon.table.core.handlers.dispatch import decide
from doubloon.table.core.model import (
    Decided,
    Maker,
    Origin,
    Outcome,
    SeatKey,
    Settings,
    Summary,
)
from doubloon.table.core.table import Table
from doubloon.table.live.cache import Cache, Cell
from doubloon.table.live.makers import Makers
from doubloon.table.live.subscription import Subscription
from doubloon.table.store.sql_store import SqlStore

NOBODY: Final = Maker()  # a table that a program makes for itself


def now() -> int:
    """Unix time in ms."""
    return time.time_ns() // 1_000_000


class Hub:
    """Tables in memory, rebuilt from the store when needed; commands in, updates out."""

    def __init__(
        self,
        store: SqlStore,
        *,
        most_tables: int = 2000,
        most_of_address: int = 0,
        clock: Callable[[], int] = now,
    ) -> None:
        self.store = store
        self.clock = clock
        self.makers = Makers(store, most_of_address)
        self.cache = Cache(store, most_tables, self.look_after)
        # Whoever came first is notified first: players before those who watch a busy table.
        self._watchers: dict[str, dict[Subscription, None]] = {}
        self._guests: Counter[str] = Counter()  # who watch by an invitation, by table
        self._changed: list[Callable[[Table], None]] = []
        self._seated: list[Callable[[str], Coroutine[Any, Any, None]]] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to listen to other processes (the store must be open)."""
        await self.store.listen(self._heard)

    async def stop(self) -> None:
        """Finish what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # commands

    async def create(
        self,
        settings: Settings,
        request_id: str | None = None,
        origin: Origin | None = None,
        maker: Maker = NOBODY,
    ) -> str:
        """A new table; gives its id. A repeated ``request_id`` gives the same table again."""
        table_id = credentials.table_id_of(request_id)
        decided = created(settings, self.clock(), origin)
        await self._create(decided, table_id, maker)
        return table_id

    async def _create(self, decided: Decided, table_id: str, maker: Maker) -> None:
        if await self.store.head(table_id) > 0:
            return  # this very request came before
        await self.makers.check(maker, "waiting", self.clock())
        decided.maker = maker
        decided.summary = Table.replay(table_id, decided.entries).summary()
        try:
            await self.store.append(table_id, 0, decided)
        except Conflict:
            return  # this very request came before

    async def keep(self, table_id: str, decided: Decided) -> None:
        """A table that was played elsewhere, whole; the same again changes nothing."""
        with contextlib.suppress(Conflict):
            await self.store.append(table_id, 0, decided)

    async def submit(
        self,
        table_id: str,
        command: Command,
        request_id: str | None = None,
        browser: str | None = None,
    ) -> Outcome:
        """Carry out a command: decide, store, apply, notify.

        ``request_id`` (unique for its sender; prefix it with who that is) makes repeats harmless.
        ``browser`` is the sender's secret, needed to join: the seat is bound to it. What is being
        stored is sent to all even if nobody waits for the answer any more: see ``_heard``.
        """
        if isinstance(command, Start) and (await self.table(table_id)).status == "waiting":
            maker = await self.makers.of(table_id)
            await self.makers.check(maker, "running", self.clock())
        cell = self.cache.cell(table_id)
        try:
            async with cell.lock:
                for _ in range(2):
                    try:
                        return await self._attempt(cell, command, request_id, browser)
                    except Conflict:
                        await self._catch_up(cell)
                raise Stale("others were faster; look at the table again")
        except StoreError:
            cell.table = None  # what is durable is in the log, and only there
            raise

    async def _attempt(
        self, cell: Cell, command: Command, request_id: str | None, browser: str | None
    ) -> Outcome:
        table = await self.cache.loaded(cell)
        if isinstance(command, Join) and browser is not None:
            who = credentials.mark(credentials.hashed(browser), cell.id)
            command = msgspec.structs.replace(command, who=who)
        try:
            decided = decide(table, command, self.clock())
        except DoubloonError:
            if request_id is not None:
                before = await self.store.answered(cell.id, request_id)
                if before is not None:
                    return before
            if await self.store.head(cell.id) > table.number:
                raise Conflict("this process lags behind") from None
            raise
        seat = decided.entries[0].seat
        if isinstance(command, Join):
            assert seat is not None
            decided.seats = [credentials.seat_key(browser, cell.id, seat)]
        outcome = Outcome(decided.entries[-1].number, seat)
        before = await self.store.append(cell.id, table.number, decided, request_id, outcome)
        if before is not None:
            return before
        self._apply(cell, table, decided)
        return outcome

    def _apply(self, cell: Cell, table: Table, decided: Decided) -> None:
        if decided.secret is not None:
            table.secret = decided.secret
        try:
            for entry in decided.entries:
                table.apply(entry, decided.plays.get(entry.number))
        except Exception:
            cell.table = None
            raise
        self.store.note(table.summary())
        self._notify(table)
        if self.cache.old_snapshot(cell, table):
            self._task(self.cache.save(cell, table))

    async def rematch(
        self, table_id: str, seat: int, request_id: str | None = None, maker: Maker = NOBODY
    ) -> str:
        """Another game with the same people and settings; gives the new table's id.

        People keep their seats by the browsers and seat secrets they have.
        """
        table = await self.table(table_id)
        if table.rematch is not None:
            return table.rematch
        new_id = credentials.table_id_of(f"rematch/{table_id}/{table.secret}")
        decide(table, Rematch(seat, new_id), self.clock())
        await self._create(await self._again(table, new_id), new_id, maker)
        await self.submit(table_id, Rematch(seat, new_id), request_id or f"rematch/{new_id}")
        return new_id

    async def _again(self, table: Table, new_id: str) -> Decided:
        """The table of a rematch: a key goes only to a seat that its person has there."""
        decided = created(same_people(table), self.clock())
        fresh = Table.replay(new_id, decided.entries)
        keys = await self.store.seats(table.id)
        marks = {key.seat: credentials.mark(key.browser, new_id) for key in keys if key.browser}
        for place, seat in enumerate(table.seats):
            if seat.name is None:
                continue
            join = Join(seat.name, place, marks.get(place, ""))
            for entry in decide(fresh, join, self.clock()).entries:
                fresh.apply(entry)
                decided.entries.append(entry)
        decided.seats = [key for key in keys if fresh.sits(key)]
        return decided

    # looking

    async def table(self, table_id: str, at_least: int = 0) -> Table:
        """The table as it is now, to look at only; an UnknownTable error if there is none.

        ``at_least`` is a number the asker has seen already, perhaps from another process.
        """
        cell = self.cache.cell(table_id)
        if cell.table is not None and cell.table.number >= at_least:
            return cell.table
        async with cell.lock:
            table = await self.cache.loaded(cell)
            if table.number < at_least:
                await self._catch_up(cell)
            return table

    async def keys(self, table_id: str) -> list[SeatKey]:
        """Who holds which seat, by hashes, as the store says now.

        A seat that is no person's has no key, whatever the store holds.
        """
        found = await self.store.seats(table_id)
        if not found:
            return []
        table = await self.table(table_id, await self.store.head(table_id))
        return [key for key in found if table.sits(key)]

    async def mended(self, summary: Summary) -> Summary:
        """A summary as the log has it, should the stored one be damaged."""
        if not summary.unreadable:
            unreadable = summary.id in self.cache.damaged
            return msgspec.structs.replace(summary, unreadable=True) if unreadable else summary
        try:
            found = (await self.table(summary.id)).summary()
        except (Unreadable, Unplayable, UnknownTable):
            return summary
        self.store.note(found)
        return found

    async def record(self, table_id: str) -> str:
        """The record of a finished game, with its secret; refused before the end."""
        table = await self.table(table_id)
        if table.status != "finished":
            raise Refused("the record can be had when the game is over")
        return record_text(table, await self.store.read(table_id))

    # updates

    def subscribe(self, tables: list[str]) -> Subscription:
        """Updates of these tables, from now on."""
        subscription = Subscription(self._watch)
        for table_id in tables:
            subscription.watch(table_id)
        return subscription

    def _watch(self, table_id: str, subscription: Subscription, on: bool) -> None:
        watchers = self._watchers.setdefault(table_id, {})
        if on:
            watchers[subscription] = None
        else:
            watchers.pop(subscription, None)
        if not watchers:
            del self._watchers[table_id]

    def note(self, table_id: str) -> None:
        """People came to a table or left it: notify whoever watches."""
        for subscription in self._watchers.get(table_id, ()):
            subscription.note(table_id)

    def welcome(self, table: Table) -> None:
        """Somebody watches by an invitation from now on: for them bots play on by themselves."""
        self._guests[table.id] += 1
        self.look_after(table)

    def farewell(self, table_id: str) -> None:
        """No longer."""
        self._guests[table_id] -= 1
        if self._guests[table_id] <= 0:
            del self._guests[table_id]

    def attended(self, table: Table) -> bool:
        """Does a person take part, seated or as a guest?"""
        return table.id in self._guests or any(seat.by_person for seat in table.seats)

    def on_change(self, heard: Callable[[Table], None]) -> None:
        """Call this after every change, for bots and clocks; it must not wait.

        Also when a table comes from the store: whoever looked after it may have died.
        """
        self._changed.append(heard)

    def on_seated(self, heard: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Call this when somebody sat down at a table, through whichever process.

        Without a table: perhaps, anywhere.
        """
        self._seated.append(heard)

    def _notify(self, table: Table) -> None:
        for subscription in self._watchers.get(table.id, ()):
            subscription.push(table.id)
        self.look_after(table)

    def look_after(self, table: Table) -> None:
        """Have bots and clocks look at a table."""
        for heard in self._changed:
            heard(table)

    # other processes

    def _heard(self, table_id: str, number: int, seats: bool) -> None:
        """Somebody appended; without a table: perhaps, anywhere."""
        for heard in self._seated if seats else ():
            self._task(heard(table_id))
        for each in [table_id] if table_id else {*self.cache.ids(), *self._watchers}:
            table = self.cache.known(each)
            if table is None and each not in self._watchers:
                continue  # read when it is wanted
            if table is None or number == 0 or number > table.number:
                self._task(self._refresh(each, number))

    async def _refresh(self, table_id: str, number: int) -> None:
        cell = self.cache.cell(table_id)
        try:
            async with cell.lock:
                if cell.table is not None and 0 < number <= cell.table.number:
                    return
                known = cell.table is not None
                if not await self._catch_up(cell) and not known and cell.table is not None:
                    self._notify(cell.table)
        except DoubloonError:
            cell.table = None  # read again when it is wanted

    async def _catch_up(self, cell: Cell) -> bool:
        entries = await self.cache.catch_up(cell)
        if entries and cell.table is not None:
            self._notify(cell.table)
        return bool(entries)
