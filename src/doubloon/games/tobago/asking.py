"""What a question is about, by name, for whoever is asked.

Kinds and their names: ``turn`` action (is it still free?), legs (left of the drive that is the
action) and extra_legs (left of extra drives, which are driven first); ``leg`` extra and legs (this
one included); ``map`` clue and extra; ``site`` and ``first_clue`` map; ``offer`` map, card, roses
(the seats that are still to be asked, this one first) and cards (how many are left in the pile).
``place`` and ``card`` are about nothing in particular.
"""

from typing import Any

from doubloon.games.tobago import driving, frames
from doubloon.games.tobago.actions import MAP_NAMES
from doubloon.games.tobago.board import Board, map_of, rose_of
from doubloon.games.tobago.deck import clue_name


def about(board: Board) -> dict[str, Any]:
    """What the top frame asks about."""
    kind = board.top(frames.KIND)
    a = board.top(frames.A)
    b = board.top(frames.B)
    if kind == frames.TURN:
        return {"action": a != 0, "legs": b, "extra_legs": board.top(frames.C)}
    if kind == frames.LEG:
        turn = (board.depth - 2) * frames.SIZE
        extra = a == driving.NEXT and board.frames[turn + frames.C] > 0
        return {"extra": extra or a == driving.EXTRA, "legs": driving.legs_of(board, a, turn)}
    if kind == frames.MAP:
        return {"clue": clue_name(a), "extra": b != 0}
    if kind == frames.SITE or kind == frames.FIRST_CLUE:
        return {"map": MAP_NAMES[a]}
    if kind == frames.OFFER:
        treasure_map = map_of(board.trail[b])
        roses: list[int] = []
        for place in range(b, -1, -1):
            entry = board.trail[place]
            if map_of(entry) == treasure_map and rose_of(entry) >= 0:
                roses.append(rose_of(entry))
        return {
            "map": MAP_NAMES[treasure_map],
            "card": a + 1,
            "roses": roses,
            "cards": board.pile_left,
        }
    return {}
