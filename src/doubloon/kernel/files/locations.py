"""Where the fields of a text that people wrote stand, and how deep they lie.

Both walk over the tokens once: time and memory grow with the text and with nothing else, whatever
is written in it, because a server does this to texts of strangers.
"""

import re
from typing import Final

# Enough of both grammars to find keys in text that a real parser accepts. A string that does not
# end goes on to the end of its line (or of the text), so that no character is looked at twice.
_TOKEN = re.compile(
    r'"""(?s:.*?)(?:"""|\Z)'
    r"|'''(?s:.*?)(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|^[ \t]*+\[\[?[ \t]*+(?P<header>[\w.-]++)[ \t]*+\]\]?(?=[ \t\r]*+(?:#|$))"
    r"|[\w.+-]++"
    r"|[\[\]{}=:,\n]",
    re.MULTILINE,
)
_STEP = re.compile(r"\.|(?=\[)")  # treasures[12].curse: treasures, [12], curse
_ROOT: Final = 0


def too_deep(text: str, most: int) -> int:
    """The line where brackets or dotted keys go deeper than ``most``; 0 if none do.

    >>> too_deep('a = 1\\nb = [[[]]]', 3), too_deep('a = 1\\nb = [[[]]]', 2)
    (0, 2)
    >>> too_deep('a."b".c = 1', 2), too_deep('"a.b.c" = "[[["', 1)
    (1, 0)
    """
    line, depth, steps = 1, 0, 1
    for match in _TOKEN.finditer(text):
        token = match.group()
        if match.group("header") and not depth:
            steps = token.count(".") + 1
        elif token in "[{":
            depth, steps = depth + 1, 1
        elif token in "]}":
            depth = max(depth - 1, 0)
        elif token in "=:,\n":
            steps = 1
        elif token[0] not in "\"'#":
            steps += token.count(".")
        if depth > most or steps > most:
            return line
        line += token.count("\n")
    return 0


def locate(text: str) -> "Places":
    """The places of all fields in TOML or JSON text.

    >>> text = 'a = 1\\nb = [\\n  { c = 1 },\\n  { c = 2 },\\n]\\n[[d]]\\ne = 1\\n'
    >>> locate(text).line("b[1].c"), locate(text).line("b[1].d"), locate(text).line("f")
    (4, 4, 1)
    """
    return _Locator(text).places


class Places:
    """A tree of fields, each with its line. Paths are walked, never kept."""

    def __init__(self) -> None:
        self._below: dict[tuple[int, str], int] = {}  # the field below a field, by its step
        self._lines: list[int] = [1]  # of each field; 0: it is not written out itself

    def below(self, field: int, path: str) -> int:
        """The field at a path below another; it is made if need be, without a line."""
        for step in _STEP.split(path):
            field = self._child(field, step)
        return field

    def element(self, field: int, index: int) -> int:
        """An element of a list."""
        return self._child(field, f"[{index}]")

    def _child(self, field: int, step: str) -> int:
        found = self._below.setdefault((field, step), len(self._lines))
        if found == len(self._lines):
            self._lines.append(0)
        return found

    def note(self, field: int, line: int) -> None:
        """A field stands in this line, if not in one before."""
        self._lines[field] = self._lines[field] or line

    def line(self, path: str) -> int:
        """The line of a field; of what it is in when it is not written out; else 1."""
        field, line = _ROOT, self._lines[_ROOT]
        for step in _STEP.split(path):
            found = self._below.get((field, step))
            if found is None:
                break
            field, line = found, self._lines[found] or line
        return line


class _Locator:
    def __init__(self, text: str) -> None:
        self.places = Places()
        self.stack: list[list[int]] = []  # a field, and the index in it (-1 for a table)
        self.prefix = _ROOT  # the table that a [header] opened
        self.blocks: dict[int, int] = {}  # how many [[headers]] there were of each field
        self.word = ""
        self.value = _ROOT  # the field whose value is being read
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
            outer = self.stack[-1][0] if self.stack else self.prefix
            self.value = self.places.below(outer, self.word)
            self.places.note(self.value, line)
        elif token in "[{":
            self._open(token, line)
        elif token in "]}":
            self._close()
        elif token == ",":
            self._next()
        elif token[0] != "#" and token != "\n":
            self.word = token.strip("\"'")
            if self.stack and self.stack[-1][1] >= 0:
                self.places.note(self._element(), line)

    def _header(self, name: str, is_list: bool, line: int) -> None:
        *outer, last = name.split(".")
        field = _ROOT
        for part in outer:
            field = self.places.below(field, part)
            if field in self.blocks:
                field = self.places.element(field, self.blocks[field] - 1)
        field = self.places.below(field, last)
        self.places.note(field, line)
        if is_list:
            index = self.blocks.get(field, 0)
            self.blocks[field] = index + 1
            field = self.places.element(field, index)
            self.places.note(field, line)
        self.prefix = field

    def _element(self) -> int:
        return self.places.element(*self.stack[-1])

    def _open(self, token: str, line: int) -> None:
        field = self._element() if self.stack and self.stack[-1][1] >= 0 else self.value
        self.places.note(field, line)
        self.stack.append([field, 0 if token == "[" else -1])

    def _close(self) -> None:
        if self.stack:
            self.stack.pop()

    def _next(self) -> None:
        if self.stack and self.stack[-1][1] >= 0:
            self.stack[-1][1] += 1
