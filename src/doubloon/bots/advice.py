"""Advice: what the search thinks of a decision, in whole moves with figures.

A search ends with a tree. Here it is read: the move that the bot would play, the alternatives,
and how each of them goes on, all of them in the same dealt worlds, so that differences between
moves are not differences between deals. Nothing but a view goes in.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from doubloon.bots.search import SearchBot
from doubloon.bots.tree import Node
from doubloon.kernel.play.draft import same_breath
from doubloon.kernel.state import State, View

LONGEST: Final = 60  # actions of one move
STRIDE: Final = 15485863  # keeps the worlds in which moves are compared apart from the search's


class Candidate(NamedTuple):
    """A whole move, and what it leads to for its seat, on average over the worlds.

    ``visits`` is how often the search tried it, ``wins`` the share of wins, ``placing`` the place
    (1 is the first), ``margin`` the lead over the best of the others at the end, ``points`` the own
    score. ``rewards`` is what the search wants most of, from 0 to 1, one for every world.
    """

    actions: list[int]
    visits: int
    wins: float
    placing: float
    margin: float
    points: float
    rewards: list[float]

    def reward(self) -> float:
        """The mean of the rewards."""
        return sum(self.rewards) / len(self.rewards)


class Outlook(NamedTuple):
    """What every seat can expect, by seat: share of wins, points at the end, place."""

    wins: list[float]
    points: list[float]
    placings: list[float]


class Line:
    """A whole move on its way through the tree: its actions so far, and the last one's node."""

    def __init__(self, actions: list[int], node: Node, world: State) -> None:
        self.actions = actions
        self.node = node
        self.world = world


class Adviser:
    """Asks a search bot about decisions. The same bot, view and numbers give the same advice."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.seat: i64 = -1
        self.before = State(0)
        self.trunk: list[Line] = []  # the decisions that the best move goes through

    def candidates(
        self, view: View, most: int, worlds: int, also: list[int] | None = None
    ) -> list[Candidate]:
        """The best whole move and up to ``most - 1`` others, those tried most first.

        Each is valued in so many ``worlds``. The move ``also``, which was played, say, comes last
        if none of them is that move or goes on from it.
        """
        best = self.best(view)
        lines = [best, *self.others(best, most - 1)]
        if also and not any(line.actions[: len(also)] == also for line in lines):
            lines.append(self.along(also))
        return [self.valued(view, line, worlds) for line in lines]

    def best(self, view: View) -> Line:
        """The move that the bot plays: a search for each of its small decisions, in one tree."""
        bot = self.bot
        self.seat = view.seat
        world = view.sample(bot.seed)
        bot.take_settings()
        bot.make_room(world.players)
        bot.seat = self.seat
        self.before = world.copy()
        self.trunk = []
        bot.expected = []
        actions: list[int] = []
        node = Node(-1, -1)
        while True:
            legal = world.legal(self.seat)
            action = legal[0]
            if len(legal) > 1:
                seen = world.view(view.seat) if actions else view
                bot.search(seen, legal)
                self.trunk.append(Line(actions[:], bot.root, world.copy()))
                node = bot.root.favourite()
                bot.keep_below(seen, node)
                action = node.action
            actions.append(action)
            world.apply(self.seat, action)
            if not self.goes_on(world) or len(actions) >= LONGEST:
                return Line(actions, node, world)

    def goes_on(self, world: State) -> bool:
        """Is the move still half-built there?"""
        return half_built(self.before, world, self.seat)

    def others(self, best: Line, most: int) -> list[Line]:
        """The moves that leave the best one where the search tried something else most."""
        turns: list[tuple[int, int, int]] = []
        for place in range(len(self.trunk)):
            line = self.trunk[place]
            taken = best.actions[len(line.actions)]
            for number in range(len(line.node.children)):
                child = line.node.children[number]
                if child.action != taken and child.visits > 0:
                    turns.append((-child.visits, place, number))
        turns.sort()
        found: list[Line] = []
        for _, place, number in turns[: max(0, most)]:
            line = self.trunk[place]
            world = line.world.copy()
            child = line.node.children[number]
            world.apply(self.seat, child.action)
            found.append(self.ended(Line([*line.actions, child.action], child, world)))
        return found

    def ended(self, line: Line) -> Line:
        """A move led to its end, by what was tried most or seems best."""
        actions = line.actions
        node = line.node
        world = line.world
        while self.goes_on(world) and len(actions) < LONGEST:
            n = world.fill(self.seat, self.bot.out)
            action = self.bot.out[0]
            if n > 1:
                self.bot.widen(node, world, self.seat, n)
                node = node.favourite()
                action = node.action
            actions.append(action)
            world.apply(self.seat, action)
        return Line(actions, node, world)

    def along(self, actions: list[int]) -> Line:
        """A given move, its nodes made where the search never came."""
        world = self.before.copy()
        node = self.trunk[0].node if self.trunk else Node(-1, -1)
        for action in actions:
            n = world.fill(self.seat, self.bot.out)
            if n > 1:
                self.bot.widen(node, world, self.seat, n)
                child = node.child(action)
                assert child is not None  # it was legal when it was played
                node = child
            world.apply(self.seat, action)
        return Line(actions, node, world)

    def valued(self, view: View, line: Line, worlds: int) -> Candidate:
        """How a move goes on, in worlds that are the same for every move of this decision."""
        bot = self.bot
        node = line.node if line.node.seat >= 0 else Node(line.actions[-1], self.seat)
        visits = node.visits
        wins = node.wins
        placing = node.placing
        margin = node.margin
        points = node.points
        rewards: list[float] = []
        seed = bot.seed * 1000003 + STRIDE
        for number in range(worlds):
            world = view.sample(seed + number)
            stage = bot.last_stage(world)
            for action in line.actions:
                world.apply(self.seat, action)
            bot.root = node
            before = node.total
            bot.iterate(world, seed + number, stage)
            rewards.append(node.total - before)
        many = float(worlds)
        return Candidate(
            line.actions,
            visits,
            (node.wins - wins) / many,
            (node.placing - placing) / many,
            (node.margin - margin) / many,
            (node.points - points) / many,
            rewards,
        )

    def outlook(self, view: View, worlds: int) -> Outlook:
        """What every seat can expect from a moment on, from what the view's seat can see."""
        bot = self.bot
        first = view.sample(bot.seed)
        players = first.players
        bot.take_settings()
        bot.make_room(players)
        stage = bot.last_stage(first)
        wins = [0.0] * players
        points = [0.0] * players
        placings = [0.0] * players
        seed = bot.seed * 1000003 + STRIDE
        for number in range(worlds):
            bot.policy.seed(seed + number)
            bot.reward(bot.policy.play_on(view.sample(seed + number), stage))
            for seat in range(players):
                wins[seat] += bot.shares[seat] / float(worlds)
                points[seat] += bot.worths[seat] / float(worlds)
                placings[seat] += bot.places[seat] / float(worlds)
        return Outlook(wins, points, placings)


def half_built(before: State, now: State, seat: i64) -> bool:
    """Does a move that began at ``before`` want more? Not once it is decided openly."""
    return now.serial == before.serial and same_breath(before, now, seat)


def whole_moves(state: State, seat: i64, actions: list[int]) -> list[list[int]]:
    """What was played in one go, as whole moves: a seat may go on when all others have passed."""
    before = state
    world = state.copy()
    moves: list[list[int]] = [[]]
    for action in actions:
        if moves[-1] and not half_built(before, world, seat):
            before = world.copy()
            moves.append([])
        moves[-1].append(action)
        world.apply(seat, action)
    return moves


def loss(best: Candidate, other: Candidate) -> tuple[float, float]:
    """How much less reward the other one brings, and how unsure that is (a standard error).

    Both were valued in the same worlds, so it is the mean of the differences world by world.
    """
    many = len(best.rewards)
    differences = [best.rewards[n] - other.rewards[n] for n in range(many)]
    mean = sum(differences) / many
    total = 0.0
    for each in differences:
        total += (each - mean) * (each - mean)
    return mean, (total / max(1, many - 1) / many) ** 0.5
