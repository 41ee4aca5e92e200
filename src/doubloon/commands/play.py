"""``doubloon play``: a whole game between bots, told in the terminal."""

import argparse
import hashlib

from doubloon.bots import Bot, bot_names, make_bot
from doubloon.commands.arguments import add_start, names_of, start
from doubloon.commands.files import check_free, write_text
from doubloon.commands.narration import Narrator, outcome
from doubloon.commands.output import say
from doubloon.kernel.drafting import same_breath
from doubloon.kernel.errors import OptionError
from doubloon.kernel.play import LONGEST_MOVE, Play
from doubloon.kernel.record import record_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played, by whom, and where it is kept."""
    add_start(parser)
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
    roles = roles_of(args.bots, play.players)
    bots = bots_of(roles, play)
    narrator = Narrator(play, names, -1)
    if not args.quiet:
        narrator.begin(play, roles)
    while not play.state.over:
        seat = play.state.deciders()[0]
        play = play.after(seat, next_move(play, bots[seat], seat))
        if not args.quiet:
            narrator.tell(seat, play.entries[-1].events, play.state)
    if args.save:
        write_text(args.save, record_of(play, names).text())
    if args.quiet:
        say(outcome(play.state, narrator.names))
    else:
        narrator.end(play.state)
        say(f"\n{len(play.log)} moves. The secret was {play.setup.secret}.")
    if args.save and args.save != "-":
        say(f"Saved as {args.save}.")
    return 0


def roles_of(words: str, players: int) -> list[str]:
    """The name of a bot for every seat."""
    given = [word.strip() for word in words.split(",")]
    if len(given) > players:
        raise OptionError(f"bots: {len(given)} for {players} players")
    return given + given[-1:] * (players - len(given))


def bots_of(roles: list[str], play: Play) -> list[Bot]:
    """A bot for every seat; each has its own chance, fixed by the game's secret and id."""
    bots: list[Bot] = []
    for seat, name in enumerate(roles):
        text = f"bot/{play.setup.secret}/{play.setup.game_id}/{seat}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
        bots.append(make_bot(name, play.game, seed))
    return bots


def next_move(play: Play, bot: Bot, seat: int) -> list[str]:
    """A whole move: up to a reveal, another's decision, or the same kind of question again."""
    state = play.state.copy()
    kind = state.question(seat)[0]
    words: list[str] = []
    while True:
        legal = state.legal(seat)
        action = bot.choose(state.view(seat), legal) if len(legal) > 1 else legal[0]
        words.append(play.game.catalogue.word(action))
        state.apply(seat, action)
        if len(words) == LONGEST_MOVE or not same_breath(play.state, state, seat):
            return words
        if not state.sealed() and state.question(seat)[0] == kind:
            return words
