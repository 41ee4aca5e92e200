"""Taking a treasure: keep or discard (LI-3.9 to LI-3.11), and cubes that may go with it (LI-M1)."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import CUBES, MOST_CUBES
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.deck import CROWN, LO_SIZE
from doubloon.games.loot_island.types.about import AboutMayDiscard
from doubloon.kernel.bits import BIT, write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.questions.values import Number
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
    board.take_cubes(seat, board.deck.curse[treasure], "LI-3.9")
    may_drop(board, seat, board.deck.crossed[treasure], "LI-3.9")


def discard(board: Board, seat: i64, treasure: i64) -> None:
    """LI-3.10: up to 2 cubes go, and one more for each amulet before the seat."""
    if treasure < LO_SIZE:
        board.buried_lo |= BIT[treasure]
    else:
        board.buried_hi |= BIT[treasure - LO_SIZE]
    if board.sink is not None:
        board.sink.tell("discarded", {"seat": seat, "treasure": treasure + 1})
    if seat != board.setup.aaron:
        may_drop(board, seat, 2 + board.amulets(seat), "LI-3.10")


def aaron_takes(board: Board, treasure: i64) -> None:
    """LI-P1: Aaron keeps only crowns."""
    if board.deck.kind[treasure] == CROWN:
        keep(board, board.setup.aaron, treasure)
    else:
        discard(board, board.setup.aaron, treasure)


def write_table(board: Board, first: i64, out: vec[i64], n: i64) -> i64:
    """An action for every treasure on the table."""
    n = write_members(board.table_lo, first, out, n)
    return write_members(board.table_hi, first + LO_SIZE, out, n)


def table_empty(board: Board) -> bool:
    """Does no treasure lie on the table?"""
    return board.table_lo == 0 and board.table_hi == 0


# May discard cubes (LI-M1)


def may_drop(board: Board, seat: i64, number: i64, why: str) -> None:
    """What a rule lets one discard: at once, or asked with the option ``ask`` (LI-M1)."""
    if board.setup.ask and board.cubes[seat] > 0 and number > 0:
        board.top = MayDiscard(board.top, seat, number)
    else:
        board.drop_cubes(seat, number, why)


def most_cubes(board: Board, seat: i64, allowed: i64) -> i64:
    """How many cubes a seat can discard when so many are allowed."""
    held = board.cubes[seat]
    return held if held < allowed else allowed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MayDiscard(Question):
    """LI-M1 with the option ``ask``: how many of the cubes that may go."""

    name: ClassVar = "may_discard"
    rule: ClassVar = "LI-M1"
    on: ClassVar = ("actions", "must_pass", "effects", "explore", "share")
    fields: ClassVar = {"number": Number(0, MOST_CUBES)}
    encoded: ClassVar = {"number": "amount"}
    about_type: ClassVar = AboutMayDiscard

    def __init__(self, below: Question | None, seat: i64, number: i64) -> None:
        super().__init__(below, seat)
        self.number: i64 = number

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """From none to as many as allowed and held."""
        return write_numbers(most_cubes(board, seat, self.number), out)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why so many cubes cannot be discarded."""
        most = most_cubes(board, seat, self.number)
        return because("LI-M1", "up_to_cubes", {"cubes": most})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Discard the chosen number."""
        board.top = self.below
        board.drop_cubes(seat, action - CUBES, "LI-M1")

    def about(self, board: Board, seat: i64) -> AboutMayDiscard:
        """The limit."""
        return {"at_most": most_cubes(board, seat, self.number)}


def write_numbers(most: i64, out: vec[i64]) -> i64:
    """An action for every number of cubes, from none to so many."""
    for cubes in range(most + 1):
        out[cubes] = CUBES + cubes
    return most + 1
