"""``doubloon verify``: is a record what it says it is?"""

import argparse

from doubloon.commands.arguments import read_game_record
from doubloon.commands.output import say, table
from doubloon.kernel.deck import digest
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.game import Game
from doubloon.kernel.play import commitment
from doubloon.kernel.record import Record, replay


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
    say(table([[name, trouble or "OK"] for name, trouble in results]))
    wrong = sum(1 for _, trouble in results if trouble)
    say(f"{path}: {wrong} of {len(results)} checks failed" if wrong else f"{path}: all is well")
    return 1 if wrong else 0


def checks(game: Game, record: Record) -> list[tuple[str, str]]:
    """Each check with what is wrong, or nothing."""
    return [
        ("deck", _deck(record)),
        ("commitment", _commitment(game, record)),
        *_moves(game, record),
    ]


def _deck(record: Record) -> str:
    if digest(record.deck) != record.deck_hash:
        return "WRONG: deck_hash is not the hash of this deck"
    return ""


def _commitment(game: Game, record: Record) -> str:
    try:
        options = game.checked_options(record.options)
    except DoubloonError as error:
        return f"WRONG: {error}"
    expected = commitment(
        record.game,
        record.rules_version,
        record.players,
        options,
        record.deck_hash,
        record.id,
        record.secret,
        record.position,
    )
    if expected != record.commitment:
        return "WRONG: it does not fit secret, id, players, options, deck and position"
    return ""


def _moves(game: Game, record: Record) -> list[tuple[str, str]]:
    title = f"{len(record.moves)} moves"
    try:
        play = replay(game, record)
    except DoubloonError as error:
        return [(title, f"WRONG: {error}"), ("final hash", "WRONG: the moves do not get there")]
    if play.state.hash() != record.final_hash:
        return [(title, ""), ("final hash", "WRONG: the moves lead to another position")]
    return [(title, ""), ("final hash", "")]
