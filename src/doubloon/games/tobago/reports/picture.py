"""The table of Tobago as a picture, from a view; how an island's spaces are drawn."""

import math
from functools import cache
from typing import Final

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import MAPS, NO_CLUE, Board, clue_of, map_of, rose_of
from doubloon.games.tobago.components.chart import CELLS, COLUMNS, ROWS, spaces_of
from doubloon.games.tobago.components.deck import RELATIONS, SUBJECTS, TERRAINS
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.bits import count, members
from doubloon.kernel.reports.picture import Picture

SIZE: Final = 30  # from the middle of a space to its corners
WIDE: Final = SIZE * math.sqrt(3)
MARGIN: Final = 50
# Each terrain has a colour and a letter, so that no colour is needed to tell them apart.
COLOURS: Final = {
    "jungle": "#5f9e5a",
    "scrubland": "#b9c27a",
    "mountain": "#a39a93",
    "lake": "#6fa8d6",
    "river": "#93c6e0",
    "beach": "#ecd9a0",
}
SIGNS: Final = {"H": "#7a3b1d", "P": "#0d5b2c", "S": "#3f3f46"}
AMULET: Final = "#0f6d6b"
MAP_COLOURS: Final = ("#1c1a18", "#8d9296", "#ffffff", "#8a5230")
SEAT_COLOURS: Final = ("p-blue", "p-red", "p-yellow", "p-violet")
CHART: Final = 2 * MARGIN + WIDE * (COLUMNS + 0.5)  # how wide the island's part is
HEIGHT: Final = 2 * MARGIN + SIZE * (1.5 * ROWS + 0.5)
WIDTH: Final = CHART + 420
# Short words of clues: in, next to and in sight of something
RELATION_SIGNS: Final = dict(zip(RELATIONS, ("IN", "BY", "SEES"), strict=True))


def middle(cell: int) -> tuple[float, float]:
    """Where the middle of a space is."""
    row, column = divmod(cell, COLUMNS)
    return MARGIN + WIDE * (column + 0.5 + 0.5 * (row % 2)), MARGIN + SIZE * (1 + 1.5 * row)


@cache
def corners(cell: int) -> tuple[tuple[float, float], ...]:
    """The corners of a space."""
    x, y = middle(cell)
    angles = [math.radians(60 * n - 30) for n in range(6)]
    return tuple((x + SIZE * math.cos(a), y + SIZE * math.sin(a)) for a in angles)


def ahead(cell: int, direction: int, steps: float) -> tuple[float, float]:
    """A place in one of the six directions from the middle of a space."""
    x, y = middle(cell)
    angle = math.radians(60 * direction - 60)
    return x + steps * math.cos(angle), y + steps * math.sin(angle)


def picture_of(view: TobagoView) -> str:
    """The island with all that stands on it, the treasure maps, and the seats."""
    board = view.board
    drawn = Picture(WIDTH, HEIGHT, f"Tobago, island {board.chart.island.number}")
    draw_spaces(drawn, board)
    draw_sites(drawn, board)
    draw_things(drawn, board)
    for treasure_map in range(MAPS):
        draw_map(drawn, board, treasure_map)
    for seat in range(board.players):
        draw_seat(drawn, view, seat)
    cards = f"TREASURES {board.treasure_left}   CLUES {board.clue_left}"
    drawn.text(CHART / 2, 34, "OVER" if board.over else cards, 14, "chart-line")
    if view.seat >= 0:
        for place, clue in enumerate(members(board.hands[view.seat])):
            left, down = CHART + 8 + place % 2 * 198, 582 + place // 2 * 22
            drawn.text(left, down, clue_words(board, clue), 9, "ink", 0)
    return drawn.svg()


def draw_spaces(drawn: Picture, board: Board) -> None:
    """The spaces, each in the colour of its terrain and with its letter."""
    island = board.chart.island
    for cell in range(CELLS):
        space = int(island.space[cell])
        if space >= 0:
            terrain = TERRAINS[island.terrain[space]]
            x, y = middle(cell)
            drawn.shape(corners(cell), COLOURS[terrain], "coast", 1)
            drawn.text(x, y + SIZE * 0.68, terrain[0], 7, "coast")


def draw_sites(drawn: Picture, board: Board) -> None:
    """TB-K3: the markers of every map that has few spaces left."""
    island = board.chart.island
    for treasure_map in range(MAPS):
        if not board.marked(treasure_map):
            continue
        for space in spaces_of(board.sites[2 * treasure_map], board.sites[2 * treasure_map + 1]):
            x, y = middle(int(island.cell[space]))
            x += -15 if treasure_map in (0, 2) else 15
            y += -11 if treasure_map < 2 else 7
            drawn.box(x - 5, y - 5, 10, 10, MAP_COLOURS[treasure_map], "can", 2)


def draw_things(drawn: Picture, board: Board) -> None:
    """Huts, palms, statues and where they look, amulets and ATVs."""
    chart = board.chart
    island = chart.island
    for sign, objects in (("H", chart.huts), ("P", chart.palms), ("S", chart.statues)):
        for space in objects:
            x, y = middle(int(island.cell[space]))
            drawn.disc(x, y, 12, SIGNS[sign], "card")
            drawn.text(x, y, sign, 12, "card")
    for statue in range(len(chart.statues)):
        cell, way = int(island.cell[chart.statues[statue]]), int(board.faces[statue])
        drawn.line([ahead(cell, way, 14), ahead(cell, way, 30)], SIGNS["S"], 4)
    for space in spaces_of(board.amulets_lo, board.amulets_hi):
        x, y = middle(int(island.cell[space]))
        drawn.shape([(x, y - 11), (x + 9, y), (x, y + 11), (x - 9, y)], AMULET, "gold-2")
    for seat in range(int(board.players)):
        if board.atv[seat] >= 0:
            x, y = middle(int(island.cell[board.atv[seat]]))
            drawn.person(x + 6 * seat - 8, y - 6, 12, str(seat), SEAT_COLOURS[seat])


def clue_words(board: Board, clue: int) -> str:
    """A clue in a few words."""
    deck = board.deck
    no = "NOT " if deck.negative[clue] else ""
    subject = SUBJECTS[deck.subject[clue]].replace("_", " ")
    return f"{no}{RELATION_SIGNS[RELATIONS[deck.relation[clue]]]} {subject}"


def draw_map(drawn: Picture, board: Board, treasure_map: int) -> None:
    """A treasure map: its clues from top to bottom, each with its rose."""
    x = CHART + (treasure_map % 2) * 198
    y = 34 + (treasure_map // 2) * 138
    drawn.box(x, y, 190, 130, "paper", "paper-line", 10)
    drawn.box(x + 10, y + 10, 14, 14, MAP_COLOURS[treasure_map], "ink", 3)
    drawn.text(x + 32, y + 17, MAP_NAMES[treasure_map], 12, "ink", 0)
    sites = f"{board.site_count(treasure_map)} LEFT"
    drawn.text(x + 180, y + 17, sites, 9, "ink-soft", 1)
    lines = [entry for entry in board.trail if map_of(entry) == treasure_map]
    step = min(17.0, 98 / max(len(lines), 1))
    for place, entry in enumerate(lines):
        down = y + 38 + place * step
        clue = int(clue_of(entry))
        words = "RAISED" if clue == NO_CLUE else clue_words(board, clue)
        drawn.text(x + 28, down, words, 8, "ink", 0)
        if rose_of(entry) >= 0:
            seat = int(rose_of(entry))
            drawn.person(x + 16, down, 7, str(seat), SEAT_COLOURS[seat])


def draw_seat(drawn: Picture, view: TobagoView, seat: int) -> None:
    """A seat's gold, amulets, clues and roses."""
    board = view.board
    y = 316 + seat * 62
    drawn.panel(CHART, y, 388, 54, board.asked(seat))
    drawn.person(CHART + 28, y + 27, 16, str(seat), SEAT_COLOURS[seat])
    shuffles = board.shuffled + 1
    hand = sum(view.counts[seat * shuffles + shuffle] for shuffle in range(shuffles))
    drawn.text(CHART + 56, y + 18, f"{gold_of(board, seat)} GOLD", 13, "ink", 0)
    cards = f"{count(board.gold[seat])} CARDS"
    drawn.text(CHART + 56, y + 39, cards, 9, "ink-soft", 0)
    drawn.text(CHART + 152, y + 39, f"AMULETS {board.held[seat]}", 9, "ink-soft", 0)
    drawn.text(CHART + 376, y + 18, f"CLUES {hand}", 10, "ink", 1)
    drawn.text(CHART + 376, y + 39, f"ROSES {board.roses[seat]}", 9, "ink-soft", 1)
