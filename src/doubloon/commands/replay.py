"""``doubloon replay``: a record retold in words, in full or from a seat's eyes."""

import argparse

from doubloon.commands.shared.arguments import check_seat, read_game_record, seat_number, whole
from doubloon.commands.shared.language import add_language
from doubloon.commands.shared.narration import EVERYTHING, Narrator
from doubloon.kernel.errors import DoubloonError, RecordError
from doubloon.kernel.files.record import after_line, begin


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The record, and for whom."""
    parser.add_argument("file", metavar="RECORD", help="a record; - for the standard input")
    parser.add_argument(
        "--seat",
        type=seat_number,
        metavar="S",
        help="show it as this seat saw it; -1 for a spectator",
    )
    parser.add_argument("--to", type=whole(0, 10**6), metavar="N", help="stop after N moves")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Tell it from the first decision on."""
    game, record = read_game_record(args.file)
    if args.seat is not None:
        check_seat(args.seat, record.players)
    try:
        play = begin(game, record)
    except DoubloonError as error:
        raise RecordError(f"{args.file}: {error}") from None
    narrator = Narrator(play, record.names, EVERYTHING if args.seat is None else args.seat)
    narrator.begin(play)
    for place, line in enumerate(record.moves[: args.to]):
        try:
            play = after_line(play, line)
        except DoubloonError as error:
            words = f"{args.file}: moves[{place}] {line[:60]!r}: {error}"
            raise RecordError(words) from None
        seat = int(line.split()[0])
        if line.split()[1] == "undo":
            narrator.take_back(seat, line.split()[2])
        else:
            narrator.tell(seat, play.entries[-1].events, play.state)
    narrator.end(play.state)
    return 0
