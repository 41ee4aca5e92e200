"""Deck files: the form that the decks of all games share; everything wrong with one is named.

A deck file is TOML with ``format``, ``game``, ``name`` and ``version``, then lists of tables, such
as ``treasures``. ``content`` is the same as plain data, sorted and with every default filled in: a
record embeds it, and the deck's digest is made of it.
"""

import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final

from doubloon.kernel.deck import D, Decks
from doubloon.kernel.errors import DeckError
from doubloon.kernel.files.data_file import (
    Choice,
    DataSyntaxError,
    Exactly,
    Field,
    Text,
    Whole,
    check_fields,
    not_allowed,
    parse,
    shown,
    unknown_keys,
)
from doubloon.kernel.files.mistakes import Mistake, Problems

FORMAT: Final = 1
LIST: Final = {"reason": "list"}  # what is allowed for a section
MOST_ENTRIES: Final = 200  # of a list; what comes after them is not looked at
# Where a card's face is from: the rulebook's pictures, a component list or a review, ourselves, or
# the real cards
SOURCE: Final = Choice(("rulebook", "public", "reconstruction", "box"), default="box")

Entry = dict[str, Any]
Fields = Mapping[str, Field]
Check = Callable[[Entry, str, Problems], Entry]
_IN_ENTRY = re.compile(r"(\w+)\[(\d+)\](?:\.(.*))?", re.DOTALL)  # treasures[12].curse


class Section:
    """One list of tables: how an entry is checked, in what order they lie, what each has alone."""

    def __init__(
        self,
        check: Fields | Check,
        order: Callable[[Entry], Any],
        example: str,
        *,
        key: str = "",
        known_by: tuple[str, ...] = (),
        most: int = MOST_ENTRIES,
    ) -> None:
        self._check = check
        self.order = order
        self.example = example
        self.most = most
        self.key = key  # the field in which no two entries are the same
        self.known_by = known_by or (key,)  # the fields that people call an entry by

    def entries(self, name: str, data: object, problems: Problems) -> list[Entry]:
        """The entries, no more than may be; a bad field is missing from its entry."""
        if not isinstance(data, list):
            not_allowed(name, data, LIST, problems)
            return []
        entries: list[Entry] = []
        for index, item in enumerate(data[: self.most]):
            path = f"{name}[{index}]"
            if not isinstance(item, dict):
                allowed = {"reason": "table", "example": self.example}
                not_allowed(path, item, allowed, problems)
                entries.append({})
            elif callable(self._check):
                entries.append(self._check(item, path, problems))
            else:
                entries.append(check_fields(item, self._check, path, problems))
        if self.key:
            self._unique(name, entries, problems)
        if len(data) > self.most:
            problems.add(name, "too_many", count=len(data), most=self.most)
        return entries

    def _unique(self, name: str, entries: list[Entry], problems: Problems) -> None:
        key = self.key
        seen: dict[object, int] = {}
        for index, entry in enumerate(entries):
            if key not in entry:
                continue
            first = seen.setdefault(entry[key], index)
            if first != index:
                path, where = f"{name}[{index}].{key}", f"{name}[{first}]"
                details: dict[str, Any] = {"found": shown(entry[key]), "first": where}
                if problems.file:
                    details["first_line"] = problems.line(f"{where}.{key}")
                    problems.add(path, "already_in_line", **details)
                else:
                    problems.add(path, "already", **details)


class DeckFile(Decks[D]):
    """How a game's decks are written.

    ``make`` builds a deck of checked content. ``check_facts`` notes in what the content is not a
    whole deck, and what is unusual in it; entries may lack fields that were found wrong before.
    ``sentences`` are those of its mistakes, and of what the game's own fields may hold.
    """

    def __init__(
        self,
        game: str,
        make: Callable[[dict[str, Any]], D],
        sections: Mapping[str, Section],
        check_facts: Callable[[dict[str, Any], Problems], None],
        sentences: Mapping[str, str],
        head: Fields | None = None,
    ) -> None:
        self._game = game
        self._make = make
        self.sections = sections
        self._check_facts = check_facts
        self._sentences = sentences
        self._standard: D | None = None
        self.head: dict[str, Field] = {
            "format": Exactly(FORMAT),
            "game": Exactly(game),
            "name": Text(),
            "version": Whole(1, 1_000_000),
            **(head or {}),
        }

    def read(self, text: str, place: str, strict: bool = True) -> D:
        """The deck in a file's text; a DeckError lists every mistake with its line.

        ``strict`` asks for a whole deck; without it any subset will do.
        """
        problems = Problems(place, text, self._sentences)
        try:
            data = parse(text)
        except DataSyntaxError as error:
            error.note(problems)
            raise DeckError(problems.summary(), problems.mistakes()) from None
        return self._build(data, problems, strict)

    def from_content(self, content: Mapping[str, Any], strict: bool = False) -> D:
        """The deck that a record embeds; mistakes are placed by their field."""
        if not isinstance(content, Mapping):
            raise DeckError(f"deck: {shown(content)} is not allowed; a table of lists")
        return self._build(content, Problems(sentences=self._sentences), strict)

    def standard(self) -> D:
        """The deck that Doubloon brings; tests see to it that it is a whole one."""
        if self._standard is None:
            file = resources.files(f"doubloon.games.{self._game}") / "data/decks/standard.toml"
            self._standard = self.read(file.read_text(encoding="utf-8"), file.name, strict=False)
        return self._standard

    def _build(self, data: Mapping[str, Any], problems: Problems, strict: bool) -> D:
        unknown_keys(data, (*self.head, *self.sections), "", problems)
        head = {key: data[key] for key in self.head if key in data}
        content: dict[str, Any] = check_fields(head, self.head, "", problems)
        for name, section in self.sections.items():
            content[name] = section.entries(name, data.get(name, []), problems)
        if strict:
            self._check_facts(content, problems)
        for mistake in (*problems.found, *problems.odd):
            self._place(mistake, content)
        if problems:
            raise DeckError(problems.summary(), problems.mistakes(), problems.more)
        for name, section in self.sections.items():
            content[name].sort(key=section.order)
        deck = self._make(content)
        deck.unusual = sorted(problems.odd, key=lambda mistake: mistake.line)
        return deck

    def _place(self, mistake: Mistake, content: dict[str, Any]) -> None:
        """Say in which entry a mistake is, and what people call that entry."""
        place = _IN_ENTRY.fullmatch(mistake.path)
        if place and place[1] in self.sections:
            mistake.section, mistake.entry, mistake.field = place[1], int(place[2]), place[3] or ""
            entry: Entry = content[place[1]][mistake.entry]
            known_by = self.sections[place[1]].known_by
            if all(key in entry for key in known_by):
                mistake.named = {key: entry[key] for key in known_by}
        elif mistake.path in self.sections:
            mistake.section = mistake.path
        else:
            mistake.field = mistake.path
