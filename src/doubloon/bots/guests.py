"""Bots of other packages, found by the entry point group ``doubloon.bots``.

An entry is a function ``make(game, seed, argument)`` that returns a :class:`Bot`; the argument is
what follows the colon in ``name:argument``, such as the file of a policy.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from doubloon.bots.bot import Bot
from doubloon.kernel.errors import DoubloonError, OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.state import View

GROUP = "doubloon.bots"


@cache  # looking through all installed packages takes a while
def entries() -> dict[str, EntryPoint]:
    """Return the entry points of all installed bots by their names."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


class Guest(Bot):
    """A bot of another package; whatever goes wrong in it is an error that names it."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(bot.seed)
        self.name = name
        self.bot = bot

    def choose(self, view: View, legal: list[int]) -> int:
        """Return its choice, which must be one of the legal actions."""
        try:
            action = int(self.bot.choose(view, legal))
        except DoubloonError:
            raise
        except Exception as error:
            raise trouble(self.name, error) from error
        if action not in legal:
            raise OptionError(f"bot {self.name[:40]!r} chose {action}, which is not legal")
        return action


def guest(name: str, game: Game, seed: int) -> Bot | None:
    """Return a bot of another package; None if no package brings one of that name.

    Raises an OptionError if it cannot be made.
    """
    kind, _, argument = name.partition(":")
    entry = entries().get(kind)
    if entry is None:
        return None
    try:
        bot = entry.load()(game, seed, argument)
    except DoubloonError:
        raise
    except Exception as error:
        raise trouble(name, error) from error
    if not isinstance(bot, Bot):
        raise OptionError(f"bot {name[:40]!r}: {entry.value} returns no Bot")
    return Guest(name, bot)


def trouble(name: str, error: Exception) -> OptionError:
    """Return the error that tells what went wrong in a bot."""
    return OptionError(f"bot {name[:40]!r} failed: {type(error).__name__}: {error}")
