"""Doubloon plays treasure-island board games with one exact and fast rules engine.

>>> import doubloon
>>> match = doubloon.new("loot_island", players=4, seed=1)
>>> match.play_on(bots="random").over
True

``import doubloon`` loads only this file; each function imports what it needs. The tutorial is
docs/python.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike

    from doubloon import errors as errors
    from doubloon.kernel.deck import Deck
    from doubloon.kernel.game import Game
    from doubloon.match import Match as Match
    from doubloon.player import Player as Player

__version__ = "0.1.0"
__all__ = ["Match", "Player", "__version__", "bot", "errors", "game", "games", "load", "new"]


def games() -> list[str]:
    """Return the names of all installed games."""
    from doubloon.kernel import registry

    return registry.names()


def game(name: str) -> "Game":
    """Return a game by its name: title, players, options, actions and standard deck.

    Raises ``UnknownGame``, which lists the games there are.

    >>> game("under_sail")
    <Game under_sail: Under Sail, 3 to 5 players, options: red_blue, green_violet>
    """
    from doubloon.kernel import registry

    return registry.find(name)


def new(
    name: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    secret: str | None = None,
    deck: "str | PathLike[str] | Deck | None" = None,
    position: "str | PathLike[str] | Mapping[str, Any] | None" = None,
    names: "Sequence[str] | None" = None,
    **options: Any,
) -> "Match":
    """Return a new match at its first decision.

    Without ``players`` there are four, or as many of them as the game allows. The shuffle is
    random, or fixed by a ``seed`` or by a ``secret`` of 64 hexadecimal digits; ``doubloon play
    --seed`` deals the same game. ``deck`` and ``position`` are your own files, or their content.
    All other arguments are options of the game: ``game(name).options``.

    Raises a ``DoubloonError`` that says what is allowed.
    """
    from doubloon import opening

    return opening.new(name, players, seed, secret, deck, position, names, options)


def load(path: "str | PathLike[str]") -> "Match":
    """Return the match in a record file, written by ``Match.save`` or ``doubloon record``.

    Raises ``RecordError`` if the file is not a record or does not replay.
    """
    from doubloon import opening

    return opening.load(path)


def bot(name: str, match: "Match", seed: int = 0) -> "Player":
    """Return a bot for a match by name, such as ``"normal"``, ``"strong"`` or ``"search:800"``."""
    from doubloon.bots import make_bot
    from doubloon.player import Player

    return Player(name, make_bot(name, match.game, seed))


def __getattr__(name: str) -> Any:
    if name == "errors":
        return import_module("doubloon.errors")
    if name == "Match":
        return import_module("doubloon.match").Match
    if name == "Player":
        return import_module("doubloon.player").Player
    raise AttributeError(f"module 'doubloon' has no attribute {name!r}")
