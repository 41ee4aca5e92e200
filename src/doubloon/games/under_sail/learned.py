"""Under Sail's learned evaluation: what a moment promises by games that were played on from it."""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.components.deck import NUMBERS, UP_TO_NUMBER
from doubloon.games.under_sail.evaluation import SailEvaluation
from doubloon.games.under_sail.features import SailFeatures
from doubloon.games.under_sail.rules.card_play import candidates
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, has, lowest
from doubloon.kernel.learning.learned import Learned, learned_data
from doubloon.kernel.state import ROOM

PACKAGE: Final = "doubloon.games.under_sail"
CARDS: Final = 48
PARTS: Final[i64] = 1_000_000


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
        self.sharpness = 0.2  # a card that is so many points worse is played e times less often
        self.liked: vec[float] = vec[float]([0.0] * CARDS)  # by card, while one is chosen

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

    def believe(self, state: Board, seat: i64, seed: i64) -> float:
        """Deal the covered cards of a trick again, each by what its owner would rather play.

        Within a hand and its covered card every card that fits the shown half is as likely a deal
        as any other, so only the plays decide. What is returned says how likely hands are that
        show these halves at all.
        """
        if self.by_players[state.players] is None or state.uncovered or state.trick == 0:
            return 1.0
        found = 1.0
        rng = chance.mixed(seed)
        for other in range(state.players):
            if other != seat and state.table[other] != NO_CARD:
                rng = chance.step(rng)
                found *= self.cover(state, other, rng)
        return found

    def cover(self, board: Board, seat: i64, rng: i64) -> float:
        """Choose a seat's covered card; gives how likely its hand shows this half."""
        hand = board.hands[seat] | BIT[board.table[seat]]
        fitting = candidates(board, seat)
        world = self.when_played(board, seat)
        by_colour = board.shown[seat] <= SHOWN_NUMBER
        total = 0.0
        fits = 0.0
        best = -1.0e30
        rest = hand & UP_TO_NUMBER[NUMBERS - board.added[seat]]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            world.table[seat] = card
            world.hands[seat] = hand & ~BIT[card]
            world.shown[seat] = card // NUMBERS if by_colour else SHOWN_NUMBER + card % NUMBERS + 1
            value = self.value(world, seat)
            self.liked[card] = value
            if value > best:
                best = value
        rest = hand & UP_TO_NUMBER[NUMBERS - board.added[seat]]
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            self.liked[card] = math.exp((self.liked[card] - best) / self.sharpness)
            total += self.liked[card]
            if has(fitting, card):
                fits += self.liked[card]
        draw = fits * float(chance.scaled(rng, PARTS)) / float(PARTS)
        rest = hand & fitting
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            draw -= self.liked[card]
            if draw < 0.0 or rest == 0:
                board.table[seat] = card
                board.hands[seat] = hand & ~BIT[card]
                break
        return fits / total

    def when_played(self, board: Board, seat: i64) -> Board:
        """The trick as it was for a seat: what others played after it is in their hands again."""
        world = board.copy()
        for other in range(board.players):
            later = board.distance(other) > board.distance(seat)
            if later and board.table[other] != NO_CARD:
                world.hands[other] |= BIT[board.table[other]]
                world.table[other] = NO_CARD
                world.shown[other] = NO_CARD
                world.bonus[other] += board.added[other]
                world.added[other] = 0
        return world

    def resolved(self, board: Board) -> Board:
        """The same moment when the trick is over, open choices being made by the first action."""
        world = board.copy()
        while world.uncovered and not world.over:
            seat = world.decider()
            world.fill(seat, self.room)
            world.apply(seat, self.room[0])
        return world
