"""``doubloon games``: the games that are installed."""

import argparse
from typing import Final

from doubloon.commands.shared.output import BOLD, in_short, say, table
from doubloon.kernel import registry
from doubloon.kernel.options import Option

SHOWN: Final = 5  # numbers that are listed one by one


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
    for name, wrong in registry.broken().items():
        say()
        say(name, BOLD)
        say(f"  {wrong}")
    return 0


def _choices(option: Option) -> str:
    """The values with the default in brackets; many numbers in a row as a range."""
    found = [
        f"[{in_short(each)}]" if each == option.default else in_short(each)
        for each in option.allowed
    ]
    numbers = [each for each in found if each.isdecimal()]
    if len(numbers) > SHOWN and numbers == list(
        map(str, range(int(numbers[0]), int(numbers[-1]) + 1))
    ):
        place = found.index(numbers[0])
        found[place : place + len(numbers)] = [f"{numbers[0]} to {numbers[-1]}"]
    return " ".join(found)
