"""The island and the maps as lines of text, for the terminal."""

from typing import Final

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    MAPS,
    NO_CLUE,
    STATUES,
    Board,
    clue_of,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.chart import COLUMNS, DIRECTIONS, ROWS, Island, holds
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.text.log_text import Names
from doubloon.kernel.bits import count
from doubloon.kernel.files.words import Words
from doubloon.kernel.reports.seat_labels import seat_labels


def draw_island(island: Island, marks: dict[int, str]) -> list[str]:
    """An island as lines of text: a letter for the terrain, and a mark where there is one."""
    lines = ["     " + "".join(f"{column + 1:<4}" for column in range(COLUMNS))]
    for row in range(ROWS):
        cells: list[str] = []
        for column in range(COLUMNS):
            space = int(island.space[row * COLUMNS + column])
            if space < 0:
                cells.append("    ")
            else:
                letter = "jsmlrb"[island.terrain[space]]
                cells.append(f"{letter}{marks.get(space, ''):<3}")
        indent = "  " if row % 2 else ""
        lines.append(f"  {'ABCDEFGHIJKL'[row]}  {indent}{''.join(cells)}".rstrip())
    return lines


LEGEND: Final = (
    "j jungle   s scrubland",
    "m mountain l lake",
    "r river    b beach",
    "H hut  P palm  S statue",
    "* amulet   0-3 ATV",
)
WIDTH: Final = 52  # of the island: what is beside it begins there


def marks_of(board: Board) -> dict[int, str]:
    """Objects, amulets and ATVs by space."""
    marks: dict[int, str] = {}
    for letter, objects in (
        ("H", board.chart.huts),
        ("P", board.chart.palms),
        ("S", board.chart.statues),
    ):
        for space in objects:
            marks[space] = letter
    for space in range(int(board.chart.island.size)):
        if holds(board.amulets_lo, board.amulets_hi, space):
            marks[space] = marks.get(space, "") + "*"
    for seat in range(board.players):
        at = int(board.atv[seat])
        if at >= 0:
            marks[at] = (marks.get(at, "") + str(seat))[-3:]
    return marks


def draw_board(board: Board, words: Words, names: list[str] | None = None) -> str:
    """The island with the players beside it, and the maps, as lines of text."""
    island = board.chart.island
    lines: list[str] = []
    beside = beside_island(board, names)
    for row, line in enumerate(draw_island(island, marks_of(board))):
        text = beside[row] if row < len(beside) else ""
        lines.append(f"{line:<{WIDTH}}{text}".rstrip())
    for treasure_map in range(MAPS):
        lines.append(map_text(board, treasure_map, Names(board.deck, words)))
    return "\n".join(lines)


def beside_island(board: Board, names: list[str] | None) -> list[str]:
    """The players, the decks, where the statues look, and what the letters mean."""
    labels = seat_labels(board.players, names)
    lines = [f"{'':<{len(labels[0])}} gold amu ros clu"]  # amulets, roses
    for seat in range(board.players):
        lines.append(
            f"{labels[seat]} {gold_of(board, seat):>4} {board.held[seat]:>3}"
            f" {board.roses[seat]:>3} {count(board.hands[seat]):>3}"
        )
    statues = [
        f"{board.chart.island.name(board.chart.statues[n])} {DIRECTIONS[board.faces[n]]}"
        for n in range(STATUES)
    ]
    lines.append(f"island {board.chart.island.number}")
    lines.append(f"treasures {board.treasure_left}  clues {board.clue_left}")
    lines.append(f"statues {', '.join(statues)}")
    return [*lines, *LEGEND]


def map_text(board: Board, treasure_map: int, names: Names) -> str:
    """A map: how many spaces are possible, which if they are few, and its clues."""
    clues: list[str] = []
    for entry in board.trail:
        if map_of(entry) == treasure_map:
            clue = clue_of(entry)
            rose = rose_of(entry)
            said = names.clue_words(clue) if clue != NO_CLUE else "raised"
            clues.append(f"{said} [{rose if rose >= 0 else '-'}]")
    sites = board.site_count(treasure_map)
    where = ""
    if sites <= 6:
        lo = board.sites[2 * treasure_map]
        hi = board.sites[2 * treasure_map + 1]
        where = f" ({' '.join(board.chart.island.names(lo, hi))})"
    sites_text = f"{sites:>3} site{'s' if sites != 1 else ''}{where}"
    return f"  {MAP_NAMES[treasure_map]:<5} {sites_text}: {'; '.join(clues) or '-'}"
