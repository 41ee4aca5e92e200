"""``doubloon sizes``: figures of random games."""

import json

import pytest

import doubloon
from doubloon.arena.sizes import sizes
from tests.cli.support import fine


@pytest.mark.parametrize("name", doubloon.games())
def test_the_figures_of_every_game(name: str) -> None:
    game = doubloon.game(name)
    found = sizes(game, game.min_players, {}, 3, 1)
    assert found == sizes(game, game.min_players, {}, 3, 1)
    assert found["actions"] == len(game.catalogue)
    assert 2 <= found["choices"]["least"] <= found["choices"]["mean"] <= found["choices"]["most"]
    assert found["decisions"]["least"] > 10
    assert found["margin"]["least"] < 0 < found["margin"]["most"]
    assert found["margin"]["mean"] == pytest.approx(0)
    assert found["state_bytes"] > 100
    assert (found["observation"] > 1000) == (name != "toy")


def test_as_a_table_and_as_data() -> None:
    argv = ["sizes", "toy", "--players", "3", "--number", "2", "--option", "plays=9"]
    head, row = fine(*argv).splitlines()
    assert head.split() == [
        *("game", "players", "actions", "decisions", "range", "choices", "most"),
        *("observation", "state", "rewards"),
    ]
    assert row.split()[:4] == ["toy", "3", "104", "12"]
    (found,) = json.loads(fine(*argv, "--json"))
    assert found["decisions"] == {"mean": 12, "least": 12, "most": 12}
