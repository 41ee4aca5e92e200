"""Tobago as PettingZoo environments, for 2 to 4 players; their settings: see the package."""

from functools import partial

from doubloon.lab.pettingzoo.aec import CheckedTableEnv, TableEnv
from doubloon.lab.pettingzoo.parallel import ParallelTableEnv

GAME = "tobago"

env = partial(CheckedTableEnv, GAME)
raw_env = partial(TableEnv, GAME)
parallel_env = partial(ParallelTableEnv, GAME)
