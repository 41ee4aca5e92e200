"""LI-3.6: the treasures that were found are shared out, compass by compass."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import DISCARD, KEEP, LANDING_NAMES
from doubloon.games.loot_island.components.board import B13, Board
from doubloon.games.loot_island.components.compasses import height, seat_at
from doubloon.games.loot_island.components.deck import LO_SIZE
from doubloon.games.loot_island.components.fields import LANDING
from doubloon.games.loot_island.rules.ending import jump_to_end
from doubloon.games.loot_island.rules.treasures import (
    aaron_takes,
    discard,
    keep,
    table_empty,
    write_table,
)
from doubloon.games.loot_island.types.about import AboutTake
from doubloon.kernel.bits import lowest
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Number
from doubloon.kernel.reasons import Reason, because


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Share(Step):
    """LI-3.6: from bottom to top, again and again; B13: from top to bottom (LI-EV17)."""

    name: ClassVar = "share"
    rule: ClassVar = "LI-3.6"
    on: ClassVar = ("explore", "final")
    fields: ClassVar = {"landing": LANDING, "turn": Number(0, 4)}
    encoded: ClassVar = {"landing": "landing", "turn": "turn"}

    def __init__(self, below: Question | None, landing: i64, turn: i64) -> None:
        super().__init__(below)
        self.landing: i64 = landing
        self.turn: i64 = turn  # the place in the order of whoever takes next

    def run(self, board: Board) -> bool:
        """Ask who takes next, until nothing is left on the table."""
        stack = board.stack[self.landing]
        size = height(stack)
        turn = self.turn
        while not table_empty(board):
            seat = seat_at(stack, size - 1 - turn if board.event == B13 else turn)
            turn = (turn + 1) % size
            if seat != board.setup.aaron:
                board.top = Take(Share(self.below, self.landing, turn), seat)
                return True
            treasure = highest_on_table(board)
            board.off_table(treasure)
            aaron_takes(board, treasure)
        board.top = self.below
        if board.jump:
            jump_to_end(board)
        return True

    def impossible(self, board: Board) -> str:
        """There are so many compasses."""
        if self.turn >= height(board.stack[self.landing]):
            return "there are not so many compasses at the landing"
        return ""


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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Question):
    """LI-3.6, LI-3.9: take a treasure, and keep or discard it."""

    name: ClassVar = "take"
    rule: ClassVar = "LI-3.9"
    on: ClassVar = ("share",)
    about_type: ClassVar = AboutTake

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Keep or discard any treasure on the table."""
        return write_table(board, DISCARD, out, write_table(board, KEEP, out, 0))

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a treasure cannot be taken."""
        if action >= KEEP:
            first = DISCARD if action >= DISCARD else KEEP
            return because("LI-3.6", "not_on_table", {"treasure": action - first + 1})
        return because("LI-3.6", "keep_or_discard", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take one treasure and keep or discard it."""
        board.top = self.below
        kept = action < DISCARD
        treasure = action - (KEEP if kept else DISCARD)
        board.off_table(treasure)
        if kept:
            keep(board, seat, treasure)
        else:
            discard(board, seat, treasure)

    def about(self, board: Board, seat: i64) -> AboutTake:
        """The landing."""
        share = self.below
        assert isinstance(share, Share)
        return {"landing": LANDING_NAMES[share.landing]}

    def impossible(self, board: Board) -> str:
        """There is something to take."""
        return "no treasure lies on the table" if table_empty(board) else ""
