"""What a question is about, by name, for whoever is asked.

Kinds and their names: ``turn`` actor; ``compass``, ``place`` actor and landing; ``cards`` actor,
landing, colour (null while free), chosen and from (where the compass comes from, or null);
``pay`` actor, tile, cost and chosen; ``tile`` actor and tile; ``treasure`` treasure;
``take`` landing; ``take_back`` actor; ``copy`` cube and draw (what can be copied);
``may_discard`` at_most; ``refresh`` refill, up to how many cards a hand is refilled;
``keep_hand`` keep, how many cards stay. The others are about nothing in particular. ``actor`` is
the seat whose cards or compass it is: with two players perhaps Aaron's, seat 2.
"""

from typing import Any

from mypy_extensions import i64

from doubloon.games.loot_island import frames
from doubloon.games.loot_island.actions import LANDING_NAMES
from doubloon.games.loot_island.board import Board
from doubloon.games.loot_island.deck import CARDS_PER_COLOUR, COLOUR_LETTERS, card_name
from doubloon.games.loot_island.preparation import hand_limit
from doubloon.games.loot_island.small_islands import price
from doubloon.games.loot_island.treasures import most_cubes
from doubloon.kernel.bits import members


def about(board: Board) -> dict[str, Any]:
    """What the top frame asks about."""
    kind = board.top(frames.KIND)
    a = board.top(frames.A)
    b = board.top(frames.B)
    if kind == frames.TURN or kind == frames.TAKE_BACK:
        return {"actor": a}
    if kind == frames.COMPASS or kind == frames.PLACE:
        return {"actor": a, "landing": LANDING_NAMES[b]}
    if kind == frames.CARDS:
        return about_cards(board)
    if kind == frames.PAY:
        return {"actor": a, "tile": b + 1, "cost": price(board), "chosen": paid(board)}
    if kind == frames.TILE:
        return {"actor": a, "tile": b + 1}
    if kind == frames.TREASURE:
        return {"treasure": a + 1}
    if kind == frames.COPY:
        return {"cube": a != 0, "draw": b != 0}
    if kind == frames.MAY_DISCARD:
        return {"at_most": most_cubes(board, board.top(frames.SEAT), a)}
    if kind == frames.REFRESH:
        return {"refill": hand_limit(board)}
    if kind == frames.KEEP_HAND:
        return {"keep": board.setup.hand_limit}
    if kind == frames.TAKE:
        below = (board.depth - 2) * frames.SIZE
        return {"landing": LANDING_NAMES[board.frames[below + frames.A]]}
    return {}


def about_cards(board: Board) -> dict[str, Any]:
    """The column that is being played to, and the cards chosen so far."""
    colour = board.top(frames.D)
    origin = board.top(frames.C)
    chosen: list[str] = []
    if colour >= 0:
        base = colour * CARDS_PER_COLOUR
        chosen = [card_name(base + index) for index in members(board.top(frames.E))]
    return {
        "actor": board.top(frames.A),
        "landing": LANDING_NAMES[board.top(frames.B)],
        "colour": COLOUR_LETTERS[colour] if colour >= 0 else None,
        "chosen": chosen,
        "from": LANDING_NAMES[origin] if origin >= 0 else None,
    }


def paid(board: Board) -> list[str]:
    """The cards chosen so far to pay for a small island."""
    number: i64 = board.top(frames.C)
    found: list[str] = []
    if number > 0:
        found.append(card_name(board.top(frames.D)))
    if number > 1:
        found.append(card_name(board.top(frames.E)))
    return found
