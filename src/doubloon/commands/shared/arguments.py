"""Arguments that several commands share, and the game that they describe."""

import argparse
import difflib
import os
import secrets
from collections.abc import Callable
from typing import Any, Final

from doubloon.commands.shared.files import read_text
from doubloon.kernel import registry
from doubloon.kernel.chance import checked_secret, new_secret, secret_of_seed
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError, DoubloonError, OptionError, PositionError, RecordError
from doubloon.kernel.files.position_file import Position, read_position
from doubloon.kernel.files.record import Record, read_record
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.play.play import Play, Setup

USUAL_PLAYERS: Final = 4
LONGEST_NAME: Final = 30
NAMES: Final = ("Anne", "Bart", "Calico", "Drake", "Edward", "Flint", "Grace", "Henry")


def whole(low: int, high: int) -> Callable[[str], int]:
    """A type for argparse: a whole number within limits."""

    def number(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= 20:
            if low <= int(text) <= high:
                return int(text)
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not allowed; a whole number from {low} to {high}"
        )

    return number


def seat_number(text: str) -> int:
    """A type for argparse: a seat, or -1 for the spectator."""
    return -1 if text == "spectator" else whole(-1, 98)(text)


def check_seat(seat: int, players: int, lowest: int = -1) -> None:
    """An OptionError unless the seat is in the game."""
    if not lowest <= seat < players:
        spectator = ", or -1 for a spectator" if lowest < 0 else ""
        raise OptionError(f"seat {seat} is not in this game; 0 to {players - 1}{spectator}")


# A game to start


def add_game(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    """GAME, ``--players``, ``--option`` and ``--deck``: what a game is played with."""
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs=None if needed else "?",
        help="such as loot_island; see doubloon games",
    )
    parser.add_argument(
        "--players", type=whole(1, 99), metavar="N", help="number of players (4, if allowed)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )
    parser.add_argument("--deck", metavar="FILE", help="play with this deck file")


def add_first_seed(parser: argparse.ArgumentParser) -> None:
    """``--seed`` of the first of many games; the others follow from it."""
    parser.add_argument(
        "--seed", type=whole(0, 10**9), default=1, metavar="N", help="of the first game (1)"
    )


def add_workers(parser: argparse.ArgumentParser) -> None:
    """``--workers``: over how many processes the games are spread."""
    parser.add_argument(
        "--workers", type=whole(1, 256), default=os.cpu_count() or 1, metavar="N",
        help="processes (as many as there are cores)",
    )  # fmt: skip


def add_start(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    """All that a new game needs: the above, a position, and where chance comes from."""
    add_game(parser, needed)
    parser.add_argument("--position", metavar="FILE", help="start from this position file")
    chance = parser.add_mutually_exclusive_group()
    chance.add_argument(
        "--secret", metavar="HEX", help="64 hexadecimal digits that determine the shuffle (random)"
    )
    chance.add_argument(
        "--seed",
        type=whole(0, 2**63 - 1),
        metavar="N",
        help="a number instead of a secret: the same number gives the same game",
    )
    parser.add_argument("--id", metavar="TEXT", help="the game's id, part of every shuffle")
    parser.add_argument("--names", metavar="A,B,...", help="the players' names by seat")


def options_of(game: Game, given: list[str]) -> dict[str, Any]:
    """Options from NAME=VALUE words, defaults filled in."""
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(
                f"option {word[:40]!r}: NAME=VALUE is needed, such as {_sample(game)}"
            )
        if name in values:
            raise OptionError(f"option {name}: given twice")
        if name not in known:
            near = difflib.get_close_matches(name, list(known), 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            there = ", ".join(known) or "none"
            raise OptionError(f"option {name[:40]}: unknown; {game.title} has {there}{hint}")
        values[name] = _value(known[name], value)
    return game.checked_options(values)


def _sample(game: Game) -> str:
    return f"{game.options[0].name}={game.options[0].allowed[-1]}" if game.options else "none"


def _value(option: Option, word: str) -> Any:
    """The allowed value that is written like this; else the word, for the check to refuse."""
    for allowed in option.allowed:
        if not isinstance(allowed, bool) and str(allowed) == word:
            return allowed
    return word[:40]


def deck_of(game: Game, path: str | None) -> Deck:
    """The deck in a file, or the standard one."""
    if path is None:
        return game.decks.standard()
    return game.decks.read(read_text(path), path)


def players_of(game: Game, given: int | None) -> int:
    """As many as given, or the usual number within the game's limits."""
    if given is None:
        return max(game.min_players, min(USUAL_PLAYERS, game.max_players))
    game.check_players(given)
    return given


def names_of(given: str | None, players: int) -> list[str]:
    """The players' names by seat from one text, with commas between them."""
    return seat_names([name.strip() for name in given.split(",")] if given else [], players)


def seat_names(names: list[str], players: int) -> list[str]:
    """The players' names by seat; those that are not given come from the list above."""
    if len(names) > players:
        raise OptionError(f"names: {len(names)} for {players} players")
    for name in names:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise OptionError(f"names: {name[:40]!r} is not allowed; 1 to {LONGEST_NAME} letters")
    spare = [name for name in NAMES if name not in names]
    spare += [f"Player {seat + 1}" for seat in range(players)]
    names = [*names, *spare[: players - len(names)]]
    if len(set(names)) < players:
        raise OptionError("names: each player needs a different one")
    return names


def start(args: argparse.Namespace) -> Play:
    """The game that the arguments of :func:`add_start` describe, at its first decision."""
    game = registry.find(args.game)
    options = options_of(game, args.option)
    deck = deck_of(game, args.deck)
    secret, game_id = _chance(args)
    if args.position is None:
        players = players_of(game, args.players)
        return Play.begin(Setup(game, players, options, secret, game_id, deck))
    found = read_game_position(args.position)
    if found.game != game.name:
        raise PositionError(f"{args.position}: game: a position of {found.game}, not {game.name}")
    if args.players not in (None, found.players):
        raise OptionError(
            f"players: {args.players} is not allowed; {args.position} has {found.players}"
        )
    if args.option:
        raise OptionError(f"option: not allowed here; {args.position} holds the options")
    return play_from(game, found, args.position, deck, secret, game_id)


def _chance(args: argparse.Namespace) -> tuple[str, str]:
    """The secret and the game's id; both fixed by ``--secret`` or ``--seed``, else random."""
    if args.id is not None and (not 0 < len(args.id) <= 64 or not args.id.isprintable()):
        raise OptionError(f"id: {args.id[:40]!r} is not allowed; 1 to 64 printable letters")
    if args.secret is not None:
        checked_secret(args.secret)
        return args.secret.lower(), args.id or "game"
    if args.seed is not None:
        return secret_of_seed(args.seed), args.id or f"seed-{args.seed}"
    return new_secret(), args.id or secrets.token_hex(8)


# Files


def read_game_position(path: str, text: str | None = None) -> Position:
    """A position file, or its text that was read already; errors name the file."""
    text = read_text(path) if text is None else text
    try:
        found = read_position(text)
        registry.find(found.game)
        return found
    except DoubloonError as error:
        raise PositionError(f"{path}: {error}") from None


def read_game_record(path: str, text: str | None = None) -> tuple[Game, Record]:
    """A record and its game, from a file or its text; errors name the file."""
    text = read_text(path) if text is None else text
    try:
        record = read_record(text)
        return registry.find(record.game), record
    except DoubloonError as error:
        raise RecordError(f"{path}: {error}") from None


def play_from(
    game: Game, found: Position, path: str, deck: Deck, secret: str = "", game_id: str = ""
) -> Play:
    """A game that goes on from a position; errors name the file."""
    try:
        options = game.checked_options(found.options)
        return Play.begin(
            Setup(game, found.players, options, secret, game_id, deck, found.position)
        )
    except DeckError:
        raise
    except DoubloonError as error:
        raise PositionError(f"{path}: {error}") from None
