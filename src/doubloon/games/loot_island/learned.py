"""Loot Island's learned evaluation: the one by hand, put right by what games have shown."""

from typing import Any, Final

from doubloon.games.loot_island.evaluation import LootEvaluation
from doubloon.games.loot_island.features import LootFeatures
from doubloon.kernel.learning.learned import LearnedSeats, learned_data

PACKAGE: Final = "doubloon.games.loot_island"


def learned_evaluation(data: dict[str, Any] | None = None) -> LearnedSeats:
    """With given networks, or with those of the package."""
    if data is None:
        data = learned_data(PACKAGE)
    return LearnedSeats(LootEvaluation(), LootFeatures(LootEvaluation()), data)


def features(_players: int) -> LootFeatures:
    """The same for every player count."""
    return LootFeatures(LootEvaluation())
