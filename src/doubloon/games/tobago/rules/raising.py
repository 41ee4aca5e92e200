"""Raising a treasure, and the secret look at it (TB-R1, TB-R2)."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import Board, map_of, rose_of
from doubloon.games.tobago.components.deck import CURSES, card_numbers
from doubloon.kernel.bits import BIT, count, lowest
from doubloon.kernel.reasons import Reason, because


def can_raise(board: Board, seat: i64, treasure_map: i64) -> bool:
    """TB-R1: the ATV is on the only possible space, and a rose is left."""
    return board.atv[seat] == board.site(treasure_map) and board.roses[seat] > 0


def reason_raise(board: Board, seat: i64, treasure_map: i64) -> Reason:
    """Why a treasure cannot be raised."""
    told: dict[str, Any] = {"map": MAP_NAMES[treasure_map]}
    site = board.site(treasure_map)
    if site < 0:
        told["sites"] = board.site_count(treasure_map)
        return because("TB-R1", "not_located", told)
    if board.atv[seat] != site:
        told["space"] = board.space_name(site)
        return because("TB-R1", "atv_elsewhere", told)
    return because("TB-R5", "no_rose", {})


def roses_on(board: Board, treasure_map: i64) -> list[int]:
    """Whose roses lie on a map, in the order in which they are asked: from bottom to top."""
    found: list[int] = []
    for place in range(len(board.trail) - 1, -1, -1):
        entry = board.trail[place]
        if map_of(entry) == treasure_map and rose_of(entry) >= 0:
            found.append(rose_of(entry))
    return found


def next_rose(board: Board, treasure_map: i64, below: i64) -> i64:
    """The place in the trail of the next rose on a map above ``below``; -1: none."""
    place = below - 1
    while place >= 0:
        entry = board.trail[place]
        if map_of(entry) == treasure_map and rose_of(entry) >= 0:
            return place
        place -= 1
    return -1


def draw_treasure(board: Board) -> i64:
    """The next treasure card; TB-E1: the discards are shuffled when there is none. -1: nothing."""
    if board.treasure_left == 0:
        if board.buried == 0 or board.refilled != 0:
            return -1
        fresh = vec[i64]()
        rest = board.buried
        while rest != 0:
            fresh = append(fresh, lowest(rest))
            rest &= rest - 1
        board.shuffle(fresh)
        board.refilled = board.buried
        board.buried = 0
        board.treasure_deck = fresh
        board.treasure_left = len(fresh)
        if board.sink is not None:
            board.sink.tell("treasures_refilled", {"cards": len(fresh)})
    board.treasure_left -= 1
    return board.treasure_deck[board.treasure_left]


def peek(board: Board, treasure_map: i64, raiser: i64) -> None:
    """Clockwise from the raiser everybody draws and looks; one more, unseen, and all shuffled."""
    board.peek_from = board.treasure_left
    peeks = vec[i64]([0] * int(board.players))
    peeked = vec[i64]([0] * int(board.players))
    pile = vec[i64]()
    roses = vec[i64]([0] * int(board.players))
    for seat in roses_on(board, treasure_map):
        roses[seat] += 1
    seat = raiser
    for _ in range(board.players):
        for _ in range(roses[seat]):
            card = draw_treasure(board)
            if card >= 0:
                peeks[seat] |= BIT[card]
                peeked[seat] += 1
                pile = append(pile, card)
        seat = board.next_seat(seat)
    board.unseen = draw_treasure(board)
    if board.unseen >= 0:
        pile = append(pile, board.unseen)
    if board.treasure_left == 0 or board.refilled != 0:
        board.last = True
    board.shuffle(pile)
    board.reveals += 1
    board.peeks = peeks
    board.peeked = peeked
    board.pile = pile
    board.pile_left = len(pile)
    if board.sink is not None:
        tell_peeks(board)


def tell_peeks(board: Board) -> None:
    """Each to the one who looks."""
    assert board.sink is not None
    for seat in range(board.players):
        if board.peeked[seat] > 0:
            said: dict[str, Any] = {"seat": seat, "number": board.peeked[seat]}
            board.sink.whisper("peeked", said, {"cards": card_numbers(board.peeks[seat])}, [seat])
    if board.last:
        board.sink.tell("last_treasure", {})


def why_not_drawn(board: Board, raiser: i64) -> str:
    """Why the cards of a share-out cannot have been drawn so; empty if they can.

    They came from the deck's top, clockwise from the raiser, the unseen one last (TB-R2); when the
    deck ran out, the discards were shuffled (TB-E1).
    """
    owners: list[int] = []
    seat = raiser
    for _ in range(board.players):
        owners.extend([seat] * int(board.peeked[seat]))
        seat = board.next_seat(seat)
    drawn: i64 = len(owners)
    if board.unseen >= 0:
        drawn += 1
    left = board.treasure_left
    if board.refilled != 0:
        fresh = drawn - board.peek_from
        deck: i64 = 0
        for place in range(left):
            deck |= BIT[board.treasure_deck[place]]
        if fresh <= 0 or deck & ~board.refilled != 0:
            return "refilled without need (TB-E1)"
        if count(board.refilled) != fresh + left:
            return "refilled cards do not add up (TB-E1)"
    elif board.peek_from != drawn + left:
        return "peek_from: not what the deck held (TB-R2)"
    if board.last != (left == 0 or board.refilled != 0):
        return "last_treasure (TB-E1)"
    for each in range(board.players):
        late: i64 = 0  # draws from the refilled deck
        low: i64 = 0  # draws from the part in which curses lie
        for draw in range(len(owners)):
            if owners[draw] == each:
                if draw >= board.peek_from:
                    late += 1
                if board.peek_from - 1 - draw < board.setup.bottom:
                    low += 1
        if count(board.peeks[each] & board.refilled) != late:
            return "peeks (TB-E1)"
        if count(board.peeks[each] & CURSES) > low:
            return "a curse drawn too early (TB-S2)"
    if board.unseen >= 0:
        unseen = BIT[board.unseen]
        if (unseen & board.refilled != 0) != (drawn > board.peek_from):
            return "unseen (TB-E1)"
        if unseen & CURSES != 0 and board.peek_from - drawn >= board.setup.bottom:
            return "a curse drawn too early (TB-S2)"
    return ""
