"""Copies are independent: what happens to one never shows in the other."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.kernel import registry
from tests.conformance.support import every_table, options_of, seeds, step, walk


@every_table
@settings(max_examples=3)
@given(data=st.data())
def test_an_action_on_a_copy(name: str, players: int, data: st.DataObject) -> None:
    """It leaves the original alone, and does to it later just what it did to the copy."""
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    state = registry.find(name).new(players, options, seed=seed)
    rng = Random(seed)
    while not state.over:
        before = state.hash()
        copy = state.copy()
        assert type(copy) is type(state)
        assert copy.hash() == before
        seat, action = step(copy, rng)
        assert state.hash() == before, "an action on a copy changed the original"
        after = copy.hash()
        assert after != before, "an action changed nothing"
        state.apply(seat, action)
        assert state.hash() == after, "the copy went another way"
    assert copy.scores() == state.scores()


@every_table
def test_old_states_stay_as_they_were(name: str, players: int) -> None:
    """States kept along the way, and branches played from them, do not disturb each other."""
    rng = Random(players)
    state = registry.find(name).new(players, seed=players)
    kept = []
    for moment in walk(state, rng):
        if rng.randrange(10) == 0:
            kept.append((moment.copy(), moment.hash(), moment.dump()))
    for old, digest, _ in kept[::4]:
        branch = old.copy()
        for _moment in walk(branch, rng):
            pass
        assert old.hash() == digest
    for old, digest, dump in kept:
        assert old.hash() == digest
        assert old.dump() == dump
