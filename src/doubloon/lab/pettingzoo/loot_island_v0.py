"""Loot Island as PettingZoo environments, for 2 to 5 players.

Settings of all three: ``players`` (4); ``options``, the game's own, as ``doubloon games`` lists
them; ``reward``, ``margin`` (points less the mean of the others') or ``placing`` (1 for the first
place to -1 for the last); ``render_mode``, ``human``, ``ansi`` or ``rgb_array``.
"""

from typing import Any

from doubloon.lab.pettingzoo.aec import CheckedTableEnv, TableEnv
from doubloon.lab.pettingzoo.parallel import ParallelTableEnv

GAME = "loot_island"


def env(**settings: Any) -> CheckedTableEnv:
    """Turn by turn, with checks: who does what is not allowed ends the game and gets -1."""
    return CheckedTableEnv(GAME, **settings)


def raw_env(**settings: Any) -> TableEnv:
    """Turn by turn, bare: an action that may not be taken raises an Illegal error."""
    return TableEnv(GAME, **settings)


def parallel_env(**settings: Any) -> ParallelTableEnv:
    """All seats act at every step; one more setting: ``max_cycles``, steps until it is cut off."""
    return ParallelTableEnv(GAME, **settings)
