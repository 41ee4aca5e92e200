"""Deck files: reading them, and saying everything that is wrong with one.

A deck file is TOML with ``format``, ``game``, ``name`` and ``version``, then five lists of tables:
``map_cards``, ``treasures``, ``healers``, ``events`` and ``islands``; ``decks/standard.toml`` is
the model. ``content`` is the same as plain data, sorted and with every default filled in: a
record embeds it, and the deck's digest is made of it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from doubloon.games.loot_island.deck import (
    CARD_NUMBERS,
    EVENTS,
    ISLAND_KINDS,
    KINDS,
    SKULLS,
    SYMBOLS,
    LootDeck,
)
from doubloon.games.loot_island.deck_facts import check_facts
from doubloon.kernel.data_file import (
    Choice,
    DataSyntaxError,
    Exactly,
    Field,
    Flag,
    Problems,
    Text,
    Whole,
    check_fields,
    parse,
    shown,
    unknown_keys,
)
from doubloon.kernel.errors import DeckError

FORMAT: Final = 1
SOURCES: Final = ("rulebook", "reconstruction", "box")  # box: read from the real cards
SECTIONS: Final = ("map_cards", "treasures", "healers", "events", "islands")

Entry = dict[str, Any]


class CardName(Choice):
    """The notation of a map card."""

    def __init__(self) -> None:
        super().__init__(CARD_NUMBERS)
        self.allowed = "a colour (R, G, V, A), a number from 1 to 10 or *, a copy (a, b): R3a"


SOURCE: Final = Choice(SOURCES, default="box")
HEAD: Final[dict[str, Field]] = {
    "format": Exactly(FORMAT),
    "game": Exactly("loot_island"),
    "name": Text(),
    "version": Whole(1, 1_000_000),
}
MAP_CARD: Final[dict[str, Field]] = {
    "card": CardName(),
    "symbol": Choice(SYMBOLS),
    "source": SOURCE,
}
TREASURE: Final[dict[str, Field]] = {
    "number": Whole(1, 74),
    "pile": Whole(1, 4),
    "type": Choice(KINDS),
    "curse": Whole(0, 6, default=0),
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
OF_ANY_TYPE: Final = ("value", "multiplier", "crosses", "skull")
HEALER: Final[dict[str, Field]] = {
    "number": Whole(1, 14),
    "per_cube": Whole(0, 2, default=0),
    "fixed": Whole(0, 40, default=0),
    "source": SOURCE,
}
EVENT: Final[dict[str, Field]] = {"event": Choice(EVENTS), "source": SOURCE}
ISLAND: Final[dict[str, Field]] = {
    "kind": Choice(ISLAND_KINDS),
    "five_players_only": Flag(default=False),
    "source": SOURCE,
}
CUBES: Final[dict[str, Field]] = {"cubes": Whole(1, 9)}


def load(text: str, name_of_file: str, strict: bool = True) -> LootDeck:
    """The deck in a file's text; :class:`DeckError` lists every mistake with its line.

    ``strict`` asks for the whole box (LI-C1 to LI-C6); without it any subset will do.
    """
    try:
        data = parse(text)
    except DataSyntaxError as error:
        raise DeckError(f"{name_of_file}:{error.line}: {error}") from None
    return _build(data, Problems(name_of_file, text), strict)


def from_content(content: Mapping[str, Any], strict: bool = True) -> LootDeck:
    """The deck that a record embeds; mistakes are placed by their field."""
    if not isinstance(content, Mapping):
        raise DeckError(f"deck: {shown(content)} is not allowed; a table of lists")
    return _build(content, Problems(), strict)


@cache
def standard() -> LootDeck:
    """The deck that Doubloon brings."""
    file = resources.files("doubloon.games.loot_island") / "decks" / "standard.toml"
    return load(file.read_text(encoding="utf-8"), "standard.toml")


def _build(data: Mapping[str, Any], problems: Problems, strict: bool) -> LootDeck:
    unknown_keys(data, (*HEAD, *SECTIONS), "", problems)
    head = {key: data[key] for key in HEAD if key in data}
    content: dict[str, Any] = check_fields(head, HEAD, "", problems)
    for section in SECTIONS:
        content[section] = _section(section, data.get(section, []), problems)
    if strict:
        check_facts(content, problems)
    if problems:
        raise DeckError(problems.summary(), problems.lines())
    for section in SECTIONS:
        content[section].sort(key=SORT_BY[section])
    return LootDeck(content)


def _section(section: str, data: object, problems: Problems) -> list[Entry]:
    """The entries of one list; a bad field is missing from its entry, places stay the same."""
    if not isinstance(data, list):
        problems.add(section, f"{shown(data)} is not allowed; a list of tables")
        return []
    entries: list[Entry] = []
    for index, item in enumerate(data):
        path = f"{section}[{index}]"
        if isinstance(item, dict):
            entries.append(CHECK[section](item, path, problems))
        else:
            problems.add(path, f"{shown(item)} is not allowed; a table such as {EXAMPLES[section]}")
            entries.append({})
    _unique(section, entries, problems)
    return entries


def _unique(section: str, entries: list[Entry], problems: Problems) -> None:
    key = KEYS.get(section)
    if key is None:
        return
    seen: dict[object, int] = {}
    for index, entry in enumerate(entries):
        if key not in entry:
            continue
        first = seen.setdefault(entry[key], index)
        if first != index:
            path = f"{section}[{index}].{key}"
            where = f"{section}[{first}]"
            if problems.file:
                where += f" in line {problems.line(f'{where}.{key}')}"
            problems.add(path, f"{shown(entry[key])} is already {where}; each one once")


def _map_card(item: Entry, path: str, problems: Problems) -> Entry:
    return check_fields(item, MAP_CARD, path, problems)


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
            problems.add(f"{path}.{key}", f"not on a {kind}; allowed: {', '.join(fields)}")
    known = {key: item[key] for key in item if key in fields or key not in OF_ANY_TYPE}
    return check_fields(known, fields, path, problems)


def _treasure(item: Entry, path: str, problems: Problems) -> Entry:
    return check_treasure(item, TREASURE, path, problems)


def _healer(item: Entry, path: str, problems: Problems) -> Entry:
    return check_fields(item, HEALER, path, problems)


def _event(item: Entry, path: str, problems: Problems) -> Entry:
    return check_fields(item, EVENT, path, problems)


def _island(item: Entry, path: str, problems: Problems) -> Entry:
    if item.get("kind") == "cubes":
        return check_fields(item, {**ISLAND, **CUBES}, path, problems)
    if "cubes" in item and item.get("kind") in ISLAND_KINDS:
        problems.add(f"{path}.cubes", f"not on a {item['kind']} island; only on cubes islands")
    known = {key: item[key] for key in item if key != "cubes"}
    return check_fields(known, ISLAND, path, problems)


def _island_order(entry: Entry) -> tuple[int, bool, int]:
    kind = ISLAND_KINDS.index(entry["kind"])
    return kind, entry["five_players_only"], -entry.get("cubes", 0)


CHECK: Final[dict[str, Callable[[Entry, str, Problems], Entry]]] = {
    "map_cards": _map_card,
    "treasures": _treasure,
    "healers": _healer,
    "events": _event,
    "islands": _island,
}
SORT_BY: Final[dict[str, Callable[[Entry], Any]]] = {
    "map_cards": lambda entry: CARD_NUMBERS[entry["card"]],
    "treasures": lambda entry: entry["number"],
    "healers": lambda entry: entry["number"],
    "events": lambda entry: EVENTS.index(entry["event"]),
    "islands": _island_order,
}
KEYS: Final = {
    "map_cards": "card",
    "treasures": "number",
    "healers": "number",
    "events": "event",
}
EXAMPLES: Final = {
    "map_cards": '{ card = "R1a", symbol = "none" }',
    "treasures": '{ number = 1, pile = 1, type = "coin_bag", value = 7 }',
    "healers": "{ number = 1, per_cube = 1, fixed = 2 }",
    "events": '{ event = "A1" }',
    "islands": '{ kind = "draw" }',
}
