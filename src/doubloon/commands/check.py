"""``doubloon check``: does a game keep the contract?"""

import argparse
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from doubloon.commands.shared.output import say
from doubloon.conformance import Problem, checks, problems
from doubloon.conformance.cases import Case
from doubloon.conformance.plain_data import written
from doubloon.conformance.twins import groups_of
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError

GOLDEN = Path("tests/golden")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, at which tables, how much, and where its golden game is."""
    parser.add_argument("game", metavar="GAME", help="a game: doubloon games lists them")
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="only at a table of so many (default: every number)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=2,
        metavar="N",
        help="how many games each check plays (default 2)",
    )
    parser.add_argument(
        "--golden",
        type=Path,
        default=GOLDEN,
        metavar="FOLDER",
        help="where the golden game and counts of positions are (default tests/golden)",
    )
    parser.add_argument(
        "--rewrite", action="store_true", help="write these again instead of comparing them"
    )


def run(args: argparse.Namespace) -> int:
    """Run the suite; 1 if a rule of the contract is broken."""
    game = registry.find(args.game)
    if args.games < 1:
        raise OptionError(f"--games: {args.games} is not possible; at least 1")
    found = checks(
        game,
        None if args.players is None else [args.players],
        games=args.games,
        folder=args.golden,
        rewrite=args.rewrite,
    )
    say(who_sees_what(found[0].case))
    broken: dict[str, Problem] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.name, total=len(found))
        results = problems(found)
        for check in found:
            progress.update(task, description=f"{check.case.players} players: {check.title()}")
            try:
                problem = next(results)
            except StopIteration:  # a game without end: nothing else can be checked
                break
            progress.advance(task)
            if (
                problem is not None
                and broken.setdefault(problem.rule + check.name, problem) is problem
            ):
                progress.print(f"BROKEN {problem}", markup=False, highlight=False, soft_wrap=True)
    return conclude(args, len(found), len(broken))


def conclude(args: argparse.Namespace, number: int, broken: int) -> int:
    """The last line, and the exit code."""
    if args.rewrite:
        say(f"{args.game}: golden game and counts of positions are written to {args.golden}")
    elif not (args.golden / args.game / "playthrough.txt").exists():
        say(f"{args.game}: no golden game yet; --rewrite writes one to {args.golden}")
    if broken:
        say(f"{args.game}: {broken} of {number} checks failed")
        return 1
    say(f"{args.game}: {number} checks, all is well")
    return 0


def who_sees_what(case: Case) -> str:
    """What is hidden at the first decision, as the game declares it, so that its author sees it."""
    state = case.game.new(case.players, seed=1)
    lines = []
    for seat, who in ((0, "seat 0"), (-1, "a spectator")):
        places = {
            written(place[:-1]) if isinstance(place[-1], int) else written(place)
            for group in groups_of(case, state, seat)
            for place in group
        }
        lines.append(f"hidden from {who}: {', '.join(sorted(places)) or 'nothing'}")
    return "\n".join([*lines, "sealed answers and half-built moves are hidden from all others"])
