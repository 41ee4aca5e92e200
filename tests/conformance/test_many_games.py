"""A hundred thousand random games, across player counts and options, without a broken invariant.

Only part of ``make test-long``; it uses all processors.
"""

import multiprocessing
import os
import sys
import time
from pathlib import Path
from random import Random

import pytest

from doubloon import about
from doubloon.conformance.cases import BOUND, some_options, step
from doubloon.kernel import registry
from doubloon.kernel.learning.playout import Tally, play_out
from tests.conformance.support import every_game

GAMES = 100_000
GAMES_ELSEWHERE = 5_000  # of games that do not compile with Doubloon
CHUNK = 250
CHECKED = 50  # one game in so many is checked at every step


def one_game(name: str, number: int) -> int:
    """Play one game; gives the number of its actions if that was counted."""
    game = registry.find(name)
    rng = Random(f"{name}/{number}")
    players = rng.randint(game.min_players, game.max_players)
    state = game.new(players, some_options(game, rng), seed=number)
    tally = Tally()
    if number % CHECKED == 0:
        while not state.over:
            step(state, rng)
            state.check()
            tally.actions += 1
            assert tally.actions <= BOUND
    else:
        play_out(state, rng.randrange(2**40), tally)
    state.check()
    assert state.deciders() == []
    assert len(state.scores()) == len(state.placings()) == players
    assert tally.actions <= BOUND
    return int(tally.actions)


def chunk(job: tuple[str, int]) -> tuple[int, str]:
    """Some games; gives their actions, and what went wrong."""
    name, first = job
    actions = 0
    for number in range(first, first + CHUNK):
        try:
            actions += one_game(name, number)
        except Exception as error:
            return actions, f"{name}, game {number}: {type(error).__name__}: {error}"
    return actions, ""


def ours(name: str) -> bool:
    """Is it one of the games that Doubloon brings?"""
    file = sys.modules[type(registry.find(name)).__module__].__file__
    return file is not None and about.PACKAGE in Path(file).resolve().parents


@pytest.mark.long
@every_game
def test_many_random_games(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    games = GAMES if ours(name) else GAMES_ELSEWHERE
    jobs = [(name, first) for first in range(0, games, CHUNK)]
    problems = []
    actions = 0
    start = told = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for done, (number, problem) in enumerate(pool.imap_unordered(chunk, jobs), 1):
            actions += number
            if problem:
                problems.append(problem)
            now = time.monotonic()
            if now - told > 5 or done == len(jobs):
                told = now
                with capfd.disabled():
                    print(
                        f"{name}: {done * CHUNK:,} of {games:,} games, {actions:,} actions,"
                        f" {now - start:.0f} s, {len(problems)} problems",
                        file=sys.stderr,
                        flush=True,
                    )
    assert problems == []
