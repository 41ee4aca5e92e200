"""What a screen shows beside the view and would else have to work out by the rules.

Everything is worked out from a seat's view, by the functions that the rules themselves use, so it
tells nothing that the view does not. What each means: ``types/facts.py``.

Cards of a half-built move count as played, and its compass as placed.
"""

from typing import Literal, cast

from mypy_extensions import i64

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import B4, B13, B14, COASTS, COMPASSES, Board
from doubloon.games.loot_island.components.compasses import height, seats
from doubloon.games.loot_island.components.deck import COLOUR_LETTERS, ISLAND_KINDS
from doubloon.games.loot_island.rules.ending import is_out, sheets
from doubloon.games.loot_island.rules.exploration import (
    big_landing,
    big_loot,
    found_at,
    small_landing,
    small_loot,
)
from doubloon.games.loot_island.rules.map_cards import Cards
from doubloon.games.loot_island.rules.payment import price
from doubloon.games.loot_island.rules.rounds import phase_of
from doubloon.games.loot_island.rules.scoring import DEADLY_CUBES, book_pairs
from doubloon.games.loot_island.rules.share import Share, Take
from doubloon.games.loot_island.rules.small_islands import lifts
from doubloon.games.loot_island.types.facts import (
    AaronFacts,
    Elimination,
    Facts,
    IslandFacts,
    Landing,
    LandingFacts,
    Phase,
    PlayerFacts,
    ShareFacts,
)
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.bits import BIT, count, has


def facts_of(view: LootView) -> Facts:
    """All of it."""
    board = view.board
    move = board.top
    if isinstance(move, Cards) and move.chosen != 0:
        copy = board.copy()
        board = copy
        move.lay(board)
    return {
        "need": board.setup.need,
        "deadly": DEADLY_CUBES,
        "danger": DEADLY_CUBES - 3,
        "coast": COASTS[board.coast()],
        "phase": phase(board),
        "landings": landings(board),
        "share": share(board),
        "players": players(board, view),
        "aaron": aaron(board),
        "islands": islands(board),
        "map_deck": board.map_left,
        "map_discards": discards(board),
        "treasure_deck": board.treasure_left,
    }


def phase(board: Board) -> Phase:
    """What the round is at, by name."""
    step = phase_of(board)
    return "over" if step is None else cast("Phase", step.name)


def explored_coasts(board: Board) -> i64:
    """The coasts that are explored this round, as a mask; in the end all."""
    if phase(board) in ("final", "ending", "over"):
        return 15
    coast = board.coast()
    mask = BIT[coast]
    if board.event == B14:  # LI-EV18
        mask |= BIT[(coast + board.bow) & 3]
    return mask


def landings(board: Board) -> dict[Landing, LandingFacts]:
    """The eight landings by name."""
    found: dict[Landing, LandingFacts] = {}
    need = board.setup.need
    coasts = explored_coasts(board)
    final = phase(board) == "final"
    for landing in range(8):
        coast: i64 = landing >> 1
        number = board.cards_at(landing)
        colour = board.colour[landing]
        loot: Literal["big", "small"] | None = None
        chests = board.chests_at(landing)
        compasses: i64 = height(board.stack[landing])
        treasures = big_loot(board, landing)
        if final or small_landing(board, coast) == landing:
            compasses = 0
            treasures = small_loot(board, landing)
        if number >= need:
            big = not final and big_landing(board, coast) == landing
            loot = "big" if big else "small"
        found[LANDING_NAMES[landing]] = {
            "colour": COLOUR_LETTERS[colour] if colour >= 0 else None,
            "count": number,
            "need": need,
            "ready": number >= need,
            "chests": chests,
            "by_compasses": compasses,
            "by_event": treasures - chests - compasses,
            "treasures": found_at(board, landing, treasures),
            "loot": loot,
            "explored": has(coasts, coast),
            "share": takers(board, landing),
        }
    return found


def takers(board: Board, landing: i64) -> list[int]:
    """The seats at a landing in the order in which they take (LI-3.6; LI-EV17: from the top)."""
    order = seats(board.stack[landing])
    if board.event == B13:
        order.reverse()
    return order


def share(board: Board) -> ShareFacts | None:
    """The loot that is being shared out."""
    asked = board.top
    if not isinstance(asked, Take):
        return None
    step = asked.below
    assert isinstance(step, Share)
    order = takers(board, step.landing)
    found: list[int] = []
    for place in range(count(board.table_lo) + count(board.table_hi)):
        found.append(order[(step.turn + len(order) - 1 + place) % len(order)])
    return {"landing": LANDING_NAMES[step.landing], "takers": found}


def compasses_left(board: Board, seat: i64) -> i64:
    """How many compasses a seat can still place from its supply (LI-2.7; LI-EV8: two at most)."""
    limit = COMPASSES - 1 if board.event == B4 else COMPASSES
    left = limit - count(board.placed[seat])
    return left if left > 0 else 0


def hand_size(board: Board, view: LootView, seat: i64) -> i64:
    """How many cards a seat holds; of hidden hands the view knows the number."""
    if seat == view.seat:
        return board.hand_size(seat)
    generations: i64 = len(board.strata) // 4 + 1
    number: i64 = 0
    for generation in range(generations):
        number += view.counts[seat * generations + generation]
    return number


def players(board: Board, view: LootView) -> list[PlayerFacts]:
    """The players by seat, Aaron not among them."""
    found: list[PlayerFacts] = []
    pads = sheets(board)
    for seat in range(board.players):
        found.append(
            {
                "cubes": board.cubes[seat],
                "hand": hand_size(board, view, seat),
                "compasses": compasses_left(board, seat),
                "passed": has(board.passed, seat),
                "eliminated": eliminated(board, seat, pads[seat].total),
                "first": board.first == seat,
                "sheet": pads[seat].to_json(),
                "books": book_pairs(board.deck, board.loot[2 * seat], board.loot[2 * seat + 1]),
            }
        )
    return found


def eliminated(board: Board, seat: i64, total: i64) -> Elimination | None:
    """The rule that put a player out: too many cubes, or at the end a healer too dear."""
    if has(board.eliminated, seat):
        return "LI-E2"
    return "LI-E4" if board.over and is_out(board, seat, total) else None


def aaron(board: Board) -> AaronFacts | None:
    """Aaron, with two players."""
    seat = board.setup.aaron
    if seat < 0:
        return None
    return {"compasses": compasses_left(board, seat), "out": board.aaron_out}


def islands(board: Board) -> list[IslandFacts]:
    """The small islands of this game (LI-S6)."""
    found: list[IslandFacts] = []
    cost = price(board)
    for tile in range(board.deck.islands):
        if has(board.setup.tiles, tile):
            kind = ISLAND_KINDS[board.deck.tile_kind[tile]]
            up = has(board.face_up, tile)
            to: Literal["top", "bottom"] | None = None
            if kind == "stack":
                to = "top" if lifts(board) else "bottom"
            found.append({"tile": tile + 1, "kind": kind, "up": up, "cost": cost, "to": to})
    return found


def discards(board: Board) -> i64:
    """How many map cards were discarded."""
    number: i64 = 0
    for colour in range(4):
        number += count(board.map_discards[colour])
    return number
