"""What the questions of Under Sail are about."""

from typing import TypedDict


class AboutStealBonus(TypedDict):
    """The players who can be stolen from."""

    players: list[int]


class AboutBonus(TypedDict):
    """The card, the half that it shows, and how many bonus cards may go on it."""

    card: str
    shown: str
    most: int


class AboutFetch(TypedDict):
    """The cards that can be taken."""

    cards: list[str]


class AboutDiscard(TypedDict):
    """The card that was taken."""

    card: str


class AboutLook(TypedDict):
    """The decks that hold face-down treasures."""

    decks: list[int]


class AboutOrder(TypedDict):
    """The deck, and its treasures as they lay."""

    deck: int
    treasures: list[str]


class AboutPass(TypedDict):
    """To whom the card goes."""

    to: int


class Victim(TypedDict):
    """A player who can be stolen from, and the treasure on top of the pile."""

    seat: int
    treasure: str


class AboutTreasure(TypedDict):
    """What can be taken, and from whom what can be stolen."""

    deck: int
    treasure: str
    victims: list[Victim]


class AboutSwap(TypedDict):
    """The players to swap with, and how many cards it is about at most."""

    players: list[int]
    number: int
