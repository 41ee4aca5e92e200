"""``doubloon island``: one of the 32 islands with its objects, in the terminal and as SVG."""

import argparse
from pathlib import Path

from doubloon.games.tobago.components.chart import CELLS, COLUMNS, DIRECTIONS, ROWS
from doubloon.games.tobago.components.deck import TERRAINS
from doubloon.games.tobago.files.sections import ISLANDS
from doubloon.games.tobago.game import TobagoGame
from doubloon.games.tobago.reports.picture import (
    CHART,
    COLOURS,
    HEIGHT,
    MARGIN,
    SIGNS,
    SIZE,
    ahead,
    corners,
    middle,
)
from doubloon.games.tobago.state import Tobago
from doubloon.games.tobago.text.telling import LEGEND, draw_island, marks_of


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
    state = TobagoGame().new(2, options, seed=args.seed)
    assert isinstance(state, Tobago)
    island = state.chart.island
    print(f"Island {island.number}, {island.size} spaces, objects of seed {args.seed}")
    print("\n".join([*draw_island(island, marks_of(state)), LEGEND]))
    if args.svg:
        Path(args.svg).write_text(picture(state), encoding="utf-8")
        print(f"\ndrawn into {args.svg}")
    return 0


def hexagon(cell: int) -> str:
    """The corners of a space."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(cell))


def picture(state: Tobago) -> str:
    """The island as SVG: terrains by colour and letter, objects, and where statues look."""
    island = state.chart.island
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CHART:.0f} {HEIGHT:.0f}"'
        ' font-family="sans-serif" text-anchor="middle">',
        f"<title>Tobago, island {island.number}</title>",
        '<rect width="100%" height="100%" fill="#cfe6f1"/>',
    ]
    for column in range(COLUMNS):
        x = middle(column)[0]
        lines.append(f'<text x="{x:.0f}" y="{MARGIN - 18}" font-size="16">{column + 1}</text>')
    for row in range(ROWS):
        y = middle(row * COLUMNS)[1]
        lines.append(f'<text x="24" y="{y + 5:.0f}" font-size="16">{"ABCDEFGHIJKL"[row]}</text>')
    for cell in range(CELLS):
        space = int(island.space[cell])
        if space >= 0:
            terrain = TERRAINS[island.terrain[space]]
            x, y = middle(cell)
            lines.append(
                f'<polygon points="{hexagon(cell)}" fill="{COLOURS[terrain]}" stroke="#fff"'
                f' stroke-width="2"/><text x="{x:.0f}" y="{y + SIZE * 0.72:.0f}" font-size="10"'
                f' fill="#333">{terrain[0]}</text>'
            )
    for sign, objects in (
        ("H", state.chart.huts),
        ("P", state.chart.palms),
        ("S", state.chart.statues),
    ):
        for space in objects:
            x, y = middle(int(island.cell[space]))
            lines.append(
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="13" fill="{SIGNS[sign]}"/>'
                f'<text x="{x:.0f}" y="{y + 5:.0f}" font-size="15" fill="#fff">{sign}</text>'
            )
    lines.extend(gaze(state, statue) for statue in range(len(state.chart.statues)))
    return "\n".join([*lines, "</svg>", ""])


def gaze(state: Tobago, statue: int) -> str:
    """A line from a statue the way it looks."""
    cell, way = int(state.chart.island.cell[state.chart.statues[statue]]), int(state.faces[statue])
    (x, y), (to_x, to_y) = ahead(cell, way, 14), ahead(cell, way, 34)
    return (
        f'<line x1="{x:.0f}" y1="{y:.0f}" x2="{to_x:.0f}" y2="{to_y:.0f}"'
        f' stroke="{SIGNS["S"]}" stroke-width="4">'
        f"<title>looks {DIRECTIONS[state.faces[statue]]}</title></line>"
    )
