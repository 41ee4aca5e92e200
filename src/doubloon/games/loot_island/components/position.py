"""A board as plain data, and back: dumps, views and positions written by hand.

Everything is named as on the table: cards ``R3a``, landings ``N1``, treasures, healers and tiles
by their numbers. A view has counts where a dump has cards. In a position written by hand most
keys may be left out; ``files/positions.py`` says what then stands for them.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import CORNERS, Board
from doubloon.games.loot_island.components.column import in_order
from doubloon.games.loot_island.components.compasses import seats
from doubloon.games.loot_island.components.deck import (
    CARD_NAMES,
    CARDS_PER_COLOUR,
    EVENTS,
    LO_SIZE,
    card_name,
)
from doubloon.games.loot_island.types.view import LandingViews, PlayerView, View
from doubloon.kernel.bits import lowest, members

FULL: Final = -2


def card_names(masks: vec[i64], base: i64) -> list[str]:
    """The cards of four masks, one a colour."""
    names: list[str] = []
    for colour in range(4):
        rest = masks[base + colour]
        first = colour * CARDS_PER_COLOUR
        while rest != 0:
            names.append(CARD_NAMES[first + lowest(rest)])
            rest &= rest - 1
    return names


def treasure_numbers(lo: i64, hi: i64) -> list[int]:
    """Reference numbers of a set of treasures."""
    return [each + 1 for each in members(lo)] + [each + LO_SIZE + 1 for each in members(hi)]


def numbers(values: vec[i64]) -> list[int]:
    """A vec as a list."""
    return [values[i] for i in range(len(values))]


def seen(board: Board, seat: int, hidden: list[list[int]], coming: i64) -> View:
    """The board as ``seat`` sees it."""
    return {
        "round": board.round,
        "event": EVENTS[board.event] if board.event >= 0 else None,
        "first_player": board.first,
        "ship": {
            "corner": CORNERS[board.corner],
            "bow": "clockwise" if board.bow > 0 else "counterclockwise",
        },
        "islands": [tile + 1 for tile in members(board.face_up)],
        "landings": landings(board),
        "players": people(board, seat, hidden),
        "map_discards": card_names(board.map_discards, 0),
        "map_shuffles": [card_names(board.strata, 4 * g) for g in range(len(board.strata) // 4)],
        "treasure_discards": treasure_numbers(board.buried_lo, board.buried_hi),
        "treasures_reshuffled": board.reburied,
        "table": treasure_numbers(board.table_lo, board.table_hi),
        "healers_offered": [each + 1 for each in members(board.offered)],
        "passed": members(board.passed),
        "eliminated": members(board.eliminated),
        "aaron_out": board.aaron_out,
        "treasures_ran_out": board.jump,
        "stack": board.pending(),
        "over": board.over,
        "decided": board.serial,
        "reveals": board.reveals,
        "healers": [each + 1 if each >= 0 else None for each in numbers(board.healers)],
        "events": [EVENTS[each] if each >= 0 else None for each in numbers(board.events)],
        "map_deck": {"hidden": board.map_left},
        "treasure_deck": {"hidden": board.treasure_left},
        "events_possible": [EVENTS[each] for each in members(coming)],
    }


def dump(board: Board) -> dict[str, Any]:
    """All of the board."""
    data = cast("dict[str, Any]", seen(board, FULL, [], 0))
    deck = numbers(board.map_deck)[: board.map_left]
    data["map_deck"] = [card_name(card) for card in reversed(deck)]
    treasures = numbers(board.treasure_deck)[: board.treasure_left]
    data["treasure_deck"] = [each + 1 for each in reversed(treasures)]
    del data["events_possible"]
    data["chance"] = board.source_of_chance()
    return data


def landings(board: Board) -> LandingViews:
    """Columns from the shore outwards and compasses from bottom to top, where there are any."""
    found: LandingViews = {}
    for landing in range(8):
        if board.cards[landing] == 0 and board.stack[landing] == 0:
            continue
        base = board.colour[landing] * CARDS_PER_COLOUR
        found[LANDING_NAMES[landing]] = {
            "cards": [card_name(base + index) for index in in_order(board.order, landing)],
            "compasses": seats(board.stack[landing]),
        }
    return found


def people(board: Board, seat: int, hidden: list[list[int]]) -> list[PlayerView]:
    """The players by seat; with two players Aaron is the third, whose hand lies open."""
    found: list[PlayerView] = []
    for each in range(board.setup.seats):
        aaron = each == board.setup.aaron
        known = seat == FULL or seat == each
        lo = board.loot[2 * each]
        hi = board.loot[2 * each + 1]
        person: PlayerView = {
            "treasures": treasure_numbers(lo, hi),
            "hand": (
                card_names(board.hands, 4 * each) if known or aaron else {"hidden": hidden[each]}
            ),
        }
        if not aaron:
            person["cubes"] = board.cubes[each]
            person["healer"] = board.healer[each] + 1 if board.healer[each] >= 0 else None
            person["shown"] = board.shown[each] + 1 if board.shown[each] >= 0 else None
            if known:
                person["chosen"] = card_names(board.chosen, 4 * each)
        found.append(person)
    return found
