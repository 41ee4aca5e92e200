"""What was learned says the same numbers in plain Python and compiled, bit by bit.

``python -m tests.kernel.test_learned_values`` writes them again when other networks are installed.
"""

import json
from pathlib import Path

import pytest

from doubloon.bots.random_bot import RandomBot
from doubloon.kernel import registry

pytestmark = pytest.mark.both
GAMES = ("loot_island", "tobago", "under_sail")
GOLDEN = Path(__file__).parent.parent / "golden"
EVERY = 17  # decisions of a game that is valued


def values(name: str) -> list[list[str]]:
    """By moment of games with every player count: value, worths and chances, as exact text."""
    game = registry.find(name)
    evaluation = game.learning.learned(None)
    found: list[list[str]] = []
    for players in range(game.min_players, game.max_players + 1):
        state = game.new(players, seed=players)
        bots = [RandomBot(seat) for seat in range(players)]
        number = 0
        while not state.over and number < 30 * EVERY:
            seat = int(state.decider())
            if number % EVERY == 0:
                worths = [0.0] * players
                shares = [0.0] * players
                evaluation.worths(state, worths)
                evaluation.shares(state, worths, evaluation.spread(state), shares)
                figures = [evaluation.value(state, seat), *worths, *shares]
                found.append([each.hex() for each in figures])
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
            number += 1
    return found


def golden(name: str) -> Path:
    return GOLDEN / name / "learned-values.json"


@pytest.mark.parametrize("name", GAMES)
def test_both_builds_compute_the_same(name: str) -> None:
    assert values(name) == json.loads(golden(name).read_text(encoding="utf-8"))


if __name__ == "__main__":
    for each in GAMES:
        text = json.dumps(values(each), indent=0, separators=(",", ":"))
        golden(each).write_text(text + "\n", encoding="utf-8")
