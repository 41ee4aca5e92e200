"""``doubloon verify``: is a record what it says it is?"""

import argparse

from doubloon.commands.shared.arguments import read_game_record
from doubloon.commands.shared.output import say, table
from doubloon.kernel.files.record import checks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record."""
    parser.add_argument("file", metavar="RECORD", help="a record; - for the standard input")


def run(args: argparse.Namespace) -> int:
    """Check it."""
    return check(args.file)


def check(path: str) -> int:
    """Say of each check whether it holds; 1 if one does not."""
    game, record = read_game_record(path)
    results = checks(game, record)
    say(table([[name, f"WRONG: {trouble}" if trouble else "OK"] for name, trouble in results]))
    wrong = sum(1 for _, trouble in results if trouble)
    say(f"{path}: {wrong} of {len(results)} checks failed" if wrong else f"{path}: all is well")
    return 1 if wrong else 0
