"""What is printed on the cards of a Tobago deck, how the islands look, what a deck is made of."""

from typing import Literal, NotRequired, TypedDict

from doubloon.kernel.types.screen import CardSource, DeckHead

Relation = Literal["in", "next_to", "in_sight_of"]
Terrain = Literal["jungle", "scrubland", "mountain", "lake", "river", "beach"]
Subject = Literal[
    "jungle",
    "scrubland",
    "mountain",
    "lake",
    "river",
    "beach",
    "largest_jungle",
    "largest_scrubland",
    "largest_mountain",
    "largest_lake",
    "largest_river",
    "largest_beach",
    "ocean",
    "hut",
    "palm",
    "statue",
]
ClueFace = TypedDict("ClueFace", {"relation": Relation, "of": Subject, "not": bool})


class TreasureFace(TypedDict):
    """A treasure card; 0 is a curse."""

    value: int


class Faces(TypedDict):
    """Clues by notation, treasures and islands by number.

    An island is rows from north to south, a letter for each space (``legend`` has the terrains) and
    a point for the ocean; the second, fourth, ... row lies half a space further to the right.
    ``columns`` is how many letters a row has: ``C7`` is the seventh letter of the third.
    ``section_rows`` is how many rows each of an island's three sections has.
    """

    clues: dict[str, ClueFace]
    treasures: dict[str, TreasureFace]
    legend: dict[str, Terrain]
    columns: int
    section_rows: int
    islands: dict[str, list[str]]


ClueCard = TypedDict(
    "ClueCard",
    {"clue": int, "relation": Relation, "of": Subject, "not": bool, "source": CardSource},
)


class GoldCard(TypedDict):
    """A gold card of a deck."""

    card: int
    value: int
    source: CardSource


class Deck(DeckHead):
    """A deck's content; without ``amulets`` there are 21."""

    amulets: NotRequired[int]
    clues: list[ClueCard]
    gold: list[GoldCard]
