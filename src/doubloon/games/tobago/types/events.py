"""What happens in Tobago, kind by kind. Fields that only some seats may see can be missing."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.tobago.types.facts import MapName


class PlacedEvent(TypedDict):
    """An ATV was put on the island."""

    seat: int
    space: str


class TurnEvent(TypedDict):
    """A turn begins."""

    seat: int


class DrewEvent(TypedDict):
    """Clues were drawn; which, is for their seat."""

    seat: int
    number: int
    clues: NotRequired[list[str]]


class CluesReshuffledEvent(TypedDict):
    """The discarded clues became the new deck."""

    clues: int


class ClueEvent(TypedDict):
    """A clue was laid; ``before`` and ``sites`` are how many spaces were and are possible."""

    seat: int
    clue: str
    map: MapName
    rose: bool
    before: int
    sites: int


class MarkedEvent(TypedDict):
    """Markers were put down on the possible spaces of a map."""

    map: MapName
    spaces: list[str]


class LocatedEvent(TypedDict):
    """A map leaves one space."""

    map: MapName
    space: str


AmuletUsedEvent = TypedDict(
    "AmuletUsedEvent",
    {
        "seat": int,
        "for": Literal["clue", "drive", "exchange", "remove"],
    },
)


class RemovedEvent(TypedDict):
    """A marker was removed: the treasure is not there."""

    seat: int
    map: MapName
    space: str


class AmuletAshoreEvent(TypedDict):
    """A statue's gaze brought an amulet ashore."""

    statue: int
    space: str


class StatuesTurnedEvent(TypedDict):
    """The statues look elsewhere now."""

    faces: list[str]


class AmuletTakenEvent(TypedDict):
    """An amulet was collected."""

    seat: int
    space: str


DroveEvent = TypedDict(
    "DroveEvent",
    {
        "seat": int,
        "from": str,
        "to": str,
        "legs_left": int,
        "extra": bool,
    },
)


class ExchangedEvent(TypedDict):
    """A hand was put away for as many new clues."""

    seat: int
    clues: list[str]


class RaisedEvent(TypedDict):
    """A treasure was raised; ``roses``: whose lie on its map, in the order of asking."""

    seat: int
    map: MapName
    space: str
    roses: list[int]


class PeekedEvent(TypedDict):
    """Somebody looked at treasure cards; which, is for their seat."""

    seat: int
    number: int
    cards: NotRequired[list[int]]


class TreasuresRefilledEvent(TypedDict):
    """The discarded treasure cards became the new deck."""

    cards: int


class LastTreasureEvent(TypedDict):
    """This treasure is the last."""


class TurnedUpEvent(TypedDict):
    """A treasure card was turned up."""

    map: MapName
    card: int


class AcceptedEvent(TypedDict):
    """A card was taken."""

    seat: int
    card: int


class DeclinedEvent(TypedDict):
    """A card was left to the next."""

    seat: int
    card: int


class UnwantedEvent(TypedDict):
    """A card that nobody took was discarded."""

    card: int


class LeftOverEvent(TypedDict):
    """The rest of the cards was turned up and discarded."""

    cards: list[int]


class CurseEvent(TypedDict):
    """A curse was turned up."""

    map: MapName
    card: int


class CursedEvent(TypedDict):
    """What the curse took: an amulet, a gold card, or nothing."""

    seat: int
    amulet: bool
    gold: int | None


class ClearedEvent(TypedDict):
    """A map was cleared; ``starter`` begins it again."""

    map: MapName
    starter: int


class OverEvent(TypedDict):
    """The game is over, for want of treasures (TB-E1) or of anything to do (TB-E2)."""

    why: Literal["treasures", "idle"]
    scores: list[int]
    placings: list[int]
