"""Whole moves of a seat as a small tree of nodes, to be compared in the same worlds."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.bots.look_ahead import asked
from doubloon.bots.tree import Node
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import ROOM, State

LONGEST: Final = 60  # actions of one move
SPARE: Final = 3  # times as many moves are looked at again as will be played on


@final
class Entrant:
    """A whole move: its actions, their nodes where there was a choice, what it earned."""

    def __init__(self, actions: list[int], nodes: list[Node]) -> None:
        self.actions = actions
        self.nodes = nodes
        self.opinion = 0.0
        self.guess = 0.0  # what the opinion is worth as a reward
        self.score = 0.0
        self.earned: list[float] = []  # by world
        self.worths: list[float] = []  # by seat: the sum of what was expected in all worlds

    def leaf(self) -> Node:
        """The node of its last choice, which keeps the figures."""
        return self.nodes[-1]

    def expected(self) -> list[float]:
        """By seat, what is expected after it."""
        return [worth / float(len(self.earned)) for worth in self.worths]

    def behind(self, best: "Entrant") -> float:
        """By how many standard errors it earned less than the best, world by world."""
        many = min(len(self.earned), len(best.earned))
        if many < 8:
            return 0.0
        total = 0.0
        squares = 0.0
        for number in range(many):
            less = best.earned[number] - self.earned[number]
            total += less
            squares += less * less
        mean = total / float(many)
        variance = max(squares / float(many) - mean * mean, 1.0e-9)
        return mean / math.sqrt(variance / float(many))

    def play(self, world: State, seat: i64, room: vec[i64]) -> bool:
        """Carry it out in a world; False if it is not legal there."""
        for action in self.actions:
            if world.over or not asked(world, seat):
                return False
            n = world.fill(seat, room)
            found = False
            for place in range(n):
                if room[place] == action:
                    found = True
            if not found:
                return False
            world.apply(seat, action)
        return True


@final
class Moves:
    """Finds the moves that the evaluation likes best."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.rooms: list[vec[i64]] = []
        self.beam: i64 = 0
        self.left: i64 = 0
        self.found: list[Entrant] = []

    def best(
        self, root: Node, worlds: list[State], seat: i64, most: i64, look: i64
    ) -> list[Entrant]:
        """The best ``most`` moves by the mean opinion over the worlds, with nodes below ``root``.

        ``look`` evaluations are spent on finding moves in the first world.
        """
        self.found = []
        first = worlds[0]
        n = self.fill(first, seat, 0)
        for place in range(n):
            self.left = look // n + 1
            action = self.rooms[0][place]
            self.after(first, seat, action, [], [root, root.own(action, seat, 0.0, 0.0)])
        self.found.sort(key=liking)
        if self.beam > 0:
            self.found = distinct(self.found)
        kept = self.found[: SPARE * most]
        for each in kept:
            for world in worlds[1:]:
                trial = world.copy()
                if each.play(trial, seat, self.rooms[0]):
                    each.opinion += self.evaluation.value(trial, seat)
                else:
                    each.opinion -= 1.0e6
            each.opinion /= float(len(worlds))
        kept.sort(key=liking)
        return kept[:most]

    def fill(self, world: State, seat: i64, depth: i64) -> i64:
        """The legal actions into the room of a depth."""
        while depth >= len(self.rooms):
            self.rooms.append(ROOM[:])
        return world.fill(seat, self.rooms[depth])

    def after(
        self, state: State, seat: i64, action: i64, before: list[int], path: list[Node]
    ) -> None:
        """Collect the moves that go on with an action, as far as the budget allows."""
        world = state.copy()
        world.apply(seat, action)
        actions = [*before, action]
        depth = i64(len(actions))
        ended = world.over or world.reveals != state.reveals or not asked(world, seat)
        if ended or depth >= LONGEST:
            self.left -= 1
            entrant = Entrant(actions, path)
            entrant.opinion = self.evaluation.value(world, seat)
            self.found.append(entrant)
            return
        n = self.fill(world, seat, depth)
        if 0 < self.beam < n:
            n = self.keep_best(world, seat, n, self.rooms[depth])
        for place in range(n):
            if self.left <= 0 and place > 0:
                break
            following = self.rooms[depth][place]
            nodes = path
            if n > 1:
                nodes = [*path, path[-1].own(following, seat, 0.0, 0.0)]
            self.after(world, seat, following, actions, nodes)

    def keep_best(self, world: State, seat: i64, n: i64, room: vec[i64]) -> i64:
        """Bring the actions to the front that the evaluation likes best; gives how many."""
        ways: list[tuple[float, int]] = []
        for place in range(n):
            trial = world.copy()
            trial.apply(seat, room[place])
            ways.append((-self.evaluation.value(trial, seat), room[place]))
        self.left -= n
        ways.sort()
        for place in range(self.beam):
            room[place] = ways[place][1]
        return self.beam


def distinct(entrants: list[Entrant]) -> list[Entrant]:
    """Sorted moves without those that the evaluation cannot tell from the one before.

    Where many ways lead to the same place, one of them is enough.
    """
    found: list[Entrant] = []
    for each in entrants:
        if not found or found[-1].opinion != each.opinion:
            found.append(each)
    return found


def liking(entrant: Entrant) -> float:
    """To sort entrants, the best opinion first."""
    return -entrant.opinion


def ranking(entrant: Entrant) -> float:
    """To sort entrants, the best score first."""
    return -entrant.score


def settle(node: Node) -> None:
    """What lies above a move earned what the best way on from there did."""
    if not node.children:
        return
    best = node.children[0]
    for each in node.children:
        settle(each)
        if each.visits > best.visits:
            best = each
    node.tries = best.visits
    if node.seat >= 0 and best.seat == node.seat and best.visits > node.visits:
        node.visits = best.visits
        node.total = best.total
        node.points = best.points
        node.margin = best.margin
        node.wins = best.wins
        node.placing = best.placing
