"""Ratings: levels in their order, and bots anchor people's ratings."""

import pytest

from doubloon.bots.levels import level_names
from doubloon.bots.measured.ratings import (
    Finished,
    Rating,
    Strength,
    measured,
    rating_of,
    strengths,
)
from doubloon.kernel import registry

GAMES = ("loot_island", "tobago", "under_sail")


@pytest.mark.parametrize("name", GAMES)
def test_every_level_is_rated_at_every_table(name: str) -> None:
    game = registry.find(name)
    data = measured(game)
    for players in range(game.min_players, game.max_players + 1):
        found = strengths(game, players)
        assert list(found) == level_names()
        means = [each.rating.mu for each in found.values()]
        assert means == sorted(means)
        assert all(each.games > 0 for each in found.values())
        assert {"with", "command"} <= data["made"].keys()


def known(_players: int) -> dict[str, Strength]:
    return {"normal": Strength(Rating(27.0, 1.0), "easy", 0.5, 200)}


def test_whoever_beats_a_level_is_rated_above_it() -> None:
    levels = [None, "normal", "normal", "normal"]
    won = [Finished([0], levels, [1, 2, 3, 4])] * 30
    lost = [Finished([0], levels, [4, 1, 2, 3])] * 30
    best, counted = rating_of(won, known)
    worst, _ = rating_of(lost, known)
    assert counted == 30
    assert best.mu > 27.0 > worst.mu
    assert best.sigma < Rating().sigma


def test_games_that_say_nothing_do_not_count() -> None:
    nothing = [
        Finished([0], [None, None, None], [1, 2, 3]),  # no bot
        Finished([0, 1], [None, None, "normal"], [1, 2, 3]),  # two seats
        Finished([0], [None, "unheard of"], [1, 2]),
        Finished([0], [], [1, 2]),
    ]
    assert rating_of(nothing, known) == (Rating(), 0)


def test_a_game_of_another_package_has_no_ratings() -> None:
    assert strengths(registry.find("toy"), 2) == {}
