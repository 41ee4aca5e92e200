"""``doubloon games``: the games that are installed."""

import argparse

from doubloon.commands.output import BOLD, in_short, say, table
from doubloon.kernel import registry
from doubloon.kernel.options import Option


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """None."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001
    """Each game with its players and its options."""
    for place, name in enumerate(registry.names()):
        game = registry.find(name)
        if place > 0:
            say()
        say(name, BOLD)
        players = f"{game.min_players} to {game.max_players} players"
        say(f"  {game.title}, {players}, rules version {game.rules_version}; options:")
        rows = [[option.name, _choices(option), option.help] for option in game.options]
        if rows:
            say(table(rows, indent=4))
    return 0


def _choices(option: Option) -> str:
    """The values with the default in brackets."""
    return " ".join(
        f"[{in_short(each)}]" if each == option.default else in_short(each)
        for each in option.allowed
    )
