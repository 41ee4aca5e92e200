"""``doubloon play``: a game at the terminal, between bots or with people at some of the seats."""

import argparse

from doubloon.bots import bot_names
from doubloon.bots.seats import bot_at, by_seat, next_move
from doubloon.commands.shared.arguments import add_start, names_of, start, whole
from doubloon.commands.shared.files import check_free, write_text
from doubloon.commands.shared.language import add_language, phrases
from doubloon.commands.shared.narration import Narrator, outcome
from doubloon.commands.shared.output import say
from doubloon.commands.terminal.seats import NEWEST, SOME_SEAT, sit_down
from doubloon.kernel.errors import OptionError
from doubloon.kernel.files.record import record_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played, by whom, and where it is kept."""
    add_start(parser, needed=False)
    add_language(parser)
    parser.add_argument(
        "--you",
        metavar="SEAT",
        nargs="?",
        type=whole(0, 98),
        const=SOME_SEAT,
        action="append",
        help="play yourself, in this seat (0); repeat it for several people at one screen",
    )
    parser.add_argument(
        "--bots",
        metavar="NAME,...",
        help=f"for the other seats in order, the last one for all remaining seats:"
        f" {', '.join(bot_names())} (greedy)",
    )
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=NEWEST,
        help="continue a saved game (the last one)",
    )
    parser.add_argument(
        "--plain", action="store_true", help="with --you: nothing is redrawn, for screen readers"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game as a record")
    parser.add_argument("--force", action="store_true", help="let --save replace a file")
    parser.add_argument("--quiet", action="store_true", help="print only the final table")


def run(args: argparse.Namespace) -> int:
    """Play it to the end, or as far as people want to."""
    if args.you is not None or args.resume is not None:
        return sit_down(args)
    if args.game is None:
        raise OptionError("a game is needed, such as loot_island; see doubloon games")
    if args.plain:
        raise OptionError("--plain: for games with --you; without, nothing is redrawn")
    return watch(args)


def watch(args: argparse.Namespace) -> int:
    """A whole game between bots."""
    if args.save:
        check_free(args.save, args.force)
    play = start(args)
    names = names_of(args.names, play.players)
    roles = by_seat([word.strip() for word in (args.bots or "greedy").split(",")], play.players)
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
