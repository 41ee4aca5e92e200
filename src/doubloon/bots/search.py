"""Search: information-set Monte Carlo tree search over worlds dealt from a view."""

import math
import time
from functools import partial
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.bots.bot import Bot
from doubloon.bots.contest import Entrant, Moves, ranking, settle
from doubloon.bots.helpers import LATE, Helper, can_help
from doubloon.bots.look_ahead import LookAhead, asked
from doubloon.bots.playouts import Policy
from doubloon.bots.settings import SETTINGS
from doubloon.bots.tree import Node, mark_of
from doubloon.kernel import chance
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.state import ROOM, State, View

MOST_PROCESSES: Final = 64
STRIDE: Final = 10**9  # between the worlds of helping processes
BELIEFS: Final = 32452843  # between those of which the likelier ones are kept
PARTS: Final[i64] = 1_000_000
OPINIONS: Final = 4  # worlds in which the evaluation's opinion of whole moves is asked


@final
class SearchBot(Bot):
    """Every iteration deals a world that fits the view, walks down the tree of what was tried,
    adds a node, lets a quick policy play on to the end of the stage, and values what came of it.

    One tree serves all worlds: a node stands for an action after the actions above it, whatever
    is hidden. The tree is kept while the seat goes on with its own small decisions.
    """

    def __init__(self, seed: int, evaluation: Evaluation, iterations: int) -> None:
        super().__init__(seed)
        self.evaluation = evaluation
        self.iterations: i64 = iterations
        self.settings = dict(SETTINGS)
        self.cap_ms = 0  # milliseconds after which it answers with what it has; 0: no cap
        self.policy = Policy(evaluation, 8)
        self.root = Node(-1, -1)
        self.expected: list[int] = []  # what is asked next if the tree can be kept
        self.ahead = LookAhead(evaluation)
        self.moves = Moves(evaluation)
        self.entrants: list[Entrant] = []  # of the last contest
        self.explore = 0.0
        self.doubt = 0.0
        self.caution = 0.0
        self.winning = 0.0
        self.look: i64 = 0
        self.root_look: i64 = 0
        self.belief: i64 = 0
        self.out: vec[i64] = ROOM[:]
        self.seat: i64 = -1  # who searches
        self.worths: list[float] = []
        self.leads: list[float] = []
        self.shares: list[float] = []
        self.places: list[float] = []
        self.rewards: list[float] = []

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that was tried most."""
        if len(legal) == 1:
            return legal[0]
        self.search(view, legal)
        best = self.root.favourite()
        self.keep_below(view, best)
        return best.action

    def search(self, view: View, legal: list[int]) -> None:
        """Fill the tree below ``root`` until the budget is spent."""
        self.asked += 1
        self.take_settings()
        self.seat = view.seat
        started = time.perf_counter()
        first = view.sample(self.seed * 1000003 + self.asked)
        if self.fingerprint(first, view.seat) != self.expected:
            self.root = Node(-1, -1)
        self.make_room(first.players)
        stage = self.last_stage(first)
        seed = self.seed * 1000003 + self.asked * 7919
        if self.settings["contest"] > 1.0:
            if self.root.tries == 0:
                self.compare(view, seed, stage, started)
            return
        processes = self.processes()
        share = (self.iterations - self.root.visits + processes - 1) // processes
        helpers = [
            Helper(partial(self.help, view, seed + number * STRIDE, share, stage, started))
            for number in range(1, processes)
        ]
        self.fill(view, seed, share, stage, started)
        until = started + 0.001 * self.cap_ms + LATE if self.cap_ms else 0.0
        for helper in helpers:
            self.root.add(helper.result(until))

    def processes(self) -> int:
        """How many share the iterations."""
        if not can_help():
            return 1
        return max(1, min(int(self.settings["processes"]), MOST_PROCESSES))

    def help(self, view: View, seed: int, share: i64, stage: i64, started: float) -> list[Any]:
        """In a process of its own: a tree from the ground up, as plain data."""
        self.root = Node(self.root.action, self.root.seat)
        self.fill(view, seed, share, stage, started)
        return self.root.data()

    def fill(self, view: View, seed: i64, share: i64, stage: i64, started: float) -> None:
        """So many iterations, at least one; fewer if the time is up or they change nothing."""
        number: i64 = 0
        while number < share or number == 0:
            self.iterate(self.world(view, seed + number), seed + number, stage)
            number += 1
            if number % 16 == 0 and self.decided(share - number):
                break
            if self.cap_ms and 1000.0 * (time.perf_counter() - started) >= self.cap_ms:
                break

    def compare(self, view: View, seed: i64, stage: i64, started: float) -> None:
        """Let whole moves compete in the same worlds; the better half stays until one is left.

        Others answer by the playouts' policy, which acts on what its seat knows if the evaluation
        does, so that nobody sees through what is hidden. What is common to all moves of a world
        cancels out.
        """
        root = self.root
        worlds = [view.sample(seed + number) for number in range(OPINIONS)]
        most = int(self.settings["contest"])
        alive = self.moves.best(root, worlds, self.seat, most, self.root_look)
        slope = 0.3 * self.settings["trust"] / self.evaluation.spread(worlds[0])
        for each in alive:
            each.guess = slope * (each.opinion - alive[0].opinion)
            each.score = each.guess
            each.worths = [0.0] * len(self.worths)
        self.entrants = alive
        rounds: i64 = 0
        while most > 1:
            most = (most + 1) // 2
            rounds += 1
        if self.settings["even"] > 0.0:
            rounds = 1
        number: i64 = OPINIONS
        while len(alive) > 1:
            share = self.iterations // (rounds * i64(len(alive))) + 1
            for _ in range(share):
                self.play_all(view, alive, seed + number, stage)
                number += 1
                if self.cap_ms and 1000.0 * (time.perf_counter() - started) >= self.cap_ms:
                    rounds = 0
                    break
            alive.sort(key=ranking)
            if rounds <= 1:
                break
            alive = alive[: (len(alive) + 1) // 2]
            while len(alive) > 1 and alive[-1].behind(alive[0]) > self.settings["sure"]:
                alive.pop()
        self.play_all(view, alive[:1], seed + number, stage)
        settle(root)

    def play_all(self, view: View, alive: list[Entrant], seed: i64, stage: i64) -> None:
        """One world for all moves that are left."""
        world = self.world(view, seed)
        trust = self.settings["trust"]
        for each in alive:
            trial = world.copy()
            if not each.play(trial, self.seat, self.out):
                continue
            self.policy.seed(seed)
            self.reward(self.policy.play_on(trial, stage))
            node = each.leaf()
            node.visits += 1
            node.total += self.rewards[self.seat]
            node.points += self.worths[self.seat]
            node.margin += self.leads[self.seat]
            node.wins += self.shares[self.seat]
            node.placing += self.places[self.seat]
            each.earned.append(self.rewards[self.seat])
            for seat in range(len(self.worths)):
                each.worths[seat] += self.worths[seat]
            each.score = (node.total + each.guess) / (float(node.visits) + trust)

    def world(self, view: View, seed: i64) -> State:
        """A world that fits the view; with beliefs one of several, the likelier by the plays."""
        first = view.sample(seed)
        if self.belief == 0:
            return first
        total = self.evaluation.believe(first, self.seat, seed)
        if total == 1.0:
            return first  # nothing was played that would tell
        chosen = first
        rng = chance.mixed(seed)
        for number in range(1, self.belief):
            other = view.sample(seed + number * BELIEFS)
            weight = self.evaluation.believe(other, self.seat, seed + number)
            total += weight
            rng = chance.step(rng)
            if float(chance.scaled(rng, PARTS)) < float(PARTS) * weight / total:
                chosen = other
        return chosen

    def decided(self, left: i64) -> bool:
        """Can no other action come to be tried more than the favourite in what is left?"""
        first: i64 = 0
        second: i64 = 0
        for each in self.root.children:
            if each.visits > first:
                second = first
                first = each.visits
            elif each.visits > second:
                second = each.visits
        return first - second > left

    def last_stage(self, world: State) -> i64:
        """The stage to whose end worlds are played on."""
        return self.evaluation.stage(world) + int(self.settings["stages"])

    def make_room(self, players: i64) -> None:
        """Lists by seat for what :meth:`reward` finds."""
        self.worths = [0.0] * players
        self.leads = [0.0] * players
        self.shares = [0.0] * players
        self.places = [0.0] * players
        self.rewards = [0.0] * players

    def take_settings(self) -> None:
        """Settings as fields, which the hot loops read."""
        self.explore = self.settings["explore"]
        self.doubt = self.settings["doubt"]
        self.caution = self.settings["caution"]
        self.winning = self.settings["winning"]
        self.look = int(self.settings["look"])
        self.root_look = int(self.settings["root"])
        self.policy.tries = int(self.settings["tries"])
        self.belief = int(self.settings["belief"])
        quick = self.settings["quick"]
        self.policy.evaluation = self.evaluation.quick() if quick > 0.0 else self.evaluation
        opinions = self.evaluation.quick() if quick > 1.0 else self.evaluation
        self.ahead.evaluation = opinions
        self.moves.evaluation = opinions
        self.moves.beam = int(self.settings["beam"])

    def iterate(self, world: State, seed: i64, stage: i64) -> None:
        """One world: down the tree, a new node, on to the end of the stage, and back up."""
        path: list[Node] = [self.root]
        node = self.root
        fresh = False
        while not fresh and not world.over and self.evaluation.stage(world) <= stage:
            seat = self.seat if asked(world, self.seat) else world.decider()
            n = world.fill(seat, self.out)
            if n == 1:
                world.apply(seat, self.out[0])
                continue
            node = self.select(node, world, seat, n)
            fresh = node.visits == 0
            world.apply(seat, node.action)
            path.append(node)
        self.policy.seed(seed)
        end = self.policy.play_on(world, stage)
        self.reward(end)
        above = self.root
        for each in path:
            each.visits += 1
            if each.seat < 0:
                continue
            each.total += self.rewards[each.seat]
            each.points += self.worths[each.seat]
            each.margin += self.leads[each.seat]
            each.wins += self.shares[each.seat]
            each.placing += self.places[each.seat]
            if each is not self.root:
                above.tries += 1
                above.earned += self.rewards[each.seat]
            above = each

    def select(self, node: Node, world: State, seat: i64, n: i64) -> Node:
        """The child to follow among those that are legal in this world."""
        hoped = 1.0
        if node.tries > 0:
            hoped = node.earned / float(node.tries) - self.caution
        best = node
        value = -1.0e30
        known: i64 = 0
        place: i64 = 0
        # children and legal actions are both ascending
        for each in node.children:
            while place < n and mark_of(self.out[place], seat) < each.mark():
                place += 1
            if place == n:
                break
            if mark_of(self.out[place], seat) != each.mark():
                continue
            known += 1
            each.available += 1
            worth = self.urgency(each, hoped)
            if worth > value:
                value = worth
                best = each
        if known < n:
            for each in self.widen(node, world, seat, n):
                each.available += 1
                worth = self.urgency(each, hoped)
                if worth > value:
                    value = worth
                    best = each
        return best

    def urgency(self, child: Node, hoped: float) -> float:
        """What it has earned, and more the less it was tried for its prior and its chances."""
        visits = float(child.visits)
        mean = child.total / visits if child.visits > 0 else hoped
        chances = math.sqrt(float(child.available))
        return mean + self.explore * child.prior * chances / (1.0 + visits)

    def widen(self, node: Node, world: State, seat: i64, n: i64) -> list[Node]:
        """Make nodes for the actions that are new here, with the evaluation's opinion of them."""
        have: list[int] = []
        for child in node.children:
            have.append(child.mark())
        look = (self.root_look if node is self.root else self.look) // n + 1
        fresh: list[Node] = []
        for place in range(n):
            action = self.out[place]
            if mark_of(action, seat) not in have:
                child = Node(action, seat)
                child.opinion = self.ahead.best_after(world, seat, action, look)
                fresh.append(child)
        node.children.extend(fresh)
        node.children.sort(key=Node.mark)
        self.set_priors(node.children)
        return fresh

    def set_priors(self, children: list[Node]) -> None:
        """Shares by opinion: one that is better by ``doubt`` points gets e times as much."""
        top = children[0].opinion
        for each in children:
            if each.opinion > top:
                top = each.opinion
        total = 0.0
        for each in children:
            each.prior = math.exp((each.opinion - top) / self.doubt)
            total += each.prior
        for each in children:
            each.prior /= total

    def reward(self, world: State) -> None:
        """What the moment is worth to every seat: the chance to win, and the margin."""
        players = world.players
        worths = self.worths
        if world.over:
            scores = world.scores()
            places = world.placings()
            winners = 0
            for seat in range(players):
                worths[seat] = float(scores[seat])
                self.places[seat] = float(places[seat])
                if places[seat] == 1:
                    winners += 1
            for seat in range(players):
                self.shares[seat] = 1.0 / float(winners) if places[seat] == 1 else 0.0
            scale = 8.0
        else:
            self.evaluation.worths(world, worths)
            scale = self.evaluation.spread(world)
            self.evaluation.shares(world, worths, scale, self.shares)
        for seat in range(players):
            rival = -1.0e30
            place = 1.0
            for other in range(players):
                if other == seat:
                    continue
                if worths[other] > rival:
                    rival = worths[other]
                if not world.over:
                    place += 1.0 / (1.0 + math.exp((worths[seat] - worths[other]) / scale))
            self.leads[seat] = worths[seat] - rival
            if not world.over:
                self.places[seat] = place
            lead = 1.0 / (1.0 + math.exp((rival - worths[seat]) / scale))
            self.rewards[seat] = self.winning * self.shares[seat] + (1.0 - self.winning) * lead

    def keep_below(self, view: View, node: Node) -> None:
        """Keep the tree below an action if the seat goes on and nothing is revealed by it."""
        world = view.sample(self.seed)
        reveals = world.reveals
        world.apply(view.seat, node.action)
        while not world.over and world.reveals == reveals and asked(world, view.seat):
            n = world.fill(view.seat, self.out)
            if n > 1:
                self.root = node
                self.expected = self.fingerprint(world, view.seat)
                return
            world.apply(view.seat, self.out[0])
        self.root = Node(-1, -1)
        self.expected = []

    def fingerprint(self, world: State, seat: i64) -> list[int]:
        """A key that identifies a moment well enough to recognise the next small decision."""
        marks: list[int] = [world.serial, world.reveals]
        marks.extend(world.legal(seat))
        return marks
