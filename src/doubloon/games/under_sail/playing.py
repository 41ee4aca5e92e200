"""Playing a card with one half covered, and bonus cards on it (US-T1, US-T2)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail import frames
from doubloon.games.under_sail.actions import BONUS, CARD, SHOW_COLOUR, SHOW_NUMBER
from doubloon.games.under_sail.board import SHOWN_NUMBER, Board
from doubloon.games.under_sail.deck import (
    COLOUR_LETTERS,
    NUMBERS,
    OF_COLOUR,
    OF_NUMBER,
    UP_TO_NUMBER,
    card_name,
)
from doubloon.kernel.bits import BIT, write_members
from doubloon.kernel.reasons import Reason, because


def step(board: Board) -> None:
    """The next player is asked; after the last all cards are uncovered."""
    turn = board.top(frames.A)
    if turn < board.players:
        board.set_top(frames.A, turn + 1)
        board.push(frames.PLAY, board.clockwise(turn))
        return
    uncover(board)
    board.pop()
    board.push(frames.RESOLVE, -1, frames.TREASURES)


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


def legal_play(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Any card of the hand."""
    return write_members(board.hands[seat], CARD, out, 0)


def legal_show(out: vec[i64]) -> i64:
    """The colour or the number."""
    out[0] = SHOW_COLOUR
    out[1] = SHOW_NUMBER
    return 2


def legal_bonus(board: Board, seat: i64, out: vec[i64]) -> i64:
    """From none to as many as are allowed."""
    most = most_bonus(board, seat, board.top(frames.A))
    for number in range(most + 1):
        out[number] = BONUS + number
    return most + 1


def reason_play(action: i64) -> Reason:
    """Why an action is no card to play."""
    if action >= CARD + 48:
        return because("US-T1", "play_a_card", {})
    return because("US-T1", "not_in_hand", {"card": card_name(action - CARD)})


def reason_bonus(board: Board, seat: i64, action: i64) -> Reason:
    """Why an action is no number of bonus cards."""
    most = most_bonus(board, seat, board.top(frames.A))
    if action < BONUS or action >= BONUS + 12:
        return because("US-T2", "choose_bonus", {"most": most})
    return because("US-T2", "too_many_bonus", {"most": most, "held": board.bonus[seat]})


def do_play(board: Board, seat: i64, action: i64) -> None:
    """A card is chosen; the move goes on."""
    board.pop()
    board.push(frames.SHOW, seat, action - CARD)


def do_show(board: Board, seat: i64, action: i64) -> None:
    """A half is chosen; bonus cards are asked for if any may be added."""
    card = board.top(frames.A)
    half = action - SHOW_COLOUR
    board.pop()
    if most_bonus(board, seat, card) > 0:
        board.push(frames.BONUS, seat, card, half)
    else:
        lay(board, seat, card, half, 0)


def do_bonus(board: Board, seat: i64, action: i64) -> None:
    """How many bonus cards: the move is whole."""
    card = board.top(frames.A)
    half = board.top(frames.B)
    board.pop()
    lay(board, seat, card, half, action - BONUS)


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


def shown_half(board: Board, seat: i64) -> dict[str, Any]:
    """What everybody sees of a seat's card: which half, and its colour or number."""
    shown = board.shown[seat]
    if shown <= SHOWN_NUMBER:
        return {"shown": "colour", "colour": COLOUR_LETTERS[shown], "number": None}
    return {"shown": "number", "colour": None, "number": shown - SHOWN_NUMBER}


def candidates(board: Board, seat: i64) -> i64:
    """The cards that fit what a covered card shows and its bonus cards."""
    shown = board.shown[seat]
    cards = UP_TO_NUMBER[NUMBERS - board.added[seat]]
    if shown <= SHOWN_NUMBER:
        return cards & OF_COLOUR[shown]
    return cards & OF_NUMBER[shown - SHOWN_NUMBER]
