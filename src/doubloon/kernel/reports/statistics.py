"""Shares and means with 95% intervals, gathered over many games."""

import math
from typing import Any

Z = 1.959964  # of the normal distribution, for 95%
ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Figure:
    """One figure: the mean of some values, or the share of hits if the values are 0 and 1."""

    def __init__(self, share: bool) -> None:
        self.share = share
        self.number = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.number += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean; 0 without values."""
        return self.total / self.number if self.number else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95% interval: Wilson's for shares, the normal one for means.

        >>> figure = Figure(True)
        >>> for hit in [1.0] * 25 + [0.0] * 75: figure.add(hit)
        >>> [round(end, 3) for end in figure.interval()]
        [0.175, 0.343]
        """
        n = self.number
        if self.share:
            if n == 0:
                return 0.0, 1.0
            p = self.mean()
            middle = p + Z * Z / (2 * n)
            spread = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
            scale = 1 + Z * Z / n
            return (middle - spread) / scale, (middle + spread) / scale
        if n < 2:
            return -math.inf, math.inf
        variance = max((self.squares - self.total * self.total / n) / (n - 1), 0.0)
        half = Z * math.sqrt(variance / n)
        return self.mean() - half, self.mean() + half


class Collector:
    """Figures by section and label, in the order in which they first appear.

    >>> collector = Collector()
    >>> collector.hit("winner", "seat 0", True)
    >>> collector.mean("scores", "winner", 41)
    >>> sorted(collector.sections)
    ['scores', 'winner']
    """

    def __init__(self) -> None:
        self.sections: dict[str, dict[str, Figure]] = {}

    def _figure(self, section: str, label: str, share: bool) -> Figure:
        figures = self.sections.setdefault(section, {})
        if label not in figures:
            figures[label] = Figure(share)
        return figures[label]

    def hit(self, section: str, label: str, happened: bool) -> None:
        """One more case in which something happened or not."""
        self._figure(section, label, True).add(1.0 if happened else 0.0)

    def mean(self, section: str, label: str, value: float) -> None:
        """One more value of something."""
        self._figure(section, label, False).add(value)

    def players(self, first: int, places: list[int], scores: list[int], what: str) -> None:
        """Winners and scores by turn order from a first seat, and of all players."""
        for turn in range(len(scores)):
            seat = (first + turn) % len(scores)
            label = f"{ORDER[turn]} in turn order"
            self.hit("winner by turn order", label, places[seat] == 1)
            self.mean(f"{what} by turn order", label, scores[seat])
            self.mean("players", what, scores[seat])
            if places[seat] == 1:
                self.mean("players", f"{what} of the winner", scores[seat])

    def merge(self, other: "Collector") -> None:
        """Take over what another collector has gathered."""
        for section, figures in other.sections.items():
            for label, figure in figures.items():
                mine = self._figure(section, label, figure.share)
                mine.number += figure.number
                mine.total += figure.total
                mine.squares += figure.squares

    def data(self) -> dict[str, Any]:
        """All figures as plain data."""
        found: dict[str, Any] = {}
        for section, figures in self.sections.items():
            rows: list[dict[str, Any]] = []
            for label, figure in figures.items():
                low, high = figure.interval()
                rows.append(
                    {
                        "label": label,
                        "kind": "share" if figure.share else "mean",
                        "value": figure.mean(),
                        "low": low if math.isfinite(low) else None,
                        "high": high if math.isfinite(high) else None,
                        "cases": figure.number,
                    }
                )
            found[section] = rows
        return found
