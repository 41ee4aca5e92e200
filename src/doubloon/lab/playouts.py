"""Many games at once, numpy arrays in and out.

>>> import numpy as np
>>> from doubloon.lab.playouts import any_legal, play
>>> chance = np.random.default_rng(1)
>>> played = play("under_sail", 3, lambda now: any_legal(now.masks, chance), games=20)
>>> played.rewards.shape, played.observations.dtype
((20, 3), dtype('uint8'))

``play`` plays whole games and keeps every decision; ``Playouts`` goes step by step.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.learning.batch import ENDLESS, Batch
from doubloon.lab.rewards import MARGIN, checked_reward, rewards

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


class Playouts:
    """Many games at once, one per row, each waiting for an action.

    ``observations`` (rows x size), ``masks`` (rows x actions, 1 for a legal action), ``seats`` (who
    is asked) and ``numbers`` (which game) are read-only and describe the current rows; ``step``
    replaces them, so arrays that you keep do not change. When a game ends, the next one takes its
    row, until ``games`` have been started (None: without end); then there is one row fewer. If
    there is only one legal action, it is played without asking, unless ``forced`` is set.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        size: int = 256,
        games: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = MARGIN,
        seed: int = 0,
        forced: bool = False,
    ) -> None:
        if isinstance(game, str):
            game = registry.find(game)
        self.game = game
        self.players = players
        self.reward = checked_reward(reward)
        _positive("size", size)
        if games is not None:
            _positive("games", games)
        total = ENDLESS if games is None else games
        self._batch = Batch(game, players, options or {}, size, total, seed, forced)
        self.encoding = self._batch.encoding
        self._look()

    def _look(self) -> None:
        batch = self._batch
        self.seats: Numbers = _array(batch.seats, np.int64)
        self.numbers: Numbers = _array(batch.numbers, np.int64)
        rows = len(self.seats)
        self.observations: Bytes = _array(batch.observations, np.uint8).reshape(rows, batch.width)
        self.masks: Bytes = _array(batch.masks, np.uint8).reshape(rows, batch.actions)

    def __len__(self) -> int:
        """Return the number of games that wait for an action."""
        return len(self.seats)

    def step(self, actions: NDArray[Any]) -> tuple[Numbers, Floats]:
        """Take one action per row; return the numbers of games that ended, and rewards by seat."""
        self._batch.step(actions.tolist())
        self._look()
        ended = self._batch.finished
        return (
            np.array([number for number, _ in ended], np.int64),
            np.array([rewards(state, self.reward) for _, state in ended]).reshape(
                len(ended), self.players
            ),
        )


def _positive(name: str, value: int) -> None:
    if value < 1:
        raise OptionError(f"{name}: {value} is not allowed; a whole number from 1 on")


def _array(buffer: Any, kind: type[Any]) -> NDArray[Any]:
    """A compiled module's buffer, looked into; numpy's types do not know of such buffers."""
    return np.frombuffer(buffer, kind)


def any_legal(masks: Bytes, chance: np.random.Generator) -> Numbers:
    """Return a random legal action for every row."""
    choices: Numbers = ((1 - chance.random(masks.shape, np.float32)) * masks).argmax(axis=1)
    return choices


Policy = Callable[[Playouts], NDArray[Any]]


@dataclass(frozen=True)
class Played:
    """Whole games, one row per decision, in the order in which they were made."""

    observations: Bytes
    masks: Bytes
    actions: Numbers
    seats: Numbers
    numbers: Numbers  # which game; also the row in ``rewards``
    rewards: Floats  # games x players

    @property
    def returns(self) -> Floats:
        """For every decision, the reward of its game for the seat that decided."""
        found: Floats = self.rewards[self.numbers, self.seats]
        return found

    def part(self, rows: NDArray[Any]) -> "Played":
        """Return some of the decisions."""
        return Played(
            self.observations[rows],
            self.masks[rows],
            self.actions[rows],
            self.seats[rows],
            self.numbers[rows],
            self.rewards,
        )


def play(
    game: str | Game, players: int, policy: Policy, games: int, *, size: int = 256, **more: Any
) -> Played:
    """Play whole games. At every step ``policy`` gets the ``Playouts`` and returns the actions.

    ``size`` of them run at once; ``options``, ``reward``, ``seed``, ``forced``: see ``Playouts``.
    """
    playouts = Playouts(game, players, size=min(size, max(games, 1)), games=games, **more)
    found = np.zeros((games, players))
    steps = []
    while len(playouts):
        actions = np.asarray(policy(playouts))
        asked = playouts.seats, playouts.numbers
        steps.append((playouts.observations, playouts.masks, actions, *asked))
        ended, worth = playouts.step(actions)
        found[ended] = worth
    observations, masks, taken, seats, numbers = map(np.concatenate, zip(*steps))
    return Played(observations, masks, taken, seats, numbers, found)
