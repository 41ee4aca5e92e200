"""What each seat has learned in this round, as masks: where island cards and treasures can be.

One row a seat, and one more for what everybody has seen (the spectator's). A row holds

- for each hand and, last, for the cards nobody was dealt: the cards that are *not* there;
- for each seat: cards that came into its hand after the passing, and cards that were there when
  all had passed and have left it otherwise than by being played or discarded (US-A2);
- ``mixed``: seats whose hand was part of a swap (US-A2) that this row's owner did not see;
- treasures whose place in their deck is known, and those known to be among the top ones that
  somebody has put back in an order of their own (US-A3).

A swap between two others makes their hands alike for everybody else: what could be in one can be
in the other, and what the passing (US-S4) told about either is no longer used.
"""

from mypy_extensions import i64

from doubloon.games.under_sail.components.board import NO_CARD, Board
from doubloon.kernel.bits import BIT, lowest


def row(board: Board, knower: i64) -> i64:
    """Where the row of a seat begins; -1 is the spectator, whose row is the last."""
    return board.setup.row * (board.players if knower < 0 else knower)


def got(board: Board, knower: i64, seat: i64) -> i64:
    """The place of the cards that came into a hand after the passing."""
    return row(board, knower) + board.players + 1 + seat


def lost(board: Board, knower: i64, seat: i64) -> i64:
    """The place of the cards that left a hand by a swap."""
    return row(board, knower) + 2 * board.players + 1 + seat


def mixed(board: Board, knower: i64) -> i64:
    """The place of the seats whose hand was mixed with another."""
    return row(board, knower) + 3 * board.players + 1


def sure(board: Board, knower: i64) -> i64:
    """The place of the treasures whose place in a deck is known."""
    return row(board, knower) + 3 * board.players + 2


def loose(board: Board, knower: i64) -> i64:
    """The place of the treasures known to be among a deck's top ones."""
    return row(board, knower) + 3 * board.players + 3


def forget(board: Board) -> None:
    """A new round: nothing is known."""
    for place in range(board.setup.row * (board.players + 1)):
        board.know[place] = 0


def certain(board: Board, knower: i64, card: i64, seat: i64) -> None:
    """The knower is sure that a card is in a hand."""
    base = row(board, knower)
    for place in range(board.players + 1):
        if place == seat:
            board.know[base + place] &= ~BIT[card]
        else:
            board.know[base + place] |= BIT[card]


def came(board: Board, knower: i64, card: i64, seat: i64) -> None:
    """The knower saw a card come into a hand; was it there when all had passed?"""
    at = got(board, knower, seat)
    before = (board.played[seat] & ~board.know[at]) | board.know[lost(board, knower, seat)]
    if before & BIT[card] == 0:
        board.know[at] |= BIT[card]


def fetched_openly(board: Board, card: i64, seat: i64) -> None:
    """US-A4: everybody sees a card come into a hand."""
    for knower in range(-1, board.players):
        certain(board, knower, card, seat)
        came(board, knower, card, seat)


def passed_on(board: Board, seat: i64) -> None:
    """US-S4: who passed a card knows where it is."""
    certain(board, seat, board.passed[seat], board.right(seat))


def moved(board: Board, cards: i64, source: i64, target: i64) -> None:
    """US-A2: cards go from hand to hand; the two see which, the others that there were some."""
    for knower in range(-1, board.players):
        if knower == source or knower == target:
            rest = cards
            while rest != 0:
                card = lowest(rest)
                rest &= rest - 1
                certain(board, knower, card, target)
                if board.know[got(board, knower, source)] & BIT[card] == 0:
                    board.know[lost(board, knower, source)] |= BIT[card]
                came(board, knower, card, target)
        else:
            base = row(board, knower)
            board.know[base + target] &= board.know[base + source]
            board.know[mixed(board, knower)] |= BIT[source] | BIT[target]


def saw_treasures(board: Board, seat: i64, deck: i64, number: i64) -> None:
    """US-A3: a seat looks at the top treasures of a deck."""
    for place in range(number):
        mark = BIT[board.treasure_at(deck, place)]
        board.know[sure(board, seat)] |= mark
        board.know[loose(board, seat)] &= ~mark


def mixed_treasures(board: Board, seat: i64, deck: i64, number: i64) -> None:
    """US-A3: put back in an order that only this seat knows."""
    window: i64 = 0
    for place in range(number):
        window |= BIT[board.treasure_at(deck, place)]
    for knower in range(-1, board.players):
        if knower != seat:
            known = board.know[sure(board, knower)] & window
            board.know[sure(board, knower)] &= ~known
            board.know[loose(board, knower)] |= known
    board.mixed_top[deck] = number


def turned_up(board: Board, treasure: i64) -> None:
    """A treasure left its deck: its place there is nothing to be known any more."""
    for knower in range(-1, board.players):
        board.know[sure(board, knower)] &= ~BIT[treasure]
        board.know[loose(board, knower)] &= ~BIT[treasure]


def went_under(board: Board, treasure: i64) -> None:
    """US-T8: everybody sees a treasure go under its deck."""
    for knower in range(-1, board.players):
        board.know[sure(board, knower)] |= BIT[treasure]


def after_passing(board: Board, knower: i64, seat: i64) -> i64:
    """The hand that a seat had when all had passed, as the knower can tell from this world."""
    now = board.hands[seat]
    if not board.uncovered and board.table[seat] != NO_CARD:
        now |= BIT[board.table[seat]]
    came_later = board.know[got(board, knower, seat)]
    gone = board.know[lost(board, knower, seat)]
    return ((now | board.played[seat]) & ~came_later) | gone
