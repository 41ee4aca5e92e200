"""Under Sail's state: the table, with what leaves it and how it ends."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from doubloon.games.under_sail.components import position
from doubloon.games.under_sail.components.board import Board, Setup
from doubloon.games.under_sail.components.deck import SailDeck
from doubloon.games.under_sail.files.conservation import account
from doubloon.games.under_sail.rules.rounds import score
from doubloon.games.under_sail.view import SailView, view_of
from doubloon.kernel.errors import DeckError
from doubloon.kernel.events import Sink


@final
class UnderSail(Board):
    """One moment of a game of Under Sail."""

    over_rule: ClassVar = "US-E1"
    turn_rule: ClassVar = "US-T1"

    def copy(self) -> "UnderSail":
        """An independent copy."""
        return UnderSail(self.setup, self)

    # CPython calls a method faster where the object's own class defines it; for loops in Python.

    def decider(self) -> i64:
        """The first seat that is asked; -1 when it is over."""
        return super().decider()

    def legal(self, seat: i64) -> list[int]:
        """The actions ``seat`` may choose from now, ascending."""
        return super().legal(seat)

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        super().apply(seat, action, sink)

    # the outcome, and what leaves

    def scores(self) -> list[int]:
        """Points by seat; tied players share the win (US-E1)."""
        return [score(self, seat) for seat in range(self.players)]

    def view(self, seat: i64) -> SailView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return position.dump(self)

    def check(self) -> None:
        """Every card and treasure is accounted for, and what is known is true."""
        account(self)


def empty_table(players: int, options: dict[str, Any], deck: SailDeck) -> UnderSail:
    """Nothing is dealt yet; there must be a card for everyone to pass and one to play."""
    setup = Setup(players, options, deck)
    if setup.hand < 2:
        raise DeckError(f"deck {deck.name}: {2 * players} island cards are needed")
    return UnderSail(setup)
