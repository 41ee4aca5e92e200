"""A board as plain data, and back: dumps, views and positions written by hand.

Everything is named as on the table: spaces ``C7``, clues ``c17``, treasure cards by their numbers,
directions ``NE``. A view has numbers where a dump has hidden cards. In a position written by hand
most keys may be left out; ``files/positions.py`` says what then stands for them.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    MAPS,
    NO_CLUE,
    STATUES,
    Board,
    clue_of,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.chart import DIRECTIONS
from doubloon.games.tobago.components.deck import card_numbers, clue_name, clue_names
from doubloon.games.tobago.types.facts import MapName
from doubloon.games.tobago.types.view import ClueShuffles, LaidClue, MapView, PlayerView, View
from doubloon.kernel.bits import members

FULL: Final = -2


def numbers(values: vec[i64]) -> list[int]:
    """A vec as a list."""
    return [values[i] for i in range(len(values))]


def seen(board: Board, seat: int, hands: list[dict[str, int]]) -> View:
    """The board as ``seat`` sees it; ``hands``: by seat and shuffle how many clues each has."""
    chart = board.chart
    island = chart.island
    return {
        "island": island.number,
        "huts": [island.name(space) for space in chart.huts],
        "palms": [island.name(space) for space in chart.palms],
        "statues": [
            {
                "space": island.name(chart.statues[statue]),
                "faces": DIRECTIONS[board.faces[statue]],
            }
            for statue in range(STATUES)
        ],
        "amulets": island.names(board.amulets_lo, board.amulets_hi),
        "first_player": board.first,
        "players": people(board, seat, hands),
        "maps": maps(board),
        "clue_discards": clue_names(board.clue_discards),
        "clue_shuffles": shuffles(board),
        "treasure_discards": card_numbers(board.buried),
        "curses_gone": card_numbers(board.gone),
        "last_treasure": board.last,
        "refilled": card_numbers(board.refilled),
        "peek_from": board.peek_from,
        "turned_up": card_numbers(board.turned),
        "idle_turns": board.idle,
        "stack": board.pending(),
        "over": board.over,
        "decided": board.serial,
        "reveals": board.reveals,
        "clue_deck": {"hidden": board.clue_left},
        "treasure_deck": {"hidden": board.treasure_left},
        "pile": {"hidden": board.pile_left},
    }


def dump(board: Board) -> dict[str, Any]:
    """All of the board."""
    data = cast("dict[str, Any]", seen(board, FULL, []))
    deck = numbers(board.clue_deck)[: board.clue_left]
    data["clue_deck"] = [clue_name(clue) for clue in deck[::-1]]
    treasures = numbers(board.treasure_deck)[: board.treasure_left]
    data["treasure_deck"] = [card + 1 for card in treasures[::-1]]
    pile = numbers(board.pile)[: board.pile_left]
    data["pile"] = [card + 1 for card in pile[::-1]]
    data["unseen"] = board.unseen + 1 if board.unseen >= 0 else None
    data["chance"] = board.source_of_chance()
    return data


def people(board: Board, seat: int, hands: list[dict[str, int]]) -> list[PlayerView]:
    """The players by seat."""
    found: list[PlayerView] = []
    for each in range(board.players):
        known = seat == FULL or seat == each
        found.append(
            {
                "atv": board.space_name(board.atv[each]) if board.atv[each] >= 0 else None,
                "amulets": board.held[each],
                "roses": board.roses[each],
                "gold": card_numbers(board.gold[each]),
                "hand": clue_names(board.hands[each]) if known else {"hidden": hands[each]},
                "peek": (
                    card_numbers(board.peeks[each]) if known else {"hidden": board.peeked[each]}
                ),
            }
        )
    return found


def maps(board: Board) -> dict[MapName, MapView]:
    """The maps: clues from top to bottom with their roses, and the markers where they lie."""
    found: dict[MapName, MapView] = {}
    for treasure_map in range(MAPS):
        clues: list[LaidClue] = []
        for entry in board.trail:
            if map_of(entry) == treasure_map:
                clue = clue_of(entry)
                rose = rose_of(entry)
                clues.append(
                    {
                        "clue": clue_name(clue) if clue != NO_CLUE else None,
                        "rose": rose if rose >= 0 else None,
                    }
                )
        markers: list[str] | None = None
        if board.marked(treasure_map):
            lo = board.sites[2 * treasure_map]
            hi = board.sites[2 * treasure_map + 1]
            markers = board.chart.island.names(lo, hi)
        found[MAP_NAMES[treasure_map]] = {"clues": clues, "markers": markers}
    return found


def shuffles(board: Board) -> ClueShuffles:
    """How often the clue discards were shuffled, and which clues came into the deck when."""
    by: dict[str, list[str]] = {}
    for clue in members(board.deck.clues):
        if board.born[clue] > 0:
            by.setdefault(str(board.born[clue]), []).append(clue_name(clue))
    return {"number": board.shuffled, "clues": by}
