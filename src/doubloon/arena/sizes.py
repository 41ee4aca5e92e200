"""``doubloon sizes``: how long games are, how many choices they have, and how large their data is.

Measured in random games, one after another from the seed on: the same command gives the same
figures on every machine.
"""

import argparse
import contextlib
import json
import random
import statistics
from typing import Any

from doubloon.commands.shared.arguments import (
    add_first_seed,
    options_of,
    whole,
)
from doubloon.commands.shared.output import say, table
from doubloon.kernel import registry
from doubloon.kernel.deck import canonical
from doubloon.kernel.errors import NoEncoding
from doubloon.kernel.game import Game
from doubloon.lab.rewards import MARGIN, rewards


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--players", type=whole(1, 99), metavar="N", help="only with so many")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--number", type=whole(1, 10**6), default=100, metavar="N", help="games of each (100)"
    )
    add_first_seed(parser)
    parser.add_argument("--json", action="store_true", help="figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Play and count."""
    found: list[dict[str, Any]] = []
    for name in args.games or registry.names():
        game = registry.find(name)
        options = options_of(game, args.option)
        for players in range(game.min_players, game.max_players + 1):
            if args.players in (None, players):
                found.append(sizes(game, players, options, args.number, args.seed))
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    heads = "game, players, actions, decisions, range, choices, most, observation, state, rewards"
    rows: list[list[object]] = [[*heads.split(", ")]]
    for each in found:
        rows.append(
            [
                each["game"],
                each["players"],
                each["actions"],
                f"{each['decisions']['mean']:.0f}",
                f"{each['decisions']['least']}-{each['decisions']['most']}",
                f"{each['choices']['mean']:.1f}",
                each["choices"]["most"],
                each["observation"] or "-",
                f"{each['state_bytes']:.0f}",
                f"{each['margin']['least']:.0f} to {each['margin']['most']:.0f}",
            ]
        )
    say(table(rows, right=range(1, 10)))
    return 0


def sizes(
    game: Game, players: int, options: dict[str, Any], number: int, seed: int
) -> dict[str, Any]:
    """Return the figures of a game with so many players.

    Decisions are actions chosen from at least two; ``choices`` are what each was chosen from;
    ``state_bytes`` is a state as JSON, in the middle of the game; ``margin`` is the reward of that
    name.
    """
    decisions: list[int] = []
    choices: list[int] = []
    states: list[int] = []
    margins: list[float] = []
    for each in range(seed, seed + number):
        state = game.new(players, options, seed=each)
        pick = random.Random(each)
        begun = len(choices)
        dumps: list[int] = []
        while not state.over:
            seat = state.decider()
            legal = state.legal(seat)
            if len(legal) > 1:
                choices.append(len(legal))
                if (len(choices) - begun) % 50 == 25:
                    dumps.append(len(canonical(state.dump()).encode()))
            state.apply(seat, pick.choice(legal))
        decisions.append(len(choices) - begun)
        states += dumps or [len(canonical(state.dump()).encode())]
        margins += rewards(state, MARGIN)
    observation = 0
    with contextlib.suppress(NoEncoding):
        observation = int(game.learning.encoding().size)
    return {
        "game": game.name,
        "players": players,
        "games": number,
        "actions": len(game.catalogue),
        "decisions": spread(decisions),
        "choices": spread(choices),
        "observation": observation,
        "state_bytes": round(statistics.mean(states)),
        "margin": spread(margins),
    }


def spread(values: list[Any]) -> dict[str, float]:
    """Return the mean, the least and the most of some numbers."""
    return {"mean": statistics.mean(values), "least": min(values), "most": max(values)}
