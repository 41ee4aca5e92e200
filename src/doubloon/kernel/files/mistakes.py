"""Mistakes in files that people write: each as data for a screen, and as a line for a terminal.

A mistake is reported like a refused move: ``details`` holds its kind under ``reason`` and what its
sentence speaks of; a client has that sentence in the reader's language, the English ones are here
and next to the checks of each game. What a field may hold is ``details["allowed"]``, which has a
``reason`` and a sentence of its own.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, Final

from doubloon.kernel.files.locations import Places, locate

NAMED_AT_MOST: Final = 8  # missing things that are listed; of the others only the number
MOST: Final = 1000  # mistakes that are kept of one file; the others are only counted
SENTENCES: Final = {
    "not_toml": "this is not TOML: {said}",
    "not_json": "this is not JSON: {said}",
    "not_allowed": "{found} is not allowed; {allowed}",
    "missing_field": "missing; {allowed}",
    "unknown_field": "unknown field; allowed: {fields}",
    "misspelt_field": "unknown field; did you mean {near}? allowed: {fields}",
    "already": "{found} is already {first}; each one once",
    "already_in_line": "{found} is already {first} in line {first_line}; each one once",
    "too_many": "{count}; at most {most}",
    "too_deep": "brackets or dotted keys within each other; at most {most} levels",
    "too_long": "{count} characters; at most {most}",
    # What is allowed
    "whole": "a whole number from {least} to {most}",
    "one_of": "one of {words}",
    "text": "text on one line, 1 to {longest} characters",
    "flag": "true or false",
    "exactly": "{value}",
    "list": "a list of tables",
    "table": "a table such as {example}",
}


@dataclasses.dataclass
class Mistake:
    """One mistake. ``message`` is its English sentence; ``str`` puts its place before it.

    In a deck it is in the ``entry`` of a ``section`` (a list), in a ``field``; ``named`` holds the
    fields that the entry is known by, where they are right.
    """

    message: str
    details: dict[str, Any] = dataclasses.field(default_factory=dict)
    rule: str = ""
    file: str = ""
    line: int = 0
    path: str = ""
    section: str = ""
    entry: int | None = None
    field: str = ""
    named: dict[str, Any] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.place()}{self.message}"

    def place(self) -> str:
        """File, line and field, as far as they are known."""
        place = f"{self.file}:{self.line}: " if self.file else ""
        path = f"{self.path}: " if self.path else ""
        return f"{place}{path}"


class Problems:
    """The mistakes found in one file (or in data without a file), each at its field path.

    ``odd`` are things that are allowed but unusual.
    """

    def __init__(
        self, file: str = "", text: str = "", sentences: Mapping[str, str] | None = None
    ) -> None:
        self.file = file
        self.sentences = {**SENTENCES, **(sentences or {})}
        self.found: list[Mistake] = []
        self.more = 0  # mistakes that are not kept
        self._text = text
        self._places: Places | None = None
        self.odd: list[Mistake] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(
        self, path: str, reason: str, rule: str = "", line: int | None = None, **details: Any
    ) -> None:
        """Note a mistake in the field at ``path``; ``details`` are what its sentence speaks of."""
        if self.full:
            self.more += 1
            return
        place = self.line(path) if line is None else line
        self.found.append(self._mistake(path, reason, rule, place, details))

    def unusual(self, path: str, reason: str, rule: str = "", **details: Any) -> None:
        """Note what no rule forbids but is likely to be a slip; it does not make the file wrong."""
        if len(self.odd) < MOST:
            self.odd.append(self._mistake(path, reason, rule, self.line(path), details))

    def _mistake(
        self, path: str, reason: str, rule: str, line: int, details: Mapping[str, Any]
    ) -> Mistake:
        told = {"reason": reason, **details}
        message = self.sentence(told) + (f" ({rule})" if rule else "")
        return Mistake(message, told, rule, self.file, line, path)

    @property
    def full(self) -> bool:
        """Are there so many that no further one is kept?"""
        return len(self.found) >= MOST

    def lacks(self, path: str, reason: str, rule: str, key: str, absent: Sequence[object]) -> None:
        """Note what is missing, if anything: the first few as ``key``, and how many ``more``."""
        if absent:
            names: dict[str, Any] = {key: list(absent[:NAMED_AT_MOST])}
            self.add(path, reason, rule, more=max(len(absent) - NAMED_AT_MOST, 0), **names)

    def sentence(self, details: Mapping[str, Any]) -> str:
        """The English sentence of a mistake's details, or of what is allowed."""
        words: dict[str, Any] = {}
        for key, value in details.items():
            if isinstance(value, Mapping):
                words[key] = self.sentence(value)
            elif isinstance(value, list):
                words[key] = ", ".join(map(str, value))
            elif key == "more":
                words[key] = f" and {value} more" if value else ""
            else:
                words[key] = value
        return self.sentences[details["reason"]].format(**words)

    def line(self, path: str) -> int:
        """The line of a field; of what it is in when it is not written out; else 1."""
        if self._places is None:
            self._places = locate(self._text)
        return self._places.line(path)

    def mistakes(self) -> list[Mistake]:
        """The mistakes that are kept, in the order of the file."""
        return sorted(self.found, key=lambda mistake: mistake.line)

    def lines(self) -> list[str]:
        """The same, a line each."""
        return [str(mistake) for mistake in self.mistakes()]

    def summary(self) -> str:
        """The first mistake, and how many more there are, in one line."""
        lines = self.lines()
        more = len(lines) - 1 + self.more
        return lines[0] + (f" (and {more} more)" if more else "")
