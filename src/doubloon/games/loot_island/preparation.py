"""Phase 1 (LI-1.1 to LI-1.4), the events that happen at once, and the variant LI-O4."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import A1, A2, B1, B2, B3, B4, B5, COMPASSES, Board
from doubloon.games.loot_island.deck import CARDS_PER_COLOUR, EVENTS, card_name
from doubloon.games.loot_island.exploration import jump_to_end
from doubloon.kernel.bits import BIT, count, members, up_to, write_members
from doubloon.kernel.reasons import Reason, because

# Steps of the frame PREPARE
NEW_ROUND: Final[i64] = 0
REFILL: Final[i64] = 1
FIRST_EVENT: Final[i64] = 2
TAKING_BACK: Final[i64] = 3


def step(board: Board) -> None:
    """Go on with phase 1 until somebody is asked or phase 2 begins."""
    at = board.top(frames.A)
    if at == NEW_ROUND:
        new_round(board)
    elif at == REFILL:
        refill_all(board)
        board.set_top(frames.A, TAKING_BACK)
        board.set_top(frames.B, 0)
    elif at == FIRST_EVENT:
        first_event(board)
    else:
        take_back_next(board)


def new_round(board: Board) -> None:
    """LI-1.1 to LI-1.3, then everyone is asked for LI-1.4."""
    board.set_top(frames.A, REFILL)
    board.passed = 0
    board.aaron_out = False
    if board.sink is not None:
        board.sink.tell("round", {"round": board.round})
    board.move_ship()
    board.face_up = board.setup.tiles
    turn_up_event(board)
    pending: i64 = 0
    for seat in range(board.players):
        if board.hand_size(seat) > 0:
            pending |= BIT[seat]
    if pending != 0:
        board.pending = pending
        board.push(frames.REFRESH, -1)


def turn_up_event(board: Board) -> None:
    """LI-1.3, and what happens at once: B1, B2, B3 (LI-EV5 to LI-EV7)."""
    board.event = board.events[board.round - 1]
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("event_card", {"card": EVENTS[board.event]}, ["card"])
    if board.event == B1:
        board.move_ship()
    elif board.event == B2:
        board.bow = -board.bow
        if board.sink is not None:
            board.sink.tell("ship_turned", {"coast": board.coast()})
    elif board.event == B3 and board.face_up != 0:
        tiles = members(board.face_up)
        tile = tiles[board.below(len(tiles))]
        board.face_up &= ~BIT[tile]
        if board.sink is not None:
            board.sink.tell("island_closed", {"tile": tile + 1}, ["tile"])


def hand_limit(board: Board) -> i64:
    """Up to how many cards a hand is refilled; one less under B5 (LI-EV9)."""
    return board.setup.hand_limit - (1 if board.event == B5 else 0)


def refill_all(board: Board) -> None:
    """LI-1.4: all draw in turn order from the First Player; Aaron last (LI-P2)."""
    limit = hand_limit(board)
    aaron = board.setup.aaron
    if aaron >= 0:  # before anybody draws, so that a reshuffle includes his cards (LI-P6)
        for colour in range(4):
            board.map_discards[colour] |= board.hands[4 * aaron + colour]
            board.hands[4 * aaron + colour] = 0
    seat = board.first
    for _ in range(board.players):
        board.draw(seat, limit - board.hand_size(seat))
        seat = board.next_seat(seat)
    if aaron >= 0:
        board.draw(aaron, limit)


def first_event(board: Board) -> None:
    """The A event that happens at once, before round 1's actions (LI-S5). B: seats asked."""
    asked = board.top(frames.B)
    if board.event == A1 and asked < board.players:
        board.set_top(frames.B, asked + 1)
        board.push(frames.EXTRA_CARDS, (board.first + asked) % board.players)
        return
    if board.event == A2 and asked == 0:
        board.set_top(frames.B, 1)
        board.reveal(board.players)  # LI-EV2; Aaron is not counted (LI-P6)
        if board.jump:
            jump_to_end(board)
        return
    board.set_top(frames.A, TAKING_BACK)
    board.set_top(frames.B, 0)


def take_back_next(board: Board) -> None:
    """B4 (LI-EV8): who has three compasses on the island takes one back. B: seats asked."""
    if board.event == B4:
        asked = board.top(frames.B)
        while asked < board.setup.seats:
            owner = (board.first + asked) % board.players if asked < board.players else asked
            asked += 1
            board.set_top(frames.B, asked)
            if count(board.placed[owner]) == COMPASSES:
                decider = board.first if owner == board.setup.aaron else owner  # LI-P6
                board.push(frames.TAKE_BACK, decider, owner)
                return
    board.pop()
    board.push(frames.ACTIONS, -1, board.first, -1)
    if board.sink is not None:
        board.sink.tell("actions_begin", {"first": board.first})


# Discarding from the hand, sealed: LI-1.4 and LI-O4


def excess(board: Board, seat: i64) -> i64:
    """LI-O4: how many cards a seat still has to choose."""
    base = 4 * seat
    chosen: i64 = 0
    for colour in range(4):
        chosen += count(board.chosen[base + colour])
    return board.hand_size(seat) - board.setup.hand_limit - chosen


def legal_discards(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Cards in ascending order, so that every choice can be made in one way only."""
    keeping = board.top(frames.KIND) == frames.KEEP_HAND
    missing: i64 = excess(board, seat) if keeping else 0
    n: i64 = 0
    if missing == 0:
        out[0] = actions.DONE
        n = 1
        if keeping:
            return n
    base = 4 * seat
    start: i64 = 3
    while start > 0 and board.chosen[base + start] == 0:
        start -= 1
    for colour in range(start, 4):
        free = board.hands[base + colour] & ~up_to(board.chosen[base + colour])
        n = write_members(free, actions.CARD + colour * CARDS_PER_COLOUR, out, n)
    if keeping:
        n -= missing - 1  # enough higher cards must be left for the rest of the choice
    return n


def do_discards(board: Board, seat: i64, action: i64) -> None:
    """Choose one more card, or seal the choice; the last seal opens all."""
    if action != actions.DONE:
        card = action - actions.CARD
        board.chosen[4 * seat + card // CARDS_PER_COLOUR] |= BIT[card % CARDS_PER_COLOUR]
        return
    board.pending &= ~BIT[seat]
    if board.pending != 0:
        return
    board.pop()
    board.serial += 1
    board.reveals += 1
    for each in range(board.players):
        discard_chosen(board, each)


def discard_chosen(board: Board, seat: i64) -> None:
    """Carry out a seat's opened choice."""
    base = 4 * seat
    names: list[str] = []
    for colour in range(4):
        chosen = board.chosen[base + colour]
        board.chosen[base + colour] = 0
        board.hands[base + colour] &= ~chosen
        board.map_discards[colour] |= chosen
        if board.sink is not None:
            names.extend([card_name(colour * CARDS_PER_COLOUR + i) for i in members(chosen)])
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "cards": names}
        board.sink.tell("refreshed", said, ["cards"])


def highest_chosen(board: Board, seat: i64) -> i64:
    """The highest card chosen so far; -1 for none."""
    for colour in range(3, -1, -1):
        chosen = members(board.chosen[4 * seat + colour])
        if chosen:
            return colour * CARDS_PER_COLOUR + chosen[-1]
    return -1


def reason_discards(board: Board, seat: i64, action: i64) -> Reason:
    """Why a card cannot be chosen now."""
    rule = "LI-O4" if board.top(frames.KIND) == frames.KEEP_HAND else "LI-1.4"
    if action == actions.DONE:
        return because(rule, "must_discard", {"cards": excess(board, seat)})
    if actions.CARD <= action < actions.HEALER:
        card = action - actions.CARD
        if (board.hands[4 * seat + card // CARDS_PER_COLOUR] >> card % CARDS_PER_COLOUR) & 1 == 0:
            return because(rule, "not_in_hand", {"card": card_name(card)})
        if rule == "LI-O4" and excess(board, seat) == 0:
            return because(rule, "enough_chosen", {})
        if rule == "LI-O4" and card > highest_chosen(board, seat):
            return because(rule, "must_discard", {"cards": excess(board, seat)})
        return because(rule, "ascending", {"card": card_name(card)})
    return because(rule, "choose_discards", {})


# A1 (LI-EV1)


def legal_extra_cards(out: vec[i64]) -> i64:
    """Two cards for two cubes, or not."""
    out[0] = actions.YES
    out[1] = actions.NO
    return 2


def do_extra_cards(board: Board, seat: i64, action: i64) -> None:
    """Draw 2 map cards and take 2 cubes."""
    board.pop()
    if board.sink is not None:
        board.sink.tell("extra_cards", {"seat": seat, "taken": action == actions.YES})
    if action == actions.YES:
        board.take_cubes(seat, 2)
        board.draw(seat, 2)


# B4 (LI-EV8)


def do_take_back(board: Board, action: i64) -> None:
    """Take a compass off the island."""
    owner = board.top(frames.A)
    landing = action - actions.FROM
    board.pop()
    board.lift_compass(owner, landing)
    if board.sink is not None:
        board.sink.tell("took_back", {"seat": owner, "landing": landing})
