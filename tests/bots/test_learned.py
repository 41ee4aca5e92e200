"""What was learned: it looks at no more than a seat knows, and bots that play by it are honest."""

import pytest

from doubloon.bots import make_bot
from doubloon.games.tobago.rules.treasures import share_of
from doubloon.games.tobago.state import Tobago
from doubloon.games.under_sail.rules.card_play import candidates
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel import registry
from doubloon.kernel.bits import BIT, members
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


BOTS = ["learned-greedy", "learned-search:12:contest=4", "learned-search:9:contest=3:belief=2"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_beliefs_keep_to_what_the_seat_knows(players: int) -> None:
    """Covered cards are dealt again, so that the same view and the same cards come of it."""
    evaluation = registry.find("under_sail").learning.learned(None)
    redealt = 0
    for number, state in enumerate(moments(players, 2)):
        seat = int(state.decider())
        view = state.view(seat)
        world = view.sample(number)
        assert isinstance(world, UnderSail)
        before = world.copy()
        assert 0.0 < evaluation.believe(world, seat, number) <= 1.0
        assert world.view(seat).data() == view.data()
        for each in range(players):
            held = before.hands[each] | BIT[before.table[each]] if before.table[each] >= 0 else 0
            if held and world.hands[each] != before.hands[each]:
                assert each != seat
                assert world.hands[each] | BIT[world.table[each]] == held
                redealt += 1
            else:
                assert world.hands[each] == before.hands[each]
    assert redealt > 5


def test_beliefs_prefer_what_a_player_would_rather_play() -> None:
    """The covered card that its owner likes best is dealt most often, and others at times."""
    evaluation = registry.find("under_sail").learning.learned(None)
    for state in moments(3, 2):
        assert isinstance(state, UnderSail)
        covered = [seat for seat in range(3) if state.table[seat] >= 0]
        fitting = state.copy()
        if state.uncovered or len(covered) != 1 or int(state.decider()) in covered:
            continue
        owner = covered[0]
        hand = state.hands[owner] | BIT[state.table[owner]]
        cards = members(hand & candidates(state, owner))
        if len(cards) < 3:
            continue
        dealt = []
        for seed in range(200):
            world = state.copy()
            evaluation.believe(world, int(state.decider()), seed)
            dealt.append(int(world.table[owner]))
        liking = {}
        for card in cards:
            fitting.table[owner] = card
            fitting.hands[owner] = hand & ~BIT[card]
            liking[card] = evaluation.value(fitting, owner)
        assert set(dealt) <= set(cards)
        best, worst = max(liking, key=liking.__getitem__), min(liking, key=liking.__getitem__)
        assert dealt.count(best) > dealt.count(worst)
        assert dealt.count(best) >= 200 / len(cards)


@pytest.mark.parametrize("name", [*BOTS, "strong"])
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
