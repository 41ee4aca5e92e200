"""Moving the ATV, leg by leg (TB-M1 to TB-M3)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago import actions, frames
from doubloon.games.tobago.amulets import use_amulet
from doubloon.games.tobago.board import Board
from doubloon.games.tobago.chart import LEGS, LO_SIZE, cell_name, holds, spaces_of
from doubloon.kernel.bits import lowest
from doubloon.kernel.reasons import Reason, because

# What a leg belongs to
ACTION: Final[i64] = 0  # the drive that is the action: it begins, or an extra one is left for it
EXTRA: Final[i64] = 1  # an extra drive begins (TB-A3)
NEXT: Final[i64] = 2  # the drive that is under way


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


def legs_of(board: Board, kind: i64, base: i64) -> i64:
    """How many legs a drive has left, with the turn's frame at ``base`` and a leg of that kind."""
    first = board.frames[base + frames.B]
    extra = board.frames[base + frames.C]
    if kind == EXTRA:
        return extra + LEGS
    if kind == NEXT:
        return extra if extra > 0 else first
    return LEGS if board.frames[base + frames.A] != 0 else first


def within_legs(board: Board, origin: i64, legs: i64) -> tuple[i64, i64]:
    """The spaces that so many legs reach, at least one; extra drives can add up to many."""
    island = board.chart.island
    place = ((legs if legs < LEGS else LEGS) - 1) * island.size + origin
    lo = island.leg_lo[place]
    hi = island.leg_hi[place]
    for _ in range(legs - LEGS):
        for space in spaces_of(lo, hi):
            lo |= island.leg_lo[space]
            hi |= island.leg_hi[space]
    return lo, hi


def do_leg(board: Board, seat: i64, action: i64) -> None:
    """LEG: one leg of the drive under way, or of one that begins or is gone on with."""
    kind = board.top(frames.A)
    board.pop()
    if kind == EXTRA:
        use_amulet(board, seat, "drive")
        board.set_top(frames.C, board.top(frames.C) + LEGS)  # what was under way waits (TB-M3)
    elif kind == ACTION:
        if board.top(frames.A) != 0:
            board.set_top(frames.A, 0)
            board.set_top(frames.B, LEGS)
        board.set_top(frames.C, 0)  # an extra drive that was under way is over (TB-M3)
    drive_to(board, seat, action)


def drive_to(board: Board, seat: i64, action: i64) -> None:
    """One leg; where it ends an amulet is collected, but not on an extra drive."""
    origin = board.atv[seat]
    space = board.chart.island.space[action - actions.SPACE]
    extra = board.top(frames.C) > 0
    field = frames.C if extra else frames.B
    board.set_top(field, board.top(field) - 1)
    board.atv[seat] = space
    if board.sink is not None:
        said: dict[str, Any] = {
            "seat": seat,
            "from": board.space_name(origin),
            "to": board.space_name(space),
            "legs_left": board.top(field),
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
    legs = board.top(frames.B) + board.top(frames.C)
    begins = board.top(frames.A) != 0 or (legs == 0 and board.held[seat] > 0)
    if begins and legs < LEGS:
        legs = LEGS
    if legs == 0:
        return because("TB-T1", "action_used", {})
    lo, hi = within_legs(board, board.atv[seat], legs)
    if holds(lo, hi, board.chart.island.space[action - actions.SPACE]):
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
