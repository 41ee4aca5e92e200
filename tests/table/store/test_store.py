"""The store: compare-and-swap, group commit, repeats, durability; SQLite and PostgreSQL alike."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from doubloon.table.core.errors import Conflict, StoreError
from doubloon.table.core.model import Decided, Entry, Outcome, SeatKey, Settings
from doubloon.table.core.table import Table
from doubloon.table.store.sql_store import SqlStore
from tests.table.desk import Desk, small
from tests.table.postgres import Postgres

LATER = 2**60  # than anything


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def said(number: int, text: str = "hello", **more: Any) -> Decided:
    """One entry."""
    return Decided([Entry(number, "chat", 0, 1000 + number, {"text": text})], **more)


async def new_table(store: SqlStore, table_id: str = "t", **more: Any) -> None:
    """A table with its first entry."""
    desk = Desk(small(**more))
    decided = Decided(desk.log, summary=Table.replay(table_id, desk.log).summary())
    await store.append(table_id, 0, decided)


def test_what_was_appended_is_read_again(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
            entries = [
                Entry(2, "chat", 0, 2**41, {"text": "ünïcode \u2693 '; drop table entries"}),
                Entry(3, "chat", None, 2**41, {"list": [1, None, True, 0.5]}),
            ]
            await store.append("t", 1, Decided(entries))
            assert (await store.read("t"))[1:] == entries
            assert await store.read("t", 2) == entries[1:]
            assert await store.read("nobody's") == []
            assert await store.head("t") == 3
            assert await store.head("nobody's") == 0
        async with opened(database) as store:  # and after another start, migrations included
            assert (await store.read("t"))[1:] == entries

    asyncio.run(run())


def test_compare_and_swap(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
            with pytest.raises(Conflict):
                await new_table(store)
            await store.append("t", 1, said(2))
            for expected in (0, 1, 3):
                with pytest.raises(Conflict):
                    await store.append("t", expected, said(expected + 1, "late"))
            assert [entry.data.get("text") for entry in await store.read("t", 1)] == ["hello"]

    asyncio.run(run())


def test_many_race_and_one_lands(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as two:
            await new_table(one)
            for number in range(2, 12):
                answers = await asyncio.gather(
                    *(
                        store.append("t", number - 1, said(number, f"{number} {place}"))
                        for place, store in enumerate([one, two] * 5)
                    ),
                    return_exceptions=True,
                )
                won = [place for place, answer in enumerate(answers) if answer is None]
                assert len(won) == 1
                assert sum(isinstance(answer, Conflict) for answer in answers) == 9
                (entry,) = await two.read("t", number - 1)
                assert entry.data["text"] == f"{number} {won[0]}"

    asyncio.run(run())


def test_group_commit(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            tables = [f"t{n}" for n in range(40)]
            await asyncio.gather(*(new_table(store, table_id) for table_id in tables))
            before = store.transactions
            wanted = [*((table_id, 1) for table_id in tables), ("t3", 7), ("gone", 4)]
            answers = await asyncio.gather(
                *(store.append(table_id, n, said(n + 1)) for table_id, n in wanted),
                return_exceptions=True,
            )
            assert answers[:40] == [None] * 40, "a conflict of one fails no other"
            assert all(isinstance(answer, Conflict) for answer in answers[40:])
            assert store.transactions - before <= 2, "many appends, one transaction"
            for table_id in tables:
                assert await store.head(table_id) == 2

    asyncio.run(run())


def test_sqlites_wal_starts_over_however_much_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A WAL that is never checkpointed as a whole would only grow."""
    monkeypatch.setattr("doubloon.table.store.sql_store.CHECKPOINT_EVERY", 20)
    wal = tmp_path / "games.db-wal"
    sizes: list[int] = []

    async def write(store: SqlStore, table_id: str) -> None:
        await new_table(store, table_id)
        for number in range(2, 150):
            await store.append(table_id, number - 1, said(number))
            sizes.append(wal.stat().st_size)

    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await asyncio.gather(*(write(store, f"t{n}") for n in range(3)))

    asyncio.run(run())
    assert sizes[-1] <= 2 * sizes[len(sizes) // 4]


def test_one_that_the_database_refuses_fails_no_other(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store, "a")
            await new_table(store, "b")
            twice = Decided([said(2).entries[0], said(2).entries[0]])
            answers = await asyncio.gather(
                store.append("a", 1, twice), store.append("b", 1, said(2)), return_exceptions=True
            )
            assert isinstance(answers[0], Conflict)
            assert answers[1] is None
            assert (await store.head("a"), await store.head("b")) == (1, 2)

    asyncio.run(run())


def test_repeated_requests_are_answered_again(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
            assert await store.answered("t", "r1") is None
            first = await store.append("t", 1, said(2), "r1", Outcome(2, 0))
            assert first is None
            again = await store.append("t", 1, said(2), "r1", Outcome(2, 0))
            assert again == Outcome(2, 0, repeated=True)
            assert await store.answered("t", "r1") == Outcome(2, 0, repeated=True)
            both = await asyncio.gather(
                store.append("t", 2, said(3), "r2", Outcome(3, 1)),
                store.append("t", 2, said(3), "r2", Outcome(3, 1)),
            )
            assert list(both) == [None, Outcome(3, 1, repeated=True)]
            assert await store.head("t") == 3
            with pytest.raises(Conflict):  # what failed is not remembered
                await store.append("t", 9, said(10), "r3", Outcome(10))
            assert await store.answered("t", "r3") is None

    asyncio.run(run())


def test_secrets_and_seats_have_their_own_places(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
            assert await store.secret("t") == ""
            seats = [SeatKey(0, "a" * 64, "c" * 64), SeatKey(1, "b" * 64, "c" * 64)]
            start = Entry(2, "started", 0, 5, {"commitment": "x"})
            await store.append("t", 1, Decided([start], secret="d" * 64, seats=seats))
            assert await store.secret("t") == "d" * 64
            assert await store.seats("t") == seats
            assert await store.side.expired("running", LATER) == ["t"]
            assert "d" * 64 not in repr(await store.read("t"))
            await store.append("t", 2, said(3, seats=[SeatKey(1, None, None)]))
            assert await store.seats("t") == seats[:1]
            assert [seat for _, seat in await store.of_browser("c" * 64)] == [0]
            assert await store.of_browser("0" * 64) == []
            end = Entry(4, "finished", None, 6, {})
            await store.append("t", 3, Decided([end]))
            assert await store.side.expired("running", LATER) == []

    asyncio.run(run())


def test_lists_snapshots_and_browsers(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store, "hidden")
            await new_table(store, "shown", visibility="open")
            (found,) = await store.listed()
            assert (found.id, found.free) == ("shown", 2)
            changed = msgspec.structs.replace(found, free=1)
            store.note(changed)
            while await store.listed() != [changed]:
                await asyncio.sleep(0.01)
            assert await store.snapshot("shown") is None
            for number in (1, 2):
                await store.save_snapshot("shown", number, b"\x00%d" % number)
            assert await store.snapshot("shown") == (2, b"\x002")
            assert await store.browser("b") is None
            await store.save_browser("b", {"name": "Anne"})
            await store.save_browser("b", {"name": "Anna"})
            assert await store.browser("b") == {"name": "Anna"}

    asyncio.run(run())


def test_notes_are_written_when_the_store_closes(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store, "shown", visibility="open")
            (found,) = await store.listed()
            store.note(msgspec.structs.replace(found, deadline=7))
        async with opened(database) as store:
            assert [each.deadline for each in await store.listed()] == [7]

    asyncio.run(run())


# durability


def committed_first(store: SqlStore) -> list[str]:
    """Writes down when a transaction is committed."""
    told: list[str] = []

    @sa.event.listens_for(store._write_engine, "commit")
    def commit(connection: Connection) -> None:
        told.append("commit")

    return told


def test_the_commit_comes_before_the_answer(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
            told = committed_first(store)
            for number in range(2, 30):
                await store.append("t", number - 1, said(number))
                told.append("answer")
            assert told == ["commit", "answer"] * 28

    asyncio.run(run())


def test_what_was_answered_is_in_the_files_at_once(tmp_path: Path) -> None:
    """As if power failed: only what is in the files of the database is there afterwards."""

    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store)
            for number in range(2, 12):
                await store.append("t", number - 1, said(number))
                copied = tmp_path / f"copy{number}"
                copied.mkdir()
                for file in tmp_path.glob("games.db*"):
                    shutil.copy(file, copied)
                with sqlite3.connect(copied / "games.db") as connection:
                    (last,) = connection.execute("SELECT max(number) FROM entries").fetchone()
                connection.close()
                assert last == number

    asyncio.run(run())


def test_sqlite_syncs_each_commit(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            with store._write_engine.begin() as connection:
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"

    asyncio.run(run())


def test_postgresql_syncs_each_commit(postgres: Postgres) -> None:
    async def run() -> None:
        async with opened(postgres.database()) as store:
            with store._write_engine.begin() as connection:
                assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"

    asyncio.run(run())


def failing(store: SqlStore, make: Callable[[], Exception]) -> Callable[[], None]:
    """Let every commit fail until the result is called."""

    @sa.event.listens_for(store._write_engine, "commit")
    def commit(connection: Connection) -> None:
        raise make()

    return lambda: sa.event.remove(store._write_engine, "commit", commit)


def pages_of(store: SqlStore) -> int:
    with store._write_engine.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())


def at_most(store: SqlStore, pages: int) -> None:
    """Room for this many pages."""
    with store._write_engine.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_is_a_clear_error_and_nothing_is_lost(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store)
            at_most(store, pages_of(store))
            with pytest.raises(StoreError, match="disk is full") as caught:
                await store.append("t", 1, said(2, "x" * 50_000))
            assert "xxx" not in str(caught.value)
            assert await store.head("t") == 1
            at_most(store, 1_000_000)
            await store.append("t", 1, said(2, "x" * 50_000))
            assert await store.head("t") == 2

    asyncio.run(run())


def test_another_program_that_writes_is_waited_for_and_holds_up_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store)
            other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t", 1, said(2)))
            for _ in range(20):
                await asyncio.sleep(0.005)  # the event loop goes on
            assert not waiting.done()
            assert await store.head("t") == 1
            other.execute("COMMIT")
            other.close()
            assert await waiting is None
            assert await store.head("t") == 2

    asyncio.run(run())


def test_a_failing_commit_is_not_acknowledged(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "games.db")) as store:
            await new_table(store)
            mend = failing(store, lambda: OSError("Input/output error"))
            answers = await asyncio.gather(
                store.append("t", 1, said(2)), store.append("t", 1, said(2)), return_exceptions=True
            )
            assert all(isinstance(answer, StoreError) for answer in answers)
            mend()
            assert await store.head("t") == 1
            await store.append("t", 1, said(2))

    asyncio.run(run())


def test_a_lost_database_is_a_clear_error_and_nothing_is_lost(postgres: Postgres) -> None:
    async def run() -> None:
        async with opened(postgres.database()) as store:
            await new_table(store)
            await store.append("t", 1, said(2))
            postgres.stop("immediate")
            try:
                with pytest.raises(StoreError, match="cannot be reached"):
                    await store.append("t", 2, said(3))
                with pytest.raises(StoreError):
                    await store.read("t")
            finally:
                postgres.start()
            assert await store.head("t") == 2
            await store.append("t", 2, said(3))
            assert await store.head("t") == 3

    asyncio.run(run())


def test_a_closed_store_takes_nothing(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            await new_table(store)
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", 1, said(2))
        with pytest.raises(StoreError):
            await store.read("t")

    asyncio.run(run())


def test_addresses() -> None:
    for wrong in ("mysql://host/db", "://", "nonsense://"):
        with pytest.raises(StoreError, match="postgresql://"):
            SqlStore(wrong)
    assert Settings("toy", 2).visibility == "link"


def test_processes_hear_of_each_other(postgres: Postgres) -> None:
    async def run() -> None:
        address = postgres.database()
        async with opened(address) as one, opened(address) as two:
            heard: asyncio.Queue[tuple[str, int, bool]] = asyncio.Queue()
            await two.listen(lambda *what: heard.put_nowait(what))
            await new_table(one)
            await one.append("t", 1, said(2, "x" * 20_000))  # more than a notice can carry
            assert [await heard.get(), await heard.get()] == [("t", 1, False), ("t", 2, False)]
            sat = said(3, "hello")
            sat.seats = [SeatKey(0, "key", "browser")]
            await one.append("t", 2, sat)
            assert await heard.get() == ("t", 3, True), "somebody sat down"
            postgres.stop("immediate")
            postgres.start()
            assert await heard.get() == ("", 0, True), "something may have been missed"

    asyncio.run(run())
