"""A bot that another package brings: it does what its argument says."""

from doubloon.bots import Bot
from doubloon.kernel.game import Game
from doubloon.kernel.state import View


class Odd(Bot):
    """Plays the last legal action, or goes wrong."""

    def __init__(self, seed: int, what: str) -> None:
        super().__init__(seed)
        self.what = what

    def choose(self, view: View, legal: list[int]) -> int:
        """The last of them, an action that there is not, or an error."""
        if self.what == "raise":
            raise ZeroDivisionError("nothing to divide")
        return 10**6 if self.what == "illegal" else legal[-1]


def make(game: Game, seed: int, argument: str) -> Bot | None:
    """What the entry point names."""
    if argument == "broken":
        raise LookupError("no such policy")
    return Odd(seed, argument) if argument != "none" else None
