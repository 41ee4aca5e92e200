"""``doubloon deck``: is a deck file right, and what is in a deck?"""

import argparse
import json
import re

from doubloon.commands.shared.arguments import read_game_record
from doubloon.commands.shared.files import read_text
from doubloon.commands.shared.output import in_short, problems_of, say, table
from doubloon.commands.show import is_record
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError, DoubloonError, OptionError
from doubloon.kernel.game import Game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Check a file, or show a deck."""
    commands = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = commands.add_parser("check", help="explain every mistake in a deck file")
    check.add_argument("file", metavar="FILE", help="a deck file; - for the standard input")
    show = commands.add_parser("show", help="print a deck")
    show.add_argument(
        "file", metavar="FILE", nargs="?", help="a deck file or a record (the standard deck)"
    )
    show.add_argument("--json", action="store_true", help="print JSON, which is a deck file itself")
    for command in (check, show):
        command.add_argument("--game", metavar="GAME", help="the game of the deck")


def run(args: argparse.Namespace) -> int:
    """Do one of them."""
    if args.action == "check":
        return check(args)
    deck = deck_to_show(args)
    if args.json:
        print(json.dumps(deck.content, indent=1, ensure_ascii=False))
    else:
        show(deck)
    return 0


def check(args: argparse.Namespace) -> int:
    """Every mistake on a line of its own, or that it is fine and what is unusual in it."""
    text = read_text(args.file)
    place = "standard input" if args.file == "-" else args.file
    try:
        deck = game_of(args.game, text).decks.read(text, place)
    except DeckError as error:
        return problems_of(error, place)
    say(f"{place}: fine; {summary(deck)}")
    for each in deck.unusual:
        say(f"{each.place()}unusual: {each.message}; no rule forbids it, look at the card again")
    return 0


def game_of(name: str | None, text: str) -> Game:
    """The game that is named, that the file names, or the only one there is."""
    if name is not None:
        return registry.find(name)
    names = registry.names()
    # Not parsed: a file with mistakes names its game as well.
    written = re.search(r"""^[\s{]*["']?game["']?\s*[=:]\s*["'](\w+)["']""", text, re.MULTILINE)
    if written and written.group(1) in names:
        return registry.find(written.group(1))
    if len(names) == 1:
        return registry.find(names[0])
    raise OptionError(f"--game: which game is the deck for? There are {', '.join(names)}")


def deck_to_show(args: argparse.Namespace) -> Deck:
    """The deck in a file or a record, or the standard deck."""
    if args.file is None:
        return game_of(args.game, "").decks.standard()
    text = read_text(args.file)
    if not is_record(text) or "doubloon-record" not in text:
        return game_of(args.game, text).decks.read(text, args.file)
    game, record = read_game_record(args.file, text)
    try:
        return game.decks.from_content(record.deck)
    except DoubloonError as error:
        raise DeckError(f"{args.file}: deck: {error}") from None


def summary(deck: Deck) -> str:
    """Name, version and how many cards of each list."""
    lists = [(key, each) for key, each in deck.content.items() if isinstance(each, list)]
    counts = ", ".join(f"{len(each)} {key.replace('_', ' ')}" for key, each in lists)
    return f"{deck.name}, version {deck.version}: {counts or 'no cards'}; hash {deck.digest[:16]}"


def show(deck: Deck) -> None:
    """Every list of the deck as a table."""
    say(summary(deck))
    for key, entries in deck.content.items():
        if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
            continue
        columns = list(dict.fromkeys(column for entry in entries for column in entry))
        rows = [[in_short(entry.get(column)) for column in columns] for entry in entries]
        say(f"\n{key.replace('_', ' ')}")
        say(table([columns, *rows], indent=2))
