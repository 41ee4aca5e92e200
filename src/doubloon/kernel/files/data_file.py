"""Files that people write (decks, score pads) read with every mistake named and placed.

A reader parses TOML or JSON text, then checks the plain data against :class:`Field` tables and
notes each mistake in a ``Problems`` list (mistakes.py) by its field path
(``treasures[12].curse``). The list turns paths into line numbers, so a person gets
``FILE:LINE: FIELD: what is allowed``.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Any, Final

from doubloon.kernel.files.locations import too_deep
from doubloon.kernel.files.mistakes import Problems

LONGEST: Final = 1_000_000  # characters of a file
DEEPEST: Final = 20  # brackets within each other, and parts of a dotted key
LONGEST_GUESS: Final = 40  # characters of an unknown key for which a near one is looked for
_TOML_PLACE = re.compile(r" \(at line (\d+), column \d+\)$")


class DataSyntaxError(Exception):
    """Text that is neither TOML nor JSON, or too long or too deep to be read.

    ``line`` is where the parser gave up, ``reason`` the kind of mistake (which of the two it
    looked like), ``str`` what the parser said.
    """

    def __init__(self, line: int, reason: str, said: str = "", **details: Any) -> None:
        super().__init__(said or reason.replace("_", " "))
        self.line = line
        self.reason = reason
        self.details = details

    def note(self, problems: Problems) -> None:
        """Note it as the mistake that it is."""
        problems.add("", self.reason, line=self.line, said=str(self), **self.details)


def parse(text: str) -> dict[str, Any]:
    """Plain data from JSON (text that begins with ``{``) or TOML; raises DataSyntaxError.

    Size and depth are looked at first: ``tomllib`` takes time and memory by the square of a dotted
    key's parts, and both parsers go as deep as Python does.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise DataSyntaxError(1, "too_long", count=len(text), most=LONGEST)
    line = too_deep(text, DEEPEST)
    if line:
        raise DataSyntaxError(line, "too_deep", most=DEEPEST)
    return _parse_json(text) if text.lstrip().startswith("{") else _parse_toml(text)


def _parse_json(text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = json.loads(text, object_pairs_hook=_unique_keys)
        return data
    except json.JSONDecodeError as error:
        raise DataSyntaxError(error.lineno, "not_json", error.msg) from None
    except (_RepeatedKey, RecursionError, ValueError) as error:
        raise DataSyntaxError(1, "not_json", str(error)) from None


def _parse_toml(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, said = _toml_place(text, str(error))
        raise DataSyntaxError(line, "not_toml", said) from None
    except (RecursionError, ValueError) as error:
        raise DataSyntaxError(1, "not_toml", str(error)) from None


class _RepeatedKey(Exception):
    pass


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise _RepeatedKey(f"{shown(key)} is written twice in one object")
        data[key] = value
    return data


def _toml_place(text: str, message: str) -> tuple[int, str]:
    place = _TOML_PLACE.search(message)
    words = _TOML_PLACE.sub("", message).replace(" (at end of document)", "")
    line = int(place.group(1)) if place else text.count("\n") + 1
    return line, words


class Field:
    """What a field may hold. ``default`` None: it must be written, unless it is ``optional``.

    ``allowed`` says what, as the details of a mistake do: a ``reason`` and what it speaks of.
    """

    def __init__(self, default: object, reason: str, **details: Any) -> None:
        self.default = default
        self.optional = False  # may be missing, and then stays so
        self.allowed: dict[str, Any] = {"reason": reason, **details}

    def ok(self, value: object) -> bool:
        """May the field hold this value?"""
        raise NotImplementedError


class Whole(Field):
    """A whole number in a range."""

    def __init__(
        self, least: int, most: int, default: int | None = None, optional: bool = False
    ) -> None:
        super().__init__(default, "whole", least=least, most=most)
        self.optional = optional
        self.least = least
        self.most = most

    def ok(self, value: object) -> bool:
        """A number of the range; true and false are none."""
        return type(value) is int and self.least <= value <= self.most


class Choice(Field):
    """One of some words; many words have a ``notation``, the sentence that explains them."""

    def __init__(
        self, words: Collection[str], default: str | None = None, notation: str = ""
    ) -> None:
        if notation:
            super().__init__(default, notation)
        else:
            super().__init__(default, "one_of", words=list(words))
        self.words = words

    def ok(self, value: object) -> bool:
        """One of the words."""
        return isinstance(value, str) and value in self.words


class Text(Field):
    """Words on one line."""

    def __init__(self, longest: int = 60, default: str | None = None) -> None:
        super().__init__(default, "text", longest=longest)
        self.longest = longest

    def ok(self, value: object) -> bool:
        """Printable text that is neither empty nor too long."""
        return (
            isinstance(value, str)
            and 0 < len(value.strip()) <= len(value) <= self.longest
            and value.isprintable()
        )


class Flag(Field):
    """True or false."""

    def __init__(self, default: bool | None = None) -> None:
        super().__init__(default, "flag")

    def ok(self, value: object) -> bool:
        """One of the two."""
        return isinstance(value, bool)


class Exactly(Field):
    """One value and no other."""

    def __init__(self, value: object) -> None:
        super().__init__(None, "exactly", value=shown(value))
        self.value = value

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


def not_allowed(path: str, found: object, allowed: dict[str, Any], problems: Problems) -> None:
    """Note a value that may not stand there, and what may."""
    problems.add(path, "not_allowed", found=shown(found), allowed=allowed)


def unknown_keys(
    data: Mapping[str, object], allowed: Collection[str], path: str, problems: Problems
) -> None:
    """Note every key that is not allowed, with the nearest one that is."""
    for key in data:
        if key not in allowed:
            guess = len(key) <= LONGEST_GUESS and not problems.full
            near = difflib.get_close_matches(key, allowed, 1) if guess else []
            where = f"{path}.{key}" if path else key
            if near:
                problems.add(where, "misspelt_field", near=near[0], fields=list(allowed))
            else:
                problems.add(where, "unknown_field", fields=list(allowed))


def check_fields(
    data: Mapping[str, object], fields: Mapping[str, Field], path: str, problems: Problems
) -> dict[str, Any]:
    """The fields of one table with defaults filled in; the good ones only."""
    good: dict[str, Any] = {}
    unknown_keys(data, fields, path, problems)
    for name, field in fields.items():
        where = f"{path}.{name}" if path else name
        if name not in data:
            if field.optional:
                continue
            if field.default is None:
                problems.add(where, "missing_field", allowed=field.allowed)
            else:
                good[name] = field.default
        elif field.ok(data[name]):
            good[name] = data[name]
        else:
            not_allowed(where, data[name], field.allowed, problems)
    return good
