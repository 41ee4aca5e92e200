"""The five levels for people, the same in every game, from the first game ever to the strongest."""

from typing import Final, NamedTuple


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
    Level("expert", "search:500", 500, 4000),
)


def level_names() -> list[str]:
    """Their names, weakest first."""
    return [level.name for level in LEVELS]
