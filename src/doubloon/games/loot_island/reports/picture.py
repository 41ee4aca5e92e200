"""The table of Loot Island as a picture, from a view."""

from typing import Final

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import COLOURS, EVENTS, KINDS, value_of
from doubloon.games.loot_island.components.position import treasure_numbers
from doubloon.games.loot_island.rules.ending import scores
from doubloon.games.loot_island.rules.scoring import count_kind
from doubloon.games.loot_island.screen.facts import hand_size
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.bits import has, members
from doubloon.kernel.reports.picture import Picture

WIDTH: Final = 1120
HEIGHT: Final = 760
MIDDLE: Final = (400.0, 345.0)
REACH: Final = (150.0, 120.0)  # from the middle to the shores
SIDE: Final = 800.0  # where the panels begin
SEAT_COLOURS: Final = ("p-blue", "p-red", "p-white", "p-yellow", "p-black")
OUTWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by coast
CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # of the ship: NW, NE, SE, SW


def picture_of(view: LootView) -> str:
    """The island with its landings, the ship, the small islands, the seats, the viewer's hand."""
    board = view.board
    drawn = Picture(WIDTH, HEIGHT, "Loot Island")
    event = EVENTS[board.event] if board.event >= 0 else "-"
    words = "OVER" if board.over else f"ROUND {board.round}   EVENT {event}"
    drawn.text(34, 40, words, 17, "chart-line", 0)
    decks = f"MAPS {board.map_left}   TREASURES {board.treasure_left}"
    drawn.text(SIDE - 24, 40, decks, 13, "chart-line", 1)
    draw_island(drawn, board)
    for landing in range(8):
        draw_landing(drawn, board, landing)
    for place, tile in enumerate(members(board.setup.tiles)):
        up = has(board.face_up, tile)
        drawn.disc(70 + place * 100, HEIGHT - 130, 26, "land" if up else "isle-off", "coast")
        ink = "ink" if up else "chart-line"
        drawn.text(70 + place * 100, HEIGHT - 130, str(tile + 1), 15, ink)
    for seat in range(board.setup.seats):
        draw_seat(drawn, view, seat)
    if view.seat >= 0:
        draw_hand(drawn, board, view.seat)
    return drawn.svg()


def draw_island(drawn: Picture, board: Board) -> None:
    """The land with the coast that is explored this round, treasures on it, and the ship."""
    x, y = MIDDLE
    wide, high = REACH
    drawn.box(x - wide, y - high, 2 * wide, 2 * high, "land", "coast", 50)
    if not board.over:
        across, down = OUTWARD[board.coast()]
        there = (x + across * wide, y + down * high)
        ends = [(there[0] - down * n, there[1] - across * n) for n in (90, -90)]
        drawn.line(ends, "explore", 7)
    found = treasure_numbers(board.table_lo, board.table_hi)
    for place, treasure in enumerate(found[:14]):
        left, top = x - 123 + place % 7 * 36, y - 46 + place // 7 * 34
        drawn.box(left, top, 30, 28, "gold-2", "gold", 4)
        drawn.text(left + 15, top + 14, str(treasure), 11, "gold-ink")
    across, down = CORNERS[board.corner]
    x, y = x + across * (wide + 66), y + down * (high + 62)
    bow = 38 if (board.bow > 0) == (down < 0) else -38
    drawn.shape([(x - bow, y - 12), (x + bow, y), (x - bow, y + 12)], "p-copper", "coast")


def draw_landing(drawn: Picture, board: Board, landing: int) -> None:
    """A column of cards from the shore outwards, the compasses, how many cards it counts."""
    across, down = OUTWARD[landing >> 1]
    side = -1 if landing % 2 == 0 else 1  # the first going clockwise
    x = MIDDLE[0] + across * REACH[0] - down * side * 78
    y = MIDDLE[1] + down * REACH[1] + across * side * 62
    colour = int(board.colour[landing])
    cards = in_order(board.order, landing)
    step = min(29.0, (150 if down else 190) / max(len(cards), 1))
    for place, index in enumerate(cards):
        away = 38 + place * step
        left = x + across * away - (22 if down else 14)
        top = y + down * away - (14 if down else 22)
        draw_card(drawn, board, colour, index, (left, top), (44, 28) if down else (28, 44))
    drawn.disc(x, y, 21, "paper", "coast")
    drawn.text(x, y, LANDING_NAMES[landing], 11, "ink-soft")
    for place, seat in enumerate(seats(board.stack[landing])):
        draw_person(drawn, board, x - across * 26 * place, y - down * 26 * place, 14, seat)
    number = int(board.cards_at(landing))
    if number:
        fill = "suit-green" if number >= board.setup.need else "suit-amber"
        left, top = x + down * side * 50 + across * 44, y - across * side * 40 + down * 44
        drawn.box(left - 21, top - 11, 42, 22, fill, "paper-line", 8)
        drawn.text(left, top, f"{number}/{board.setup.need}", 11, fill + "-ink")


def draw_card(
    drawn: Picture,
    board: Board,
    colour: int,
    index: int,
    at: tuple[float, float],
    size: tuple[float, float],
) -> None:
    """A map card: its value, and a letter for what it does."""
    name = "suit-" + COLOURS[colour]
    drawn.box(*at, *size, name, "card", 4)
    deck = board.deck
    effects = (("-", deck.cube), ("D", deck.draw), ("C", deck.chest), ("+", deck.plus))
    signs = [sign for sign, masks in effects if has(masks[colour], index)]
    for place, words in enumerate([str(value_of(index) or "*"), *signs]):
        share = 0.3 + 0.45 * place
        across, down = (share, 0.5) if size[0] > size[1] else (0.5, share)
        where = at[0] + across * size[0], at[1] + down * size[1]
        drawn.text(*where, words, 13 - 3 * place, name + "-ink")


def draw_person(drawn: Picture, board: Board, x: float, y: float, radius: float, seat: int) -> None:
    """A seat's disc; Aaron has a letter."""
    if seat == board.setup.aaron:
        drawn.person(x, y, radius, "A", "p-pewter")
    else:
        drawn.person(x, y, radius, str(seat), SEAT_COLOURS[seat])


def draw_seat(drawn: Picture, view: LootView, seat: int) -> None:
    """A seat's cubes and treasures."""
    board = view.board
    high = (HEIGHT - 60) / board.setup.seats
    top = 30 + seat * high
    drawn.panel(SIDE, top, WIDTH - SIDE - 30, high - 10, board.asked(seat))
    draw_person(drawn, board, SIDE + 30, top + 28, 17, seat)
    drawn.text(WIDTH - 50, top + 59, f"HAND {hand_size(board, view, seat)}", 12, "ink", 1)
    if seat == board.setup.aaron:
        drawn.text(SIDE + 58, top + 28, "AARON", 12, "ink", 0)
    else:
        words = f"{scores(board)[seat]} GOLD   {board.cubes[seat]} CUBES"
        drawn.text(SIDE + 58, top + 28, words, 12, "ink", 0)
        said = ["FIRST PLAYER"] if board.first == seat else []
        if has(board.passed, seat):
            said.append("PASSED")
        drawn.text(SIDE + 20, top + 59, "   ".join(said), 10, "ink-soft", 0)
    for place, kind in enumerate(KINDS):
        x = SIDE + 18 + place * 44
        number = count_kind(board.deck, place, board.loot[2 * seat], board.loot[2 * seat + 1])
        drawn.box(x, top + 76, 40, 22, "gold-2" if number else "paper-2", "paper-line", 5)
        drawn.text(x + 20, top + 87, f"{kind[:2]} {number}", 8.5, "gold-ink")


def draw_hand(drawn: Picture, board: Board, seat: int) -> None:
    """The viewer's own cards."""
    place = 0
    for colour in range(4):
        for index in members(board.hands[4 * seat + colour]):
            draw_card(drawn, board, colour, index, (36 + place * 62, HEIGHT - 92), (54, 68))
            place += 1
