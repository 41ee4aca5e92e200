"""Lines that a person types: with completion where there is readline."""

import sys
from types import ModuleType
from typing import Final

from doubloon.commands.shared.output import printable

LONGEST: Final = 1000  # characters of a line that are looked at


def find_readline() -> ModuleType | None:
    """The module behind editing and completion; None where there is none, as on Windows."""
    try:
        import readline
    except ImportError:
        return None
    return readline


class Prompt:
    """Asks for lines. ``words`` are what the tabulator key completes."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self._editor = find_readline() if sys.stdin.isatty() else None
        if self._editor is not None:
            self._editor.set_completer(self.completed)
            self._editor.set_completer_delims(" ")
            self._editor.parse_and_bind("tab: complete")

    def completed(self, text: str, number: int) -> str | None:
        """The completions of a word, one after another, as readline asks for them."""
        start = text.casefold()
        found = [word for word in self.words if word.casefold().startswith(start)]
        return f"{found[number]} " if number < len(found) else None

    def ask(self, text: str, words: list[str]) -> str:
        """One line; an EOFError at the end of the input."""
        self.words = words
        try:
            line = input(printable(text))
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # refused like any word that there is not
        if not sys.stdin.isatty():
            print()  # nobody typed the line's end, so the answer would stand behind the question
        return line[:LONGEST].strip()
