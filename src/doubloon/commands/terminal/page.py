"""What a player reads: the table, what happened, what is asked, in 80 columns and 24 rows.

On a terminal every decision begins on a cleared screen. With ``--plain``, for screen readers and
for output that is kept, nothing is ever cleared and the table is drawn when it is asked for.
"""

import shutil
import sys
import textwrap
from typing import Final

from doubloon.commands.shared.language import phrases
from doubloon.commands.shared.output import BOLD, printable, say

CLEARED: Final = "\x1b[H\x1b[2J\x1b[3J"  # the scroll-back too: hands may be in it
WIDEST: Final = 100
FEWEST_LINES: Final = 1  # of what happened, however little room there is
MANY: Final = 20  # choices without names: they are packed, and typed by their words
GAP: Final = 2  # between columns


class Page:
    """Prints for one terminal, or for whatever the output goes to."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.clears = not plain and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Columns, within reason."""
        return max(30, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def height(self) -> int:
        """Rows."""
        return shutil.get_terminal_size((80, 24)).lines

    def clear(self) -> None:
        """An empty screen, if there is one."""
        if self.clears:
            sys.stdout.write(CLEARED)
            sys.stdout.flush()

    def hide(self) -> None:
        """Out of sight with what was shown: cleared, or scrolled away."""
        if self.clears:
            self.clear()
        else:
            say("\n" * self.height)

    def fold(self, text: str, indent: int = 2) -> list[str]:
        """Lines no wider than the terminal; what goes on is indented."""
        found: list[str] = []
        for line in text.split("\n"):
            if len(line) <= self.width:
                found.append(line)
                continue
            start = line[: len(line) - len(line.lstrip())]
            found += textwrap.wrap(
                line.strip(),
                self.width,
                initial_indent=start,
                subsequent_indent=start + " " * indent,
                break_on_hyphens=False,
            )
        return found

    def say(self, text: str, style: str = "") -> None:
        """A paragraph."""
        say("\n".join(self.fold(text)), style)

    def title(self, text: str) -> None:
        """A line that stands out."""
        self.say(text, BOLD)

    def latest(self, lines: list[str], taken: int) -> list[str]:
        """As many of the last lines as fit next to what takes so many rows."""
        if not self.clears:
            return lines
        folded = [part for line in lines for part in self.fold(line)]
        room = max(FEWEST_LINES, self.height - taken)
        if len(folded) <= room:
            return folded
        left = len(folded) - room + 1
        return [phrases().say("earlier", {"lines": left}), *folded[left:]]

    def choices(self, words: list[str], names: list[str]) -> list[str]:
        """Numbered choices, in columns where they are short; one a line with ``--plain``."""
        if len(words) > MANY and words == names:
            return self.fold("  " + " ".join(words))  # such as the spaces of a board
        cells: list[str] = []
        digits = len(str(len(words)))
        widest = max((len(word) for word in words), default=0)
        for number, (word, name) in enumerate(zip(words, names, strict=True), 1):
            same = word.casefold() == name.casefold()
            cell = word if same else f"{word:<{widest}}  {name}"
            cells.append(printable(f"{number:>{digits}} {cell}"))
        if self.plain:
            return [part for cell in cells for part in self.fold(cell, digits + 1)]
        return self.in_columns(cells, digits + 1)

    def in_columns(self, cells: list[str], indent: int) -> list[str]:
        """Cells in as many columns as fit, each as wide as it must be, read downwards."""
        for rows in range(1, len(cells)):
            columns = [cells[at : at + rows] for at in range(0, len(cells), rows)]
            wide = [GAP + max(map(len, column)) for column in columns]
            if sum(wide) <= self.width:
                return [
                    "".join(
                        " " * GAP + column[row].ljust(width - GAP)
                        for column, width in zip(columns, wide, strict=True)
                        if row < len(column)
                    ).rstrip()
                    for row in range(rows)
                ]
        return [part for cell in cells for part in self.fold(f"{' ' * GAP}{cell}", indent)]
