"""The table of Loot Island as a picture, from a view."""

from typing import Final

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import (
    COLOUR_LETTERS,
    COLOURS,
    EVENTS,
    KINDS,
    value_of,
)
from doubloon.games.loot_island.rules.ending import scores
from doubloon.games.loot_island.rules.scoring import DEADLY_CUBES, count_kind
from doubloon.games.loot_island.screen.facts import hand_size
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.bits import has, members
from doubloon.kernel.reports import picture
from doubloon.kernel.reports.picture import Picture

WIDTH: Final = 1120
HEIGHT: Final = 760
MIDDLE: Final = (400.0, 345.0)
REACH: Final = (150.0, 120.0)  # from the middle to the shores
SIDE: Final = 800.0  # where the panels begin
SEAT_COLOURS: Final = ("p-blue", "p-red", "p-white", "p-yellow", "p-black")
AARON: Final = "p-pewter"
TOKENS: Final = picture.COLOURS
CARD: Final = (44.0, 25.0)  # a card of a column at the northern and southern coast
OUTWARD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by coast
# Where the ship lies, by corner (NW, NE, SE, SW)
CORNERS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))
SYMBOLS: Final = {"cube": "-", "draw": "D", "chest": "C", "plus": "+"}


def picture_of(view: LootView) -> str:
    """The island with its landings, the ship, the small islands, the seats, the viewer's hand."""
    board = view.board
    drawn = Picture(WIDTH, HEIGHT, "Loot Island")
    drawn.chart()
    draw_island(drawn, board)
    for landing in range(8):
        draw_landing(drawn, board, landing)
    draw_ship(drawn, board)
    draw_small_islands(drawn, board)
    draw_round(drawn, board)
    for seat in range(board.setup.seats):
        draw_seat(drawn, view, seat)
    draw_treasures(drawn, board)
    if view.seat >= 0:
        draw_hand(drawn, board, view.seat)
    return drawn.svg()


def draw_island(drawn: Picture, board: Board) -> None:
    """The land, and the coast that is explored this round."""
    x, y = MIDDLE
    wide, high = REACH
    for around, colour in ((26, "sea-shoal"), (0, "land")):
        left, right = x - wide - around, x + wide + around
        top, bottom = y - high - around, y + high + around
        drawn.curve(
            f"M{left + 50} {top} Q{x} {top - 14} {right - 50} {top} Q{right} {top} {right} "
            f"{top + 50} Q{right + 12} {y} {right} {bottom - 50} Q{right} {bottom} {right - 50} "
            f"{bottom} Q{x} {bottom + 14} {left + 50} {bottom} Q{left} {bottom} {left} "
            f"{bottom - 50} Q{left - 12} {y} {left} {top + 50} Q{left} {top} {left + 50} {top}Z",
            TOKENS[colour],
            TOKENS["coast"] if colour == "land" else TOKENS["sea-edge"],
        )
    for peak, tall in ((-44, 40), (0, 58), (46, 44)):
        drawn.shape(
            [(x + peak - 34, y + 20), (x + peak, y + 20 - tall), (x + peak + 34, y + 20)],
            TOKENS["land-edge"],
            TOKENS["coast"],
        )
    drawn.text(x, y + 48, "LOOT ISLAND", 13, TOKENS["ink-soft"])
    if not board.over:
        across, down = OUTWARD[board.coast()]
        drawn.line(
            [
                (x + across * wide - down * 90, y + down * high - across * 78),
                (x + across * wide + down * 90, y + down * high + across * 78),
            ],
            TOKENS["explore"],
            7,
        )


def shore(landing: int) -> tuple[float, float, int, int]:
    """Where a landing is, and which way its column goes."""
    coast = landing >> 1
    across, down = OUTWARD[coast]
    side = -1 if landing % 2 == 0 else 1  # the first going clockwise
    x = MIDDLE[0] + across * REACH[0] - down * side * 78
    y = MIDDLE[1] + down * REACH[1] + across * side * 62
    return x, y, across, down


def draw_landing(drawn: Picture, board: Board, landing: int) -> None:
    """A column of cards from the shore outwards, the compasses, how many cards it counts."""
    x, y, across, down = shore(landing)
    colour = int(board.colour[landing])
    cards = in_order(board.order, landing)
    room = 150.0 if down else 190.0
    long, thick = (CARD[0], CARD[1]) if down else (CARD[1] + 4, CARD[0])
    step = min((thick if down else long) + 2, room / max(len(cards), 1))
    for place, index in enumerate(cards):
        away = 40 + place * step
        left = x + across * away - (long / 2 if down else (0 if across > 0 else long))
        top = y + down * away - (thick / 2 if across else (0 if down > 0 else thick))
        name = "suit-" + COLOURS[colour]
        drawn.box(left, top, long, thick, TOKENS[name], TOKENS["card"], 4)
        value = value_of(index)
        label = str(value) if value else "*"
        ink = TOKENS[name + "-ink"]
        mark = symbol(board, colour, index)
        if down:
            drawn.text(left + 13, top + thick / 2, label, 13, ink)
            drawn.text(left + 33, top + thick / 2, mark, 10, ink)
        else:
            drawn.text(left + long / 2, top + 13, label, 13, ink)
            drawn.text(left + long / 2, top + 32, mark, 10, ink)
    drawn.disc(x, y, 21, TOKENS["paper"], TOKENS["coast"])
    drawn.text(x, y, LANDING_NAMES[landing], 11, TOKENS["ink-soft"])
    for place, seat in enumerate(seats(board.stack[landing])):
        put = (x - across * 26 * place, y - down * 26 * place)
        draw_person(drawn, board, put[0], put[1], 14, seat)
    number = int(board.cards_at(landing))
    if number:
        ready = number >= board.setup.need
        fill = TOKENS["suit-green"] if ready else TOKENS["paper"]
        ink = TOKENS["suit-green-ink"] if ready else TOKENS["ink"]
        off = 50 if (landing % 2 == 0) == (down < 0 or across > 0) else -50
        chip = (x - off, y + down * 44) if down else (x + across * 44, y - off * 0.8)
        drawn.box(chip[0] - 21, chip[1] - 11, 42, 22, fill, TOKENS["paper-line"], 8)
        drawn.text(chip[0], chip[1], f"{number}/{board.setup.need}", 11, ink)


def symbol(board: Board, colour: int, index: int) -> str:
    """A letter for what a map card does."""
    deck = board.deck
    for word, masks in (
        ("cube", deck.cube),
        ("draw", deck.draw),
        ("chest", deck.chest),
        ("plus", deck.plus),
    ):
        if has(masks[colour], index):
            return SYMBOLS[word]
    return " "


def draw_person(drawn: Picture, board: Board, x: float, y: float, radius: float, seat: int) -> None:
    """A seat's disc; Aaron has a letter."""
    if seat != board.setup.aaron:
        drawn.person(x, y, radius, seat, SEAT_COLOURS[seat])
        return
    drawn.disc(x, y, radius, TOKENS[AARON], TOKENS["ink"])
    drawn.text(x, y, "A", radius, TOKENS[AARON + "-ink"])


def draw_ship(drawn: Picture, board: Board) -> None:
    """The ship at its corner, the bow where it sails."""
    across, down = CORNERS[board.corner]
    x = MIDDLE[0] + across * (REACH[0] + 66)
    y = MIDDLE[1] + down * (REACH[1] + 62)
    way = 1 if (board.bow > 0) == (down < 0) else -1
    drawn.curve(
        f"M{x - way * 34:.0f} {y:.0f} H{x + way * 38:.0f} Q{x + way * 26:.0f} {y + 20:.0f}"
        f" {x + way * 12:.0f} {y + 20:.0f} H{x - way * 26:.0f}Z",
        TOKENS["p-copper"],
        TOKENS["coast"],
    )
    for mast, tall in ((-16, 24), (6, 32)):
        base = x + way * mast
        drawn.line([(base, y), (base, y - tall)], TOKENS["coast"], 2.5)
        drawn.curve(
            f"M{base:.0f} {y - tall:.0f} Q{base + way * 24:.0f} {y - tall / 2:.0f}"
            f" {base:.0f} {y - 4:.0f}Z",
            TOKENS["paper"],
            TOKENS["coast"],
        )


def draw_small_islands(drawn: Picture, board: Board) -> None:
    """The small islands, pale where they were used."""
    tiles = members(board.setup.tiles)
    for place, tile in enumerate(tiles):
        x, y = 70 + place * 100, HEIGHT - 130
        up = has(board.face_up, tile)
        fill = TOKENS["land"] if up else TOKENS["isle-off"]
        drawn.curve(
            f"M{x - 38} {y} A38 23 0 1 1 {x + 38} {y} A40 25 0 1 1 {x - 38} {y}Z",
            fill,
            TOKENS["coast"] if up else TOKENS["sea-edge"],
        )
        drawn.text(x, y, str(tile + 1), 15, TOKENS["ink"] if up else TOKENS["chart-line"])


def draw_round(drawn: Picture, board: Board) -> None:
    """The round, its event, and the decks."""
    event = EVENTS[board.event] if board.event >= 0 else "-"
    words = f"ROUND {board.round}   EVENT {event}"
    drawn.text(34, 40, "OVER" if board.over else words, 17, TOKENS["chart-line"], 0)
    decks = f"MAPS {board.map_left}   TREASURES {board.treasure_left}"
    drawn.text(SIDE - 24, 40, decks, 13, TOKENS["chart-line"], 1)


def draw_seat(drawn: Picture, view: LootView, seat: int) -> None:
    """A seat's cubes and treasures."""
    board = view.board
    high = (HEIGHT - 60) / board.setup.seats
    top = 30 + seat * high
    edge = TOKENS["can"] if board.asked(seat) else TOKENS["paper-line"]
    drawn.box(SIDE, top, WIDTH - SIDE - 30, high - 10, TOKENS["paper"], edge, 12)
    if board.asked(seat):
        drawn.box(SIDE + 2, top + 2, WIDTH - SIDE - 34, high - 14, "none", edge, 11)
    draw_person(drawn, board, SIDE + 30, top + 28, 17, seat)
    hand = f"HAND {hand_size(board, view, seat)}"
    drawn.text(WIDTH - 50, top + 28, hand, 12, TOKENS["ink"], 1)
    if seat == board.setup.aaron:
        drawn.text(SIDE + 58, top + 28, "AARON", 12, TOKENS["ink"], 0)
    else:
        words = f"{scores(board)[seat]} GOLD"
        drawn.text(SIDE + 58, top + 28, words, 12, TOKENS["ink"], 0)
        for cube in range(max(int(DEADLY_CUBES), int(board.cubes[seat]))):
            full = cube < board.cubes[seat]
            fill = TOKENS["cube-1"] if full else "none"
            line = TOKENS["cube-2"] if cube < DEADLY_CUBES - 1 else TOKENS["danger"]
            drawn.box(SIDE + 18 + cube * 19, top + 52, 15, 15, fill, line, 3)
        if has(board.passed, seat):
            drawn.text(SIDE + 20, top + 113, "PASSED", 10, TOKENS["ink-soft"], 0)
    if board.first == seat:
        drawn.shape(
            [(SIDE + 4, top - 2), (SIDE + 22, top + 4), (SIDE + 4, top + 10)], TOKENS["danger"]
        )
    lo, hi = board.loot[2 * seat], board.loot[2 * seat + 1]
    for place, kind in enumerate(KINDS):
        x = SIDE + 18 + place * 44
        number = count_kind(board.deck, place, lo, hi)
        fill = TOKENS["gold-2"] if number else TOKENS["paper-2"]
        drawn.box(x, top + 76, 40, 22, fill, TOKENS["paper-line"], 5)
        words = f"{kind[0]}{kind[1]} {number}"
        drawn.text(x + 20, top + 87, words, 8.5, TOKENS["gold-ink"])


def draw_treasures(drawn: Picture, board: Board) -> None:
    """Treasures that lie on the table, by number."""
    open_ones = members(board.table_lo) + [each + 37 for each in members(board.table_hi)]
    for place, treasure in enumerate(open_ones[:14]):
        x, y = MIDDLE[0] - 108 + place % 7 * 36, MIDDLE[1] - 82 + place // 7 * 34
        drawn.box(x - 15, y - 14, 30, 28, TOKENS["gold-2"], TOKENS["gold"], 4)
        drawn.text(x, y, str(treasure + 1), 11, TOKENS["gold-ink"])


def draw_hand(drawn: Picture, board: Board, seat: int) -> None:
    """The viewer's own cards."""
    place = 0
    for colour in range(4):
        for index in members(board.hands[4 * seat + colour]):
            name = "suit-" + COLOURS[colour]
            x = 36 + place * 62
            drawn.box(x, HEIGHT - 92, 54, 68, TOKENS[name], TOKENS["card"], 6)
            value = value_of(index)
            ink = TOKENS[name + "-ink"]
            drawn.text(x + 17, HEIGHT - 72, str(value) if value else "*", 16, ink)
            drawn.text(x + 44, HEIGHT - 72, COLOUR_LETTERS[colour], 10, ink)
            drawn.text(x + 27, HEIGHT - 42, symbol(board, colour, index), 14, ink)
            place += 1
