"""The lab's packages are for the lab: nothing else may import them."""

import subprocess
import sys

PACKAGES = (
    "PIL",
    "gymnasium",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "resvg_py",
    "scipy",
)
EVERYTHING_ELSE = """
import sys
import doubloon, doubloon.cli, doubloon.arena.arena, doubloon.bots.levels, doubloon.table.http.app
from doubloon.kernel import registry
for name in registry.names():
    game = registry.find(name)
    game.new(game.min_players)
print(*sorted(set(sys.argv[1:]) & set(sys.modules)))
"""


def test_nothing_but_the_lab_imports_its_packages() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING_ELSE, *PACKAGES],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []
