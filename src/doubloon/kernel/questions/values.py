"""What the fields of a question can hold: which values, how they are written, how encoded.

A question declares a name and one of these for each of its fields. From that follow its part of a
dump, the checks when one is read back, and its part of the encoding. Fields themselves are plain
numbers and masks, because the rules compute with them.
"""

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from doubloon.kernel.bits import BIT, members
from doubloon.kernel.errors import missing
from doubloon.kernel.files import plain
from doubloon.kernel.learning.encoding import number, turned, write_set


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """The values that a field can have; a game may add kinds of its own.

    ``state`` is the game's own: a subclass names its class there.
    """

    plain_type: ClassVar[Any] = int  # of what ``written`` gives

    def written(self, value: Any) -> Any:
        """A value as plain data, for people: names, not numbers."""
        raise missing(self, "written")

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A value from plain data; a PositionError that says what is allowed."""
        raise missing(self, "read")

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write a value for learning programs; seats are counted from the viewer on."""
        raise missing(self, "encode")

    def allowed(self) -> str:
        """What is allowed, in a few words, for the page about a game's questions."""
        raise missing(self, "allowed")


@final
class Number(Values):
    """A whole number from ``low`` to ``high``; people count from ``first`` where things are so.

    ``one_of``: it is the number of a thing, so learning programs see a place for each.

    >>> Number(0, 6, first=1).written(0)
    1
    """

    def __init__(self, low: int, high: int, first: int = 0, one_of: bool = False) -> None:
        self.low = low
        self.high = high
        self.first = first
        self.one_of = one_of

    def written(self, value: Any) -> Any:
        """The number."""
        return value + self.first

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A number within the limits."""
        low = self.low + self.first
        return plain.integer(data, place, low, self.high + self.first) - self.first

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """One byte, or a one at its place."""
        if self.one_of:
            out[at + value - self.low] = 1
        else:
            out[at] = number(value)

    def allowed(self) -> str:
        """The limits."""
        return f"{self.low + self.first} to {self.high + self.first}"


@final
class Flag(Values):
    """True or false."""

    plain_type: ClassVar = bool

    def written(self, value: Any) -> Any:
        """As it is."""
        return bool(value)

    def read(self, data: Any, place: str, state: Any) -> Any:
        """True or false, nothing else."""
        return plain.flag(data, place)

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """One byte."""
        out[at] = number(value)

    def allowed(self) -> str:
        """Both."""
        return "true or false"


@final
class OneOf(Values):
    """One of several named things by its place in the list; with ``optional`` also none, -1.

    >>> OneOf(["colour", "number"]).written(1)
    'number'
    """

    plain_type: ClassVar = str

    def __init__(self, names: list[str], optional: bool = False) -> None:
        self.names = names
        self.optional = optional

    def written(self, value: Any) -> Any:
        """Its name, or nothing."""
        return None if value < 0 else self.names[value]

    def read(self, data: Any, place: str, state: Any) -> Any:
        """One of the names."""
        if data is None and self.optional:
            return -1
        return plain.word(data, place, self.names)

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """A one at its place."""
        if value >= 0:
            out[at + value] = 1

    def allowed(self) -> str:
        """The first and the last of many names."""
        return plain.choices(self.names) + (" or null" if self.optional else "")


@final
class SetOf(Values):
    """Some of several named things, as a mask.

    >>> SetOf(["N", "E", "S", "W"]).written(0b1001)
    ['N', 'W']
    """

    plain_type: ClassVar = list[str]

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def written(self, value: Any) -> Any:
        """Their names in a list."""
        return [self.names[each] for each in members(value)]

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A list of names, each at most once."""
        mask: i64 = 0
        for each in plain.listing(data, place):
            mask |= BIT[plain.word(each, place, self.names)]
        return mask

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """A one for each of them."""
        write_set(value, out, at)

    def allowed(self) -> str:
        """The first and the last of many names."""
        return f"a list of {plain.choices(self.names)}"


@final
class Seat(Values):
    """A seat; with ``optional`` also nobody, -1."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def written(self, value: Any) -> Any:
        """Its number, or nothing."""
        return None if value < 0 else value

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A seat at this table."""
        if data is None and self.optional:
            return -1
        return plain.integer(data, place, 0, state.players - 1)

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """A one at its place, counted from the viewer on."""
        if value >= 0:
            out[at + (value - viewer + state.players) % state.players] = 1

    def allowed(self) -> str:
        """A seat."""
        return "a seat" + (" or null" if self.optional else "")


@final
class Seats(Values):
    """Several seats, as a mask."""

    plain_type: ClassVar = list[int]

    def written(self, value: Any) -> Any:
        """Their numbers in a list."""
        return members(value)

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A list of seats at this table."""
        return plain.numbers(data, place, 0, state.players - 1)

    def encode(self, value: i64, state: Any, viewer: i64, out: vec[u8], at: i64) -> None:
        """A one for each of them, counted from the viewer on."""
        write_set(turned(value, viewer, state.players), out, at)

    def allowed(self) -> str:
        """Seats."""
        return "a list of seats"
