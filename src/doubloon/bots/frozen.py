"""Frozen opponents: the levels of a release under fixed names such as ``expert@0.1``.

They play as they did then, so that progress is a figure. What they depend on is pinned here or kept
by the game: the bot behind each level, all settings of the search, and the evaluation
(``Learning.frozen``). ``tests/bots/test_frozen.py`` compares their moves with recorded ones.
"""

from typing import Final, NamedTuple

from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game


class Release(NamedTuple):
    """The levels of a release: the bots, those of single games, and the search's settings."""

    levels: dict[str, str]
    by_game: dict[str, dict[str, str]]
    settings: dict[str, float]


RELEASES: Final = {
    "0.1": Release(
        levels={
            "friendly": "fallible:4",
            "easy": "fallible:16",
            "normal": "greedy",
            "strong": "search:50",
            "expert": "search:500",
        },
        by_game={
            "tobago": {"expert": "search:2000:doubt=1"},
            "under_sail": {"easy": "fallible:8", "expert": "search:2000:explore=0.1"},
        },
        settings={
            "explore": 0.5,
            "doubt": 4.0,
            "caution": 0.05,
            "winning": 0.5,
            "look": 60.0,
            "root": 600.0,
            "stages": 0.0,
            "tries": 8.0,
            "processes": 1.0,
        },
    ),
}


def frozen_names() -> list[str]:
    """All names of frozen opponents, weakest first."""
    return [f"{level}@{version}" for version in RELEASES for level in RELEASES[version].levels]


def frozen_bot(level: str, version: str, game: Game) -> tuple[str, Release]:
    """The bot behind a frozen name, and its release; an OptionError if there is no such."""
    release = RELEASES.get(version)
    if release is None or level not in release.levels:
        raise OptionError(
            f"bot {level[:40] + '@' + version[:20]!r} is not known; frozen ones are"
            f" {', '.join(frozen_names())}"
        )
    if version not in game.learning.frozen:
        raise OptionError(f"{game.title} has no bots of release {version}")
    return release.by_game.get(game.name, {}).get(level, release.levels[level]), release
