"""What is true of every whole Tobago deck (TB-C3, TB-C4)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.chart import Chart, size_of
from doubloon.games.tobago.deck import OCEAN, TobagoDeck
from doubloon.games.tobago.sections import ISLANDS, island
from doubloon.kernel.data_file import Problems

LEAST_CLUES: Final = 28  # four hands, four maps, and as many to draw
GOLD: Final = 39


def check_facts(content: dict[str, Any], problems: Problems) -> None:
    """Note everything that a whole deck cannot be."""
    clues = content["clues"]
    if len(clues) < LEAST_CLUES:
        problems.add("clues", f"{len(clues)} clues; at least {LEAST_CLUES} are needed")
    if len(content["gold"]) != GOLD:
        problems.add("gold", f"{len(content['gold'])} gold cards; there are {GOLD} (TB-C4)")
    if problems:
        return
    deck = TobagoDeck(content)
    for number in range(1, ISLANDS + 1):
        none = vec[i64]()
        chart = Chart(island(number), deck, none, none, none)
        for index, entry in enumerate(clues):
            clue = entry["clue"] - 1
            if deck.subject[clue] > OCEAN:
                continue  # objects: a few spaces around each of them, wherever they stand
            left = size_of(chart.clue_lo[clue], chart.clue_hi[clue])
            if left < 2 or left == chart.island.size:
                problems.add(f"clues[{index}]", f"leaves {left} spaces on island {number} (TB-C3)")
                return
