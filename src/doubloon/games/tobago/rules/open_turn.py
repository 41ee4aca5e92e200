"""A turn as far as it got, for what is asked in it. The question itself is ``turns.Turn``."""

from mypy_extensions import i64, mypyc_attr

from doubloon.kernel.questions.question import HalfBuilt, Question, QuestionState


@mypyc_attr(acyclic=True)
class OpenTurn(Question):
    """What is left of somebody's turn. ``turns.Turn`` leads to questions that know only this."""

    def __init__(
        self,
        below: Question | None,
        seat: i64,
        action: bool,
        legs: i64,
        extra_legs: i64,
        progress: bool,
    ) -> None:
        super().__init__(below, seat)
        self.action: bool = action  # is it still free?
        self.legs: i64 = legs  # left of the drive that is the action
        self.extra_legs: i64 = extra_legs  # left of extra drives, which are driven first (TB-M3)
        self.progress: bool = progress  # was a clue played or a treasure raised? (TB-E2)

    def after(self, action: bool, legs: i64, extra_legs: i64, progress: bool) -> "OpenTurn":
        """The turn after a part of it was done."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class PartOfTurn(HalfBuilt):
    """A move whose first word was said on a turn."""

    def __init__(self, turn: OpenTurn, seat: i64) -> None:
        super().__init__(turn, seat)
        self.turn: OpenTurn = turn


def turn_of(board: QuestionState) -> OpenTurn | None:
    """The turn that is under way; None before the first, and when the game is over."""
    each = board.top
    while each is not None:
        if isinstance(each, OpenTurn):
            return each
        each = each.below
    return None
