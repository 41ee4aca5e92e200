"""What a learned evaluation looks at: a moment as places with amounts, most of which are absent.

A game that learns brings a subclass. It describes a moment in two ways: as a seat sees it after its
move (``write_move``), for which nothing may be used that the seat does not know; and as a sampled
world with all hands open (``write_moment``), at the end of a stage. What is learned from the first
plays honestly for every seat, whatever the world; the second tells worlds apart.
"""

from typing import Any, Final

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
