"""``make calibrate``: are the chances that the coach tells people true? Fits and checks a curve.

Games between quick bots are looked at now and then, as a review looks at them; what was expected is
compared with who won. The curve is fitted to some games and checked on others.
"""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from rich.progress import track
from sklearn.isotonic import IsotonicRegression

from doubloon.about import version_line
from doubloon.arena.simulate import import_plots
from doubloon.bots import judge, make_bot
from doubloon.bots.advice import Adviser
from doubloon.bots.measured.calibration import FORMAT, Calibration
from doubloon.bots.search import SearchBot
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.lab.training.run import write_json
from doubloon.lab.training.self_play import Array

WORLDS: Final = 60  # as in a review
STEPS: Final = 20  # of the curve
BINS: Final = 10
ENOUGH: Final = (
    300  # chances in a bin, some ten of each game, so that a share of wins says something
)
CLOSE: Final = 0.05
# Quick bots, all alike at a table, as the search thinks; three games in four have the better ones.
PLAYERS: Final = ("learned-fallible:24", "fallible:8")


class Seen:
    """What was expected of seats and what came of it, in the order of the games."""

    def __init__(self, expected: Array, won: Array, games: int) -> None:
        self.expected = expected  # one row per moment, one column per seat; -1: no such seat
        self.won = won
        self.games = games

    def flat(self, curve: Calibration) -> tuple[Array, Array]:
        """All corrected chances and outcomes, seat by seat."""
        corrected = [
            curve.chances([float(each) for each in row if each >= 0]) for row in self.expected
        ]
        chances = np.array([each for row in corrected for each in row])
        return chances, self.won[self.expected >= 0]


def look(game: Game, games: int, every: int, seed: int, title: str) -> Seen:
    """Play games, and ask now and then what every seat can expect."""
    expected: list[list[float]] = []
    won: list[list[float]] = []
    rng = Random(seed)
    for number in track(range(games), title, disable=not sys.stderr.isatty()):
        players = rng.randint(game.min_players, game.max_players)
        state = game.new(players, seed=seed + number)
        name = PLAYERS[0] if number % 4 else PLAYERS[1]
        bots = [make_bot(name, game, seed * 31 + number * 7 + seat) for seat in range(players)]
        asked: list[list[float]] = []
        wait = rng.randrange(every)
        while not state.over:
            seat = int(state.decider())
            legal = state.legal(seat)
            if len(legal) > 1:
                wait -= 1
            if wait < 0:
                wait = every
                bot = make_bot(judge(game, 1), game, number)
                assert isinstance(bot, SearchBot)
                asked.append(Adviser(bot).outlook(state.view(-1), WORLDS).wins)
            action = bots[seat].choose(state.view(seat), legal) if len(legal) > 1 else legal[0]
            state.apply(seat, action)
        placings = state.placings()
        first = max(placings.count(1), 1)
        result = [1.0 / first if place == 1 else 0.0 for place in placings]
        room = [-1.0] * (game.max_players - players)
        expected.extend([*row, *room] for row in asked)
        won.extend([*result, *room] for _ in asked)
    return Seen(np.array(expected), np.array(won), games)


def fit(seen: Seen) -> list[float]:
    """A rising curve through evenly spaced chances."""
    chances, won = seen.flat(Calibration([]))
    model = IsotonicRegression(y_min=0.0, y_max=1.0, out_of_bounds="clip")
    model.fit(chances, won)
    # Around every point the mean of what is near: steps of the fit say more than there is to know.
    grid = np.linspace(0.0, 1.0, STEPS + 1)
    near = np.linspace(-0.05, 0.05, 11)
    smooth = np.array([model.predict(np.clip(x + near, 0.0, 1.0)).mean() for x in grid])
    smooth[0] = min(smooth[0], 0.02)
    smooth[-1] = max(smooth[-1], 0.98)
    return [round(float(each), 4) for each in np.maximum.accumulate(smooth)]


def reliability(seen: Seen, curve: Calibration) -> list[dict[str, Any]]:
    """By tenths of the chance: how many, what was expected on average, what share was won."""
    chances, won = seen.flat(curve)
    found = []
    for number in range(BINS):
        inside = (chances >= number / BINS) & (chances < (number + 1) / BINS)
        if number == BINS - 1:
            inside |= chances == 1.0
        if inside.any():
            said, actual = float(chances[inside].mean()), float(won[inside].mean())
            entry = {"from": number / BINS, "moments": int(inside.sum()), "said": round(said, 4)}
            found.append({**entry, "won": round(actual, 4)})
    return found


def worst(rows: list[dict[str, Any]]) -> float:
    """The largest difference in a bin with enough moments."""
    found: float = max(abs(row["said"] - row["won"]) for row in rows if row["moments"] >= ENOUGH)
    return found


def draw(title: str, before: list[dict[str, Any]], after: list[dict[str, Any]], path: Path) -> None:
    """The reliability plot: as expected by the search, and as people are told; hollow: by few."""
    pyplot = import_plots()
    figure, axes = pyplot.subplots(figsize=(4.6, 4.4), layout="constrained")
    axes.plot([0, 1], [0, 1], color="grey", linewidth=1)
    axes.fill_between([0, 1], [-CLOSE, 1 - CLOSE], [CLOSE, 1 + CLOSE], alpha=0.12, color="grey")
    for rows, label, mark in ((before, "as expected", "o"), (after, "as told", "s")):
        enough = [row for row in rows if row["moments"] >= ENOUGH]
        few = [row for row in rows if row["moments"] < ENOUGH]
        said, won = [row["said"] for row in enough], [row["won"] for row in enough]
        (line,) = axes.plot(said, won, marker=mark, label=label)
        said, won = [row["said"] for row in few], [row["won"] for row in few]
        style = {"marker": mark, "markerfacecolor": "none", "linestyle": ":"}
        axes.plot(said, won, color=line.get_color(), **style)  # hollow: few chances
    axes.set_xlabel("chance to win")
    axes.set_ylabel("share that was won")
    axes.set_title(title, loc="left")
    axes.legend()
    figure.savefig(path, dpi=100)
    pyplot.close(figure)


def main(arguments: list[str] | None = None) -> int:
    """Play, fit, check, draw, and install the curve if that is wanted."""
    parser = argparse.ArgumentParser(prog="calibrate", description="Check the coach's chances.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=400, help="to fit the curve to (400)")
    parser.add_argument("--check", type=int, default=300, help="others, to check it on (300)")
    parser.add_argument("--every", type=int, default=25, help="decisions between two looks (25)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("results") / "calibration")
    parser.add_argument("--install", type=Path, metavar="PACKAGE", help="src/doubloon")
    args = parser.parse_args(arguments)
    game = registry.find(args.game)
    args.folder.mkdir(parents=True, exist_ok=True)
    fitted = look(game, args.games, args.every, args.seed * 10**6, "fit")
    points = fit(fitted)
    checked = look(game, args.check, args.every, args.seed * 10**6 + 500_000, "check")
    before = reliability(checked, Calibration([]))
    after = reliability(checked, Calibration(points))
    if worst(after) > worst(before):  # what is true already is left alone
        points, after = [], before
    title = f"{game.title}: {args.check} games, {len(checked.expected)} moments"
    draw(title, before, after, args.folder / f"{args.game}.png")
    given = f"--games {args.games} --check {args.check} --every {args.every} --seed {args.seed}"
    data = {
        "format": FORMAT,
        "made": {
            "with": version_line(),
            "command": f"make calibrate GAME={args.game} ARGS='{given}'",
        },
        "points": points,
        "before": before,
        "after": after,
    }
    write_json(args.folder / f"{args.game}.json", data)
    if args.install is not None:
        write_json(args.install / "games" / args.game / "data" / "calibration.json", data)
    for name, rows in (("as expected", before), ("as told", after)):
        print(f"{title}, {name}: off by {100 * worst(rows):.1f} points at most")
        print(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
