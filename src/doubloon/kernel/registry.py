"""Which games there are: ours and those of any other installed package.

A package names its games in the entry point group ``doubloon.games``; each entry is a subclass
of :class:`~doubloon.kernel.game.Game` that can be made without arguments. A game that cannot be
used harms no other: ``names`` leaves it out, ``broken`` says what is wrong with it.
"""

import difflib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from doubloon.kernel.errors import BrokenGame, UnknownGame
from doubloon.kernel.game import Game

GROUP: Final = "doubloon.games"
OURS: Final = "doubloon"  # the package whose games need no trial


@cache  # looking through all installed packages takes a while
def entries() -> tuple[EntryPoint, ...]:
    """The entry points of all installed games."""
    return tuple(entry_points(group=GROUP))


def names() -> list[str]:
    """The names of all installed games that can be used."""
    return sorted(name for name in _known() if not _loaded(name).wrong)


def broken() -> dict[str, str]:
    """The names of installed games that cannot be used, and why, in a line each."""
    return {name: _loaded(name).wrong for name in sorted(_known()) if _loaded(name).wrong}


def find(name: str) -> Game:
    """The game of that name.

    An UnknownGame error lists what there is; a BrokenGame error says why it cannot be used.
    """
    if name not in _known():
        near = difflib.get_close_matches(name, names(), 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"game {name[:40]!r} is not known; there are {', '.join(names())}{hint}")
    found = _loaded(name)
    if found.game is None:
        raise BrokenGame(f"game {name}: {found.wrong}")
    return found.game


class Loaded:
    """A game, or what is wrong with it."""

    def __init__(self, game: Game | None, wrong: str) -> None:
        self.game = game
        self.wrong = wrong


def _known() -> set[str]:
    return {entry.name for entry in entries()}


@cache
def _loaded(name: str) -> Loaded:
    """The game of that name, imported once."""
    found = [entry for entry in entries() if entry.name == name]
    ours = [entry for entry in found if package_of(entry) == OURS]
    if len({entry.value for entry in found}) > 1 and not ours:
        packages = " and ".join(sorted(package_of(entry) for entry in found))
        return Loaded(None, f"the packages {packages} both have a game of this name")
    entry = ours[0] if ours else found[0]
    try:
        return Loaded(tried(entry), "")
    except (Exception, SystemExit) as error:
        words = " ".join(f"{type(error).__name__}: {error}".split())
        return Loaded(None, f"it cannot be used; package {package_of(entry)}: {words[:300]}")


def package_of(entry: EntryPoint) -> str:
    """The name of the package that an entry point comes from."""
    return entry.dist.name if entry.dist is not None else "unknown"


def tried(entry: EntryPoint) -> Game:
    """The game of an entry point; one of another package is dealt once, to see that it can be."""
    made = entry.load()()
    if not isinstance(made, Game):
        raise TypeError(f"{entry.value} is not a subclass of doubloon.kernel.game.Game")
    if made.name != entry.name:
        raise ValueError(f"its entry point is called {entry.name}, the game {made.name}")
    if package_of(entry) != OURS:
        made.new(made.min_players)
    return made
