"""Under Sail as PettingZoo environments, for 3 to 5 players; their settings: see the package."""

from functools import partial

from doubloon.lab.pettingzoo.aec import CheckedTableEnv, TableEnv
from doubloon.lab.pettingzoo.parallel import ParallelTableEnv

GAME = "under_sail"

env = partial(CheckedTableEnv, GAME)
raw_env = partial(TableEnv, GAME)
parallel_env = partial(ParallelTableEnv, GAME)
