"""What a collection of treasures is worth (LI-V1 to LI-V5, LI-E4).

Collections are the two masks of :mod:`.deck`. Everything here is a pure function of a deck and a
collection; bots call it in their inner loop, so it counts with masks and allocates nothing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.deck import (
    AMULET,
    BOOK,
    COIN_BAG,
    CROWN,
    JEWEL,
    LO_SIZE,
    SKULL,
    LootDeck,
)
from doubloon.games.loot_island.types.facts import SheetFacts
from doubloon.kernel.bits import BIT, count, lowest

FIRST_PLAYER_BONUS: Final[i64] = 5  # LI-E4
DEADLY_CUBES: Final[i64] = 13  # LI-E2
PAIR_OF_JEWELS: Final[i64] = 8  # LI-V3
THREE_JEWELS: Final[i64] = 20
CROWN_PRIZES: Final[vec[i64]] = vec[i64]([25, 18, 11, 4, 0])  # LI-V4, by place
ONE_SKULL: Final[i64] = 1  # LI-V5, for each other type of treasure
TWO_SKULLS: Final[i64] = 3
THREE_SKULLS: Final[i64] = 6


def _sum_half(values: vec[i64], mask: i64, offset: i64) -> i64:
    total: i64 = 0
    while mask != 0:
        total += values[lowest(mask) + offset]
        mask &= mask - 1
    return total


def total_of(values: vec[i64], lo: i64, hi: i64) -> i64:
    """The sum of one number (base value, crosses, curse) over a collection."""
    return _sum_half(values, lo, 0) + _sum_half(values, hi, LO_SIZE)


def base_value(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The printed values of a collection, books without any (LI-V1)."""
    return total_of(deck.base, lo, hi)


def _tally_multipliers(deck: LootDeck, mask: i64, offset: i64) -> i64:
    """How many books have each multiplier, as one number: 8 bits for each multiplier from 1."""
    tally: i64 = 0
    while mask != 0:
        tally += BIT[8 * (deck.multiplier[lowest(mask) + offset] - 1)]
        mask &= mask - 1
    return tally


def book_value(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The books of a collection in their best pairing (LI-V2).

    The highest multiplier takes the highest curse, and so on down: swapping two partners of such
    a pairing never gains anything.
    """
    books_lo = lo & deck.of_kind_lo[BOOK]
    books_hi = hi & deck.of_kind_hi[BOOK]
    if books_lo == 0 and books_hi == 0:
        return 0
    books = _tally_multipliers(deck, books_lo, 0) + _tally_multipliers(deck, books_hi, LO_SIZE)
    lo ^= books_lo
    hi ^= books_hi
    total: i64 = 0
    multiplier: i64 = 3
    curse = deck.top_curse + 1
    partners: i64 = 0  # left with this curse
    while multiplier > 0 and curse > 0:
        if (books >> (8 * (multiplier - 1))) & 255 == 0:
            multiplier -= 1
        elif partners == 0:
            curse -= 1
            partners = count(lo & deck.of_curse_lo[curse]) + count(hi & deck.of_curse_hi[curse])
        else:
            total += multiplier * curse
            books -= BIT[8 * (multiplier - 1)]
            partners -= 1
    return total


def book_pairs(deck: LootDeck, lo: i64, hi: i64) -> list[list[int]]:
    """The numbers of each book that counts and of its partner, as ``book_value`` pairs them."""
    books: list[tuple[int, int]] = []
    partners: list[tuple[int, int]] = []
    for treasure in [*_numbers(lo, 0), *_numbers(hi, LO_SIZE)]:
        if deck.multiplier[treasure] > 0:
            books.append((-deck.multiplier[treasure], treasure + 1))
        elif deck.curse[treasure] > 0:
            partners.append((-deck.curse[treasure], treasure + 1))
    books.sort()
    partners.sort()
    return [[book[1], partner[1]] for book, partner in zip(books, partners)]


def _numbers(mask: i64, offset: i64) -> list[int]:
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask) + offset)
        mask &= mask - 1
    return found


def jewel_value(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The collector bonus for jewels (LI-V3): threes first, a pair of what is left."""
    jewels = count_kind(deck, JEWEL, lo, hi)
    bonus = THREE_JEWELS * (jewels // 3)
    if jewels % 3 == 2:
        bonus += PAIR_OF_JEWELS
    return bonus


def count_kind(deck: LootDeck, kind: i64, lo: i64, hi: i64) -> i64:
    """How many treasures of a type a collection holds."""
    return count(lo & deck.of_kind_lo[kind]) + count(hi & deck.of_kind_hi[kind])


def kinds_owned(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The types of treasure in a collection, as a mask of ``KINDS``."""
    owned: i64 = 0
    kind: i64 = 0
    while kind < 6:
        if lo & deck.of_kind_lo[kind] != 0 or hi & deck.of_kind_hi[kind] != 0:
            owned |= BIT[kind]
        kind += 1
    return owned


def _count_skulls(deck: LootDeck, skull: i64, lo: i64, hi: i64) -> i64:
    return count(lo & deck.of_skull_lo[skull]) + count(hi & deck.of_skull_hi[skull])


def skull_sets(first: i64, second: i64, third: i64) -> i64:
    """What the best sets of so many skulls of each kind give for each other type (LI-V5).

    Big sets are worth more than their parts, so threes come first, then pairs, then singles.

    >>> skull_sets(2, 1, 0), skull_sets(1, 1, 1), skull_sets(0, 3, 0)
    (4, 6, 3)
    """
    most = first
    least = first
    if second > most:  # max() and min() of three numbers would box them
        most = second
    if third > most:
        most = third
    if second < least:
        least = second
    if third < least:
        least = third
    middle = first + second + third - most - least
    return THREE_SKULLS * least + TWO_SKULLS * (middle - least) + ONE_SKULL * (most - middle)


def skull_value(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The collector bonus for skulls (LI-V5)."""
    if lo & deck.of_kind_lo[SKULL] == 0 and hi & deck.of_kind_hi[SKULL] == 0:
        return 0
    sets = skull_sets(
        _count_skulls(deck, 1, lo, hi),
        _count_skulls(deck, 2, lo, hi),
        _count_skulls(deck, 3, lo, hi),
    )
    return sets * (count(kinds_owned(deck, lo, hi)) - 1)


def treasure_value(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """Everything a collection is worth by itself: all but the crowns' ranking (LI-V4)."""
    return (
        base_value(deck, lo, hi)
        + book_value(deck, lo, hi)
        + jewel_value(deck, lo, hi)
        + skull_value(deck, lo, hi)
    )


def crosses(deck: LootDeck, lo: i64, hi: i64) -> i64:
    """The cross symbols on a collection's crowns."""
    return total_of(deck.crosses, lo & deck.of_kind_lo[CROWN], hi & deck.of_kind_hi[CROWN])


def crown_bonus(owned: list[int], eligible: i64, who: i64) -> i64:
    """The crown bonus of one entry of ``owned``, the crosses of each (LI-V4).

    Only entries in the mask ``eligible`` are ranked: players not eliminated, and Aaron (LI-P5).
    """
    own: i64 = owned[who]
    if own == 0 or (eligible >> who) & 1 == 0:
        return 0
    better: i64 = 0
    tied: i64 = 0
    other: i64 = 0
    size: i64 = len(owned)
    while other < size:
        if (eligible >> other) & 1 != 0:
            theirs: i64 = owned[other]
            if theirs > own:
                better += 1
            elif theirs == own:
                tied += 1
        other += 1
    return crown_share(better, tied)


def crown_share(better: i64, tied: i64) -> i64:
    """The share of each of ``tied`` whose crosses so many others surpass (LI-V4)."""
    shared: i64 = 0
    place = better
    while place < better + tied:
        shared += CROWN_PRIZES[place]
        place += 1
    return shared // tied


def crown_bonuses(owned: list[int], eligible: i64) -> list[int]:
    """The crown bonus of every entry of ``owned`` (LI-V4).

    >>> crown_bonuses([6, 6, 3, 0], 0b1111)
    [21, 21, 11, 0]
    """
    bonuses: list[int] = []
    who: i64 = 0
    size: i64 = len(owned)
    while who < size:
        bonuses.append(crown_bonus(owned, eligible, who))
        who += 1
    return bonuses


def healer_cost(deck: LootDeck, healer: i64, cubes: i64) -> i64:
    """What a healer (by its place in the deck) asks for so many cubes (LI-E4)."""
    return deck.healer_per_cube[healer] * cubes + deck.healer_fixed[healer]


@final
class Sheet:
    """One player's column of the score pad; ``total`` is the sum of the lines."""

    def __init__(
        self, deck: LootDeck, lo: i64, hi: i64, crowns_bonus: i64, first_player: bool, healer: i64
    ) -> None:
        self.amulets: i64 = _base_of_kind(deck, AMULET, lo, hi)
        self.coin_bags: i64 = _base_of_kind(deck, COIN_BAG, lo, hi)
        self.books: i64 = book_value(deck, lo, hi)
        self.jewels: i64 = _base_of_kind(deck, JEWEL, lo, hi)
        self.jewels_bonus: i64 = jewel_value(deck, lo, hi)
        self.crowns: i64 = _base_of_kind(deck, CROWN, lo, hi)
        self.crowns_bonus: i64 = crowns_bonus
        self.skulls: i64 = _base_of_kind(deck, SKULL, lo, hi)
        self.skulls_bonus: i64 = skull_value(deck, lo, hi)
        self.first_player: i64 = FIRST_PLAYER_BONUS if first_player else 0
        self.healer: i64 = -healer
        self.total: i64 = (
            self.amulets
            + self.coin_bags
            + self.books
            + self.jewels
            + self.jewels_bonus
            + self.crowns
            + self.crowns_bonus
            + self.skulls
            + self.skulls_bonus
            + self.first_player
            + self.healer
        )

    def to_json(self) -> SheetFacts:
        """The lines by name, in the order of the pad."""
        return {
            "amulets": self.amulets,
            "coin_bags": self.coin_bags,
            "books": self.books,
            "jewels": self.jewels,
            "jewels_bonus": self.jewels_bonus,
            "crowns": self.crowns,
            "crowns_bonus": self.crowns_bonus,
            "skulls": self.skulls,
            "skulls_bonus": self.skulls_bonus,
            "first_player": self.first_player,
            "healer": self.healer,
            "total": self.total,
        }


def _base_of_kind(deck: LootDeck, kind: i64, lo: i64, hi: i64) -> i64:
    return base_value(deck, lo & deck.of_kind_lo[kind], hi & deck.of_kind_hi[kind])
