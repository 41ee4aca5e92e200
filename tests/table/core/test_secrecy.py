"""Whatever a seat may not know makes no difference to anything that a table gives it.

At moments of random games the table is compared with itself in worlds dealt from a seat's view:
what it shows, what it refuses with, and what it tells after one more move must be the same bytes,
up to what an event declares to be revealed.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from doubloon.conformance import secrecy
from doubloon.conformance.plain_data import as_bytes
from doubloon.conformance.secrecy import assert_same, told_the_same
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.game import Game
from doubloon.kernel.play.seen import Seen
from doubloon.kernel.state import State
from doubloon.table.core import taps
from doubloon.table.core.commands import (
    AnswerUndo,
    AskUndo,
    Command,
    Join,
    Move,
    Resign,
    Start,
    Undo,
    VoteAbandon,
)
from doubloon.table.core.handlers.dispatch import decide
from doubloon.table.core.handlers.forced import forced
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table
from doubloon.table.live.hub import Hub
from doubloon.table.store.sql_store import SqlStore
from tests.conformance.support import every_game
from tests.table.desk import BROWSER, NAMES, SPECTATOR, Desk, bots, small, started
from tests.table.hubs import news

PLAYERS = 3


@contextmanager
def in_world(table: Table, world: State) -> Iterator[None]:
    """The table as if this were the state of its game."""
    play = table.play
    assert play is not None
    table.play = secrecy.in_world(play, world)
    table._views = {}
    try:
        yield
    finally:
        table.play = play
        table._views = {}


def attempt(table: Table, command: Command) -> str:
    """What a command is answered: refused with which words, or how many entries of which kind."""
    try:
        decided = decide(table, command, table.at)
    except DoubloonError as error:
        return f"{type(error).__name__}: {error}"
    return decided.entries[0].kind


def shown(table: Table, seat: int, words: list[str]) -> dict[str, Any]:
    """Everything that ``seat`` can get out of the table now."""
    found: dict[str, Any] = {
        "public": table.public(),
        "view": table.view(seat),
        "facts": table.facts(seat),
        "decision": table.decision(seat),
        "undo": table.undo(seat),
        "asked": table.asked(),
        "summary": msgspec.to_builtins(table.summary()),
    }
    decision = table.decision(seat)
    names = decision["id"] if decision is not None else "0.0.0.0"
    commands: list[Command] = [
        *(Move(seat, names, [word]) for word in words),
        *(Move(seat, names, [word], bot=True) for word in words[:2]),
        *(Undo(seat), Undo(seat, 2), AskUndo(seat), AnswerUndo(seat, True)),
        *(Resign(seat), VoteAbandon(seat)),
    ]
    for command in commands:
        found[f"answer to {command}"] = attempt(table, command)
    for word in words:
        found[f"why not {word}"] = reason(table, seat, word)
        found[f"preview {word}"] = preview(table, seat, word)
        found[f"taps on {word} and others"] = [tap(table, seat, word, each) for each in words]
    return found


def reason(table: Table, seat: int, word: str) -> Any:
    try:
        return table.why_not(seat, word)
    except DoubloonError as error:
        return f"{type(error).__name__}: {error}"


def preview(table: Table, seat: int, word: str) -> Any:
    try:
        return table.running().preview(seat, [word]).data()
    except DoubloonError as error:
        return f"{type(error).__name__}: {error}"


def tap(table: Table, seat: int, first: str, second: str) -> Any:
    """Two taps, each told whole."""
    told: list[Any] = []
    words, wanted = list[str](), list[str]()
    try:
        for word in (first, second):
            found = taps.tap(table.running(), seat, words, wanted, word)
            words, wanted = found.preview.words, found.wanted
            told += [found.preview.data(), found.preview.leads, wanted, found.why_not]
    except DoubloonError as error:
        told.append(f"{type(error).__name__}: {error}")
    return told


def after(table: Table, actor: int, word: str) -> tuple[list[Entry], list[list[Any]]]:
    """The entries that a move leads to, and their events."""
    decision = table.decision(actor)
    assert decision is not None
    bot = table.seats[actor].level is not None
    decided = decide(table, Move(actor, decision["id"], [word], bot=bot), table.at)
    events = [play.entries[-1].events for play in decided.plays.values()]
    return decided.entries, events


def check_moment(table: Table, rng: Random) -> None:
    """For every seat and the spectator, in one world each."""
    play = table.play
    assert play is not None
    for seat in range(SPECTATOR, PLAYERS):
        everything = play.game.catalogue.words(list(range(len(play.game.catalogue))))
        words = [*rng.sample(everything, 3), *play.game.catalogue.words(play.state.legal(seat))[:3]]
        world = play.state.view(seat).sample(rng.randrange(10**6))
        truth = shown(table, seat, words)
        with in_world(table, world):
            assert_same(truth, shown(table, seat, words), f"seat {seat}")
        for actor in table.asked():
            common = sorted(set(play.state.legal(actor)) & set(world.legal(actor)))
            if common:
                check_move(table, seat, world, actor, play.game.catalogue.word(rng.choice(common)))


def check_move(table: Table, seat: int, world: State, actor: int, word: str) -> None:
    """What a seat is told of a move, and of what is played for others after it."""
    entries, events = after(table, actor, word)
    with in_world(table, world):
        other_entries, other_events = after(table, actor, word)
    where = f"seat {seat}, after {actor} {word}"
    for place in range(min(len(events), len(other_events))):
        ours, theirs = (table.shown(each[place], seat) for each in (entries, other_entries))
        assert as_bytes(ours) == as_bytes(theirs), where
        if not told_the_same(events[place], other_events[place], seat, where):
            return  # from here on the seat knows that these are different worlds
    assert [entry.kind for entry in entries] == [entry.kind for entry in other_entries], where


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_nothing_leaks_from_a_table(name: str, seed: int) -> None:
    rng = Random(seed)
    desk = started(name, PLAYERS, seats=bots(1), seconds=60)
    while desk.table.status == "running":
        if rng.randrange(6) == 0:
            check_moment(desk.table, rng)
        able = [seat for seat in (1, 2) if desk.table.undo(seat)[0] > 0]
        if able and rng.randrange(8) == 0:
            desk.do(Undo(rng.choice(able)))
        desk.play_on(rng, 1)


def test_why_not_is_asked_in_the_seats_own_world() -> None:
    """Not in the game itself: what a seat does not see cannot be in the answer."""
    openly = {"plays": 30, "passing": False}
    desk = started("toy", PLAYERS, options=openly)
    desk.play_on(Random(1), 2 * PLAYERS)
    table, other = started("toy", PLAYERS, options=openly).table, desk.table
    assert table.asked() == other.asked()
    assert table.play is not None
    assert other.play is not None
    (seat,) = table.asked()
    own, foreign = (set(play.state.legal(seat)) for play in (table.play, other.play))
    word = table.game.catalogue.word(min(foreign - own))
    assert reason(table, seat, word) is not None
    table.play._seen[seat] = other.play.seen(seat)
    assert reason(table, seat, word) is None


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_what_is_played_for_a_seat_follows_from_what_all_can_see(name: str, seed: int) -> None:
    rng = Random(seed)
    desk = started(name, PLAYERS)
    while desk.table.status == "running":
        play = desk.table.play
        assert play is not None
        world = play.state.view(SPECTATOR).sample(rng.randrange(10**6))
        assert forced_in(play.game, world) == forced_in(play.game, play.state)
        desk.play_on(rng, 1)


def forced_in(game: Game, state: State) -> tuple[int, int] | None:
    return forced(state, Seen(game, state.view(SPECTATOR)))


def sealed_and_hashed(log: list[Entry]) -> list[str]:
    """What no stranger may be told: hashes of the full state."""
    return [entry.data["hash"] for entry in log if "hash" in entry.data]


@every_game
def test_no_hash_no_secret_and_no_words_of_others_before_the_end(name: str) -> None:
    desk: Desk = started(name, PLAYERS, seats=bots(1))
    rng = Random(7)
    while desk.table.status == "running":
        fresh = len(desk.log)
        desk.play_on(rng, 1)
        for seat in range(SPECTATOR, PLAYERS):
            for entry in desk.log[fresh:]:
                told = desk.table.shown(entry, seat)
                text = as_bytes(told).decode()
                if entry.kind == "finished":
                    assert desk.table.secret in text
                    continue
                assert desk.table.secret not in text
                assert not any(each in text for each in sealed_and_hashed([entry]))
                assert ("words" in told["data"]) == (entry.seat == seat)
    for seat in range(SPECTATOR, PLAYERS):
        assert "hash" not in desk.table.shown(desk.log[fresh], seat)["data"]


def test_nothing_secret_leaves_the_hub_while_the_game_is_on(tmp_path: Path) -> None:
    """All that strangers get in a whole game, reconnecting after every move."""

    async def run() -> None:
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        table_id = await hub.create(small("toy", PLAYERS, options={"plays": 30}))
        for name in NAMES[:PLAYERS]:
            await hub.submit(table_id, Join(name), browser=BROWSER)
        await hub.submit(table_id, Start(0))
        secret = await store.secret(table_id)
        rng = Random(4)
        given: list[Any] = []
        while (await hub.table(table_id)).status == "running":
            table = await hub.table(table_id)
            decision = table.decision(table.asked()[0])
            assert decision is not None
            given = [
                [await news(Hub(store), table_id, seat, 0), table.view(seat), table.public()]
                for seat in range(SPECTATOR, PLAYERS)
            ]
            assert secret not in as_bytes(given).decode()
            move = Move(decision["seat"], decision["id"], [rng.choice(decision["choices"])])
            await hub.submit(table_id, move)
        hashes = sealed_and_hashed(await store.read(table_id))
        assert not any(each in as_bytes(given).decode() for each in hashes)
        await hub.stop()
        await store.close()

    asyncio.run(run())
