"""Passing (LI-2.2), by choice or because one has to, and what A2 gives for it."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import DISCARD, KEEP
from doubloon.games.loot_island.components.board import A2, B8, Board
from doubloon.games.loot_island.components.fields import AN_ACTOR
from doubloon.games.loot_island.rules.treasures import keep, table_empty, write_table
from doubloon.kernel.bits import BIT
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.reasons import Reason, because


def pass_turn(board: Board, seat: i64) -> None:
    """LI-2.2: the first to pass takes the First Player tile; Aaron just stops (LI-P6)."""
    if seat == board.setup.aaron:
        board.aaron_out = True
        return
    first = board.passed == 0
    board.passed |= BIT[seat]
    if board.sink is not None:
        board.sink.tell("passed", {"seat": seat, "first": first})
    if first:
        board.first = seat
        if board.event == B8:
            for other in range(board.players):
                if other != seat:
                    board.take_cubes(other, 2, "LI-EV12")
    if board.event == A2 and not table_empty(board):
        board.top = Claim(board.top, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MustPass(Step):
    """LI-EV13: under B9 whoever used a small island passes when its action is through."""

    name: ClassVar = "must_pass"
    rule: ClassVar = "LI-EV13"
    on: ClassVar = ("actions",)
    fields: ClassVar = {"actor": AN_ACTOR}

    def __init__(self, below: Question | None, actor: i64) -> None:
        super().__init__(below)
        self.actor: i64 = actor

    def run(self, board: Board) -> bool:
        """Pass."""
        board.top = self.below
        pass_turn(board, self.actor)
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Claim(Question):
    """LI-EV2: under A2 whoever passes takes a treasure from the table, and must keep it."""

    name: ClassVar = "claim"
    rule: ClassVar = "LI-EV2"
    on: ClassVar = ("actions",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any treasure on the table."""
        return write_table(board, KEEP, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a treasure cannot be claimed."""
        if KEEP <= action < DISCARD:
            return because("LI-EV2", "not_on_table", {"treasure": action - KEEP + 1})
        return because("LI-EV2", "must_keep", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take and keep it, with its curse or its crossed cubes (LI-3.9)."""
        board.top = self.below
        treasure = action - KEEP
        board.off_table(treasure)
        keep(board, seat, treasure)

    def impossible(self, board: Board) -> str:
        """There is something to take."""
        return "no treasure lies on the table" if table_empty(board) else ""
