"""How good a moment of Loot Island is: treasures kept, curses, and loot to be expected.

Written to be read and tuned: every weight has a name, in gold coins where it can.
"""

import math

from mypy_extensions import i64

from doubloon.games.loot_island import frames
from doubloon.games.loot_island.board import B13, ROUNDS, Board
from doubloon.games.loot_island.compasses import height, seat_at
from doubloon.games.loot_island.deck import LO_SIZE
from doubloon.games.loot_island.scoring import crosses, crown_bonus, treasure_value
from doubloon.kernel.bits import BIT
from doubloon.kernel.evaluation import Evaluation
from doubloon.kernel.state import State


class LootEvaluation(Evaluation):
    """Own prospects, less a share of what the others can expect."""

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
        self.hope = [0.42, 0.72, 0.80, 0.84]

    def value(self, state: State, seat: i64) -> float:
        """Expected gold of ``seat`` against the others, about."""
        assert isinstance(state, Board)
        prospects = [0.0] * state.setup.seats
        self.expect_loot(state, prospects)
        own = self.pending_treasure(state, seat)
        others = 0.0
        for each in range(state.players):
            worth = prospects[each] + self.standing(state, each)
            if each == seat:
                own += worth
            else:
                others += worth
        return own - self.others * others / float(state.players - 1)

    def worths(self, state: State, out: list[float]) -> None:
        """Expected gold of every seat, about."""
        assert isinstance(state, Board)
        prospects = [0.0] * state.setup.seats
        if not state.over:
            self.expect_loot(state, prospects)
        for seat in range(state.players):
            out[seat] = prospects[seat] + self.standing(state, seat)

    def stage(self, state: State) -> i64:
        """The round: when it ends, its coast has been explored."""
        assert isinstance(state, Board)
        return state.round

    def spread(self, state: State) -> float:
        """Less is open the later it is."""
        assert isinstance(state, Board)
        return 6.0 + 3.0 * float(ROUNDS - state.round)

    def standing(self, board: Board, seat: i64) -> float:
        """Treasures, curses, cards and the tile."""
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        loot = float(treasure_value(board.deck, lo, hi)) + self.crowns(board, seat)
        worth = loot - self.cube * float(board.cubes[seat])
        coasts = ROUNDS - board.round + (1 if board.event >= 0 else 0)
        worth -= self.doom(board.cubes[seat], coasts) * (loot + 12.0)
        active = (board.passed >> seat) & 1 == 0
        card = self.card if board.round < ROUNDS or active else self.last_card
        worth += card * float(board.hand_size(seat))
        if board.first == seat:
            final = board.round == ROUNDS and board.passed != 0
            worth += self.tile if final else self.early_tile
        return worth

    def crowns(self, board: Board, seat: i64) -> float:
        """LI-V4 as it stands, less sure the earlier it is."""
        if crosses(board.deck, board.loot[2 * seat], board.loot[2 * seat + 1]) == 0:
            return 0.0
        owned: list[int] = []
        for each in range(board.setup.seats):
            owned.append(crosses(board.deck, board.loot[2 * each], board.loot[2 * each + 1]))
        bonus = crown_bonus(owned, BIT[board.setup.seats] - 1, seat)
        return (self.crown_start + self.crown_round * float(board.round - 1)) * float(bonus)

    def doom(self, cubes: i64, coasts: i64) -> float:
        """How likely so many cubes end in elimination (LI-E2), coasts still to be explored."""
        middle = self.doom_middle + self.doom_later * float(coasts)
        width = self.doom_width + self.doom_wider * float(coasts)
        return 1.0 / (1.0 + math.exp((middle - float(cubes)) / width))

    def expect_loot(self, board: Board, prospects: list[float]) -> None:
        """What every seat can expect from the landings where it has a compass."""
        coast = board.coast()
        for ahead in range(4):
            final = board.round + ahead > ROUNDS
            for landing in range(2 * coast, 2 * coast + 2):
                if board.stack[landing] != 0:
                    self.expect_at(board, landing, ahead, final, prospects)
            coast = (coast + board.bow) & 3

    def expect_at(
        self, board: Board, landing: i64, ahead: i64, final: bool, prospects: list[float]
    ) -> None:
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
            prospects[seat] += chance * (first + self.late_pick * float(picks))

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
        if board.over or board.top(frames.KIND) != frames.TREASURE:
            return 0.0
        if board.top(frames.SEAT) != seat:
            return 0.0
        treasure = board.top(frames.A)
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
