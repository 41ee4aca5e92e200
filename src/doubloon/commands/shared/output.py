"""Words on the terminal: headings, tables, plain data as an outline."""

import os
import sys
import textwrap
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from typing import Any, Final

WIDEST: Final = 1000  # of an error
WIDTH: Final = 100
BOLD: Final = "1"
NO_BREAK: Final = str.maketrans("\u00a0\u202f", "  ")  # as French has them before a colon


def shield() -> None:
    """A character that the terminal cannot show becomes an escape, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def printable(text: str) -> str:
    """The text with control characters as escapes: words from a file steer no terminal.

    >>> printable("Anne\\x1b[2J")
    'Anne\\\\x1b[2J'
    """
    text = text.translate(NO_BREAK)
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape", "replace").decode()
        for each in text
    )


def one_line(text: str) -> str:
    """An error as one line of bounded length.

    >>> one_line("no\\nsuch   file")
    'no such file'
    """
    line = printable(" ".join(text.split()))
    return line if len(line) <= WIDEST else line[: WIDEST - 3] + "..."


def say(text: str = "", style: str = "") -> None:
    """Lines for the reader, in a style if the terminal has it."""
    lines = [printable(line) for line in text.split("\n")]
    print("\n".join(styled(line, style) for line in lines) if style else "\n".join(lines))


def problems_of(error: Exception, place: str) -> int:
    """All mistakes in a file, a line each, on the standard error; gives exit code 2."""
    problems: list[str] = getattr(error, "problems", [str(error)])
    for problem in problems:
        print(one_line(problem), file=sys.stderr)
    count: int = len(problems) + getattr(error, "more", 0)
    number = f"{count} mistakes" if count != 1 else "1 mistake"
    print(f"doubloon: {one_line(place)}: {number}", file=sys.stderr)
    return 2


def styled(text: str, code: str) -> str:
    """The text in a style, on a terminal only."""
    if not sys.stdout.isatty() or "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb":
        return text
    return f"\x1b[{code}m{text}\x1b[0m"


def heading(text: str) -> None:
    """A line of its own, underlined, that stands out."""
    say()
    say(text, BOLD)
    say("=" * len(printable(text)))


def table(rows: Iterable[Sequence[object]], right: Sequence[int] = (), indent: int = 0) -> str:
    """Rows in aligned columns; ``right`` names the columns that are aligned right.

    >>> print(table([["seat", "score"], ["Anne", 7]], right=[1]))
    seat  score
    Anne      7
    """
    cells = [[printable(str(each)) for each in row] for row in rows]
    columns = max((len(row) for row in cells), default=0)
    widths = [max(len(row[n]) for row in cells if n < len(row)) for n in range(columns)]
    lines: list[str] = []
    for row in cells:
        parts = [
            cell.rjust(widths[n]) if n in right else cell.ljust(widths[n])
            for n, cell in enumerate(row)
        ]
        lines.append((" " * indent + "  ".join(parts)).rstrip())
    return "\n".join(lines)


def outline(data: Any, indent: int = 0) -> list[str]:
    """Plain data as indented lines, short things on one line each.

    >>> print("\\n".join(outline({"round": 2, "ship": {"corner": "NW"}, "passed": [0, 1]})))
    round: 2
    ship: corner NW
    passed: 0 1
    """
    lines: list[str] = []
    space = " " * indent
    entries: Iterable[tuple[Any, Any]] = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in entries:
        line = f"{space}{key}: {in_short(value)}"
        if len(line) <= WIDTH:
            lines.append(line)
        elif not nested(value):
            lines.extend(folded(line, indent + 4))
        else:
            lines.append(f"{space}{key}:")
            lines.extend(outline(value, indent + 2))
    return lines


def folded(line: str, indent: int) -> list[str]:
    """A long line as several, the later ones indented."""
    return textwrap.wrap(
        line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False, break_long_words=False
    )


def nested(value: Any) -> bool:
    """Does the value hold tables or lists?"""
    inner = value.values() if isinstance(value, dict) else value
    if not isinstance(value, dict | list):
        return False
    return isinstance(value, dict) or any(isinstance(each, dict | list) for each in inner)


def in_short(value: Any) -> str:
    """A value on one line."""
    if value is None or value == [] or value == {}:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_within(each)}" for key, each in value.items())
    if isinstance(value, list):
        if any(isinstance(each, dict | list) for each in value):
            return "; ".join(in_short(each) for each in value)
        return " ".join(in_short(each) for each in value)
    return str(value)


def _within(value: Any) -> str:
    short = in_short(value)
    return f"({short})" if isinstance(value, dict) or (nested(value) and ", " in short) else short
