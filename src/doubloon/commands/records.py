"""``doubloon records``: many games at once, turned into something else."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from doubloon.arena.results import is_cut_off, read_games, read_plan
from doubloon.arena.tournament import record_of
from doubloon.commands.shared.arguments import read_game_record
from doubloon.commands.shared.files import FileTrouble, check_free
from doubloon.commands.shared.output import one_line, say
from doubloon.kernel import registry
from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.record import Record

Known = TypeVar("Known", str, int)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be done with many games."""
    commands = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    export = commands.add_parser(
        "export",
        help="write a table of all decisions",
        description="Write every decision of finished games to a table; docs/lab.md describes it.",
        allow_abbrev=False,
    )
    export.add_argument(
        "files", metavar="FILE", nargs="+", help="from doubloon arena --out, or single records"
    )
    export.add_argument("--to", choices=["parquet"], required=True, help="the kind of table")
    export.add_argument("-o", "--output", metavar="FILE", required=True, help="the table to write")
    export.add_argument("--force", action="store_true", help="replace an existing file")


def run(args: argparse.Namespace) -> int:
    """``records export``: the decisions of all games in the files."""
    from doubloon.lab.export import import_arrow, to_parquet

    import_arrow()
    check_free(args.output, args.force)
    found = [each for file in args.files for each in records_in(file)]
    game = registry.find(the_one([record.game for _, record in found], "game"))
    game = game.under(the_one([record.rules_version for _, record in found], "rules version"))
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=len(found))
        decisions = 0
        for number in to_parquet(game, found, Path(args.output)):
            decisions += number
            progress.advance(task)
    say(f"{args.output}: {decisions} decisions of {len(found)} games of {game.title}")
    return 0


def records_in(path: str) -> Iterator[tuple[str, Record]]:
    """The records of a file, each with its place: of a whole tournament, or a single one."""
    try:
        plan = read_plan(Path(path))
    except FileTrouble:
        yield path, read_game_record(path)[1]
        return
    if is_cut_off(Path(path)):
        text = f"doubloon: {path}: the last line is cut off, so its game is left out"
        print(one_line(text), file=sys.stderr)
    for number, played in enumerate(read_games(Path(path), plan), 1):
        yield f"{path}, game {number}", record_of(plan, played)


def the_one(values: list[Known], what: str) -> Known:
    """What all games share; an OptionError if there is none or if they differ."""
    if not values:
        raise OptionError("there is no finished game in these files")
    if len(set(values)) > 1:
        kinds = ", ".join(sorted({str(value) for value in values}))
        raise OptionError(f"a table holds one {what}; these files have {kinds}")
    return values[0]
