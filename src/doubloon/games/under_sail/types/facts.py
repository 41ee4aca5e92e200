"""What Under Sail's screen shows next to the view and would else have to work out by the rules."""

from typing import Literal, TypedDict

Letter = Literal["R", "B", "G", "V"]
Phase = Literal["pass", "play", "resolve", "over"]


class TreasureFact(TypedDict):
    """The treasure that lies face up on a deck."""

    colour: Letter
    value: int


class DeckFacts(TypedDict):
    """A treasure deck: its colours, what lies face up on it, how many lie face down."""

    colours: list[Letter]
    face_up: TreasureFact | None
    left: int


class PlayerFacts(TypedDict):
    """A player.

    ``hand``, ``pile``: how many cards and treasures. ``points`` as they stand, ``round`` those of
    this round. ``visible``: the treasure on top of the pile. ``known``: cards in that hand of which
    the looking seat is sure. ``could``: the cards that a covered card can be, as far as it knows;
    else null. ``value``: of a card whose number is seen, with its bonus cards; else null.
    ``stealable``: bonus cards could be stolen from it (US-A1). ``order``: the place in which the
    seat plays in this trick, from 1. ``next``: it is its turn to play.
    """

    hand: int
    bonus: int
    stealable: bool
    points: int
    round: int
    pile: int
    visible: str | None
    place: int
    known: list[str]
    could: list[str] | None
    value: int | None
    order: int
    next: bool


class RankedCard(TypedDict):
    """A card of a colour, with its value."""

    seat: int
    card: str
    value: int


class GroupFacts(TypedDict):
    """Who wins what in a colour, or in two that count as one; ``cards`` by rank.

    ``bonus``: the bonus cards that the lowest gets, as far as the supply goes. ``treasure``: is
    there one to win?
    """

    colours: list[Letter]
    cards: list[RankedCard]
    winner: int
    lowest: int | None
    bonus: int
    treasure: bool


class Facts(TypedDict):
    """What follows from a view of Under Sail by its rules.

    ``tricks``: how many the round has. ``actions``: 1 to 4, by colour of the action card. ``turn``:
    seats in the order in which they play in this trick. ``highest``: what a card can come to with
    its bonus cards, ``carrying``: the highest number of a card that carries 0, 1, 2, ... of them
    (US-T2). ``merged``: pairs of colours that count as one in this trick (US-A5). ``limits``: by
    card of the own hand how many bonus cards may go on it now (US-T2). ``passable``: cards of the
    own hand that may be passed (US-S4); none in a trick. ``outcome``: null until the cards lie
    open.
    """

    phase: Phase
    tricks: int
    turn: list[int]
    actions: dict[Letter, int]
    highest: int
    carrying: list[int]
    merged: list[list[Letter]]
    decks: list[DeckFacts]
    limits: dict[str, int]
    passable: list[str]
    players: list[PlayerFacts]
    outcome: list[GroupFacts] | None
