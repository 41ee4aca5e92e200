"""A round: its three phases one after the other, then the next round or the end."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.board import ROUNDS, Board
from doubloon.games.loot_island.rules.exploration import (
    NONE,
    Explore,
    FinalExploration,
    begin_exploration,
)
from doubloon.games.loot_island.rules.preparation import NEW_ROUND, Prepare
from doubloon.games.loot_island.rules.turns import Actions
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Number

PREPARATION: Final[i64] = 1
ACTIONS: Final[i64] = 2
EXPLORATION: Final[i64] = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Step):
    """A round: preparation, actions, exploration. The phase that is going on lies on it."""

    name: ClassVar = "round"
    rule: ClassVar = "LI-1.1"
    fields: ClassVar = {"phase": Number(1, 3)}

    def __init__(self, below: Question | None, phase: i64) -> None:
        super().__init__(below)
        self.phase: i64 = phase

    def run(self, board: Board) -> bool:
        """The phase is over: on to the next one."""
        if self.phase == PREPARATION:
            board.top = Actions(Round(None, ACTIONS), board.first)
            if board.sink is not None:
                board.sink.tell("actions_begin", {"first": board.first})
        elif self.phase == ACTIONS:
            begin_exploration(board, Round(None, EXPLORATION))
        elif board.round < ROUNDS:
            board.round += 1
            board.top = Prepare(Round(None, PREPARATION), NEW_ROUND, 0)
        else:
            board.event = NONE  # round 5's event is over (LI-E1)
            board.top = FinalExploration(None, 0)
            if board.sink is not None:
                board.sink.tell("final_exploration", {})
        return True

    def impossible(self, board: Board) -> str:
        """What lies on it is the phase that it says."""
        phase = phase_of(board)
        if self.phase == PREPARATION:
            fits = isinstance(phase, Prepare)
        elif self.phase == ACTIONS:
            fits = isinstance(phase, Actions)
        else:
            fits = isinstance(phase, Explore)
        return "" if fits else "another phase is going on"


def phase_of(board: Board) -> Question | None:
    """What the game is at: the step on the round or, once those are over, the lowest one."""
    step = board.top
    while step is not None and step.below is not None and not isinstance(step.below, Round):
        step = step.below
    return step
