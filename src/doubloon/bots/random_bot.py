"""A bot that plays any legal action."""

from doubloon.bots.bot import Bot
from doubloon.kernel import chance
from doubloon.kernel.state import View


class RandomBot(Bot):
    """Each legal action equally likely."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Any of them."""
        self.asked += 1
        state = chance.mixed(chance.seeded(self.seed) + self.asked)
        return legal[chance.scaled(state, len(legal))]
