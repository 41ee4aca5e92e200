"""The table as lines of text, for the terminal."""

from doubloon.games.under_sail.components.actions import DECK_NAMES
from doubloon.games.under_sail.components.board import MOST_WON, NO_CARD, Board, shown_half
from doubloon.games.under_sail.components.deck import COLOUR_LETTERS, COLOURS, card_name
from doubloon.games.under_sail.rules.rounds import score
from doubloon.kernel.bits import count
from doubloon.kernel.files.words import Words
from doubloon.kernel.reports.seat_labels import seat_labels


def treasure_words(name: str) -> str:
    """A treasure by its name.

    >>> treasure_words("R4a")
    'red 4'
    """
    return f"{COLOURS[COLOUR_LETTERS.index(name[0])]} {name[1:-1]}"


def draw_board(board: Board, _words: Words, names: list[str] | None = None) -> str:
    """The table as a few lines of text; nothing hidden."""
    lines = [f"Round {board.round}  trick {board.trick}  bonus cards left {board.supply}"]
    for deck in range(board.setup.decks):
        up = board.face_up[deck]
        face = treasure_words(board.deck.names[up]) if up != NO_CARD else "-"
        name = "treasures" if board.setup.decks == 1 else DECK_NAMES[deck]
        lines.append(f"  {name}: {face}, {board.left[deck]} face down")
    labels = seat_labels(board.players, names)
    for seat in range(board.players):
        tile = "*" if board.first == seat else " "
        base = seat * MOST_WON
        pile = [board.deck.names[board.piles[base + at]][:-1] for at in range(board.height[seat])]
        lines.append(
            f"  {labels[seat]}{tile} points {score(board, seat):>3}  bonus {board.bonus[seat]:>2}"
            f"  hand {count(board.hands[seat]):>2}  {laid(board, seat):<14}"
            f" treasures {' '.join(pile) or '-'}"
        )
    return "\n".join(lines)


def laid(board: Board, seat: int) -> str:
    """A seat's card of the trick as everybody sees it."""
    if board.shown[seat] == NO_CARD:
        return ""
    extra = f"+{board.added[seat]}" if board.added[seat] else ""
    if board.uncovered:
        return f"plays {card_name(board.table[seat])}{extra}"
    half = shown_half(board, seat)
    return f"plays {half['colour'] or '?'}{half['number'] or '?'}{extra}"
