"""Moving the ATV, leg by leg (TB-M1 to TB-M3)."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.board import Board
from doubloon.games.tobago.components.chart import LEGS, LO_SIZE, cell_name, holds, spaces_of
from doubloon.games.tobago.components.fields import DRIVE
from doubloon.games.tobago.rules.amulets import use_amulet
from doubloon.games.tobago.rules.open_turn import OpenTurn, PartOfTurn
from doubloon.games.tobago.types.about import AboutLeg
from doubloon.kernel.bits import lowest
from doubloon.kernel.reasons import Reason, because

# What a leg belongs to
ACTION: Final[i64] = 0  # the drive that is the action: it begins, or an extra one is left for it
EXTRA: Final[i64] = 1  # an extra drive begins (TB-A3)
NEXT: Final[i64] = 2  # the drive that is under way


def write_spaces(board: Board, lo: i64, hi: i64, out: vec[i64], n: i64) -> i64:
    """Spaces as actions, ascending, from place ``n``; gives the next place."""
    cell = board.chart.island.cell
    while lo != 0:
        out[n] = actions.SPACE + cell[lowest(lo)]
        n += 1
        lo &= lo - 1
    while hi != 0:
        out[n] = actions.SPACE + cell[lowest(hi) + LO_SIZE]
        n += 1
        hi &= hi - 1
    return n


def legs_of(turn: OpenTurn, drive: i64) -> i64:
    """How many legs a drive has left before a leg of it is driven."""
    if drive == EXTRA:
        return turn.extra_legs + LEGS
    if drive == NEXT:
        return turn.extra_legs if turn.extra_legs > 0 else turn.legs
    return LEGS if turn.action else turn.legs


def within_legs(board: Board, origin: i64, legs: i64) -> tuple[i64, i64]:
    """The spaces that so many legs reach, at least one; extra drives can add up to many."""
    island = board.chart.island
    place = ((legs if legs < LEGS else LEGS) - 1) * island.size + origin
    lo = island.leg_lo[place]
    hi = island.leg_hi[place]
    for _ in range(legs - LEGS):
        for space in spaces_of(lo, hi):
            lo |= island.leg_lo[space]
            hi |= island.leg_hi[space]
    return lo, hi


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Leg(PartOfTurn):
    """TB-M1: where a leg ends, of the drive under way or of one that begins or is gone on with."""

    name: ClassVar = "leg"
    rule: ClassVar = "TB-M1"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"drive": DRIVE}
    encoded: ClassVar = {"drive": "leg"}
    about_type: ClassVar = AboutLeg

    def __init__(self, turn: OpenTurn, seat: i64, drive: i64) -> None:
        super().__init__(turn, seat)
        self.drive: i64 = drive

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Wherever one leg can end."""
        space = board.atv[seat]
        island = board.chart.island
        return write_spaces(board, island.leg_lo[space], island.leg_hi[space], out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a leg cannot end there."""
        return reason_leg(board, seat, action)

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Drive there; extra legs come first (TB-M3)."""
        turn = self.turn
        free = turn.action
        legs = turn.legs
        extra_legs = turn.extra_legs
        if self.drive == EXTRA:
            use_amulet(board, seat, "drive")
            extra_legs += LEGS  # what was under way waits
        elif self.drive == ACTION:
            if free:
                free = False
                legs = LEGS
            extra_legs = 0  # an extra drive that was under way is over
        if extra_legs > 0:
            extra_legs -= 1
            board.top = turn.after(free, legs, extra_legs, turn.progress)
            drive_to(board, seat, action, extra_legs, True)
        else:
            legs -= 1
            board.top = turn.after(free, legs, 0, turn.progress)
            drive_to(board, seat, action, legs, False)

    def about(self, board: Board, seat: i64) -> AboutLeg:
        """The drive and its legs."""
        extra = self.drive == EXTRA or (self.drive == NEXT and self.turn.extra_legs > 0)
        return {"extra": extra, "legs": legs_of(self.turn, self.drive)}

    def impossible(self, board: Board) -> str:
        """There is a leg left, or an action or an amulet for it."""
        turn = self.turn
        if self.seat != turn.seat:
            return "it is not that seat's turn"
        if self.drive == NEXT:
            return "" if turn.legs + turn.extra_legs > 0 else "no leg is left (TB-M1)"
        if self.drive == ACTION and turn.legs > 0:
            return "" if turn.extra_legs > 0 else "that drive is under way (TB-M3)"
        able = turn.action if self.drive == ACTION else board.held[self.seat] > 0
        return "" if able else "neither the action nor an amulet is there for it"


def drive_to(board: Board, seat: i64, action: i64, legs_left: i64, extra: bool) -> None:
    """One leg; where it ends an amulet is collected, but not on an extra drive."""
    origin = board.atv[seat]
    space = board.chart.island.space[action - actions.SPACE]
    board.atv[seat] = space
    if board.sink is not None:
        said: dict[str, Any] = {
            "seat": seat,
            "from": board.space_name(origin),
            "to": board.space_name(space),
            "legs_left": legs_left,
            "extra": extra,
        }
        board.sink.tell("drove", said)
    if not extra:
        board.collect(seat)


def reason_space(board: Board, turn: OpenTurn, action: i64) -> Reason:
    """Why a space cannot be named on a turn: too far, or one has to say first that one drives."""
    seat = turn.seat
    why = reason_leg(board, seat, action)
    if why[1]["reason"] != "out_of_reach":
        return why
    legs = turn.legs + turn.extra_legs
    begins = turn.action or (legs == 0 and board.held[seat] > 0)
    if begins and legs < LEGS:
        legs = LEGS
    if legs == 0:
        return because("TB-T1", "action_used", {})
    lo, hi = within_legs(board, board.atv[seat], legs)
    if holds(lo, hi, board.chart.island.space[action - actions.SPACE]):
        return because("TB-M1", "not_driving", {})
    said: dict[str, Any] = {"space": cell_name(action - actions.SPACE), "legs": legs}
    return because("TB-M1", "too_far", said)


def reason_leg(board: Board, seat: i64, action: i64) -> Reason:
    """Why a leg cannot end there."""
    cell = action - actions.SPACE
    if cell < 0:
        return because("TB-M1", "choose_space", {})
    space = board.chart.island.space[cell]
    if space < 0:
        return because("TB-M1", "in_the_ocean", {"space": cell_name(cell)})
    if space == board.atv[seat]:
        return because("TB-M3", "stays", {})
    return because("TB-M1", "out_of_reach", {"space": cell_name(cell)})
