"""Bots: programs that play. They get a view, never a state."""

from typing import Final

from doubloon.bots.bot import Bot
from doubloon.bots.fallible import FallibleBot
from doubloon.bots.frozen import frozen_bot
from doubloon.bots.greedy import GreedyBot
from doubloon.bots.guests import entries, guest
from doubloon.bots.levels import LEVELS, bot_of, level_names
from doubloon.bots.random_bot import RandomBot
from doubloon.bots.search import SearchBot
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.parts import nothing_learned

LEARNED: Final = "learned-"

__all__ = ["LEVELS", "Bot", "bot_names", "bot_of", "judge", "level_names", "make_bot"]


def bot_names() -> list[str]:
    """Return the names of all bots: the plain ones, the levels, those of other packages."""
    return ["random", "greedy", "search", *level_names(), *sorted(entries())]


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by its name; raises an OptionError that lists the names.

    ``search:800`` searches with 800 iterations, ``fallible:3`` considers three moves. Further
    settings of the search follow as ``:name=value``, for experiments. ``learned-`` before a name
    plays by the game's learned evaluation. ``expert@0.1`` is a level as it was in a release. Bots
    of other packages come from the entry point group ``doubloon.bots``.
    """
    for level in LEVELS:
        if level.name == name:
            return make_bot(bot_of(level, game), game, seed)
    if name == "random":
        return RandomBot(seed)
    level_name, at, version = name.partition("@")
    if at:
        plain, release = frozen_bot(level_name, version, game)
        found = _plain(plain, game.learning.frozen[version](), seed, release.settings)
    elif name.startswith(LEARNED):
        found = _plain(name.removeprefix(LEARNED), game.learning.learned(None), seed, {})
    else:
        found = _plain(name, game.learning.evaluation(), seed, {}) or guest(name, game, seed)
    if found is None:
        raise OptionError(f"bot {name[:40]!r} is not known; there are {', '.join(bot_names())}")
    return found


def judge(game: Game, iterations: int) -> str:
    """The bot that gives advice: a search by what was learned, or by hand where nothing was."""
    if game.learning.learned is nothing_learned:
        return f"search:{iterations}"
    return f"{LEARNED}search:{iterations}:quick=1"


def _plain(name: str, evaluation: Evaluation, seed: int, settings: dict[str, float]) -> Bot | None:
    """A bot of ours that plays by an evaluation; None if the name is not one."""
    kind, *rest = name.split(":")
    if name == "greedy":
        return GreedyBot(seed, evaluation)
    if kind == "fallible" and len(rest) == 1:
        return FallibleBot(seed, evaluation, _number(rest[0], name))
    if kind == "search":
        iterations = _number(rest[0], name) if rest else LEVELS[-1].iterations
        bot = SearchBot(seed, evaluation, iterations)
        bot.settings.update(settings)
        for setting in rest[1:]:
            _set(bot, setting, name)
        return bot
    return None


def _number(text: str, name: str) -> int:
    if text.isascii() and text.isdecimal() and 0 < int(text[:9]) <= 10**7:
        return int(text)
    raise OptionError(f"bot {name[:40]!r}: a number from 1 to 10000000 is needed after the colon")


def _set(bot: SearchBot, setting: str, name: str) -> None:
    key, _, value = setting.partition("=")
    if key not in bot.settings:
        raise OptionError(f"bot {name[:40]!r}: the settings are {', '.join(bot.settings)}")
    try:
        bot.settings[key] = float(value)
    except ValueError:
        raise OptionError(f"bot {name[:40]!r}: {key} is a number") from None
