"""Phase 3, finding the loot (LI-3.1 to LI-3.8), and the final exploration (LI-E1)."""

from typing import Final

from mypy_extensions import i64

from doubloon.games.loot_island import frames
from doubloon.games.loot_island.board import A4, B10, B11, B12, B13, B14, ROUNDS, Board
from doubloon.games.loot_island.compasses import height, seat_at
from doubloon.games.loot_island.deck import LO_SIZE
from doubloon.games.loot_island.treasures import aaron_takes
from doubloon.kernel.bits import lowest

# Steps of the frame EXPLORE
JUDGE: Final[i64] = 0
BIG_LOOT: Final[i64] = 1
SMALL_LOOT: Final[i64] = 2
RELIEF: Final[i64] = 3
CLEAN_UP: Final[i64] = 4

NONE: Final[i64] = -1


def begin_exploration(board: Board) -> None:
    """Phase 3: the exploration coast; under B14 the next one after it (LI-EV18)."""
    coast = board.coast()
    if board.event == B14:
        second = (coast + board.bow) & 3
        board.push(frames.EXPLORE, -1, second, JUDGE, NONE, NONE)
    board.push(frames.EXPLORE, -1, coast, JUDGE, NONE, NONE)


def step(board: Board) -> None:
    """Explore one coast, step by step."""
    at = board.top(frames.B)
    board.set_top(frames.B, at + 1)
    if at == JUDGE:
        judge(board)
    elif at == BIG_LOOT:
        landing = board.top(frames.C)
        if landing != NONE:
            find_loot(board, landing, big_loot(board, landing), "big")
    elif at == SMALL_LOOT:
        landing = board.top(frames.D)
        if landing != NONE:
            find_loot(board, landing, small_loot(board, landing), "small")
    elif at == RELIEF:
        relief(board)
    else:
        clean_up(board)


def judge(board: Board) -> None:
    """LI-3.1 to LI-3.3: which landing is the Big Loot, and is there a Small Loot?"""
    coast = board.top(frames.A)
    if board.sink is not None:
        board.sink.tell("explored", {"coast": coast})
    big = big_landing(board, coast)
    if big == NONE:
        board.set_top(frames.B, CLEAN_UP)
        return
    board.set_top(frames.C, big)
    board.set_top(frames.D, small_landing(board, coast))


def big_landing(board: Board, coast: i64) -> i64:
    """The landing of a coast that finds the Big Loot as things lie; NONE if neither does."""
    near = 2 * coast if board.bow > 0 else 2 * coast + 1  # reached first in the bow's direction
    far = near ^ 1
    near_cards = board.cards_at(near)
    far_cards = board.cards_at(far)
    need = board.setup.need
    if near_cards < need and far_cards < need:
        return NONE
    if board.event == B12 and near_cards >= need and far_cards >= need:  # LI-EV16
        return far if far_cards < near_cards else near
    return far if far_cards > near_cards else near


def small_landing(board: Board, coast: i64) -> i64:
    """The landing of a coast that finds the Small Loot as things lie, or NONE."""
    big = big_landing(board, coast)
    if big == NONE or board.cards_at(big ^ 1) < board.setup.need:
        return NONE
    return big ^ 1


def big_loot(board: Board, landing: i64) -> i64:
    """LI-3.4: one treasure per compass and per chest; A4 and B11: one less."""
    number = height(board.stack[landing]) + board.chests_at(landing)
    if board.event == A4 or board.event == B11:
        number -= 1
    return number


def small_loot(board: Board, landing: i64) -> i64:
    """LI-3.5: one treasure per chest; A4: one more, B11: one less."""
    number = board.chests_at(landing)
    if board.event == A4:
        number += 1
    elif board.event == B11:
        number -= 1
    return number


def found_at(board: Board, landing: i64, number: i64) -> i64:
    """So many treasures; without a compass none (LI-3.7)."""
    return 0 if board.stack[landing] == 0 or number < 0 else number


def find_loot(board: Board, landing: i64, number: i64, size: str) -> None:
    """Reveal the treasures and share them out."""
    number = found_at(board, landing, number)
    if board.sink is not None:
        board.sink.tell("loot", {"landing": landing, "size": size, "treasures": number})
    if number == 0:
        return
    board.reveal(number)
    board.push(frames.SHARE, -1, landing, 0, board.stack[landing])


def step_share(board: Board) -> None:
    """LI-3.6: from bottom to top, again and again; B13: from top to bottom (LI-EV17)."""
    if board.table_lo == 0 and board.table_hi == 0:
        board.pop()
        if board.jump:
            jump_to_end(board)
        return
    stack = board.top(frames.C)
    size = height(stack)
    at = board.top(frames.B)
    board.set_top(frames.B, (at + 1) % size)
    if board.event == B13:
        at = size - 1 - at
    seat = seat_at(stack, at)
    if seat == board.setup.aaron:
        treasure = highest_on_table(board)
        board.off_table(treasure)
        aaron_takes(board, treasure)
    else:
        board.push(frames.TAKE, seat)


def highest_on_table(board: Board) -> i64:
    """LI-P4: Aaron takes the highest reference number."""
    rest = board.table_hi
    base = LO_SIZE
    if rest == 0:
        rest = board.table_lo
        base = 0
    while rest & (rest - 1) != 0:
        rest &= rest - 1
    return base + lowest(rest)


def relief(board: Board) -> None:
    """B10 (LI-EV14): everyone with a compass at the Small Loot may discard 2 cubes."""
    landing = board.top(frames.D)
    if board.event != B10 or landing == NONE:
        return
    asked = board.top(frames.E)
    while asked < board.players:
        seat = (board.first + asked) % board.players
        asked += 1
        if board.has_compass(seat, landing) and board.cubes[seat] > 0:
            if board.setup.ask:
                board.set_top(frames.B, RELIEF)  # come back for the next one
                board.set_top(frames.E, asked)
                board.push(frames.MAY_DISCARD, seat, 2)
                return
            board.drop_cubes(seat, 2)


def clean_up(board: Board) -> None:
    """LI-3.8, then the next coast (B14), the next round, or the final exploration."""
    coast = board.top(frames.A)
    board.pop()
    board.clear(2 * coast)
    board.clear(2 * coast + 1)
    if board.sink is not None:
        board.sink.tell("cleaned_up", {"coast": coast})
    if board.depth > 0:
        return
    if board.round < ROUNDS:
        board.round += 1
        board.push(frames.PREPARE, -1)
    else:
        board.event = NONE  # round 5's event is over (LI-E1)
        board.push(frames.FINAL, -1, 0)
        if board.sink is not None:
            board.sink.tell("final_exploration", {})


def step_final(board: Board) -> None:
    """LI-E1: all landings from the bow in the ship's direction, each a Small Loot."""
    done = board.top(frames.A)
    if done == 8:
        jump_to_end(board)
        return
    board.set_top(frames.A, done + 1)
    landing = (board.closest_landing() + board.bow * done) & 7
    if board.cards_at(landing) >= board.setup.need:
        find_loot(board, landing, small_loot(board, landing), "small")


def jump_to_end(board: Board) -> None:
    """On to LI-E2, whatever was still going on (LI-D2)."""
    board.depth = 0
    board.push(frames.ENDING, -1, 0)
