"""Turns: one action, and before and after it treasures and amulets (TB-T1, TB-T2)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago import actions, driving, frames
from doubloon.games.tobago.amulets import (
    legal_extras,
    reason_extra,
    reason_remove,
    use_amulet,
)
from doubloon.games.tobago.board import IDLE_ROUNDS, MAPS, Board
from doubloon.games.tobago.clue_cards import fitting, reason_clue
from doubloon.games.tobago.deck import clue_names
from doubloon.games.tobago.ending import finish
from doubloon.games.tobago.treasures import begin_share, can_raise, reason_raise
from doubloon.kernel.bits import write_members
from doubloon.kernel.reasons import Reason, because


def step_landing(board: Board) -> None:
    """TB-S5: in turn order everyone places an ATV, then the turns begin."""
    placed = board.top(frames.A)
    if placed == board.players:
        board.pop()
        board.push(frames.TURNS, -1, board.first)
        return
    board.set_top(frames.A, placed + 1)
    board.push(frames.PLACE, (board.first + placed) % board.players)


def legal_place(board: Board, out: vec[i64]) -> i64:
    """Any space of the island."""
    island = board.chart.island
    for space in range(island.size):
        out[space] = actions.SPACE + island.cell[space]
    return island.size


def do_place(board: Board, seat: i64, action: i64) -> None:
    """Put the ATV there."""
    board.pop()
    board.atv[seat] = board.chart.island.space[action - actions.SPACE]
    if board.sink is not None:
        board.sink.tell("placed", {"seat": seat, "space": board.space_name(board.atv[seat])})


def step(board: Board) -> None:
    """The next player's turn; an amulet under the ATV is collected (TB-T2)."""
    seat = board.top(frames.A)
    board.set_top(frames.A, board.next_seat(seat))
    if board.sink is not None:
        board.sink.tell("turn", {"seat": seat})
    board.collect(seat)
    board.push(frames.TURN, seat, 1)


def spent(board: Board) -> bool:
    """Is there nothing left to do in the turn on top but to end it? Everybody can see that."""
    if board.top(frames.A) != 0 or board.top(frames.B) != 0 or board.top(frames.C) != 0:
        return False
    seat = board.top(frames.SEAT)
    if board.held[seat] > 0:
        return False
    for treasure_map in range(MAPS):
        if can_raise(board, seat, treasure_map):
            return False
    return True


def end(board: Board) -> None:
    """The turn is over; too many in a row without a clue or treasure end the game (TB-E2)."""
    board.idle = 0 if board.top(frames.D) != 0 else board.idle + 1
    board.pop()
    if board.idle >= IDLE_ROUNDS * board.players:
        finish(board, "idle")


def legal(board: Board, seat: i64, out: vec[i64]) -> i64:
    """TB-T1."""
    free = board.top(frames.A) != 0
    waits = board.top(frames.B) > 0
    extra = board.top(frames.C) > 0
    clues: i64 = 0
    if board.roses[seat] > 0 and (free or board.held[seat] > 0):
        clues = fitting(board, seat)
    out[0] = actions.END_TURN
    n: i64 = 1
    if free or (extra and waits):  # TB-M3: an extra drive may be left for the first one
        out[n] = actions.DRIVE
        n += 1
    if extra or waits:
        out[n] = actions.NEXT_LEG
        n += 1
    if free:
        if board.hands[seat] != 0:
            out[n] = actions.EXCHANGE
            n += 1
    if board.held[seat] > 0:
        n = legal_extras(board, seat, clues != 0, out, n)
    for treasure_map in range(MAPS):
        if can_raise(board, seat, treasure_map):
            out[n] = actions.RAISE + treasure_map
            n += 1
    if board.held[seat] > 0:
        for treasure_map in range(MAPS):
            if board.site(treasure_map) < 0 and board.marked(treasure_map):
                out[n] = actions.REMOVE + treasure_map
                n += 1
    if free:
        n = write_members(clues, actions.CLUE, out, n)
    return n


def do(board: Board, seat: i64, action: i64) -> None:
    """End the turn, begin something whose details are chosen next, or do it at once."""
    if action >= actions.CLUE:
        board.push(frames.MAP, seat, action - actions.CLUE, 0)
    elif action >= actions.REMOVE:
        board.push(frames.SITE, seat, action - actions.REMOVE)
    elif action >= actions.RAISE:
        board.set_top(frames.B, 0)  # TB-M2: raising ends the movement
        board.set_top(frames.C, 0)
        board.set_top(frames.D, 1)
        begin_share(board, seat, action - actions.RAISE)
    elif action == actions.END_TURN:
        end(board)
    elif action == actions.DRIVE:
        board.push(frames.LEG, seat, driving.ACTION)
    elif action == actions.EXTRA_DRIVE:
        board.push(frames.LEG, seat, driving.EXTRA)
    elif action == actions.NEXT_LEG:
        board.push(frames.LEG, seat, driving.NEXT)
    elif action == actions.EXTRA_CLUE:
        board.push(frames.CARD, seat)
    else:
        exchange(board, seat, action == actions.EXTRA_EXCHANGE)


def exchange(board: Board, seat: i64, extra: bool) -> None:
    """The whole hand, as the action or for an amulet (TB-T1, TB-A4)."""
    if extra:
        use_amulet(board, seat, "exchange")
    else:
        board.set_top(frames.A, 0)
        board.set_top(frames.C, 0)  # an extra drive that was under way is over (TB-M3)
    if board.sink is not None:
        told: dict[str, Any] = {"seat": seat, "clues": clue_names(board.hands[seat])}
        board.sink.tell("exchanged", told, ["clues"])
    board.exchange_hand(seat)


def reason(board: Board, seat: i64, action: i64) -> Reason:
    """Why something cannot be done on a turn."""
    free = board.top(frames.A) != 0
    if action >= actions.SPACE:
        return driving.reason_space(board, seat, action)
    if action >= actions.CLUE:
        if not free:
            return because("TB-T1", "action_used", {})
        return reason_clue(board, seat, action - actions.CLUE)
    if action >= actions.MAP:
        return because("TB-T1", "own_turn", {})
    if action >= actions.REMOVE:
        return reason_remove(board, seat, action - actions.REMOVE)
    if action >= actions.RAISE:
        return reason_raise(board, seat, action - actions.RAISE)
    if action >= actions.EXTRA_CLUE:
        return reason_extra(board, seat, action)
    if action == actions.NEXT_LEG:
        return because("TB-M1", "not_driving", {})
    if action == actions.EXCHANGE and free:
        return because("TB-T1", "no_clues", {})
    if action == actions.DRIVE or action == actions.EXCHANGE:
        return because("TB-T1", "action_used", {})
    return because("TB-T1", "own_turn", {})
