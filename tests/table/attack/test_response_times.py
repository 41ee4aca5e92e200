"""How long an answer takes tells nothing: in worlds that a seat cannot tell apart it takes as long.

Two worlds are dealt from what a seat (or the spectator) sees. What the seat may ask is timed in
one or the other, as a coin falls, and a rank test compares the two. The coin makes the test sound
whatever else the machine does meanwhile: noise knows nothing of it. So that nothing but the
content of the worlds differs,

- the time is that of this thread on a processor,
- there are many equal copies of each, mixed in memory,
- the same question is asked in a third world right before: what was done last shows in the caches
  of a processor for some hundred nanoseconds, and dealing a world takes a way of its own.
"""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import NamedTuple

import pytest
from scipy import stats

from doubloon.kernel.game import Game
from doubloon.kernel.play.seen import Seen
from doubloon.kernel.state import State, View
from doubloon.table.core.handlers.forced import forced
from doubloon.table.core.table import Table
from tests.conformance.support import every_game
from tests.table.core.test_secrecy import in_world, preview, reason, tap
from tests.table.desk import SPECTATOR, started

pytestmark = [pytest.mark.slow, pytest.mark.long]
MOMENTS = 6
SAMPLES = 3_000  # of each world, about
WARM = 100  # before they count
COPIES = 32  # of each world
KINDS = 4  # of questions, see ``comparisons``
ALLOWED = 0.001  # that chance alone looks like a difference, in all comparisons of a game


class Comparison(NamedTuple):
    """Something that can be asked, and the view that worlds to ask it in are dealt from."""

    what: str
    view: View
    ask: Callable[[State], object]  # in a world

    def chance(self, rng: Random) -> float:
        """How likely the times of two worlds that do not differ are to differ this much."""
        first, second, other = rng.sample(range(10**6), 3)
        order = [first, second] * COPIES
        rng.shuffle(order)
        worlds = [(seed, self.view.sample(seed)) for seed in order]
        neutral = self.view.sample(other)
        taken: dict[int, list[int]] = {first: [], second: []}
        for number in range(2 * SAMPLES + WARM):
            seed, world = rng.choice(worlds)
            self.ask(neutral)
            begun = time.thread_time_ns()
            self.ask(world)
            spent = time.thread_time_ns() - begun
            if number >= WARM:
                taken[seed].append(spent)
        return float(stats.mannwhitneyu(*taken.values()).pvalue)

    def differs(self, rng: Random, allowed: float) -> bool:
        """Do some two worlds take different times, and others as well?"""
        return self.chance(rng) < allowed and self.chance(rng) < allowed


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the garbage collector, whose time is nobody's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def asked(table: Table, ask: Callable[[], object], world: State) -> None:
    """Ask a table in a world."""
    with in_world(table, world):
        ask()


def is_forced(game: Game, world: State) -> object:
    """Is a choice played for its seat? Nothing is remembered of the world."""
    return forced(world, Seen(game, world.view(SPECTATOR)))


def comparisons(table: Table, rng: Random) -> list[Comparison]:
    """What can be asked at this moment: previews, taps, reasons, forced choices."""
    play = table.play
    assert play is not None
    seat = rng.choice(table.asked())
    catalogue = play.game.catalogue
    allowed = catalogue.word(rng.choice(play.state.legal(seat)))
    refused = catalogue.word(rng.randrange(len(catalogue)))
    seen, watched = play.state.view(seat), play.state.view(SPECTATOR)
    questions = {
        f"preview of {allowed}": partial(preview, table, seat, allowed),
        f"taps on {allowed} and {refused}": partial(tap, table, seat, allowed, refused),
        f"why not {refused}": partial(reason, table, seat, refused),
    }
    found = [
        Comparison(f"seat {seat}: {what}", seen, partial(asked, table, ask))
        for what, ask in questions.items()
    ]
    return [*found, Comparison("forced", watched, partial(is_forced, play.game))]


@every_game
def test_worlds_take_as_long(name: str) -> None:
    rng, coin = Random(5), Random(6)
    desk = started(name, 3)
    found: list[str] = []
    with undisturbed():
        for _ in range(MOMENTS):
            desk.play_on(rng, 5)
            if desk.table.status != "running":
                break
            for each in comparisons(desk.table, rng):
                if each.differs(coin, ALLOWED / (MOMENTS * KINDS)):
                    found.append(each.what)
    assert not found


def test_a_difference_is_found() -> None:
    """Work that depends on a hand, asked for by somebody who may not see it."""
    rng = Random(5)
    play = started("toy", 3).table.play
    assert play is not None

    def ask(world: State) -> None:
        for _ in range(50 * sum(world.dump()["hands"][0])):
            pass

    with undisturbed():
        planted = Comparison("planted", play.state.view(SPECTATOR), ask)
        assert planted.differs(rng, ALLOWED)
