"""Files that people write (decks, score pads) read with every mistake named and placed.

A reader parses TOML or JSON text, then checks the plain data against :class:`Field` tables and
notes each mistake in a :class:`Problems` list by its field path (``treasures[12].curse``). The
list turns paths into line numbers, so a person gets ``FILE:LINE: FIELD: what is allowed``.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Any

# Enough of both grammars to find keys in text that a real parser has already accepted.
_TOKEN = re.compile(
    r'"""(?s:.*?)"""'
    r"|'''(?s:.*?)'''"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|^[ \t]*\[\[?[ \t]*(?P<header>[\w.-]+)[ \t]*\]\]?(?=[ \t\r]*(?:#|$))"
    r"|[\w.+-]+"
    r"|[\[\]{}=:,\n]",
    re.MULTILINE,
)
_TOML_PLACE = re.compile(r" \(at line (\d+), column \d+\)$")


class DataSyntaxError(Exception):
    """Text that is neither TOML nor JSON; ``line`` is where the parser gave up."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def parse(text: str) -> dict[str, Any]:
    """Plain data from JSON (text that begins with ``{``) or TOML; raises DataSyntaxError."""
    text = text.removeprefix("\ufeff")
    return _parse_json(text) if text.lstrip().startswith("{") else _parse_toml(text)


def _parse_json(text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_unique_keys)
        return data
    except json.JSONDecodeError as error:
        raise DataSyntaxError(error.lineno, f"this is not JSON: {error.msg}") from None
    except (_RepeatedKey, RecursionError, ValueError) as error:
        raise DataSyntaxError(1, f"this is not JSON: {error}") from None


def _parse_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataSyntaxError(*_toml_place(text, str(error))) from None
    except (RecursionError, ValueError) as error:
        raise DataSyntaxError(1, f"this is not TOML: {error}") from None


class _RepeatedKey(Exception):
    pass


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise _RepeatedKey(f"{shown(twice)} is written twice in one object")
    return data


def _toml_place(text: str, message: str) -> tuple[int, str]:
    place = _TOML_PLACE.search(message)
    words = _TOML_PLACE.sub("", message).replace(" (at end of document)", "")
    line = int(place.group(1)) if place else text.count("\n") + 1
    return line, f"this is not TOML: {words}"


def locate(text: str) -> dict[str, int]:
    """The line of every field path in TOML or JSON text.

    >>> locate('a = 1\\nb = [\\n  { c = 1 },\\n  { c = 2 },\\n]\\n[[d]]\\ne = 1\\n')["b[1].c"]
    4
    """
    return _Locator(text).places


class _Locator:
    def __init__(self, text: str) -> None:
        self.places: dict[str, int] = {}
        self.stack: list[list[Any]] = []  # path, and the index in it (None for a table)
        self.prefix = ""  # the table that a [header] opened
        self.blocks: dict[str, int] = {}  # how many [[headers]] of each name there were
        self.word = ""
        self.value = ""  # path of the value that is being read
        line = 1
        start = 0
        for match in _TOKEN.finditer(text):
            line += text.count("\n", start, match.start())
            start = match.start()
            self._token(match, line)

    def _token(self, match: re.Match[str], line: int) -> None:
        token = match.group()
        if match.group("header") and not self.stack:
            self._header(match.group("header"), "[[" in token, line)
        elif token in "=:":
            self.value = self._join(self.word)
            self.places.setdefault(self.value, line)
        elif token in "[{":
            self._open(token, line)
        elif token in "]}":
            self._close()
        elif token == ",":
            self._next()
        elif token[0] != "#" and token != "\n":
            self.word = token.strip("\"'")
            if self.stack and self.stack[-1][1] is not None:
                self.places.setdefault(self._element(), line)

    def _header(self, name: str, is_list: bool, line: int) -> None:
        *outer, last = name.split(".")
        path = ""
        for part in outer:
            path = f"{path}.{part}" if path else part
            if path in self.blocks:
                path += f"[{self.blocks[path] - 1}]"
        path = f"{path}.{last}" if path else last
        self.places.setdefault(path, line)
        if is_list:
            index = self.blocks.get(path, 0)
            self.blocks[path] = index + 1
            path += f"[{index}]"
            self.places.setdefault(path, line)
        self.prefix = path

    def _join(self, key: str) -> str:
        outer = self.stack[-1][0] if self.stack else self.prefix
        return f"{outer}.{key}" if outer else key

    def _element(self) -> str:
        path, index = self.stack[-1]
        return f"{path}[{index}]"

    def _open(self, token: str, line: int) -> None:
        inside_list = bool(self.stack) and self.stack[-1][1] is not None
        path = self._element() if inside_list else self.value
        self.places.setdefault(path, line)
        self.stack.append([path, 0 if token == "[" else None])

    def _close(self) -> None:
        if self.stack:
            self.stack.pop()

    def _next(self) -> None:
        if self.stack and self.stack[-1][1] is not None:
            self.stack[-1][1] += 1


class Problems:
    """The mistakes found in one file (or in data without a file), each at its field path."""

    def __init__(self, file: str = "", text: str = "") -> None:
        self.file = file
        self.places = locate(text) if text else {}
        self.found: list[tuple[int, str]] = []

    def __bool__(self) -> bool:
        return bool(self.found)

    def add(self, path: str, message: str) -> None:
        """Note a mistake in the field at ``path``."""
        line = self.line(path)
        place = f"{self.file}:{line}: " if self.file else ""
        self.found.append((line, f"{place}{path}: {message}" if path else f"{place}{message}"))

    def line(self, path: str) -> int:
        """The line of a field; of what it is in when it is not written out; else 1."""
        while path:
            if path in self.places:
                return self.places[path]
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return 1

    def lines(self) -> list[str]:
        """All mistakes, in the order of the file."""
        return [message for _, message in sorted(self.found, key=lambda item: item[0])]

    def summary(self) -> str:
        """The first mistake, and how many more there are, in one line."""
        lines = self.lines()
        more = len(lines) - 1
        return lines[0] + (f" (and {more} more)" if more else "")


class Field:
    """What a field may hold. ``default`` None: it must be written."""

    allowed = "anything"

    def __init__(self, default: object = None) -> None:
        self.default = default

    def ok(self, value: object) -> bool:
        """May the field hold this value?"""
        raise NotImplementedError


class Whole(Field):
    """A whole number in a range."""

    def __init__(self, least: int, most: int, default: int | None = None) -> None:
        super().__init__(default)
        self.least = least
        self.most = most
        self.allowed = f"a whole number from {least} to {most}"

    def ok(self, value: object) -> bool:
        """A number of the range; true and false are none."""
        return type(value) is int and self.least <= value <= self.most


class Choice(Field):
    """One of a few words."""

    def __init__(self, words: Collection[str], default: str | None = None) -> None:
        super().__init__(default)
        self.words = words
        self.allowed = "one of " + ", ".join(words) if len(words) <= 24 else "a known name"

    def ok(self, value: object) -> bool:
        """One of the words."""
        return isinstance(value, str) and value in self.words


class Text(Field):
    """Words on one line."""

    def __init__(self, longest: int = 60, default: str | None = None) -> None:
        super().__init__(default)
        self.longest = longest
        self.allowed = f"text on one line, 1 to {longest} characters"

    def ok(self, value: object) -> bool:
        """Printable text that is neither empty nor too long."""
        return (
            isinstance(value, str)
            and 0 < len(value.strip()) <= len(value) <= self.longest
            and value.isprintable()
        )


class Flag(Field):
    """True or false."""

    allowed = "true or false"

    def ok(self, value: object) -> bool:
        """One of the two."""
        return isinstance(value, bool)


class Exactly(Field):
    """One value and no other."""

    def __init__(self, value: object) -> None:
        super().__init__()
        self.value = value
        self.allowed = shown(value)

    def ok(self, value: object) -> bool:
        """That value; true is not 1."""
        return type(value) is type(self.value) and value == self.value


def shown(value: object) -> str:
    """A value as it may stand in a one-line message."""
    try:
        text = json.dumps(value, default=str, ensure_ascii=False)
    except ValueError:  # Python refuses to write out whole numbers of thousands of digits
        return "a number that long"
    return text if len(text) <= 60 else text[:57] + "..."


def unknown_keys(
    data: Mapping[str, object], allowed: Collection[str], path: str, problems: Problems
) -> None:
    """Note every key that is not allowed, with the nearest one that is."""
    for key in data:
        if key not in allowed:
            near = difflib.get_close_matches(key, allowed, 1)
            hint = f"did you mean {near[0]}? " if near else ""
            where = f"{path}.{key}" if path else key
            problems.add(where, f"unknown field; {hint}allowed: {', '.join(allowed)}")


def check_fields(
    data: Mapping[str, object], fields: Mapping[str, Field], path: str, problems: Problems
) -> dict[str, Any]:
    """The fields of one table with defaults filled in; the good ones only."""
    good: dict[str, Any] = {}
    unknown_keys(data, fields, path, problems)
    for name, field in fields.items():
        where = f"{path}.{name}" if path else name
        if name not in data:
            if field.default is None:
                problems.add(where, f"missing; {field.allowed}")
            else:
                good[name] = field.default
        elif field.ok(data[name]):
            good[name] = data[name]
        else:
            problems.add(where, f"{shown(data[name])} is not allowed; {field.allowed}")
    return good
