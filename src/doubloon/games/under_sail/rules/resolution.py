"""Who wins what: colours, treasures, stealing, bonus cards for the lowest (US-T3 to US-T8)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components.actions import STEAL, TAKE
from doubloon.games.under_sail.components.board import NO_CARD, Board
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, NUMBERS
from doubloon.games.under_sail.components.fields import SOME_SEATS, TREASURE_DECK
from doubloon.games.under_sail.rules import card_actions
from doubloon.games.under_sail.rules.swap import Give
from doubloon.games.under_sail.types.about import AboutTreasure, Victim
from doubloon.kernel.bits import BIT, count, has, members, write_members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Number, OneOf
from doubloon.kernel.reasons import Reason, because

# Stages of the resolution of a trick (US-T7)
TREASURES: Final[i64] = 0
BONUSES: Final[i64] = 1
ACTIONS: Final[i64] = 2


def colour_of(board: Board, seat: i64) -> i64:
    """The colour of a seat's card of this trick."""
    return board.table[seat] // NUMBERS


def merged(board: Board, pair: i64) -> bool:
    """US-A5: do the two colours of an action card count as one in this trick?"""
    return board.players == 3 and (board.lit >> (2 * pair)) & 3 == 0


def group(board: Board, seat: i64) -> i64:
    """What a seat competes in: its colour, or 4 plus the action card of two merged ones."""
    colour = colour_of(board, seat)
    if merged(board, colour >> 1):
        return 4 + (colour >> 1)
    return colour


def beats(board: Board, one: i64, two: i64) -> bool:
    """US-T3: is the card of one seat higher? Of equal ones that nearer to the first player."""
    mine = board.value(one)
    other = board.value(two)
    if mine != other:
        return mine > other
    return board.distance(one) < board.distance(two)


def rivals(board: Board, seat: i64) -> i64:
    """The other seats that compete in the same colour, as a mask."""
    mine = group(board, seat)
    found: i64 = 0
    for other in range(board.players):
        if other != seat and group(board, other) == mine:
            found |= BIT[other]
    return found


def wins(board: Board, seat: i64) -> bool:
    """US-T3: the highest card of its colour, or the only one."""
    others = rivals(board, seat)
    for other in range(board.players):
        if has(others, other) and beats(board, other, seat):
            return False
    return True


def lowest_of(board: Board, seat: i64) -> i64:
    """US-T6: how many cards of its colour were played, if the seat's is the lowest; else 0."""
    others = rivals(board, seat)
    if others == 0:
        return 0
    number: i64 = 1
    for other in range(board.players):
        if has(others, other):
            if beats(board, seat, other):
                return 0
            number += 1
    return number


def has_treasure(board: Board, seat: i64) -> bool:
    """Did a treasure of the seat's colour lie face up when the trick began?"""
    return has(board.lit, colour_of(board, seat))


def deck_of(board: Board, colour: i64) -> i64:
    """The treasure deck of a colour."""
    return 0 if board.setup.decks == 1 else colour >> 1


def shows(board: Board, seat: i64, colour: i64) -> bool:
    """Does the visible treasure of a seat have a colour?"""
    treasure = board.visible(seat)
    return treasure != NO_CARD and board.deck.colour[treasure] == colour


def victims(board: Board, seat: i64) -> i64:
    """US-T4: whose visible treasure the winner of a colour may steal, as a mask.

    Winning a tie is enough for the treasure on the deck, but a tie is not lower.
    """
    colour = colour_of(board, seat)
    mine = board.value(seat)
    others = rivals(board, seat)
    found: i64 = 0
    for other in range(board.players):
        if has(others, other) and board.value(other) < mine and shows(board, other, colour):
            found |= BIT[other]
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resolve(Step):
    """US-T7: treasures, bonus cards, then actions, each clockwise from the first player."""

    name: ClassVar = "resolve"
    rule: ClassVar = "US-T7"
    on: ClassVar = ("round",)
    fields: ClassVar = {
        "stage": OneOf(["treasures", "bonuses", "actions"]),
        "through": Number(0, 5),
    }

    def __init__(self, below: Question | None, stage: i64, through: i64) -> None:
        super().__init__(below)
        self.stage: i64 = stage
        self.through: i64 = through  # so many seats, clockwise, are through with the stage

    def run(self, board: Board) -> bool:
        """Go on until a winner is asked or all is done."""
        through = self.through
        for stage in range(self.stage, ACTIONS + 1):
            while through < board.players:
                seat = board.clockwise(through)
                through += 1
                if stage == BONUSES:
                    number = lowest_of(board, seat)
                    if number > 0:
                        board.take_bonus(seat, number, "lowest")
                elif has_treasure(board, seat) == (stage == TREASURES) and wins(board, seat):
                    here = Resolve(self.below, stage, through)
                    board.top = here
                    if stage == TREASURES:
                        win(board, seat)
                    else:
                        card_actions.begin(board, seat, colour_of(board, seat))
                    if not board.on_top(here):
                        return True
            through = 0
        board.top = self.below
        return True

    def impossible(self, board: Board) -> str:
        """All have played, and hold as many cards as each other."""
        if board.trick == 0 or not board.uncovered:
            return "a trick is resolved when its cards are uncovered"
        if self.through > board.players:
            return "so many seats are not at the table"
        return check_hands(board, board.players)


def check_hands(board: Board, laid: i64) -> str:
    """What is wrong with the first ``laid`` having played, and with the sizes of the hands."""
    top = board.top
    giver: i64 = -1
    taker: i64 = -1
    swapped: i64 = 0
    if isinstance(top, Give):  # cards that are still to be given back (US-A2)
        giver = top.seat
        taker = top.to
        swapped = top.number + count(top.chosen)
    size: i64 = -1
    for place in range(board.players - 1, -1, -1):
        seat = board.clockwise(place)
        if (board.table[seat] != NO_CARD) != (place < laid):
            return f"seat {seat} has played, or has not, against the order of turns"
        held = count(board.hands[seat])
        if place < laid and laid < board.players:
            held += 1
        if seat == giver:
            held -= swapped
        elif seat == taker:
            held += swapped
        if size < 0:
            size = held
        if held != size:
            return "hands are of one size, less what was played"
    if size == 0 and laid < board.players:
        return "cards to play are needed"
    return ""


def win(board: Board, seat: i64) -> None:
    """US-T4: take the treasure, or choose to steal one instead."""
    colour = colour_of(board, seat)
    deck = deck_of(board, colour)
    if board.sink is not None:
        board.sink.tell("won", {"seat": seat, "colour": COLOUR_LETTERS[colour]})
    able = victims(board, seat)
    if able == 0:
        take(board, seat, deck)
    else:
        board.top = Treasure(board.top, seat, deck, able)


def take(board: Board, seat: i64, deck: i64) -> None:
    """The face-up treasure of a deck goes onto the winner's pile."""
    treasure = board.face_up[deck]
    board.face_up[deck] = NO_CARD
    board.win_treasure(seat, treasure)
    if board.sink is not None:
        name = board.deck.names[treasure]
        board.sink.tell("took", {"seat": seat, "deck": deck, "treasure": name})


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Treasure(Question):
    """US-T4: the winner of a colour takes its treasure, or steals one instead."""

    name: ClassVar = "treasure"
    rule: ClassVar = "US-T4"
    on: ClassVar = ("resolve",)
    fields: ClassVar = {"deck": TREASURE_DECK, "victims": SOME_SEATS}
    encoded: ClassVar = {"deck": "at_deck", "victims": "target"}
    about_type: ClassVar = AboutTreasure

    def __init__(self, below: Question | None, seat: i64, deck: i64, victims: i64) -> None:
        super().__init__(below, seat)
        self.deck: i64 = deck
        self.victims: i64 = victims

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Take, or steal from one of those who may be stolen from."""
        out[0] = TAKE
        return write_members(self.victims, STEAL, out, 1)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is neither taking nor stealing."""
        if not STEAL <= action < STEAL + 5:
            return because("US-T4", "take_or_steal", {})
        victim = action - STEAL
        if has(rivals(board, seat), victim) and shows(board, victim, colour_of(board, seat)):
            return because("US-T4", "tie_not_lower", {"seat": victim})  # a lower one could be
        return because("US-T4", "cannot_steal", {"seat": victim})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take or steal."""
        board.top = self.below
        if action == TAKE:
            take(board, seat, self.deck)
            return
        victim = action - STEAL
        treasure = board.visible(victim)
        board.height[victim] -= 1
        board.win_treasure(seat, treasure)
        if board.sink is not None:
            name = board.deck.names[treasure]
            board.sink.tell("stole", {"seat": seat, "from": victim, "treasure": name})

    def about(self, board: Board, seat: i64) -> AboutTreasure:
        """The treasures by name."""
        able: list[Victim] = []
        for victim in members(self.victims):
            able.append({"seat": victim, "treasure": board.deck.names[board.visible(victim)]})
        return {
            "deck": self.deck,
            "treasure": board.deck.names[board.face_up[self.deck]],
            "victims": able,
        }

    def impossible(self, board: Board) -> str:
        """There is a treasure to take, and somebody to steal from."""
        if self.deck >= board.setup.decks or board.face_up[self.deck] == NO_CARD:
            return "no treasure lies there"
        if self.victims == 0 or self.victims & ~victims(board, self.seat) != 0:
            return "nobody there to steal from"
        return ""
