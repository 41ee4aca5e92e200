"""Deck files: reading them, and saying everything that is wrong with one.

A deck file is TOML with ``format``, ``game``, ``name``, ``version`` and ``bonus_cards``, then two
lists of tables, ``islands`` and ``treasures``; ``decks/standard.toml`` is the model. ``content``
is the same as plain data, sorted and with every default filled in: a record embeds it, and the
deck's digest is made of it.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from doubloon.games.under_sail.deck import (
    CARD_NUMBERS,
    COLOURS,
    MOST_TREASURES,
    VALUES,
    SailDeck,
)
from doubloon.games.under_sail.deck_facts import check_facts
from doubloon.kernel.data_file import (
    Choice,
    DataSyntaxError,
    Exactly,
    Field,
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

Entry = dict[str, Any]


class CardName(Choice):
    """The notation of an island card."""

    def __init__(self) -> None:
        super().__init__(CARD_NUMBERS)
        self.allowed = "a colour (R, B, G, V) and a number from 1 to 12: R7"


SOURCE: Final = Choice(SOURCES, default="box")
HEAD: Final[dict[str, Field]] = {
    "format": Exactly(FORMAT),
    "game": Exactly("under_sail"),
    "name": Text(),
    "version": Whole(1, 1_000_000),
    "bonus_cards": Whole(0, 99),
}
SECTIONS: Final[dict[str, dict[str, Field]]] = {
    "islands": {"card": CardName(), "source": SOURCE},
    "treasures": {
        "colour": Choice(COLOURS),
        "value": Whole(VALUES[0], VALUES[-1]),
        "source": SOURCE,
    },
}
EXAMPLES: Final = {"islands": '{ card = "R7" }', "treasures": '{ colour = "red", value = 4 }'}


def load(text: str, name_of_file: str, strict: bool = True) -> SailDeck:
    """The deck in a file's text; :class:`DeckError` lists every mistake with its line.

    ``strict`` asks for the whole box (US-C1 to US-C3); without it any subset will do.
    """
    try:
        data = parse(text)
    except DataSyntaxError as error:
        raise DeckError(f"{name_of_file}:{error.line}: {error}") from None
    return _build(data, Problems(name_of_file, text), strict)


def from_content(content: Mapping[str, Any], strict: bool = True) -> SailDeck:
    """The deck that a record embeds; mistakes are placed by their field."""
    if not isinstance(content, Mapping):
        raise DeckError(f"deck: {shown(content)} is not allowed; a table of lists")
    return _build(content, Problems(), strict)


@cache
def standard() -> SailDeck:
    """The deck that Doubloon brings."""
    file = resources.files("doubloon.games.under_sail") / "decks" / "standard.toml"
    return load(file.read_text(encoding="utf-8"), "standard.toml")


def _build(data: Mapping[str, Any], problems: Problems, strict: bool) -> SailDeck:
    unknown_keys(data, (*HEAD, *SECTIONS), "", problems)
    head = {key: data[key] for key in HEAD if key in data}
    content: dict[str, Any] = check_fields(head, HEAD, "", problems)
    for section in SECTIONS:
        content[section] = _section(section, data.get(section, []), problems)
    _unique(content["islands"], problems)
    if len(content["treasures"]) > MOST_TREASURES:
        problems.add("treasures", f"{len(content['treasures'])}; at most {MOST_TREASURES}")
    if strict:
        check_facts(content, problems)
    if problems:
        raise DeckError(problems.summary(), problems.lines())
    content["islands"].sort(key=lambda entry: CARD_NUMBERS[entry["card"]])
    content["treasures"].sort(key=_treasure_order)
    return SailDeck(content)


def _treasure_order(entry: Entry) -> tuple[int, int]:
    return COLOURS.index(entry["colour"]), entry["value"]


def _section(section: str, data: object, problems: Problems) -> list[Entry]:
    """The entries of one list; a bad field is missing from its entry, places stay the same."""
    if not isinstance(data, list):
        problems.add(section, f"{shown(data)} is not allowed; a list of tables")
        return []
    entries: list[Entry] = []
    for index, item in enumerate(data):
        path = f"{section}[{index}]"
        if isinstance(item, dict):
            entries.append(check_fields(item, SECTIONS[section], path, problems))
        else:
            problems.add(path, f"{shown(item)} is not allowed; a table such as {EXAMPLES[section]}")
            entries.append({})
    return entries


def _unique(entries: list[Entry], problems: Problems) -> None:
    seen: dict[object, int] = {}
    for index, entry in enumerate(entries):
        if "card" not in entry:
            continue
        first = seen.setdefault(entry["card"], index)
        if first != index:
            where = f"islands[{first}]"
            if problems.file:
                where += f" in line {problems.line(f'{where}.card')}"
            problems.add(
                f"islands[{index}].card",
                f"{shown(entry['card'])} is already {where}; each one once",
            )
