"""Evaluation: how good a moment is for a seat, for bots."""

import math
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

    def shares(self, state: Any, worths: list[float], scale: float, out: list[float]) -> None:
        """Every seat's chance to win, written into ``out``, which sums to 1.

        ``worths`` are those of this moment, ``scale`` is how far off they may be.
        """
        players = len(out)
        top = worths[0]
        for seat in range(players):
            if worths[seat] > top:
                top = worths[seat]
        total = 0.0
        for seat in range(players):
            out[seat] = math.exp((worths[seat] - top) / (0.7 * scale))
            total += out[seat]
        for seat in range(players):
            out[seat] /= total

    def quick(self) -> "Evaluation":
        """One that answers faster, for playouts; itself if there is none."""
        return self

    def believe(self, state: Any, seat: i64, seed: i64) -> float:
        """How likely the others would have played as ``seat`` saw them play, in this world.

        Worlds are dealt without regard to it; a search with beliefs prefers the likelier ones.
        Hidden cards that could as well lie elsewhere may be put there by how likely that is.
        """
        return 1.0

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
