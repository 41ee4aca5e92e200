"""``doubloon play``: a whole game between bots, told in the terminal."""

import argparse

from doubloon.bots import bot_names
from doubloon.bots.seats import bot_at, by_seat, next_move
from doubloon.commands.arguments import add_start, names_of, start
from doubloon.commands.files import check_free, write_text
from doubloon.commands.language import add_language, phrases
from doubloon.commands.narration import Narrator, outcome
from doubloon.commands.output import say
from doubloon.kernel.files.record import record_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played, by whom, and where it is kept."""
    add_start(parser)
    add_language(parser)
    parser.add_argument(
        "--bots",
        metavar="NAME,...",
        default="greedy",
        help=f"by seat, the last one for all others: {', '.join(bot_names())} (greedy)",
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game as a record")
    parser.add_argument("--force", action="store_true", help="let --save replace a file")
    parser.add_argument("--quiet", action="store_true", help="only the final table")


def run(args: argparse.Namespace) -> int:
    """Play it to the end."""
    if args.save:
        check_free(args.save, args.force)
    play = start(args)
    names = names_of(args.names, play.players)
    roles = by_seat([word.strip() for word in args.bots.split(",")], play.players)
    bots = [bot_at(seat, name, play.setup) for seat, name in enumerate(roles)]
    narrator = Narrator(play, names, -1)
    if not args.quiet:
        narrator.begin(play, roles)
    while not play.state.over:
        seat = play.state.deciders()[0]
        play = play.after(seat, next_move(bots[seat], play.game, play.state, seat))
        if not args.quiet:
            narrator.tell(seat, play.entries[-1].events, play.state)
    if args.save:
        write_text(args.save, record_of(play, names).text())
    if args.quiet:
        say(outcome(play.state, narrator.names))
    else:
        narrator.end(play.state)
        gaps = {"moves": len(play.log), "secret": play.setup.secret}
        say(f"\n{phrases().say('secret', gaps)}")
    if args.save and args.save != "-":
        say(phrases().say("saved", {"file": args.save}))
    return 0
