"""The search: legal, repeatable, and blind to what its seat cannot know."""

import os
import time
from functools import partial
from random import Random

import pytest

from doubloon.bots import LEVELS, bot_of, level_names, make_bot
from doubloon.bots.fallible import FallibleBot
from doubloon.bots.helpers import Helper
from doubloon.bots.search import SearchBot
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.state import State
from tests.conformance.support import every_game


def moments(name: str, seed: int, every: int) -> list[State]:
    """Some decisions with a choice of a random game."""
    game = registry.find(name)
    players = min(max(game.min_players, 3), game.max_players)
    state = game.new(players, seed=seed)
    rng = Random(seed)
    found: list[State] = []
    while not state.over:
        seat = state.decider()
        legal = state.legal(seat)
        if len(legal) > 1 and rng.randrange(every) == 0:
            found.append(state.copy())
        state.apply(seat, rng.choice(legal))
    return found


def sealed_moments(name: str, seed: int) -> list[State]:
    """Moments of random games at which several seats decide at once."""
    game = registry.find(name)
    state = game.new(min(max(game.min_players, 3), game.max_players), seed=seed)
    rng = Random(seed)
    found: list[State] = []
    while not state.over:
        if len(state.deciders()) > 1:
            found.append(state.copy())
        seat = rng.choice(state.deciders())
        state.apply(seat, rng.choice(state.legal(seat)))
    return found


@every_game
@pytest.mark.parametrize("iterations", [1, 2, 7])
def test_never_an_illegal_action(name: str, iterations: int) -> None:
    game = registry.find(name)
    bot = make_bot(f"search:{iterations}", game, 3)
    for state in moments(name, iterations, 4)[:12]:
        seat = state.decider()
        legal = state.legal(seat)
        assert bot.choose(state.view(seat), legal) in legal


@every_game
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    game = registry.find(name)
    states = moments(name, 5, 6)[:4]

    def answers(seed: int) -> list[int]:
        bot = make_bot("search:8", game, seed)
        return [
            bot.choose(each.view(each.decider()), each.legal(each.decider())) for each in states
        ]

    assert answers(4) == answers(4)


@every_game
def test_hidden_cards_do_not_matter(name: str) -> None:
    game = registry.find(name)
    for state in moments(name, 8, 6)[:4]:
        seat = state.decider()
        legal = state.legal(seat)
        world = state.view(seat).sample(77)
        truth = make_bot("search:8", game, 1).choose(state.view(seat), legal)
        other = make_bot("search:8", game, 1).choose(world.view(seat), world.legal(seat))
        assert truth == other


@every_game
@pytest.mark.parametrize("level", level_names())
def test_a_level_answers_by_its_view_alone(name: str, level: str) -> None:
    game = registry.find(name)
    for state in moments(name, 5, 9)[1:3]:
        seat = state.decider()
        legal = state.legal(seat)
        world = state.view(seat).sample(78)
        truth = make_bot(level, game, 1).choose(state.view(seat), legal)
        assert make_bot(level, game, 1).choose(world.view(seat), world.legal(seat)) == truth


@every_game
def test_the_tree_is_kept_within_a_move(name: str) -> None:
    game = registry.find(name)
    bot = make_bot("search:12", game, 2)
    assert isinstance(bot, SearchBot)
    kept = 0
    for start in moments(name, 3, 3)[:15]:
        state = start.copy()
        seat = state.decider()
        reveals = state.reveals
        action = bot.choose(state.view(seat), state.legal(seat))
        state.apply(seat, action)
        if not bot.expected:
            continue
        kept += 1
        while len(state.legal(seat)) == 1:
            state.apply(seat, state.legal(seat)[0])
        assert state.reveals == reveals
        assert state.decider() == seat
        assert bot.fingerprint(state, seat) == bot.expected
        before = bot.root
        legal = state.legal(seat)
        assert before.visits > 0
        assert bot.choose(state.view(seat), legal) in legal
        assert before.visits >= 12
    assert kept > 0 or name != "loot_island"


@every_game
def test_where_several_decide_at_once_it_decides_for_its_own_seat(name: str) -> None:
    game = registry.find(name)
    asked = 0
    for state in sealed_moments(name, 4)[:6]:
        for seat in state.deciders():
            legal = state.legal(seat)
            if len(legal) < 2:
                continue
            bot = make_bot("search:6", game, 3)
            assert isinstance(bot, SearchBot)
            assert bot.choose(state.view(seat), legal) in legal
            bot.expected = []
            bot.search(state.view(seat), legal)
            assert {each.seat for each in bot.root.children} == {seat}
            asked += 1
    assert asked > 0 or name not in ("loot_island", "toy")


@pytest.mark.parametrize("processes", [0, 1, 3])
def test_when_time_is_up_it_answers_with_what_it_has(processes: int) -> None:
    game = registry.find("toy")
    state = game.new(2, seed=1)
    bot = SearchBot(1, game.learning.evaluation(), 10**7)
    bot.settings["processes"] = processes
    bot.cap_ms = 30
    seat = state.decider()
    assert bot.choose(state.view(seat), state.legal(seat)) in state.legal(seat)


@every_game
def test_processes_share_the_iterations_and_add_up_their_trees(name: str) -> None:
    game = registry.find(name)
    states = moments(name, 9, 6)[:3]

    def found() -> list[tuple[int, list[list[int]]]]:
        answers = []
        for state in states:
            seat = state.decider()
            legal = state.legal(seat)
            bot = make_bot("search:60:processes=3", game, 2)
            assert isinstance(bot, SearchBot)
            bot.search(state.view(seat), legal)
            tried = [[each.action, each.visits, each.seat] for each in bot.root.children]
            alone = make_bot("search:20", game, 2)
            assert isinstance(alone, SearchBot)
            alone.search(state.view(seat), legal)
            assert alone.root.visits < bot.root.visits <= 60
            assert sum(each[1] for each in tried) <= bot.root.visits
            assert all(action in legal and who == seat for action, _, who in tried)
            answers.append((int(bot.root.visits), tried))
        return answers

    assert found() == found()


def asleep() -> list[int]:
    time.sleep(600)
    return []


def test_a_helper_that_is_late_or_fails_is_done_without() -> None:
    slow = Helper(asleep)
    assert slow.result(time.perf_counter() + 0.01) == []
    failing = Helper(partial(sorted, 5))
    assert failing.result(0.0) == []
    good = Helper(partial(list, "ab"))
    assert good.result(0.0) == ["a", "b"]
    for helper in (slow, failing, good):
        with pytest.raises(ChildProcessError):
            os.waitpid(helper.pid, os.WNOHANG)


def test_it_stops_when_nothing_can_change_any_more() -> None:
    game = registry.find("loot_island")
    early = 0
    for state in moments("loot_island", 2, 8)[:6]:
        seat = state.decider()
        bot = make_bot("search:64", game, 2)
        assert isinstance(bot, SearchBot)
        bot.search(state.view(seat), state.legal(seat))
        left = 64 - bot.root.visits
        tried = sorted((each.visits for each in bot.root.children), reverse=True)
        assert left == 0 or tried[0] - (tried[1] if len(tried) > 1 else 0) > left
        early += left > 0
    assert early > 0


@every_game
def test_every_level_is_a_bot(name: str) -> None:
    game = registry.find(name)
    assert len(set(level_names())) == 5
    assert set(game.learning.levels) <= set(level_names())
    for level in LEVELS:
        assert bot_of(level, game) not in level_names()
        assert make_bot(level.name, game, 1).seed == 1


def test_a_game_can_name_its_own_bot_for_a_level() -> None:
    tries = []
    for name in ("loot_island", "under_sail"):
        bot = make_bot("easy", registry.find(name), 1)
        assert isinstance(bot, FallibleBot)
        tries.append(bot.policy.tries)
    assert tries == [16, 6]
    expert = make_bot("expert", registry.find("under_sail"), 1)
    assert isinstance(expert, SearchBot)
    assert (int(expert.iterations), expert.settings["contest"]) == (600, 10.0)


@pytest.mark.parametrize("name", ["search:0", "search:x", "fallible", "search:5:love=1", "genius"])
def test_bots_that_there_are_not(name: str) -> None:
    with pytest.raises(OptionError, match="bot"):
        make_bot(name, registry.find("toy"), 1)
