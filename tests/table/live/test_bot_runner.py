"""Bots in worker processes: they see views only, and a crash never blocks a table."""

import asyncio
import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from doubloon.bots import Bot
from doubloon.bots.search import SearchBot
from doubloon.conformance.plain_data import as_bytes
from doubloon.conformance.secrecy import in_world
from doubloon.kernel import registry
from doubloon.kernel.errors import Stale
from doubloon.table.bots import moves
from doubloon.table.bots.jobs import Job, job_of
from doubloon.table.bots.moves import CAPS, choose, limit
from doubloon.table.core.commands import Join, Move, ReplaceByBot, Resign, Start
from doubloon.table.live.bots.runner import BotRunner, name_of
from doubloon.table.live.hub import Hub
from doubloon.table.store import schema
from doubloon.table.store.sql_store import SqlStore
from tests.conformance.support import every_game
from tests.table.desk import BROWSER, bots, small
from tests.table.desk import started as seated
from tests.table.hubs import hub_on, next_update
from tests.table.postgres import Postgres


@pytest.fixture(autouse=True)
def attended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play here although no person takes part; for that see ``attack``."""
    monkeypatch.setattr(Hub, "attended", lambda hub, table: True)


def crash(job: Job) -> list[str]:
    """A worker that dies."""
    os._exit(1)


def hang(job: Job) -> list[str]:
    """A worker that never answers."""
    time.sleep(3600)
    return []


def nonsense(job: Job) -> list[str]:
    """A worker that answers with what is no move."""
    return ["dance"]


def stumble(job: Job) -> list[str]:
    """A bot with a mistake of its own."""
    raise RuntimeError("a mistake")


async def whole_game(
    path: Path, game: str, choose: Callable[[Job], list[str]] = choose, **more: Any
) -> Hub:
    """A game between bots alone, to its end."""
    store = SqlStore(str(path))
    await store.open()
    hub = Hub(store)
    runner = BotRunner(hub, beat=0.0, choose=choose, **more)
    await runner.start()
    players = registry.find(game).min_players
    table_id = await hub.create(small(game, players, seats=bots(players)))
    watching = hub.subscribe([table_id])
    await hub.submit(table_id, Start(None))
    while (await hub.table(table_id)).status == "running":
        await next_update(watching)
    await runner.stop()
    await hub.stop()
    await store.close()
    return hub


def crash_in_seat_0(job: Job) -> list[str]:
    """A bot whose question kills its worker, beside one that is well."""
    if job.seat == 0:
        time.sleep(0.2)
        os._exit(1)
    time.sleep(0.5)
    return choose(job)


def count(job: Job) -> list[str]:
    """Writes down each question that is asked."""
    with Path(os.environ["DOUBLOON_TEST_COUNT"]).open("a") as file:
        file.write(f"{job.seat} {job.seed}\n")
    return choose(job)


@every_game
def test_bots_play_a_whole_game(name: str, tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path / "games.db", name))


def test_nonsense_does_not_block_a_table(tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path / "games.db", "toy", nonsense))


def in_game(path: Path, choose: Callable[[Job], list[str]], **more: Any) -> None:
    """One person, one bot whose worker fails: the person is asked all the same."""

    async def run() -> None:
        store = SqlStore(str(path))
        await store.open()
        hub = Hub(store)
        runner = BotRunner(hub, beat=0.0, choose=choose, **more)
        await runner.start()
        options = {"plays": 9, "passing": False}
        table_id = await hub.create(small("toy", 2, options=options, seats=bots(1)))
        await hub.submit(table_id, Join("Anne"), browser=BROWSER)
        watching = hub.subscribe([table_id])
        await hub.submit(table_id, Start(1))
        while (await hub.table(table_id)).asked() != [1]:
            await next_update(watching)
        await runner.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())


def test_a_dying_worker_is_replaced_and_the_table_goes_on(tmp_path: Path) -> None:
    in_game(tmp_path / "games.db", crash)


def test_a_mistaken_bot_does_not_block_a_table(tmp_path: Path) -> None:
    in_game(tmp_path / "games.db", stumble)


def test_a_hanging_worker_is_ended(tmp_path: Path) -> None:
    in_game(tmp_path / "games.db", hang, patience=0.5)


def test_a_bot_takes_over_and_games_go_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        table_id = await hub.create(small())
        for name in ("Anne", "Bob"):
            await hub.submit(table_id, Join(name), browser=BROWSER)
        await hub.submit(table_id, Start(0))
        await hub.submit(table_id, Resign(1))
        await hub.submit(table_id, ReplaceByBot(0, 0, "random"))
        await hub.stop()
        await store.close()
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        watching = hub.subscribe([table_id])
        runner = BotRunner(hub, beat=0.0)
        await runner.start()
        while (await hub.table(table_id)).status == "running":
            await next_update(watching)
        await runner.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())


@every_game
def test_a_job_holds_the_view_and_nothing_else(name: str) -> None:
    """In every world that looks the same, the bot is told the same bytes, and answers the same."""
    rng = Random(name)
    desk = seated(name, 3, seats=bots(3))
    for _ in range(6):
        desk.play_on(rng, 3)
        if desk.table.status != "running":
            return
        seat = desk.table.asked()[0]
        decision = desk.table.decision(seat)
        assert decision is not None
        job = job_of(desk.table, seat, "greedy", decision["id"])
        assert desk.table.secret not in repr(job)
        words = choose(pickle.loads(pickle.dumps(job)))
        play = desk.table.play
        assert play is not None
        desk.table.play = in_world(play, play.state.view(seat).sample(rng.randrange(1000)))
        desk.table._views = {}
        other = job_of(desk.table, seat, "greedy", decision["id"])
        desk.table.play = play
        desk.table._views = {}
        assert as_bytes(other.view) == as_bytes(job.view)
        assert choose(other) == words
        desk.decide(Move(seat, decision["id"], words, bot=True))  # a whole, legal move


def test_a_bot_that_plays_on_alone_makes_one_move_at_a_time() -> None:
    """When all others have passed, each of its turns is an entry, so that each can be shown."""
    desk = seated("loot_island", 3, seats=bots(3))
    again = 0
    while again < 4:
        seat = desk.table.asked()[0]
        decision = desk.table.decision(seat)
        assert decision is not None
        turn = decision["kind"] == "turn"
        job = job_of(desk.table, seat, "greedy", decision["id"])
        words = ["pass"] if turn and seat != 1 else choose(job)
        desk.do(Move(seat, decision["id"], words, bot=True))
        assert words == ["pass"] or "pass" not in words
        assert sum(word.startswith(("N", "E", "S", "W", "island")) for word in words) <= 1, words
        again += turn and seat == 1 and words != ["pass"]


def test_the_seed_cannot_be_worked_out_from_what_all_know() -> None:
    desk = seated("toy", 2, seats=bots(2))
    before = job_of(desk.table, 0, "random", "any")
    assert job_of(desk.table, 0, "random", "any") == before
    desk.table.secret = "6" * 64
    after = job_of(desk.table, 0, "random", "any")
    assert after.seed != before.seed
    assert after.view == before.view


def slowly(job: Job) -> list[str]:
    """A bot that takes longer than a beat."""
    time.sleep(0.35)
    return choose(job)


@pytest.mark.parametrize(("choose", "least"), [(choose, 0.3), (slowly, 0.6)])
def test_answers_come_at_the_beat(
    tmp_path: Path, choose: Callable[[Job], list[str]], least: float
) -> None:
    """A quick one at the first, a slow one not before the next."""

    async def run() -> None:
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        runner = BotRunner(hub, beat=0.3, choose=choose)
        await runner.start()
        options = {"plays": 9, "passing": False}
        table_id = await hub.create(small("toy", 2, options=options, seats=bots(1)))
        await hub.submit(table_id, Join("Anne"), browser=BROWSER)
        watching = hub.subscribe([table_id])
        began = time.monotonic()
        await hub.submit(table_id, Start(1))
        while (await hub.table(table_id)).asked() != [1]:
            await next_update(watching)
        assert time.monotonic() - began >= least
        await runner.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())


@every_game
def test_a_search_answers_when_its_levels_time_is_up(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its time is for the whole move; when it is over it plays what it has thought of by then."""
    caps: list[int] = []

    def noted(bot: Bot, until: float) -> None:
        limit(bot, until)
        if isinstance(bot, SearchBot):
            caps.append(bot.cap_ms)

    monkeypatch.setattr(moves, "limit", noted)
    desk = seated(name, 3, seats=bots(3))
    desk.play_on(Random(name), 5)
    seat = desk.table.asked()[0]
    decision = desk.table.decision(seat)
    assert decision is not None
    choose(job_of(desk.table, seat, "expert", decision["id"]))
    assert CAPS["expert"] // 2 >= caps[0] > 0
    assert caps == sorted(caps, reverse=True)
    monkeypatch.setitem(CAPS, "expert", -1)
    caps.clear()
    words = choose(job_of(desk.table, seat, "expert", decision["id"]))
    assert set(caps) == {1}
    desk.decide(Move(seat, decision["id"], words, bot=True))


def test_nobody_suffers_for_another_ones_question(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Both are asked at once, by one worker after the other; the worker dies of one of them."""

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            runner = BotRunner(hub, beat=0.0, workers=2, choose=crash_in_seat_0)
            table_id = await hub.create(small("toy", 2, seats=bots(2, "greedy")))
            await hub.submit(table_id, Start(None))
            table = await hub.table(table_id)
            wanted = {}
            for seat in (0, 1):
                decision = table.decision(seat)
                assert decision is not None
                wanted[seat] = choose(job_of(table, seat, "greedy", decision["id"]))
                if seat == 0:
                    wanted[0] = decision["choices"][:1]
            watching = hub.subscribe([table_id])
            await runner.start()
            hub.look_after(await hub.table(table_id))  # as ``Takeover`` does
            while (await hub.table(table_id)).number < 4:
                await next_update(watching)
            await runner.stop()
            moves = [each for each in await hub.store.read(table_id) if each.kind == "move"]
            assert {each.seat: each.data["words"] for each in moves[:2]} == wanted

    asyncio.run(run())
    assert "a worker failed 3 times" in caplog.text


def test_of_several_processes_one_computes(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = tmp_path / "counted"
    monkeypatch.setenv("DOUBLOON_TEST_COUNT", str(counted))

    async def run() -> None:
        address = postgres.database()
        async with hub_on(address) as one, hub_on(address) as two:
            runners = [BotRunner(hub, beat=0.0, hold=3600, choose=count) for hub in (one, two)]
            for runner in runners:
                await runner.start()
            table_id = await one.create(small("toy", 2, seats=bots(2)))
            watching = [hub.subscribe([table_id]) for hub in (one, two)]
            await one.submit(table_id, Start(None))
            for hub, news in zip((one, two), watching):
                while (await hub.table(table_id)).status == "running":
                    await next_update(news)
            for runner in runners:
                await runner.stop()

    asyncio.run(run())
    asked = counted.read_text().splitlines()
    assert len(asked) == len(set(asked)) > 5


def test_what_a_dead_process_claimed_is_taken_over(postgres: Postgres) -> None:
    async def run() -> None:
        async with hub_on(postgres.database()) as hub:
            table_id = await hub.create(small("toy", 2, seats=bots(2)))
            await hub.submit(table_id, Start(None))
            for seat in (0, 1):
                decision = (await hub.table(table_id)).decision(seat)
                assert decision is not None
                now = hub.clock()
                name = name_of((table_id, seat, decision["id"]))
                assert await hub.store.side.claim(name, now, now + 1000)
            runner = BotRunner(hub, beat=0.0, hold=1.0)
            await runner.start()
            while (await hub.table(table_id)).number < 4:
                await asyncio.sleep(0.2)
                hub.look_after(await hub.table(table_id))  # as ``Takeover`` does
            await runner.stop()

    asyncio.run(run())


def test_a_table_whose_process_died_goes_on_when_somebody_looks(postgres: Postgres) -> None:
    """It was started through the other process, so this one had never seen it."""

    async def run() -> None:
        address = postgres.database()
        async with hub_on(address) as one, hub_on(address) as two:
            runner = BotRunner(two, beat=0.0)
            await runner.start()
            table_id = await one.create(small("toy", 2, seats=bots(2)))
            await one.submit(table_id, Start(None))
            watching = two.subscribe([table_id])
            await two.table(table_id)
            while (await two.table(table_id)).number < 4:
                await next_update(watching)
            await runner.stop()

    asyncio.run(run())


def test_a_process_that_stops_lets_go_of_its_questions(postgres: Postgres) -> None:
    """Another one, or the same after a restart, need not wait until the claim is over."""

    async def run() -> None:
        address = postgres.database()
        async with hub_on(address) as hub:
            table_id = await hub.create(small("toy", 2, seats=bots(2)))
            await hub.submit(table_id, Start(None))
            first = BotRunner(hub, beat=0.0, hold=3600, choose=hang)
            await first.start()
            hub.look_after(await hub.table(table_id))
            count = sa.select(sa.func.count()).select_from(schema.claims)
            while await hub.store.side._do(lambda each: each.execute(count).scalar()) != 2:
                await asyncio.sleep(0.05)
            await first.stop()
        async with hub_on(address) as hub:
            watching = hub.subscribe([table_id])
            second = BotRunner(hub, beat=0.0, hold=3600)
            await second.start()
            while (await hub.table(table_id)).number < 4:
                await next_update(watching)
            await second.stop()

    asyncio.run(run())


def test_a_bot_whose_table_was_busy_submits_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others wrote to the log at the same moment, again and again: the question still stands."""

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await hub.create(small("toy", 2, seats=bots(2)))
            await hub.submit(table_id, Start(None))
            real, refusals = hub.submit, [1, 2]

            async def busy(*arguments: Any) -> Any:
                if refusals and isinstance(arguments[1], Move):
                    refusals.pop()
                    raise Stale("others were faster; look at the table again")
                return await real(*arguments)

            monkeypatch.setattr(hub, "submit", busy)
            watching = hub.subscribe([table_id])
            runner = BotRunner(hub, beat=0.0)
            await runner.start()
            hub.look_after(await hub.table(table_id))  # as ``Takeover`` does
            while (await hub.table(table_id)).number < 4:
                await next_update(watching)
            await runner.stop()

    asyncio.run(run())
