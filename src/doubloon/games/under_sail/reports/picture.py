"""The table of Under Sail as a picture, from a view."""

from typing import Final

from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, NUMBERS
from doubloon.games.under_sail.rules.rounds import score
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.bits import members
from doubloon.kernel.reports.picture import Picture

WIDTH: Final = 960
HEIGHT: Final = 640
SEAT_COLOURS: Final = ("p-gold", "p-copper", "p-ivory", "p-pewter", "p-iron")
CARD: Final = (92.0, 128.0)


def picture_of(view: SailView) -> str:
    """The decks, every seat's card of the trick as it is seen, and the viewer's hand."""
    board = view.board
    drawn = Picture(WIDTH, HEIGHT, "Under Sail")
    trick = f"TRICK {board.trick} OF {board.setup.hand}" if board.trick else "PASSING CARDS"
    words = f"ROUND {board.round}   {'OVER' if board.over else trick}   BONUS {board.supply}"
    drawn.text(WIDTH / 2, 42, words, 17, "chart-line")
    decks = int(board.setup.decks)
    for deck in range(decks):
        x = WIDTH / 2 + (deck - (decks - 1) / 2) * 240 - 98
        drawn.box(x, 66, *CARD, "table", "on-table", 7)
        drawn.text(x + 46, 130, str(board.left[deck]), 24, "on-table")
        if board.face_up[deck] != NO_CARD:
            draw_treasure(drawn, board, int(board.face_up[deck]), x + 108, 66, 1.0)
    width = (WIDTH - 60) / board.players
    for seat in range(int(board.players)):
        draw_seat(drawn, view, seat, 30 + seat * width, width)
    hand = members(board.hands[view.seat]) if view.seat >= 0 else []
    step = min(66.0, (WIDTH - 120) / max(len(hand), 1))
    left = WIDTH / 2 - step * (len(hand) - 1) / 2 - CARD[0] * 0.34
    for place, card in enumerate(hand):
        colour, figure = card // int(NUMBERS), card % int(NUMBERS) + 1
        draw_card(drawn, colour, figure, left + place * step, 516, 0.68)
    return drawn.svg()


def draw_treasure(
    drawn: Picture, board: Board, treasure: int, x: float, y: float, scale: float
) -> None:
    """A treasure: its colour and its value."""
    name = "suit-" + COLOURS[board.deck.colour[treasure]]
    width, height = CARD[0] * scale, CARD[1] * scale
    drawn.box(x, y, width, height, name, "card", 7 * scale)
    drawn.disc(x + width / 2, y + 0.6 * height, 0.3 * width, "gold-2", "gold-ink")
    value = str(board.deck.value[treasure])
    drawn.text(x + width / 2, y + 0.6 * height, value, 26 * scale, "gold-ink")
    letter = COLOUR_LETTERS[board.deck.colour[treasure]]
    drawn.text(x + width / 2, y + 0.18 * height, letter, 18 * scale, name + "-ink")


def draw_seat(drawn: Picture, view: SailView, seat: int, x: float, width: float) -> None:
    """What lies before a seat."""
    board = view.board
    drawn.panel(x + 6, 212, width - 12, 282, board.asked(seat))
    drawn.person(x + 34, 240, 17, str(seat), SEAT_COLOURS[seat])
    drawn.text(x + 60, 240, f"{score(board, seat)} POINTS", 13, "ink", 0)
    draw_laid(drawn, board, seat, x + width / 2 - CARD[0] / 2, 268)
    if board.height[seat] > 0:
        draw_treasure(drawn, board, int(board.visible(seat)), x + 18, 412, 0.5)
        drawn.text(x + 41, 484, str(board.height[seat]), 11, "ink-soft")
    said = [f"BONUS {board.bonus[seat]}", f"HAND {view.sizes[seat]}"]
    if board.first == seat:
        said.append("FIRST")
    for place, words in enumerate(said):
        drawn.text(x + width - 20, 426 + 22 * place, words, 11, "ink-soft", 1)


def draw_laid(drawn: Picture, board: Board, seat: int, x: float, y: float) -> None:
    """A seat's card of the trick as the view knows it."""
    shown = int(board.shown[seat])
    if shown == NO_CARD:
        drawn.box(x, y, *CARD, "none", "paper-line", 7)
        return
    card = int(board.table[seat])
    colour = card // NUMBERS if card != NO_CARD else shown if shown <= SHOWN_NUMBER else -1
    figure = card % NUMBERS + 1 if card != NO_CARD else max(shown - SHOWN_NUMBER, 0)
    draw_card(drawn, int(colour), int(figure), x, y, 1.0)
    if board.added[seat] > 0:
        drawn.box(x + CARD[0] - 14, y + 30, 34, 26, "danger", "card", 4)
        drawn.text(x + CARD[0] + 3, y + 43, f"+{board.added[seat]}", 12, "card")


def draw_card(drawn: Picture, colour: int, figure: int, x: float, y: float, scale: float) -> None:
    """An island card: its colour above (-1: covered), its number below (0: covered)."""
    width, height = CARD[0] * scale, CARD[1] * scale
    half = height / 2
    name = "suit-" + COLOURS[colour]
    drawn.box(x, y, width, height, "card", "card-line", 7 * scale)
    if colour >= 0:
        drawn.box(x + 3, y + 3, width - 6, half, name, "none", 5 * scale)
        letter = COLOUR_LETTERS[colour]
        drawn.text(x + width / 2, y + half / 2 + 2, letter, 26 * scale, name + "-ink")
    else:
        drawn.box(x - 5, y, width + 10, half, "paper", "coast")  # a sail
    if figure > 0:
        drawn.text(x + width / 2, y + 0.76 * height, str(figure), 30 * scale, "ink")
    else:
        drawn.box(x - 5, y + half, width + 10, half, "paper", "coast")
