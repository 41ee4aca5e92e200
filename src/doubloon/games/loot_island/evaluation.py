"""How good a moment of Loot Island is: treasures kept, curses, and loot to be expected.

Written to be read and tuned: every weight has a name, in gold coins where it can.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.board import B13, ROUNDS, Board
from doubloon.games.loot_island.components.compasses import height, seat_at
from doubloon.games.loot_island.components.deck import JEWEL, LO_SIZE, LootDeck
from doubloon.games.loot_island.rules.scoring import (
    count_kind,
    crosses,
    crown_share,
    treasure_value,
)
from doubloon.games.loot_island.rules.small_islands import Treasure
from doubloon.kernel.bits import BIT
from doubloon.kernel.learning.evaluation import Evaluation

SEATS: Final[i64] = 5
KINDS: Final[i64] = 6
CUBES: Final[i64] = 32  # more than that are as deadly


class LootEvaluation(Evaluation):
    """Own prospects, less a share of what the others can expect.

    It is asked thousands of times between two changes of anybody's treasures, so what the
    treasures of each seat are worth is remembered, and so are the odds of doom.
    """

    def __init__(self) -> None:
        self.pick = 8.0  # a treasure to be chosen from several
        self.late_pick = 5.0  # one that others have left
        self.card = 0.5  # a map card in hand that can still be played
        self.last_card = 0.1  # the same after passing in the last round
        self.cube = 0.6  # what a healer will ask for a cube, about
        self.doom_middle = 12.6  # so many cubes are as likely to be deadly as not at the end
        self.doom_later = 5.0  # and so many more for every coast still to be explored
        self.doom_width = 0.25  # how gradual that is
        self.doom_wider = 0.5  # and how much more so for every coast still to be explored
        self.others = 0.35  # how much the others' good fortune hurts
        self.tile = 5.0  # the First Player tile at the end (LI-E4)
        self.early_tile = 1.0  # and before the last round
        self.crown_start = 0.6  # how far a crown's rank is trusted in round 1 (LI-V4)
        self.crown_round = 0.1  # and how much more in every later round
        self.lonely = 0.15  # how likely a missing card comes when all others have passed
        # how likely one comes otherwise, by rounds until the coast is explored
        # Between two rounds, fitted to the outcome of games between greedy bots with four players:
        self.kept = 0.85  # of what the treasures are worth by themselves
        self.crowned = 0.5  # of what the crowns are worth as they stand
        self.curse = 1.0  # a cube, with what it will cost and the risk of elimination
        self.heavy = 0.4  # and that much more for each above ``bearable``
        self.bearable: i64 = 8
        self.held = 1.0  # the First Player tile
        # of what compasses can expect, by rounds to come
        self.awaited: vec[float] = vec[float]([0.0, 0.5, 0.23, 0.23, 0.23, 0.23])
        # what a treasure promises beyond its worth, by type
        self.promise: vec[float] = vec[float]([2.6, 0.0, 0.4, 0.0, 0.6, 1.6])
        self.lone_jewel = 2.8  # one that begins a set of jewels
        self.two_jewels = 2.6  # a pair that may become three
        self.hope: vec[float] = vec[float]([0.42, 0.72, 0.80, 0.84])
        self.prospects: vec[float] = vec[float]([0.0] * SEATS)
        self.odds: vec[float] = vec[float]([-1.0] * (CUBES * (ROUNDS + 2)))
        self.deck: LootDeck | None = None  # of the treasures that were seen last
        self.seen: vec[i64] = vec[i64]([0] * (2 * SEATS))
        self.loot: vec[i64] = vec[i64]([0] * SEATS)
        self.crosses: vec[i64] = vec[i64]([0] * SEATS)

    def value(self, state: Board, seat: i64) -> float:
        """Expected gold of ``seat`` against the others, about."""
        self.look_at_loot(state)
        self.expect_loot(state)
        own = self.pending_treasure(state, seat)
        others = 0.0
        for each in range(state.players):
            worth = self.prospects[each] + self.standing(state, each)
            if each == seat:
                own += worth
            else:
                others += worth
        return own - self.others * others / float(state.players - 1)

    def worths(self, state: Board, out: list[float]) -> None:
        """The gold that every seat can expect at the end, about, between two rounds."""
        self.look_at_loot(state)
        self.expect_loot(state)
        for seat in range(state.players):
            worth = self.kept * float(self.loot[seat]) + self.promises(state, seat)
            if self.crosses[seat] != 0:
                worth += self.crowned * self.crowns(state, seat)
            worth += self.awaited[ROUNDS + 1 - state.round] * self.prospects[seat]
            cubes = state.cubes[seat]
            worth -= self.curse * float(cubes)
            if cubes > self.bearable:
                worth -= self.heavy * float(cubes - self.bearable)
            if state.first == seat:
                worth += self.held
            out[seat] = worth

    def promises(self, board: Board, seat: i64) -> float:
        """What treasures help to gain later: amulets to be rid of cubes, others in sets."""
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        worth = 0.0
        for kind in range(KINDS):
            number = count_kind(board.deck, kind, lo, hi)
            worth += self.promise[kind] * float(number)
            if kind == JEWEL and number % 3 == 1:
                worth += self.lone_jewel
            elif kind == JEWEL and number % 3 == 2:
                worth += self.two_jewels
        return worth

    def stage(self, state: Board) -> i64:
        """The round: when it ends, its coast has been explored."""
        return state.round

    def spread(self, state: Board) -> float:
        """Less is open the later it is."""
        return 8.5 + 1.2 * float(ROUNDS - state.round)

    def look_at_loot(self, board: Board) -> None:
        """Reckon the treasures anew of every seat whose treasures are not those seen last."""
        fresh = self.deck is not board.deck
        self.deck = board.deck
        for seat in range(board.setup.seats):
            lo = board.loot[2 * seat]
            hi = board.loot[2 * seat + 1]
            if fresh or lo != self.seen[2 * seat] or hi != self.seen[2 * seat + 1]:
                self.seen[2 * seat] = lo
                self.seen[2 * seat + 1] = hi
                self.loot[seat] = treasure_value(board.deck, lo, hi)
                self.crosses[seat] = crosses(board.deck, lo, hi)

    def standing(self, board: Board, seat: i64) -> float:
        """Treasures, curses, cards and the tile; ``look_at_loot`` comes first."""
        cubes = board.cubes[seat]
        loot = float(self.loot[seat])
        if self.crosses[seat] != 0:
            loot += self.crowns(board, seat)
        worth = loot - self.cube * float(cubes)
        coasts = ROUNDS - board.round + (1 if board.event >= 0 else 0)
        worth -= self.doom(cubes, coasts) * (loot + 12.0)
        active = (board.passed >> seat) & 1 == 0
        card = self.card if board.round < ROUNDS or active else self.last_card
        worth += card * float(board.hand_size(seat))
        if board.first == seat:
            final = board.round == ROUNDS and board.passed != 0
            worth += self.tile if final else self.early_tile
        return worth

    def crowns(self, board: Board, seat: i64) -> float:
        """LI-V4 as it stands, less sure the earlier it is."""
        own = self.crosses[seat]
        better: i64 = 0
        tied: i64 = 0
        for each in range(board.setup.seats):
            if self.crosses[each] > own:
                better += 1
            elif self.crosses[each] == own:
                tied += 1
        bonus = crown_share(better, tied)
        return (self.crown_start + self.crown_round * float(board.round - 1)) * float(bonus)

    def doom(self, cubes: i64, coasts: i64) -> float:
        """How likely so many cubes end in elimination (LI-E2), coasts still to be explored."""
        if cubes >= CUBES:
            cubes = CUBES - 1
        place = CUBES * coasts + cubes
        if self.odds[place] < 0.0:
            middle = self.doom_middle + self.doom_later * float(coasts)
            width = self.doom_width + self.doom_wider * float(coasts)
            self.odds[place] = 1.0 / (1.0 + math.exp((middle - float(cubes)) / width))
        return self.odds[place]

    def expect_loot(self, board: Board) -> None:
        """Into ``prospects`` what every seat can expect where it has a compass."""
        for seat in range(board.setup.seats):
            self.prospects[seat] = 0.0
        coast = board.coast()
        for ahead in range(4):
            final = board.round + ahead > ROUNDS
            for landing in range(2 * coast, 2 * coast + 2):
                if board.stack[landing] != 0:
                    self.expect_at(board, landing, ahead, final)
            coast = (coast + board.bow) & 3

    def expect_at(self, board: Board, landing: i64, ahead: i64, final: bool) -> None:
        """One landing: how likely it has enough cards, and who takes how many treasures."""
        stack = board.stack[landing]
        size = height(stack)
        here = board.cards_at(landing)
        number = board.chests_at(landing)
        if not final and here >= board.cards_at(landing ^ 1):
            number += size
        chance = self.likely(board, board.setup.need - here, ahead)
        if number == 0:
            number = 1
            chance *= 0.3
        reverse = ahead == 0 and board.event == B13
        for place in range(size):
            if number <= place:
                return
            seat = seat_at(stack, size - 1 - place if reverse else place)
            picks = (number - place - 1) // size
            first = self.pick - (self.pick - self.late_pick) * float(place) / float(size)
            self.prospects[seat] += chance * (first + self.late_pick * float(picks))

    def likely(self, board: Board, missing: i64, ahead: i64) -> float:
        """How likely the missing cards come in time."""
        if missing <= 0:
            return 1.0
        hope = self.hope[ahead]
        if ahead == 0:
            waiting: i64 = 0
            for seat in range(board.players):
                if (board.passed >> seat) & 1 == 0:
                    waiting += 1
            if waiting <= 1:
                hope = self.lonely
        result = 1.0
        for _ in range(missing):
            result *= hope
        return result

    def pending_treasure(self, board: Board, seat: i64) -> float:
        """LI-2.5 (d): a treasure just dug up is worth the better of keeping and discarding."""
        asked = board.top
        if not isinstance(asked, Treasure) or asked.seat != seat:
            return 0.0
        treasure = asked.treasure
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        before = treasure_value(board.deck, lo, hi)
        if treasure < LO_SIZE:
            lo |= BIT[treasure]
        else:
            hi |= BIT[treasure - LO_SIZE]
        gain = treasure_value(board.deck, lo, hi) - before
        keep = float(gain) - self.cube * float(board.deck.curse[treasure])
        relief = 2 + board.amulets(seat)
        if relief > board.cubes[seat]:
            relief = board.cubes[seat]
        discard = self.cube * float(relief)
        return keep if keep > discard else discard
