"""What was learned: it looks at no more than a seat knows, and bots that play by it are honest."""

import pytest

from doubloon.bots import make_bot
from doubloon.games.tobago.rules.treasures import share_of
from doubloon.games.tobago.state import Tobago
from doubloon.kernel import registry
from doubloon.kernel.learning.features import Features, SeatFeatures
from doubloon.kernel.state import State


def written(features: Features) -> list[tuple[int, int]]:
    return [(features.places[place], features.amounts[place]) for place in range(features.length)]


def moments(players: int, seed: int, name: str = "under_sail") -> list[State]:
    """All moments of a game between random bots, with every pair of action cards in turn."""
    game = registry.find(name)
    options = {}
    if name == "under_sail":
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


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", ["loot_island", "tobago"])
def test_a_seat_is_described_by_what_it_knows(name: str, players: int) -> None:
    game = registry.find(name)
    if players > game.max_players:
        return
    features = game.learning.features(players)
    assert isinstance(features, SeatFeatures)
    described = 0
    for number, state in enumerate(moments(players, 3, name)):
        seat = number % players
        # What is to be shared out in Tobago, nobody has seen all of.
        if number % 5 or state.over or (isinstance(state, Tobago) and share_of(state)):
            continue
        features.write(state, seat)
        truth = written(features)
        features.write(state.view(seat).sample(number), seat)
        assert written(features) == truth
        assert all(0 <= place < features.size for place, _ in truth)
        described += 1
    assert described > 20


@pytest.mark.parametrize("name", ["loot_island", "tobago"])
def test_chances_to_win_sum_to_one(name: str) -> None:
    evaluation = registry.find(name).learning.learned(None)
    for number, state in enumerate(moments(4, 2, name)):
        if number % 25 == 0:
            worths = [0.0] * 4
            shares = [0.0] * 4
            evaluation.worths(state, worths)
            evaluation.shares(state, worths, evaluation.spread(state), shares)
            assert sum(shares) == pytest.approx(1.0)
            assert all(0.0 < share < 1.0 for share in shares)


@pytest.mark.parametrize("name", ["learned-greedy", "learned-search:12:contest=4", "strong"])
@pytest.mark.parametrize("game_name", ["loot_island", "tobago", "under_sail"])
def test_a_learned_bot_answers_by_its_view_alone(name: str, game_name: str) -> None:
    game = registry.find(game_name)
    every = 7 if game_name == "under_sail" else 29
    for number, state in enumerate(moments(3, 1, game_name)):
        seat = int(state.decider())
        legal = state.legal(seat)
        if number % every == 0 and len(legal) > 1:
            world = state.view(seat).sample(number)
            truth = make_bot(name, game, 1).choose(state.view(seat), legal)
            assert make_bot(name, game, 1).choose(world.view(seat), world.legal(seat)) == truth
            assert truth in legal
