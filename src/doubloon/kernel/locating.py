"""Where the fields of a text that people wrote stand: the line of every field path."""

import re
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
