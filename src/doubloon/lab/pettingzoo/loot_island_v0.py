"""Loot Island as PettingZoo environments, for 2 to 5 players; their settings: see the package."""

from functools import partial

from doubloon.lab.pettingzoo.aec import CheckedTableEnv, TableEnv
from doubloon.lab.pettingzoo.parallel import ParallelTableEnv

GAME = "loot_island"

env = partial(CheckedTableEnv, GAME)
raw_env = partial(TableEnv, GAME)
parallel_env = partial(ParallelTableEnv, GAME)
