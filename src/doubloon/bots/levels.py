"""The five levels for people, from the first game ever to the strongest.

They are the same in every game but where a game names a bot that suits a level better: where there
are few moves, who looks at many of them misses nothing.
"""

from typing import Final, NamedTuple

from doubloon.kernel.game import Game


class Level(NamedTuple):
    """A level's name, the bot behind it, and its iterations if it searches.

    ``cap_ms`` is for people who wait: on a machine too slow for the iterations, a whole move takes
    no longer than that. It is several times what an ordinary one needs.
    """

    name: str
    bot: str
    iterations: int
    cap_ms: int


LEVELS: Final = (
    Level("friendly", "fallible:4", 0, 0),  # for a first game: sees one idea in many
    Level("easy", "fallible:16", 0, 0),
    Level("normal", "greedy", 0, 0),
    Level("strong", "search:50", 50, 1000),
    Level("expert", "search:500", 500, 2000),
)


def bot_of(level: Level, game: Game) -> str:
    """The bot behind a level in a game."""
    return game.learning.levels.get(level.name, level.bot)


def level_names() -> list[str]:
    """Their names, weakest first."""
    return [level.name for level in LEVELS]
