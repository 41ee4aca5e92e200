"""US-S4: passing a card to the right, and what it tells.

The card is the highest of a colour that the passer holds most of. Whoever received it, or just
knows how many passed what, can rule hands out: ``explained`` says whether the hands of a world can
have come about.
"""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail import frames
from doubloon.games.under_sail.actions import CARD
from doubloon.games.under_sail.board import NO_CARD, Board
from doubloon.games.under_sail.deck import ALL_NUMBERS, NUMBERS, OF_COLOUR, card_name
from doubloon.games.under_sail.knowledge import after_passing, mixed, passed_on
from doubloon.kernel.bits import BIT, count, has, lowest, up_to
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


def legal(board: Board, seat: i64, out: vec[i64]) -> i64:
    """One card of each colour that the seat holds most of."""
    n: i64 = 0
    cards = passable(board.hands[seat])
    while cards != 0:
        out[n] = CARD + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


def reason(board: Board, seat: i64, action: i64) -> Reason:
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


def do(board: Board, seat: i64, action: i64) -> None:
    """Seal a card; when the last is in, all change hands."""
    board.passed[seat] = action - CARD
    board.pending &= ~BIT[seat]
    if board.pending != 0:
        return
    for giver in range(board.players):
        board.hands[giver] &= ~BIT[board.passed[giver]]
    for giver in range(board.players):
        to = board.right(giver)
        board.hands[to] |= BIT[board.passed[giver]]
        passed_on(board, giver)
        if board.sink is not None:
            card = card_name(board.passed[giver])
            board.sink.whisper("passed", {"seat": giver, "to": to}, {"card": card}, [giver, to])
    board.serial += 1
    board.reveals += 1
    board.traced = True
    board.pop()
    board.trick = 1
    board.push(frames.TRICK, -1)
    if board.sink is not None:
        board.sink.tell("trick", {"trick": board.trick, "first": board.first})


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
