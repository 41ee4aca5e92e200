"""Learn Under Sail from nothing in a few minutes, with numpy alone.

    pip install 'doubloon[lab]'
    python examples/train_under_sail.py --minutes 3

A small network plays all seats of many games at once. After each round of games it is moved a
little: towards actions of seats that did better than it had expected, away from the others
(advantage actor-critic). Now and then it plays one seat against random players. That is the curve:
one in three games won is no better than chance.
"""

import argparse
import os
import time
from typing import Any

# One thread: matrices this small gain nothing from several, and their sums would depend on how many.
for library in ("OPENBLAS", "OMP", "MKL", "VECLIB", "NUMEXPR"):
    os.environ[f"{library}_NUM_THREADS"] = "1"

import numpy as np
from numpy.typing import NDArray

from doubloon.lab.playouts import Played, Playouts, any_legal, play

GAME = "under_sail"
PLAYERS = 3
ILLEGAL = np.float32(-1e9)
Array = NDArray[Any]


class Network:
    """Observations in, one hidden layer, out come a number for each action and the return."""

    def __init__(self, size: int, actions: int, hidden: int, chance: np.random.Generator) -> None:
        self.weights = [
            chance.normal(0, 0.05, (size, hidden)),
            np.zeros(hidden),
            np.zeros((hidden, actions)),
            np.zeros(actions),
            np.zeros((hidden, 1)),
            np.zeros(1),
        ]
        self.weights = [weight.astype(np.float32) for weight in self.weights]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def __call__(self, observations: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
        """Features, hidden layer, probabilities of the legal actions, expected return."""
        inner, inner_bias, policy, policy_bias, value, value_bias = self.weights
        features = np.sqrt(observations, dtype=np.float32)  # mostly 0 or 1, some are counts
        hidden = np.maximum(features @ inner + inner_bias, 0)
        scores = np.where(masks, hidden @ policy + policy_bias, ILLEGAL)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return features, hidden, odds / odds.sum(axis=1, keepdims=True), hidden @ value + value_bias

    def choose(self, now: Playouts, chance: np.random.Generator) -> Array:
        """An action for every game, as likely as the network likes it."""
        likely = self(now.observations, now.masks)[2].cumsum(axis=1)
        passed = likely < chance.random((len(likely), 1)) * likely[:, -1:]
        return np.asarray(passed.sum(axis=1))

    def learn(self, played: Played, returns: Array, rate: float, care: float) -> None:
        """One step of gradient descent on some decisions."""
        features, hidden, likely, expected = self(played.observations, played.masks)
        rows = np.arange(len(returns))
        ahead = returns - expected[:, 0]
        spread = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        logs = np.log(likely + 1e-9)
        entropy = -(likely * logs).sum(axis=1, keepdims=True)
        push = likely * spread[:, None]
        push[rows, played.actions] -= spread
        push += care * likely * (logs + entropy)  # keep trying things
        push /= len(rows)
        error = -ahead[:, None] / len(rows)
        back = (push @ self.weights[2].T + error @ self.weights[4].T) * (hidden > 0)
        self._descend(
            [
                features.T @ back, back.sum(axis=0),
                hidden.T @ push, push.sum(axis=0),
                hidden.T @ error, error.sum(axis=0),
            ],
            rate,
        )  # fmt: skip

    def _descend(self, gradients: list[Array], rate: float) -> None:
        """Adam: steps of about the same size for every weight."""
        self._updates += 1
        late = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self._mean, self._square
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= (rate * late * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def against_random(network: Network, games: int, chance: np.random.Generator) -> float:
    """The share of games won by the network's seat, another one in every game."""

    def policy(now: Playouts) -> Array:
        actions = any_legal(now.masks, chance)
        ours = now.seats == now.numbers % PLAYERS
        actions[ours] = network.choose(now, chance)[ours]
        return actions

    seed = int(chance.integers(2**20))
    played = play(GAME, PLAYERS, policy, games, reward="placing", seed=seed)
    ours = played.rewards[np.arange(games), np.arange(games) % PLAYERS]
    return float((ours == played.rewards.max(axis=1)).mean())


def train(
    minutes: float, rounds: int, games: int, hidden: int, rate: float, seed: int, save: str = ""
) -> list[tuple[float, float]]:
    """Train for so long, or so many rounds; gives the curve: seconds and the share won."""
    chance = np.random.default_rng(seed)
    look = Playouts(GAME, PLAYERS, size=1)
    network = Network(look.observations.shape[1], look.masks.shape[1], hidden, chance)
    start = time.monotonic()
    curve = []
    total = 0
    for number in range(rounds):
        if number % 10 == 0 or number == rounds - 1:
            won = against_random(network, 2 * games, chance)
            seconds = time.monotonic() - start
            curve.append((seconds, won))
            print(f"{seconds:6.0f} s {total:8d} games  won {won:4.0%} {bar(won)}", flush=True)
            if seconds > 60 * minutes:
                break
        played = play(
            GAME, PLAYERS, lambda now: network.choose(now, chance), games, seed=number + 1
        )
        total += games
        returns = (played.returns / 10).astype(np.float32)
        order = chance.permutation(len(returns))
        for rows in np.array_split(order, max(1, len(order) // 4096)):
            network.learn(played.part(rows), returns[rows], rate, care=0.01)
    if save:
        weights = {f"weight_{place}": weight for place, weight in enumerate(network.weights)}
        np.savez(save, game=GAME, encoding=look.encoding.version, **weights)
    return curve


def bar(share: float) -> str:
    """A share of games as a bar, with a mark where chance would be."""
    cells = ["#" if place < share * 40 else "." for place in range(40)]
    cells[40 // PLAYERS] = "|"
    return "".join(cells)


def main() -> None:
    """Train and print the curve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument(
        "--rounds", type=int, default=10**6, help="stop after so many at the latest"
    )
    parser.add_argument("--games", type=int, default=128, help="games in a round")
    parser.add_argument("--hidden", type=int, default=64, help="width of the hidden layer")
    parser.add_argument("--rate", type=float, default=1e-3, help="how far to go at every step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", metavar="FILE", help="keep the policy, as .npz")
    args = parser.parse_args()
    curve = train(**vars(args))
    print(f"won against random players: {curve[0][1]:.0%} at first, {curve[-1][1]:.0%} now")


if __name__ == "__main__":
    main()
