"""A stack of compasses as a number: four bits a compass, the bottom one lowest, seat + 1."""

from mypy_extensions import i64


def height(stack: i64) -> i64:
    """How many compasses lie there."""
    n: i64 = 0
    while stack != 0:
        n += 1
        stack >>= 4
    return n


def pushed(stack: i64, seat: i64) -> i64:
    """The stack with a compass on top.

    >>> seats(pushed(pushed(0, 3), 1))
    [3, 1]
    """
    return stack | ((seat + 1) << (4 * height(stack)))


def sunk(stack: i64, seat: i64) -> i64:
    """The stack with a compass at the bottom."""
    return (stack << 4) | (seat + 1)


def without(stack: i64, seat: i64) -> i64:
    """The stack without a seat's compass."""
    rest: i64 = 0
    shift: i64 = 0
    while stack != 0:
        if (stack & 15) != seat + 1:
            rest |= (stack & 15) << shift
            shift += 4
        stack >>= 4
    return rest


def seat_at(stack: i64, place: i64) -> i64:
    """Whose compass lies at a place, counted from the bottom."""
    return ((stack >> (4 * place)) & 15) - 1


def seats(stack: i64) -> list[int]:
    """Whose compasses lie there, from bottom to top."""
    found: list[int] = []
    while stack != 0:
        found.append((stack & 15) - 1)
        stack >>= 4
    return found
