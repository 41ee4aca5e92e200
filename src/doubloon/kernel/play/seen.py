"""What a seat (or everybody) can know of the game now, from its view alone."""

from typing import Any

from doubloon.kernel.game import Game
from doubloon.kernel.state import State, View


class Seen:
    """What a seat sees now: the view as plain data, and what follows from it; made when wanted."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self._data: dict[str, Any] | None = None
        self._facts: dict[str, Any] | None = None
        self._world: State | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        if self._data is None:
            self._data = self.view.data()
        return self._data

    @property
    def facts(self) -> dict[str, Any]:
        """What the game works out from the view."""
        if self._facts is None:
            self._facts = self.game.screen.facts(self.view)
        return self._facts

    @property
    def world(self) -> State:
        """A world that fits the view."""
        if self._world is None:
            self._world = self.view.sample(0)
        return self._world

    def asking(self) -> dict[str, str]:
        """The kind of question that each seat is asked, by seat, in a world that fits the view.

        So a half-built move or a sealed answer cannot show in it: the view does not hold them.
        """
        return {str(seat): self.world.question(seat)[0] for seat in self.world.deciders()}
