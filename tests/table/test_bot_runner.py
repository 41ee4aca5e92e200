"""Bots in worker processes: they see views only, and a crash never blocks a table."""

import asyncio
import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from doubloon.table.bot_runner import BotRunner, job_of
from doubloon.table.bot_worker import Job, choose
from doubloon.table.commands import Join, Move, ReplaceByBot, Resign, Start
from doubloon.table.hub import Hub
from doubloon.table.sql_store import open_store
from tests.conformance.support import as_bytes, every_game
from tests.table.desk import BROWSER, bots, small
from tests.table.desk import started as seated


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
    store = open_store(str(path))
    await store.open()
    hub = Hub(store)
    runner = BotRunner(hub, beat=0.0, choose=choose, **more)
    await runner.start()
    table_id = await hub.create(small(game, 2, seats=bots(2)))
    watching = hub.subscribe([table_id])
    await hub.submit(table_id, Start(None))
    while (await hub.table(table_id)).status == "running":
        await watching.get()
    await runner.stop()
    await hub.stop()
    await store.close()
    return hub


@every_game
def test_bots_play_a_whole_game(name: str, tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path / "games.db", name))


def test_nonsense_does_not_block_a_table(tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path / "games.db", "toy", nonsense))


def in_game(path: Path, choose: Callable[[Job], list[str]], **more: Any) -> None:
    """One person, one bot whose worker fails: the person is asked all the same."""

    async def run() -> None:
        store = open_store(str(path))
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
            await watching.get()
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
        store = open_store(str(tmp_path / "games.db"))
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
        store = open_store(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        watching = hub.subscribe([table_id])
        runner = BotRunner(hub, beat=0.0)
        await runner.start()
        while (await hub.table(table_id)).status == "running":
            await watching.get()
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
        held, play.state = play.state, play.state.view(seat).sample(rng.randrange(1000))
        desk.table._views = {}
        other = job_of(desk.table, seat, "greedy", decision["id"])
        play.state = held
        desk.table._views = {}
        assert as_bytes(other.view) == as_bytes(job.view)
        assert choose(other) == words
        desk.decide(Move(seat, decision["id"], words, bot=True))  # a whole, legal move


def test_answers_come_at_the_beat(tmp_path: Path) -> None:
    async def run() -> None:
        store = open_store(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        runner = BotRunner(hub, beat=0.3)
        await runner.start()
        options = {"plays": 9, "passing": False}
        table_id = await hub.create(small("toy", 2, options=options, seats=bots(1)))
        await hub.submit(table_id, Join("Anne"), browser=BROWSER)
        watching = hub.subscribe([table_id])
        began = time.monotonic()
        await hub.submit(table_id, Start(1))
        while (await hub.table(table_id)).asked() != [1]:
            await watching.get()
        assert time.monotonic() - began >= 0.3
        await runner.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())
