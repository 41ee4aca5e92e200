"""What the conformance tests share: every game at every player count, and random play.

Chance here is ``random.Random`` with a fixed seed: the same games in every run.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from doubloon.kernel import registry
from doubloon.kernel.deck import Deck, canonical
from doubloon.kernel.errors import MoveError, NoEncoding
from doubloon.kernel.game import Game
from doubloon.kernel.learning.encoding import Encoding
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State

SPECTATOR = -1
BOUND = 3000  # no game takes more actions than this, however it is played

CASES = [
    (name, players)
    for name in registry.names()
    for players in range(registry.find(name).min_players, registry.find(name).max_players + 1)
]
TURN_BY_TURN = ("tobago",)  # games in which nobody ever decides together with others
IN_PLAIN = 3  # players: in plain Python one table of each game is enough


def at_tables(cases: list[tuple[str, int]]) -> pytest.MarkDecorator:
    """A test for each of these tables: all of them compiled, one of each game in plain Python."""
    found = [
        pytest.param(*case, marks=[] if case[1] == IN_PLAIN else [pytest.mark.compiled])
        for case in cases
    ]
    return pytest.mark.parametrize(("name", "players"), found)


every_game = pytest.mark.parametrize("name", registry.names())
every_table = at_tables(CASES)
every_sealing_table = at_tables([case for case in CASES if case[0] not in TURN_BY_TURN])
seeds = st.integers(0, 10**6)


def options_of(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any mix of a game's options."""
    options = registry.find(name).options
    return st.fixed_dictionaries({each.name: st.sampled_from(each.allowed) for each in options})


def some_options(game: Game, rng: Random) -> dict[str, Any]:
    """One random mix."""
    return {option.name: rng.choice(option.allowed) for option in game.options}


def seats_of(state: State) -> range:
    """All seats, the spectator first."""
    return range(SPECTATOR, state.players)


def as_bytes(data: object) -> bytes:
    """Plain data as the bytes that would leave the program."""
    return canonical(data).encode()


@cache
def encoding_of(game: Game) -> Encoding | None:
    """How the game's views become vectors; None if they do not."""
    try:
        return game.learning.encoding()
    except NoEncoding:
        return None


def encoded(game: Game, state: State, seat: int) -> bytes:
    """The vector of a seat's view; nothing where the game has none."""
    into = bytearray()
    encoding = encoding_of(game)
    if encoding is not None:
        encoding.encode(state.view(seat), into)
    return bytes(into)


def frozen_deck(game: Game) -> Deck:
    """A deck that stays the same when the standard one is tuned: ``decks/GAME.json``.

    For results that are committed, so that they change with the rules alone. Where there is none
    yet, or what a deck holds has changed, delete the file: the standard deck is written down.
    """
    file = Path(__file__).with_name("decks") / f"{game.name}.json"
    if not file.exists():
        content = {**game.decks.standard().content, "name": "frozen"}
        file.write_text(canonical(content) + "\n", encoding="utf-8")
    return game.decks.from_content(json.loads(file.read_text(encoding="utf-8")))


def through_json(data: Any) -> Any:
    """Plain data written and read again."""
    return json.loads(json.dumps(data))


def step(state: State, rng: Random) -> tuple[int, int]:
    """A random action of a random decider, carried out; gives both."""
    seat = rng.choice(state.deciders())
    action = rng.choice(state.legal(seat))
    state.apply(seat, action)
    return seat, action


def walk(state: State, rng: Random) -> Iterator[State]:
    """The same state again and again, between random actions, until it is over."""
    for _ in range(BOUND):
        yield state
        if state.over:
            return
        step(state, rng)
    raise AssertionError(f"not over after {BOUND} actions")


def secret_of(seed: int) -> str:
    """A secret that anybody could guess, for tests."""
    return f"{seed:064x}"


def new_play(name: str, players: int, options: dict[str, Any], seed: int) -> Play:
    """A real game, dealt from a secret."""
    return Play.begin(Setup(registry.find(name), players, options, secret_of(seed), f"test-{seed}"))


def random_move(play: Play, seat: int, rng: Random, longest: int = 6) -> list[str]:
    """A random move of one or more actions that ends where a move must end, or earlier."""
    words: list[str] = []
    world = play.state.copy()
    for _ in range(rng.randint(1, longest)):
        action = rng.choice(world.legal(seat))
        words.append(play.game.catalogue.word(action))
        world.apply(seat, action)
        if move_ends(play.state, world, seat):
            break
    return words


def move_ends(before: State, after: State, seat: int) -> bool:
    """Must a move end here? At a reveal, another's decision, or a question that all are asked."""
    return (
        after.over
        or after.reveals != before.reveals
        or seat not in after.deciders()
        or after.sealed() != before.sealed()
    )


def play_step(play: Play, rng: Random, undo: float = 0.0) -> Play:
    """The play after a random move, or with some probability after an undo by any seat."""
    if rng.random() < undo:
        able = [seat for seat in range(play.players) if play.undo_limit(seat)[0] > 0]
        if able:
            seat = rng.choice(able)
            return play.taken_back(seat, rng.randint(1, play.undo_limit(seat)[0]))
    seat = rng.choice(play.state.deciders())
    return play.after(seat, random_move(play, seat, rng))


def play_walk(play: Play, rng: Random, undo: float = 0.0) -> Iterator[Play]:
    """The play after each random move, until it is over."""
    for _ in range(BOUND):
        yield play
        if play.state.over:
            return
        play = play_step(play, rng, undo)
    raise AssertionError(f"not over after {BOUND} moves")


def answer(play: Play, seat: int, words: list[str]) -> str:
    """What a move is answered, in words; the play stays as it is."""
    state, entries, log = play.state.hash(), list(play.entries), list(play.log)
    try:
        play.after(seat, words)
    except MoveError as error:
        found = f"{type(error).__name__}: {error}"
    else:
        found = "accepted"
    assert play.state.hash() == state, "a move changed the state before it"
    assert (play.entries, play.log) == (entries, log), "a move changed the play before it"
    return found
