"""A game as other programs' frameworks want it: one action after the other, copied, stored."""

from copy import deepcopy
from hashlib import blake2b
from typing import Any

from doubloon.kernel import registry
from doubloon.kernel.chance import checked_secret
from doubloon.kernel.errors import RecordError
from doubloon.kernel.files.record import read_record, record_of, replay
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State


def secret_from(seed: int) -> str:
    """A game's secret made of a seed: the same seed, the same shuffles."""
    return blake2b(str(seed).encode(), digest_size=32).hexdigest()


class Course:
    """The course of one game: where it began, what was done since, where it is.

    It is dealt when ``state`` is asked for first. It pickles as a record, which is read with all
    its checks; a world dealt from a view begins at a position, and its record says so.
    """

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.secret = secret_from(seed)
        self.origin: State | None = None  # where a dealt world began
        self.log: list[tuple[int, int]] = []
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The game now."""
        if self._state is None:
            self._state = self.game.new(self.players, self.options, secret=self.secret)
        return self._state

    def apply(self, action: int) -> None:
        """A legal action of the seat that is asked first."""
        state = self.state
        seat = state.decider()
        self.log.append((seat, action))
        state.apply(seat, action)

    def world(self, seat: int, seed: int) -> "Course":
        """A course that begins now in a world dealt from what ``seat`` knows."""
        other = Course(self.game, self.players, self.options, seed)
        state = self.state.view(seat).sample(seed)
        state.use_secret(checked_secret(other.secret), "")
        other.origin = state
        other._state = state.copy()
        return other

    def copy(self) -> "Course":
        """An independent copy, with the same chance ahead of it."""
        other = Course.__new__(Course)
        other.game = self.game
        other.players = self.players
        other.options = self.options
        other.secret = self.secret
        other.origin = self.origin
        other.log = self.log[:]
        other._state = None if self._state is None else self._state.copy()
        return other

    def record(self) -> str:
        """The game so far as the text of a record, one action a line."""
        position = None if self.origin is None else self.origin.dump()
        setup = Setup(self.game, self.players, self.options, self.secret, "", None, position)
        word = self.game.catalogue.word
        log = [f"{seat} {word(action)}" for seat, action in self.log]
        return record_of(Play(setup, self.state, [], log, [])).text()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return course_from, (self.record(),)


def course_from(text: str) -> Course:
    """Return the course of a record; raises a RecordError that says what is wrong with it."""
    record = read_record(text)
    game = registry.find(record.game)
    play = replay(game, record)
    if play.state.hash() != record.final_hash:
        raise RecordError("final_hash: the moves lead to another position")
    course = Course(play.game, play.players, deepcopy(play.setup.options), 0)
    course.secret = play.setup.secret
    if play.setup.position is not None:
        course.origin = play.entries[0].before if play.entries else play.state.copy()
    course.log = [(entry.seat, action) for entry in play.entries for action in entry.actions]
    course._state = play.state
    return course
