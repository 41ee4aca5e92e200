"""Playing a card with one half covered, and bonus cards on it (US-T1, US-T2)."""

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components.actions import BONUS, CARD, SHOW_COLOUR, SHOW_NUMBER
from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board, shown_half
from doubloon.games.under_sail.components.deck import (
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    UP_TO_NUMBER,
    card_name,
)
from doubloon.games.under_sail.components.fields import HALF, ISLAND_CARD
from doubloon.games.under_sail.rules.resolution import TREASURES, Resolve, check_hands
from doubloon.games.under_sail.types.about import AboutBonus
from doubloon.kernel.bits import BIT, has, write_members
from doubloon.kernel.questions.question import HalfBuilt, Question, Step
from doubloon.kernel.reasons import Reason, because


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trick(Step):
    """US-T1: clockwise from the First Player card all play; then the cards are uncovered."""

    name: ClassVar = "trick"
    rule: ClassVar = "US-T1"
    on: ClassVar = ("round",)

    def run(self, board: Board) -> bool:
        """Ask the next player, or uncover the cards and see who wins what."""
        laid = cards_laid(board)
        if laid < board.players:
            board.top = Play(self, board.clockwise(laid))
        else:
            uncover(board)
            board.top = Resolve(self.below, TREASURES, 0)
        return True

    def impossible(self, board: Board) -> str:
        """The first so many have played, and those still to play hold a card more."""
        if board.trick == 0 or board.uncovered:
            return "a trick has a number, and its cards are covered until all have played"
        return check_hands(board, cards_laid(board))


def cards_laid(board: Board) -> i64:
    """How many have played in this trick."""
    laid: i64 = 0
    for seat in range(board.players):
        if board.shown[seat] != NO_CARD:
            laid += 1
    return laid


def uncover(board: Board) -> None:
    """US-T1: all cards lie open."""
    board.uncovered = True
    board.reveals += 1
    cards: list[str] = []
    for seat in range(board.players):
        board.played[seat] |= BIT[board.table[seat]]
        if board.sink is not None:
            cards.append(card_name(board.table[seat]))
    if board.sink is not None:
        board.sink.tell("uncovered", {"cards": cards}, ["cards"])


def most_bonus(board: Board, seat: i64, card: i64) -> i64:
    """US-T2: no more than the seat holds, and 12 minus the card's number."""
    most = NUMBERS - 1 - card % NUMBERS
    return most if most < board.bonus[seat] else board.bonus[seat]


def another_turn(board: Board, seat: i64) -> str:
    """Why it is not a seat's turn to play; empty if it is."""
    laid = cards_laid(board)
    if laid == board.players or seat != board.clockwise(laid):
        return "it is another seat's turn"
    return ""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Question):
    """US-T1: a card of the hand."""

    name: ClassVar = "play"
    rule: ClassVar = "US-T1"
    on: ClassVar = ("trick",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any card of the hand."""
        return write_members(board.hands[seat], CARD, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no card to play."""
        if action >= CARD + 48:
            return because("US-T1", "play_a_card", {})
        return because("US-T1", "not_in_hand", {"card": card_name(action - CARD)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """A card is chosen; the move goes on."""
        board.top = Show(self.below, seat, action - CARD)

    def impossible(self, board: Board) -> str:
        """It is the seat's turn."""
        return another_turn(board, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Show(HalfBuilt):
    """US-T1: the half that is shown."""

    name: ClassVar = "show"
    rule: ClassVar = "US-T1"
    on: ClassVar = ("trick",)
    fields: ClassVar = {"card": ISLAND_CARD}
    encoded: ClassVar = {"card": "chosen"}

    def __init__(self, below: Question | None, seat: i64, card: i64) -> None:
        super().__init__(below, seat)
        self.card: i64 = card

    def beginning(self) -> Play:
        """The turn at its beginning."""
        return Play(self.below, self.seat)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The colour or the number."""
        out[0] = SHOW_COLOUR
        out[1] = SHOW_NUMBER
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is neither."""
        return because("US-T1", "show_a_half", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """A half is chosen; bonus cards are asked for if any may be added."""
        half = action - SHOW_COLOUR
        if most_bonus(board, seat, self.card) > 0:
            board.top = Bonus(self.below, seat, self.card, half)
        else:
            board.top = self.below
            lay(board, seat, self.card, half, 0)

    def impossible(self, board: Board) -> str:
        """It is the seat's turn and its card."""
        if not has(board.hands[self.seat], self.card):
            return "the card being played is in the hand"
        return another_turn(board, self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bonus(HalfBuilt):
    """US-T2: bonus cards on the card being played."""

    name: ClassVar = "bonus"
    rule: ClassVar = "US-T2"
    on: ClassVar = ("trick",)
    fields: ClassVar = {"card": ISLAND_CARD, "half": HALF}
    encoded: ClassVar = {"card": "chosen", "half": "half"}
    about_type: ClassVar = AboutBonus

    def __init__(self, below: Question | None, seat: i64, card: i64, half: i64) -> None:
        super().__init__(below, seat)
        self.card: i64 = card
        self.half: i64 = half

    def beginning(self) -> Play:
        """The turn at its beginning."""
        return Play(self.below, self.seat)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """From none to as many as are allowed."""
        most = most_bonus(board, seat, self.card)
        for number in range(most + 1):
            out[number] = BONUS + number
        return most + 1

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no number of bonus cards."""
        most = most_bonus(board, seat, self.card)
        if action < BONUS or action >= BONUS + 12:
            return because("US-T2", "choose_bonus", {"most": most})
        return because("US-T2", "too_many_bonus", {"most": most, "held": board.bonus[seat]})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """How many bonus cards: the move is whole."""
        board.top = self.below
        lay(board, seat, self.card, self.half, action - BONUS)

    def about(self, board: Board, seat: i64) -> AboutBonus:
        """What was chosen, and the limit."""
        return {
            "card": card_name(self.card),
            "shown": HALF.names[self.half],
            "most": most_bonus(board, seat, self.card),
        }

    def impossible(self, board: Board) -> str:
        """It is the seat's turn and its card."""
        if not has(board.hands[self.seat], self.card):
            return "the card being played is in the hand"
        return another_turn(board, self.seat)


def lay(board: Board, seat: i64, card: i64, half: i64, bonus: i64) -> None:
    """The card onto the table, half covered, its bonus cards open."""
    board.hands[seat] &= ~BIT[card]
    board.table[seat] = card
    board.shown[seat] = card // NUMBERS if half == 0 else SHOWN_NUMBER + 1 + card % NUMBERS
    board.bonus[seat] -= bonus
    board.added[seat] = bonus
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "bonus": bonus}
        said.update(shown_half(board, seat))
        board.sink.tell("played", said)


def candidates(board: Board, seat: i64) -> i64:
    """The cards that fit what a covered card shows and its bonus cards."""
    shown = board.shown[seat]
    cards = UP_TO_NUMBER[NUMBERS - board.added[seat]]
    if shown <= SHOWN_NUMBER:
        return cards & OF_COLOUR[shown]
    return cards & OF_NUMBER[shown - SHOWN_NUMBER]
