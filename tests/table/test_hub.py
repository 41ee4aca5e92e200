"""The hub: store, then tell; races, streams, slow readers, rebuilding, rematch."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import Illegal, Stale
from doubloon.kernel.record import read_record, verify
from doubloon.table import cache, credentials
from doubloon.table.commands import Chat, Join, Leave, Move, Remove, Start
from doubloon.table.errors import Refused, StoreError, UnknownTable
from doubloon.table.hub import Hub, Notice
from doubloon.table.model import Decided, Outcome
from doubloon.table.sql_store import open_store
from doubloon.table.store import Store
from doubloon.table.table import Table
from tests.table.desk import BROWSER, NAMES, everything, small
from tests.table.postgres import Postgres


@asynccontextmanager
async def hub_on(address: str, **more: Any) -> AsyncIterator[Hub]:
    store = open_store(address)
    await store.open()
    hub = Hub(store, **more)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await store.close()


async def started(hub: Hub, game: str = "toy", players: int = 2, **more: Any) -> str:
    """A game that has just started."""
    table_id = await hub.create(small(game, players, **more))
    for name in NAMES[:players]:
        await hub.submit(table_id, Join(name), browser=BROWSER)
    await hub.submit(table_id, Start(0))
    return table_id


async def answer(hub: Hub, table_id: str, seat: int | None = None, choice: int = 0) -> Outcome:
    """Any seat's move."""
    table = await hub.table(table_id)
    asked = table.asked()[0] if seat is None else seat
    decision = table.decision(asked)
    assert decision is not None
    return await hub.submit(table_id, Move(asked, decision["id"], [decision["choices"][choice]]))


async def play_out(hub: Hub, table_id: str) -> None:
    rng = Random(table_id)
    table = await hub.table(table_id)
    while table.status == "running":
        decision = table.decision(table.asked()[0])
        assert decision is not None
        words = [rng.choice(decision["choices"])]
        await hub.submit(table_id, Move(decision["seat"], decision["id"], words))
        table = await hub.table(table_id)


def test_a_whole_game_and_its_record(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub:
            table_id = await started(hub, "loot_island", 3)
            with pytest.raises(Refused, match="over"):
                await hub.record(table_id)
            await play_out(hub, table_id)
            table = await hub.table(table_id)
            record = read_record(await hub.record(table_id))
            assert verify(registry.find("loot_island"), record) == []
            assert record.commitment == table.commitment
            assert record.names == ["Anne", "Bob", "Cleo"]
            other = Hub(hub.store)
            assert everything(await other.table(table_id)) == everything(table)
            told = await other.news(table_id, 1, 0)
            assert [each["number"] for each in told] == list(range(1, table.number + 1))
            assert told[-64:] == (await hub.news(table_id, 1, 0))[-64:]

    asyncio.run(run())


def test_a_rebuilt_table_uses_the_snapshot(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(cache, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub, options={"plays": 30})
            for _ in range(20):
                await answer(hub, table_id)
            await hub.stop()
            found = await hub.store.snapshot(table_id)
            assert found is not None
            assert found[0] > 10
            table = await hub.table(table_id)
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)
            await hub.store.save_snapshot(table_id, 20, b'{"format": 0}')
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)
            await hub.store.save_snapshot(table_id, 20, b"rubbish")
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)

    asyncio.run(run())


def test_two_processes_race_on_one_decision(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            table_id = await started(one, options={"plays": 30, "passing": False})
            for _ in range(10):
                decision = (await one.table(table_id)).decision(
                    (await one.table(table_id)).asked()[0]
                )
                assert decision is not None
                await two.table(table_id, (await one.table(table_id)).number)
                answers = await asyncio.gather(
                    *(
                        hub.submit(table_id, Move(decision["seat"], decision["id"], [word]))
                        for hub, word in zip((one, two), decision["choices"])
                    ),
                    return_exceptions=True,
                )
                assert sorted(type(each).__name__ for each in answers) == ["Outcome", "Stale"]
                (landed,) = [each for each in answers if isinstance(each, Outcome)]
                assert everything(await one.table(table_id, landed.number)) == everything(
                    await two.table(table_id, landed.number)
                )
            moves = [entry for entry in await one.store.read(table_id) if entry.kind == "move"]
            assert len(moves) == 10

    asyncio.run(run())


def test_a_process_that_lags_catches_up_before_it_refuses(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            two._heard = lambda *_: None  # type: ignore[method-assign]
            table_id = await started(one, options={"plays": 30, "passing": False})
            await two.table(table_id)
            await answer(one, table_id)
            decision = (await one.table(table_id)).decision(1)
            assert decision is not None
            await two.submit(table_id, Move(1, decision["id"], decision["choices"][:1]))
            await two.submit(table_id, Chat(0, "hello"))
            await one.submit(table_id, Chat(1, "what others wrote is no obstacle"))
            assert (await one.table(table_id)).number == await one.store.head(table_id)

    asyncio.run(run())


def test_refusals_write_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub, options={"plays": 9, "passing": False})
            table = await hub.table(table_id)
            before, number = everything(table), table.number
            decision = table.decision(0)
            assert decision is not None
            subscription = hub.subscribe([table_id])
            with pytest.raises(Illegal):
                await hub.submit(table_id, Move(0, decision["id"], ["pass-1"]), "r")
            with pytest.raises(Stale):
                await hub.submit(table_id, Move(0, "0", ["play-1"]), "r")
            with pytest.raises(Refused, match="started already"):
                await hub.submit(table_id, Join("Zoe"), browser=BROWSER)
            with pytest.raises(UnknownTable):
                await hub.submit("nowhere", Chat(0, "hello"))
            with pytest.raises(UnknownTable):
                await hub.table("nowhere")
            assert everything(await hub.table(table_id)) == before
            assert await hub.store.head(table_id) == number
            assert subscription.waiting() == 0

    asyncio.run(run())


def test_repeats_are_answered_again_not_applied_again(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub, hub_on(database) as other:
            assert await hub.create(small(), "mine/1") == await other.create(small(), "mine/1")
            table_id = await started(hub, options={"plays": 9, "passing": False})
            decision = (await hub.table(table_id)).decision(0)
            assert decision is not None
            move = Move(0, decision["id"], decision["choices"][:1])
            first = await hub.submit(table_id, move, "0/x")
            assert not first.repeated
            for each in (hub, other):
                again = await each.submit(table_id, move, "0/x")
                assert (again.number, again.seat, again.repeated) == (first.number, 0, True)
            both = await asyncio.gather(
                *(each.submit(table_id, Chat(0, "hello"), "0/y") for each in (hub, other, hub))
            )
            assert len({each.number for each in both}) == 1
            assert await hub.store.head(table_id) == both[0].number
            with pytest.raises(Stale):
                await hub.submit(table_id, move, "0/z")

    asyncio.run(run())


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
                assert await hub.seat_of(table_id, secret) == seat
            assert await hub.seat_of(table_id, BROWSER) is None
            assert await hub.seat_of(table_id, "") is None
            assert await hub.seats_of_browser(table_id, BROWSER) == [0, 1]
            assert await hub.seats_of_browser(table_id, stranger) == [2]
            stored = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*"))
            for secret in (BROWSER, stranger, credentials.seat_secret(BROWSER, table_id, 0)):
                assert secret.encode() not in stored
            await hub.submit(table_id, Remove(0, 2))
            assert await hub.seats_of_browser(table_id, stranger) == []
            await hub.submit(table_id, Leave(1))
            assert await hub.seats_of_browser(table_id, BROWSER) == [0]

    asyncio.run(run())


def test_news_reach_those_who_watch(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            table_id = await started(one)
            other = await started(one)
            here, there = one.subscribe([table_id]), one.subscribe([other])
            number = (await answer(one, table_id)).number
            assert await here.get() == Notice(table_id, number)
            assert there.waiting() == 0
            there.watch(table_id)
            number = (await answer(one, table_id)).number
            assert await there.get() == Notice(table_id, number)
            there.unwatch(table_id)
            here.close()
            await answer(one, table_id)
            assert there.waiting() == here.waiting() == 0
            with pytest.raises(asyncio.CancelledError):
                await here.get()
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
            assert await watching.get() == Notice(table_id, number)
            assert await changed.get() == number
            told = await two.news(table_id, 0, number - 1)
            assert told == await one.news(table_id, 0, number - 1)
            postgres.stop("immediate")
            with pytest.raises(StoreError):
                await one.submit(table_id, Chat(0, "hello"))
            postgres.start()
            number = (await one.submit(table_id, Chat(0, "hello"))).number
            notice = await watching.get()
            while notice.number < number:
                notice = await watching.get()
            assert (await two.news(table_id, 1, number - 1))[0]["data"] == {"text": "hello"}

    asyncio.run(run())


def test_a_slow_reader_delays_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub)
            slow, quick = hub.subscribe([table_id]), hub.subscribe([table_id])
            for _ in range(100):
                number = (await hub.submit(table_id, Chat(0, "hello"))).number
                assert (await quick.get()).number == number
            assert slow.waiting() == 1, "nothing piles up"
            assert await slow.get() == Notice(table_id, number)
            told = await hub.news(table_id, 0, 4)  # more than is kept in memory
            assert [each["number"] for each in told] == list(range(5, number + 1))

    asyncio.run(run())


class Watched:
    """A store that lets tests look in between, and fail."""

    def __init__(self, store: Store) -> None:
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
            store: Store = watched
            hub = Hub(store)
            table_id = await started(hub)
            subscription = hub.subscribe([table_id])
            before = everything(await hub.table(table_id))
            looked: list[bool] = []

            async def look() -> None:
                looked.append(everything(await hub.table(table_id)) == before)
                looked.append(subscription.waiting() == 0)

            watched.during = look
            await answer(hub, table_id)
            assert looked == [True, True]
            assert subscription.waiting() == 1
            await hub.stop()

    asyncio.run(run())


def test_after_a_failure_the_log_decides(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as plain:
            watched = Watched(plain.store)
            hub = Hub(watched)
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
            request = asyncio.create_task(hub.submit(table_id, Chat(0, "hello")))
            await asyncio.sleep(0)
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            await hub.stop()
            assert (await hub.table(table_id)).number == number + 1
            assert await hub.store.head(table_id) == number + 1

    asyncio.run(run())


def test_memory_is_bounded(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db"), most_tables=3) as hub:
            tables = [await started(hub) for _ in range(8)]
            assert len(hub._cache.ids()) <= 3
            answers = [answer(hub, table_id, seat) for table_id in tables for seat in (0, 1)]
            await asyncio.gather(*answers)
            for table_id in tables:
                assert (await hub.table(table_id)).number == await hub.store.head(table_id)
            assert len(hub._cache.ids()) <= 3

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
            assert await hub.seats_of_browser(new[0], BROWSER) == [0, 1]
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
