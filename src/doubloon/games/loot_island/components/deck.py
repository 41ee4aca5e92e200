"""Loot Island's cards as numbers and masks: map cards, treasures, healers, events and islands.

A map card is a colour (0 to 3) and an index (0 to 21): values 1 to 10 in two copies, then the two
wilds. A treasure is its reference number less one. Sets of treasures are two masks of 37 bits:
``lo`` holds the ids 0 to 36, ``hi`` the ids 37 to 73.
"""

from typing import Any, Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island.types.faces import Skull, TreasureKind
from doubloon.games.loot_island.types.facts import IslandKind
from doubloon.kernel.bits import BIT
from doubloon.kernel.deck import Deck

COLOURS: Final = ("red", "green", "violet", "amber")
COLOUR_LETTERS: Final = "RGVA"
CARDS_PER_COLOUR: Final[i64] = 22
CARDS: Final[i64] = 88
FIRST_WILD: Final[i64] = 20
ONES: Final[i64] = 0b11  # indices 0 and 1

SYMBOLS: Final = ("none", "cube", "draw", "chest", "plus")

KINDS: Final[tuple[TreasureKind, ...]] = get_args(TreasureKind)
AMULET: Final[i64] = 0
COIN_BAG: Final[i64] = 1
BOOK: Final[i64] = 2
JEWEL: Final[i64] = 3
CROWN: Final[i64] = 4
SKULL: Final[i64] = 5

SKULLS: Final[tuple[Skull, ...]] = get_args(Skull)
TREASURES: Final[i64] = 74
LO_SIZE: Final[i64] = 37  # the treasures of the lo mask; the others are in hi
MOST_CURSE: Final[i64] = 12  # one more, and a single card would eliminate (LI-E2)

EVENTS: Final[tuple[str, ...]] = tuple(
    [f"A{n}" for n in range(1, 5)] + [f"B{n}" for n in range(1, 15)]
)
A_EVENTS: Final[i64] = 0xF
B_EVENTS: Final[i64] = 0x3FFF0

# LI-2.5 (a) to (f)
ISLAND_KINDS: Final[tuple[IslandKind, ...]] = get_args(IslandKind)


def value_of(index: i64) -> i64:
    """The number on a card: 1 to 10, and 0 for a wild (LI-2.10 gives it a value in its column).

    >>> value_of(0), value_of(19), value_of(20)
    (1, 10, 0)
    """
    if index >= FIRST_WILD:
        return 0
    return (index >> 1) + 1


CARD_NAMES: Final[list[str]] = [
    colour + number + copy
    for colour in COLOUR_LETTERS
    for number in (*map(str, range(1, 11)), "*")
    for copy in "ab"
]


def card_name(card: i64) -> str:
    """The notation of a map card.

    >>> card_name(4), card_name(41), card_name(86)
    ('R3a', 'G10b', 'A*a')
    """
    if card < 0 or card >= CARDS:
        raise ValueError(f"{card} is no map card; a number from 0 to 87")
    return CARD_NAMES[card]


def card_number(name: str) -> int:
    """The number of the map card that is written ``name``.

    >>> card_number("R3a"), card_number("A*a")
    (4, 86)
    """
    card = CARD_NUMBERS.get(name, -1)
    if card < 0:
        raise ValueError(
            f"{name!r} is no map card; a colour (R, G, V, A), a number from 1 to 10 or *, "
            "and a copy (a, b), such as R3a"
        )
    return card


CARD_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(CARD_NAMES)}


def _zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


@final
class LootDeck(Deck):
    """A Loot Island deck with its tables; made from content that ``deck_file`` has checked.

    The lists of treasures have one entry for each id, 0 where the treasure is not in the deck.
    """

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content["name"], content["version"], content)
        self.present: vec[i64] = _zeros(4)
        self.cube: vec[i64] = _zeros(4)
        self.draw: vec[i64] = _zeros(4)
        self.chest: vec[i64] = _zeros(4)
        self.plus: vec[i64] = _zeros(4)
        self.treasure_lo: i64 = 0
        self.treasure_hi: i64 = 0
        self.pile: vec[i64] = _zeros(74)
        self.kind: vec[i64] = _zeros(74)
        self.base: vec[i64] = _zeros(74)
        self.curse: vec[i64] = _zeros(74)
        self.crossed: vec[i64] = _zeros(74)
        self.crosses: vec[i64] = _zeros(74)
        self.multiplier: vec[i64] = _zeros(74)
        self.skull: vec[i64] = _zeros(74)
        self.of_kind_lo: vec[i64] = _zeros(6)
        self.of_kind_hi: vec[i64] = _zeros(6)
        self.of_curse_lo: vec[i64] = _zeros(MOST_CURSE + 1)  # by curse value
        self.of_curse_hi: vec[i64] = _zeros(MOST_CURSE + 1)
        self.top_curse: i64 = 0
        self.of_skull_lo: vec[i64] = _zeros(4)  # by skull kind; entry 0 stays empty
        self.of_skull_hi: vec[i64] = _zeros(4)
        self.healers: i64 = len(content["healers"])
        self.healer_per_cube: vec[i64] = vec[i64]([h["per_cube"] for h in content["healers"]])
        self.healer_fixed: vec[i64] = vec[i64]([h["fixed"] for h in content["healers"]])
        self.events: i64 = 0
        self.islands: i64 = len(content["islands"])
        self.tile_kind: vec[i64] = vec[i64](
            [ISLAND_KINDS.index(tile["kind"]) for tile in content["islands"]]
        )
        self.tile_cubes: vec[i64] = vec[i64]([tile.get("cubes", 0) for tile in content["islands"]])
        self.tile_five: vec[i64] = vec[i64](
            [1 if tile["five_players_only"] else 0 for tile in content["islands"]]
        )
        for card in content["map_cards"]:
            self._add_card(card_number(card["card"]), card["symbol"])
        for treasure in content["treasures"]:
            self._add_treasure(treasure["number"] - 1, treasure)
        for event in content["events"]:
            self.events |= BIT[EVENTS.index(event["event"])]

    def _add_card(self, card: i64, symbol: str) -> None:
        colour = card // CARDS_PER_COLOUR
        mark = BIT[card % CARDS_PER_COLOUR]
        self.present[colour] |= mark
        if symbol == "cube":
            self.cube[colour] |= mark
        elif symbol == "draw":
            self.draw[colour] |= mark
        elif symbol == "chest":
            self.chest[colour] |= mark
        elif symbol == "plus":
            self.plus[colour] |= mark

    def _add_treasure(self, treasure: i64, entry: dict[str, Any]) -> None:
        kind: i64 = KINDS.index(entry["type"])
        self.pile[treasure] = entry["pile"]
        self.kind[treasure] = kind
        self.base[treasure] = entry.get("value", 0)
        curse: i64 = entry["curse"]
        self.curse[treasure] = curse
        if curse > self.top_curse:
            self.top_curse = curse
        self.crossed[treasure] = entry["crossed"]
        self.crosses[treasure] = entry.get("crosses", 0)
        self.multiplier[treasure] = entry.get("multiplier", 0)
        skull: i64 = 0
        if kind == SKULL:
            skull = SKULLS.index(entry["skull"]) + 1
        self.skull[treasure] = skull
        mark = BIT[treasure % LO_SIZE]
        if treasure < LO_SIZE:
            self.treasure_lo |= mark
            self.of_kind_lo[kind] |= mark
            self.of_curse_lo[curse] |= mark
        else:
            self.treasure_hi |= mark
            self.of_kind_hi[kind] |= mark
            self.of_curse_hi[curse] |= mark
        if skull != 0:
            if treasure < LO_SIZE:
                self.of_skull_lo[skull] |= mark
            else:
                self.of_skull_hi[skull] |= mark
