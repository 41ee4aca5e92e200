"""A bot that looks one whole move ahead."""

from typing import Final

from mypy_extensions import i64

from doubloon.bots.bot import Bot
from doubloon.kernel.evaluation import Evaluation
from doubloon.kernel.state import State, View

BUDGET: Final[i64] = 1500  # evaluations a world


class GreedyBot(Bot):
    """Tries every whole move in a few worlds dealt from the view, keeps the best.

    A whole move goes on through the seat's own small decisions until something is revealed or
    somebody else decides; there the game's evaluation says how good it is. Moves with very many
    continuations (which of twenty cards to discard) are searched as far as ``BUDGET`` goes; the
    rest is finished with the first legal action, which ends a choice where that is allowed.
    """

    def __init__(self, seed: int, evaluation: Evaluation, worlds: int = 2) -> None:
        super().__init__(seed)
        self.evaluation = evaluation
        self.worlds = worlds
        self.left: i64 = 0

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that begins the best move."""
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        totals = [0.0] * len(legal)
        for world in range(self.worlds):
            state = view.sample(self.seed * 1000003 + self.asked * 17 + world)
            for place in range(len(legal)):
                self.left = BUDGET // len(legal) + 1
                totals[place] += self.after(state, view.seat, legal[place])
        best = 0
        for place in range(len(legal)):
            if totals[place] > totals[best]:
                best = place
        return legal[best]

    def after(self, state: State, seat: i64, action: i64) -> float:
        """How good the best move is that begins with this action."""
        world = state.copy()
        world.apply(seat, action)
        if world.over or world.reveals != state.reveals or world.decider() != seat:
            self.left -= 1
            return self.evaluation.value(world, seat)
        best = -1.0e30
        for each in world.legal(seat):
            if self.left <= 0 and best > -1.0e30:
                break
            value = self.after(world, seat, each)
            if value > best:
                best = value
        return best
