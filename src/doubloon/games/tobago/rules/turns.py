"""Turns: one action, and before and after it treasures and amulets (TB-T1, TB-T2)."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.board import IDLE_ROUNDS, MAPS, Board
from doubloon.games.tobago.components.chart import LEGS, cell_name
from doubloon.games.tobago.components.deck import clue_names
from doubloon.games.tobago.rules.amulets import (
    Site,
    legal_extras,
    reason_extra,
    reason_remove,
    use_amulet,
)
from doubloon.games.tobago.rules.clue_cards import Card, Map, fitting, reason_clue
from doubloon.games.tobago.rules.drives import ACTION, EXTRA, NEXT, Leg, reason_space
from doubloon.games.tobago.rules.ending import finish
from doubloon.games.tobago.rules.open_turn import OpenTurn
from doubloon.games.tobago.rules.raising import can_raise, reason_raise
from doubloon.games.tobago.rules.treasures import begin_share
from doubloon.games.tobago.types.about import AboutTurn
from doubloon.kernel.bits import write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.questions.values import Flag, Number
from doubloon.kernel.reasons import Reason, because

MOST_EXTRA_LEGS: Final = 99  # TB-M3: one extra drive in another for every amulet, and some to spare


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Question):
    """TB-S5: in turn order everyone places an ATV, then the turns begin."""

    name: ClassVar = "place"
    rule: ClassVar = "TB-S5"

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any space of the island."""
        island = board.chart.island
        for space in range(island.size):
            out[space] = actions.SPACE + island.cell[space]
        return island.size

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why the ATV cannot be placed there."""
        cell = action - actions.SPACE
        if cell < 0:
            return because("TB-S5", "choose_space", {})
        return because("TB-S5", "in_the_ocean", {"space": cell_name(cell)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Put the ATV there; the last one begins the first turn."""
        board.atv[seat] = board.chart.island.space[action - actions.SPACE]
        if board.sink is not None:
            board.sink.tell("placed", {"seat": seat, "space": board.space_name(board.atv[seat])})
        following = board.next_seat(seat)
        if following == board.first:
            begin_turn(board, following)
        else:
            board.top = Place(None, following)

    def impossible(self, board: Board) -> str:
        """All before the seat have placed theirs, and nobody after it."""
        seat = board.first
        before = True
        for _ in range(board.players):
            if seat == self.seat:
                before = False
            if (board.atv[seat] >= 0) != before:
                return "ATVs are placed in turn order (TB-S5)"
            seat = board.next_seat(seat)
        return ""


def begin_turn(board: Board, seat: i64) -> None:
    """A player's turn; an amulet under the ATV is collected (TB-T2)."""
    if board.sink is not None:
        board.sink.tell("turn", {"seat": seat})
    board.collect(seat)
    board.top = Turn(None, seat, True, 0, 0, False)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(OpenTurn):
    """TB-T1: one action, and before and after it treasures and amulets."""

    name: ClassVar = "turn"
    rule: ClassVar = "TB-T1"
    fields: ClassVar = {
        "action": Flag(),
        "legs": Number(0, int(LEGS) - 1),
        "extra_legs": Number(0, MOST_EXTRA_LEGS),
        "progress": Flag(),
    }
    about_type: ClassVar = AboutTurn

    def after(self, action: bool, legs: i64, extra_legs: i64, progress: bool) -> OpenTurn:
        """The turn after a part of it was done."""
        return Turn(None, self.seat, action, legs, extra_legs, progress)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Whatever can be done now; the turn can always be ended."""
        free = self.action
        waits = self.legs > 0
        extra = self.extra_legs > 0
        amulet = board.held[seat] > 0
        clues: i64 = 0
        if board.roses[seat] > 0 and (free or amulet):
            clues = fitting(board, seat)
        out[0] = actions.END_TURN
        n: i64 = 1
        if free or (extra and waits):  # TB-M3: an extra drive may be left for the first one
            out[n] = actions.DRIVE
            n += 1
        if extra or waits:
            out[n] = actions.NEXT_LEG
            n += 1
        if free and board.hands[seat] != 0:
            out[n] = actions.EXCHANGE
            n += 1
        if amulet:
            n = legal_extras(board, seat, clues != 0, out, n)
        for treasure_map in range(MAPS):
            if can_raise(board, seat, treasure_map):
                out[n] = actions.RAISE + treasure_map
                n += 1
        if amulet:
            for treasure_map in range(MAPS):
                if board.site(treasure_map) < 0 and board.marked(treasure_map):
                    out[n] = actions.REMOVE + treasure_map
                    n += 1
        if free:
            n = write_members(clues, actions.CLUE, out, n)
        return n

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why something cannot be done on a turn."""
        free = self.action
        if action >= actions.SPACE:
            return reason_space(board, self, action)
        if action >= actions.CLUE:
            if not free:
                return because("TB-T1", "action_used", {})
            return reason_clue(board, seat, action - actions.CLUE)
        if action >= actions.MAP:
            return because("TB-T1", "own_turn", {})
        if action >= actions.REMOVE:
            return reason_remove(board, seat, action - actions.REMOVE)
        if action >= actions.RAISE:
            return reason_raise(board, seat, action - actions.RAISE)
        if action >= actions.EXTRA_CLUE:
            return reason_extra(board, seat, action)
        if action == actions.NEXT_LEG:
            return because("TB-M1", "not_driving", {})
        if action == actions.EXCHANGE and free:
            return because("TB-T1", "no_clues", {})
        if action == actions.DRIVE or action == actions.EXCHANGE:
            return because("TB-T1", "action_used", {})
        return because("TB-T1", "own_turn", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """End the turn, begin something whose details are chosen next, or do it at once."""
        if action >= actions.CLUE:
            board.top = Map(self, seat, action - actions.CLUE, False)
        elif action >= actions.REMOVE:
            board.top = Site(self, seat, action - actions.REMOVE)
        elif action >= actions.RAISE:
            turn = self.after(self.action, 0, 0, True)  # TB-M2: raising ends the movement
            begin_share(board, turn, action - actions.RAISE)
        elif action == actions.END_TURN:
            self.end(board)
        elif action == actions.DRIVE:
            board.top = Leg(self, seat, ACTION)
        elif action == actions.EXTRA_DRIVE:
            board.top = Leg(self, seat, EXTRA)
        elif action == actions.NEXT_LEG:
            board.top = Leg(self, seat, NEXT)
        elif action == actions.EXTRA_CLUE:
            board.top = Card(self, seat)
        else:
            self.exchange(board, action == actions.EXTRA_EXCHANGE)

    def exchange(self, board: Board, extra: bool) -> None:
        """The whole hand, as the action or for an amulet (TB-T1, TB-A4)."""
        seat = self.seat
        if extra:
            use_amulet(board, seat, "exchange")
        else:  # an extra drive that was under way is over (TB-M3)
            board.top = self.after(False, self.legs, 0, self.progress)
        if board.sink is not None:
            told: dict[str, Any] = {"seat": seat, "clues": clue_names(board.hands[seat])}
            board.sink.tell("exchanged", told, ["clues"])
        board.exchange_hand(seat)

    def end(self, board: Board) -> None:
        """The next one's turn; too many in a row without a clue or treasure end the game."""
        board.idle = 0 if self.progress else board.idle + 1
        if board.idle >= IDLE_ROUNDS * board.players:  # TB-E2
            finish(board, "idle")
        else:
            begin_turn(board, board.next_seat(self.seat))

    def run(self, board: Board) -> bool:
        """End the turn when nothing else can be done; everybody can see that."""
        if self.action or self.legs != 0 or self.extra_legs != 0 or board.held[self.seat] > 0:
            return False
        for treasure_map in range(MAPS):
            if can_raise(board, self.seat, treasure_map):
                return False
        self.end(board)
        return True

    def about(self, board: Board, seat: i64) -> AboutTurn:
        """What is left of the turn."""
        return {"action": self.action, "legs": self.legs, "extra_legs": self.extra_legs}

    def impossible(self, board: Board) -> str:
        """All ATVs stand on the island, and only a drive that was begun has legs left."""
        for seat in range(board.players):
            if board.atv[seat] < 0:
                return f"the ATV of seat {seat} is not placed (TB-S5)"
        if self.action and self.legs > 0:
            return "the action is free, so no leg of it is driven"
        return ""
