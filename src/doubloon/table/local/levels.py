"""The levels of bots that are as strong in a page as on a server, by what was measured there.

A level that searches has a time (``Level.cap_ms``), after which its bot answers with what it has
found; where a page's Python is too slow, it is weaker than its name says. How long the levels take
in a page is in ``page_times.json``, which ``python -m benchmarks.browser_engine --install`` writes:
figures of one bot each. Where a level's bot is another one now, nothing is known of it.
"""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from doubloon.bots import LEVELS, bot_of
from doubloon.bots.levels import Level
from doubloon.kernel.game import Game

FILE: Final = "page_times.json"
# The first action of a move gets half of its time; and other devices are half as fast.
SPARE: Final = 4


@cache
def measured() -> dict[str, Any]:
    """What was measured: by game and level the bot, and milliseconds of its moves."""
    text = (resources.files(__package__) / FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["games"]
    return found


def whole(level: Level, game: Game) -> bool:
    """Does a level finish its thoughts in a page, 95 of 100 times and with time to spare?"""
    if level.cap_ms == 0:
        return True
    found = measured().get(game.name, {}).get(level.name)
    known = found is not None and found["bot"] == bot_of(level, game)
    return known and SPARE * found["p95"] <= level.cap_ms


def whole_levels(game: Game) -> list[str]:
    """The levels that are as strong in a page as on a server, weakest first."""
    return [level.name for level in LEVELS if whole(level, game)]


def offered(games: list[Game]) -> list[str]:
    """The levels that pages offer: those that are whole in one of the games at least."""
    found = {name for game in games for name in whole_levels(game)}
    return [level.name for level in LEVELS if level.name in found]
