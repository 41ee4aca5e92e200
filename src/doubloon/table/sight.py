"""What a seat (or everybody) can tell of the game now, from its view alone."""

from functools import cached_property
from typing import Any

from doubloon.kernel.game import Game
from doubloon.kernel.state import State, View


class Sight:
    """What a seat sees now: the view as plain data, and what follows from it; made when wanted."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    @cached_property
    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self.view.data()

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the game works out from the view."""
        return self.game.facts(self.view)

    @cached_property
    def world(self) -> State:
        """A world that fits the view."""
        return self.view.sample(0)

    @cached_property
    def asking(self) -> dict[str, str]:
        """The kind of question that each seat is asked, by seat, in a world that fits the view.

        So a half-built move or a sealed answer cannot show in it: the view does not hold them.
        """
        return {str(seat): self.world.question(seat)[0] for seat in self.world.deciders()}
