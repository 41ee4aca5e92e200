"""``doubloon simulate``: many games between bots, and figures about them."""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress

from doubloon.arena.match import play_match
from doubloon.bots import bot_names, make_bot
from doubloon.commands.shared.arguments import (
    add_first_seed,
    add_game,
    add_workers,
    deck_of,
    options_of,
    players_of,
    whole,
)
from doubloon.commands.shared.output import heading, say, table
from doubloon.extras import needed
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.reports.statistics import Collector

CHUNK = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument(
        "--games", type=whole(1, 10**7), default=200, metavar="N", help="number of games (200)"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,...",
        help=f"by seat, or one for all (greedy): {', '.join(bot_names())}",
    )
    add_first_seed(parser)
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--plot", metavar="DIR", help="write one plot per section to this folder")


def run(args: argparse.Namespace) -> int:
    """Play the games, print the figures."""
    game = registry.find(args.game)
    players = players_of(game, args.players)
    bots = bots_of(game, args.bots, players)
    options = options_of(game, args.option)
    deck = deck_of(game, args.deck)
    if args.plot is not None:
        import_plots()
    jobs = [
        (game.name, bots, options, deck.content, range(first, min(first + CHUNK, last)))
        for last in [args.seed + args.games]
        for first in range(args.seed, last, CHUNK)
    ]
    collector = gather(jobs, args.games, args.workers)
    figures = collector.data()
    if args.json:
        about = {"game": game.name, "players": players, "bots": bots, "games": args.games}
        deck_name = {"name": deck.name, "version": deck.version, "hash": deck.digest}
        whole_report = {**about, "options": options, "deck": deck_name, "figures": figures}
        print(json.dumps(whole_report, indent=1))
    title = f"{game.title}: {args.games} games, {players} players, {', '.join(bots)}"
    if not args.json:
        show(title, figures)
    if args.plot is not None:
        plot(title, figures, Path(args.plot))
    return 0


def bots_of(game: Game, given: str | None, players: int) -> list[str]:
    """A bot for every seat: as given, one for all, or the best."""
    names = given.split(",") if given else ["greedy"]
    for name in names:
        make_bot(name, game, 0)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise OptionError(f"bots: {len(names)} for {players} players; one for each, or one for all")
    return names


Job = tuple[str, list[str], dict[str, Any], dict[str, Any], range]


def gather(jobs: list[Job], games: int, workers: int) -> Collector:
    """Run the jobs on several cores; the figures do not depend on how many."""
    collector = Collector()
    quiet = not sys.stderr.isatty()
    with Progress(disable=quiet) as progress:
        task = progress.add_task("games", total=games)
        for part, number in _parts(jobs, min(workers, len(jobs))):
            collector.merge(part)
            progress.advance(task, number)
    return collector


def _parts(jobs: list[Job], workers: int) -> Iterator[tuple[Collector, int]]:
    if workers == 1:
        for job in jobs:
            yield play_some(job), len(job[4])
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers) as pool:
        for job, part in zip(jobs, pool.imap(play_some, jobs), strict=True):
            yield part, len(job[4])


def play_some(job: Job) -> Collector:
    """A few games in one process."""
    name, bots, options, content, seeds = job
    game = registry.find(name)
    deck = game.decks.from_content(content)
    collector = Collector()
    for seed in seeds:
        match = play_match(game, bots, options, deck, seed)
        observe(bots, match.decisions, match.end.placings(), match.end.scores(), collector)
        game.learning.observe(match.start, match.end, match.events, collector)
    return collector


def observe(
    bots: list[str],
    decisions: int,
    places: list[int],
    scores: list[int],
    collector: Collector,
) -> None:
    """What can be said of any game."""
    collector.mean("games", "decisions with a choice", decisions)
    collector.hit("games", "with a winner", 1 in places)
    if len(set(bots)) > 1:
        for seat, name in enumerate(bots):
            collector.hit("winner by bot", name, places[seat] == 1)
            collector.mean("score by bot", name, scores[seat])


def show(title: str, figures: dict[str, Any]) -> None:
    """The figures as tables with their 95% intervals."""
    heading(title)
    for section, rows in figures.items():
        say()
        say(section.capitalize(), "1")
        say(table([[row["label"], *numbers(row)] for row in rows], right=[1, 2, 3], indent=2))


def numbers(row: dict[str, Any]) -> list[str]:
    """A figure and its interval as words."""
    if row["low"] is None:
        return [f"{row['value']:.2f}", "", ""]
    if row["kind"] == "share":
        return [f"{100 * row[key]:.1f}%" for key in ("value", "low", "high")]
    return [f"{row[key]:.2f}" for key in ("value", "low", "high")]


def import_plots() -> Any:
    """Matplotlib, without a screen; a MissingExtra error if it is not installed."""
    needed("matplotlib", "plots", "plot").use("Agg")
    return needed("matplotlib.pyplot", "plots", "plot")


# What a plot says under its axis, by the kind of its figures.
AXES: Final = {"share": "share of cases (%), 95% interval", "mean": "mean, 95% interval"}


def plot(title: str, figures: dict[str, Any], directory: Path) -> None:
    """One picture a section: bars with their intervals, shares and means on axes of their own."""
    pyplot = import_plots()
    directory.mkdir(parents=True, exist_ok=True)
    for section, rows in figures.items():
        kinds = [kind for kind in AXES if any(row["kind"] == kind for row in rows)]
        parts = [[row for row in rows if row["kind"] == kind] for kind in kinds]
        heights = [1 + len(part) for part in parts]
        figure, drawn = pyplot.subplots(
            len(kinds), figsize=(7, 0.6 + 0.34 * sum(heights)), layout="constrained",
            height_ratios=heights, squeeze=False,
        )  # fmt: skip
        for kind, part, axes in zip(kinds, parts, drawn[:, 0], strict=True):
            bars(axes, part, 100.0 if kind == "share" else 1.0)
            axes.set_xlabel(AXES[kind], fontsize="small")
        figure.suptitle(f"{section.capitalize()}\n{title}", x=0.01, ha="left", fontsize="medium")
        name = "".join(each if each.isalnum() else "-" for each in section).strip("-")
        figure.savefig(directory / f"{name}.png", dpi=110)
        pyplot.close(figure)
    say(f"{len(figures)} plots are in {directory}")


def bars(axes: Any, rows: list[dict[str, Any]], scale: float) -> None:
    """Bars of one kind with their intervals; each label says of how many cases it is."""
    labels = [f"{row['label']} (n={row['cases']})" for row in rows]
    values = [scale * row["value"] for row in rows]
    low = [_apart(value, row["low"], scale) for value, row in zip(values, rows, strict=True)]
    high = [_apart(value, row["high"], scale) for value, row in zip(values, rows, strict=True)]
    axes.barh(labels, values, xerr=[low, high], color="#2b7a78", ecolor="#3a2d12", capsize=3)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)


def _apart(value: float, end: float | None, scale: float) -> float:
    return 0.0 if end is None else abs(scale * end - value)
