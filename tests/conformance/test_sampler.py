"""Sampled worlds fit the view they come from, and can be played to the end."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.kernel import registry
from doubloon.kernel.state import State
from tests.conformance.support import (
    as_bytes,
    every_table,
    options_of,
    seats_of,
    seeds,
    walk,
)


def fits(state: State, seat: int, seed: int) -> State:
    """A world of the seat's view in which the seat sees and may do the same."""
    view = state.view(seat)
    world = view.sample(seed)
    world.check()
    assert as_bytes(world.view(seat).data()) == as_bytes(view.data()), f"seat {seat}"
    assert world.legal(seat) == state.legal(seat), f"seat {seat}"
    assert world.deciders() == state.deciders()
    assert world.sealed() == state.sealed()
    assert world.over == state.over
    return world


@every_table
@settings(max_examples=4)
@given(data=st.data())
def test_worlds_fit_their_view(name: str, players: int, data: st.DataObject) -> None:
    options = data.draw(options_of(name), "options")
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    for moment in walk(registry.find(name).new(players, options, seed=seed), rng):
        if rng.randrange(3 if moment.sealed() else 6) == 0 or moment.over:
            for seat in seats_of(moment):
                fits(moment, seat, rng.randrange(10**6))


@every_table
@settings(max_examples=4)
@given(data=st.data())
def test_worlds_can_be_played_out(name: str, players: int, data: st.DataObject) -> None:
    """That is what bots do with them: nothing is ever missing or doubled. They load again too."""
    game = registry.find(name)
    options = game.checked_options(data.draw(options_of(name), "options"))
    seed = data.draw(seeds, "seed")
    rng = Random(seed)
    for moment in walk(game.new(players, options, seed=seed), rng):
        if rng.randrange(30) == 0:
            world = fits(moment, rng.choice(seats_of(moment)), rng.randrange(10**6))
            again = game.load(players, options, game.decks.standard(), world.dump())
            assert again.hash() == world.hash()
            for number, later in enumerate(walk(world, rng)):
                if number < 5 or later.over:
                    later.check()


@every_table
def test_the_seed_decides(name: str, players: int) -> None:
    """The same seed gives the same world, other seeds other worlds; the state stays as it is."""
    state = registry.find(name).new(players, seed=1)
    before = state.hash()
    view = state.view(0)
    assert view.sample(5).hash() == view.sample(5).hash()
    assert state.view(0).sample(5).hash() == view.sample(5).hash()
    assert len({view.sample(seed).hash() for seed in range(20)}) > 15
    assert state.hash() == before
    assert as_bytes(view.data()) == as_bytes(state.view(0).data())


@every_table
def test_worlds_hold_no_secret(name: str, players: int) -> None:
    """A world of a real game shuffles with the small generator, never with the secret."""
    game = registry.find(name)
    state = game.new(players, secret="ab" * 32, game_id="real")
    for seat in seats_of(state):
        world = state.view(seat).sample(1)
        assert world.secret == b""
        assert world.game_id == ""
        assert world.shuffles == game.new(players, seed=9).view(seat).sample(1).shuffles
