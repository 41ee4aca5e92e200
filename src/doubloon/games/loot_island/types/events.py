"""What happens in Loot Island, kind by kind. Fields that only some seats may see can be missing.

Landings, corners and coasts are numbers, clockwise from the north or the north-west.
"""

from typing import Literal, NotRequired, TypedDict


class RoundEvent(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int


class ShipEvent(TypedDict):
    """The ship moved on."""

    event: Literal["ship"]
    corner: int
    coast: int


class ShipTurnedEvent(TypedDict):
    """The ship faces the other way."""

    event: Literal["ship_turned"]
    coast: int


class EventCardEvent(TypedDict):
    """The round's event card was turned up."""

    event: Literal["event_card"]
    card: str


class IslandClosedEvent(TypedDict):
    """A small island cannot be used this round."""

    event: Literal["island_closed"]
    tile: int


class ExtraCardsEvent(TypedDict):
    """Two cards for two cubes, taken or not."""

    event: Literal["extra_cards"]
    seat: int
    taken: bool


class TookBackEvent(TypedDict):
    """A compass went home."""

    event: Literal["took_back"]
    seat: int
    landing: int


class RefreshedEvent(TypedDict):
    """Cards of a hand were put away."""

    event: Literal["refreshed"]
    seat: int
    cards: list[str]


class DrewEvent(TypedDict):
    """Map cards were drawn; which, is for their seat, and Aaron's for all."""

    event: Literal["drew"]
    seat: int
    number: int
    cards: NotRequired[list[str]]


class MapsReshuffledEvent(TypedDict):
    """The discarded map cards became the new deck."""

    event: Literal["maps_reshuffled"]
    cards: int


class ActionsBeginEvent(TypedDict):
    """The actions of a round begin."""

    event: Literal["actions_begin"]
    first: int


# Cards were played by ``actor``, the seat itself or Aaron; ``compass``: one was placed, ``from``
# another landing (-1: from the supply).
PlayedEvent = TypedDict(
    "PlayedEvent",
    {
        "event": Literal["played"],
        "seat": int,
        "actor": int,
        "landing": int,
        "cards": list[str],
        "compass": bool,
        "from": int,
    },
)


class CopiedEvent(TypedDict):
    """A 1 copied an effect."""

    event: Literal["copied"]
    seat: int
    effect: Literal["cube", "draw", "none"]


class CubesEvent(TypedDict):
    """Curse cubes came, or went where ``change`` is below 0; ``why`` is the rule."""

    event: Literal["cubes"]
    seat: int
    change: int
    why: str


class PassedEvent(TypedDict):
    """Somebody passed; the first takes the First Player tile."""

    event: Literal["passed"]
    seat: int
    first: bool


class IslandUsedEvent(TypedDict):
    """A small island was paid for."""

    event: Literal["island_used"]
    seat: int
    actor: int
    tile: int
    cards: list[str]


class IslandDeclinedEvent(TypedDict):
    """A small island's action was not taken."""

    event: Literal["island_declined"]
    seat: int


class StackMovedEvent(TypedDict):
    """A compass moved in its stack."""

    event: Literal["stack_moved"]
    seat: int
    landing: int
    top: bool


# A compass was placed, ``from`` another landing (-1: from the supply).
CompassEvent = TypedDict(
    "CompassEvent",
    {"event": Literal["compass"], "seat": int, "landing": int, "from": int},
)


class ExploredEvent(TypedDict):
    """A coast is explored."""

    event: Literal["explored"]
    coast: int


class LootEvent(TypedDict):
    """Loot was found."""

    event: Literal["loot"]
    landing: int
    size: Literal["big", "small"]
    treasures: int


class RevealedEvent(TypedDict):
    """Treasures were turned up."""

    event: Literal["revealed"]
    number: int
    treasures: list[int]


class TreasuresReshuffledEvent(TypedDict):
    """The discarded treasures became the new deck."""

    event: Literal["treasures_reshuffled"]
    treasures: int


class KeptEvent(TypedDict):
    """A treasure was kept."""

    event: Literal["kept"]
    seat: int
    treasure: int


class DiscardedEvent(TypedDict):
    """A treasure was discarded."""

    event: Literal["discarded"]
    seat: int
    treasure: int


class FellShortEvent(TypedDict):
    """A landing had too few cards for loot; ``final``: in the final exploration."""

    event: Literal["fell_short"]
    landing: int
    cards: int
    need: int
    final: bool


class CleanedUpEvent(TypedDict):
    """A coast was cleared."""

    event: Literal["cleaned_up"]
    coast: int


class FinalExplorationEvent(TypedDict):
    """All coasts are explored, one last time."""

    event: Literal["final_exploration"]


class EliminatedEvent(TypedDict):
    """The curse took somebody."""

    event: Literal["eliminated"]
    seat: int
    cubes: int


class HealersEvent(TypedDict):
    """The healers lie open."""

    event: Literal["healers"]
    healers: list[int]


class HealerChosenEvent(TypedDict):
    """A healer was chosen."""

    event: Literal["healer_chosen"]
    seat: int
    healer: int


class OverEvent(TypedDict):
    """The game is over."""

    event: Literal["over"]
    placings: list[int]
    scores: list[int]


Event = (
    RoundEvent
    | ShipEvent
    | ShipTurnedEvent
    | EventCardEvent
    | IslandClosedEvent
    | ExtraCardsEvent
    | TookBackEvent
    | RefreshedEvent
    | DrewEvent
    | MapsReshuffledEvent
    | ActionsBeginEvent
    | PlayedEvent
    | CopiedEvent
    | CubesEvent
    | PassedEvent
    | IslandUsedEvent
    | IslandDeclinedEvent
    | StackMovedEvent
    | CompassEvent
    | ExploredEvent
    | LootEvent
    | RevealedEvent
    | TreasuresReshuffledEvent
    | KeptEvent
    | DiscardedEvent
    | FellShortEvent
    | CleanedUpEvent
    | FinalExplorationEvent
    | EliminatedEvent
    | HealersEvent
    | HealerChosenEvent
    | OverEvent
)
