"""What a designer wants to know of Under Sail, gathered game by game for ``simulate``."""

from doubloon.games.under_sail.board import Board
from doubloon.kernel.events import Event
from doubloon.kernel.statistics import Collector


def observe(start: Board, end: Board, events: list[Event], collector: Collector) -> None:
    """Tell the collector about one finished game."""
