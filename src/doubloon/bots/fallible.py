"""A bot that plays like somebody new to the game: sensible, but it overlooks most of it."""

from doubloon.bots.bot import Bot
from doubloon.bots.playouts import Policy
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import View


class FallibleBot(Bot):
    """Thinks of a few whole moves at random and takes the best of those.

    That is how people miss things: what they do is fair, the better combination was not seen.
    """

    def __init__(self, seed: int, evaluation: Evaluation, ideas: int) -> None:
        super().__init__(seed)
        self.policy = Policy(evaluation, ideas)

    def choose(self, view: View, legal: list[int]) -> int:
        """The first action of the best idea."""
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        seed = self.seed * 1000003 + self.asked
        self.policy.seed(seed)
        return self.policy.first_of_best(view.sample(seed), view.seat)
