"""The code blocks of the documentation, and how each kind is tried out.

| language | what happens |
| --- | --- |
| ``console`` | lines behind ``$`` are run in a shell and must print what stands below them |
| ``python`` | the blocks of a page run as one program, after its commands |
| ``pycon`` | pytest's doctest runs them |
| ``sh`` | not run; arguments of `doubloon` and targets of `make` must exist |
| ``toml``, ``json`` | must be readable |
| ``text`` | what a program prints; only shown |

``<!-- slow -->`` above a block keeps its page out of `make check`.
"""

import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LANGUAGES: Final = {"console", "python", "pycon", "sh", "toml", "json", "text"}
FENCE: Final = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SLOW: Final = "<!-- slow -->"


class Snippet(NamedTuple):
    """A block of code on a page."""

    page: Path
    line: int  # where it begins
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def snippets(page: Path) -> list[Snippet]:
    """All blocks of a page."""
    text = page.read_text(encoding="utf-8")
    return [
        Snippet(page, text.count("\n", 0, found.start()) + 2, found[1], found[2])
        for found in FENCE.finditer(text)
    ]


def is_slow(page: Path) -> bool:
    """Has the page a block that takes long?"""
    return SLOW in page.read_text(encoding="utf-8")


class Typed(NamedTuple):
    """A command, and what it is said to print."""

    command: str
    expected: str


def typed(snippet: Snippet) -> list[Typed]:
    """The commands of a console block; a line that begins with ``> `` continues one."""
    found: list[Typed] = []
    for part in re.split(r"^\$ ", snippet.text, flags=re.MULTILINE)[1:]:
        command, *rest = part.splitlines(keepends=True)
        while rest and rest[0].startswith("> "):
            command += rest.pop(0).removeprefix("> ")
        found.append(Typed(command.rstrip("\n"), "".join(rest)))
    return found
