"""What tests of every game share: which tables there are, and decks that stay the same."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.conformance import golden
from doubloon.conformance.cases import Case, secret_of
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from tests.conftest import IN_PLAIN

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CASES = [
    (name, players)
    for name in registry.names()
    for players in range(registry.find(name).min_players, registry.find(name).max_players + 1)
]


def at_tables(cases: list[tuple[str, int]]) -> pytest.MarkDecorator:
    """A test for each of these tables: all of them compiled, one of each game in plain Python."""
    found = [
        pytest.param(*case, marks=[] if case[1] == IN_PLAIN else [pytest.mark.compiled])
        for case in cases
    ]
    return pytest.mark.parametrize(("name", "players"), found)


every_game = pytest.mark.parametrize("name", registry.names())


def frozen_deck(game: Game) -> Deck:
    """A deck that stays the same when the standard one is tuned: ``golden/GAME/deck.json``."""
    return golden.frozen_deck(game, GOLDEN)


def new_play(name: str, players: int, options: dict[str, Any], seed: int) -> Play:
    """A real game, dealt from a secret."""
    return Play.begin(Setup(registry.find(name), players, options, secret_of(seed), f"test-{seed}"))


def last_play(play: Play, rng: Random, undo: float = 0.0) -> Play:
    """The play after random moves to the end."""
    for moment in Case(play.game, play.players).play_walk(play, rng, undo):
        play = moment
    return play
