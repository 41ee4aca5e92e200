"""A game's rules in our words, by number: one file per language, in the folder of the game.

``text/rules/en.toml`` lies next to the game's module; other languages next to it, ``nl.toml``.
"""

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.game import Game

RULES = "text/rules"


class UnknownRule(DoubloonError):
    """There is no such rule, section or language."""


def folder_of(game: Game, name: str) -> Traversable | None:
    """A folder next to the module of a game; None if there is none."""
    package = type(game).__module__.rpartition(".")[0]
    folder = resources.files(package) / name if package else None
    return folder if folder is not None and folder.is_dir() else None


def languages(game: Game) -> list[str]:
    """The languages in which the rules are written down."""
    folder = folder_of(game, RULES)
    if folder is None:
        return []
    names = [each.name for each in folder.iterdir()]
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def load(game: Game, language: str) -> dict[str, Any]:
    """The rules of a game as its file has them: ``title``, ``intro``, ``section``, ``rule``."""
    there = languages(game)
    folder = folder_of(game, RULES)
    if folder is None or not there:
        raise UnknownRule(f"game {game.name}: its rules are not written down")
    if language not in there:
        raise UnknownRule(f"language {language[:20]!r}: unknown; there is {', '.join(there)}")
    return tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
