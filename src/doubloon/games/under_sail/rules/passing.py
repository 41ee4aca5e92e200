"""US-S4: passing a card to the right, and what it tells.

The card is the highest of a colour that the passer holds most of. Whoever received it, or just
knows how many passed what, can rule hands out: ``explained`` says whether the hands of a world can
have come about.
"""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components.actions import CARD
from doubloon.games.under_sail.components.board import NO_CARD, Board
from doubloon.games.under_sail.components.deck import ALL_NUMBERS, NUMBERS, OF_COLOUR, card_name
from doubloon.games.under_sail.components.knowledge import after_passing, mixed, passed_on
from doubloon.games.under_sail.types.about import AboutPass
from doubloon.kernel.bits import BIT, count, has, lowest, up_to, write_members
from doubloon.kernel.questions.question import Sealed
from doubloon.kernel.reasons import Reason, because


def most(hand: i64) -> i64:
    """How many cards there are of the colour that there is most of."""
    best: i64 = 0
    for colour in range(4):
        number = count(hand & OF_COLOUR[colour])
        if number > best:
            best = number
    return best


def highest(cards: i64) -> i64:
    """The highest card of a mask that is not empty."""
    card = lowest(cards)
    while cards & (cards - 1) != 0:
        cards &= cards - 1
        card = lowest(cards)
    return card


def passable(hand: i64) -> i64:
    """The cards that may be passed: the highest of each colour there is most of."""
    best = most(hand)
    found: i64 = 0
    if best == 0:
        return found
    for colour in range(4):
        cards = hand & OF_COLOUR[colour]
        if count(cards) == best:
            found |= BIT[highest(cards)]
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pass(Sealed):
    """US-S4: all pass a card to the right, at once."""

    name: ClassVar = "pass"
    rule: ClassVar = "US-S4"
    on: ClassVar = ("round",)
    about_type: ClassVar = AboutPass

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """One card of each colour that the seat holds most of."""
        return write_members(passable(board.hands[seat]), CARD, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no card to pass."""
        if action >= CARD + 48:
            return because("US-S4", "pass_a_card", {})
        card = action - CARD
        hand = board.hands[seat]
        if not has(hand, card):
            return because("US-S4", "not_in_hand", {"card": card_name(card)})
        cards = hand & OF_COLOUR[card // NUMBERS]
        if count(cards) < most(hand):
            return because("US-S4", "not_most", {"card": card_name(card)})
        return because("US-S4", "not_highest", {"card": card_name(card)})

    def answer(self, board: Board, seat: i64, action: i64) -> bool:
        """Seal a card."""
        board.passed[seat] = action - CARD
        return True

    def open(self, board: Board) -> None:
        """All cards change hands."""
        for giver in range(board.players):
            board.hands[giver] &= ~BIT[board.passed[giver]]
        for giver in range(board.players):
            to = board.right(giver)
            board.hands[to] |= BIT[board.passed[giver]]
            passed_on(board, giver)
            if board.sink is not None:
                card = card_name(board.passed[giver])
                board.sink.whisper("passed", {"seat": giver, "to": to}, {"card": card}, [giver, to])
        board.traced = True

    def about(self, board: Board, seat: i64) -> AboutPass:
        """The neighbour who gets the card."""
        return {"to": board.right(seat)}

    def impossible(self, board: Board) -> str:
        """All hold cards, and those who are not asked have sealed one."""
        if self.seats == 0 or board.traced or board.trick != 0:
            return "while cards are passed, somebody has not passed yet, and it is trick 0"
        for seat in range(board.players):
            if board.hands[seat] == 0:
                return f"seat {seat} needs a hand to pass from"
            if board.table[seat] != NO_CARD:
                return f"seat {seat} cannot have played yet"
            passed = board.passed[seat]
            if has(self.seats, seat) == (passed != NO_CARD):
                return f"seat {seat} is asked, or has passed: one of them"
            if passed != NO_CARD and not has(board.hands[seat], passed):
                return f"seat {seat} passes a card that is not in the hand"
        return ""


# what it tells


def could_pass(kept: i64) -> i64:
    """The cards that, added to what was kept, would have been allowed to be passed."""
    found: i64 = 0
    best = most(kept)
    for colour in range(4):
        cards = kept & OF_COLOUR[colour]
        if count(cards) + 1 >= best:
            above = ALL_NUMBERS & ~up_to(cards >> (NUMBERS * colour))
            found |= above * BIT[NUMBERS * colour]
    return found


def follow(board: Board, knower: i64, giver: i64, received: i64) -> i64:
    """The cards the giver can have passed on, if it received one of these."""
    taker = board.right(giver)
    given = after_passing(board, knower, taker)
    unclear = board.know[mixed(board, knower)]
    if has(unclear, giver) or has(unclear, taker):
        return given
    hand = after_passing(board, knower, giver)
    found: i64 = 0
    rest = received & hand
    while rest != 0:
        found |= could_pass(hand & ~(rest & -rest)) & given
        rest &= rest - 1
    return found


def explained(board: Board, knower: i64) -> bool:
    """Is there a way in which all can have passed, from what the knower has seen?

    A seat knows what it passed and what it received; the spectator knows neither.
    """
    if not board.traced:
        return True
    if knower >= 0:
        if board.passed[knower] == NO_CARD or board.passed[board.left_of(knower)] == NO_CARD:
            return True  # a seat of a dealt world
        return chain(board, knower, knower, board.passed[knower])
    rest = after_passing(board, knower, board.right(0))
    while rest != 0:
        if chain(board, knower, 0, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def chain(board: Board, knower: i64, start: i64, first: i64) -> bool:
    """Can all have passed, if ``start`` passed ``first``?"""
    received = BIT[first]
    giver = board.right(start)
    while board.right(giver) != start:
        received = follow(board, knower, giver, received)
        if received == 0:
            return False
        giver = board.right(giver)
    if knower >= 0:
        return fits(board, knower, giver, received, BIT[board.passed[giver]])
    received = follow(board, knower, giver, received)
    return fits(board, knower, start, received, BIT[first])


def fits(board: Board, knower: i64, giver: i64, received: i64, passed: i64) -> bool:
    """Can the giver have passed this very card, if it received one of those?"""
    unclear = board.know[mixed(board, knower)]
    if has(unclear, giver) or has(unclear, board.right(giver)):
        return True
    hand = after_passing(board, knower, giver)
    rest = received & hand
    while rest != 0:
        if could_pass(hand & ~(rest & -rest)) & passed != 0:
            return True
        rest &= rest - 1
    return False
