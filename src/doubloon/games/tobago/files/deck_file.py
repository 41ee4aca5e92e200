"""Tobago's deck files: how many amulets there are, and two lists of tables.

``clues`` and ``gold``; ``decks/standard.toml`` is the model. A whole deck has enough clues, each
good on every island (TB-C3), and all the gold (TB-C4). Decks may leave ``amulets`` out, as version
1 of ours did: they have 21, and records and games begun with them go on as they began.
"""

from typing import Final

from doubloon.games.tobago.components.deck import (
    MOST_CLUES,
    MOST_GOLD,
    RELATIONS,
    SUBJECTS,
    TobagoDeck,
)
from doubloon.games.tobago.files.deck_facts import SENTENCES, check_facts
from doubloon.kernel.files.data_file import Choice, Field, Flag, Whole, check_fields
from doubloon.kernel.files.deck_file import SOURCE, DeckFile, Entry, Section
from doubloon.kernel.files.mistakes import Problems

CLUE: Final[dict[str, Field]] = {
    "clue": Whole(1, int(MOST_CLUES)),
    "relation": Choice(RELATIONS),
    "of": Choice(SUBJECTS),
    "not": Flag(default=False),
    "source": SOURCE,
}
GOLD: Final[dict[str, Field]] = {
    "card": Whole(1, int(MOST_GOLD)),
    "value": Whole(2, 6),
    "source": SOURCE,
}


def _clue(item: Entry, path: str, problems: Problems) -> Entry:
    entry = check_fields(item, CLUE, path, problems)
    if entry.get("relation") == "in" and entry.get("of") == "ocean":
        problems.add(f"{path}.of", "in_the_ocean")
    return entry


DECK_FILE: Final = DeckFile(
    "tobago",
    TobagoDeck,
    {
        "clues": Section(
            _clue,
            lambda entry: entry["clue"],
            '{ clue = 1, relation = "in", of = "jungle" }',
            key="clue",
        ),
        "gold": Section(GOLD, lambda entry: entry["card"], "{ card = 1, value = 4 }", key="card"),
    },
    check_facts,
    SENTENCES,
    {"amulets": Whole(3, 40, optional=True)},
)
