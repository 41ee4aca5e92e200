"""What is printed on the cards of an Under Sail deck, and what a deck is made of."""

from typing import Literal, TypedDict

from doubloon.games.under_sail.types.facts import Letter
from doubloon.kernel.types.screen import CardSource, DeckHead


class CardFace(TypedDict):
    """An island card."""

    colour: Letter
    number: int


class TreasureFace(TypedDict):
    """A treasure."""

    colour: Letter
    value: int


class ActionFace(TypedDict):
    """An action: the letters of its card's colours, and the word of the option that turns it up."""

    colours: Literal["RB", "GV"]
    word: str


class Faces(TypedDict):
    """Island cards by notation, treasures by name, actions by number, 1 to 4."""

    cards: dict[str, CardFace]
    treasures: dict[str, TreasureFace]
    bonus_cards: int
    actions: dict[str, ActionFace]


class IslandCard(TypedDict):
    """An island card of a deck."""

    card: str
    source: CardSource


class TreasureCard(TypedDict):
    """A treasure of a deck."""

    colour: Literal["red", "blue", "green", "violet"]
    value: int
    source: CardSource


class Deck(DeckHead):
    """A deck's content."""

    bonus_cards: int
    islands: list[IslandCard]
    treasures: list[TreasureCard]
