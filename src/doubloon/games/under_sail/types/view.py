"""What a seat sees of Under Sail."""

from typing import Literal, TypedDict

from doubloon.games.under_sail.types.facts import Letter
from doubloon.kernel.types.screen import Progress


class DeckView(TypedDict):
    """A treasure deck from top to bottom, null where a treasure is not known.

    The order of the top ``mixed_top`` treasures was changed by somebody.
    """

    face_up: str | None
    cards: list[str | None]
    mixed_top: int


class HiddenHand(TypedDict):
    """A hand of which only the number of cards is known."""

    hidden: int


class LaidCard(TypedDict):
    """A card of the trick: which half shows, and the card itself where it is known."""

    card: str | None
    bonus: int
    shown: Literal["colour", "number"]
    colour: Letter | None
    number: int | None


class PlayerView(TypedDict):
    """A player; ``treasures`` from bottom to top, ``rounds``: points of treasures and bonus."""

    bonus: int
    treasures: list[str]
    played: list[str]
    passed: str | None
    rounds: list[list[int]]
    trick: LaidCard | None
    hand: list[str] | HiddenHand


class Knowledge(TypedDict):
    """What has been learned of hidden cards; the last of ``not_in`` is the rest of the deck."""

    not_in: list[list[str]]
    came: list[list[str]]
    left: list[list[str]]
    mixed: list[int]
    treasures: list[str]
    among_top: list[str]


class View(Progress):
    """The table as one seat may see it."""

    round: int
    trick: int
    first_player: int
    starter: int
    decks: list[DeckView]
    lit: list[Letter]
    supply: int
    uncovered: bool
    traced: bool
    discards: list[str]
    fetched: list[str]
    players: list[PlayerView]
    knowledge: Knowledge
    public_knowledge: Knowledge
