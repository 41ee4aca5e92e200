"""The command line: ``doubloon COMMAND``.

Only the module of the command that is run gets imported, so that every start is quick. Whatever
goes wrong ends in one line on the standard error that begins with ``doubloon:``, and exit code 2
(a server that cannot start has some of its own).
"""

import argparse
import contextlib
import importlib
import os
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Final, NoReturn

from doubloon.commands.shared.output import one_line, shield
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.files.words import ENGLISH, choose

FINE: Final = 0
WRONG: Final = 1  # `verify`: something in the record is not true; `check`: a rule is broken
BAD: Final = 2
INTERRUPTED: Final = 130
DEBUG: Final = "DOUBLOON_DEBUG"

# Name, module, what for. A module has ``add_arguments(parser)`` and ``run(args) -> int``.
COMMANDS: Final = (
    ("play", "doubloon.commands.play", "play in the terminal, or watch bots play"),
    ("games", "doubloon.commands.games", "list the games and their options"),
    ("rules", "doubloon.commands.rules", "show the rules of a game, all of them or by number"),
    ("score", "doubloon.commands.score", "add up a game that was played at a real table"),
    ("deck", "doubloon.commands.deck", "check or show a deck of cards"),
    ("record", "doubloon.commands.record", "begin a game in a file, move in it, look at it"),
    ("records", "doubloon.commands.records", "export many games as a table of decisions"),
    ("show", "doubloon.commands.show", "show a game after any move, whole or from a seat"),
    ("advise", "doubloon.commands.advise", "show what the strongest bot would play, with figures"),
    ("replay", "doubloon.commands.replay", "replay a record in words"),
    ("verify", "doubloon.commands.verify", "check a record's shuffle, moves and final hash"),
    ("new-game", "doubloon.commands.new_game", "write a package with a game of your own"),
    ("check", "doubloon.commands.check", "check that a game keeps the contract, and its secrets"),
    ("serve", "doubloon.commands.serve", "run a server: tables for people and bots"),
    (
        "site",
        "doubloon.commands.site",
        "write a folder for any static host: games without a server",
    ),
    ("simulate", "doubloon.arena.simulate", "play many games between bots and report figures"),
    ("arena", "doubloon.arena.arena", "play bots against each other, with ratings and intervals"),
    ("sizes", "doubloon.arena.sizes", "measure length, choices and sizes of the games"),
    ("bench", "doubloon.bench", "measure how fast the games run"),
)

# Entry points of games with commands of their own: a name, and a module like those above.
GROUP: Final = "doubloon.commands"


@cache  # looking through all installed packages takes longer than most commands
def games_commands() -> dict[str, str]:
    """The commands that games bring, ours and those of other packages, with their modules."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """One line and exit code 2."""
        complain(f"{message}; see {self.prog} --help")
        raise SystemExit(BAD)


def complain(message: str) -> None:
    """The one line that an error gets."""
    print(f"doubloon: {one_line(message)}", file=sys.stderr, flush=True)


def build(command: str) -> Parser:
    """The parser; of the commands only the named one has its arguments."""
    parser = Parser(
        prog="doubloon",
        description="Treasure-island board games: play, host, inspect and measure them.",
        epilog="doubloon COMMAND --help lists the arguments of a command.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action="store_true", help="print version, mode and source digest"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    brought = [
        (name, module, f"of the game {module.removeprefix('doubloon.games.').partition('.')[0]}")
        for name, module in sorted(games_commands().items())
    ]
    for name, module, what_for in (*COMMANDS, *brought):
        sub = commands.add_parser(
            name, help=what_for, description=what_for[0].upper() + what_for[1:] + ".",
            allow_abbrev=False,
        )  # fmt: skip
        if name == command:
            importlib.import_module(module).add_arguments(sub)
    return parser


def run(argv: list[str]) -> int:
    """Carry out a command line; errors are raised."""
    command = next((word for word in argv if not word.startswith("-")), "")
    parser = build(command)
    args = parser.parse_args(argv)
    if args.version:
        from doubloon.about import version_line

        print(version_line())
        return FINE
    if args.command is None:
        parser.print_help()
        return FINE
    if "lang" in args:
        from doubloon.commands.shared.language import locale_language

        choose(args.lang or locale_language())
    modules = {**games_commands(), **{name: module for name, module, _ in COMMANDS}}
    module = modules[args.command]
    code: int = importlib.import_module(module).run(args)
    return code


def main(argv: list[str] | None = None) -> int:
    """Carry out a command line; gives the exit code and never ends in a traceback."""
    shield()
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else FINE if end.code is None else BAD
    except BrokenPipeError:
        hush()
        return BAD
    except KeyboardInterrupt:
        complain("stopped")
        return INTERRUPTED
    except DoubloonError as error:
        complain(str(error))
        return getattr(error, "exit_code", BAD)  # those of a server: docs/hosting.md
    except RecursionError:
        complain("the input is nested too deeply")
        return BAD
    except MemoryError:
        complain("the input needs more memory than there is")
        return BAD
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        complain(f"{place}{error.strerror or error}")
        return BAD
    except Exception as error:
        if DEBUG in os.environ:
            raise
        words = f"{type(error).__name__}: {error}"
        complain(f"a bug in the program ({words}); {DEBUG}=1 shows where; please report it")
        return BAD
    finally:
        choose(ENGLISH)
    return code


def hush() -> None:
    """Nobody reads any more: let the last flush of the standard output go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    raise SystemExit(main())
