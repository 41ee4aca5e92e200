"""The toy game of the tests without an end, as the game of boardgame.io's side has none.

Three hold five secret cards each; a move plays one face up onto a pile of 20 and draws a new one.
Found through its entry point, in the folder beside this file, when this folder is on the path.
"""

from typing import Final

from doubloon_toy.game import ToyGame

from doubloon.kernel.options import Option

PLAYS: Final = 10**9  # more than anybody waits for


class EndlessToyGame(ToyGame):
    """Play cards from a secret hand, for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "endless_toy"
        self.title = "Endless toy"
        self.options = [
            Option("plays", [PLAYS], PLAYS, "How many cards are played in all."),
            Option("passing", [False], False, "Never."),
        ]
