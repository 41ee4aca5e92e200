"""What happens in Loot Island, kind by kind. Fields that only some seats may see can be missing."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.loot_island.types.facts import Coast, Corner, Landing


class RoundEvent(TypedDict):
    """A round begins."""

    round: int


class ShipEvent(TypedDict):
    """The ship moved on."""

    corner: Corner
    coast: Coast


class ShipTurnedEvent(TypedDict):
    """The ship faces the other way."""

    coast: Coast


class EventCardEvent(TypedDict):
    """The round's event card was turned up."""

    card: str


class IslandClosedEvent(TypedDict):
    """A small island cannot be used this round."""

    tile: int


class ExtraCardsEvent(TypedDict):
    """Two cards for two cubes, taken or not."""

    seat: int
    taken: bool


class TookBackEvent(TypedDict):
    """A compass went home."""

    seat: int
    landing: Landing


class RefreshedEvent(TypedDict):
    """Cards of a hand were put away."""

    seat: int
    cards: list[str]


class DrewEvent(TypedDict):
    """Map cards were drawn; which, is for their seat, and Aaron's for all."""

    seat: int
    number: int
    cards: NotRequired[list[str]]


class MapsReshuffledEvent(TypedDict):
    """The discarded map cards became the new deck."""

    cards: int


class ActionsBeginEvent(TypedDict):
    """The actions of a round begin."""

    first: int


# Cards were played by ``actor``, the seat itself or Aaron; ``compass``: one was placed, ``from``
# another landing (None: from the supply).
PlayedEvent = TypedDict(
    "PlayedEvent",
    {
        "seat": int,
        "actor": int,
        "landing": Landing,
        "cards": list[str],
        "compass": bool,
        "from": Landing | None,
    },
)


class CopiedEvent(TypedDict):
    """A 1 copied an effect."""

    seat: int
    effect: Literal["cube", "draw", "none"]


class CubesEvent(TypedDict):
    """Curse cubes came, or went where ``change`` is below 0; ``why`` is the rule."""

    seat: int
    change: int
    why: str


class PassedEvent(TypedDict):
    """Somebody passed; the first takes the First Player tile."""

    seat: int
    first: bool


class IslandUsedEvent(TypedDict):
    """A small island was paid for."""

    seat: int
    actor: int
    tile: int
    cards: list[str]


class IslandDeclinedEvent(TypedDict):
    """A small island's action was not taken."""

    seat: int


class StackMovedEvent(TypedDict):
    """A compass moved in its stack."""

    seat: int
    landing: Landing
    top: bool


# A compass was placed, ``from`` another landing (None: from the supply).
CompassEvent = TypedDict(
    "CompassEvent",
    {"seat": int, "landing": Landing, "from": Landing | None},
)


class ExploredEvent(TypedDict):
    """A coast is explored."""

    coast: Coast


class LootEvent(TypedDict):
    """Loot was found."""

    landing: Landing
    size: Literal["big", "small"]
    treasures: int


class RevealedEvent(TypedDict):
    """Treasures were turned up."""

    number: int
    treasures: list[int]


class TreasuresReshuffledEvent(TypedDict):
    """The discarded treasures became the new deck."""

    treasures: int


class KeptEvent(TypedDict):
    """A treasure was kept."""

    seat: int
    treasure: int


class DiscardedEvent(TypedDict):
    """A treasure was discarded."""

    seat: int
    treasure: int


class FellShortEvent(TypedDict):
    """A landing had too few cards for loot; ``final``: in the final exploration."""

    landing: Landing
    cards: int
    need: int
    final: bool


class CleanedUpEvent(TypedDict):
    """A coast was cleared."""

    coast: Coast


class FinalExplorationEvent(TypedDict):
    """All coasts are explored, one last time."""


class EliminatedEvent(TypedDict):
    """The curse took somebody."""

    seat: int
    cubes: int


class HealersEvent(TypedDict):
    """The healers lie open."""

    healers: list[int]


class HealerChosenEvent(TypedDict):
    """A healer was chosen."""

    seat: int
    healer: int


class OverEvent(TypedDict):
    """The game is over."""

    placings: list[int]
    scores: list[int]
