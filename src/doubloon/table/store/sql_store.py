"""The store over SQLite or PostgreSQL, through SQLAlchemy Core.

One thread writes over a connection of its own, whatever waits together in one durable transaction
(group commit); a few threads read. A call returns after the commit, never before.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from doubloon.table.core.errors import StoreError, Unreadable
from doubloon.table.core.model import Decided, Entry, Maker, Outcome, SeatKey, Status, Summary
from doubloon.table.store import database, schema
from doubloon.table.store.group_commit import CHANNEL, Append, commit, repeated, write_notes
from doubloon.table.store.side_store import SideStore

T = TypeVar("T")
# A table, the number at which its log ends, and did anybody sit down or stand up?
Heard = Callable[[str, int, bool], None]
Waiting = tuple[Append, "asyncio.Future[Outcome | None]"]

MOST_AT_ONCE: Final = 500  # appends in one commit
# Seconds from the beginning of a commit to that of the next, at least, for each move that the one
# before held, and at most: a busy server gathers more into a commit, an idle one does not wait.
FOR_EACH: Final = 0.0005
LONGEST_WAIT: Final = 0.008
NOTES_EVERY: Final = 0.5  # seconds between two writes of summaries
CHECKPOINT_EVERY: Final = 500  # commits: some megabytes of SQLite's WAL
AGAIN_AFTER: Final = 0.5  # seconds until a lost database is listened to again


class SqlStore:
    """Everything durable: it is when a call returns; an error means that nothing is certain to be.

    ``url`` is a path, ``sqlite:///path`` or ``postgresql://...``.
    ``shared`` says that other processes may use the same database; ``side`` holds what is kept next
    to the logs. Open it before use, close it after.
    """

    def __init__(self, url: str) -> None:
        self.url = database.database_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self.side = SideStore(self._do)
        self.transactions = 0  # how many were committed; fewer than appends under load
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(2, "store-reader")
        self._write_engine = database.make_engine(self.url, writes=True)
        self._read_engine = database.make_engine(self.url, writes=False)
        self._waiting: list[Waiting] = []
        self._notes: dict[str, Summary] = {}
        self._notes_from = 0.0  # the earliest time for the next of them
        self._heard: list[Heard] = []
        self._wake = asyncio.Event()
        self._reading, self._writing = database.Outage("read"), database.Outage("written")
        self._next = 0.0  # the earliest time for the next commit
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    # life

    async def open(self) -> None:
        """Bring the schema up to date and begin."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._writer, database.migrate, self._write_engine)
        except sa.exc.DBAPIError as error:
            raise database.store_error(error) from None
        self._tasks.append(asyncio.create_task(self._write_all()))

    async def close(self) -> None:
        """Finish what is under way, then stop."""
        self._closing = True
        self._wake.set()
        for task in self._tasks[1:]:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._writer.shutdown()
        self._readers.shutdown()
        self._write_engine.dispose()
        self._read_engine.dispose()

    # writing

    async def append(
        self,
        table_id: str,
        expected: int,
        decided: Decided,
        request_id: str | None = None,
        outcome: Outcome | None = None,
    ) -> Outcome | None:
        """Append if the log ends at ``expected`` (0: a new table), else a Conflict.

        With a ``request_id`` that was stored before, nothing is written and its outcome is given.
        """
        if self._closing or not self._tasks:
            raise StoreError("the store is closed; nothing was acknowledged")
        answer: asyncio.Future[Outcome | None] = asyncio.get_running_loop().create_future()
        append = Append(table_id, expected, decided, request_id, outcome)
        self._waiting.append((append, answer))
        self._wake.set()
        return await answer

    def note(self, summary: Summary) -> None:
        """Keep a table's summary for lists: at once, or with others if that were too often."""
        self._notes[summary.id] = summary
        self._wake.set()

    async def _write_all(self) -> None:
        """The one writer: takes what is waiting, commits, answers all; again."""
        loop = asyncio.get_running_loop()
        while not self._closing or self._waiting or self._notes:
            if not self._waiting and not self._closing:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(self._notes_from if self._notes else None):
                        await self._wake.wait()
            self._wake.clear()
            await self._gather()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            self._next = loop.time() + min(FOR_EACH * len(batch), LONGEST_WAIT)
            if batch:
                await self._write(batch)
            if self._notes and (self._closing or loop.time() >= self._notes_from):
                await self._write_notes()
                self._notes_from = loop.time() + NOTES_EVERY

    async def _gather(self) -> None:
        """Right after a commit wait a moment for others: one costs as much as several moves."""
        early = self._next - asyncio.get_running_loop().time()
        if early > 0 and not self._closing:
            await asyncio.sleep(early)

    async def _commit(self, work: Callable[..., T], *given: Any) -> T:
        """Have the writer do something; a StoreError if it cannot."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._writer, work, self._write_engine, *given)
        except Exception as error:
            failed = database.store_error(error)
            self._writing.failed(failed.why)
            if failed.why == database.FULL:
                await self._checkpoint()  # the WAL starts over in the room that it has
            raise failed from None
        self._writing.worked()
        return found

    async def _write(self, batch: list[Waiting]) -> None:
        appends = [append for append, _ in batch]
        try:
            answers = await self._commit(commit, appends)
        except StoreError as failed:
            _answer(batch, [failed] * len(batch))
            return
        self.transactions += 1
        _answer(batch, answers)
        if not self.shared:
            self._notify(append for append, answer in zip(appends, answers) if answer is None)
            if self.transactions % CHECKPOINT_EVERY == 0:
                await self._checkpoint()

    async def _write_notes(self) -> None:
        notes, self._notes = self._notes, {}
        try:
            await self._commit(write_notes, list(notes.values()))
        except StoreError:
            if not self._closing:  # later, unless there are newer ones
                self._notes = {**notes, **self._notes}

    async def _checkpoint(self) -> None:
        if not self.shared:
            loop = asyncio.get_running_loop()
            with contextlib.suppress(sa.exc.DBAPIError, sqlite3.Error):  # the next one tries
                await loop.run_in_executor(self._writer, database.checkpoint, self._write_engine)

    def _notify(self, written: Any) -> None:
        """SQLite has no channel: those who listen to this very store are notified directly.

        After those who wait for the answer, who know already.
        """
        loop = asyncio.get_running_loop()
        for append in written:
            for heard in self._heard:
                seats = bool(append.decided.seats)
                loop.call_soon(heard, append.table_id, append.last, seats)

    async def save_snapshot(self, table_id: str, number: int, data: bytes) -> None:
        """Remember a snapshot for speed; older ones are forgotten."""

        mine = schema.snapshots.c.table_id == table_id
        row = {"table_id": table_id, "number": number, "data": data}
        await self._do(lambda connection: _put(connection, schema.snapshots, mine, row), True)

    async def save_browser(self, browser: str, data: dict[str, Any]) -> None:
        """Remember something for a browser (by hash)."""
        mine = schema.browsers.c.id == browser
        row = {"id": browser, "data": msgspec.json.encode(data).decode()}
        await self._do(lambda connection: _put(connection, schema.browsers, mine, row), True)

    # reading

    async def _do(self, work: Callable[[Connection], T], writes: bool = False) -> T:
        engine = self._write_engine if writes else self._read_engine

        def job() -> T:
            with engine.begin() as connection:
                return work(connection)

        loop = asyncio.get_running_loop()
        use = self._writing if writes else self._reading
        try:
            found = await loop.run_in_executor(self._writer if writes else self._readers, job)
        except (sa.exc.DBAPIError, RuntimeError) as error:
            failed = database.store_error(error)
            if not self._closing and not isinstance(error, database.REJECTED):
                use.failed(failed.why)
            raise failed from None
        use.worked()
        return found

    async def answered(self, table_id: str, request_id: str) -> Outcome | None:
        """The outcome of a request that was carried out before."""
        columns = schema.requests.c
        query = sa.select(columns.outcome).where(
            columns.table_id == table_id, columns.request_id == request_id
        )
        text = await self._do(lambda connection: connection.execute(query).scalar())
        found = None if text is None else repeated(text)
        if isinstance(found, Unreadable):
            raise found
        return found

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log after that number, in order; empty for an unknown table."""
        columns = schema.entries.c
        query = (
            sa.select(columns.number, columns.kind, columns.seat, columns.at, columns.data)
            .where(columns.table_id == table_id, columns.number > after)
            .order_by(columns.number)
        )
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [
            Entry(row.number, row.kind, row.seat, row.at, msgspec.json.decode(row.data))
            for row in rows
        ]

    async def secret(self, table_id: str) -> str:
        """The game's secret; empty before the start. Never leaves the program."""
        query = sa.select(schema.tables.c.secret).where(schema.tables.c.id == table_id)
        return await self._do(lambda connection: connection.execute(query).scalar()) or ""

    async def head(self, table_id: str) -> int:
        """The last number of a log; 0 for an unknown table."""
        query = sa.select(schema.tables.c.number).where(schema.tables.c.id == table_id)
        found = await self._do(lambda connection: connection.execute(query).scalar())
        if not isinstance(found, int | None):
            raise Unreadable("the number of this table's last entry is damaged")
        return found or 0

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The latest snapshot."""
        columns = schema.snapshots.c
        query = sa.select(columns.number, columns.data).where(columns.table_id == table_id)
        row = await self._do(lambda connection: connection.execute(query).first())
        return None if row is None else (row.number, bytes(row.data))

    async def seats(self, table_id: str) -> list[SeatKey]:
        """Who holds which seat, by hashes."""
        columns = schema.seats.c
        query = sa.select(columns.seat, columns.key, columns.browser)
        query = query.where(columns.table_id == table_id).order_by(columns.seat)
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [SeatKey(row.seat, row.key, row.browser) for row in rows]

    async def listed(self, limit: int = 100) -> list[Summary]:
        """Open tables that wait or run, the latest first.

        If there are too many, each address has as many there as any other that has more.
        """
        columns = schema.tables.c
        whose = sa.case((columns.address == "", columns.id), else_=columns.address)
        place = sa.func.row_number().over(partition_by=whose, order_by=columns.changed.desc())
        ranked = (
            sa.select(schema.tables, place.label("place"))
            .where(columns.visibility == "open", columns.status != "finished")
            .where(columns.summary != "")
            .subquery()
        )
        query = sa.select(ranked).order_by(ranked.c.place, ranked.c.changed.desc()).limit(limit)
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [_summary(row) for row in sorted(rows, key=lambda row: row.changed, reverse=True)]

    async def summary(self, table_id: str) -> Summary | None:
        """What lists show of a table; None if there is none."""
        query = sa.select(schema.tables).where(schema.tables.c.id == table_id)
        row = await self._do(lambda connection: connection.execute(query).first())
        return None if row is None or not row.summary else _summary(row)

    async def of_browser(self, browser: str, limit: int = 200) -> list[tuple[Summary, int]]:
        """Tables at which a browser (by hash) holds seats, and which; the latest first."""
        columns = schema.tables.c
        query = (
            sa.select(schema.tables, schema.seats.c.seat)
            .join(schema.seats, schema.seats.c.table_id == columns.id)
            .where(schema.seats.c.browser == browser, columns.summary != "")
            .order_by(columns.changed.desc())
            .limit(limit)
        )
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [(_summary(row), row.seat) for row in rows if isinstance(row.seat, int)]

    async def maker(self, table_id: str) -> Maker:
        """Who made a table."""
        columns = schema.tables.c
        query = sa.select(columns.browser, columns.address).where(columns.id == table_id)
        row = await self._do(lambda connection: connection.execute(query).first())
        return Maker() if row is None else Maker(row.browser, row.address)

    async def count(self, address: str, status: Status, since: int) -> int:
        """How many tables of an address (by hash) have that status and changed since a time."""
        columns = schema.tables.c
        query = sa.select(sa.func.count()).where(
            columns.address == address, columns.status == status, columns.changed >= since
        )
        return await self._do(lambda connection: connection.execute(query).scalar()) or 0

    async def browser(self, browser: str) -> dict[str, Any] | None:
        """What is remembered for a browser (by hash)."""
        query = sa.select(schema.browsers.c.data).where(schema.browsers.c.id == browser)
        text = await self._do(lambda connection: connection.execute(query).scalar())
        with contextlib.suppress(msgspec.MsgspecError):  # a damaged one is as good as none
            return None if text is None else msgspec.json.decode(text, type=dict[str, Any])
        return None

    # other processes

    async def listen(self, heard: Heard) -> None:
        """From now on report appends by others; ``("", 0, True)``: some may have been missed."""
        self._heard.append(heard)
        if self.shared and len(self._heard) == 1:
            ready = asyncio.Event()
            self._tasks.append(asyncio.create_task(self._listen(ready)))
            await ready.wait()

    async def _listen(self, ready: asyncio.Event) -> None:
        import psycopg  # an extra of its own

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._reading.worked()
                    if ready.is_set():
                        self._pass_on("")
                    ready.set()
                    async for notice in connection.notifies():
                        self._pass_on(notice.payload)
            except (psycopg.Error, OSError) as error:
                self._reading.failed(database.store_error(error).why)
            await asyncio.sleep(AGAIN_AFTER)

    def _pass_on(self, payload: str) -> None:
        """A notice of a table; an empty one stands for any that may have been missed."""
        table_id, number, *seats = payload.split(" ") if payload else ("", "0", "seats")
        for heard in self._heard:
            heard(table_id, int(number), bool(seats))


def _summary(row: Any) -> Summary:
    """What a list shows of a table, also if its summary is damaged."""
    with contextlib.suppress(msgspec.MsgspecError):
        return msgspec.json.decode(row.summary, type=Summary)
    return Summary(
        *(row.id, "", row.status, row.visibility, "days", row.number, row.changed, row.changed),
        names=[],
        free=0,
        asked=[],
        unreadable=True,
    )


def _put(connection: Connection, table: sa.TableClause, mine: Any, row: dict[str, Any]) -> None:
    """Write over what is there, or write it down for the first time."""
    if connection.execute(sa.update(table).where(mine).values(**row)).rowcount == 0:
        connection.execute(sa.insert(table), [row])


def _answer(batch: list[Waiting], answers: Any) -> None:
    for (_, future), answer in zip(batch, answers):
        if future.done():
            continue  # nobody waits any more
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
