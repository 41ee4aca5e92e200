"""What was learned: it looks at no more than a seat knows, and bots that play by it are honest."""

import pytest

from doubloon.bots import make_bot
from doubloon.kernel import registry
from doubloon.kernel.learning.features import Features
from doubloon.kernel.state import State


def written(features: Features) -> list[tuple[int, int]]:
    return [(features.places[place], features.amounts[place]) for place in range(features.length)]


def moments(players: int, seed: int) -> list[State]:
    """All moments of a game between random bots, with every pair of action cards in turn."""
    game = registry.find("under_sail")
    options = {
        "red_blue": ("bonus", "swap")[seed % 2],
        "green_violet": ("look", "fetch")[seed // 2],
    }
    state = game.new(players, options, seed=seed)
    bots = [make_bot("random", game, seat) for seat in range(players)]
    found = []
    while not state.over:
        found.append(state.copy())
        seat = int(state.decider())
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_move_is_described_by_what_its_seat_knows(players: int, seed: int) -> None:
    features = registry.find("under_sail").learning.features(players)
    described = 0
    for number, state in enumerate(moments(players, seed)):
        seat = number % players
        if not features.shows_move(state, seat):
            continue
        features.write_move(state, seat)
        truth = written(features)
        features.write_move(state.view(seat).sample(number), seat)
        assert written(features) == truth
        assert all(0 <= place < features.size for place, _ in truth)
        described += 1
    assert described > 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_moment_stays_within_its_fields(players: int) -> None:
    features = registry.find("under_sail").learning.features(players)
    lengths = set()
    for state in moments(players, 3):
        if features.shows_moment(state):
            features.write_moment(state)
            lengths.add(len(written(features)))
            assert all(0 <= place < features.moment_size for place, _ in written(features))
    assert len(lengths) > 3


@pytest.mark.parametrize("name", ["learned-greedy", "learned-search:12:contest=4"])
def test_a_learned_bot_answers_by_its_view_alone(name: str) -> None:
    game = registry.find("under_sail")
    for number, state in enumerate(moments(3, 1)):
        seat = int(state.decider())
        legal = state.legal(seat)
        if number % 7 == 0 and len(legal) > 1:
            world = state.view(seat).sample(number)
            truth = make_bot(name, game, 1).choose(state.view(seat), legal)
            assert make_bot(name, game, 1).choose(world.view(seat), world.legal(seat)) == truth
            assert truth in legal
