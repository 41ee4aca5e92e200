"""Phase 3, finding the loot (LI-3.1 to LI-3.8), and the final exploration (LI-E1)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import A4, B10, B11, B12, B14, COASTS, Board
from doubloon.games.loot_island.components.compasses import height
from doubloon.games.loot_island.components.fields import COAST, THROUGH, TOO_MANY
from doubloon.games.loot_island.rules.ending import jump_to_end
from doubloon.games.loot_island.rules.share import Share
from doubloon.games.loot_island.rules.treasures import MayDiscard
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Number, OneOf

# What comes next when a coast is explored
BIG_LOOT: Final[i64] = 0
SMALL_LOOT: Final[i64] = 1
RELIEF: Final[i64] = 2

NONE: Final[i64] = -1


def begin_exploration(board: Board, round: Question) -> None:
    """Phase 3: the exploration coast; under B14 the next one after it (LI-EV18)."""
    coast = board.coast()
    below = round
    if board.event == B14:
        below = Explore(round, (coast + board.bow) & 3, BIG_LOOT, 0)
    board.top = Explore(below, coast, BIG_LOOT, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Explore(Step):
    """LI-3.1 to LI-3.8: a coast is explored; until it is cleaned up it lies as it was judged."""

    name: ClassVar = "explore"
    rule: ClassVar = "LI-3.1"
    on: ClassVar = ("round", "explore")
    fields: ClassVar = {
        "coast": COAST,
        "stage": OneOf(["big_loot", "small_loot", "relief"]),
        "through": THROUGH,
    }

    def __init__(self, below: Question | None, coast: i64, stage: i64, through: i64) -> None:
        super().__init__(below)
        self.coast: i64 = coast
        self.stage: i64 = stage
        self.through: i64 = through  # so many seats have been asked for relief

    def run(self, board: Board) -> bool:
        """Go on until somebody is asked or the coast is cleaned up."""
        coast = self.coast
        if self.stage == BIG_LOOT:
            if board.sink is not None:
                board.sink.tell("explored", {"coast": COASTS[coast]})
            big = big_landing(board, coast)
            if big != NONE:
                then = Explore(self.below, coast, SMALL_LOOT, 0)
                if find_loot(board, then, big, big_loot(board, big), "big"):
                    return True
        small = small_landing(board, coast)
        if small != NONE:
            if self.stage <= SMALL_LOOT:
                then = Explore(self.below, coast, RELIEF, 0)
                if find_loot(board, then, small, small_loot(board, small), "small"):
                    return True
            if board.event == B10 and self.relieve(board, small):
                return True
        board.top = self.below
        clean_up(board, coast)
        return True

    def relieve(self, board: Board, landing: i64) -> bool:
        """B10 (LI-EV14): with a compass there one may discard 2 cubes. True: one is asked."""
        through = self.through
        while through < board.players:
            seat = (board.first + through) % board.players
            through += 1
            if board.has_compass(seat, landing) and board.cubes[seat] > 0:
                if board.setup.ask:
                    then = Explore(self.below, self.coast, RELIEF, through)
                    board.top = MayDiscard(then, seat, 2)
                    return True
                board.drop_cubes(seat, 2, "LI-EV14")
        return False

    def impossible(self, board: Board) -> str:
        """No more were asked than there are."""
        return TOO_MANY if self.through > board.players else ""


def big_landing(board: Board, coast: i64) -> i64:
    """The landing of a coast that finds the Big Loot as things lie; NONE if neither does."""
    near = 2 * coast if board.bow > 0 else 2 * coast + 1  # reached first in the bow's direction
    far = near ^ 1
    near_cards = board.cards_at(near)
    far_cards = board.cards_at(far)
    need = board.setup.need
    if near_cards < need and far_cards < need:
        return NONE
    if board.event == B12 and near_cards >= need and far_cards >= need:  # LI-EV16
        return far if far_cards < near_cards else near
    return far if far_cards > near_cards else near


def small_landing(board: Board, coast: i64) -> i64:
    """The landing of a coast that finds the Small Loot as things lie, or NONE."""
    big = big_landing(board, coast)
    if big == NONE or board.cards_at(big ^ 1) < board.setup.need:
        return NONE
    return big ^ 1


def big_loot(board: Board, landing: i64) -> i64:
    """LI-3.4: one treasure per compass and per chest; A4 and B11: one less."""
    number = height(board.stack[landing]) + board.chests_at(landing)
    if board.event == A4 or board.event == B11:
        number -= 1
    return number


def small_loot(board: Board, landing: i64) -> i64:
    """LI-3.5: one treasure per chest; A4: one more, B11: one less."""
    number = board.chests_at(landing)
    if board.event == A4:
        number += 1
    elif board.event == B11:
        number -= 1
    return number


def found_at(board: Board, landing: i64, number: i64) -> i64:
    """So many treasures; without a compass none (LI-3.7)."""
    return 0 if board.stack[landing] == 0 or number < 0 else number


def find_loot(board: Board, then: Question, landing: i64, number: i64, size: str) -> bool:
    """Reveal the treasures to be shared out, before ``then`` goes on. False if there are none."""
    number = found_at(board, landing, number)
    if board.sink is not None:
        said = {"landing": LANDING_NAMES[landing], "size": size, "treasures": number}
        board.sink.tell("loot", said)
    if number == 0:
        return False
    board.reveal(number)
    board.top = Share(then, landing, 0)
    return True


def fall_short(board: Board, landing: i64, final: bool) -> None:
    """LI-3.1: say where cards lie, but too few for any loot; in the end nothing is cleared."""
    cards = board.cards_at(landing)
    if board.sink is not None and 0 < cards < board.setup.need:
        said = {"landing": LANDING_NAMES[landing], "cards": cards, "need": board.setup.need}
        said["final"] = final
        board.sink.tell("fell_short", said)


def clean_up(board: Board, coast: i64) -> None:
    """LI-3.8."""
    for landing in range(2 * coast, 2 * coast + 2):
        fall_short(board, landing, final=False)
        board.clear(landing)
    if board.sink is not None:
        board.sink.tell("cleaned_up", {"coast": COASTS[coast]})


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FinalExploration(Step):
    """LI-E1: all landings from the bow in the ship's direction, each a Small Loot."""

    name: ClassVar = "final"
    rule: ClassVar = "LI-E1"
    fields: ClassVar = {"done": Number(0, 8)}

    def __init__(self, below: Question | None, done: i64) -> None:
        super().__init__(below)
        self.done: i64 = done  # so many landings

    def run(self, board: Board) -> bool:
        """Go on until loot is found or the end has come."""
        done = self.done
        while done < 8:
            landing = (board.closest_landing() + board.bow * done) & 7
            done += 1
            if board.cards_at(landing) < board.setup.need:
                fall_short(board, landing, final=True)
            else:
                then = FinalExploration(self.below, done)
                if find_loot(board, then, landing, small_loot(board, landing), "small"):
                    return True
        jump_to_end(board)
        return True
