"""Raising a treasure and sharing it out (TB-R1 to TB-R5, TB-E1)."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago import actions, frames
from doubloon.games.tobago.actions import MAP_NAMES
from doubloon.games.tobago.amulets import wash_ashore
from doubloon.games.tobago.board import (
    NO_CLUE,
    PAY_TO_GO_ON,
    STOP,
    Board,
    clue_of,
    entry_of,
    inserted,
    map_of,
    rose_of,
)
from doubloon.games.tobago.clue_cards import first_clues
from doubloon.games.tobago.deck import CURSES
from doubloon.games.tobago.ending import finish
from doubloon.kernel.bits import BIT, lowest
from doubloon.kernel.reasons import Reason, because

# Steps of SHARE
PEEK: Final[i64] = 0
TURN_UP: Final[i64] = 1
CLEAR: Final[i64] = 2
STATUES_WAKE: Final[i64] = 3


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


def begin_share(board: Board, seat: i64, treasure_map: i64) -> None:
    """Put a rose below the last clue; the cards come next."""
    board.roses[seat] -= 1
    board.trail = inserted(board.trail, entry_of(NO_CLUE, treasure_map, seat))
    if board.sink is not None:
        told: dict[str, Any] = {
            "seat": seat,
            "map": MAP_NAMES[treasure_map],
            "space": board.space_name(board.atv[seat]),
            "roses": roses_on(board, treasure_map),
        }
        board.sink.tell("raised", told)
    board.push(frames.SHARE, -1, treasure_map, seat, PEEK, -1)


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


def step(board: Board) -> None:
    """SHARE: peek, turn up card by card, clear the map, let the statues wake."""
    at = board.top(frames.C)
    if at == PEEK:
        board.set_top(frames.C, TURN_UP)
        peek(board)
    elif at == TURN_UP:
        if board.pile_left == 0 or next_rose(board, board.top(frames.A), len(board.trail)) < 0:
            board.set_top(frames.C, CLEAR)
            leave_over(board)
        else:
            turn_up(board)
    elif at == CLEAR:
        board.set_top(frames.C, STATUES_WAKE)
        clear_map(board)
    else:
        board.pop()
        wash_ashore(board)


# TB-R2: the secret look


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


def peek(board: Board) -> None:
    """Clockwise from the raiser everybody draws and looks; one more, unseen, and all shuffled."""
    treasure_map = board.top(frames.A)
    raiser = board.top(frames.B)
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


def card_numbers(mask: i64) -> list[int]:
    """Treasure cards as they are numbered."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask) + 1)
        mask &= mask - 1
    return found


def tell_peeks(board: Board) -> None:
    """Each to the one who looks."""
    assert board.sink is not None
    for seat in range(board.players):
        if board.peeked[seat] > 0:
            said: dict[str, Any] = {"seat": seat, "number": board.peeked[seat]}
            board.sink.whisper("peeked", said, {"cards": card_numbers(board.peeks[seat])}, [seat])
    if board.last:
        board.sink.tell("last_treasure", {})


# TB-R3: card by card


def turn_up(board: Board) -> None:
    """The next card: offered from the bottom rose upwards, or a curse."""
    board.pile_left -= 1
    card = board.pile[board.pile_left]
    board.turned |= BIT[card]
    board.reveals += 1
    treasure_map = board.top(frames.A)
    if board.sink is not None:
        told: dict[str, Any] = {"map": MAP_NAMES[treasure_map], "card": card + 1}
        board.sink.tell("turned_up", told, ["card"])
    if BIT[card] & CURSES != 0:
        strike(board, treasure_map, card)
        return
    offer(board, card, next_rose(board, treasure_map, len(board.trail)))


def offer(board: Board, card: i64, place: i64) -> None:
    """Ask the owner of a rose."""
    board.push(frames.OFFER, rose_of(board.trail[place]), card, place)


def legal_offer(out: vec[i64]) -> i64:
    """Yes or no."""
    out[0] = actions.ACCEPT
    out[1] = actions.DECLINE
    return 2


def do_offer(board: Board, seat: i64, action: i64) -> None:
    """Take the card and the rose, or leave it to the next rose; declined by all it is discarded."""
    card = board.top(frames.A)
    place = board.top(frames.B)
    board.pop()
    treasure_map = board.top(frames.A)
    if board.sink is not None:
        kind = "accepted" if action == actions.ACCEPT else "declined"
        board.sink.tell(kind, {"seat": seat, "card": card + 1})
    if action == actions.ACCEPT:
        board.gold[seat] |= BIT[card]
        board.set_top(frames.D, seat)
        take_rose(board, place)
        return
    above = next_rose(board, treasure_map, place)
    if above >= 0:
        offer(board, card, above)
        return
    board.discard_treasure(card)
    if board.sink is not None:
        board.sink.tell("unwanted", {"card": card + 1})


def take_rose(board: Board, place: i64) -> None:
    """A rose goes back to its owner."""
    trail = board.trail[:]
    entry = trail[place]
    board.roses[rose_of(entry)] += 1
    trail[place] = entry_of(clue_of(entry), map_of(entry), -1)
    board.trail = trail


def send_home(board: Board, treasure_map: i64, only: i64) -> None:
    """The roses on a map go home, of one seat or (-1) of all."""
    place = next_rose(board, treasure_map, len(board.trail))
    while place >= 0:
        if only < 0 or rose_of(board.trail[place]) == only:
            take_rose(board, place)
        place = next_rose(board, treasure_map, place)


def leave_over(board: Board) -> None:
    """What is left is turned up and discarded; a curse there leaves the game without effect."""
    left: i64 = 0
    while board.pile_left > 0:
        board.pile_left -= 1
        card = board.pile[board.pile_left]
        left |= BIT[card]
        board.turned |= BIT[card]
        board.discard_treasure(card)
    if left == 0:
        return
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("left_over", {"cards": card_numbers(left)}, ["cards"])


# TB-R4: the curse


def strike(board: Board, treasure_map: i64, card: i64) -> None:
    """Everyone with a rose there gives up an amulet, or else the most valuable gold."""
    board.discard_treasure(card)
    if board.sink is not None:
        board.sink.tell("curse", {"map": MAP_NAMES[treasure_map], "card": card + 1})
    involved: i64 = 0
    for seat in roses_on(board, treasure_map):
        involved |= BIT[seat]
    seat = board.top(frames.B)
    for _ in range(board.players):
        if involved & BIT[seat] != 0:
            paid = suffer(board, seat)
            if not paid and board.setup.after_curse == PAY_TO_GO_ON:  # TB-O1
                send_home(board, treasure_map, seat)
        seat = board.next_seat(seat)
    if board.setup.after_curse == STOP:
        send_home(board, treasure_map, -1)


def suffer(board: Board, seat: i64) -> bool:
    """One player's loss; was it an amulet? (TB-A5)"""
    told: dict[str, Any] = {"seat": seat, "amulet": False, "gold": None}
    paid = board.held[seat] > 0
    if paid:
        board.held[seat] -= 1
        told["amulet"] = True
    else:
        card = board.best_gold(seat)
        if card >= 0:
            board.gold[seat] &= ~BIT[card]
            board.buried |= BIT[card]
            told["gold"] = card + 1
    if board.sink is not None:
        board.sink.tell("cursed", told)
    return paid


# TB-R5: a new map


def clear_map(board: Board) -> None:
    """Discard the clues; who got the last gold begins anew, unless the game is over (TB-E1)."""
    treasure_map = board.top(frames.A)
    starter = board.top(frames.D)
    if starter < 0:
        starter = board.top(frames.B)
    send_home(board, treasure_map, -1)
    trail = vec[i64]()
    for entry in board.trail:
        if map_of(entry) != treasure_map:
            trail = append(trail, entry)
        elif clue_of(entry) != NO_CLUE:
            board.clue_discards |= BIT[clue_of(entry)]
    board.trail = trail
    board.sites[2 * treasure_map] = board.chart.island.all_lo
    board.sites[2 * treasure_map + 1] = board.chart.island.all_hi
    forget_share(board)
    if board.last:
        finish(board, "treasures")
        return
    if board.sink is not None:
        board.sink.tell("cleared", {"map": MAP_NAMES[treasure_map], "starter": starter})
    if first_clues(board, starter, treasure_map) != 0:
        board.push(frames.FIRST_CLUE, starter, treasure_map)


def forget_share(board: Board) -> None:
    """Everything of the share-out lies open now."""
    board.peeks = vec[i64]([0] * int(board.players))
    board.peeked = vec[i64]([0] * int(board.players))
    board.peek_from = 0
    board.refilled = 0
    board.unseen = -1
    board.pile = vec[i64]()
    board.turned = 0


def reason_offer() -> Reason:
    """There are only two answers."""
    return because("TB-R3", "accept_or_decline", {})
