"""The end of the game: curses, healers, the loot's value (LI-E2 to LI-E5)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import HEALER, KEEP
from doubloon.games.loot_island.components.board import DEALT_HEALERS, Board
from doubloon.games.loot_island.rules.scoring import (
    DEADLY_CUBES,
    Sheet,
    crosses,
    crown_bonuses,
    healer_cost,
)
from doubloon.kernel.bits import BIT, has, write_members
from doubloon.kernel.questions.question import Question, Sealed, Step
from doubloon.kernel.questions.values import OneOf
from doubloon.kernel.reasons import Reason, because

# What comes next at the end
CURSES: Final[i64] = 0
HEALERS: Final[i64] = 1
CHOICE: Final[i64] = 2


def jump_to_end(board: Board) -> None:
    """On to LI-E2, whatever was still going on (LI-D2)."""
    board.top = Ending(None, CURSES)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ending(Step):
    """LI-E2 to LI-E5: curses, healers, then the game is over."""

    name: ClassVar = "ending"
    rule: ClassVar = "LI-E2"
    fields: ClassVar = {"stage": OneOf(["curses", "healers", "choice"])}

    def __init__(self, below: Question | None, stage: i64) -> None:
        super().__init__(below)
        self.stage: i64 = stage

    def run(self, board: Board) -> bool:
        """Go on until somebody chooses a healer or the game is over."""
        if self.stage == CURSES:
            curses(board)
            if board.setup.healers == DEALT_HEALERS:
                board.top = ShowHealer(Ending(self.below, HEALERS), BIT[board.players] - 1)
                return True
        if self.stage != CHOICE:
            reveal_healers(board)
        seat = next_to_heal(board)
        if seat >= 0 and board.offered != 0:
            board.top = Healer(Ending(self.below, CHOICE), seat)
            return True
        board.end()
        if board.sink is not None:
            board.sink.tell("over", {"placings": placings(board), "scores": scores(board)})
        return True


def curses(board: Board) -> None:
    """LI-E2: 13 or more cubes eliminate."""
    for seat in range(board.players):
        if board.cubes[seat] >= DEADLY_CUBES:
            board.eliminated |= BIT[seat]
            if board.sink is not None:
                board.sink.tell("eliminated", {"seat": seat, "cubes": board.cubes[seat]})


def reveal_healers(board: Board) -> None:
    """LI-E3: the healers lie open now."""
    if board.setup.healers == DEALT_HEALERS:
        return
    offered: list[int] = []
    for place in range(len(board.healers)):
        board.offered |= BIT[board.healers[place]]
        offered.append(board.healers[place] + 1)
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("healers", {"healers": sorted(offered)}, ["healers"])


def next_to_heal(board: Board) -> i64:
    """LI-E3: in ascending order of cubes, ties nearest clockwise from the First Player tile."""
    best: i64 = -1
    for away in range(board.players):
        seat = (board.first + away) % board.players
        if board.cubes[seat] == 0 or board.healer[seat] >= 0:
            continue
        if (board.eliminated >> seat) & 1 != 0:
            continue
        if best < 0 or board.cubes[seat] < board.cubes[best]:
            best = seat
    return best


def reason_healer(action: i64, rule: str) -> Reason:
    """Why a healer cannot be chosen."""
    if HEALER <= action < KEEP:
        return because(rule, "healer_not_there", {"healer": action - HEALER + 1})
    return because(rule, "choose_healer", {})


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ShowHealer(Sealed):
    """LI-O2: each player puts one of two healers on the table, all at once."""

    name: ClassVar = "show_healer"
    rule: ClassVar = "LI-O2"
    on: ClassVar = ("ending",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """One of one's own two."""
        one = board.healers[2 * seat]
        two = board.healers[2 * seat + 1]
        out[0] = HEALER + (one if one < two else two)
        out[1] = HEALER + (two if one < two else one)
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is neither of the two."""
        return reason_healer(action, "LI-O2")

    def answer(self, board: Board, seat: i64, action: i64) -> bool:
        """Seal a healer."""
        board.shown[seat] = action - HEALER
        return True

    def open(self, board: Board) -> None:
        """All lie on the table now."""
        shown: list[int] = []
        for seat in range(board.players):
            board.offered |= BIT[board.shown[seat]]
            shown.append(board.shown[seat] + 1)
        if board.sink is not None:
            board.sink.tell("healers", {"healers": shown}, ["healers"])

    def impossible(self, board: Board) -> str:
        """Those who are not asked have shown one of their two."""
        if board.setup.healers != DEALT_HEALERS:
            return "only with the option healers = dealt (LI-O2)"
        if self.seats == 0:
            return "somebody has not answered yet"
        for seat in range(board.players):
            own = (board.healers[2 * seat], board.healers[2 * seat + 1])
            if not has(self.seats, seat) and board.shown[seat] not in own:
                return f"players[{seat}].shown: one of the player's two (LI-O2)"
        return ""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Healer(Question):
    """LI-E3: which healer, in the order of cubes."""

    name: ClassVar = "healer"
    rule: ClassVar = "LI-E3"
    on: ClassVar = ("ending",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any healer on the table."""
        return write_members(board.offered, HEALER, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is not on the table."""
        return reason_healer(action, "LI-E3")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take a healer."""
        board.top = self.below
        healer = action - HEALER
        board.offered &= ~BIT[healer]
        board.healer[seat] = healer
        if board.sink is not None:
            board.sink.tell("healer_chosen", {"seat": seat, "healer": healer + 1})

    def impossible(self, board: Board) -> str:
        """There is one to choose."""
        return "no healer is offered (LI-E3)" if board.offered == 0 else ""


# The loot's value


def bonuses(board: Board) -> list[int]:
    """LI-V4 by seat; Aaron's crosses count in the ranking (LI-P5)."""
    counted: list[int] = []
    for seat in range(board.setup.seats):
        counted.append(crosses(board.deck, board.loot[2 * seat], board.loot[2 * seat + 1]))
    eligible = (BIT[board.setup.seats] - 1) & ~board.eliminated
    return crown_bonuses(counted, eligible)


def sheets(board: Board) -> list[Sheet]:
    """The itemised loot of every player (LI-E4), eliminated ones too."""
    crowns = bonuses(board)
    found: list[Sheet] = []
    for seat in range(board.players):
        cost: i64 = 0
        if board.healer[seat] >= 0:
            cost = healer_cost(board.deck, board.healer[seat], board.cubes[seat])
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        found.append(Sheet(board.deck, lo, hi, crowns[seat], board.first == seat, cost))
    return found


def scores(board: Board) -> list[int]:
    """Loot values; 0 for the eliminated (LI-E2, LI-E4)."""
    values = [sheet.total for sheet in sheets(board)]
    for seat in range(board.players):
        if is_out(board, seat, values[seat]):
            values[seat] = 0
    return values


def is_out(board: Board, seat: i64, value: i64) -> bool:
    """Eliminated by curses (LI-E2) or by a healer's price (LI-E4)."""
    return (board.eliminated >> seat) & 1 != 0 or value < 0


def placings(board: Board) -> list[int]:
    """LI-E5: by value, ties nearest clockwise from the tile. All out: nobody is first."""
    values = [sheet.total for sheet in sheets(board)]
    ranked: list[tuple[int, int, int]] = []
    for seat in range(board.players):
        if not is_out(board, seat, values[seat]):
            ranked.append((-values[seat], board.tile_distance(seat), seat))
    ranked.sort()
    last = max(len(ranked) + 1, 2)
    places = [last] * board.players
    for place in range(len(ranked)):
        places[ranked[place][2]] = place + 1
    return places
