"""Deck files: reading them, and saying everything that is wrong with one.

A deck file is TOML with ``format``, ``game``, ``name`` and ``version``, then two lists of tables:
``clues`` and ``gold``; ``decks/standard.toml`` is the model. ``content`` is the same as plain data,
sorted and with every default filled in: a record embeds it, and the deck's digest is made of it.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from doubloon.games.tobago.deck import MOST_CLUES, MOST_GOLD, RELATIONS, SUBJECTS, TobagoDeck
from doubloon.games.tobago.deck_facts import check_facts
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

Entry = dict[str, Any]

SOURCE: Final = Choice(SOURCES, default="box")
HEAD: Final[dict[str, Field]] = {
    "format": Exactly(FORMAT),
    "game": Exactly("tobago"),
    "name": Text(),
    "version": Whole(1, 1_000_000),
}
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
SECTIONS: Final = {"clues": CLUE, "gold": GOLD}
KEYS: Final = {"clues": "clue", "gold": "card"}
EXAMPLES: Final = {
    "clues": '{ clue = 1, relation = "in", of = "jungle" }',
    "gold": "{ card = 1, value = 4 }",
}


def load(text: str, name_of_file: str, strict: bool = True) -> TobagoDeck:
    """The deck in a file's text; :class:`DeckError` lists every mistake with its line.

    ``strict`` asks for a whole deck (TB-C3, TB-C4); without it any subset will do.
    """
    try:
        data = parse(text)
    except DataSyntaxError as error:
        raise DeckError(f"{name_of_file}:{error.line}: {error}") from None
    return _build(data, Problems(name_of_file, text), strict)


def from_content(content: Mapping[str, Any], strict: bool = True) -> TobagoDeck:
    """The deck that a record embeds; mistakes are placed by their field."""
    if not isinstance(content, Mapping):
        raise DeckError(f"deck: {shown(content)} is not allowed; a table of lists")
    return _build(content, Problems(), strict)


@cache
def standard() -> TobagoDeck:
    """The deck that Doubloon brings; the tests see to it that it is right."""
    file = resources.files("doubloon.games.tobago") / "decks" / "standard.toml"
    return load(file.read_text(encoding="utf-8"), "standard.toml", False)


def _build(data: Mapping[str, Any], problems: Problems, strict: bool) -> TobagoDeck:
    unknown_keys(data, (*HEAD, *SECTIONS), "", problems)
    head = {key: data[key] for key in HEAD if key in data}
    content: dict[str, Any] = check_fields(head, HEAD, "", problems)
    for section in SECTIONS:
        content[section] = _section(section, data.get(section, []), problems)
    if strict and not problems:
        check_facts(content, problems)
    if problems:
        raise DeckError(problems.summary(), problems.lines())
    for section, key in KEYS.items():
        content[section].sort(key=lambda entry, key=key: entry[key])
    return TobagoDeck(content)


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
            _possible(entries[-1], path, problems)
        else:
            problems.add(path, f"{shown(item)} is not allowed; a table such as {EXAMPLES[section]}")
            entries.append({})
    _unique(section, entries, problems)
    return entries


def _possible(entry: Entry, path: str, problems: Problems) -> None:
    if entry.get("relation") == "in" and entry.get("of") == "ocean":
        problems.add(f"{path}.of", "no treasure lies in the ocean; next_to or in_sight_of")


def _unique(section: str, entries: list[Entry], problems: Problems) -> None:
    key = KEYS[section]
    seen: dict[object, int] = {}
    for index, entry in enumerate(entries):
        if key not in entry:
            continue
        first = seen.setdefault(entry[key], index)
        if first != index:
            path = f"{section}[{index}].{key}"
            problems.add(path, f"{shown(entry[key])} is already {section}[{first}]; each one once")
