"""Ratings: how strong players are, from the places they took (Plackett-Luce, as OpenSkill has it).

A rating is a mean and how unsure it is; a new player has 25 and 25/3. Levels of bots have ratings
for every game and player count, measured by `make ladder` (``data/levels.json`` of each game). They
stay as they are when people play with them, so they anchor people's ratings.
"""

import json
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from doubloon.extras import needed
from doubloon.kernel.game import Game

FORMAT: Final = "doubloon-levels/1"
FILE: Final = "data/levels.json"
MEAN: Final = 25.0
UNSURE: Final = MEAN / 3.0


class Rating(NamedTuple):
    """A mean, and its standard deviation."""

    mu: float = MEAN
    sigma: float = UNSURE


def rate(ratings: list[Rating], placings: list[int]) -> list[Rating]:
    """The ratings of all players of a game after it, by seat; 1 is the first place."""
    model = needed("openskill.models", "ratings of people", "server").PlackettLuce()
    teams = [[model.rating(each.mu, each.sigma)] for each in ratings]
    rated = model.rate(teams, ranks=[float(place) for place in placings])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


class Strength(NamedTuple):
    """What is known of a level at a table of so many players.

    ``wins`` is its share of wins at a table of ``against``, of so many ``games``.
    """

    rating: Rating
    against: str
    wins: float
    games: int


@cache
def measured(game: Game) -> dict[str, Any]:
    """The file of a game's package; without levels if there is none."""
    file = resources.files(type(game).__module__.rpartition(".")[0]) / FILE
    if not file.is_file():
        return {"format": FORMAT, "made": {}, "players": {}}
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise ValueError(f"{game.name}: {FILE} has the format {data.get('format')!r}, not {FORMAT}")
    return data


def strengths(game: Game, players: int) -> dict[str, Strength]:
    """What was measured of the levels at a table of so many players, weakest first."""
    found: dict[str, Any] = measured(game)["players"].get(str(players), {})
    return {
        name: Strength(
            Rating(each["mu"], each["sigma"]), each["against"], each["wins"], each["games"]
        )
        for name, each in found.items()
    }


class Finished(NamedTuple):
    """A finished game: which seats a person played, the bots' levels (None: somebody), places."""

    mine: list[int]
    levels: list[str | None]
    placings: list[int]


def rating_of(
    games: list[Finished], levels_at: Callable[[int], dict[str, Strength]]
) -> tuple[Rating, int]:
    """A person's rating from their games in order, and how many counted.

    ``levels_at`` says what was measured of the levels by player count (:func:`strengths`).

    Games with a bot whose level was measured count, if the person played one seat. Bots keep their
    ratings; others are taken for new players.
    """
    own = Rating()
    counted = 0
    for each in games:
        players = len(each.placings)
        known = levels_at(players)
        levels = each.levels if len(each.levels) == players else [None] * players
        if len(each.mine) != 1 or not any(level in known for level in levels if level):
            continue
        before = [known[level].rating if level in known else Rating() for level in levels]
        before[each.mine[0]] = own
        own = rate(before, each.placings)[each.mine[0]]
        counted += 1
    return own, counted
