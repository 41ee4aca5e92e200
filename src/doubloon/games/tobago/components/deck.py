"""Tobago's cards as numbers and masks: clues and gold.

A clue is its number less one. It says of the treasure's space that it is (or is not) in, next to
or in sight of a subject. *Next to* is one step away, *in sight of* at most two, the subject itself
included. A treasure card is its number less one: gold first, the two curses are 39 and 40.
"""

from typing import Any, Final, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.types.faces import Relation, Subject, Terrain
from doubloon.kernel.bits import BIT, lowest, members
from doubloon.kernel.deck import Deck

TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
RELATIONS: Final[tuple[Relation, ...]] = get_args(Relation)
NEXT: Final[i64] = 1
SIGHT: Final[i64] = 2

SUBJECTS: Final[tuple[Subject, ...]] = get_args(Subject)
LARGEST: Final[i64] = 6  # + terrain
OCEAN: Final[i64] = 12
HUT: Final[i64] = 13
PALM: Final[i64] = 14
STATUE: Final[i64] = 15
SUBJECT_COUNT: Final[i64] = 16

MOST_CLUES: Final[i64] = 61
MOST_GOLD: Final[i64] = 39
CURSE: Final[i64] = 39  # and 40
TREASURES: Final[i64] = 41
UNSAID_AMULETS: Final[i64] = 21  # in decks that do not say it, such as version 1 of ours
CURSES: Final[i64] = 0x18000000000  # cards 39 and 40


CLUE_NAMES: Final[list[str]] = [f"c{number}" for number in range(1, 62)]


def clue_name(clue: i64) -> str:
    """The notation of a clue.

    >>> clue_name(16)
    'c17'
    """
    return CLUE_NAMES[clue]


def clue_names(mask: i64) -> list[str]:
    """A set of clues."""
    return [clue_name(clue) for clue in members(mask)]


@final
class TobagoDeck(Deck):
    """A Tobago deck with its tables; made from content that ``deck_file`` has checked.

    The lists have one entry for each number, 0 where a card is not in the deck.
    """

    def __init__(self, content: dict[str, Any]) -> None:
        super().__init__(content["name"], content["version"], content)
        self.amulets: i64 = content.get("amulets", UNSAID_AMULETS)
        self.clues: i64 = 0
        self.relation: vec[i64] = vec[i64]([0] * MOST_CLUES)
        self.subject: vec[i64] = vec[i64]([0] * MOST_CLUES)
        self.negative: vec[i64] = vec[i64]([0] * MOST_CLUES)
        self.gold: i64 = 0
        self.value: vec[i64] = vec[i64]([0] * TREASURES)
        for entry in content["clues"]:
            clue: i64 = entry["clue"] - 1
            self.clues |= BIT[clue]
            self.relation[clue] = RELATIONS.index(entry["relation"])
            self.subject[clue] = SUBJECTS.index(entry["of"])
            self.negative[clue] = 1 if entry["not"] else 0
        for entry in content["gold"]:
            card: i64 = entry["card"] - 1
            self.gold |= BIT[card]
            self.value[card] = entry["value"]


def card_numbers(mask: i64) -> list[int]:
    """Treasure cards as they are numbered."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask) + 1)
        mask &= mask - 1
    return found
