"""The five levels for people, the same in every game, from the first game ever to the strongest."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A level's name, the bot behind it, and its iterations if it searches."""

    name: str
    bot: str
    iterations: int


LEVELS: Final = (
    Level("friendly", "fallible:4", 0),  # for a first game: sees one idea in many
    Level("easy", "fallible:16", 0),
    Level("normal", "greedy", 0),
    Level("strong", "search:50", 50),
    Level("expert", "search:500", 500),
)


def level_names() -> list[str]:
    """Their names, weakest first."""
    return [level.name for level in LEVELS]
