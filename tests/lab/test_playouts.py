"""Many games at once as arrays; that they are the right games is tests/conformance's."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doubloon.kernel import registry
from doubloon.kernel.errors import NoEncoding, OptionError
from doubloon.lab.playouts import Numbers, Playouts, any_legal, play
from doubloon.lab.rewards import rewards

TABLES = [("loot_island", 2), ("loot_island", 5), ("tobago", 3), ("under_sail", 4)]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def last_legal(now: Playouts) -> Numbers:
    """A policy that depends on nothing but the mask."""
    found: Numbers = now.masks.shape[1] - 1 - now.masks[:, ::-1].argmax(axis=1)
    return found


@every_table
def test_rewards_come_with_the_games_that_end(name: str, players: int) -> None:
    game = registry.find(name)
    playouts = Playouts(game, players, size=2, games=3, seed=3, reward="placing")
    found: dict[int, list[float]] = {}
    while len(playouts):
        assert playouts.masks.sum(axis=1).min() > 1
        ended, worth = playouts.step(last_legal(playouts))
        assert worth.shape == (len(ended), players)
        found.update(zip(ended.tolist(), worth.tolist()))
    assert sorted(found) == [0, 1, 2]
    state = game.new(players, seed=3 << 40)
    while not state.over:
        state.apply(state.decider(), state.legal(state.decider())[-1])
    assert found[0] == rewards(state, "placing")


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
    assert played.observations.shape == (rows, registry.find("under_sail").learning.encoding().size)
    assert played.masks[np.arange(rows), played.actions].all()
    assert (played.masks.sum(axis=1) > 1).all()
    assert played.rewards.shape == (9, 3)
    assert played.rewards.sum(axis=1) == pytest.approx(np.zeros(9))
    assert set(played.numbers.tolist()) == set(range(9))
    some = played.part(np.array([5, 2]))
    assert some.actions.tolist() == played.actions[[5, 2]].tolist()
    assert some.returns.tolist() == played.returns[[5, 2]].tolist()
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


@pytest.mark.parametrize("arguments", [{"size": 0}, {"size": -1}, {"games": 0}])
def test_no_games_are_refused(arguments: dict[str, int]) -> None:
    with pytest.raises(OptionError, match="is not allowed; a whole number from 1 on"):
        Playouts("under_sail", 3, **arguments)  # type: ignore[arg-type]
    if "games" in arguments:
        with pytest.raises(OptionError, match="games: 0 is not allowed"):
            play("under_sail", 3, last_legal, 0)
