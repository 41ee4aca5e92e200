"""Bots: legal answers from a view alone, the same for the same seed."""

import pytest

from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError


@pytest.mark.parametrize("name", ["random", "greedy", "fallible:3", "search:2"])
@pytest.mark.parametrize("game_name", registry.names())
def test_it_plays_by_the_rules_and_repeats_itself(name: str, game_name: str) -> None:
    game = registry.find(game_name)
    state = game.new(game.max_players, seed=4)
    bots = [make_bot(name, game, seat) for seat in range(game.max_players)]
    again = [make_bot(name, game, seat) for seat in range(game.max_players)]
    for _ in range(60):
        if state.over:
            return
        seat = state.decider()
        legal = state.legal(seat)
        action = bots[seat].choose(state.view(seat), legal)
        assert action in legal
        assert again[seat].choose(state.view(seat), legal) == action
        state.apply(seat, action)


def test_greedy_beats_random() -> None:
    game = registry.find("loot_island")
    wins = 0
    for seed in range(6):
        state = game.new(3, seed=seed)
        best = seed % 3
        bots = [make_bot("greedy" if seat == best else "random", game, seed) for seat in range(3)]
        while not state.over:
            seat = state.decider()
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        wins += state.placings()[best] == 1
    assert wins >= 5


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="'genius' is not known; there are random, greedy"):
        make_bot("genius", registry.find("loot_island"), 1)
