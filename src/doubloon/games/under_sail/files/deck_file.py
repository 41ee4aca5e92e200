"""Under Sail's deck files: the number of bonus cards, then two lists of tables.

``islands`` and ``treasures``; ``decks/standard.toml`` is the model. A whole deck has what the box
has (US-C1 to US-C3).
"""

from typing import Final

from doubloon.games.under_sail.components.deck import (
    CARD_NUMBERS,
    COLOURS,
    MOST_TREASURES,
    MOST_VALUE,
    SailDeck,
)
from doubloon.games.under_sail.files.deck_facts import SENTENCES, check_facts
from doubloon.kernel.files.data_file import Choice, Field, Whole
from doubloon.kernel.files.deck_file import SOURCE, DeckFile, Entry, Section

ISLAND: Final[dict[str, Field]] = {
    "card": Choice(CARD_NUMBERS, notation="island_card"),
    "source": SOURCE,
}
TREASURE: Final[dict[str, Field]] = {
    "colour": Choice(COLOURS),
    "value": Whole(1, MOST_VALUE),
    "source": SOURCE,
}


def _treasure_order(entry: Entry) -> tuple[int, int]:
    return COLOURS.index(entry["colour"]), entry["value"]


DECK_FILE: Final = DeckFile(
    "under_sail",
    SailDeck,
    {
        "islands": Section(
            ISLAND, lambda entry: CARD_NUMBERS[entry["card"]], '{ card = "R7" }', key="card"
        ),
        "treasures": Section(
            TREASURE,
            _treasure_order,
            '{ colour = "red", value = 4 }',
            known_by=("colour", "value"),
            most=MOST_TREASURES,
        ),
    },
    check_facts,
    SENTENCES,
    {"bonus_cards": Whole(0, 99)},
)
