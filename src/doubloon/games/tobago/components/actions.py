"""The catalogue of Tobago's actions and the numbers by which the rules know them."""

from typing import Final, get_args

from mypy_extensions import i64

from doubloon.games.tobago.components.chart import CELLS, cell_name
from doubloon.games.tobago.components.deck import MOST_CLUES, clue_name
from doubloon.games.tobago.types.facts import MapName
from doubloon.kernel.catalogue import Catalogue

MAP_NAMES: Final[tuple[MapName, ...]] = get_args(MapName)

END_TURN: Final[i64] = 0
ACCEPT: Final[i64] = 1
DECLINE: Final[i64] = 2
DRIVE: Final[i64] = 3
NEXT_LEG: Final[i64] = 4
EXCHANGE: Final[i64] = 5
EXTRA_CLUE: Final[i64] = 6
EXTRA_DRIVE: Final[i64] = 7
EXTRA_EXCHANGE: Final[i64] = 8
RAISE: Final[i64] = 9  # + map 0..3
REMOVE: Final[i64] = 13  # + map 0..3
MAP: Final[i64] = 17  # + map 0..3
CLUE: Final[i64] = 21  # + clue 0..60
SPACE: Final[i64] = 82  # + cell 0..131
END: Final[i64] = 214


def catalogue() -> Catalogue:
    """All actions, in the order of the numbers above."""
    actions = Catalogue()
    actions.add("end", "end", [])
    actions.add("accept", "accept", [])
    actions.add("decline", "decline", [])
    actions.add("drive", "drive", [])
    actions.add("leg", "leg", [])
    actions.add("exchange", "exchange", [])
    actions.add("extra-clue", "extra", [0])
    actions.add("extra-drive", "extra", [1])
    actions.add("extra-exchange", "extra", [2])
    for treasure_map in range(4):
        actions.add("raise-" + MAP_NAMES[treasure_map], "raise", [treasure_map])
    for treasure_map in range(4):
        actions.add("remove-" + MAP_NAMES[treasure_map], "remove", [treasure_map])
    for treasure_map in range(4):
        actions.add(MAP_NAMES[treasure_map], "map", [treasure_map])
    for clue in range(MOST_CLUES):
        actions.add(clue_name(clue), "clue", [clue])
    for cell in range(CELLS):
        actions.add(cell_name(cell), "space", [cell])
    return actions
