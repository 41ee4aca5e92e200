"""Tobago's learned evaluation: the one by hand, put right by what games have shown."""

from typing import Any, Final

from doubloon.games.tobago.evaluation import TobagoEvaluation
from doubloon.games.tobago.features import TobagoFeatures
from doubloon.kernel.learning.learned import LearnedSeats, learned_data

PACKAGE: Final = "doubloon.games.tobago"


def learned_evaluation(data: dict[str, Any] | None = None) -> LearnedSeats:
    """With given networks, or with those of the package."""
    if data is None:
        data = learned_data(PACKAGE)
    return LearnedSeats(TobagoEvaluation(), TobagoFeatures(TobagoEvaluation()), data)


def features(_players: int) -> TobagoFeatures:
    """The same for every player count."""
    return TobagoFeatures(TobagoEvaluation())
