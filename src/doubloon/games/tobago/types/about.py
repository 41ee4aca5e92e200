"""What the questions of Tobago are about."""

from typing import TypedDict

from doubloon.games.tobago.types.facts import MapName


class AboutLeg(TypedDict):
    """Is it a leg of an extra drive, and how many are left, this one included?"""

    extra: bool
    legs: int


class AboutOffer(TypedDict):
    """A card, the seats still to be asked for it, this one first, and how many cards are left."""

    map: MapName
    card: int
    roses: list[int]
    cards: int


class AboutFirstClue(TypedDict):
    """The map that is begun."""

    map: MapName


class AboutTurn(TypedDict):
    """Is the action still free, and the legs left of its drive and of extra drives?"""

    action: bool
    legs: int
    extra_legs: int
