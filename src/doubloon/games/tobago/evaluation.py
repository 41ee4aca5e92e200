"""How good a moment of Tobago is: gold, roses on maps, amulets, and how near one is to a site.

Written to be read and tuned: every weight has a name, in gold coins where it can.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.board import MAPS, STOP, Board, map_of, rose_of
from doubloon.games.tobago.components.chart import LEGS, Island, holds, size_of
from doubloon.games.tobago.components.deck import CURSES
from doubloon.games.tobago.rules.drives import NEXT, Leg, legs_of
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.rules.open_turn import OpenTurn
from doubloon.games.tobago.rules.treasures import share_of
from doubloon.kernel.bits import BIT, count
from doubloon.kernel.learning.evaluation import Evaluation

SEATS: Final[i64] = 4


class TobagoEvaluation(Evaluation):
    """Own prospects, less a share of what the others can expect.

    It is asked thousands of times a second, so expectations are added up in a vec, which holds
    bare numbers, and what an island's spaces have in reach is remembered.
    """

    def __init__(self) -> None:
        self.rose = 3.2  # a share of a treasure that will be raised
        self.raiser = 3.4  # a rose of one's own for raising a treasure
        self.amulet = 1.6
        self.shield = 1.2  # what the first amulet is worth more while a curse is about (TB-A5)
        self.others = 0.5  # how much the others' good fortune hurts
        self.known = 0.95  # how sure a share is of a treasure whose site is known
        self.unknown = 0.75  # and of one whose site is not
        self.cards = 5.5  # treasure cards that a treasure takes, about
        self.struck = 0.6  # how likely a curse in the pile hits a seat with a rose there
        self.roam = 1.0  # to have the whole island within two legs
        self.patience = 8.0  # rounds without a clue or a treasure until promises count for nothing
        self.ahead = 0.25  # how likely one is to raise a treasure if all its sites are in reach
        # how likely one is to raise a treasure 0, 1, 2, 3 legs away, and further
        self.near: vec[float] = vec[float]([0.95, 0.5, 0.46, 0.42, 0.18])
        self.expected: vec[float] = vec[float]([0.0] * SEATS)
        self.island: Island | None = None  # whose ``reaches`` are remembered
        self.reaches: vec[float] = vec[float]()  # by space: the share of it within two legs

    def value(self, state: Board, seat: i64) -> float:
        """Expected gold of ``seat`` against the others, about."""
        self.expect_all(state)
        expected = self.expected
        others = 0.0
        for each in range(state.players):
            if each != seat:
                others += expected[each]
        return expected[seat] - self.others * others / float(state.players - 1)

    def worths(self, state: Board, out: list[float]) -> None:
        """Expected gold of every seat, about."""
        self.expect_all(state)
        for seat in range(state.players):
            out[seat] = self.expected[seat]

    def expect_all(self, state: Board) -> None:
        """Expected gold of every seat into ``expected``."""
        curse = state.setup.treasures & CURSES & ~state.gone != 0
        expected = self.expected
        for seat in range(state.players):
            expected[seat] = float(gold_of(state, seat))
        if state.over:
            return
        for seat in range(state.players):
            held = state.held[seat]
            expected[seat] += self.amulet * float(held)
            if curse and held > 0:
                expected[seat] += self.shield
            if state.atv[seat] >= 0:
                expected[seat] += self.roam * self.reach(state, seat)
        share = share_of(state)
        shared: i64 = -1 if share is None else share.map
        to_come = float(state.treasure_left) / self.cards  # treasures before the end
        raised = self.raised(state, to_come, shared)
        place: i64 = 0  # in the trail, which has the maps one after the other
        for treasure_map in range(MAPS):
            if treasure_map == shared:
                self.expect_share(state, treasure_map)
            elif not state.last:
                self.expect(state, treasure_map, place, to_come, raised)
            while place < len(state.trail) and map_of(state.trail[place]) == treasure_map:
                place += 1

    def reach(self, board: Board, seat: i64) -> float:
        """The share of the island within two legs of a seat's ATV."""
        island = board.chart.island
        if self.island is not island:
            self.island = island
            self.reaches = vec[float]([0.0] * island.size)
            for space in range(island.size):
                place = island.size + space
                reached = size_of(island.leg_lo[place], island.leg_hi[place])
                self.reaches[space] = float(reached) / float(island.size)
        return self.reaches[board.atv[seat]]

    def raised(self, board: Board, to_come: float, shared: i64) -> float:
        """How likely a known treasure is raised: before the deck runs out (TB-E1), and at all.

        Where everybody waits for another to raise what a curse may be in, nobody does (TB-E2).
        """
        waited = float(board.idle) / (self.patience * float(board.players))
        if waited >= 1.0:
            return 0.0
        known = 0.0
        for treasure_map in range(MAPS):
            if treasure_map != shared and board.site(treasure_map) >= 0:
                known += 1.0
        most = to_come if to_come > 1.0 else 1.0
        return (1.0 - waited) * (most / known if known > most else 1.0)

    def expect(
        self, board: Board, treasure_map: i64, place: i64, to_come: float, raised: float
    ) -> None:
        """What a map promises: to those with roses on it, and to who can raise it.

        ``place`` is where its clues begin in the trail.
        """
        expected = self.expected
        site = board.site(treasure_map)
        sure = self.known * raised if site >= 0 else self.unknown
        if site < 0 and to_come < 4.0:
            sure *= 0.25 * to_come
        trail = board.trail
        while place < len(trail):
            entry = trail[place]
            if map_of(entry) != treasure_map:
                break
            if rose_of(entry) >= 0:
                expected[rose_of(entry)] += self.rose * sure
            place += 1
        if site < 0 and not board.marked(treasure_map):
            return
        for seat in range(board.players):
            if board.roses[seat] == 0 or board.atv[seat] < 0:
                continue
            if site >= 0:
                expected[seat] += self.raiser * raised * self.likely(board, seat, site)
            else:
                share = self.within(board, seat, 2, treasure_map)
                expected[seat] += self.raiser * self.ahead * share

    def obvious(self, state: Board, seat: i64) -> i64:
        """Drive to a known site within reach, and raise the treasure there."""
        asked = state.top
        if asked is None or state.roses[seat] == 0 or asked.seat != seat:
            return -1
        if isinstance(asked, OpenTurn):
            for treasure_map in range(MAPS):
                if state.site(treasure_map) == state.atv[seat]:
                    return actions.RAISE + treasure_map
            if asked.action:
                return actions.DRIVE if self.towards(state, seat, LEGS) >= 0 else -1
            legs = asked.legs + asked.extra_legs
            return actions.NEXT_LEG if legs > 0 and self.towards(state, seat, legs) >= 0 else -1
        if isinstance(asked, Leg):
            legs = legs_of(asked.turn, asked.drive)
            if asked.drive == NEXT and asked.turn.extra_legs > 0:
                legs += asked.turn.legs  # they follow (TB-M3)
            space = self.towards(state, seat, legs)
            return actions.SPACE + state.chart.island.cell[space] if space >= 0 else -1
        return -1

    def towards(self, board: Board, seat: i64, legs: i64) -> i64:
        """Where the next leg ends on the shortest way to a known site; -1: none is within reach."""
        island = board.chart.island
        at = board.atv[seat]
        for more in range(legs if legs < LEGS else LEGS):
            place = more * island.size + at
            for treasure_map in range(MAPS):
                site = board.site(treasure_map)
                if site < 0 or not holds(island.leg_lo[place], island.leg_hi[place], site):
                    continue
                if more == 0:
                    return site
                for space in range(island.size):
                    rest = (more - 1) * island.size + space
                    if holds(island.leg_lo[at], island.leg_hi[at], space) and holds(
                        island.leg_lo[rest], island.leg_hi[rest], site
                    ):
                        return space
        return -1

    def likely(self, board: Board, seat: i64, site: i64) -> float:
        """How likely a seat is the one to raise a treasure, from how far away it is."""
        at = board.atv[seat]
        if at == site:
            return self.near[0]
        island = board.chart.island
        for legs in range(3):
            place = legs * island.size + at
            if holds(island.leg_lo[place], island.leg_hi[place], site):
                return self.near[legs + 1]
        return self.near[4]

    def within(self, board: Board, seat: i64, legs: i64, treasure_map: i64) -> float:
        """The share of a map's sites within so many legs and one more."""
        island = board.chart.island
        place = legs * island.size + board.atv[seat]
        sites_lo = board.sites[2 * treasure_map]
        sites_hi = board.sites[2 * treasure_map + 1]
        reached = size_of(island.leg_lo[place] & sites_lo, island.leg_hi[place] & sites_hi)
        return float(reached) / float(size_of(sites_lo, sites_hi))

    def expect_share(self, board: Board, treasure_map: i64) -> None:
        """What the rest of a pile promises the roses that are left; a curse may come first."""
        pile: i64 = 0
        coins = 0.0
        for place in range(board.pile_left):
            pile |= BIT[board.pile[place]]
            coins += float(board.deck.value[board.pile[place]])
        curses = float(count(pile & CURSES))
        gold = float(count(pile & ~CURSES))
        if gold == 0.0:
            return
        mean = coins / gold
        if board.setup.after_curse == STOP:
            gold /= curses + 1.0  # what comes before the curse
        roses = 0.0
        involved: i64 = 0
        for entry in board.trail:
            if map_of(entry) == treasure_map and rose_of(entry) >= 0:
                roses += 1.0
                involved |= BIT[rose_of(entry)]
        if roses == 0.0:
            return
        share = mean if gold >= roses else mean * gold / roses
        for entry in board.trail:
            if map_of(entry) == treasure_map and rose_of(entry) >= 0:
                self.expected[rose_of(entry)] += share
        if curses > 0.0:
            for seat in range(board.players):
                if involved & BIT[seat] != 0:
                    self.expected[seat] -= self.struck * self.loss(board, seat)

    def loss(self, board: Board, seat: i64) -> float:
        """What a curse takes from a seat (TB-R4)."""
        if board.held[seat] > 0:
            return self.amulet
        best = board.best_gold(seat)
        return float(board.deck.value[best]) if best >= 0 else 0.0

    def stage(self, state: Board) -> i64:
        """How many treasure cards have left the deck: it grows when a treasure was shared out."""
        if share_of(state) is not None:
            return 0
        return 41 - state.treasure_left

    def spread(self, state: Board) -> float:
        """Less is open the fewer treasures are left."""
        return 3.0 + 0.25 * float(state.treasure_left)
