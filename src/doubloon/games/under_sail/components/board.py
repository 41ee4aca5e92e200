"""The table of Under Sail: everything that lies on it, and the small deeds all rules share.

Seats are numbered clockwise from 0, so the right neighbour of seat 2 is seat 1. Treasure deck 0
holds red and blue, deck 1 green and violet; with three players deck 0 holds all (US-S1).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components.deck import CARD_NAMES, COLOUR_LETTERS, NUMBERS, SailDeck
from doubloon.kernel.bits import BIT, count, lowest
from doubloon.kernel.questions.question import QuestionState

ROUNDS: Final[i64] = 2
ROOM: Final[i64] = 32  # places of a treasure deck, used as a ring
MOST_WON: Final[i64] = 24  # room on a pile: at most 12 to begin with, and one a trick
NO_CARD: Final[i64] = -1

# Actions (US-C4)
STEAL_BONUS: Final[i64] = 1
SWAP: Final[i64] = 2
LOOK: Final[i64] = 3
FETCH: Final[i64] = 4
RED_BLUE_WORDS: Final = ("bonus", "swap")
GREEN_VIOLET_WORDS: Final = ("look", "fetch")

# What a covered card shows: a colour 0 to 3, or 3 plus a number from 1 to 12
SHOWN_NUMBER: Final[i64] = 3


@final
class Setup:
    """What never changes during a game; shared by all copies of its state."""

    def __init__(self, players: int, options: dict[str, Any], deck: SailDeck) -> None:
        self.players: i64 = players
        self.deck = deck
        self.options = options
        self.red_blue: i64 = 1 + RED_BLUE_WORDS.index(options["red_blue"])
        self.green_violet: i64 = 3 + GREEN_VIOLET_WORDS.index(options["green_violet"])
        self.hand: i64 = 9 if players == 5 else 12  # US-S3
        if self.hand * self.players > count(deck.cards):
            self.hand = count(deck.cards) // self.players
        self.decks: i64 = 1 if players == 3 else 2  # US-S1
        self.row: i64 = 3 * players + 4  # numbers that one seat's knowledge takes
        self.in_deck: vec[i64] = vec[i64]([0, 0])  # treasures by deck
        for treasure in range(deck.treasures):
            if players == 3:
                if not left_out(deck, treasure):
                    self.in_deck[0] |= BIT[treasure]
            else:
                self.in_deck[deck.colour[treasure] >> 1] |= BIT[treasure]


def left_out(deck: SailDeck, treasure: i64) -> bool:
    """US-S1, three players: the last copy of each 2, 3 and 4 of a colour stays in the box."""
    if not 2 <= deck.value[treasure] <= 4:
        return False
    after = treasure + 1
    return (
        after >= deck.treasures
        or deck.value[after] != deck.value[treasure]
        or deck.colour[after] != deck.colour[treasure]
    )


class Board(QuestionState):
    """Hands, the trick, treasures, bonus cards, and what everyone knows."""

    def __init__(self, setup: Setup, source: "Board | None" = None) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.deck = setup.deck
        if source is not None:
            self.copy_chance(source)
            self.top = source.top
            self.round: i64 = source.round
            self.trick: i64 = source.trick
            self.first: i64 = source.first
            self.starter: i64 = source.starter
            self.supply: i64 = source.supply
            self.lit: i64 = source.lit
            self.uncovered: bool = source.uncovered
            self.traced: bool = source.traced
            self.discards: i64 = source.discards
            self.fetched: i64 = source.fetched
            self.dealt: i64 = source.dealt
            self.hands: vec[i64] = source.hands[:]
            self.table: vec[i64] = source.table[:]
            self.shown: vec[i64] = source.shown[:]
            self.added: vec[i64] = source.added[:]
            self.bonus: vec[i64] = source.bonus[:]
            self.played: vec[i64] = source.played[:]
            self.passed: vec[i64] = source.passed[:]
            self.tally: vec[i64] = source.tally[:]
            self.piles: vec[i64] = source.piles[:]
            self.height: vec[i64] = source.height[:]
            self.treasures: vec[i64] = source.treasures[:]
            self.top_place: vec[i64] = source.top_place[:]
            self.left: vec[i64] = source.left[:]
            self.face_up: vec[i64] = source.face_up[:]
            self.mixed_top: vec[i64] = source.mixed_top[:]
            self.know: vec[i64] = source.know[:]
        else:
            n = setup.players
            nothing = vec[i64]([NO_CARD] * n)
            zeros = vec[i64]([0] * n)
            self.round = 1
            self.trick = 0  # 0: cards are being passed
            self.first = 0  # who has the First Player card
            self.starter = 0  # who had it in the first trick of the round
            self.supply = setup.deck.bonus
            self.lit = 0  # colours that lay face up when the trick began, as a mask
            self.uncovered = False  # do the cards of the trick lie open?
            self.traced = False  # were this round's cards passed under our eyes?
            self.discards = 0  # island cards out of the round
            self.fetched = 0  # cards of this trick that were taken into a hand (US-A4)
            self.dealt = 0  # island cards in hands, in the trick and discarded, all round
            self.hands = zeros[:]
            self.table = nothing[:]  # the card of this trick
            self.shown = nothing[:]  # what it shows while covered
            self.added = zeros[:]  # bonus cards on it
            self.bonus = zeros[:]
            self.played = zeros[:]  # by seat: all cards seen leaving the hand this round
            self.passed = nothing[:]  # US-S4; sealed while somebody has not passed yet
            self.tally = vec[i64]([0] * (4 * n))  # by seat and round: treasures, bonus pairs
            self.piles = vec[i64]([0] * (MOST_WON * n))  # from bottom to top
            self.height = zeros[:]
            self.treasures = vec[i64]([0] * (ROOM * setup.decks))  # two rings
            self.top_place = vec[i64]([0] * setup.decks)  # where in the ring the top is
            self.left = vec[i64]([0] * setup.decks)  # face-down treasures
            self.face_up = vec[i64]([NO_CARD] * setup.decks)
            self.mixed_top = vec[i64]([0] * setup.decks)  # US-A3: top ones put in secret order
            self.know = vec[i64]([0] * (setup.row * (n + 1)))  # see knowledge.py

    # seats

    def clockwise(self, places: i64) -> i64:
        """The seat so many places clockwise from the First Player card."""
        return (self.first + places) % self.players

    def distance(self, seat: i64) -> i64:
        """How far clockwise from the First Player card, whose owner is at 0."""
        return (seat - self.first + self.players) % self.players

    def right(self, seat: i64) -> i64:
        """The neighbour to whom cards are passed (US-S4)."""
        return (seat + self.players - 1) % self.players

    def left_of(self, seat: i64) -> i64:
        """The neighbour from whom they come."""
        return (seat + 1) % self.players

    # treasures

    def treasure_at(self, deck: i64, place: i64) -> i64:
        """The treasure so many places below the top of a deck, face down."""
        return self.treasures[deck * ROOM + (self.top_place[deck] + place) % ROOM]

    def put_treasure(self, deck: i64, place: i64, treasure: i64) -> None:
        """Put a treasure at a place below the top of a deck."""
        self.treasures[deck * ROOM + (self.top_place[deck] + place) % ROOM] = treasure

    def visible(self, seat: i64) -> i64:
        """The treasure on top of a pile; -1 if there is none."""
        if self.height[seat] == 0:
            return NO_CARD
        return self.piles[seat * MOST_WON + self.height[seat] - 1]

    def win_treasure(self, seat: i64, treasure: i64) -> None:
        """Onto the pile, where it is visible (US-T4)."""
        self.piles[seat * MOST_WON + self.height[seat]] = treasure
        self.height[seat] += 1

    def pile_points(self, seat: i64) -> i64:
        """What the treasures before a seat are worth."""
        points: i64 = 0
        base = seat * MOST_WON
        for place in range(self.height[seat]):
            points += self.deck.value[self.piles[base + place]]
        return points

    # bonus cards

    def take_bonus(self, seat: i64, number: i64, why: str) -> None:
        """From the supply, as far as it goes (US-T6, US-A1)."""
        if number > self.supply:
            number = self.supply
        self.supply -= number
        self.bonus[seat] += number
        if self.sink is not None:
            self.sink.tell("bonus", {"seat": seat, "number": number, "why": why})

    # the trick

    def value(self, seat: i64) -> i64:
        """The number on the seat's card of this trick, with its bonus cards (US-T3)."""
        return self.table[seat] % NUMBERS + 1 + self.added[seat]

    def action_of(self, colour: i64) -> i64:
        """The action, 1 to 4, on the action card of a colour (US-C4)."""
        return self.setup.red_blue if colour < 2 else self.setup.green_violet


def names_of(cards: i64) -> list[str]:
    """The cards of a mask by notation."""
    found: list[str] = []
    while cards != 0:
        found.append(CARD_NAMES[lowest(cards)])
        cards &= cards - 1
    return found


def shown_half(board: Board, seat: i64) -> dict[str, Any]:
    """What everybody sees of a seat's card: which half, and its colour or number."""
    shown = board.shown[seat]
    if shown <= SHOWN_NUMBER:
        return {"shown": "colour", "colour": COLOUR_LETTERS[shown], "number": None}
    return {"shown": "number", "colour": None, "number": shown - SHOWN_NUMBER}
