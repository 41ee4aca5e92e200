"""Which games there are: ours and those of any other installed package.

A package names its games in the entry point group ``doubloon.games``; each entry is a subclass
of :class:`~doubloon.kernel.game.Game` that can be made without arguments.
"""

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from doubloon.kernel.errors import UnknownGame
from doubloon.kernel.game import Game

GROUP = "doubloon.games"


@cache  # looking through all installed packages takes a while
def entries() -> tuple[EntryPoint, ...]:
    """The entry points of all installed games."""
    return tuple(entry_points(group=GROUP))


def names() -> list[str]:
    """The names of all installed games."""
    return sorted(entry.name for entry in entries())


@cache
def find(name: str) -> Game:
    """The game of that name; an UnknownGame error lists what there is."""
    for entry in entries():
        if entry.name == name:
            game = entry.load()()
            assert isinstance(game, Game)
            return game
    near = difflib.get_close_matches(name, names(), 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise UnknownGame(f"game {name[:40]!r} is not known; there are {', '.join(names())}{hint}")
