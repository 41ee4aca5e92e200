"""Playing clues: on one's turn, for an amulet, and the first of a new map (TB-K1 to TB-K5)."""

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago import actions, frames
from doubloon.games.tobago.actions import MAP_NAMES
from doubloon.games.tobago.amulets import use_amulet
from doubloon.games.tobago.board import MAPS, Board
from doubloon.games.tobago.deck import clue_name
from doubloon.kernel.bits import BIT, has, lowest, write_members
from doubloon.kernel.reasons import Reason, because


def fitting(board: Board, seat: i64) -> i64:
    """The clues of a hand that fit on one of the maps, as a mask (TB-K2)."""
    found: i64 = 0
    rest = board.hands[seat]
    while rest != 0:
        clue = lowest(rest)
        rest &= rest - 1
        if board.fits_somewhere(clue):
            found |= BIT[clue]
    return found


def reason_fit(board: Board, clue: i64, treasure_map: i64) -> Reason:
    """Why a clue does not fit on a map."""
    told = {"clue": clue_name(clue), "map": MAP_NAMES[treasure_map]}
    lo = board.sites[2 * treasure_map] & board.chart.clue_lo[clue]
    hi = board.sites[2 * treasure_map + 1] & board.chart.clue_hi[clue]
    if lo == 0 and hi == 0:
        return because("TB-K2", "leaves_nothing", told)
    return because("TB-K2", "rules_out_nothing", told)


def reason_clue(board: Board, seat: i64, clue: i64) -> Reason:
    """Why a clue cannot be played, as far as it is about the clue."""
    if not has(board.hands[seat], clue):
        return because("TB-K1", "not_in_hand", {"clue": clue_name(clue)})
    if board.roses[seat] == 0:
        return because("TB-R5", "no_rose", {})
    return because("TB-K2", "fits_nowhere", {"clue": clue_name(clue)})


# CARD: which clue, for an amulet


def legal_card(board: Board, seat: i64, out: vec[i64]) -> i64:
    """The clues that fit."""
    return write_members(fitting(board, seat), actions.CLUE, out, 0)


def do_card(board: Board, seat: i64, action: i64) -> None:
    """Its map is chosen next."""
    board.pop()
    board.push(frames.MAP, seat, action - actions.CLUE, 1)


def reason_card(board: Board, seat: i64, action: i64) -> Reason:
    """Why it cannot be this one."""
    if actions.CLUE <= action < actions.SPACE:
        return reason_clue(board, seat, action - actions.CLUE)
    return because("TB-A2", "choose_clue", {})


# MAP: where it goes


def legal_map(board: Board, out: vec[i64]) -> i64:
    """The maps on which the clue fits."""
    clue = board.top(frames.A)
    n: i64 = 0
    for treasure_map in range(MAPS):
        if board.fits(clue, treasure_map):
            out[n] = actions.MAP + treasure_map
            n += 1
    return n


def do_map(board: Board, seat: i64, action: i64) -> None:
    """Play it and draw back up; as the action it ends an extra drive that is under way (TB-M3)."""
    clue = board.top(frames.A)
    extra = board.top(frames.B) != 0
    board.pop()
    if extra:
        use_amulet(board, seat, "clue")
    else:
        board.set_top(frames.A, 0)
        board.set_top(frames.C, 0)
    board.set_top(frames.D, 1)
    board.lay_clue(seat, clue, action - actions.MAP)
    board.draw_up(seat)


def reason_map(board: Board, action: i64) -> Reason:
    """Why it cannot go there."""
    clue = board.top(frames.A)
    if actions.MAP <= action < actions.CLUE:
        return reason_fit(board, clue, action - actions.MAP)
    return because("TB-K1", "choose_map", {"clue": clue_name(clue)})


# FIRST_CLUE: a new map is begun (TB-R5)


def first_clues(board: Board, seat: i64, treasure_map: i64) -> i64:
    """The clues that can begin a map, as a mask."""
    found: i64 = 0
    rest = board.hands[seat]
    while rest != 0:
        clue = lowest(rest)
        rest &= rest - 1
        if board.fits(clue, treasure_map):
            found |= BIT[clue]
    return found


def legal_first(board: Board, seat: i64, out: vec[i64]) -> i64:
    """Any clue of the hand that rules something out."""
    return write_members(first_clues(board, seat, board.top(frames.A)), actions.CLUE, out, 0)


def do_first(board: Board, seat: i64, action: i64) -> None:
    """Lay it, with a rose if one is left, and draw back up."""
    treasure_map = board.top(frames.A)
    board.pop()
    board.lay_clue(seat, action - actions.CLUE, treasure_map)
    board.draw_up(seat)


def reason_first(board: Board, seat: i64, action: i64) -> Reason:
    """Why it cannot be this one."""
    if actions.CLUE <= action < actions.SPACE:
        clue = action - actions.CLUE
        if has(board.hands[seat], clue):
            return reason_fit(board, clue, board.top(frames.A))
        return because("TB-R5", "not_in_hand", {"clue": clue_name(clue)})
    return because("TB-R5", "choose_clue", {})
