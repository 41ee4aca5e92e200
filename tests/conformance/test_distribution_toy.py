"""The toy game's sampler against rejection sampling: hands of 2 out of 9 cards, three players."""

from collections.abc import Callable
from random import Random

import pytest
from doubloon_toy.state import PASS, Table
from doubloon_toy.view import ToyView

from doubloon.conformance.chi_square import assert_alike, critical
from doubloon.conformance.worlds import Fact, compare_facts
from doubloon.kernel import registry
from doubloon.kernel.state import View

pytestmark = pytest.mark.compiled  # thousands of samples


def test_the_test_itself() -> None:
    rng = Random(1)
    fair = [rng.randrange(6) for _ in range(1500)]
    assert_alike(fair, [rng.randrange(6) for _ in range(1500)])
    loaded = [rng.choice([0, 1, 2, 3, 4, 5, 5]) for _ in range(1500)]
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair, loaded)
    assert critical(10) == pytest.approx(29.59, abs=0.2)


# The toy game: hands of 2 out of 9 cards, a pile of 1, three players

TOY = registry.find("toy")
TINY_TOY = TOY.decks.from_content({"name": "tiny", "version": 1, "cards": 9, "hand": 2, "pile": 1})


def toy_deal(rng: Random, own_draw: bool, from_right: bool) -> Table:
    """Seat 0 holds 1 and 2. It may be fixed that it draws 3, and that seat 2 holds 4."""
    rest = [5, 6, 7, 8, 9]
    rest += [] if own_draw else [3]
    rest += [] if from_right else [4]
    rng.shuffle(rest)
    hands = [[1, 2], [rest.pop(), rest.pop()], [4 if from_right else rest.pop(), rest.pop()]]
    position = {
        "hands": hands,
        "deck": [*rest, 3] if own_draw else rest,
        "passing": True,
        "chance": {"small": rng.randrange(1, 2**60)},
    }
    state = TOY.load(3, TOY.checked_options({}), TINY_TOY, position)
    assert isinstance(state, Table)
    return state


def answered(rng: Random) -> Table:
    """Seats 1 and 2 have sealed what they pass; seat 0 has not."""
    state = toy_deal(rng, own_draw=False, from_right=False)
    state.apply(1, rng.choice(state.legal(1)))
    state.apply(2, rng.choice(state.legal(2)))
    return state


def passed(rng: Random, own_draw: bool) -> Table:
    """Seat 0 has passed 2 and got 4; what seat 1 passed, only seats 1 and 2 know."""
    state = toy_deal(rng, own_draw, from_right=True)
    state.apply(1, rng.choice(state.legal(1)))
    state.apply(2, PASS + 4 - 1)
    state.apply(0, PASS + 2 - 1)
    return state


def played(rng: Random, cards: str) -> Table | None:
    """Cards were passed, then these played in turn; None if somebody does not hold the card."""
    state = passed(rng, own_draw=True)
    for card in cards.split():
        seat = state.decider()
        action = TOY.catalogue.encode(f"play-{card}")
        if action not in state.legal(seat):
            return None
        state.apply(seat, action)
    return state


TOY_FACTS: list[Fact] = [
    lambda state: tuple(state.hands[1]),
    lambda state: tuple(state.hands[2]),
    lambda state: (state.hands[1][0], state.answers[1], state.passed[1]),
    lambda state: (state.hands[2][0], state.answers[2]),
    lambda state: tuple(state.deck[-1:]),
]


def some_view(deal: Callable[[Random], Table | None], good: Callable[[Table], bool]) -> View:
    """The view of seat 0 in the first deal of its kind."""
    for seed in range(10**5):
        state = deal(Random(10**6 + seed))
        if state is not None and good(state):
            return state.view(0)
    raise AssertionError("there is no such deal")


def both_kinds(state: Table) -> bool:
    """Does seat 1 hold a card of the first shuffle and one of the second?"""
    return sorted(state.born[card] for card in state.hands[1]) == [0, 1]


TOY_CASES: dict[str, tuple[Callable[[Random], Table | None], Callable[[Table], bool]]] = {
    "others have answered": (answered, lambda state: True),
    "just passed": (lambda rng: passed(rng, False), lambda state: True),
    "the passed card is still there": (
        lambda rng: played(rng, "1 5 6"),
        lambda state: state.passed[0] == 2 and state.passed[1] != 0,
    ),
    "the passed card was played": (
        lambda rng: played(rng, "1 2 6"),
        lambda state: state.passed[0] == 0 and state.passed[1] != 0,
    ),
    "reshuffled, the passed card held": (
        lambda rng: played(rng, "1 5 6 4 7"),
        lambda state: both_kinds(state) and state.passed[0] == 2,
    ),
    "reshuffled, the passed card among the rest": (
        lambda rng: played(rng, "1 2 6 4 7"),
        lambda state: state.reshuffles == 1 and 2 not in state.hands[0],
    ),
}


@pytest.mark.parametrize("case", TOY_CASES)
def test_toy(case: str) -> None:
    deal, good = TOY_CASES[case]
    compare_facts(some_view(deal, good), deal, TOY_FACTS, 250)


class BiasedView(ToyView):
    """Its others always seal their lowest card."""

    def sample(self, seed: int) -> Table:
        world = super().sample(seed)
        world.answers[1:] = [min(hand) for hand in world.hands[1:]]
        return world


def test_a_biased_sampler_is_caught() -> None:
    state = answered(Random(1))
    view = BiasedView(0, Table(3, state.options, TINY_TOY), state.view(0).data())
    with pytest.raises(AssertionError, match="chi-square"):
        compare_facts(view, answered, TOY_FACTS, 400)
