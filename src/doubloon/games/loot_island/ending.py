"""The end of the game: curses, healers, the loot's value (LI-E2 to LI-E5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import actions, frames
from doubloon.games.loot_island.board import DEALT_HEALERS, Board
from doubloon.games.loot_island.scoring import (
    DEADLY_CUBES,
    Sheet,
    crosses,
    crown_bonuses,
    healer_cost,
)
from doubloon.kernel.bits import BIT, write_members
from doubloon.kernel.reasons import Reason, because

# Steps of the frame ENDING
CURSES: Final[i64] = 0
HEALERS: Final[i64] = 1
CHOOSING: Final[i64] = 2


def step(board: Board) -> None:
    """Go through the end of the game."""
    at = board.top(frames.A)
    if at == CURSES:
        board.set_top(frames.A, HEALERS)
        curses(board)
    elif at == HEALERS:
        board.set_top(frames.A, CHOOSING)
        reveal_healers(board)
    else:
        choose_next(board)


def curses(board: Board) -> None:
    """LI-E2: 13 or more cubes eliminate."""
    for seat in range(board.players):
        if board.cubes[seat] >= DEADLY_CUBES:
            board.eliminated |= BIT[seat]
            if board.sink is not None:
                board.sink.tell("eliminated", {"seat": seat, "cubes": board.cubes[seat]})
    if board.setup.healers == DEALT_HEALERS:
        board.pending = BIT[board.players] - 1
        board.push(frames.SHOW_HEALER, -1)


def reveal_healers(board: Board) -> None:
    """LI-E3: the healers lie open now."""
    if board.setup.healers == DEALT_HEALERS:
        return
    offered: list[int] = []
    for place in range(len(board.healers)):
        board.offered |= BIT[board.healers[place]]
        offered.append(board.healers[place] + 1)
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("healers", {"healers": sorted(offered)}, ["healers"])


def choose_next(board: Board) -> None:
    """LI-E3: in ascending order of cubes, ties nearest clockwise from the First Player tile."""
    best: i64 = -1
    for away in range(board.players):
        seat = (board.first + away) % board.players
        if board.cubes[seat] == 0 or board.healer[seat] >= 0:
            continue
        if (board.eliminated >> seat) & 1 != 0:
            continue
        if best < 0 or board.cubes[seat] < board.cubes[best]:
            best = seat
    if best >= 0 and board.offered != 0:
        board.push(frames.HEALER, best)
        return
    board.pop()
    board.over = True
    if board.sink is not None:
        board.sink.tell("over", {"placings": placings(board), "scores": scores(board)})


def legal_healer(board: Board, out: vec[i64]) -> i64:
    """Any healer on the table."""
    return write_members(board.offered, actions.HEALER, out, 0)


def do_healer(board: Board, seat: i64, action: i64) -> None:
    """Take a healer."""
    healer = action - actions.HEALER
    board.pop()
    board.offered &= ~BIT[healer]
    board.healer[seat] = healer
    if board.sink is not None:
        board.sink.tell("healer_chosen", {"seat": seat, "healer": healer + 1})


def reason_healer(action: i64, rule: str) -> Reason:
    """Why a healer cannot be chosen."""
    if actions.HEALER <= action < actions.KEEP:
        return because(rule, "healer_not_there", {"healer": action - actions.HEALER + 1})
    return because(rule, "choose_healer", {})


# LI-O2: each player puts one of two healers on the table, sealed


def legal_show(board: Board, seat: i64, out: vec[i64]) -> i64:
    """One of one's own two."""
    one = board.healers[2 * seat]
    two = board.healers[2 * seat + 1]
    out[0] = actions.HEALER + (one if one < two else two)
    out[1] = actions.HEALER + (two if one < two else one)
    return 2


def do_show(board: Board, seat: i64, action: i64) -> None:
    """Seal the choice; the last one opens all."""
    board.shown[seat] = action - actions.HEALER
    board.pending &= ~BIT[seat]
    if board.pending != 0:
        return
    board.pop()
    board.serial += 1
    board.reveals += 1
    shown: list[int] = []
    for each in range(board.players):
        board.offered |= BIT[board.shown[each]]
        shown.append(board.shown[each] + 1)
    if board.sink is not None:
        board.sink.tell("healers", {"healers": shown}, ["healers"])


# The loot's value


def bonuses(board: Board) -> list[int]:
    """LI-V4 by seat; Aaron's crosses count in the ranking (LI-P5)."""
    counted: list[int] = []
    for seat in range(board.setup.seats):
        counted.append(crosses(board.deck, board.loot[2 * seat], board.loot[2 * seat + 1]))
    eligible = (BIT[board.setup.seats] - 1) & ~board.eliminated
    return crown_bonuses(counted, eligible)


def sheets(board: Board) -> list[Sheet]:
    """The itemised loot of every player (LI-E4), eliminated ones too."""
    crowns = bonuses(board)
    found: list[Sheet] = []
    for seat in range(board.players):
        cost: i64 = 0
        if board.healer[seat] >= 0:
            cost = healer_cost(board.deck, board.healer[seat], board.cubes[seat])
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        found.append(Sheet(board.deck, lo, hi, crowns[seat], board.first == seat, cost))
    return found


def scores(board: Board) -> list[int]:
    """Loot values; 0 for the eliminated (LI-E2, LI-E4)."""
    values = [sheet.total for sheet in sheets(board)]
    for seat in range(board.players):
        if is_out(board, seat, values[seat]):
            values[seat] = 0
    return values


def is_out(board: Board, seat: i64, value: i64) -> bool:
    """Eliminated by curses (LI-E2) or by a healer's price (LI-E4)."""
    return (board.eliminated >> seat) & 1 != 0 or value < 0


def placings(board: Board) -> list[int]:
    """LI-E5: by value, ties nearest clockwise from the tile. All out: nobody is first."""
    values = [sheet.total for sheet in sheets(board)]
    ranked: list[tuple[int, int, int]] = []
    for seat in range(board.players):
        if not is_out(board, seat, values[seat]):
            ranked.append((-values[seat], board.tile_distance(seat), seat))
    ranked.sort()
    last = max(len(ranked) + 1, 2)
    places = [last] * board.players
    for place in range(len(ranked)):
        places[ranked[place][2]] = place + 1
    return places
