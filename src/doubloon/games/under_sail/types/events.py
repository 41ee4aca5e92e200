"""What happens in Under Sail, kind by kind. Fields that only some seats may see can be missing."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.under_sail.types.facts import Letter


class RoundEvent(TypedDict):
    """A round begins."""

    round: int
    first: int


class DealtEvent(TypedDict):
    """A hand was dealt; its cards for its seat."""

    seat: int
    number: int
    cards: NotRequired[list[str]]


class TurnedUpEvent(TypedDict):
    """The treasures that lie face up now, deck by deck; null where a deck has none."""

    treasures: list[str | None]


class PassedEvent(TypedDict):
    """A card was passed; both neighbours know which."""

    seat: int
    to: int
    card: NotRequired[str]


class TrickEvent(TypedDict):
    """A trick begins."""

    trick: int
    first: int


class PlayedEvent(TypedDict):
    """A card was played, one half covered."""

    seat: int
    bonus: int
    shown: Literal["colour", "number"]
    colour: Letter | None
    number: int | None


class UncoveredEvent(TypedDict):
    """All cards of the trick lie open, by seat."""

    cards: list[str]


class WonEvent(TypedDict):
    """A colour was won."""

    seat: int
    colour: Letter


class TookEvent(TypedDict):
    """The face-up treasure of a deck was taken."""

    seat: int
    deck: int
    treasure: str


StoleEvent = TypedDict(
    "StoleEvent",
    {"seat": int, "from": int, "treasure": str},
)


class ActionEvent(TypedDict):
    """An action card is carried out; without cards in hand some have no effect."""

    seat: int
    colour: Letter
    action: int
    works: bool


class BonusEvent(TypedDict):
    """Bonus cards from the supply: for the lowest card (US-T6), or as an action (US-A1)."""

    seat: int
    number: int
    why: Literal["lowest", "supply"]


StoleBonusEvent = TypedDict(
    "StoleBonusEvent",
    {"seat": int, "from": int, "number": int},
)
TookCardsEvent = TypedDict(
    "TookCardsEvent",
    {
        "seat": int,
        "from": int,
        "number": int,
        "cards": NotRequired[list[str]],
    },
)


class GaveCardsEvent(TypedDict):
    """Cards were given back; both players know which."""

    seat: int
    to: int
    number: int
    cards: NotRequired[list[str]]


class LookedEvent(TypedDict):
    """Somebody looked at the top of a treasure deck, and only they know what is there."""

    seat: int
    deck: int
    number: int
    treasures: NotRequired[list[str]]


class PutBackEvent(TypedDict):
    """The treasures went back in an order of somebody's choice."""

    seat: int
    deck: int
    number: int


class FetchedEvent(TypedDict):
    """A card of the trick was taken for one of the hand."""

    seat: int
    card: str
    discarded: str


class PutUnderEvent(TypedDict):
    """A treasure that nobody took went under its deck."""

    deck: int
    treasure: str


class RoundPoints(TypedDict):
    """What a seat's treasures and bonus cards were worth in a round."""

    treasures: int
    bonus: int


class CountedEvent(TypedDict):
    """A round was counted, by seat."""

    round: int
    points: list[RoundPoints]


class OverEvent(TypedDict):
    """The game is over."""

    scores: list[int]
    placings: list[int]
