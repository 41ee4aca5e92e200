"""The table of Under Sail as a picture, from a view."""

from typing import Final

from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, NUMBERS
from doubloon.games.under_sail.rules.rounds import score
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.bits import members
from doubloon.kernel.reports import picture
from doubloon.kernel.reports.picture import Picture

WIDTH: Final = 960
HEIGHT: Final = 640
SEAT_COLOURS: Final = ("p-gold", "p-copper", "p-ivory", "p-pewter", "p-iron")
CARD: Final = (92.0, 128.0)
TOKENS: Final = picture.COLOURS


def picture_of(view: SailView) -> str:
    """The decks, every seat's card of the trick as it is seen, and the viewer's hand."""
    board = view.board
    drawn = Picture(WIDTH, HEIGHT, "Under Sail")
    drawn.chart()
    trick = f"TRICK {board.trick} OF {board.setup.hand}" if board.trick else "PASSING CARDS"
    if board.over:
        trick = "OVER"
    drawn.text(WIDTH / 2, 42, f"ROUND {board.round}   {trick}", 17, TOKENS["chart-line"])
    draw_decks(drawn, board)
    width = (WIDTH - 60) / board.players
    for seat in range(int(board.players)):
        draw_seat(drawn, view, seat, 30 + seat * width, width)
    if view.seat >= 0:
        draw_hand(drawn, members(board.hands[view.seat]))
    return drawn.svg()


def draw_decks(drawn: Picture, board: Board) -> None:
    """The treasure decks with their face-up treasures, and the supply of bonus cards."""
    decks = int(board.setup.decks)
    for deck in range(decks):
        x = WIDTH / 2 + (deck - (decks - 1) / 2) * 240 - 98
        for under in range(3):
            drawn.box(x + 3 * under, 70 - 3 * under, *CARD, TOKENS["table"], TOKENS["on-table"], 7)
        drawn.text(x + 52, 128, str(board.left[deck]), 24, TOKENS["on-table"])
        if board.face_up[deck] != NO_CARD:
            draw_treasure(drawn, board, int(board.face_up[deck]), x + 108, 66, 1.0)
        else:
            drawn.box(x + 108, 66, *CARD, "none", TOKENS["sea-edge"], 7)
    drawn.box(40, 66, 56, 78, TOKENS["danger"], TOKENS["card"], 6)
    drawn.text(68, 105, "+1", 20, TOKENS["card"])
    drawn.text(68, 160, str(board.supply), 16, TOKENS["ink"])


def draw_treasure(
    drawn: Picture, board: Board, treasure: int, x: float, y: float, scale: float
) -> None:
    """A treasure: its colour, its value, and as many coins."""
    name = "suit-" + COLOURS[board.deck.colour[treasure]]
    value = int(board.deck.value[treasure])
    width, height = CARD[0] * scale, CARD[1] * scale
    drawn.box(x, y, width, height, TOKENS[name], TOKENS["card"], 7 * scale)
    inside = 8 * scale
    drawn.box(
        x + inside, y + 0.26 * height, width - 2 * inside, 0.66 * height, TOKENS["card"], "none", 4
    )
    chest = y + 0.46 * height
    drawn.box(x + 0.28 * width, chest, 0.44 * width, 0.18 * height, TOKENS[name], "none", 3)
    drawn.box(x + 0.46 * width, chest + 2, 0.08 * width, 0.07 * height, TOKENS["gold-2"])
    coins = min(value, 5)  # as many as there is room for
    for coin in range(coins):
        middle = x + width / 2 + (coin - (coins - 1) / 2) * 15 * scale
        drawn.disc(middle, y + 0.8 * height, 6 * scale, TOKENS["gold-2"], TOKENS["gold"])
    drawn.disc(x + 17 * scale, y + 17 * scale, 13 * scale, TOKENS["gold-2"], TOKENS["gold-ink"])
    drawn.text(x + 17 * scale, y + 17 * scale, str(value), 13 * scale, TOKENS["gold-ink"])
    letter = COLOUR_LETTERS[board.deck.colour[treasure]]
    drawn.text(x + width - 17 * scale, y + 17 * scale, letter, 13 * scale, TOKENS[name + "-ink"])


def draw_seat(drawn: Picture, view: SailView, seat: int, x: float, width: float) -> None:
    """What lies before a seat."""
    board = view.board
    asked = board.asked(seat)
    edge = TOKENS["can"] if asked else TOKENS["paper-line"]
    drawn.box(x + 6, 212, width - 12, 282, TOKENS["paper"], edge, 12)
    if asked:
        drawn.box(x + 8, 214, width - 16, 278, "none", edge, 11)
    drawn.person(x + 34, 240, 17, seat, SEAT_COLOURS[seat])
    drawn.text(x + 60, 240, f"{score(board, seat)} POINTS", 13, TOKENS["ink"], 0)
    if board.first == seat:
        pole = x + width - 34
        drawn.shape([(pole, 284), (pole + 20, 290), (pole, 297)], TOKENS["danger"])
        drawn.line([(pole, 282), (pole, 312)], TOKENS["ink"], 3)
    draw_laid(drawn, board, seat, x + width / 2 - CARD[0] / 2, 268)
    if board.height[seat] > 0:
        draw_treasure(drawn, board, int(board.visible(seat)), x + 18, 412, 0.5)
        drawn.text(x + 41, 484, str(board.height[seat]), 11, TOKENS["ink-soft"])
    drawn.box(x + width - 84, 414, 26, 36, TOKENS["danger"], TOKENS["card"], 4)
    drawn.text(x + width - 71, 432, "+1", 10, TOKENS["card"])
    drawn.text(x + width - 40, 432, str(board.bonus[seat]), 15, TOKENS["ink"])
    drawn.text(x + width - 62, 470, f"HAND {view.sizes[seat]}", 11, TOKENS["ink-soft"])


def draw_laid(drawn: Picture, board: Board, seat: int, x: float, y: float) -> None:
    """A seat's card of the trick as the view knows it, a sail over what is covered."""
    shown = int(board.shown[seat])
    if shown == NO_CARD:
        drawn.box(x, y, *CARD, "none", TOKENS["paper-line"], 7)
        return
    card = int(board.table[seat])
    colour = card // NUMBERS if card != NO_CARD else shown if shown <= SHOWN_NUMBER else -1
    figure = card % NUMBERS + 1 if card != NO_CARD else shown - SHOWN_NUMBER
    draw_card(drawn, int(colour), int(figure) if figure > 0 else 0, x, y, 1.0)
    if board.added[seat] > 0:
        drawn.box(x + CARD[0] - 14, y + 30, 34, 26, TOKENS["danger"], TOKENS["card"], 4)
        drawn.text(x + CARD[0] + 3, y + 43, f"+{board.added[seat]}", 12, TOKENS["card"])


def draw_card(drawn: Picture, colour: int, figure: int, x: float, y: float, scale: float) -> None:
    """An island card: its colour above (-1: covered), its number below (0: covered)."""
    width, height = CARD[0] * scale, CARD[1] * scale
    half = height / 2
    drawn.box(x, y, width, height, TOKENS["card"], TOKENS["card-line"], 7 * scale)
    if colour >= 0:
        name = "suit-" + COLOURS[colour]
        drawn.box(x + 3, y + 3, width - 6, half, TOKENS[name], "none", 5 * scale)
        drawn.text(
            x + width / 2,
            y + half / 2 + 2,
            COLOUR_LETTERS[colour],
            26 * scale,
            TOKENS[name + "-ink"],
        )
    else:
        draw_sail(drawn, x, y, width, half + 4)
    if figure > 0:
        drawn.text(x + width / 2, y + 0.76 * height, str(figure), 30 * scale, TOKENS["ink"])
    else:
        draw_sail(drawn, x, y + half - 2, width, half + 6)


def draw_sail(drawn: Picture, x: float, y: float, width: float, height: float) -> None:
    """A sail that covers half a card."""
    drawn.curve(
        f"M{x - 5:.1f} {y:.1f} H{x + width + 5:.1f} Q{x + width - 4:.1f} {y + height / 2:.1f}"
        f" {x + width + 3:.1f} {y + height:.1f} Q{x + width / 2:.1f} {y + height - 8:.1f}"
        f" {x - 3:.1f} {y + height:.1f} Q{x + 4:.1f} {y + height / 2:.1f} {x - 5:.1f} {y:.1f}Z",
        TOKENS["paper"],
        TOKENS["coast"],
    )
    drawn.line([(x - 7, y), (x + width + 7, y)], TOKENS["coast"], 5)


def draw_hand(drawn: Picture, cards: list[int]) -> None:
    """The viewer's own cards."""
    step = min(66.0, (WIDTH - 120) / max(len(cards), 1))
    left = WIDTH / 2 - step * (len(cards) - 1) / 2 - CARD[0] * 0.34
    for place, card in enumerate(cards):
        draw_card(
            drawn, card // int(NUMBERS), card % int(NUMBERS) + 1, left + place * step, 516, 0.68
        )
