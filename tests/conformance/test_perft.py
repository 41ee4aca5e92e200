"""Counts of reachable positions (perft) from fixed positions, committed in ``perft.json``.

A count changes when what is legal changes, even by one action somewhere in the tree; the decks are
frozen. After a change that is meant to do so, write the counts anew and read the difference::

    .venv/bin/python -m pytest tests/conformance/test_perft.py --rewrite -n 0
"""

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from doubloon.kernel import registry
from doubloon.kernel.learning.playout import perft
from doubloon.kernel.state import State
from tests.conformance.support import CASES, frozen_deck, some_options, walk

FILE = Path(__file__).with_name("perft.json")
ENOUGH = 2000  # the depth is the first at which there are so many
DEEPEST = 8

# Positions by how far into a random game they are, in percent; options vary with them
PLACES = (0, 30, 75)


def position(name: str, players: int, place: int) -> State:
    """The position so far into a random game."""
    game = registry.find(name)
    seed = 100 * players + place
    options = some_options(game, Random(seed)) if place else {}
    start = game.new(players, options, seed=seed, deck=frozen_deck(game))
    length = sum(1 for _ in walk(start.copy(), Random(seed)))
    moments = walk(start, Random(seed))
    return next(islice(moments, length * place // 100, None))


def counts(name: str, players: int, place: int) -> list[int]:
    """The counts from depth 1 on, as deep as is quickly done."""
    state = position(name, players, place)
    before = state.hash()
    found: list[int] = []
    while len(found) < DEEPEST and (not found or found[-1] < ENOUGH):
        found.append(perft(state, len(found) + 1))
    assert state.hash() == before
    return found


def key(name: str, players: int, place: int) -> str:
    """How the file calls a position."""
    return f"{name}, {players} players, {place}% into a game"


def all_counts() -> dict[str, list[int]]:
    """Everything that the file holds."""
    return {
        key(name, players, place): counts(name, players, place)
        for name, players in CASES
        for place in PLACES
    }


@pytest.fixture(scope="session")
def committed() -> dict[str, list[int]]:
    """The counts as they were committed."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("name", "players"), CASES)
def test_perft(
    name: str, players: int, place: int, committed: dict[str, list[int]], rewrite: bool
) -> None:
    if rewrite:
        pytest.skip("the counts are written anew")
    assert counts(name, players, place) == committed.get(key(name, players, place))


def test_the_file_is_complete(committed: dict[str, list[int]], rewrite: bool) -> None:
    if rewrite:
        lines = [f" {json.dumps(name)}: {found}" for name, found in all_counts().items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        return
    assert set(committed) == {key(*case, place) for case in CASES for place in PLACES}
