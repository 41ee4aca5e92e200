"""The catalogue of Loot Island's actions and the numbers by which the rules know them."""

from typing import Final, get_args

from mypy_extensions import i64

from doubloon.games.loot_island.components.deck import card_name
from doubloon.games.loot_island.types.facts import Landing
from doubloon.kernel.catalogue import Catalogue

LANDING_NAMES: Final[tuple[Landing, ...]] = get_args(Landing)

PASS: Final[i64] = 0
DONE: Final[i64] = 1
YES: Final[i64] = 2
NO: Final[i64] = 3
AARON: Final[i64] = 4
COPY_CUBE: Final[i64] = 5
COPY_DRAW: Final[i64] = 6
LANDING: Final[i64] = 7  # + landing 0..7
FROM: Final[i64] = 15  # + landing 0..7
ISLAND: Final[i64] = 23  # + tile 0..6
CUBES: Final[i64] = 30  # + number of cubes 0..24
CARD: Final[i64] = 55  # + card 0..87
HEALER: Final[i64] = 143  # + healer 0..13
KEEP: Final[i64] = 157  # + treasure 0..73
DISCARD: Final[i64] = 231  # + treasure 0..73
END: Final[i64] = 305

MOST_CUBES: Final[i64] = 24


def catalogue() -> Catalogue:
    """All actions, in the order of the numbers above."""
    actions = Catalogue()
    actions.add("pass", "pass", [])
    actions.add("done", "done", [])
    actions.add("yes", "yes", [])
    actions.add("no", "no", [])
    actions.add("aaron", "aaron", [])
    actions.add("copy-cube", "copy", [0])
    actions.add("copy-draw", "copy", [1])
    for landing in range(8):
        actions.add(LANDING_NAMES[landing], "landing", [landing])
    for landing in range(8):
        actions.add("from-" + LANDING_NAMES[landing], "from", [landing])
    for tile in range(7):
        actions.add(f"island-{tile + 1}", "island", [tile])
    for cubes in range(MOST_CUBES + 1):
        actions.add(f"cubes-{cubes}", "cubes", [cubes])
    for card in range(88):
        actions.add(card_name(card), "card", [card])
    for healer in range(14):
        actions.add(f"healer-{healer + 1}", "healer", [healer])
    for treasure in range(74):
        actions.add(f"keep-{treasure + 1}", "keep", [treasure])
    for treasure in range(74):
        actions.add(f"discard-{treasure + 1}", "discard", [treasure])
    return actions
