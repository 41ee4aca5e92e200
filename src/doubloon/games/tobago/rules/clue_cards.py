"""Playing clues, on one's turn or for an amulet (TB-K1 to TB-K5)."""

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import MAPS, Board
from doubloon.games.tobago.components.deck import clue_name
from doubloon.games.tobago.components.fields import A_CLUE
from doubloon.games.tobago.rules.amulets import use_amulet
from doubloon.games.tobago.rules.open_turn import OpenTurn, PartOfTurn
from doubloon.kernel.bits import BIT, has, lowest, write_members
from doubloon.kernel.questions.values import Flag
from doubloon.kernel.reasons import Reason, because


def fitting(board: Board, seat: i64) -> i64:
    """The clues of a hand that fit on one of the maps, as a mask (TB-K2)."""
    found: i64 = 0
    rest = board.hands[seat]
    while rest != 0:
        clue = lowest(rest)
        rest &= rest - 1
        if board.fits_somewhere(clue):
            found |= BIT[clue]
    return found


def reason_fit(board: Board, clue: i64, treasure_map: i64) -> Reason:
    """Why a clue does not fit on a map."""
    told = {"clue": clue_name(clue), "map": MAP_NAMES[treasure_map]}
    lo = board.sites[2 * treasure_map] & board.chart.clue_lo[clue]
    hi = board.sites[2 * treasure_map + 1] & board.chart.clue_hi[clue]
    if lo == 0 and hi == 0:
        return because("TB-K2", "leaves_nothing", told)
    return because("TB-K2", "rules_out_nothing", told)


def reason_clue(board: Board, seat: i64, clue: i64) -> Reason:
    """Why a clue cannot be played, as far as it is about the clue."""
    if not has(board.hands[seat], clue):
        return because("TB-K1", "not_in_hand", {"clue": clue_name(clue)})
    if board.roses[seat] == 0:
        return because("TB-R5", "no_rose", {})
    return because("TB-K2", "fits_nowhere", {"clue": clue_name(clue)})


def why_no_clue(board: Board, turn: OpenTurn, seat: i64, extra: bool) -> str:
    """Why a seat cannot be playing a clue, as its action or as an extra one; empty if it can."""
    if seat != turn.seat:
        return "it is not that seat's turn"
    able = board.held[seat] > 0 if extra else turn.action
    if not able:
        return "neither the action nor an amulet is there for it"
    return "" if board.roses[seat] > 0 else "no compass rose is left (TB-R5)"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Card(PartOfTurn):
    """TB-A2: which clue is played for an amulet."""

    name: ClassVar = "card"
    rule: ClassVar = "TB-A2"
    on: ClassVar = ("turn",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The clues that fit."""
        return write_members(fitting(board, seat), actions.CLUE, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why it cannot be this one."""
        if actions.CLUE <= action < actions.SPACE:
            return reason_clue(board, seat, action - actions.CLUE)
        return because("TB-A2", "choose_clue", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Its map is chosen next."""
        board.top = Map(self.turn, seat, action - actions.CLUE, True)

    def impossible(self, board: Board) -> str:
        """There is an amulet, and a clue that fits."""
        wrong = why_no_clue(board, self.turn, self.seat, True)
        if not wrong and fitting(board, self.seat) == 0:
            return "no clue fits (TB-K2)"
        return wrong


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Map(PartOfTurn):
    """TB-K1: on which map a clue is played."""

    name: ClassVar = "map"
    rule: ClassVar = "TB-K1"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"clue": A_CLUE, "extra": Flag()}
    encoded: ClassVar = {"clue": "chosen", "extra": "for_amulet"}

    def __init__(self, turn: OpenTurn, seat: i64, clue: i64, extra: bool) -> None:
        super().__init__(turn, seat)
        self.clue: i64 = clue
        self.extra: bool = extra

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The maps on which the clue fits."""
        n: i64 = 0
        for treasure_map in range(MAPS):
            if board.fits(self.clue, treasure_map):
                out[n] = actions.MAP + treasure_map
                n += 1
        return n

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why it cannot go there."""
        if actions.MAP <= action < actions.CLUE:
            return reason_fit(board, self.clue, action - actions.MAP)
        return because("TB-K1", "choose_map", {"clue": clue_name(self.clue)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Play it and draw back up; as the action it ends an extra drive under way (TB-M3)."""
        turn = self.turn
        if self.extra:
            use_amulet(board, seat, "clue")
            board.top = turn.after(turn.action, turn.legs, turn.extra_legs, True)
        else:
            board.top = turn.after(False, turn.legs, 0, True)
        board.lay_clue(seat, self.clue, action - actions.MAP)
        board.draw_up(seat)

    def impossible(self, board: Board) -> str:
        """The clue can be played."""
        wrong = why_no_clue(board, self.turn, self.seat, self.extra)
        if not wrong and not has(fitting(board, self.seat), self.clue):
            return f"{clue_name(self.clue)} cannot be played (TB-K2)"
        return wrong
