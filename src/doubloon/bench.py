"""``doubloon bench``: how fast the games are on this machine, in CPU time.

Decisions are actions chosen from at least two; forced actions take time but do not count. Games
are whole games of random play, their set-up included; the figures named ``dealt`` begin with copies
of games already dealt. ``Match`` is the same loop through ``doubloon.Match``, in notation; it
may take at most twice as long as the column before it.
"""

import argparse
import json
import os
import platform
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from doubloon.about import compiled, version_line
from doubloon.commands.shared.arguments import options_of, whole
from doubloon.commands.shared.output import heading, say, table
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.learning import playout
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State
from doubloon.match import Match

SHORTEST: Final = 0.001
LONGEST: Final = 3600


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all)")
    parser.add_argument(
        "--players", type=whole(1, 99), metavar="N", help="only with this number of players"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--seconds",
        type=seconds_of,
        default=0.5,
        metavar="S",
        help="CPU time for each figure (0.5)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def seconds_of(text: str) -> float:
    """A type for argparse: for how long something is measured."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:  # nor is "nan"
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not allowed; seconds from {SHORTEST} to {LONGEST}"
        )
    return seconds


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    results: list[dict[str, Any]] = []
    for name in args.games or registry.names():
        game = registry.find(name)
        options = options_of(game, args.option)
        for players in range(game.min_players, game.max_players + 1):
            if args.players in (None, players):
                results.append(measure(game, players, options, args.seconds))
    mode = "compiled" if compiled() else "plain"
    if args.json:
        print(json.dumps({"machine": machine(), "mode": mode, "results": results}, indent=1))
        return 0
    heading(f"{version_line()}, {machine()['processor']}")
    heads = "game, players, Python loop, dealt, Match, inside, dealt, games, copy, view, sample"
    units = ["", "", *["decisions/s"] * 5, "/s", "us", "us", "us"]
    rows: list[list[object]] = [[*heads.split(", ")], [*units]]
    for each in results:
        rows.append(
            [
                each["game"],
                each["players"],
                f"{each['python_loop']:,.0f}",
                f"{each['python_dealt']:,.0f}",
                f"{each['match']:,.0f}",
                f"{each['inside']:,.0f}",
                f"{each['inside_dealt']:,.0f}",
                f"{each['games']:,.0f}",
                f"{each['copy_us']:.2f}",
                f"{each['view_us']:.2f}",
                f"{each['sample_us']:.2f}",
            ]
        )
    say(table(rows, right=list(range(1, 11))))
    return 0


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    processor = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        names = [line.split(":", 1)[1].strip() for line in lines if "model name" in line]
        processor = names[0] if names else processor
    except OSError:
        pass
    return {"processor": processor, "cores": os.cpu_count(), "python": platform.python_version()}


def measure(game: Game, players: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    """All figures of one game with so many players."""

    def fresh(seed: int) -> State:
        return game.new(players, options, seed=seed)

    deals = [fresh(seed) for seed in range(50)]

    def dealt(seed: int) -> State:
        state = deals[seed % len(deals)].copy()
        state.use_seed(seed)
        return state

    setup = Setup(game, players, options, "", "")

    def matched(seed: int) -> Match:
        return Match(Play(setup, dealt(seed), [], [], [0] * (1 + players)))

    python_loop = rate(lambda seed: loop_in_python(fresh(seed), seed), seconds)
    inside = rate(lambda seed: loop_inside(fresh(seed), seed), seconds)
    python_dealt = rate(lambda seed: loop_in_python(dealt(seed), seed), seconds)
    match = rate(lambda seed: loop_through_match(matched(seed), seed), seconds)
    inside_dealt = rate(lambda seed: loop_inside(dealt(seed), seed), seconds)
    states = moments(game, players, options)
    seats = [state.decider() for state in states]
    views = [state.view(seat) for state, seat in zip(states, seats, strict=True)]
    copies = rate(lambda _: copy_all(states), seconds / 2)
    shown = rate(lambda _: view_all(states, seats), seconds / 2)
    samples = rate(lambda seed: sample_all(views, seed), seconds / 2)
    return {
        "game": game.name,
        "players": players,
        "python_loop": python_loop[0],
        "python_dealt": python_dealt[0],
        "match": match[0],
        "inside": inside[0],
        "inside_dealt": inside_dealt[0],
        "games": inside[1],
        "copy_us": 1e6 / copies[0],
        "view_us": 1e6 / shown[0],
        "sample_us": 1e6 / samples[0],
    }


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Counts and calls per CPU second of ``work``; the median of five runs."""
    counts: list[float] = []
    calls: list[float] = []
    seed = 1
    work(seed)
    for _ in range(5):
        done = 0
        number = 0
        begin = time.process_time()
        spent = 0.0
        while spent < seconds / 5:
            seed += 1
            done += work(seed)
            number += 1
            spent = time.process_time() - begin
        counts.append(done / spent)
        calls.append(number / spent)
    return statistics.median(counts), statistics.median(calls)


def loop_in_python(state: State, seed: int) -> int:
    """A random game driven by this loop; gives its decisions."""
    pick = random.Random(seed).random
    decisions = 0
    while not state.over:
        seat = state.decider()
        legal = state.legal(seat)
        choices = len(legal)
        if choices > 1:
            decisions += 1
            state.apply(seat, legal[int(pick() * choices)])
        else:
            state.apply(seat, legal[0])
    return decisions


def loop_through_match(match: Match, seed: int) -> int:
    """The same loop through the library, in notation; gives its decisions."""
    pick = random.Random(seed).random
    decisions = 0
    while not match.over:
        legal = match.legal()
        choices = len(legal)
        if choices > 1:
            decisions += 1
            match.push(legal[int(pick() * choices)])
        else:
            match.push(legal[0])
    return decisions


def loop_inside(state: State, seed: int) -> int:
    """A random game driven by the compiled module; gives its decisions."""
    tally = playout.Tally()
    playout.play_out(state, seed, tally)
    return int(tally.decisions)


def moments(game: Game, players: int, options: dict[str, Any]) -> list[State]:
    """Moments from the middle of random games."""
    found: list[State] = []
    for seed in range(20):
        state = game.new(players, options, seed=seed)
        pick = random.Random(seed)
        while not state.over:
            seat = state.decider()
            state.apply(seat, pick.choice(state.legal(seat)))
            if pick.random() < 0.05:
                found.append(state.copy())
    return [state for state in found if not state.over][:100]


def copy_all(states: list[State]) -> int:
    """Copies made and dropped."""
    for state in states:
        state.copy()
    return len(states)


def view_all(states: list[State], seats: list[int]) -> int:
    """Views made and dropped."""
    for state, seat in zip(states, seats, strict=True):
        state.view(seat)
    return len(states)


def sample_all(views: list[Any], seed: int) -> int:
    """Worlds dealt and dropped."""
    for view in views:
        view.sample(seed)
    return len(views)
