"""Whole moves compared in the same worlds: legal, repeatable, thought through once."""

import pytest

from doubloon.bots import make_bot
from doubloon.bots.advice import Adviser
from doubloon.bots.contest import Entrant
from doubloon.bots.search import SearchBot
from doubloon.bots.tree import Node
from doubloon.kernel import registry
from tests.bots.test_search import moments, sealed_moments
from tests.conformance.support import every_game

NAME = "search:24:contest=5"


@every_game
def test_answers_are_legal_and_repeat_themselves(name: str) -> None:
    game = registry.find(name)
    for state in [*moments(name, 2, 5)[:6], *sealed_moments(name, 1)[:2]]:
        seat = state.deciders()[-1]
        legal = state.legal(seat)
        if len(legal) > 1:
            action = make_bot(NAME, game, 3).choose(state.view(seat), legal)
            assert action in legal
            assert make_bot(NAME, game, 3).choose(state.view(seat), legal) == action


def test_a_move_is_thought_through_once() -> None:
    game = registry.find("under_sail")
    bot = make_bot(NAME, game, 3)
    assert isinstance(bot, SearchBot)
    kept = 0
    for start in moments("under_sail", 4, 3)[:12]:
        state = start.copy()
        seat = state.decider()
        state.apply(seat, bot.choose(state.view(seat), state.legal(seat)))
        if not bot.expected or state.decider() != seat:
            continue
        before = bot.root.favourite()
        visits = before.visits
        assert bot.choose(state.view(seat), state.legal(seat)) == before.action
        assert before.visits == visits
        kept += 1
    assert kept > 2


def test_the_best_was_tried_most_and_keeps_its_figures() -> None:
    bot = make_bot(NAME, registry.find("under_sail"), 3)
    assert isinstance(bot, SearchBot)
    state = moments("under_sail", 4, 3)[5]
    bot.search(state.view(state.decider()), state.legal(state.decider()))
    visits = sorted(child.visits for child in bot.root.children)
    assert visits[-1] > visits[-2]
    best = bot.root.favourite()
    assert 0.0 < best.total < float(best.visits)


def test_the_coach_reads_a_contest() -> None:
    bot = make_bot(NAME, registry.find("under_sail"), 3)
    assert isinstance(bot, SearchBot)
    state = moments("under_sail", 4, 3)[5]
    seat = state.decider()
    found = Adviser(bot).candidates(state.view(seat), 3, 6)
    assert len(found) == 3
    assert all(len(each.rewards) == 6 and each.visits > 0 for each in found)


@pytest.mark.parametrize(
    ("mine", "best", "behind"),
    [
        ([0.5] * 4, [0.9] * 4, 0.0),  # too few worlds to tell
        ([0.5] * 9, [0.5] * 9, 0.0),
        ([0.5, 0.6] * 8, [0.6, 0.8] * 8, 12.0),
    ],
)
def test_how_far_a_move_is_behind(mine: list[float], best: list[float], behind: float) -> None:
    entrants = [Entrant([1], [Node(1, 0)]) for _ in range(2)]
    entrants[0].earned = mine
    entrants[1].earned = best
    assert entrants[0].behind(entrants[1]) == pytest.approx(behind)
