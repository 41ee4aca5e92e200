"""The hub: seats, store then tell, streams, slow readers, memory, rematch."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from doubloon.kernel.errors import Stale
from doubloon.table.core import credentials
from doubloon.table.core.commands import Chat, Join, Leave, Remove, Start
from doubloon.table.core.errors import Refused, StoreError
from doubloon.table.core.model import Decided, Outcome
from doubloon.table.core.table import Table
from doubloon.table.live.cache import IDLE
from doubloon.table.live.hub import Hub
from doubloon.table.store.sql_store import SqlStore
from tests.table.desk import BROWSER, everything, small
from tests.table.hubs import answer, hub_on, news, next_update, play_out, seats_of, started
from tests.table.postgres import Postgres


def test_seats_are_opened_by_secrets(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await hub.create(small("toy", 3))
            with pytest.raises(Refused, match="browser"):
                await hub.submit(table_id, Join("Anne"))
            outcome = await hub.submit(table_id, Join("Anne"), browser=BROWSER)
            assert outcome.seat == 0
            await hub.submit(table_id, Join("Bob"), browser=BROWSER)
            stranger = credentials.new_secret()
            await hub.submit(table_id, Join("Cleo"), browser=stranger)
            for seat in range(2):
                secret = credentials.seat_secret(BROWSER, table_id, seat)
                assert await seats_of(hub, table_id, None, secret) == [seat]
            assert await seats_of(hub, table_id, None, BROWSER) == []
            assert await seats_of(hub, table_id, BROWSER, None) == [0, 1]
            assert await seats_of(hub, table_id, stranger, None) == [2]
            stored = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*"))
            for secret in (BROWSER, stranger, credentials.seat_secret(BROWSER, table_id, 0)):
                assert secret.encode() not in stored
            await hub.submit(table_id, Remove(0, 2))
            assert await seats_of(hub, table_id, stranger, None) == []
            await hub.submit(table_id, Leave(1))
            assert await seats_of(hub, table_id, BROWSER, None) == [0]

    asyncio.run(run())


def test_news_reach_those_who_watch(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            table_id = await started(one)
            other = await started(one)
            here, there = one.subscribe([table_id]), one.subscribe([other])
            await answer(one, table_id)
            assert await next_update(here) == table_id
            assert len(there.marked) == 0
            there.watch(table_id)
            await answer(one, table_id)
            assert await next_update(there) == table_id
            there.unwatch(table_id)
            here.close()
            await answer(one, table_id)
            assert len(there.marked) == len(here.marked) == 0
            with pytest.raises(asyncio.CancelledError):
                await next_update(here)
            assert one._watchers.keys() == {other}
            assert two._watchers == {}

    asyncio.run(run())


def test_news_cross_processes(postgres: Postgres) -> None:
    async def run() -> None:
        address = postgres.database()
        async with hub_on(address) as one, hub_on(address) as two:
            table_id = await started(one)
            changed: asyncio.Queue[int] = asyncio.Queue()
            watching = two.subscribe([table_id])
            two.on_change(lambda table: changed.put_nowait(table.number))
            number = (await answer(one, table_id)).number
            assert await next_update(watching) == table_id
            assert await changed.get() == number
            told = await news(two, table_id, 0, number - 1)
            assert told == await news(one, table_id, 0, number - 1)
            postgres.stop("immediate")
            with pytest.raises(StoreError):
                await one.submit(table_id, Chat(0, "hello"))
            postgres.start()
            number = (await one.submit(table_id, Chat(0, "hello"))).number
            while (await two.table(table_id)).number < number:
                await next_update(watching)
            assert (await news(two, table_id, 1, number - 1))[0]["data"] == {"text": "hello"}

    asyncio.run(run())


def test_a_slow_reader_delays_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub)
            slow, quick = hub.subscribe([table_id]), hub.subscribe([table_id])
            for _ in range(100):
                number = (await hub.submit(table_id, Chat(0, "hello"))).number
                assert await next_update(quick) == table_id
            assert len(slow.marked) == 1, "nothing piles up"
            assert await next_update(slow) == table_id
            told = await news(hub, table_id, 0, 4)  # more than is kept in memory
            assert [each["number"] for each in told] == list(range(5, number + 1))

    asyncio.run(run())


class Watched:
    """A store that lets tests look in between, and fail."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.during: Any = None
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *arguments: Any) -> Outcome | None:
        if self.during is not None:
            await self.during()
        done = await self.store.append(*arguments)
        if self.fails:
            raise StoreError("the line went dead after the commit")
        return done


def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as plain:
            watched = Watched(plain.store)
            hub = Hub(cast("SqlStore", watched))
            table_id = await started(hub)
            subscription = hub.subscribe([table_id])
            before = everything(await hub.table(table_id))
            looked: list[bool] = []

            async def look() -> None:
                looked.append(everything(await hub.table(table_id)) == before)
                looked.append(len(subscription.marked) == 0)

            watched.during = look
            await answer(hub, table_id)
            assert looked == [True, True]
            assert len(subscription.marked) == 1
            await hub.stop()

    asyncio.run(run())


def test_after_a_failure_the_log_decides(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as plain:
            watched = Watched(plain.store)
            hub = Hub(cast("SqlStore", watched))
            table_id = await started(hub)
            watched.fails = True
            with pytest.raises(StoreError):
                await hub.submit(table_id, Chat(0, "was it stored?"), "0/a")
            watched.fails = False
            again = await hub.submit(table_id, Chat(0, "was it stored?"), "0/a")
            assert again.repeated
            assert (await hub.table(table_id)).number == again.number
            await hub.stop()

    asyncio.run(run())


def test_what_was_begun_is_finished(tmp_path: Path) -> None:
    """A browser that goes away in the middle of its request leaves no half-done table."""

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub)
            number = (await hub.table(table_id)).number
            others = hub.subscribe([table_id])
            request = asyncio.create_task(hub.submit(table_id, Chat(0, "hello")))
            await asyncio.sleep(0)
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            await next_update(others)
            assert (await hub.table(table_id)).number == number + 1
            assert await hub.store.head(table_id) == number + 1

    asyncio.run(run())


def test_memory_is_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db"), most_tables=3) as hub:
            tables = [await started(hub) for _ in range(8)]
            assert len(hub.cache.ids()) <= 3
            answers = [answer(hub, table_id, seat) for table_id in tables for seat in (0, 1)]
            await asyncio.gather(*answers)
            for table_id in tables:
                assert (await hub.table(table_id)).number == await hub.store.head(table_id)
            assert len(hub.cache.ids()) <= 3

    asyncio.run(run())


def test_a_table_that_nobody_asks_for_leaves_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            now = 0.0
            hub.cache.clock = lambda: now
            left, played = await started(hub), await started(hub)
            now = IDLE
            await answer(hub, played, 0)
            assert hub.cache.ids() == [left, played]
            now = IDLE + 1
            await answer(hub, played, 1)
            assert hub.cache.ids() == [played]
            assert (await hub.table(left)).number == await hub.store.head(left)

    asyncio.run(run())


def test_a_rematch_brings_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub)
            with pytest.raises(Refused, match="not over"):
                await hub.rematch(table_id, 0)
            await play_out(hub, table_id)
            new = await asyncio.gather(*(hub.rematch(table_id, seat) for seat in (0, 1, 0)))
            assert len(set(new)) == 1
            table = await hub.table(new[0])
            assert [seat.name for seat in table.seats] == ["Anne", "Bob"]
            assert (await hub.table(table_id)).rematch == new[0]
            assert await seats_of(hub, new[0], BROWSER, None) == [0, 1]
            await hub.submit(new[0], Start(0))
            assert (await hub.table(new[0])).commitment != (await hub.table(table_id)).commitment

    asyncio.run(run())


def test_decided_entries_are_plain_data(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub)
            log = await hub.store.read(table_id)
            decided = Decided(log)
            table = Table.replay(table_id, decided.entries, await hub.store.secret(table_id))
            assert everything(table) == everything(await hub.table(table_id))

    asyncio.run(run())


def test_processes_that_write_to_the_same_tables_do_not_block_each_other(database: str) -> None:
    """Summaries and entries of many tables, in batches of two processes, in no common order."""

    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            tables = [await started(one) for _ in range(12)]

            async def talk(hub: Hub, seat: int) -> None:
                order = tables if seat == 0 else tables[::-1]
                for _ in range(8):
                    await asyncio.gather(*(said(hub, table_id, seat) for table_id in order))

            async def said(hub: Hub, table_id: str, seat: int) -> None:
                while True:
                    try:
                        await hub.submit(table_id, Chat(seat, "hello"))
                        return
                    except Stale:  # the other was faster twice in a row
                        continue

            await asyncio.gather(talk(one, 0), talk(two, 1))
            for table_id in tables:
                log = await one.store.read(table_id)
                assert sum(entry.kind == "chat" for entry in log) == 16
                assert [entry.number for entry in log] == list(range(1, len(log) + 1))

    asyncio.run(run())
