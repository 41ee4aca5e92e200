"""How sampled worlds are played on: quickly, and not too badly."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.bots.look_ahead import asked, follow
from doubloon.kernel import chance
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import ROOM, State


@final
class Policy:
    """Tries a few whole moves at random and keeps the best by the game's evaluation.

    Random moves alone would value every moment as if nobody wanted to win; looking at all of them
    as the greedy bot does takes a hundred times as long.
    """

    def __init__(self, evaluation: Evaluation, tries: i64) -> None:
        self.evaluation = evaluation
        self.tries = tries
        self.out: vec[i64] = ROOM[:]
        self.starts: vec[i64] = ROOM[:]
        self.rng: i64 = 1

    def seed(self, number: i64) -> None:
        """Begin a new sequence of choices."""
        self.rng = chance.mixed(number)

    def play_on(self, world: State, stage: i64) -> State:
        """Play until the stage is past or the game is over; gives the world at that moment."""
        while not world.over and self.evaluation.stage(world) <= stage:
            world = self.best_move(world, world.decider())
        return world

    def best_move(self, world: State, seat: i64) -> State:
        """The world after the best of a few whole moves of ``seat``.

        Where there are few ways to begin, each is tried in turn; where nothing follows but that
        one choice, none is tried twice.
        """
        n = world.fill(seat, self.starts)
        if n == 1:
            world.apply(seat, self.starts[0])
            return world
        best = world
        value = -1.0e30
        few = n <= self.tries
        more = not few
        for number in range(self.tries):
            if number >= n and not more:
                break
            trial = world.copy()
            if few:
                trial.apply(seat, self.starts[number % n])
            if self.finish(trial, seat, world.reveals):
                more = True
            worth = self.evaluation.value(trial, seat)
            if worth > value:
                value = worth
                best = trial
        if self.evaluation.obvious(world, seat) >= 0:
            trial = world.copy()
            follow(self.evaluation, trial, seat, self.out)
            if self.evaluation.value(trial, seat) > value:
                return trial
        return best

    def first_of_best(self, world: State, seat: i64) -> i64:
        """The action that begins the best of a few whole moves of ``seat``."""
        best: i64 = -1
        value = -1.0e30
        n = world.fill(seat, self.starts)
        for _ in range(self.tries):
            self.rng = chance.step(self.rng)
            action = self.starts[chance.scaled(self.rng, n)]
            trial = world.copy()
            trial.apply(seat, action)
            self.finish(trial, seat, world.reveals)
            worth = self.evaluation.value(trial, seat)
            if worth > value:
                value = worth
                best = action
        action = self.evaluation.obvious(world, seat)
        if action >= 0:
            trial = world.copy()
            follow(self.evaluation, trial, seat, self.out)
            if self.evaluation.value(trial, seat) > value:
                return action
        return best

    def finish(self, world: State, seat: i64, reveals: i64) -> bool:
        """Any legal actions, until something is revealed or somebody else decides.

        Says whether there was a choice.
        """
        chosen = False
        while not world.over and world.reveals == reveals and asked(world, seat):
            n = world.fill(seat, self.out)
            place: i64 = 0
            if n > 1:
                chosen = True
                self.rng = chance.step(self.rng)
                place = chance.scaled(self.rng, n)
            world.apply(seat, self.out[place])
        return chosen
