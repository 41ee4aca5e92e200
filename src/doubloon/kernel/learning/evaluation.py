"""Evaluation: how good a moment is for a seat, for bots."""

from typing import Any

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a moment is. Games subclass it; without one, the score as it stands counts.

    It is asked about sampled worlds, so it may look at everything; what the seat cannot know is
    dealt at random there and only adds noise. A subclass names its own class of states.
    """

    def value(self, state: Any, seat: i64) -> float:
        """How good it is for ``seat`` against the others, on a scale of the game's own."""
        return float(state.scores()[seat])

    def worths(self, state: Any, out: list[float]) -> None:
        """The points that every seat can expect at the end, written into ``out``."""
        scores = state.scores()
        for seat in range(state.players):
            out[seat] = float(scores[seat])

    def obvious(self, state: Any, seat: i64) -> i64:
        """An action that begins or goes on with a move that nobody overlooks; -1: there is none.

        Bots that look at some of very many moves look at this one as well.
        """
        return -1

    def stage(self, state: Any) -> i64:
        """A number that grows when a good moment to stop and value has come, such as the round.

        Where it never grows, games are played to the end before they are valued.
        """
        return 0

    def spread(self, state: Any) -> float:
        """How far off ``worths`` may be by the end, in points: a standard deviation, about."""
        return 10.0
