"""Under Sail's cards as numbers and masks: island cards and treasures.

An island card is ``12 * colour + number - 1``; colours are red, blue, green, violet (0 to 3), so
that ``colour >> 1`` is the action card (US-C4). Sets of island cards are masks of 48 bits, sets of
treasures masks of 32.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.types.facts import Letter
from doubloon.kernel.bits import BIT
from doubloon.kernel.deck import Deck

COLOURS: Final = ("red", "blue", "green", "violet")
COLOUR_LETTERS: Final[tuple[Letter, ...]] = ("R", "B", "G", "V")
NUMBERS: Final[i64] = 12
CARDS: Final[i64] = 48
ALL_NUMBERS: Final[i64] = 0xFFF
MOST_TREASURES: Final = 32
MOST_VALUE: Final = 9  # one digit in its name; the rulebook names no highest value

# All cards of a colour
OF_COLOUR: Final[vec[i64]] = vec[i64]([0xFFF * 2 ** (12 * colour) for colour in range(4)])
# All cards up to a number (index 0 to 12), of every colour
UP_TO_NUMBER: Final[vec[i64]] = vec[i64](
    [sum((2**number - 1) * 2 ** (12 * colour) for colour in range(4)) for number in range(13)]
)
# All cards of a number (index 1 to 12)
OF_NUMBER: Final[vec[i64]] = vec[i64](
    [0] + [sum(2 ** (12 * colour + number) for colour in range(4)) for number in range(12)]
)


CARD_NAMES: Final[list[str]] = [
    colour + str(number) for colour in COLOUR_LETTERS for number in range(1, 13)
]


def card_name(card: i64) -> str:
    """The notation of an island card.

    >>> card_name(0), card_name(23), card_name(47)
    ('R1', 'B12', 'V12')
    """
    if card < 0 or card >= CARDS:
        raise ValueError(f"{card} is no island card; a number from 0 to 47")
    return CARD_NAMES[card]


CARD_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(CARD_NAMES)}


@final
class SailDeck(Deck):
    """An Under Sail deck with its tables; made from content that ``deck_file`` has checked.

    A treasure's id is its place in the sorted content; its name is its colour, its value and a
    letter for the copy: ``R4a``, ``R4b``.
    """

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content["name"], content["version"], content)
        entries: list[dict[str, Any]] = content["treasures"]
        self.cards: i64 = 0
        for card in content["islands"]:
            self.cards |= BIT[CARD_NUMBERS[card["card"]]]
        self.bonus: i64 = content["bonus_cards"]
        self.treasures: i64 = len(entries)
        self.colour: vec[i64] = vec[i64]([COLOURS.index(each["colour"]) for each in entries])
        self.value: vec[i64] = vec[i64]([each["value"] for each in entries])
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}
        for each in entries:
            name = COLOUR_LETTERS[COLOURS.index(each["colour"])] + str(each["value"])
            copy = 0
            while name + "abcdefghijklmnopqrstuvwxyzABCDEF"[copy] in self.numbers:
                copy += 1
            name += "abcdefghijklmnopqrstuvwxyzABCDEF"[copy]
            self.numbers[name] = len(self.names)
            self.names.append(name)
