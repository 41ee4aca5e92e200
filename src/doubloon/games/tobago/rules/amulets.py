"""What amulets are good for on one's turn (TB-A1 to TB-A4), and where they come from (TB-R6)."""

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import STATUES, Board
from doubloon.games.tobago.components.chart import DIRECTIONS, cell_name, hi_of, lo_of, spaces_of
from doubloon.games.tobago.components.fields import A_MAP
from doubloon.games.tobago.rules.open_turn import OpenTurn, PartOfTurn
from doubloon.kernel.reasons import Reason, because


def use_amulet(board: Board, seat: i64, purpose: str) -> None:
    """It goes back to the supply (TB-R6)."""
    board.held[seat] -= 1
    if board.sink is not None:
        board.sink.tell("amulet_used", {"seat": seat, "for": purpose})


def legal_extras(board: Board, seat: i64, clue: bool, out: vec[i64], n: i64) -> i64:
    """What an amulet buys beside removing a marker: a clue (if one fits), a move, a new hand."""
    if clue:
        out[n] = actions.EXTRA_CLUE
        n += 1
    out[n] = actions.EXTRA_DRIVE
    n += 1
    if board.hands[seat] != 0:
        out[n] = actions.EXTRA_EXCHANGE
        n += 1
    return n


def reason_extra(board: Board, seat: i64, action: i64) -> Reason:
    """Why an amulet cannot be used for a clue, a move or a new hand."""
    rule = "TB-A3"
    if action == actions.EXTRA_CLUE:
        rule = "TB-A2"
    elif action == actions.EXTRA_EXCHANGE:
        rule = "TB-A4"
    if board.held[seat] == 0:
        return because(rule, "no_amulet", {})
    if action == actions.EXTRA_EXCHANGE:
        return because(rule, "no_clues", {})
    if board.roses[seat] == 0:
        return because(rule, "no_rose", {})
    return because(rule, "no_clue_fits", {})


def reason_remove(board: Board, seat: i64, treasure_map: i64) -> Reason:
    """Why no marker of a map can be removed (TB-A1)."""
    told = {"map": MAP_NAMES[treasure_map]}
    if board.held[seat] == 0:
        return because("TB-A1", "no_amulet", {})
    if not board.marked(treasure_map):
        return because("TB-A1", "no_markers", told)
    return because("TB-A1", "last_marker", told)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Site(PartOfTurn):
    """TB-A1: which marker is removed."""

    name: ClassVar = "site"
    rule: ClassVar = "TB-A1"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"map": A_MAP}
    encoded: ClassVar = {"map": "map"}

    def __init__(self, turn: OpenTurn, seat: i64, treasure_map: i64) -> None:
        super().__init__(turn, seat)
        self.map: i64 = treasure_map

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any marker of the map."""
        cell = board.chart.island.cell
        n: i64 = 0
        for space in spaces_of(board.sites[2 * self.map], board.sites[2 * self.map + 1]):
            out[n] = actions.SPACE + cell[space]
            n += 1
        return n

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why it cannot be this one."""
        told: dict[str, Any] = {"map": MAP_NAMES[self.map]}
        if action < actions.SPACE:
            return because("TB-A1", "choose_marker", told)
        told["space"] = cell_name(action - actions.SPACE)
        return because("TB-A1", "no_marker_there", told)

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """The treasure is not there."""
        board.top = self.turn
        use_amulet(board, seat, "remove")
        space = board.chart.island.space[action - actions.SPACE]
        before = board.site_count(self.map)
        board.sites[2 * self.map] &= ~lo_of(space)
        board.sites[2 * self.map + 1] &= ~hi_of(space)
        if board.sink is not None:
            said: dict[str, Any] = {
                "seat": seat,
                "map": MAP_NAMES[self.map],
                "space": board.space_name(space),
            }
            board.sink.tell("removed", said)
            board.tell_sites(self.map, before)

    def impossible(self, board: Board) -> str:
        """There is an amulet, and a marker to remove."""
        if self.seat != self.turn.seat:
            return "it is not that seat's turn"
        if board.held[self.seat] == 0:
            return "there is no amulet for it (TB-A1)"
        if board.site_count(self.map) < 2:
            return "the last marker must stay (TB-A1)"
        return "" if board.marked(self.map) else "no markers lie there (TB-A1)"


# TB-R6


def wash_ashore(board: Board) -> None:
    """Each statue's gaze brings an amulet to the shore; then it turns clockwise."""
    for statue in range(STATUES):
        direction = board.faces[statue]
        space = board.chart.island.gaze[6 * board.chart.statues[statue] + direction]
        if not board.amulet_at(space) and board.supply() > 0:
            board.amulets_lo |= lo_of(space)
            board.amulets_hi |= hi_of(space)
            if board.sink is not None:
                told: dict[str, Any] = {"statue": statue, "space": board.space_name(space)}
                board.sink.tell("amulet_ashore", told)
    for statue in range(STATUES):
        board.faces[statue] = (board.faces[statue] + 1) % 6
    if board.sink is not None:
        faces = [DIRECTIONS[board.faces[statue]] for statue in range(STATUES)]
        board.sink.tell("statues_turned", {"faces": faces})
