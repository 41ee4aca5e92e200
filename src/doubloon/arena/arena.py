"""``doubloon arena``: bots against each other, seats rotated, the same deals for each seating."""

import argparse
import json
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doubloon.arena.on_ray import import_ray, on_ray
from doubloon.arena.report import import_ratings, plot, report, rows
from doubloon.arena.results import Results
from doubloon.arena.simulate import bots_of, import_plots
from doubloon.arena.tournament import Job, Plan, Played, jobs_of, plan_of
from doubloon.arena.workers import on_cores
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
from doubloon.kernel import registry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="one bot per seat")
    parser.add_argument(
        "--games", type=whole(1, 10**7), default=100, metavar="N", help="number of games (100)"
    )
    add_first_seed(parser)
    add_workers(parser)
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on this Ray cluster; local: one of --workers here (extra doubloon[arena])",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep the games here; the same command resumes a run",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the results as a PNG file")


def run(args: argparse.Namespace) -> int:
    """Play what is missing, show the results."""
    import_ratings()  # before hours of games
    game = registry.find(args.game)
    given = args.players or (args.bots.count(",") + 1 if "," in args.bots else None)
    bots = bots_of(game, args.bots, players_of(game, given))
    deck = deck_of(game, args.deck)
    if args.plot is not None:
        import_plots()
    if args.ray is not None:
        import_ray()
    plan = plan_of(game, bots, options_of(game, args.option), deck, args.seed)
    jobs = jobs_of(plan, args.games)
    results = Results(plan, args.out)
    play_all(plan, jobs, results, args.workers, args.ray)
    found = report(plan, results.of(jobs))
    if args.plot is not None:
        plot(found, args.plot)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        heading(f"{game.title}: {args.games} games, {', '.join(bots)}")
        say(table(rows(found), right=range(1, 10)))
    return 0


def play_all(
    plan: Plan, jobs: list[Job], results: Results, workers: int, ray: str | None = None
) -> list[Played]:
    """Play the jobs that are not done yet, with a bar that says how long it takes.

    With an address of a Ray cluster it is played there; the results are the same.
    """
    missing = results.missing(jobs)
    if not missing:
        return results.of(jobs)
    games = on_cores(plan, missing, workers) if ray is None else on_ray(plan, missing, ray, workers)
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(jobs), completed=len(jobs) - len(missing))
        for played in games:
            results.add(played)
            progress.advance(task)
    return results.of(jobs)
