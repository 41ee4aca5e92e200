"""What is true of every whole Tobago deck (TB-C3, TB-C4)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago.components.chart import Chart, size_of
from doubloon.games.tobago.components.deck import OCEAN, TobagoDeck
from doubloon.games.tobago.files.sections import ISLANDS, island
from doubloon.kernel.files.mistakes import Problems

LEAST_CLUES: Final = 28  # four hands, four maps, and as many to draw
GOLD: Final = 39
SENTENCES: Final = {
    "in_the_ocean": "no treasure lies in the ocean; next_to or in_sight_of",
    "clues": "{count} clues; at least {least} are needed",
    "gold": "{count} gold cards; there are {gold}",
    "spaces_left": "leaves {left} spaces on island {island}",
}


def check_facts(content: dict[str, Any], problems: Problems) -> None:
    """Note everything that a whole deck cannot be."""
    clues = content["clues"]
    if len(clues) < LEAST_CLUES:
        problems.add("clues", "clues", count=len(clues), least=LEAST_CLUES)
    if len(content["gold"]) != GOLD:
        problems.add("gold", "gold", "TB-C4", count=len(content["gold"]), gold=GOLD)
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
                told = {"left": int(left), "island": number}
                problems.add(f"clues[{index}]", "spaces_left", "TB-C3", **told)
                return
