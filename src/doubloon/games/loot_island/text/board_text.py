"""The board as lines of text, for the terminal."""

from typing import Final

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import COASTS, CORNERS, Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import (
    CARDS_PER_COLOUR,
    EVENTS,
    KINDS,
    card_name,
)
from doubloon.games.loot_island.components.position import treasure_numbers
from doubloon.kernel.bits import members
from doubloon.kernel.files.words import Words
from doubloon.kernel.reports.seat_labels import seat_labels

WIDTH: Final = 38  # of a landing: two side by side, as they lie on a coast


def draw_board(board: Board, _words: Words, names: list[str] | None = None) -> str:
    """The board as a few lines of text."""
    event = EVENTS[board.event] if board.event >= 0 else "none"
    lines = [
        f"Round {board.round}  event {event}  ship {CORNERS[board.corner]}"
        f" facing {COASTS[board.coast()]}"
        f"  islands {' '.join(str(tile + 1) for tile in members(board.face_up)) or '-'}"
    ]
    for coast in range(4):
        first, second = landing_text(board, 2 * coast), landing_text(board, 2 * coast + 1)
        lines.append(f"  {first:<{WIDTH}} {second}")
    labels = seat_labels(board.players, names)
    for seat in range(board.players):
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        loot = " ".join(
            f"{number}:{KINDS[board.deck.kind[number - 1]]}" for number in treasure_numbers(lo, hi)
        )
        tile = "*" if board.first == seat else " "
        lines.append(
            f"  {labels[seat]}{tile} cubes {board.cubes[seat]:>2}  hand {board.hand_size(seat):>2}"
            f"  treasures {loot or '-'}"
        )
    return "\n".join(lines)


def landing_text(board: Board, landing: int) -> str:
    """A landing: how many cards of those needed, the compasses from the bottom, the cards."""
    base = board.colour[landing] * CARDS_PER_COLOUR
    cards = [card_name(base + index) for index in in_order(board.order, landing)]
    stack = " ".join(str(seat) for seat in seats(board.stack[landing]))
    count = f"{board.cards_at(landing)}/{board.setup.need}"
    return f"{LANDING_NAMES[landing]} {count:>4} [{stack}] {' '.join(cards) or '-'}"
