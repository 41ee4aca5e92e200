"""Many games at once are the same games as one by one."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doubloon.kernel import registry
from doubloon.kernel.errors import NoEncoding, OptionError, UnknownAction
from doubloon.kernel.state import State
from doubloon.lab.playouts import Numbers, Playouts, any_legal, play
from doubloon.lab.rewards import rewards

TABLES = [("loot_island", 2), ("loot_island", 5), ("tobago", 3), ("under_sail", 4)]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def last_legal(now: Playouts) -> Numbers:
    """A policy that depends on nothing but the mask."""
    found: Numbers = now.masks.shape[1] - 1 - now.masks[:, ::-1].argmax(axis=1)
    return found


def settled(state: State) -> State:
    """The state with everything done that leaves no choice."""
    while not state.over and len(state.legal(state.decider())) == 1:
        state.apply(state.decider(), state.legal(state.decider())[0])
    return state


def check_row(playouts: Playouts, row: int, state: State) -> None:
    """A row tells what its state says."""
    seat = state.decider()
    assert playouts.seats[row] == seat
    assert np.flatnonzero(playouts.masks[row]).tolist() == state.legal(seat)
    whole = bytearray(playouts.encoding.size)
    playouts.encoding.encode(state.view(seat), whole)
    assert playouts.observations[row].tobytes() == bytes(whole)


@every_table
@pytest.mark.parametrize("forced", [False, True])
def test_rows_are_games(name: str, players: int, forced: bool) -> None:
    game = registry.find(name)
    chance = np.random.default_rng(1)
    playouts = Playouts(game, players, size=4, games=6, seed=3, forced=forced)
    states: dict[int, State] = {}
    over = []
    while len(playouts):
        for row, number in enumerate(playouts.numbers.tolist()):
            if number not in states:
                states[number] = game.new(players, seed=(3 << 40) + number)
                if not forced:
                    settled(states[number])
            check_row(playouts, row, states[number])
        actions = any_legal(playouts.masks, chance)
        for number, action in zip(playouts.numbers.tolist(), actions.tolist()):
            state = states[number]
            state.apply(state.decider(), action)
            if not forced:
                settled(state)
        ended, worth = playouts.step(actions)
        for number, row in zip(ended.tolist(), worth.tolist()):
            assert states[number].over
            assert row == rewards(states[number], "margin")
        over += ended.tolist()
    assert sorted(over) == list(range(6))


@every_table
def test_what_was_kept_stays(name: str, players: int) -> None:
    playouts = Playouts(name, players, size=3)
    kept: list[NDArray[Any]] = [playouts.observations, playouts.masks, playouts.seats]
    copies = [array.copy() for array in kept]
    for _ in range(30):
        playouts.step(last_legal(playouts))
    assert len(playouts) == 3
    for array, copy in zip(kept, copies):
        assert np.array_equal(array, copy)
        assert not array.flags.writeable


@every_table
def test_an_illegal_action_changes_nothing(name: str, players: int) -> None:
    playouts = Playouts(name, players, size=3)
    before = playouts.observations
    actions = last_legal(playouts)
    width = playouts.masks.shape[1]
    for wrong in (int(playouts.masks[2].argmin()), -1, width, 2**40):
        with pytest.raises(UnknownAction, match=f"row 2: {wrong} is not legal"):
            playouts.step(np.array([*actions[:2], wrong]))
    with pytest.raises(UnknownAction, match="one action a row is needed: 3, not 2"):
        playouts.step(actions[:2])
    assert playouts.observations is before
    playouts.step(actions)


@every_table
def test_how_many_at_once_does_not_matter(name: str, players: int) -> None:
    def decisions(size: int, seed: int) -> tuple[list[tuple[int, int, int]], list[list[float]]]:
        played = play(name, players, last_legal, 7, size=size, seed=seed)
        order = np.argsort(played.numbers, kind="stable")
        rows = zip(played.numbers[order], played.seats[order], played.actions[order])
        return [(int(a), int(b), int(c)) for a, b, c in rows], played.rewards.tolist()

    assert decisions(1, 5) == decisions(3, 5) == decisions(50, 5)
    assert decisions(3, 5) != decisions(3, 6)


def test_play_keeps_every_decision() -> None:
    chance = np.random.default_rng(2)
    played = play("under_sail", 3, lambda now: any_legal(now.masks, chance), 9, reward="placing")
    rows = len(played.actions)
    assert played.observations.shape == (rows, registry.find("under_sail").encoding().size)
    assert played.masks[np.arange(rows), played.actions].all()
    assert (played.masks.sum(axis=1) > 1).all()
    assert played.rewards.shape == (9, 3)
    assert played.rewards.sum(axis=1) == pytest.approx(np.zeros(9))
    assert set(played.numbers.tolist()) == set(range(9))
    assert played.returns[0] == played.rewards[played.numbers[0], played.seats[0]]


def test_any_legal_is_any_legal() -> None:
    chance = np.random.default_rng(3)
    masks: NDArray[np.uint8] = np.tile(np.array([[0, 1, 0, 1, 1]], np.uint8), (600, 1))
    assert set(any_legal(masks, chance).tolist()) == {1, 3, 4}


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="it takes 3 to 5"):
        Playouts("under_sail", 2)
    with pytest.raises(OptionError, match="reward"):
        Playouts("under_sail", 3, reward="much")
    with pytest.raises(OptionError, match="red_blue"):
        Playouts("under_sail", 3, options={"red_blue": "none"})
    with pytest.raises(NoEncoding):
        Playouts("toy", 2)
