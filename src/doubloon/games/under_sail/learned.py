"""Under Sail's learned evaluation: what a moment promises by games that were played on from it."""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.components.deck import NUMBERS
from doubloon.games.under_sail.evaluation import SailEvaluation
from doubloon.games.under_sail.features import SailFeatures
from doubloon.kernel.bits import BIT, lowest
from doubloon.kernel.learning.learned import Learned, learned_data
from doubloon.kernel.state import ROOM

PACKAGE: Final = "doubloon.games.under_sail"


class LearnedSail(SailEvaluation):
    """Points so far, and those to come in this round by a network.

    Where none was learned for a player count, and while cards are passed, the evaluation by hand
    answers. ``value`` uses only what the seat knows: bots play honestly by it in any world.
    """

    def __init__(self, data: dict[str, Any] | None = None) -> None:
        super().__init__()
        if data is None:
            data = learned_data(PACKAGE)
        self.by_players: list[Learned | None] = [None] * 6
        for players, nets in data["players"].items():
            self.by_players[int(players)] = Learned(SailFeatures(int(players)), nets)
        self.room: vec[i64] = ROOM[:]
        self.rivalry = 0.6  # how much the others' good fortune hurts
        self.sharpness = 0.4  # a card that is so many points worse is played e times less often

    def value(self, state: Board, seat: i64) -> float:
        """Expected points of ``seat`` against the others."""
        learned = self.by_players[state.players]
        if learned is None or (state.trick == 0 and state.passed[seat] != NO_CARD):
            return super().value(state, seat)
        board = state
        if board.uncovered:
            board = self.resolved(board)
        to_come = board.trick > 0 and not board.over
        n = board.players
        if to_come:
            learned.features.write_move(board, seat)
            learned.move.run(learned.features)
        own = 0.0
        others = 0.0
        best = -1.0e9
        for place in range(n):
            each = (seat + place) % n
            worth = learned.features.points(board, each)
            if to_come:
                worth += learned.move.result(place)
            if place == 0:
                own = worth
            else:
                others += worth
                if worth > best:
                    best = worth
        return own - self.rivalry * 0.5 * (others / float(n - 1) + best)

    def worths(self, state: Board, out: list[float]) -> None:
        """Expected points of every seat; between tricks by all hands, which are sampled."""
        learned = self.by_players[state.players]
        if learned is None or state.uncovered or state.table[state.first] != NO_CARD:
            super().worths(state, out)
            return
        n = state.players
        to_come = state.trick > 0 and not state.over
        if to_come:
            learned.features.write_moment(state)
            learned.moment.run(learned.features)
        for place in range(n):
            seat = (state.first + place) % n
            out[seat] = learned.features.points(state, seat)
            if to_come:
                out[seat] += learned.moment.result(place)

    def likelihood(self, state: Board, seat: i64) -> float:
        """How likely the covered cards of a trick are, given what else each hand could play."""
        if self.by_players[state.players] is None or state.uncovered or state.trick == 0:
            return 1.0
        found = 1.0
        for other in range(state.players):
            if other != seat and state.table[other] != NO_CARD:
                found *= self.chance(state, other)
        return found

    def chance(self, board: Board, seat: i64) -> float:
        """Of a seat's covered card against the others in its hand, the better the likelier."""
        played = board.table[seat]
        worth = self.value(board, seat)
        by_colour = board.shown[seat] <= SHOWN_NUMBER
        total = 1.0
        world = board.copy()
        rest = board.hands[seat]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if card % NUMBERS + 1 + board.added[seat] > NUMBERS:
                continue
            world.table[seat] = card
            world.hands[seat] = (board.hands[seat] & ~BIT[card]) | BIT[played]
            world.shown[seat] = card // NUMBERS if by_colour else SHOWN_NUMBER + card % NUMBERS + 1
            total += math.exp((self.value(world, seat) - worth) / self.sharpness)
        return 1.0 / total

    def resolved(self, board: Board) -> Board:
        """The same moment when the trick is over, open choices being made by the first action."""
        world = board.copy()
        while world.uncovered and not world.over:
            seat = world.decider()
            world.fill(seat, self.room)
            world.apply(seat, self.room[0])
        return world
