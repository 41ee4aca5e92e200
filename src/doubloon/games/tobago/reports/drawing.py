"""``doubloon island``: one of the 32 islands with its objects, in the terminal and as SVG."""

import argparse
from pathlib import Path

from doubloon.games.tobago.components.chart import COLUMNS, ROWS
from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.games.tobago.files.sections import ISLANDS
from doubloon.games.tobago.game import TobagoGame
from doubloon.games.tobago.reports.picture import CHART, HEIGHT, draw_spaces, draw_things, middle
from doubloon.games.tobago.rules.preparation import set_up
from doubloon.games.tobago.state import Tobago, empty_board
from doubloon.games.tobago.text.board_text import LEGEND, draw_island, marks_of
from doubloon.kernel.reports.picture import Picture


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which island, with objects or without, and where the picture goes."""
    parser.add_argument(
        "--number", type=int, choices=range(1, ISLANDS + 1), metavar="N",
        help=f"the island, 1 to {ISLANDS} (chance decides)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where objects stand (0)")
    parser.add_argument("--svg", metavar="FILE", help="draw it into a file as well")


def run(args: argparse.Namespace) -> int:
    """Draw it."""
    options = {"island": "random" if args.number is None else str(args.number)}
    values = TobagoGame().checked_options(options)
    state = empty_board(2, values, DECK_FILE.standard())
    state.use_seed(args.seed)
    set_up(state)
    island = state.chart.island
    print(f"Island {island.number}, {island.size} spaces, objects of seed {args.seed}")
    print("\n".join([*draw_island(island, marks_of(state)), "  ".join(LEGEND)]))
    if args.svg:
        Path(args.svg).write_text(picture(state), encoding="utf-8")
        print(f"\ndrawn into {args.svg}")
    return 0


def picture(state: Tobago) -> str:
    """The island as SVG: terrains by colour and letter, objects, and where statues look."""
    drawn = Picture(CHART, HEIGHT, f"Tobago, island {state.chart.island.number}")
    for column in range(COLUMNS):
        drawn.text(middle(column)[0], 32, str(column + 1), 14, "chart-line")
    for row in range(ROWS):
        drawn.text(30, middle(row * COLUMNS)[1], "ABCDEFGHIJKL"[row], 14, "chart-line")
    draw_spaces(drawn, state)
    draw_things(drawn, state)
    return drawn.svg()
