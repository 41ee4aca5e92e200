"""Loot Island's deck files: five lists of tables.

``map_cards``, ``treasures``, ``healers``, ``events`` and ``islands``; ``decks/standard.toml`` is
the model. A whole deck has what the box has (LI-C1 to LI-C6).
"""

from collections.abc import Mapping
from typing import Final

from doubloon.games.loot_island.components.deck import (
    CARD_NUMBERS,
    EVENTS,
    ISLAND_KINDS,
    KINDS,
    MOST_CURSE,
    SKULLS,
    SYMBOLS,
    LootDeck,
)
from doubloon.games.loot_island.files.deck_facts import SENTENCES, check_facts
from doubloon.kernel.files.data_file import Choice, Field, Flag, Whole, check_fields, shown
from doubloon.kernel.files.deck_file import SOURCE, DeckFile, Entry, Section
from doubloon.kernel.files.mistakes import Problems

MAP_CARD: Final[dict[str, Field]] = {
    "card": Choice(CARD_NUMBERS, notation="map_card"),
    "symbol": Choice(SYMBOLS),
    "source": SOURCE,
}
TREASURE: Final[dict[str, Field]] = {
    "number": Whole(1, 74),
    "pile": Whole(1, 4),
    "type": Choice(KINDS),
    "curse": Whole(0, MOST_CURSE, default=0),
    "crossed": Whole(0, 2, default=0),
    "source": SOURCE,
}
VALUE: Final = Whole(0, 30)
OF_TYPE: Final[dict[str, dict[str, Field]]] = {
    "amulet": {"value": VALUE},
    "coin_bag": {"value": VALUE},
    "book": {"multiplier": Whole(1, 3)},
    "jewel": {"value": VALUE},
    "crown": {"value": VALUE, "crosses": Whole(1, 4)},
    "skull": {"value": VALUE, "skull": Choice(SKULLS)},
}
EFFECTS: Final = ("cube", "draw")  # symbols that act when the card is played (LI-C2)
OF_ANY_TYPE: Final = ("value", "multiplier", "crosses", "skull")
HEALER: Final[dict[str, Field]] = {
    "number": Whole(1, 14),
    "per_cube": Whole(0, 2, default=0),
    "fixed": Whole(0, 40, default=0),
    "source": SOURCE,
}
EVENT: Final[dict[str, Field]] = {"event": Choice(EVENTS, notation="event_card"), "source": SOURCE}
ISLAND: Final[dict[str, Field]] = {
    "kind": Choice(ISLAND_KINDS),
    "five_players_only": Flag(default=False),
    "source": SOURCE,
}
CUBES: Final[dict[str, Field]] = {"cubes": Whole(1, 9)}


def _map_card(item: Entry, path: str, problems: Problems) -> Entry:
    """A 1 acts by its number (LI-2.13, LI-2.14): a second effect on it would never happen."""
    entry = check_fields(item, MAP_CARD, path, problems)
    card = entry.get("card", "")
    if card[1:-1] == "1" and entry.get("symbol") in EFFECTS:
        found = shown(entry["symbol"])
        problems.add(f"{path}.symbol", "one_symbol", "LI-2.14", found=found)
    return entry


def check_treasure(
    item: Entry, common: Mapping[str, Field], path: str, problems: Problems
) -> Entry:
    """The fields of a treasure: ``common`` ones, and those that its type has."""
    kind = item.get("type")
    if not isinstance(kind, str) or kind not in OF_TYPE:  # its own fields cannot be judged
        known = {key: item[key] for key in item if key not in OF_ANY_TYPE}
        return check_fields(known, common, path, problems)
    fields = {**common, **OF_TYPE[kind]}
    for key in OF_ANY_TYPE:
        if key in item and key not in fields:
            problems.add(f"{path}.{key}", "not_on_type", type=kind, fields=list(fields))
    known = {key: item[key] for key in item if key in fields or key not in OF_ANY_TYPE}
    return check_fields(known, fields, path, problems)


def _treasure(item: Entry, path: str, problems: Problems) -> Entry:
    return check_treasure(item, TREASURE, path, problems)


def _island(item: Entry, path: str, problems: Problems) -> Entry:
    if item.get("kind") == "cubes":
        return check_fields(item, {**ISLAND, **CUBES}, path, problems)
    if "cubes" in item and item.get("kind") in ISLAND_KINDS:
        problems.add(f"{path}.cubes", "not_on_island", kind=item["kind"])
    known = {key: item[key] for key in item if key != "cubes"}
    return check_fields(known, ISLAND, path, problems)


def _island_order(entry: Entry) -> tuple[int, bool, int]:
    kind = ISLAND_KINDS.index(entry["kind"])
    return kind, entry["five_players_only"], -entry.get("cubes", 0)


DECK_FILE: Final = DeckFile(
    "loot_island",
    LootDeck,
    {
        "map_cards": Section(
            _map_card,
            lambda entry: CARD_NUMBERS[entry["card"]],
            '{ card = "R1a", symbol = "none" }',
            key="card",
        ),
        "treasures": Section(
            _treasure,
            lambda entry: entry["number"],
            '{ number = 1, pile = 1, type = "coin_bag", value = 7 }',
            key="number",
        ),
        "healers": Section(
            HEALER,
            lambda entry: entry["number"],
            "{ number = 1, per_cube = 1, fixed = 2 }",
            key="number",
        ),
        "events": Section(
            EVENT,
            lambda entry: EVENTS.index(entry["event"]),
            '{ event = "A1" }',
            key="event",
        ),
        "islands": Section(_island, _island_order, '{ kind = "draw" }', known_by=("kind",)),
    },
    check_facts,
    SENTENCES,
)
