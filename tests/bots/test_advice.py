"""Advice: the bot's own move first, whole moves, figures from the same worlds, nothing hidden."""

from random import Random

import pytest

from doubloon.bots import make_bot
from doubloon.bots.advice import Adviser, Candidate, half_built, loss, whole_moves
from doubloon.bots.search import SearchBot
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.play.draft import same_breath
from doubloon.kernel.state import State
from tests.bots.test_search import moments, sealed_moments
from tests.conformance.support import every_game


def adviser(game: Game, iterations: int = 10, seed: int = 5) -> Adviser:
    bot = make_bot(f"search:{iterations}", game, seed)
    assert isinstance(bot, SearchBot)
    return Adviser(bot)


def some(name: str) -> list[tuple[State, int]]:
    """A few decisions and whose they are."""
    found = [(state, int(state.decider())) for state in moments(name, 6, 5)[:5]]
    return found + [(state, state.deciders()[-1]) for state in sealed_moments(name, 6)[:2]]


def bots_move(state: State, seat: int, bot: SearchBot) -> list[int]:
    """The whole move that a bot plays, as the table asks for it."""
    view = state.view(seat)
    world = view.sample(bot.seed)
    before = world.copy()
    actions: list[int] = []
    while not actions or half_built(before, world, seat):
        action = bot.choose(world.view(seat) if actions else view, world.legal(seat))
        actions.append(action)
        world.apply(seat, action)
    return actions


@every_game
def test_the_first_candidate_is_what_the_bot_plays(name: str) -> None:
    game = registry.find(name)
    for state, seat in some(name):
        bot = make_bot("search:10", game, 5)
        assert isinstance(bot, SearchBot)
        found = adviser(game).candidates(state.view(seat), 1, 2)
        assert [each.actions for each in found] == [bots_move(state, seat, bot)]


@every_game
def test_candidates_are_whole_moves_and_differ(name: str) -> None:
    game = registry.find(name)
    most = 0
    for state, seat in some(name):
        found = adviser(game).candidates(state.view(seat), 4, 3)
        most = max(most, len(found))
        assert 1 <= len(found) <= 4
        assert len({tuple(each.actions) for each in found}) == len(found)
        for each in found:
            world = state.copy()
            for place, action in enumerate(each.actions):
                assert place == 0 or half_built(state, world, seat)
                assert action in world.legal(seat)
                world.apply(seat, action)
            assert not half_built(state, world, seat)
            assert 0 <= each.wins <= 1
            assert 1 <= each.placing <= float(state.players)
            assert 0 <= each.reward() <= 1
            assert len(each.rewards) == 3
    assert most == 4


def test_a_move_without_choice() -> None:
    game = registry.find("loot_island")
    state = game.new(2, seed=3)
    while len(state.legal(state.decider())) > 1:
        state.apply(state.decider(), state.legal(state.decider())[0])
    found = adviser(game).candidates(state.view(int(state.decider())), 4, 3)
    assert found[0].actions[0] == state.legal(state.decider())[0]
    assert len(found[0].rewards) == 3


@every_game
def test_the_same_advice_whatever_is_hidden(name: str) -> None:
    game = registry.find(name)
    for state, seat in some(name):
        other = state.view(seat).sample(99)
        assert other.view(seat).data() == state.view(seat).data()
        here = adviser(game).candidates(state.view(seat), 3, 3)
        assert here == adviser(game).candidates(other.view(seat), 3, 3)


@every_game
def test_a_move_that_was_played_is_valued_too(name: str) -> None:
    game = registry.find(name)
    rng = Random(4)
    for state, seat in some(name):
        world = state.copy()
        played: list[int] = []
        while not played or half_built(state, world, seat):
            played.append(rng.choice(world.legal(seat)))
            world.apply(seat, played[-1])
        found = adviser(game, 2).candidates(state.view(seat), 1, 3, played)
        assert len(found) == (1 if found[0].actions == played else 2)
        assert found[-1].actions == played
        assert len(found[-1].rewards) == 3


@every_game
def test_a_move_that_was_begun_is_the_candidate_that_goes_on_from_it(name: str) -> None:
    game = registry.find(name)
    for state, seat in some(name):
        best = adviser(game).candidates(state.view(seat), 1, 2)[0]
        found = adviser(game).candidates(state.view(seat), 1, 2, best.actions[:1])
        assert found == [best]


def test_what_was_played_in_one_go_is_several_moves() -> None:
    game = registry.find("loot_island")
    several = 0
    for seed in range(3):
        state = game.new(2, seed=seed)
        rng = Random(seed)
        while not state.over:
            seat = state.deciders()[0]
            world = state.copy()
            actions: list[int] = []
            while not actions or same_breath(state, world, seat):
                actions.append(rng.choice(world.legal(seat)))
                world.apply(seat, actions[-1])
            moves = whole_moves(state, seat, actions)
            assert [action for move in moves for action in move] == actions
            several += len(moves) > 1
            for move in moves[:-1]:
                serial = state.serial
                for action in move:
                    assert state.serial == serial
                    state.apply(seat, action)
                assert state.serial != serial
            for action in moves[-1]:
                state.apply(seat, action)
    assert several > 0


def test_the_loss_is_a_mean_of_differences() -> None:
    def candidate(rewards: list[float]) -> Candidate:
        return Candidate([1], 1, 0.0, 1.0, 0.0, 0.0, rewards)

    mean, error = loss(candidate([0.5, 0.9, 0.4]), candidate([0.4, 0.8, 0.3]))
    assert [mean, error] == pytest.approx([0.1, 0.0])
    mean, error = loss(candidate([0.2, 0.6]), candidate([0.4, 0.2]))
    assert [mean, error] == pytest.approx([0.1, 0.3])


@every_game
def test_an_outlook_shares_one_win(name: str) -> None:
    game = registry.find(name)
    for state, _ in some(name)[:3]:
        found = adviser(game).outlook(state.view(-1), 4)
        assert sum(found.wins) == pytest.approx(1.0)
        assert all(1 <= each <= float(state.players) for each in found.placings)
        assert len(found.points) == state.players
        assert found == adviser(game).outlook(state.view(-1).sample(3).view(-1), 4)
