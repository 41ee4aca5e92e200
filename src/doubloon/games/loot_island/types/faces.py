"""What is printed on the cards of a Loot Island deck, and what a deck is made of."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.loot_island.types.facts import IslandKind
from doubloon.kernel.types.screen import CardSource, DeckHead

TreasureKind = Literal["amulet", "coin_bag", "book", "jewel", "crown", "skull"]
Skull = Literal["a", "b", "c"]


class CardFace(TypedDict):
    """A map card; a wild's value is 0.

    ``effect``: its symbol. ``does``: its effect, of a 1 too, which has none (LI-2.13, LI-2.14).
    """

    colour: str
    value: int
    effect: Literal["draw", "cube", "chest", "plus"] | None
    does: Literal["draw", "cube", "chest", "plus", "one"] | None


class TreasureFace(TypedDict):
    """A treasure; what is not on it is 0."""

    kind: TreasureKind
    base: int
    multiplier: int
    crosses: int
    skull: Skull | None
    curse: int
    crossed: int
    pile: int


class HealerFace(TypedDict):
    """A healer."""

    per_cube: int
    fixed: int


class IslandFace(TypedDict):
    """A small island; ``cubes``: how many go, 0 where it is about something else."""

    kind: IslandKind
    cubes: int


class Faces(TypedDict):
    """Map cards by notation; treasures, healers and small islands by number."""

    cards: dict[str, CardFace]
    treasures: dict[str, TreasureFace]
    healers: dict[str, HealerFace]
    islands: dict[str, IslandFace]


class MapCard(TypedDict):
    """A map card of a deck."""

    card: str
    symbol: Literal["none", "cube", "draw", "chest", "plus"]
    source: CardSource


class TreasureCard(TypedDict):
    """A treasure of a deck, with what its type has."""

    number: int
    pile: int
    type: TreasureKind
    curse: int
    crossed: int
    value: NotRequired[int]
    multiplier: NotRequired[int]
    crosses: NotRequired[int]
    skull: NotRequired[Skull]
    source: CardSource


class HealerCard(TypedDict):
    """A healer of a deck."""

    number: int
    per_cube: int
    fixed: int
    source: CardSource


class EventCard(TypedDict):
    """An event card of a deck."""

    event: str
    source: CardSource


class IslandTile(TypedDict):
    """A small island of a deck."""

    kind: IslandKind
    five_players_only: bool
    cubes: NotRequired[int]
    source: CardSource


class Deck(DeckHead):
    """A deck's content."""

    map_cards: list[MapCard]
    treasures: list[TreasureCard]
    healers: list[HealerCard]
    events: list[EventCard]
    islands: list[IslandTile]
