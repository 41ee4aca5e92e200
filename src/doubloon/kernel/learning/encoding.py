"""Views as vectors of small numbers, for learning programs.

A game that can be learned brings a subclass of :class:`Encoding`. It writes what a view tells into
bytes, in named fields that it declares once; everything it writes comes from the view, so it can
tell no more. Seats are counted from the viewer on: place 0 of a field by seat is the viewer, place
1 the next seat clockwise. The spectator is shown the table as from seat 0.
"""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from doubloon.kernel.bits import BIT, lowest
from doubloon.kernel.errors import missing
from doubloon.kernel.state import ROOM, State, View


@final
class Field:
    """A stretch of an encoding: where it begins, how long it is, and what it means, in words."""

    def __init__(self, name: str, start: int, length: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game's views become vectors of ``size`` bytes, the same size for all player counts.

    A game declares its fields with ``field`` and implements ``write``. ``version`` changes whenever
    the same view would be encoded otherwise, so that what was learned with one is not fed another.
    """

    def __init__(self, version: int) -> None:
        self.version = version
        self.size: i64 = 0
        self.fields: list[Field] = []
        self._zeros: vec[u8] = vec[u8]()
        self._blank: vec[u8] = vec[u8]()
        self._room: vec[i64] = ROOM[:]

    def field(self, name: str, length: int, meaning: str) -> i64:
        """Declare the next field; gives the place where it begins."""
        start = self.size
        self.fields.append(Field(name, start, length, meaning))
        self.size = start + length
        return start

    def write(self, view: Any, out: vec[u8], at: i64) -> None:
        """Encode a view into ``size`` zeroed bytes of ``out`` from place ``at`` on.

        For compiled callers that keep many observations in one buffer, which numpy can look into.
        A subclass names its own class of views.
        """
        raise missing(self, "write")

    def encode(self, view: View, into: bytearray) -> None:
        """Encode a view into ``into``, all of which is replaced by ``size`` numbers, 0 to 255."""
        if len(self._zeros) != self.size:
            self._zeros = vec[u8]([0] * self.size)
        out = self._zeros[:]
        self.write(view, out, 0)
        into[:] = out

    def look(self, state: State, seat: i64, actions: i64) -> bytearray:
        """What ``seat`` sees, ``size`` numbers, and what it may do: a one for each legal action.

        ``actions`` is how many there are in all. For programs that take one step after the other.
        """
        if len(self._blank) != self.size + actions:
            self._blank = vec[u8]([0] * (self.size + actions))
        out = self._blank[:]
        self.write(state.view(seat), out, 0)
        write_legal(state, seat, self._room, out, self.size)
        return bytearray(out)


def write_legal(state: State, seat: i64, room: vec[i64], out: vec[u8], at: i64) -> None:
    """A one for every legal action of a seat; ``room`` is what ``State.fill`` needs."""
    for place in range(state.fill(seat, room)):
        out[at + room[place]] = 1


# What encoders write with


def number(value: i64) -> u8:
    """A number as a byte: whatever is above 255 is 255, below 0 is 0.

    >>> number(7), number(300), number(-1)
    (7, 255, 0)
    """
    if value > 255:
        return 255
    if value < 0:
        return 0
    return u8(value)


def write_set(mask: i64, out: vec[u8], at: i64) -> None:
    """A one for every member of a mask.

    >>> out = vec[u8]([0] * 6)
    >>> write_set(0b1010, out, 1)
    >>> list(out)
    [0, 0, 1, 0, 1, 0]
    """
    while mask != 0:
        out[at + lowest(mask)] = 1
        mask &= mask - 1


def turned(mask: i64, viewer: i64, players: i64) -> i64:
    """A mask of seats, counted from the viewer on.

    >>> bin(turned(0b0110, 1, 4)), bin(turned(0b1001, 3, 4))
    ('0b11', '0b11')
    """
    return (mask >> viewer) | ((mask * BIT[players - viewer]) & (BIT[players] - 1))
