"""What map cards do once they lie there (LI-2.11 to LI-2.16)."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import COPY_CUBE, COPY_DRAW, NO, YES
from doubloon.games.loot_island.components.board import B6, TWO_TO_TEN, Board
from doubloon.games.loot_island.components.fields import (
    A_SEAT,
    AN_ACTOR,
    LANDING,
    OF_ONE_COLOUR,
    THROUGH,
    TOO_MANY,
)
from doubloon.games.loot_island.rules.treasures import MayDiscard, may_drop
from doubloon.games.loot_island.types.about import AboutCopy
from doubloon.kernel.bits import has, lowest, write_members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import SetOf
from doubloon.kernel.reasons import Reason, because

# What a front 1 can copy, as a mask
CUBE: Final[i64] = 0b01
DRAW: Final[i64] = 0b10


def cube_effect(board: Board) -> i64:
    """How many cubes a discard card takes away; B6: two (LI-EV10)."""
    return 2 if board.event == B6 else 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Effects(Step):
    """LI-2.11 to LI-2.14: the effects of the cards just played, in ascending order."""

    name: ClassVar = "effects"
    rule: ClassVar = "LI-2.11"
    on: ClassVar = ("actions",)
    fields: ClassVar = {
        "actor": AN_ACTOR,
        "landing": LANDING,
        "left": OF_ONE_COLOUR,
        "before": OF_ONE_COLOUR,
        "through": THROUGH,
        "player": A_SEAT,
    }
    encoded: ClassVar = {"actor": "actor", "landing": "landing"}

    def __init__(
        self,
        below: Question | None,
        actor: i64,
        landing: i64,
        left: i64,
        before: i64,
        through: i64,
        player: i64,
    ) -> None:
        super().__init__(below)
        self.actor: i64 = actor
        self.landing: i64 = landing
        self.left: i64 = left  # cards whose effect is still to come
        self.before: i64 = before  # cards that lay there before
        self.through: i64 = through  # so many seats, clockwise, had the effect of the next card
        self.player: i64 = player  # whose turn it is, which may be Aaron's (LI-P3)

    def run(self, board: Board) -> bool:
        """Go on until somebody is asked or all effects are carried out."""
        left = self.left
        through = self.through
        draw = board.deck.draw[board.colour[self.landing]]
        while left != 0:
            index = lowest(left)
            if index < 2:
                left &= left - 1
                effects = self.one(board)
                if effects != 0:
                    board.top = Copy(self.later(left, 0), self.actor, effects)
                    return True
                continue
            draws = has(draw, index)
            if not board.setup.ask:
                self.share(board, draws)
            elif self.ask(board, left, through, draws):
                return True
            left &= left - 1
            through = 0
        board.top = self.below
        return True

    def later(self, left: i64, through: i64) -> "Effects":
        """What is left of it when an answer is in."""
        return Effects(
            self.below, self.actor, self.landing, left, self.before, through, self.player
        )

    def one(self, board: Board) -> i64:
        """A 1: in front it can copy effects (LI-2.14), else it curses the others (LI-2.13)."""
        before = self.before
        if before & TWO_TO_TEN == 0:
            for other in range(board.players):
                if other != self.actor:
                    board.take_cubes(other, 1, "LI-2.13")
            return 0
        if self.actor == board.setup.aaron:
            return 0
        colour = board.colour[self.landing]
        cube = CUBE if before & board.deck.cube[colour] != 0 else 0
        draw = DRAW if before & board.deck.draw[colour] != 0 else 0
        return cube | draw

    def share(self, board: Board, draws: bool) -> None:
        """LI-2.11, LI-2.12: for everyone with a compass there, clockwise from the player."""
        seat = self.player
        for _ in range(board.players):
            if board.has_compass(seat, self.landing):
                if draws:
                    board.draw(seat, 1)
                else:
                    board.drop_cubes(seat, cube_effect(board), "LI-2.11")
            seat = board.next_seat(seat)

    def ask(self, board: Board, left: i64, through: i64, draws: bool) -> bool:
        """With the option ``ask``: ask the next one with a compass there. False: all were asked."""
        while through < board.players:
            seat = (self.player + through) % board.players
            through += 1
            if not board.has_compass(seat, self.landing):
                continue
            if draws and board.can_draw():
                board.top = MayDraw(self.later(left, through), seat)
                return True
            if not draws and board.cubes[seat] > 0:
                board.top = MayDiscard(self.later(left, through), seat, cube_effect(board))
                return True
        return False

    def impossible(self, board: Board) -> str:
        """The cards lie there."""
        cards = board.cards[self.landing]
        if cards == 0 or (self.left | self.before) & ~cards != 0:
            return "cards that do not lie at the landing"
        return TOO_MANY if self.through > board.players else ""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Copy(Question):
    """LI-2.14: a 1 played in front may copy one effect that lay there before."""

    name: ClassVar = "copy"
    rule: ClassVar = "LI-2.14"
    on: ClassVar = ("effects",)
    fields: ClassVar = {"effects": SetOf(["cube", "draw"])}
    encoded: ClassVar = {"effects": "copies"}
    about_type: ClassVar = AboutCopy

    def __init__(self, below: Question | None, seat: i64, effects: i64) -> None:
        super().__init__(below, seat)
        self.effects: i64 = effects

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """One of the effects that lay there, or none."""
        out[0] = NO
        return write_members(self.effects, COPY_CUBE, out, 1)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why that cannot be copied."""
        if action == COPY_CUBE or action == COPY_DRAW:
            return because("LI-2.14", "nothing_to_copy", {})
        return because("LI-2.14", "choose_copy", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """The active player alone has the effect (LI-2.16)."""
        board.top = self.below
        if board.sink is not None:
            effect = {COPY_CUBE: "cube", COPY_DRAW: "draw"}.get(action, "none")
            board.sink.tell("copied", {"seat": seat, "effect": effect})
        if action == COPY_DRAW:
            board.draw(seat, 1)
        elif action == COPY_CUBE:
            may_drop(board, seat, cube_effect(board), "LI-2.14")

    def about(self, board: Board, seat: i64) -> AboutCopy:
        """Each of the two."""
        return {"cube": self.effects & CUBE != 0, "draw": self.effects & DRAW != 0}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MayDraw(Question):
    """LI-2.12 with the option ``ask``: draw a card, or not."""

    name: ClassVar = "may_draw"
    rule: ClassVar = "LI-2.12"
    on: ClassVar = ("effects",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Yes or no."""
        out[0] = YES
        out[1] = NO
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is neither."""
        return because("LI-2.12", "yes_or_no", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Draw a card, or not."""
        board.top = self.below
        if action == YES:
            board.draw(seat, 1)
