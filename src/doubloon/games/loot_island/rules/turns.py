"""Phase 2: whose turn it is, and what a turn can be (LI-2.1 to LI-2.3)."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.fields import A_SEAT, AN_ACTOR, NOT_THE_ACTOR
from doubloon.games.loot_island.rules.map_cards import (
    ALREADY,
    Cards,
    Compass,
    open_landings,
    reason_card,
    reason_landing,
)
from doubloon.games.loot_island.rules.passing import pass_turn
from doubloon.games.loot_island.rules.payment import NOT_PAID, Pay, can_pay, price_reason
from doubloon.kernel.bits import BIT, has, write_members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.reasons import Reason, because


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Actions(Step):
    """LI-2.1: one turn after the other, clockwise, until all have passed."""

    name: ClassVar = "actions"
    rule: ClassVar = "LI-2.1"
    on: ClassVar = ("round",)
    fields: ClassVar = {"next": A_SEAT}

    def __init__(self, below: Question | None, next: i64) -> None:
        super().__init__(below)
        self.next: i64 = next

    def run(self, board: Board) -> bool:
        """The next player's turn; the phase is over when all have passed."""
        passed = board.passed
        if passed == BIT[board.players] - 1:
            board.top = self.below
            return True
        seat = self.next
        while has(passed, seat):
            seat = board.next_seat(seat)
        board.top = Turn(Actions(self.below, board.next_seat(seat)), seat, seat)
        return True


def write_moves(board: Board, actor: i64, out: vec[i64], n: i64) -> i64:
    """Landings and small islands open to the actor's cards."""
    n = write_members(open_landings(board, actor), actions.LANDING, out, n)
    if board.face_up != 0 and can_pay(board, actor):
        n = write_members(board.face_up, actions.ISLAND, out, n)
    return n


def aaron_can_act(board: Board) -> bool:
    """LI-P3: can anything be done with Aaron's cards?"""
    aaron = board.setup.aaron
    if aaron < 0 or board.aaron_out:
        return False
    if open_landings(board, aaron) != 0:
        return True
    return board.face_up != 0 and can_pay(board, aaron)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Question):
    """LI-2.1: play map cards, use a small island, or pass; LI-P3: or do so for Aaron."""

    name: ClassVar = "turn"
    rule: ClassVar = "LI-2.1"
    on: ClassVar = ("actions",)
    fields: ClassVar = {"actor": AN_ACTOR}
    encoded: ClassVar = {"actor": "actor"}

    def __init__(self, below: Question | None, seat: i64, actor: i64) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor

    def half_built(self) -> bool:
        """To act for Aaron is no move yet."""
        return self.actor != self.seat

    def seen_by(self, viewer: i64) -> Question:
        """Others see the turn at its beginning."""
        if viewer == self.seat or self.actor == self.seat:
            return self
        return Turn(self.below, self.seat, self.seat)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """LI-2.1, or LI-P3 once the seat acts for Aaron, who cannot pass."""
        if self.actor != seat:
            return write_moves(board, self.actor, out, 0)
        out[0] = actions.PASS
        n: i64 = 1
        if aaron_can_act(board):
            out[1] = actions.AARON
            n = 2
        return write_moves(board, seat, out, n)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why something cannot be done on a turn."""
        if actions.LANDING <= action < actions.FROM:
            return reason_landing(board, self.actor, action - actions.LANDING)
        if actions.ISLAND <= action < actions.CUBES:
            tile = action - actions.ISLAND
            if not has(board.setup.tiles, tile):
                return because("LI-S6", "island_not_there", {"tile": tile + 1})
            if not has(board.face_up, tile):
                return because("LI-2.4", "island_face_down", {"tile": tile + 1})
            return price_reason(board)
        if actions.CARD <= action < actions.HEALER:
            return reason_card(board, self.actor, action)
        if self.actor != seat:
            return because("LI-P3", "aaron_acts", {})
        if action == actions.AARON:
            if board.setup.aaron < 0:
                return because("LI-P1", "no_aaron", {})
            return because("LI-P3", "aaron_cannot", {})
        return because("LI-2.1", "own_turn", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Pass, or begin a move whose cards are chosen next; until it is whole it lies on this."""
        actor = self.actor
        if action == actions.PASS:
            board.top = self.below
            pass_turn(board, seat)
        elif action == actions.AARON:
            board.top = Turn(self.below, seat, board.setup.aaron)
        elif action >= actions.ISLAND:
            board.top = Pay(self, seat, actor, action - actions.ISLAND, NOT_PAID, NOT_PAID)
        else:
            landing = action - actions.LANDING
            if board.has_compass(actor, landing) or board.supply_left(actor):
                colour = board.colour[landing]
                board.top = Cards(self, seat, actor, landing, ALREADY, colour, 0)
            else:
                board.top = Compass(self, seat, actor, landing)

    def impossible(self, board: Board) -> str:
        """What lies on it is a move of the same player."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        move = board.top
        if isinstance(move, (Cards, Compass, Pay)):
            if move.seat != self.seat or move.actor != self.actor:
                return "it is another player's turn"
        return ""
