"""Games between bots, kept as what a network learns from: features, and the points that came."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from doubloon.bots.bot import Bot
from doubloon.kernel.game import Game
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.features import Features
from doubloon.kernel.state import State

Array = np.ndarray[Any, Any]


class Samples:
    """Rows of features and what every seat gained from there on, seats counted alike."""

    def __init__(self) -> None:
        self.places: list[Array] = []
        self.amounts: list[Array] = []
        self.targets: list[Array] = []

    def add(self, features: Features) -> None:
        """What was written last."""
        length = int(features.length)
        self.places.append(_array(features.places)[:length].astype(np.int32))
        self.amounts.append(_array(features.amounts)[:length].astype(np.float32))

    def arrays(self, width: int) -> tuple[csr_matrix, Array]:
        """All rows as a sparse matrix, and the targets."""
        ends = np.cumsum([0] + [len(row) for row in self.places])
        data = (np.concatenate(self.amounts), np.concatenate(self.places), ends)
        return csr_matrix(data, (len(self.places), width)), np.stack(self.targets)


def _array(buffer: Any) -> Array:
    """A compiled module's buffer, looked into; numpy's types do not know of such buffers."""
    return np.frombuffer(buffer, np.int64)


class Table:
    """One game at a time: bots in all seats, some of whose actions are random, so that the games
    differ; what a bot is asked about is its view."""

    def __init__(
        self, game: Game, players: int, features: Features, evaluation: Evaluation
    ) -> None:
        self.game = game
        self.players = players
        self.features = features
        self.evaluation = evaluation
        self.moves = Samples()
        self.moments = Samples()
        self.open: list[tuple[Samples, int, list[float]]] = []  # of this span: whose, from where

    def play(
        self, seed: int, bot: Callable[[int], Bot], random: float, options: dict[str, Any]
    ) -> State:
        """One game, kept."""
        rng = Random(seed)
        game = self.game
        state = game.new(self.players, options, seed=seed)
        bots = [bot(seed * 31 + seat) for seat in range(self.players)]
        stage = self.evaluation.stage(state)
        span = self.features.span(state)
        while not state.over:
            seat = int(state.decider())
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                if rng.random() < random:
                    action = rng.choice(legal)
                else:
                    action = bots[seat].choose(state.view(seat), legal)
            state.apply(seat, action)
            if self.features.span(state) != span:
                self.close(state)
                span = self.features.span(state)
            now = self.evaluation.stage(state)
            if now != stage:
                stage = now
                self.keep_stage(state)
            elif state.decider() != seat and self.features.shows_move(state, seat):
                self.features.write_move(state, seat)
                self.keep(state, self.moves, seat)
        self.close(state)
        return state

    def keep_stage(self, state: State) -> None:
        """The end of a stage: the open world, and what each seat knows."""
        if self.features.shows_moment(state):
            self.features.write_moment(state)
            self.keep(state, self.moments, int(self.features.first_seat(state)))
            for seat in range(self.players):
                self.features.write_move(state, seat)
                self.keep(state, self.moves, seat)

    def keep(self, state: State, samples: Samples, seat: int) -> None:
        """A row whose target is not known yet."""
        samples.add(self.features)
        points = [self.features.points(state, each) for each in range(self.players)]
        self.open.append((samples, seat, points))

    def close(self, state: State) -> None:
        """The span is over: every row gets its target."""
        n = self.players
        end = [self.features.points(state, each) for each in range(n)]
        for samples, seat, begin in self.open:
            order = [(seat + place) % n for place in range(n)]
            gained = [end[each] - begin[each] for each in order]
            samples.targets.append(np.array(gained, np.float32))
        self.open = []
