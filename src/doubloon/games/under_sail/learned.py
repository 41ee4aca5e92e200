"""Under Sail's learned evaluation: what a moment promises by games that were played on from it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components.board import NO_CARD, Board
from doubloon.games.under_sail.evaluation import SailEvaluation
from doubloon.games.under_sail.features import SailFeatures
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

    def resolved(self, board: Board) -> Board:
        """The same moment when the trick is over, open choices being made by the first action."""
        world = board.copy()
        while world.uncovered and not world.over:
            seat = world.decider()
            world.fill(seat, self.room)
            world.apply(seat, self.room[0])
        return world
