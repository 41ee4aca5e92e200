"""What a seat sees of Loot Island."""

from typing import Literal, NotRequired, TypedDict

from doubloon.games.loot_island.types.facts import Corner
from doubloon.kernel.types.screen import Progress


class Ship(TypedDict):
    """The ship: at which corner, and where its bow points."""

    corner: Corner
    bow: Literal["clockwise", "counterclockwise"]


class LandingView(TypedDict):
    """A landing: cards from the shore outwards, compasses from bottom to top."""

    cards: list[str]
    compasses: list[int]


class LandingViews(TypedDict, total=False):
    """The landings at which something lies."""

    N1: LandingView
    N2: LandingView
    E1: LandingView
    E2: LandingView
    S1: LandingView
    S2: LandingView
    W1: LandingView
    W2: LandingView


class HiddenHand(TypedDict):
    """A hand of which only the numbers are known, by the shuffle that its cards came with."""

    hidden: list[int]


class HiddenCards(TypedDict):
    """Cards of which only the number is known."""

    hidden: int


class PlayerView(TypedDict):
    """A player; with two players Aaron is the third, who has only treasures and a hand.

    ``chosen``: the cards that the looking seat has chosen to put away.
    """

    treasures: list[int]
    cubes: NotRequired[int]
    healer: NotRequired[int | None]
    shown: NotRequired[int | None]
    hand: list[str] | HiddenHand
    chosen: NotRequired[list[str]]


class View(Progress):
    """The table as one seat may see it; hidden healers and events are null."""

    round: int
    event: str | None
    first_player: int
    ship: Ship
    islands: list[int]
    landings: LandingViews
    players: list[PlayerView]
    map_discards: list[str]
    map_shuffles: list[list[str]]
    treasure_discards: list[int]
    treasures_reshuffled: bool
    table: list[int]
    healers_offered: list[int]
    passed: list[int]
    eliminated: list[int]
    aaron_out: bool
    treasures_ran_out: bool
    healers: list[int | None]
    events: list[str | None]
    map_deck: HiddenCards
    treasure_deck: HiddenCards
    events_possible: list[str]
