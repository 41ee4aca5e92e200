"""The board as lines of text, for the terminal."""

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import (
    CARDS_PER_COLOUR,
    EVENTS,
    KINDS,
    card_name,
)
from doubloon.games.loot_island.components.position import COASTS, CORNERS, treasure_numbers
from doubloon.kernel.bits import members


def draw_board(board: Board) -> str:
    """The board as a few lines of text."""
    event = EVENTS[board.event] if board.event >= 0 else "none"
    lines = [
        f"Round {board.round}  event {event}  ship {CORNERS[board.corner]}"
        f" facing {COASTS[board.coast()]}"
        f"  islands {' '.join(str(tile + 1) for tile in members(board.face_up)) or '-'}"
    ]
    for landing in range(8):
        base = board.colour[landing] * CARDS_PER_COLOUR
        cards = [card_name(base + index) for index in in_order(board.order, landing)]
        stack = [str(seat) for seat in seats(board.stack[landing])]
        count = f"{board.cards_at(landing)}/{board.setup.need}"
        column = " ".join(cards) or "-"
        lines.append(f"  {LANDING_NAMES[landing]} {count:>5}  [{' '.join(stack):<9}] {column}")
    for seat in range(board.players):
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        loot = " ".join(
            f"{number}:{KINDS[board.deck.kind[number - 1]]}" for number in treasure_numbers(lo, hi)
        )
        tile = "*" if board.first == seat else " "
        lines.append(
            f"  seat {seat}{tile} cubes {board.cubes[seat]:>2}  hand {board.hand_size(seat):>2}"
            f"  treasures {loot or '-'}"
        )
    return "\n".join(lines)
