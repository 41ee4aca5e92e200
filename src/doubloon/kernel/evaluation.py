"""Evaluation: what a game tells bots about how good a moment is for a seat."""

from mypy_extensions import i64, mypyc_attr

from doubloon.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a moment is. Games subclass it; without one, the score as it stands counts.

    It is asked about sampled worlds, so it may look at everything; what the seat cannot know is
    dealt at random there and only adds noise.
    """

    def value(self, state: State, seat: i64) -> float:
        """Expected points of ``seat``, better for higher, on a scale of the game's own."""
        return float(state.scores()[seat])
