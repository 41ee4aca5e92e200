"""A game at a table: what every check gets, and random play on it.

Chance here is ``random.Random`` with a fixed seed: the same games in every run.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from doubloon.conformance.contract import Broken, need
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import BeyondReveal, MoveError, NoEncoding
from doubloon.kernel.events import SPECTATOR
from doubloon.kernel.game import Game
from doubloon.kernel.learning.encoding import Encoding
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State

BOUND = 3000  # no game takes more actions than this, however it is played


class Case:
    """A game at a table of so many players.

    ``games`` is how many of them a check plays; ``folder`` is where the golden game and the counts
    of positions are, if there are any, and ``rewrite`` whether to write them again. ``at`` says
    where in which game a check is, for messages.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        games: int = 2,
        folder: Path | None = None,
        rewrite: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.games = games
        self.folder = folder
        self.rewrite = rewrite
        self.options: dict[str, Any] = game.checked_options({})
        self.deck: Deck = game.decks.standard()
        self.at = ""

    def __str__(self) -> str:
        return f"{self.game.name}, {self.players} players{self.at}"

    def rounds(self, times: int = 1) -> Iterator[Random]:
        """The chance of each game; options are drawn from it, the first game has the defaults."""
        for number in range(self.games * times):
            rng = Random(f"{self.game.name}/{self.players}/{number}")
            given = some_options(self.game, rng) if number else {}
            self.options = self.game.checked_options(given)
            self.deck = self.game.decks.standard()
            self.at = f", game {number}"
            yield rng

    def new(self, rng: Random) -> State:
        """A game from a seed."""
        seed = rng.randrange(10**6)
        return self.game.new(self.players, self.options, seed=seed, deck=self.deck)

    def play(self, rng: Random) -> Play:
        """A real game, dealt from a secret."""
        seed = rng.randrange(10**6)
        setup = Setup(
            self.game, self.players, self.options, secret_of(seed), f"check-{seed}", self.deck
        )
        return Play.begin(setup)

    def walk(self, state: State, rng: Random) -> Iterator[State]:
        """The same state again and again, between random actions, until it is over."""
        start = self.at
        for number, (seat, action) in enumerate(steps(state, rng)):
            if number:
                word = self.game.catalogue.word(action)
                self.at = f"{start}, action {number} (seat {seat}: {word})"
            yield state
        self.at = start

    def play_walk(self, play: Play, rng: Random, undo: float = 0.0) -> Iterator[Play]:
        """The play after each random move, until it is over."""
        start = self.at
        for _ in range(BOUND):
            yield play
            if play.state.over:
                self.at = start
                return
            play = play_step(play, rng, undo)
            self.at = f"{start}, move {len(play.log)} ({play.log[-1]})"
        raise Broken("ends", f"not over after {BOUND} moves")

    def loaded(self, data: Any) -> State:
        """A state from a dump of this table."""
        return self.game.load(self.players, self.options, self.deck, data)


def some_options(game: Game, rng: Random) -> dict[str, Any]:
    """One random mix."""
    return {option.name: rng.choice(option.allowed) for option in game.options}


def seats_of(state: State) -> range:
    """All seats, the spectator first."""
    return range(SPECTATOR, state.players)


def who(seat: int) -> str:
    """A seat in words."""
    return f"seat {seat}" if seat >= 0 else "the spectator"


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


def step(state: State, rng: Random) -> tuple[int, int]:
    """A random action of a random decider, carried out; gives both."""
    seat = rng.choice(state.deciders())
    action = rng.choice(state.legal(seat))
    state.apply(seat, action)
    return seat, action


def steps(state: State, rng: Random) -> Iterator[tuple[int, int]]:
    """Random actions until it is over, each with its seat; before the first, seat -1."""
    yield -1, -1
    for _ in range(BOUND):
        if state.over:
            return
        need(state.deciders(), "asked", "nobody is asked, and the game is not over")
        yield step(state, rng)
    raise Broken("ends", f"not over after {BOUND} actions")


def walk(state: State, rng: Random) -> Iterator[State]:
    """The same state again and again, between random actions, until it is over."""
    for _ in steps(state, rng):
        yield state


def secret_of(seed: int) -> str:
    """A secret that anybody could guess, for tests."""
    return f"{seed:064x}"


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
    words = random_move(play, seat, rng)
    try:
        return play.after(seat, words)
    except BeyondReveal:
        text = f"seat {seat}: {' '.join(words)} reveals something, and reveals did not change"
        raise Broken("counted", text) from None


def answer(play: Play, seat: int, words: list[str]) -> str:
    """What a move is answered, in words; the play stays as it is."""
    state, entries, log = play.state.hash(), list(play.entries), list(play.log)
    try:
        play.after(seat, words)
    except MoveError as error:
        found = f"{type(error).__name__}: {error}"
    else:
        found = "accepted"
    need(play.state.hash() == state, "copied", f"the move {words} changed the state before it")
    need((play.entries, play.log) == (entries, log), "copied", f"{words} changed the play before")
    return found
