"""Sets of small things as 64-bit masks.

``1 << x`` on an ``i64`` shifts in 32 bits when compiled, so single bits come from a table.
Masks stay below bit 62: every value is positive, compiled or not. ``mask & (mask - 1)`` is the mask
without its lowest bit, because the bits below a 1 become 1 when 1 is taken away: loops over a set
take one after the other out by it, and where nothing is left there was at most one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final[vec[i64]] = vec[i64]([2**n for n in range(62)])

M1: Final[i64] = 0x1555555555555555
M2: Final[i64] = 0x3333333333333333
M4: Final[i64] = 0x0F0F0F0F0F0F0F0F


def has(mask: i64, n: i64) -> bool:
    """Is ``n`` in the set?

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return (mask >> n) & 1 != 0


def count(mask: i64) -> i64:
    """How many bits are set.

    >>> count(0), count(0b1011), count(2**61 - 1)
    (0, 3, 61)
    """
    x = mask - ((mask >> 1) & M1)
    x = (x & M2) + ((x >> 2) & M2)
    x = (x + (x >> 4)) & M4
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 127


# A power of two modulo 67 is unique, because 2 generates all residues of the prime 67.
LOWEST: Final[vec[i64]] = vec[i64](
    [next((n for n in range(62) if 2**n % 67 == residue), 0) for residue in range(67)]
)


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that is not empty.

    >>> lowest(0b1000), lowest(2**61)
    (3, 61)
    """
    return LOWEST[(mask & -mask) % 67]


def up_to(mask: i64) -> i64:
    """All places up to the highest one in a mask below bit 32.

    >>> bin(up_to(0b10100))
    '0b11111'
    """
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    return mask | (mask >> 16)


def write_members(mask: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Write ``first`` plus each index in the set into ``out`` from place ``n``; the next place.

    Most sets are small and dense, so looking at each place is quicker than ``lowest``.
    """
    while mask != 0:
        if mask & 255 == 0:
            mask >>= 8
            first += 8
        else:
            if mask & 1 != 0:
                out[n] = first
                n += 1
            mask >>= 1
            first += 1
    return n


def members(mask: i64) -> list[int]:
    """The indices in the set, ascending.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
