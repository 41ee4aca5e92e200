"""A bot that looks one whole move ahead."""

from typing import Final

from mypy_extensions import i64

from doubloon.bots.bot import Bot
from doubloon.bots.look_ahead import LookAhead
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import View

BUDGET: Final[i64] = 1500  # evaluations a world


class GreedyBot(Bot):
    """Tries every whole move in a few worlds dealt from the view, keeps the best."""

    def __init__(self, seed: int, evaluation: Evaluation, worlds: int = 2) -> None:
        super().__init__(seed)
        self.ahead = LookAhead(evaluation)
        self.worlds = worlds

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that begins the best move."""
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        totals = [0.0] * len(legal)
        budget = BUDGET // len(legal) + 1
        for world in range(self.worlds):
            state = view.sample(self.seed * 1000003 + self.asked * 17 + world)
            for place in range(len(legal)):
                totals[place] += self.ahead.best_after(state, view.seat, legal[place], budget)
        best = 0
        for place in range(len(legal)):
            if totals[place] > totals[best]:
                best = place
        return legal[best]
