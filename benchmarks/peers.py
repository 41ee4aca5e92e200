"""Doubloon's speed beside OpenSpiel, Catanatron and RLCard, measured in one run.

    python -m benchmarks.peers --out results

Everything is CPU time of random play. A decision counts only if it offers at least two choices;
chance nodes and forced moves do not count, but the time they take does. One repetition gives
every probe of every engine a short slice of time, those of one figure next to each other and in
random order, so that a noisy moment of the machine hits all of them alike. The figures are medians
over the repetitions; the ratio to OpenSpiel's median is that of each repetition, then their median.

What is measured, where a peer offers it:

`python_loop`   decisions per CPU second, whole games from the set-up on, loop written in Python;
`python_dealt`  the same from copies of positions in which the cards are already dealt. OpenSpiel
                deals card by card through chance nodes, which takes it longer than playing;
`inside`        decisions per CPU second, whole games, with the loop in the peer's compiled code;
`inside_dealt`  the same from dealt positions;
`copy_us`       microseconds for a copy of the state, called from Python, averaged over the
                decisions of whole games.

OpenSpiel's compiled loops are reached in two ways. Whole games: `evaluate_bots` with its uniformly
random bots. Dealt positions: an `MCTSBot` of one simulation, which does nothing but the random
rollouts of its `RandomRolloutEvaluator` from the root; it can't start at a chance node and refuses
games with rewards along the way (Hanabi), which use `evaluate_bots` there too. Neither loop tells
how many decisions it took. They are counted in Python, over many random games of the same
parameters (for rollouts: from the very same positions), and the mean number per game is multiplied
by the number of games played.

RLCard has no copy of its own; a deep copy of its game object stands in.

A peer that is not installed is named and left out. `pip install doubloon[bench]` brings them all.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import importlib.metadata
import json
import os
import platform
import random
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.engines import ENGINES, Entry, Probe
from doubloon.about import compiled

OURS = "Doubloon"
SPEEDS = ("python_loop", "python_dealt", "inside", "inside_dealt")
FIGURES = (*SPEEDS, "copy_us")

Samples = dict[Entry, dict[str, list[float]]]
Medians = dict[Entry, dict[str, float]]


# The run


def add(samples: Samples, entry: Entry, figure: str, value: float) -> None:
    """Add one measured value to the samples."""
    samples.setdefault(entry, {}).setdefault(figure, []).append(value)


def say(text: str) -> None:
    """Tell on the error stream what goes on; the output stream is for the table."""
    print(text, file=sys.stderr, flush=True)


def installed_probes(seed: int, skipped: list[str]) -> list[Probe]:
    """Return the probes of all engines that are installed, and note the others in `skipped`."""
    probes: list[Probe] = []
    for package, make in ENGINES.items():
        try:
            probes += make(random.Random(seed))
        except ImportError as error:
            skipped.append(package)
            say(f"{package} left out: {error} (it comes with pip install doubloon[bench])")
        else:
            say(f"{package} {importlib.metadata.version(package)} is ready")
    return probes


def measure(probes: Sequence[Probe], repetitions: int, seconds: float) -> Samples:
    """Measure everything in interleaved repetitions."""
    samples: Samples = {}
    order = list(probes)
    for repetition in range(repetitions):
        say(f"repetition {repetition + 1} of {repetitions}")
        random.Random(repetition).shuffle(order)
        for probe in sorted(order, key=lambda probe: FIGURES.index(probe.figure)):
            add(samples, probe.entry, probe.figure, probe.run(seconds))
    return {entry: samples[entry] for entry in dict.fromkeys(probe.entry for probe in probes)}


def medians(samples: Samples) -> Medians:
    """Return the median of each figure."""
    return {
        entry: {figure: statistics.median(values) for figure, values in figures.items()}
        for entry, figures in samples.items()
    }


def ratios(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    """Return how many times faster ours is, like for like."""
    pairs = {
        "python_loop": (ours.get("python_loop"), theirs.get("python_loop")),
        "python_dealt": (ours.get("python_dealt"), theirs.get("python_dealt")),
        "inside": (ours.get("inside"), theirs.get("inside")),
        "inside_dealt": (ours.get("inside_dealt"), theirs.get("inside_dealt")),
        "copy_us": (theirs.get("copy_us"), ours.get("copy_us")),
    }
    return {name: over / under for name, (over, under) in pairs.items() if over and under}


def open_spiel_medians(table: Medians) -> dict[str, float]:
    """Return, figure by figure, the median over OpenSpiel's games."""
    rows = [figures for entry, figures in table.items() if entry.peer == "OpenSpiel"]
    if not rows:
        return {}
    return {figure: statistics.median(row[figure] for row in rows) for figure in FIGURES}


def against_open_spiel(samples: Samples, reference: Entry) -> dict[str, float]:
    """Return the ratios to OpenSpiel's medians: of each repetition, then their medians."""
    found: dict[str, list[float]] = {}
    for repetition in range(len(samples[reference][FIGURES[0]])):
        table: Medians = {
            entry: {figure: values[repetition] for figure, values in figures.items()}
            for entry, figures in samples.items()
        }
        for figure, ratio in ratios(table[reference], open_spiel_medians(table)).items():
            found.setdefault(figure, []).append(ratio)
    return {figure: statistics.median(values) for figure, values in found.items()}


# The report


def machine() -> dict[str, str | int | None]:
    """Return what the figures depend on besides the code."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def thousands(figures: dict[str, float]) -> dict[str, str]:
    """Return the figures of a row as text, speeds in thousands."""
    return {
        name: f"{value:,.2f}" if name == "copy_us" else f"{value / 1e3:,.1f}"
        for name, value in figures.items()
    }


def table_text(title: str, rows: dict[str, dict[str, str]]) -> str:
    """Return a table with a line for each row and a column for each figure."""
    heads = dict(zip(FIGURES, ("Python", "dealt", "inside", "dealt", "copy us"), strict=True))
    lines = [title]
    for name, cells in {"": heads, **rows}.items():
        lines.append(f"{name:<28}" + "".join(f"{cells.get(f, ''):>10}" for f in FIGURES))
    return "\n".join(lines) + "\n"


def tables(samples: Samples, reference: Entry) -> str:
    """Return the table of figures and that of their ratios."""
    table = medians(samples)
    rows = {f"{e.peer} {e.game} {e.players}p": figures for e, figures in table.items()}
    middle = open_spiel_medians(table)
    if middle:
        rows["OpenSpiel, median of games"] = middle
    text = table_text(
        "Thousands of decisions per CPU second, and microseconds of a copy",
        {name: thousands(figures) for name, figures in rows.items()},
    )
    times = {name: ratios(table[reference], figures) for name, figures in rows.items()}
    if middle:
        times["OpenSpiel, median of games"] = against_open_spiel(samples, reference)
    shares = {
        name: {figure: f"{value:,.2f}x" for figure, value in each.items()}
        for name, each in times.items()
    }
    title = f"Times faster: {reference.game} at {reference.players} players against each row"
    return text + "\n" + table_text(title, shares)


def json_rows(samples: Samples, ours: dict[str, float]) -> list[dict[str, Any]]:
    """Return the rows for the JSON file, with median, least and greatest of each figure."""
    rows = []
    for entry, figures in samples.items():
        spread = {
            name: {"median": statistics.median(values), "min": min(values), "max": max(values)}
            for name, values in figures.items()
        }
        middle = {name: values["median"] for name, values in spread.items()}
        row = {"peer": entry.peer, "game": entry.game, "players": entry.players}
        rows.append({**row, "figures": spread, "ratios": ratios(ours, middle)})
    return rows


def draw(table: Medians, path: Path) -> None:
    """Draw the Python loops, the inside loops and the copies side by side."""
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    colors = {OURS: "#c8102e", "OpenSpiel": "#31688e", "Catanatron": "#8c8c3c", "RLCard": "#7a7a7a"}
    panels = (
        ("Loop in Python\n(decisions per CPU second)", ("python_loop", "python_dealt")),
        ("Loop inside the library\n(decisions per CPU second)", ("inside", "inside_dealt")),
        ("A copy (microseconds)", ("copy_us",)),
    )
    figure, axes = pyplot.subplots(1, 3, figsize=(15, 0.3 * len(table) + 2), sharey=True)
    entries = list(reversed(table))
    for axis, (title, names) in zip(axes, panels, strict=True):
        for row, entry in enumerate(entries):
            for shade, name in zip((1.0, 0.5), names, strict=False):
                width = table[entry].get(name)
                if width:
                    style = {"color": colors[entry.peer], "alpha": shade}
                    offset = 0.2 * (len(names) - 1) * (1 if shade == 1.0 else -1)
                    axis.barh(row + offset, width, height=0.8 / len(names), **style)
        axis.set_xscale("log")
        axis.set_title(title)
        axis.grid(axis="x", alpha=0.3)
    axes[0].set_yticks(range(len(entries)))
    axes[0].set_yticklabels(f"{e.peer} {e.game} {e.players}p" for e in entries)
    figure.text(0.99, 0.01, "pale: from positions already dealt", ha="right", fontsize=9)
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def write(out: Path, report: dict[str, Any], table: Medians) -> None:
    """Write `peers.json` and, with matplotlib, `peers.png` into the folder."""
    out.mkdir(parents=True, exist_ok=True)
    (out / "peers.json").write_text(json.dumps(report, indent=2) + "\n")
    try:
        draw(table, out / "peers.png")
    except ImportError as error:
        say(f"no plot: {error} (it comes with pip install doubloon[plot])")


def reference_entry(text: str) -> Entry:
    """Read `game:players`."""
    game, _, players = text.partition(":")
    if not game or not players.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not game:players, as in loot_island:4")
    return Entry(OURS, game, int(players))


def repetition_count(text: str) -> int:
    """Read a number of at least one."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")
    return int(text)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Doubloon's speed beside its peers.")
    parser.add_argument("--out", type=Path, help="folder for peers.json and peers.png")
    parser.add_argument("--repetitions", type=repetition_count, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time per probe each time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reference", type=reference_entry, default="loot_island:4")
    return parser.parse_args()


def main() -> None:
    """Measure, print the table, write the files."""
    options = arguments()
    skipped: list[str] = []
    probes = installed_probes(options.seed, skipped)
    if all(probe.entry != options.reference for probe in probes):
        say(f"{options.reference.game} is not played by {options.reference.players}")
        raise SystemExit(2)
    # What the engines loaded is no garbage: keep collections during the measurements short.
    gc.collect()
    gc.freeze()
    samples = measure(probes, options.repetitions, options.seconds)
    table = medians(samples)
    print(tables(samples, options.reference), end="")
    if options.out:
        packages = [package for package in ENGINES if package not in skipped]
        report = {
            "machine": machine(),
            "mode": "compiled" if compiled() else "plain",
            "versions": {package: importlib.metadata.version(package) for package in packages},
            "skipped": skipped,
            "repetitions": options.repetitions,
            "seconds": options.seconds,
            "rows": json_rows(samples, table[options.reference]),
            "open_spiel_medians": open_spiel_medians(table),
            "against_open_spiel": against_open_spiel(samples, options.reference),
        }
        write(options.out, report, table)


if __name__ == "__main__":
    main()
