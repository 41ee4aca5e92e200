"""What a learned evaluation looks at: a moment as places with amounts, most of which are absent.

A game that learns brings a subclass. It describes a moment in two ways: as a seat sees it after its
move (``write_move``), for which nothing may be used that the seat does not know; and as a sampled
world with all hands open (``write_moment``), at the end of a stage. What is learned from the first
plays honestly for every seat, whatever the world; the second tells worlds apart.
"""

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.kernel.errors import missing
from doubloon.kernel.learning.encoding import Field

MOST: Final = 512  # places that can be written at once


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The places and amounts that were written last; ``version`` changes with their meaning.

    A subclass declares its fields with ``field``: first those of a moment, then, after
    ``end_of_moment``, those of a move. The two have places of their own, each from 0 on.
    """

    by_seat: ClassVar[bool] = False  # is one network for all seats and player counts?
    ideas: ClassVar[int] = 0  # moves that players think of in self-play; 0: all of them
    search: ClassVar[dict[str, float]] = {"contest": 8.0}  # settings of searching players there

    def __init__(self, version: int, players: int) -> None:
        self.version = version
        self.players: i64 = players
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.moment_size: i64 = 0
        self.moment_fields: list[Field] = []
        self.places: vec[i64] = vec[i64]([0] * MOST)
        self.amounts: vec[i64] = vec[i64]([0] * MOST)
        self.length: i64 = 0

    def field(self, name: str, length: int, meaning: str) -> i64:
        """Declare the next field; gives the place where it begins."""
        start = self.size
        self.fields.append(Field(name, start, length, meaning))
        self.size = start + length
        return start

    def end_of_moment(self) -> None:
        """The fields declared so far are a moment's; those of a move follow."""
        self.moment_fields = self.fields
        self.moment_size = self.size
        self.fields = []
        self.size = 0

    def add(self, place: i64, amount: i64) -> None:
        """Write an amount at a place."""
        if amount != 0:
            self.places[self.length] = place
            self.amounts[self.length] = amount
            self.length += 1

    def write_moment(self, state: Any) -> None:
        """Describe a world at the end of a stage, seats counted from :meth:`first_seat`."""
        raise missing(self, "write_moment")

    def write_move(self, state: Any, seat: i64) -> None:
        """Describe what ``seat`` knows after its move, seats counted from it."""
        raise missing(self, "write_move")

    def first_seat(self, state: Any) -> i64:
        """The seat from which a moment counts the others."""
        return 0

    # what is learned

    def points(self, state: Any, seat: i64) -> float:
        """What a seat has, in points; what it gains until the span is over is learned."""
        return float(state.scores()[seat])

    def span(self, state: Any) -> i64:
        """A number that changes when there is nothing more to gain of what is learned."""
        return 0

    def shows_move(self, state: Any, seat: i64) -> bool:
        """Is this a moment after a seat's move that ``write_move`` can describe?"""
        return True

    def shows_moment(self, state: Any) -> bool:
        """Can ``write_moment`` describe this end of a stage?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFeatures(Features):
    """Features of one seat among the others, whoever and how many they are.

    One network serves all seats and player counts then, and every moment teaches it as often as
    there are seats. What it learns is what the evaluation by hand is wrong by, so it never has to
    learn what can be counted. A subclass brings ``write``, which may use what is public and what
    the seat itself knows.
    """

    by_seat: ClassVar[bool] = True
    search: ClassVar[dict[str, float]] = {"contest": 8.0, "quick": 1.0}

    def __init__(self, version: int) -> None:
        super().__init__(version, 0)

    def write(self, state: Any, seat: i64) -> None:
        """Describe a moment for a seat."""
        raise missing(self, "write")

    def write_move(self, state: Any, seat: i64) -> None:
        """The same after a move as between stages."""
        self.write(state, seat)


def step_of(value: float, first: float, width: float, steps: i64) -> i64:
    """Which of so many steps from ``first`` on a value is on; the outer ones hold all beyond.

    >>> step_of(7.5, 0.0, 2.0, 10), step_of(-3.0, 0.0, 2.0, 10), step_of(99.0, 0.0, 2.0, 10)
    (3, 0, 9)
    """
    place = (value - first) / width
    if place <= 0.0:
        return 0
    if place >= float(steps - 1):
        return steps - 1
    return int(place)
