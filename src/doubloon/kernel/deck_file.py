"""Deck files: the form that the decks of all games share; everything wrong with one is named.

A deck file is TOML with ``format``, ``game``, ``name`` and ``version``, then lists of tables, such
as ``treasures``. ``content`` is the same as plain data, sorted and with every default filled in: a
record embeds it, and the deck's digest is made of it.
"""

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, Generic, TypeVar

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
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError

FORMAT: Final = 1
SOURCE: Final = Choice(("rulebook", "reconstruction", "box"), default="box")  # box: real cards

AnyDeck = TypeVar("AnyDeck", bound=Deck)
Entry = dict[str, Any]
Fields = Mapping[str, Field]
Check = Callable[[Entry, str, Problems], Entry]


class Section:
    """One list of tables: how an entry is checked, in what order they lie, what each has alone."""

    def __init__(
        self,
        check: Fields | Check,
        order: Callable[[Entry], Any],
        example: str,
        *,
        key: str = "",
        most: int | None = None,
    ) -> None:
        self._check = check
        self.order = order
        self.example = example
        self.most = most
        self.key = key  # the field in which no two entries are the same

    def entries(self, name: str, data: object, problems: Problems) -> list[Entry]:
        """The entries; a bad field is missing from its entry, places stay the same."""
        if not isinstance(data, list):
            problems.add(name, f"{shown(data)} is not allowed; a list of tables")
            return []
        entries: list[Entry] = []
        for index, item in enumerate(data):
            path = f"{name}[{index}]"
            if not isinstance(item, dict):
                problems.add(path, f"{shown(item)} is not allowed; a table such as {self.example}")
                entries.append({})
            elif callable(self._check):
                entries.append(self._check(item, path, problems))
            else:
                entries.append(check_fields(item, self._check, path, problems))
        if self.key:
            self._unique(name, entries, problems)
        if self.most is not None and len(entries) > self.most:
            problems.add(name, f"{len(entries)}; at most {self.most}")
        return entries

    def _unique(self, name: str, entries: list[Entry], problems: Problems) -> None:
        key = self.key
        seen: dict[object, int] = {}
        for index, entry in enumerate(entries):
            if key not in entry:
                continue
            first = seen.setdefault(entry[key], index)
            if first != index:
                where = f"{name}[{first}]"
                if problems.file:
                    where += f" in line {problems.line(f'{where}.{key}')}"
                path = f"{name}[{index}].{key}"
                problems.add(path, f"{shown(entry[key])} is already {where}; each one once")


class DeckFile(Generic[AnyDeck]):
    """How a game's decks are written.

    ``make`` builds a deck of checked content. ``check_facts`` notes in what the content is not a
    whole deck; entries may lack fields that were found wrong before.
    """

    def __init__(
        self,
        game: str,
        make: Callable[[dict[str, Any]], AnyDeck],
        sections: Mapping[str, Section],
        check_facts: Callable[[dict[str, Any], Problems], None],
        head: Fields | None = None,
    ) -> None:
        self._game = game
        self._make = make
        self._sections = sections
        self._check_facts = check_facts
        self._head: dict[str, Field] = {
            "format": Exactly(FORMAT),
            "game": Exactly(game),
            "name": Text(),
            "version": Whole(1, 1_000_000),
            **(head or {}),
        }

    def load(self, text: str, name_of_file: str, strict: bool = True) -> AnyDeck:
        """The deck in a file's text; a DeckError lists every mistake with its line.

        ``strict`` asks for a whole deck; without it any subset will do.
        """
        try:
            data = parse(text)
        except DataSyntaxError as error:
            raise DeckError(f"{name_of_file}:{error.line}: {error}") from None
        return self._build(data, Problems(name_of_file, text), strict)

    def from_content(self, content: Mapping[str, Any], strict: bool = True) -> AnyDeck:
        """The deck that a record embeds; mistakes are placed by their field."""
        if not isinstance(content, Mapping):
            raise DeckError(f"deck: {shown(content)} is not allowed; a table of lists")
        return self._build(content, Problems(), strict)

    def shipped(self) -> AnyDeck:
        """The deck that Doubloon brings; tests see to it that it is a whole one."""
        file = resources.files(f"doubloon.games.{self._game}") / "decks" / "standard.toml"
        return self.load(file.read_text(encoding="utf-8"), file.name, strict=False)

    def _build(self, data: Mapping[str, Any], problems: Problems, strict: bool) -> AnyDeck:
        unknown_keys(data, (*self._head, *self._sections), "", problems)
        head = {key: data[key] for key in self._head if key in data}
        content: dict[str, Any] = check_fields(head, self._head, "", problems)
        for name, section in self._sections.items():
            content[name] = section.entries(name, data.get(name, []), problems)
        if strict:
            self._check_facts(content, problems)
        if problems:
            raise DeckError(problems.summary(), problems.lines())
        for name, section in self._sections.items():
            content[name].sort(key=section.order)
        return self._make(content)
