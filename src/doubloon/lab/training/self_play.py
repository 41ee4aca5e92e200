"""Games between bots, kept as what a network learns from: features, and the points that came."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
from scipy.sparse import csr_matrix

from doubloon.bots.bot import Bot
from doubloon.bots.contest import Entrant
from doubloon.bots.search import SearchBot
from doubloon.kernel.game import Game
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.features import Features, SeatFeatures
from doubloon.kernel.learning.learned import WIN
from doubloon.kernel.state import ROOM, State

Array = np.ndarray[Any, Any]
OUTCOME: Final = 0.5  # of a target is the outcome, where something was learned before
RIVALRY: Final = 0.5  # how much the others' points hurt, in what a move is judged by
BONUS: Final = 10.0  # points that a win counts for there


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

    def __len__(self) -> int:
        return len(self.targets)


def _array(buffer: Any) -> Array:
    """A compiled module's buffer, looked into; numpy's types do not know of such buffers."""
    return np.frombuffer(buffer, np.int64)


class Rows:
    """What is kept of one game after the other, for the two networks.

    What moves lead to is learned from the games' outcome, or, of searching players, from what they
    found about all moves that they compared: what they did not play is known then too.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.searched = False  # do searching players say what moves lead to?
        self.moves = Samples()
        self.compared = Samples()
        self.moments = Samples()

    def begin(self, state: State) -> None:
        """A game begins."""
        raise NotImplementedError

    def after(self, state: State, seat: int) -> None:
        """A seat has acted."""
        raise NotImplementedError

    def end(self, state: State) -> None:
        """The game is over."""
        raise NotImplementedError

    def target(self, world: State, seat: int, entrant: Entrant) -> Array | None:
        """What is learned of a move that was compared, in a world after it; None: nothing."""
        raise NotImplementedError

    def compare(self, world: State, seat: int, entrants: list[Entrant]) -> None:
        """A searching player has compared moves; ``world`` fits what it knows."""
        for each in entrants:
            trial = world.copy()
            if not each.earned or not each.play(trial, seat, ROOM[:]):
                continue
            target = self.target(trial, seat, each)
            if target is not None:
                self.features.write_move(trial, seat)
                self.compared.add(self.features)
                self.compared.targets.append(target)

    def tables(self) -> dict[str, list[tuple[csr_matrix, Array]]]:
        """All rows as arrays, by network."""
        widths = (
            ("move", self.moves, self.features.size),
            ("move", self.compared, self.features.size),
            ("moment", self.moments, self.features.moment_size),
        )
        found: dict[str, list[tuple[csr_matrix, Array]]] = {"move": [], "moment": []}
        for name, samples, width in widths:
            if len(samples):
                found[name].append(samples.arrays(int(width)))
        return found


def play(
    game: Game,
    players: int,
    seed: int,
    bot: Callable[[int], Bot],
    random: float,
    options: dict[str, Any],
    rows: Rows,
) -> State:
    """One game between bots, some of whose actions are random, so that the games differ.

    What a bot is asked about is its view.
    """
    rng = Random(seed)
    state = game.new(players, options, seed=seed)
    bots = [bot(seed * 31 + seat) for seat in range(players)]
    rows.begin(state)
    while not state.over:
        seat = int(state.decider())
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            if rng.random() < random:
                action = rng.choice(legal)
            else:
                view = state.view(seat)
                player = bots[seat]
                action = player.choose(view, legal)
                if isinstance(player, SearchBot) and player.entrants:
                    rows.compare(view.sample(seed), seat, player.entrants)
                    player.entrants = []
        state.apply(seat, action)
        rows.after(state, seat)
    rows.end(state)
    return state


class TableRows(Rows):
    """Rows about all seats at once; their targets are the points each gains in the span."""

    def __init__(self, players: int, features: Features, evaluation: Evaluation) -> None:
        super().__init__(features)
        self.players = players
        self.evaluation = evaluation
        self.stage = 0
        self.span = 0
        self.open: list[tuple[Samples, int, list[float]]] = []  # of this span: whose, from where

    def begin(self, state: State) -> None:
        """A game begins."""
        self.stage = int(self.evaluation.stage(state))
        self.span = int(self.features.span(state))

    def after(self, state: State, seat: int) -> None:
        """A seat has acted."""
        if self.features.span(state) != self.span:
            self.end(state)
            self.span = int(self.features.span(state))
        now = int(self.evaluation.stage(state))
        if now != self.stage:
            self.stage = now
            self.keep_stage(state)
        elif self.searched:
            return
        elif state.decider() != seat and self.features.shows_move(state, seat):
            self.features.write_move(state, seat)
            self.keep(state, self.moves, seat)

    def keep_stage(self, state: State) -> None:
        """The end of a stage: the open world, and what each seat knows."""
        if self.features.shows_moment(state):
            self.features.write_moment(state)
            self.keep(state, self.moments, int(self.features.first_seat(state)))
            for seat in range(0 if self.searched else self.players):
                self.features.write_move(state, seat)
                self.keep(state, self.moves, seat)

    def keep(self, state: State, samples: Samples, seat: int) -> None:
        """A row whose target is not known yet."""
        samples.add(self.features)
        points = [self.features.points(state, each) for each in range(self.players)]
        self.open.append((samples, seat, points))

    def end(self, state: State) -> None:
        """The span is over: every row gets its target."""
        n = self.players
        end = [self.features.points(state, each) for each in range(n)]
        for samples, seat, begin in self.open:
            order = [(seat + place) % n for place in range(n)]
            gained = [end[each] - begin[each] for each in order]
            samples.targets.append(np.array(gained, np.float32))
        self.open = []

    def target(self, world: State, seat: int, entrant: Entrant) -> Array | None:
        """The points that every seat is expected to gain in the span, counted from the seat."""
        if not self.features.shows_move(world, seat):
            return None
        expected = entrant.expected()
        order = [(seat + place) % self.players for place in range(self.players)]
        gained = [expected[each] - self.features.points(world, each) for each in order]
        return np.array(gained, np.float32)


class SeatRows(Rows):
    """Rows about one seat; their targets are what the evaluation by hand was wrong by.

    The outcome of a game says little about one of its moments, so from the second generation on
    it is mixed with what was expected at the end of the stage by what had been learned before.
    """

    def __init__(
        self, features: SeatFeatures, by_hand: Evaluation, learned: Evaluation | None
    ) -> None:
        super().__init__(features)
        self.by_hand = by_hand
        self.learned = learned
        self.stage = 0
        # of this stage, then of all: whose, which seat, by hand
        self.fresh: list[tuple[Samples, int, float]] = []
        self.open: list[tuple[Samples, int, float, Array | None]] = []

    def begin(self, state: State) -> None:
        """A game begins."""
        self.stage = int(self.by_hand.stage(state))

    def after(self, state: State, seat: int) -> None:
        """A seat has acted."""
        if state.over:
            return
        now = int(self.by_hand.stage(state))
        if now > self.stage:
            self.stage = now
            self.pass_on(self.expected(state))
            worths = [0.0] * state.players
            self.by_hand.worths(state, worths)
            for each in range(state.players):
                self.keep(state, self.moments, each, worths[each])
        elif state.decider() != seat and not self.searched:
            self.keep(state, self.moves, seat, self.by_hand.value(state, seat))

    def keep(self, state: State, samples: Samples, seat: int, by_hand: float) -> None:
        """A row whose target is not known yet."""
        self.features.write_move(state, seat)
        samples.add(self.features)
        self.fresh.append((samples, seat, by_hand))

    def expected(self, state: State) -> Array | None:
        """By seat: points and share of the win, by what was learned before."""
        if self.learned is None:
            return None
        worths = [0.0] * state.players
        shares = [0.0] * state.players
        self.learned.worths(state, worths)
        self.learned.shares(state, worths, self.by_hand.spread(state), shares)
        return np.array([worths, shares], np.float32)

    def pass_on(self, expected: Array | None) -> None:
        """A stage is over: what its rows led to so far."""
        for samples, seat, by_hand in self.fresh:
            self.open.append((samples, seat, by_hand, expected))
        self.fresh = []

    def end(self, state: State) -> None:
        """The game is over: every row gets its target."""
        self.pass_on(None)
        placings = state.placings()
        won = [1.0 / placings.count(1) if place == 1 else 0.0 for place in placings]
        actual = np.array([state.scores(), won], np.float32)
        for samples, seat, by_hand, expected in self.open:
            end = actual if expected is None else OUTCOME * actual + (1 - OUTCOME) * expected
            points, win = end[:, seat]
            others = (end[0].sum() - points) / (state.players - 1)
            if samples is self.moves:
                target = [against(points, others, win) - by_hand]
            else:
                target = [points - by_hand, WIN * win]
            samples.targets.append(np.array(target, np.float32))
        self.open = []

    def target(self, world: State, seat: int, entrant: Entrant) -> Array | None:
        """By how much the move is better than the evaluation by hand thinks."""
        expected = entrant.expected()
        others = (sum(expected) - expected[seat]) / (len(expected) - 1)
        win = entrant.leaf().wins / float(entrant.leaf().visits)
        better = against(expected[seat], others, win) - self.by_hand.value(world, seat)
        return np.array([better], np.float32)


def against(points: float, others: float, win: float) -> float:
    """What a move is judged by: points, less a share of the others', more for a chance to win."""
    return points - RIVALRY * others + BONUS * win
