"""Moving the ATV, leg by leg (TB-M1 to TB-M3)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago import actions, frames
from doubloon.games.tobago.amulets import use_amulet
from doubloon.games.tobago.board import Board
from doubloon.games.tobago.chart import LEGS, LO_SIZE, cell_name, holds
from doubloon.kernel.bits import lowest
from doubloon.kernel.reasons import Reason, because

# What a leg belongs to
ACTION: Final[i64] = 0
EXTRA: Final[i64] = 1
NEXT: Final[i64] = 2


def write_spaces(board: Board, lo: i64, hi: i64, out: vec[i64], n: i64) -> i64:
    """Spaces as actions, ascending, from place ``n``; gives the next place."""
    cell = board.chart.island.cell
    while lo != 0:
        out[n] = actions.SPACE + cell[lowest(lo)]
        n += 1
        lo &= lo - 1
    while hi != 0:
        out[n] = actions.SPACE + cell[lowest(hi) + LO_SIZE]
        n += 1
        hi &= hi - 1
    return n


def legal_legs(board: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    """Where one leg can end (TB-M1)."""
    space = board.atv[seat]
    island = board.chart.island
    return write_spaces(board, island.leg_lo[space], island.leg_hi[space], out, n)


def do_leg(board: Board, seat: i64, action: i64) -> None:
    """LEG: one more leg, or the first of a move, which is the action or costs an amulet (TB-A3)."""
    kind = board.top(frames.A)
    board.pop()
    if kind != NEXT:
        if kind == EXTRA:
            use_amulet(board, seat, "drive")
        else:
            board.set_top(frames.A, 0)
        board.set_top(frames.B, LEGS)  # a move that was under way is over (TB-M3)
        board.set_top(frames.C, kind)
    drive_to(board, seat, action)


def drive_to(board: Board, seat: i64, action: i64) -> None:
    """One leg; where it ends an amulet is collected, but not on an extra move."""
    origin = board.atv[seat]
    space = board.chart.island.space[action - actions.SPACE]
    board.set_top(frames.B, board.top(frames.B) - 1)
    board.atv[seat] = space
    extra = board.top(frames.C) != 0
    if board.sink is not None:
        said: dict[str, Any] = {
            "seat": seat,
            "from": board.space_name(origin),
            "to": board.space_name(space),
            "legs_left": board.top(frames.B),
            "extra": extra,
        }
        board.sink.tell("drove", said)
    if not extra:
        board.collect(seat)


def reason_space(board: Board, seat: i64, action: i64) -> Reason:
    """Why a space cannot be named on a turn: too far, or one has to say first that one drives."""
    why = reason_leg(board, seat, action)
    if why[1]["reason"] != "out_of_reach":
        return why
    island = board.chart.island
    legs = board.top(frames.B)
    if board.top(frames.A) != 0 or (legs == 0 and board.held[seat] > 0):
        legs = LEGS
    if legs == 0:
        return because("TB-T1", "action_used", {})
    place = (legs - 1) * island.size + board.atv[seat]
    if holds(island.leg_lo[place], island.leg_hi[place], island.space[action - actions.SPACE]):
        return because("TB-M1", "not_driving", {})
    said: dict[str, Any] = {"space": cell_name(action - actions.SPACE), "legs": legs}
    return because("TB-M1", "too_far", said)


def reason_leg(board: Board, seat: i64, action: i64) -> Reason:
    """Why a leg cannot end there."""
    cell = action - actions.SPACE
    if cell < 0:
        return because("TB-M1", "choose_space", {})
    space = board.chart.island.space[cell]
    if space < 0:
        return because("TB-M1", "in_the_ocean", {"space": cell_name(cell)})
    if space == board.atv[seat]:
        return because("TB-M3", "stays", {})
    return because("TB-M1", "out_of_reach", {"space": cell_name(cell)})


def reason_place(action: i64) -> Reason:
    """Why the ATV cannot be placed there (TB-S5)."""
    cell = action - actions.SPACE
    if cell < 0:
        return because("TB-S5", "choose_space", {})
    return because("TB-S5", "in_the_ocean", {"space": cell_name(cell)})
