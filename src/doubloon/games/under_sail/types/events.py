"""What happens in Under Sail, kind by kind. Fields that only some seats may see can be missing."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.under_sail.types.facts import Letter


class RoundEvent(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int
    first: int


class DealtEvent(TypedDict):
    """A hand was dealt; its cards for its seat."""

    event: Literal["dealt"]
    seat: int
    number: int
    cards: NotRequired[list[str]]


class TurnedUpEvent(TypedDict):
    """The treasures that lie face up now, deck by deck; null where a deck has none."""

    event: Literal["turned_up"]
    treasures: list[str | None]


class PassedEvent(TypedDict):
    """A card was passed; both neighbours know which."""

    event: Literal["passed"]
    seat: int
    to: int
    card: NotRequired[str]


class TrickEvent(TypedDict):
    """A trick begins."""

    event: Literal["trick"]
    trick: int
    first: int


class PlayedEvent(TypedDict):
    """A card was played, one half covered."""

    event: Literal["played"]
    seat: int
    bonus: int
    shown: Literal["colour", "number"]
    colour: Letter | None
    number: int | None


class UncoveredEvent(TypedDict):
    """All cards of the trick lie open, by seat."""

    event: Literal["uncovered"]
    cards: list[str]


class WonEvent(TypedDict):
    """A colour was won."""

    event: Literal["won"]
    seat: int
    colour: Letter


class TookEvent(TypedDict):
    """The face-up treasure of a deck was taken."""

    event: Literal["took"]
    seat: int
    deck: int
    treasure: str


StoleEvent = TypedDict(
    "StoleEvent",
    {"event": Literal["stole"], "seat": int, "from": int, "treasure": str},
)


class ActionEvent(TypedDict):
    """An action card is carried out; without cards in hand some have no effect."""

    event: Literal["action"]
    seat: int
    colour: Letter
    action: int
    works: bool


class BonusEvent(TypedDict):
    """Bonus cards from the supply: for the lowest card (US-T6), or as an action (US-A1)."""

    event: Literal["bonus"]
    seat: int
    number: int
    why: Literal["lowest", "supply"]


StoleBonusEvent = TypedDict(
    "StoleBonusEvent",
    {"event": Literal["stole_bonus"], "seat": int, "from": int, "number": int},
)
TookCardsEvent = TypedDict(
    "TookCardsEvent",
    {
        "event": Literal["took_cards"],
        "seat": int,
        "from": int,
        "number": int,
        "cards": NotRequired[list[str]],
    },
)


class GaveCardsEvent(TypedDict):
    """Cards were given back; both players know which."""

    event: Literal["gave_cards"]
    seat: int
    to: int
    number: int
    cards: NotRequired[list[str]]


class LookedEvent(TypedDict):
    """Somebody looked at the top of a treasure deck, and only they know what is there."""

    event: Literal["looked"]
    seat: int
    deck: int
    number: int
    treasures: NotRequired[list[str]]


class PutBackEvent(TypedDict):
    """The treasures went back in an order of somebody's choice."""

    event: Literal["put_back"]
    seat: int
    deck: int
    number: int


class FetchedEvent(TypedDict):
    """A card of the trick was taken for one of the hand."""

    event: Literal["fetched"]
    seat: int
    card: str
    discarded: str


class PutUnderEvent(TypedDict):
    """A treasure that nobody took went under its deck."""

    event: Literal["put_under"]
    deck: int
    treasure: str


class RoundPoints(TypedDict):
    """What a seat's treasures and bonus cards were worth in a round."""

    treasures: int
    bonus: int


class CountedEvent(TypedDict):
    """A round was counted, by seat."""

    event: Literal["counted"]
    round: int
    points: list[RoundPoints]


class OverEvent(TypedDict):
    """The game is over."""

    event: Literal["over"]
    scores: list[int]
    placings: list[int]


Event = (
    RoundEvent
    | DealtEvent
    | TurnedUpEvent
    | PassedEvent
    | TrickEvent
    | PlayedEvent
    | UncoveredEvent
    | WonEvent
    | TookEvent
    | StoleEvent
    | ActionEvent
    | BonusEvent
    | StoleBonusEvent
    | TookCardsEvent
    | GaveCardsEvent
    | LookedEvent
    | PutBackEvent
    | FetchedEvent
    | PutUnderEvent
    | CountedEvent
    | OverEvent
)
