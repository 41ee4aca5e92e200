"""The five levels for people, the same in every game, from the first game ever to the strongest."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A level's name, the bot behind it, and its iterations if it searches."""

    name: str
    bot: str
    iterations: int


LEVELS: Final = (
    Level("deckhand", "fallible:2", 0),
    Level("sailor", "fallible:12", 0),
    Level("mate", "greedy", 0),
    Level("captain", "search:100", 100),
    Level("legend", "search:1000", 1000),
)
FRIENDLY: Final = "sailor"  # for somebody who just wants to play


def level_names() -> list[str]:
    """Their names, weakest first."""
    return [level.name for level in LEVELS]
