"""The toy game under changed rules: an example of a game that offers earlier versions.

It is not registered. Whoever registers it instead of the first edition plays new games by the new
rules, and games that were started before by the old ones.
"""

from doubloon.kernel.game import Game
from doubloon_toy.game import ToyGame
from doubloon_toy.state import Table


class SecondTable(Table):
    """TOY-4 has changed: a card played counts twice its number."""

    def scores(self) -> list[int]:
        """Twice the sum of the cards played."""
        return [2 * each for each in self.points]


class SecondToyGame(ToyGame):
    """Rules version 2."""

    def __init__(self) -> None:
        super().__init__(SecondTable)
        self.rules_version = 2

    def under(self, rules_version: int) -> Game:
        """The first edition, or this one."""
        return ToyGame() if rules_version == 1 else super().under(rules_version)
