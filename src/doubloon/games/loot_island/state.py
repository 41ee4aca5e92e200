"""Loot Island's state: the board, with what leaves it and how it ends."""

from typing import Any, ClassVar, final

from mypy_extensions import i64

from doubloon.games.loot_island.components import position
from doubloon.games.loot_island.components.board import DEALT_HEALERS, Board, Setup
from doubloon.games.loot_island.components.deck import A_EVENTS, B_EVENTS, LootDeck
from doubloon.games.loot_island.files.conservation import account
from doubloon.games.loot_island.rules import ending
from doubloon.games.loot_island.view import LootView, view_of
from doubloon.kernel.bits import count
from doubloon.kernel.errors import DeckError
from doubloon.kernel.events import Sink


@final
class LootIsland(Board):
    """One moment of a game of Loot Island."""

    over_rule: ClassVar = "LI-E5"
    turn_rule: ClassVar = "LI-2.1"

    def copy(self) -> "LootIsland":
        """An independent copy; decks are shared, because they never change in place."""
        return LootIsland(self.setup, self)

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

    # the outcome

    def scores(self) -> list[int]:
        """Loot values by seat, 0 for the eliminated."""
        return ending.scores(self)

    def placings(self) -> list[int]:
        """Places by seat (LI-E5)."""
        return ending.placings(self)

    def is_out(self, seat: i64) -> bool:
        """Eliminated by curses (LI-E2) or by the healer's price (LI-E4)."""
        return ending.is_out(self, seat, ending.sheets(self)[seat].total)

    # what leaves

    def view(self, seat: i64) -> LootView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return position.dump(self)

    def check(self) -> None:
        """Every card, treasure, compass and cube is accounted for."""
        account(self)


def empty_board(players: int, options: dict[str, Any], deck: LootDeck) -> LootIsland:
    """Nothing is dealt yet; the deck must have what these options need."""
    setup = Setup(players, options, deck)
    needed = 2 * players if setup.healers == DEALT_HEALERS else players
    if deck.healers < needed:
        raise DeckError(f"deck {deck.name}: {deck.healers} healers; this game needs {needed}")
    if deck.events & A_EVENTS == 0 or count(deck.events & B_EVENTS) < 4:
        raise DeckError(f"deck {deck.name}: one A event and four B events are needed")
    return LootIsland(setup)
