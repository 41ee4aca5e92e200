"""``doubloon score``: the score pad for a game at a real table."""

import argparse
import json

from doubloon.commands.shared.arguments import deck_of
from doubloon.commands.shared.files import read_text
from doubloon.commands.shared.output import problems_of, say
from doubloon.kernel import registry
from doubloon.kernel.errors import DeckError, DoubloonError, OptionError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the pad and the form of the answer."""
    parser.add_argument("game", metavar="GAME", help="such as loot_island")
    parser.add_argument("file", metavar="FILE", help="a score pad; - for the standard input")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--deck", metavar="FILE", help="take reference numbers from this deck")


def run(args: argparse.Namespace) -> int:
    """Add it up."""
    game = registry.find(args.game)
    deck = deck_of(game, args.deck)
    place = "standard input" if args.file == "-" else args.file
    text = read_text(args.file)
    if game.files.score_pad is None:
        raise OptionError(f"game {game.name}: there is no score pad for it")
    try:
        pad = game.files.score_pad(text, place, deck)
    except DeckError:
        raise
    except DoubloonError as error:
        return problems_of(error, place)
    if args.json:
        print(json.dumps(pad.data, indent=1, ensure_ascii=False))
    else:
        say(pad.table.rstrip("\n"))
    return 0
