"""Tobago's state: the board, with what leaves it and how it ends."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from doubloon.games.tobago.components import position
from doubloon.games.tobago.components.board import Board, Setup
from doubloon.games.tobago.components.deck import TobagoDeck
from doubloon.games.tobago.files.conservation import account
from doubloon.games.tobago.files.sections import bare_chart
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.view import TobagoView, view_of
from doubloon.kernel.bits import count
from doubloon.kernel.errors import DeckError
from doubloon.kernel.events import Sink


@final
class Tobago(Board):
    """One moment of a game of Tobago."""

    over_rule: ClassVar = "TB-E1"
    turn_rule: ClassVar = "TB-T1"

    def copy(self) -> "Tobago":
        """An independent copy; the chart and the decks are shared, they never change in place."""
        return Tobago(self.setup, self, self.chart)

    # CPython calls a method faster where the object's own class defines it; for loops in Python.

    def decider(self) -> i64:
        """The seat that is asked; -1 when it is over."""
        return super().decider()

    def legal(self, seat: i64) -> list[int]:
        """The actions ``seat`` may choose from now, ascending."""
        return super().legal(seat)

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        super().apply(seat, action, sink)

    # the outcome, and what leaves

    def scores(self) -> list[int]:
        """Gold by seat; ties share the win (TB-E1)."""
        return [gold_of(self, seat) for seat in range(self.players)]

    def view(self, seat: i64) -> TobagoView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return position.dump(self)

    def check(self) -> None:
        """Everything is accounted for."""
        account(self)


def empty_board(players: int, options: dict[str, Any], deck: TobagoDeck) -> Tobago:
    """Nothing is laid out yet; the deck must have gold, and clues for hands and maps."""
    setup = Setup(players, options, deck)
    needed = players * (int(setup.hand_limit) + 1)
    if count(deck.clues) < needed:
        raise DeckError(f"deck {deck.name}: {count(deck.clues)} clues; this game needs {needed}")
    if count(deck.gold) == 0:
        raise DeckError(f"deck {deck.name}: gold is needed")
    return Tobago(setup, None, bare_chart(deck))
