"""Pictures of tables as SVG, for programs that want to show what they do.

A :class:`Picture` gathers shapes. Its letters are drawn as strokes, capitals only, so that a
picture looks the same wherever it is turned into pixels, without any font. ``COLOURS`` are those
of the web client's table, by their names there.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

COLOURS: Final = {
    "table": "#123a47",
    "on-table": "#f3ead3",
    "sea": "#d3e4da",
    "sea-edge": "#9dc4c2",
    "chart-line": "#1d4a57",
    "neat": "#22404a",
    "neat-gap": "#f4ead0",
    "isle-off": "#a5c3bf",
    "land": "#f0dfb4",
    "coast": "#3d2c16",
    "paper": "#f8efd9",
    "paper-2": "#efe1c1",
    "paper-line": "#c9b184",
    "ink": "#251c12",
    "ink-soft": "#5b4a34",
    "can": "#f0ad1f",
    "danger": "#a8261f",
    "explore": "#d98a00",
    "suit-red": "#c23f29",
    "suit-red-ink": "#fff5e6",
    "suit-green": "#126650",
    "suit-green-ink": "#f6fbe9",
    "suit-violet": "#57459a",
    "suit-violet-ink": "#f7f1ff",
    "suit-amber": "#e5a832",
    "suit-amber-ink": "#33210a",
    "suit-blue": "#1f6aa5",
    "suit-blue-ink": "#f1f8ff",
    "p-blue": "#1f5fae",
    "p-blue-ink": "#ffffff",
    "p-red": "#c8321f",
    "p-red-ink": "#ffffff",
    "p-white": "#fbf8ef",
    "p-white-ink": "#2a2620",
    "p-yellow": "#f4c62c",
    "p-yellow-ink": "#2c2203",
    "p-black": "#2a2b30",
    "p-black-ink": "#ffffff",
    "p-gold": "#e0aa2e",
    "p-gold-ink": "#2c1d02",
    "p-copper": "#a05a2c",
    "p-copper-ink": "#fff6e8",
    "p-ivory": "#fbf8ef",
    "p-ivory-ink": "#2a2620",
    "p-pewter": "#66737b",
    "p-pewter-ink": "#ffffff",
    "p-iron": "#2a2b30",
    "p-iron-ink": "#ffffff",
    "p-violet": "#7a4bb0",
    "p-violet-ink": "#ffffff",
    "gold": "#c58a18",
    "gold-2": "#f6d273",
    "gold-ink": "#3a2503",
    "card": "#fbf4e2",
    "card-line": "#d3bf94",
}

# Strokes of each letter on a grid 4 wide and 6 high, the top left corner at 0,0
LETTERS: Final = {
    "0": "0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1",
    "1": "1,1 2,0 2,6;1,6 3,6",
    "2": "0,1 1,0 3,0 4,1 4,2 0,6 4,6",
    "3": "0,0 4,0 2,2.5 3,2.5 4,3.5 4,5 3,6 1,6 0,5",
    "4": "3,6 3,0 0,4 4,4",
    "5": "4,0 0,0 0,2.5 3,2.5 4,3.5 4,5 3,6 0,6",
    "6": "3.5,0 1,1.5 0,3.5 0,5 1,6 3,6 4,5 4,4 3,3 0.5,3",
    "7": "0,0 4,0 1.5,6",
    "8": "1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3",
    "9": "3.5,3 1,3 0,2 0,1 1,0 3,0 4,1 4,2.5 3,4.5 0.5,6",
    "A": "0,6 2,0 4,6;0.7,4 3.3,4",
    "B": "0,3 3,3 4,4 4,5 3,6 0,6 0,0 2.8,0 3.6,1 3.6,2 2.8,3",
    "C": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
    "D": "0,0 0,6 2.5,6 4,4.5 4,1.5 2.5,0 0,0",
    "E": "4,0 0,0 0,6 4,6;0,3 3,3",
    "F": "4,0 0,0 0,6;0,3 3,3",
    "G": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2.5,3",
    "H": "0,0 0,6;4,0 4,6;0,3 4,3",
    "I": "1,0 3,0;2,0 2,6;1,6 3,6",
    "J": "4,0 4,5 3,6 1,6 0,5",
    "K": "0,0 0,6;4,0 0,3.3 4,6",
    "L": "0,0 0,6 4,6",
    "M": "0,6 0,0 2,3 4,0 4,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1",
    "P": "0,6 0,0 3,0 4,1 4,2 3,3 0,3",
    "Q": "0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1;2.5,4.5 4,6",
    "R": "0,6 0,0 3,0 4,1 4,2 3,3 0,3;2,3 4,6",
    "S": "4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5",
    "T": "0,0 4,0;2,0 2,6",
    "U": "0,0 0,5 1,6 3,6 4,5 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1,6 2,2.5 3,6 4,0",
    "X": "0,0 4,6;4,0 0,6",
    "Y": "0,0 2,3 4,0;2,3 2,6",
    "Z": "0,0 4,0 0,6 4,6",
    "+": "2,1.2 2,4.8;0.2,3 3.8,3",
    "-": "0.5,3 3.5,3",
    "/": "0,6 4,0",
    "*": "2,1 2,5;0.3,2 3.7,4;3.7,2 0.3,4",
    "?": "0,1 1,0 3,0 4,1 4,2 2,3.5 2,4.3;2,5.8 2,6",
    ",": "2,5.4 1.4,6.8",
    ".": "2,5.8 2,6",
    " ": "",
}
STROKES: Final = {
    letter: [
        [tuple(float(part) for part in corner.split(",")) for corner in stroke.split()]
        for stroke in strokes.split(";")
        if stroke
    ]
    for letter, strokes in LETTERS.items()
}
HIGH: Final = 6  # units of a letter's height
STEP: Final = 5.8  # units from one letter to the next
WEIGHT: Final = 0.15  # of a stroke, as a share of the height


class Picture:
    """Shapes on a sea chart in the order in which they are painted, the later ones on top.

    Colours are names of ``COLOURS``, or SVG's own.
    """

    def __init__(self, width: float, height: float, title: str) -> None:
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
            f' viewBox="0 0 {width:.0f} {height:.0f}">',
            f"<title>{title}</title>",
        ]
        self.box(0, 0, width, height, "table")
        self.box(8, 8, width - 16, height - 16, "neat-gap", "neat")
        self.box(14, 14, width - 28, height - 28, "sea", "sea-edge")

    def svg(self) -> str:
        """The whole picture."""
        return "\n".join([*self._parts, "</svg>", ""])

    def _add(self, element: str, fill: str, edge: str, thick: float = 1.5) -> None:
        fill, edge = COLOURS.get(fill, fill), COLOURS.get(edge, edge)
        self._parts.append(
            f'<{element} fill="{fill}" stroke="{edge}" stroke-width="{thick:.2f}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        edge: str = "none",
        round_by: float = 0,
    ) -> None:
        """A rectangle from its top left corner."""
        size = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._add(f'rect {size} rx="{round_by:.1f}"', fill, edge)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "none") -> None:
        """A circle around its middle."""
        self._add(f'circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"', fill, edge)

    def shape(
        self,
        corners: Iterable[tuple[float, float]],
        fill: str,
        edge: str = "none",
        thick: float = 1.5,
    ) -> None:
        """A polygon."""
        self._add(f'polygon points="{_points(tuple(corners))}"', fill, edge, thick)

    def line(self, places: Iterable[tuple[float, float]], colour: str, thick: float = 1.5) -> None:
        """A line from place to place."""
        self._add(f'polyline points="{_points(tuple(places))}"', "none", colour, thick)

    def text(
        self, x: float, y: float, words: str, size: float, colour: str, align: float = 0.5
    ) -> None:
        """Words around a height ``y``; ``align`` 0: they begin at ``x``, 1: they end there."""
        strokes = _strokes(x, y, words, size, align)
        self._add(f'path d="{strokes}"', "none", colour, WEIGHT * size)

    def person(self, x: float, y: float, radius: float, letter: str, colour: str) -> None:
        """A seat: a disc in its colour with its number or letter."""
        self.disc(x, y, radius, colour, "ink")
        self.text(x, y, letter, radius, colour + "-ink")

    def panel(self, x: float, y: float, width: float, height: float, asked: bool) -> None:
        """The ground for what lies before a seat, marked while it is asked."""
        edge = "can" if asked else "paper-line"
        self.box(x, y, width, height, "paper", edge, 12)
        if asked:
            self.box(x + 2, y + 2, width - 4, height - 4, "none", edge, 11)


@lru_cache(4096)  # most words of a table stand where they stood in its last picture
def _strokes(x: float, y: float, words: str, size: float, align: float) -> str:
    """The strokes of all letters, as in :meth:`Picture.text`."""
    unit = size / HIGH
    left = x - align * (STEP * len(words) - (STEP - 4)) * unit
    top = y - size / 2
    strokes: list[str] = []
    for number, letter in enumerate(words.upper()):
        start = left + STEP * number * unit
        for stroke in STROKES[letter]:
            corners = [
                f"{start + across * unit:.1f} {top + down * unit:.1f}" for across, down in stroke
            ]
            strokes.append("M" + " L".join(corners))
    return " ".join(strokes)


@lru_cache(4096)
def _points(places: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
