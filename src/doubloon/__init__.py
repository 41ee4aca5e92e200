"""Doubloon plays treasure-island board games by one exact and fast rules engine.

>>> import doubloon
>>> match = doubloon.new("loot_island", players=4, seed=1)
>>> match.play_on(bots="random").over
True

``import doubloon`` loads nothing but this file; each function imports what it needs. The tutorial
is docs/python.md.
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
    """The names of all games that are installed."""
    from doubloon.kernel import registry

    return registry.names()


def game(name: str) -> "Game":
    """A game by its name: its title, players, options, actions and standard deck.

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
    """A match at its first decision.

    Four play unless ``players`` says otherwise, or as many of them as the game allows. The shuffle
    is random, or fixed by a ``seed`` or a ``secret`` of 64 hexadecimal digits: the same game as
    ``doubloon play --seed``. ``deck`` and ``position`` are files of one's own, or their content.
    All other arguments are options of the game: ``game(name).options``.
    """
    from doubloon import opening

    return opening.new(name, players, seed, secret, deck, position, names, options)


def load(path: "str | PathLike[str]") -> "Match":
    """The match in a record, which ``Match.save`` or ``doubloon record`` wrote."""
    from doubloon import opening

    return opening.load(path)


def bot(name: str, match: "Match", seed: int = 0) -> "Player":
    """A bot for a match by its name, such as ``"normal"``, ``"strong"`` or ``"search:800"``."""
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
