"""The 32 islands, put together from the sections in ``data/islands/standard.toml`` (TB-C1)."""

import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components.chart import COLUMNS, SEA, Chart, Island
from doubloon.games.tobago.components.deck import TERRAINS, TobagoDeck

ISLANDS: Final = 32
ROWS_OF_A_SECTION: Final = 4


@cache
def drawing() -> dict[str, Any]:
    """The file, as it is written."""
    file = resources.files("doubloon.games.tobago") / "data/islands/standard.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def side_of(section: str, side: int) -> list[list[int]]:
    """One side of a section: terrains row by row, ``SEA`` for the ocean."""
    legend = {letter: TERRAINS.index(name) for letter, name in drawing()["legend"].items()}
    text: str = drawing()[section]["ab"[side]]
    return [[legend.get(letter, SEA) for letter in line.split()] for line in text.splitlines()]


def rows_of(number: int) -> list[list[int]]:
    """The whole grid of an island, 1 to 32: terrains row by row, ``SEA`` for the ocean."""
    digits = number - 1
    middle = side_of("middle", digits >> 1 & 1)
    if digits >> 3 & 1:
        middle = [row[::-1] for row in middle[::-1]]
    moved = [SEA] * (digits >> 4 & 1)
    south = [moved + row for row in side_of("south", digits >> 2 & 1)]
    rows = side_of("north", digits & 1) + middle + south
    return [row + [SEA] * (COLUMNS - len(row)) for row in rows]


@cache
def island(number: int) -> Island:
    """One of the 32 islands."""
    return Island(number, rows_of(number))


@lru_cache(8)  # decks are of anybody's making
def bare_chart(deck: TobagoDeck) -> Chart:
    """An island with nothing on it, for boards that nothing was laid out on."""
    return Chart(island(1), deck, vec[i64](), vec[i64](), vec[i64]())
