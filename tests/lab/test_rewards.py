"""Rewards of finished games."""

import pytest

from doubloon.kernel.errors import OptionError
from doubloon.kernel.state import State
from doubloon.lab.rewards import checked_reward, rewards


class Finished(State):
    """A game of which only the result is known."""

    def __init__(self, scores: list[int], placings: list[int]) -> None:
        super().__init__(len(scores))
        self._result = scores, placings

    def scores(self) -> list[int]:
        return self._result[0]

    def placings(self) -> list[int]:
        return self._result[1]


@pytest.mark.parametrize(
    ("scores", "placings", "margin", "placing"),
    [
        ([7, 3], [1, 2], [4, -4], [1, -1]),
        ([5, 5], [1, 1], [0, 0], [0, 0]),
        ([9, 3, 0], [1, 2, 3], [7.5, -1.5, -6], [1, 0, -1]),
        ([4, 4, 1], [1, 1, 3], [1.5, 1.5, -3], [0.5, 0.5, -1]),
        ([4, 4, 1], [2, 1, 3], [1.5, 1.5, -3], [0, 1, -1]),  # a tie that the rules break
    ],
)
def test_rewards(
    scores: list[int], placings: list[int], margin: list[float], placing: list[float]
) -> None:
    state = Finished(scores, placings)
    assert rewards(state, "margin") == margin
    assert rewards(state, "placing") == placing


def test_unknown_rewards_are_refused() -> None:
    assert checked_reward("placing") == "placing"
    with pytest.raises(OptionError, match="'much' is not known; one of margin, placing"):
        checked_reward("much")
