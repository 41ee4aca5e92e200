"""Chances to win as people are told them: of the moments with 30%, three in ten are won.

What a search expects is corrected by a curve that was fitted to games (``data/calibration.json`` of
a game, written by ``make calibrate``). The curve rises, so the order of moves stays as it is.
"""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from doubloon.kernel.game import Game

FORMAT: Final = "doubloon-calibration/1"
FILE: Final = "data/calibration.json"


class Calibration:
    """A curve through evenly spaced chances from 0 to 1; without points nothing is corrected."""

    def __init__(self, points: list[float]) -> None:
        self.points = points

    def chance(self, expected: float) -> float:
        """One chance, corrected.

        >>> round(Calibration([0.0, 0.2, 1.0]).chance(0.75), 6)
        0.6
        """
        points = self.points
        if len(points) < 2:
            return expected
        place = min(max(expected, 0.0), 1.0) * float(len(points) - 1)
        before = min(int(place), len(points) - 2)
        part = place - float(before)
        return points[before] + part * (points[before + 1] - points[before])

    def chances(self, expected: list[float]) -> list[float]:
        """Those of all seats, which sum to 1 again."""
        found = [self.chance(each) for each in expected]
        total = sum(found)
        return [each / total for each in found] if total > 0.0 else expected


@cache
def calibration_of(game: Game) -> Calibration:
    """A game's own; one that corrects nothing if it has none."""
    file = resources.files(type(game).__module__.rpartition(".")[0]) / FILE
    if not file.is_file():
        return Calibration([])
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT:
        raise ValueError(f"{game.name}: {FILE} has the format {data.get('format')!r}, not {FORMAT}")
    return Calibration([float(each) for each in data["points"]])
