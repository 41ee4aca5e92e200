"""``make train``: train a bot. ``python -m doubloon.lab.training under_sail --generations 6``."""

import argparse
import os
import sys
from pathlib import Path

from doubloon.kernel import registry
from doubloon.kernel.learning.learned import ALL
from doubloon.lab.training.curves import draw
from doubloon.lab.training.run import Run, install


def main(arguments: list[str] | None = None) -> int:
    """Train, draw the curves, and install what was learned if that is wanted."""
    parser = argparse.ArgumentParser(prog="train", description="Train a bot by self-play.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument(
        "--players",
        type=int,
        help="at the table (the fewest of the game; all counts where one network serves them)",
    )
    parser.add_argument("--generations", type=int, default=6, help="play and learn so often (6)")
    parser.add_argument("--games", type=int, default=1500, help="of a generation (1500)")
    parser.add_argument(
        "--searched",
        type=int,
        default=300,
        help="games of a generation between searching players, from the second on (300)",
    )
    parser.add_argument(
        "--iterations", type=int, default=100, help="of their search; 0: no such games (100)"
    )
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes that play (all cores)"
    )
    parser.add_argument(
        "--ideas",
        type=int,
        help="moves that the quick players think of; 0: all, as the greedy bot does (the game's)",
    )
    parser.add_argument("--units", default="32,16", help="of the two hidden layers (32,16)")
    parser.add_argument("--deals", type=int, default=60, help="of the match that measures (60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="of the run; the same one resumes it")
    parser.add_argument(
        "--install",
        type=Path,
        metavar="PACKAGE",
        help="write it into the package in this folder (src/doubloon)",
    )
    args = parser.parse_args(arguments)
    game = registry.find(args.game)
    players: int = args.players or game.min_players
    features = game.learning.features(players)
    if features.by_seat:
        players = 0
    folder: Path = args.folder or Path("results") / "train" / f"{args.game}-{players or ALL}"
    first, second = args.units.split(",")
    settings = {
        "game": args.game,
        "players": players,
        "games": args.games,
        "searched": args.searched,
        "iterations": args.iterations,
        "search": features.search,
        "workers": args.workers,
        "ideas": features.ideas if args.ideas is None else args.ideas,
        "units": [int(first), int(second)],
        "deals": args.deals,
        "seed": args.seed,
    }
    run = Run(folder, settings)
    run.go(args.generations)
    draw(run.generations, players or min(4, game.max_players), folder / "curves.png")
    if args.install is not None:
        install(run.data(), args.install / "games" / args.game / "data" / "learned.json")
    print(f"{folder}: learned.json, progress.json, curves.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
