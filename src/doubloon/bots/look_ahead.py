"""Looking one whole move ahead: what the greedy bot lives by, and the search's first opinion."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import ROOM, State


def asked(world: State, seat: i64) -> bool:
    """Does ``seat`` decide now, or could it, where several answer at once and sealed?"""
    if world.decider() == seat:
        return True
    return world.sealed() and seat in world.deciders()


def follow(evaluation: Evaluation, world: State, seat: i64, room: vec[i64]) -> None:
    """Go on with the obvious move, until something is revealed or somebody else decides."""
    reveals = world.reveals
    while not world.over and world.reveals == reveals and asked(world, seat):
        action = evaluation.obvious(world, seat)
        if action < 0:
            world.fill(seat, room)
            action = room[0]  # ends a choice where that is allowed
        world.apply(seat, action)


@final
class LookAhead:
    """A whole move goes on through the seat's own small decisions until something is revealed or
    somebody else decides; there the game's evaluation says how good it is.

    Moves with very many continuations (which of twenty cards to discard) are looked at as far as
    ``left`` evaluations go; the rest is finished with the first legal action, which ends a choice
    where that is allowed. The obvious move is looked at in any case.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.left: i64 = 0
        self.rooms: list[vec[i64]] = []  # for the legal actions, by depth

    def best_after(self, state: State, seat: i64, action: i64, budget: i64) -> float:
        """How good the best move is that begins with this action, by so many evaluations."""
        self.left = budget
        best = self.after(state, seat, action, 0)
        if action == self.evaluation.obvious(state, seat):
            world = state.copy()
            follow(self.evaluation, world, seat, ROOM[:])
            value = self.evaluation.value(world, seat)
            if value > best:
                return value
        return best

    def after(self, state: State, seat: i64, action: i64, depth: i64) -> float:
        """The same at a depth of the move, with what is left of the budget."""
        world = state.copy()
        world.apply(seat, action)
        if world.over or world.reveals != state.reveals or not asked(world, seat):
            self.left -= 1
            return self.evaluation.value(world, seat)
        if depth == len(self.rooms):
            self.rooms.append(ROOM[:])
        room = self.rooms[depth]
        n = world.fill(seat, room)
        best = -1.0e30
        for place in range(n):
            if self.left <= 0 and place > 0:
                break
            value = self.after(world, seat, room[place], depth + 1)
            if value > best:
                best = value
        return best
