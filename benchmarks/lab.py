"""The lab's environments beside PettingZoo's and OpenSpiel's own games, measured in one run.

    python -m benchmarks.lab --out lab.json

Everything is environment steps per CPU second of random play, with an observation and the legal
actions taken before every step, and the loop written in Python. An action is chosen the same way
everywhere. Chance nodes do not count as steps, but the time they take does. One repetition gives
every probe a short slice of time, in forward and backward order in turn; the figures are medians
over the repetitions, so that a noisy moment of the machine hits all of them alike. A first round is
not counted: what is made once and kept (Tobago's 32 islands) is made there.

`env`     PettingZoo's environments as they are made by ``env()``, wrappers and checks included;
`raw`     the same made by ``raw_env()``;
`spiel`   OpenSpiel's states: ``legal_actions``, the observation of the player to act, an action.
          The observation is taken both as a list (``observation_tensor``) and into one array
          (``make_observation``); the faster of the two is the figure;
`engine`  our engine itself: ``Encoding.look`` (observation and mask in one), then ``apply``;
`batch`   our ``Playouts``, 256 games at once, every seat asked.

A peer that is not installed is named and left out. `pip install doubloon[bench]` brings them all.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import itertools
import json
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.engines import Entry, Probe, chance, rate
from benchmarks.peers import Medians, Samples, add, machine, medians, say
from doubloon.about import version_line
from doubloon.kernel import registry
from doubloon.lab.playouts import Playouts, any_legal

OURS = "Doubloon"
ZOO = "PettingZoo"
SPIEL = "OpenSpiel"
ZOO_GAMES = ("hanabi_v5", "leduc_holdem_v4")
SPIEL_GAMES = ("hanabi", "leduc_poker")
TABLES = (
    ("loot_island", 2),
    ("loot_island", 4),
    ("tobago", 2),
    ("tobago", 4),
    ("under_sail", 3),
    ("under_sail", 4),
)
FIGURES = ("env", "raw", "spiel", "engine", "batch")
# What the issue of speed is judged by: figure, peer, game, how many times faster at least.
GOALS = (
    ("env", ZOO, "hanabi_v5", 5.0),
    ("env", ZOO, "leduc_holdem_v4", 5.0),
    ("raw", ZOO, "hanabi_v5", 5.0),
    ("raw", ZOO, "leduc_holdem_v4", 5.0),
    ("env", SPIEL, "hanabi", 1.0),
    ("raw", SPIEL, "hanabi", 1.0),
    ("spiel", SPIEL, "hanabi", 1.0),
    ("engine", SPIEL, "hanabi", 1.0),
    ("batch", SPIEL, "hanabi", 1.0),
)


def turn_based(env: Any, rng: random.Random) -> Callable[[], float]:
    """Return a batch of one game in a turn-based environment of PettingZoo."""
    uniform = rng.random
    env.reset(seed=1)

    def batch() -> float:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(uniform() * len(legal))]))
            steps += 1
        return steps

    return batch


def spiel_game(game: Any, observe: Callable[[Any], object], rng: random.Random) -> float:
    """Play one game of OpenSpiel, observing before every step; return the steps."""
    uniform = rng.random
    steps = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, uniform))
            continue
        observe(state)
        legal = state.legal_actions()
        state.apply_action(legal[int(uniform() * len(legal))])
        steps += 1
    return steps


def spiel_probe(entry: Entry, game: Any, rng: random.Random) -> Probe:
    """Return the probe of one of OpenSpiel's games: its faster way to observe."""
    observation: Any = importlib.import_module("open_spiel.python.observation")
    whole = observation.make_observation(game)
    ways: list[Callable[[Any], object]] = [
        lambda state: state.observation_tensor(),
        lambda state: whole.set_from(state, state.current_player()),
    ]

    def run(seconds: float) -> float:
        return max(rate(partial(spiel_game, game, way, rng), seconds / 2) for way in ways)

    return Probe(entry, "spiel", run)


def zoo_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of PettingZoo's own games."""
    probes = []
    for name in ZOO_GAMES:
        module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
        entry = Entry(ZOO, name, len(module.env().possible_agents))
        for figure, make in (("env", module.env), ("raw", module.raw_env)):
            probes.append(speed(entry, figure, turn_based(make(), rng)))
    return probes


def spiel_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of OpenSpiel's own games."""
    pyspiel: Any = importlib.import_module("pyspiel")
    games = [pyspiel.load_game(name) for name in SPIEL_GAMES]
    return [
        spiel_probe(Entry(SPIEL, name, game.num_players()), game, rng)
        for name, game in zip(SPIEL_GAMES, games, strict=True)
    ]


def our_probes(rng: random.Random) -> list[Probe]:
    """Return the probes of our games, in every way they can be played from."""
    pyspiel: Any = importlib.import_module("pyspiel")
    importlib.import_module("doubloon.lab.open_spiel")
    probes = []
    for name, players in TABLES:
        entry = Entry(OURS, name, players)
        module: Any = importlib.import_module(f"doubloon.lab.pettingzoo.{name}_v0")
        for figure, make in (("env", module.env), ("raw", module.raw_env)):
            probes.append(speed(entry, figure, turn_based(make(players=players), rng)))
        game = pyspiel.load_game(f"{name}_v0", {"players": players, "rng_seed": 1})
        probes.append(spiel_probe(entry, game, rng))
        probes.append(speed(entry, "engine", engine_games(name, players, rng)))
        probes.append(speed(entry, "batch", batch_steps(name, players)))
    return probes


def engine_games(name: str, players: int, rng: random.Random) -> Callable[[], float]:
    """Return a batch of one game of our engine, called from Python."""
    game = registry.find(name)
    encoding = game.learning.encoding()
    actions = len(game.catalogue)
    size = int(encoding.size)
    uniform = rng.random
    seeds = itertools.count(1)

    def batch() -> float:
        steps = 0
        state = game.new(players, seed=next(seeds))
        while not state.over:
            seat = state.decider()
            both = np.frombuffer(encoding.look(state, seat, actions), np.uint8)
            legal = both[size:].nonzero()[0]
            state.apply(seat, int(legal[int(uniform() * len(legal))]))
            steps += 1
        return steps

    return batch


def batch_steps(name: str, players: int) -> Callable[[], float]:
    """Return a batch of one step of many games."""
    playouts = Playouts(name, players, size=256, forced=True)
    numbers = np.random.default_rng(1)

    def batch() -> float:
        playouts.step(any_legal(playouts.masks, numbers))
        return len(playouts)

    return batch


def speed(entry: Entry, figure: str, batch: Callable[[], float]) -> Probe:
    """Return a probe of steps per CPU second; a batch returns the steps it took."""
    return Probe(entry, figure, lambda seconds: rate(batch, seconds))


def measure(probes: Sequence[Probe], repetitions: int, seconds: float) -> Samples:
    """Measure everything in interleaved repetitions."""
    say("warming up")
    for probe in probes:
        probe.run(seconds)
    samples: Samples = {}
    for repetition in range(repetitions):
        say(f"repetition {repetition + 1} of {repetitions}")
        order: Iterable[Probe] = reversed(probes) if repetition % 2 else probes
        for probe in order:
            add(samples, probe.entry, probe.figure, probe.run(seconds))
    return samples


def goals(table: Medians) -> list[tuple[str, float, float]]:
    """Return for every goal what it says, how many times faster our slowest game is, and the goal.

    OpenSpiel's games have one figure, beside which each of ours is set.
    """
    ours = [figures for entry, figures in table.items() if entry.peer == OURS]
    found = []
    for figure, peer, game, goal in GOALS:
        for entry, theirs in table.items():
            if (entry.peer, entry.game) == (peer, game):
                slowest = min(figures[figure] for figures in ours)
                against = theirs["spiel" if peer == SPIEL else figure]
                words = f"{figure}: our slowest game beside {peer}'s {game}"
                found.append((words, slowest / against, goal))
    return found


def tables(table: Medians) -> str:
    """Return the figures and the goals as text."""
    lines = ["Thousands of environment steps per CPU second"]
    lines.append(f"{'':<32}" + "".join(f"{figure:>9}" for figure in FIGURES))
    for entry, figures in sorted(table.items(), key=lambda row: row[0].peer == OURS):
        name = f"{entry.peer} {entry.game} {entry.players}p"
        cells = [f"{figures[f] / 1e3:,.1f}" if f in figures else "" for f in FIGURES]
        lines.append(f"{name:<32}" + "".join(f"{cell:>9}" for cell in cells))
    lines.append("")
    for words, times, goal in goals(table):
        lines.append(f"{words:<58} {times:6.1f}x  (goal {goal:g}x)")
    return "\n".join(lines)


def installed_probes(seed: int) -> list[Probe]:
    """Return the probes of all that is installed; name what is left out."""
    probes: list[Probe] = []
    for package, make in (("pettingzoo", zoo_probes), ("open_spiel", spiel_probes)):
        try:
            probes += make(random.Random(seed))
        except ImportError as error:
            say(f"{package} left out: {error} (it comes with pip install doubloon[bench])")
        else:
            say(f"{package} {importlib.metadata.version(package)} is ready")
    return probes + our_probes(random.Random(seed))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="CPU time of a slice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="also write the figures here, as JSON")
    args = parser.parse_args()
    say(version_line())
    samples = measure(installed_probes(args.seed), args.repetitions, args.seconds)
    print(tables(medians(samples)))
    print(", ".join(f"{name}: {value}" for name, value in machine().items()))
    if args.out is not None:
        rows = [
            {
                "peer": entry.peer,
                "game": entry.game,
                "players": entry.players,
                "figures": {name: statistics.median(values) for name, values in figures.items()},
                "least": {name: min(values) for name, values in figures.items()},
            }
            for entry, figures in samples.items()
        ]
        report = {"machine": machine(), "doubloon": version_line(), "rows": rows}
        args.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
