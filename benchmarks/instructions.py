"""How many instructions the compiled engine takes: figures that a busy machine does not change.

    .venv/bin/python -m benchmarks.instructions                          # build/compiled
    .venv/bin/python -m benchmarks.instructions build/compiled OTHER/build/compiled

Every build does the same work: random games driven from Python and inside, and from their moments
copies, views, samples, view data, dumps and observations. valgrind's callgrind counts; a figure is
the mean of a call, and of a whole game for ``inside``. Needs valgrind.
"""

import argparse
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

from doubloon.kernel import registry
from doubloon.kernel.learning import playout
from doubloon.kernel.state import State

GAMES: Final = {
    "loot_island": ("LootIsland", "LootView"),
    "tobago": ("Tobago", "TobagoView"),
    "under_sail": ("UnderSail", "SailView"),
}
OF_STATES: Final = ("decider", "legal", "apply", "copy", "view", "dump")
OF_VIEWS: Final = ("sample", "data")
PLAYERS: Final = 4
LINE: Final = re.compile(r"\s*([\d,]+) \(.*?\)\s+\S*:(CPyPy_\w+)")


def work(name: str) -> None:
    """What is counted of one game; prints how often each was called."""
    gc.disable()  # else it falls into the figures at random
    game: Any = registry.find(name)
    encoding = getattr(game, "learning", game).encoding()
    calls: Counter[str] = Counter()
    states: list[State] = []
    for seed in range(3):
        state = game.new(PLAYERS, {}, seed=seed)
        pick = random.Random(seed)
        while not state.over:
            seat = state.decider()
            legal = state.legal(seat)
            state.apply(seat, legal[int(pick.random() * len(legal))])
            calls.update(["decider", "legal", "apply"])
            if pick.random() < 0.05 and not state.over:
                states.append(state.copy())
                calls["copy"] += 1
    for state in states:
        seat = state.decider()
        view = state.view(seat)
        view.sample(1)
        view.data()
        state.dump()
        encoding.look(state, seat, len(game.catalogue))
        calls.update(["decider", "view", "sample", "data", "dump", "look"])
    for seed in range(3):
        playout.play_out(game.new(PLAYERS, {}, seed=seed), seed, playout.Tally())
        calls["inside"] += 1
    print(json.dumps(calls))


def count(build: Path, name: str) -> dict[str, float]:
    """Instructions of a call, by what is called."""
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/calls"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", sys.executable]
        done = subprocess.run(
            [*command, __file__, "--work", name],
            env={**os.environ, "PYTHONPATH": str(build.resolve()), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
        calls = json.loads(done.stdout)
        listing = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", out]
        text = subprocess.run(listing, capture_output=True, text=True, check=True).stdout
    found = {m[2]: int(m[1].replace(",", "")) for m in map(LINE.match, text.splitlines()) if m}
    state, view = GAMES[name]
    names = {what: f"CPyPy_{name}___state___{state}___{what}" for what in OF_STATES}
    names |= {what: f"CPyPy_{name}___view___{view}___{what}" for what in OF_VIEWS}
    names["look"] = "CPyPy_learning___encoding___Encoding___look"
    names["inside"] = "CPyPy_playout___play_out"
    return {what: found.get(symbol, 0) / calls[what] for what, symbol in names.items()}


def main() -> None:
    """A line for each game and call: the figure of each build, against the first one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("builds", nargs="*", type=Path, default=[Path("build/compiled")])
    parser.add_argument("--work", metavar="GAME", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work(args.work)
        return
    for name in GAMES:
        figures = [count(build, name) for build in args.builds]
        for what, first in figures[0].items():
            rest = [each[what] for each in figures[1:]]
            others = [f"{each:>12,.0f} {each / max(first, 1) - 1:+.1%}" for each in rest]
            print(f"{name:12} {what:8} {first:>12,.0f} {'  '.join(others)}".rstrip(), flush=True)


if __name__ == "__main__":
    main()
