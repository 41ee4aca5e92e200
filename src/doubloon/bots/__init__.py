"""Players that are programs. They get a view, never a state."""

from doubloon.bots.bot import Bot
from doubloon.bots.greedy import GreedyBot
from doubloon.bots.random_bot import RandomBot
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game

__all__ = ["Bot", "bot_names", "make_bot"]


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return ["random", "greedy"]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; an OptionError lists what there is."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed, game.evaluation())
    raise OptionError(f"bot {name[:40]!r} is not known; there are {', '.join(bot_names())}")
