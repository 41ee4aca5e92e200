"""The order of a column's cards, packed: twelve cards of five bits in each of two words.

The rules need only which cards lie at a landing and the last value; the order is for the eyes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 12
FIVE: Final[i64] = 31


def length(word: i64) -> i64:
    """How many cards a word holds."""
    n: i64 = 0
    while word != 0:
        n += 1
        word >>= 5
    return n


def add_back(order: vec[i64], landing: i64, index: i64) -> None:
    """Add a card at the end of the column."""
    place = 2 * landing
    n = length(order[place])
    if n == WORD:
        place += 1
        n = length(order[place])
    order[place] |= (index + 1) << (5 * n)


def add_front(order: vec[i64], landing: i64, index: i64) -> None:
    """Put a card before all others (LI-2.14)."""
    place = 2 * landing
    first = order[place]
    carried: i64 = 0
    if length(first) == WORD:
        carried = first >> (5 * (WORD - 1))
        first -= carried << (5 * (WORD - 1))
    order[place] = (first << 5) | (index + 1)
    if carried != 0:
        order[place + 1] = (order[place + 1] << 5) | carried


def in_order(order: vec[i64], landing: i64) -> list[int]:
    """The indices of the cards of a column from the shore outwards."""
    found: list[int] = []
    for place in range(2 * landing, 2 * landing + 2):
        word = order[place]
        while word != 0:
            found.append((word & FIVE) - 1)
            word >>= 5
    return found
