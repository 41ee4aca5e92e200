"""Taking a treasure: keep or discard (LI-3.9 to LI-3.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import Board
from doubloon.games.loot_island.deck import CROWN, LO_SIZE
from doubloon.kernel.bits import BIT, write_members
from doubloon.kernel.reasons import Reason, because


def keep(board: Board, seat: i64, treasure: i64) -> None:
    """LI-3.9: lay it before the seat, take its curse, or discard its crossed cubes."""
    if treasure < LO_SIZE:
        board.loot[2 * seat] |= BIT[treasure]
    else:
        board.loot[2 * seat + 1] |= BIT[treasure - LO_SIZE]
    if board.sink is not None:
        board.sink.tell("kept", {"seat": seat, "treasure": treasure + 1})
    if seat == board.setup.aaron:
        return
    board.take_cubes(seat, board.deck.curse[treasure])
    board.may_drop(seat, board.deck.crossed[treasure])


def discard(board: Board, seat: i64, treasure: i64) -> None:
    """LI-3.10: up to 2 cubes go, and one more for each amulet before the seat."""
    if treasure < LO_SIZE:
        board.buried_lo |= BIT[treasure]
    else:
        board.buried_hi |= BIT[treasure - LO_SIZE]
    if board.sink is not None:
        board.sink.tell("discarded", {"seat": seat, "treasure": treasure + 1})
    if seat != board.setup.aaron:
        board.may_drop(seat, 2 + board.amulets(seat))


def aaron_takes(board: Board, treasure: i64) -> None:
    """LI-P1: Aaron keeps only crowns."""
    if board.deck.kind[treasure] == CROWN:
        keep(board, board.setup.aaron, treasure)
    else:
        discard(board, board.setup.aaron, treasure)


# Sharing out (LI-3.6)


def write_table(board: Board, first: i64, out: vec[i64], n: i64) -> i64:
    """An action for every treasure on the table."""
    n = write_members(board.table_lo, first, out, n)
    return write_members(board.table_hi, first + LO_SIZE, out, n)


def legal_take(board: Board, out: vec[i64]) -> i64:
    """Keep or discard any treasure on the table."""
    return write_table(board, actions.DISCARD, out, write_table(board, actions.KEEP, out, 0))


def do_take(board: Board, seat: i64, action: i64) -> None:
    """Take one treasure and keep or discard it."""
    board.pop()
    kept = action < actions.DISCARD
    treasure = action - (actions.KEEP if kept else actions.DISCARD)
    board.off_table(treasure)
    if kept:
        keep(board, seat, treasure)
    else:
        discard(board, seat, treasure)


def reason_take(action: i64) -> Reason:
    """Why a treasure cannot be taken."""
    if action >= actions.KEEP:
        first = actions.DISCARD if action >= actions.DISCARD else actions.KEEP
        return because("LI-3.6", "not_on_table", {"treasure": action - first + 1})
    return because("LI-3.6", "keep_or_discard", {})


# May discard cubes (LI-M1)


def legal_may_discard(board: Board, seat: i64, out: vec[i64]) -> i64:
    """From none to as many as allowed and held."""
    most = most_cubes(board, seat, board.top(frames.A))
    for cubes in range(most + 1):
        out[cubes] = actions.CUBES + cubes
    return most + 1


def most_cubes(board: Board, seat: i64, allowed: i64) -> i64:
    """How many cubes a seat can discard when so many are allowed."""
    held = board.cubes[seat]
    return held if held < allowed else allowed


def do_may_discard(board: Board, seat: i64, action: i64) -> None:
    """Discard the chosen number."""
    board.pop()
    board.drop_cubes(seat, action - actions.CUBES)


def reason_may_discard(board: Board, seat: i64) -> Reason:
    """Why so many cubes cannot be discarded."""
    most = most_cubes(board, seat, board.top(frames.A))
    return because("LI-M1", "up_to_cubes", {"cubes": most})
