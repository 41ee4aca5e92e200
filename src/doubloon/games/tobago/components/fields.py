"""What the fields of Tobago's questions hold."""

from typing import Final

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.deck import MOST_CLUES, MOST_GOLD, clue_name
from doubloon.kernel.questions.values import Number, OneOf, Seat

A_MAP: Final = OneOf(list(MAP_NAMES))
A_CLUE: Final = OneOf([clue_name(clue) for clue in range(MOST_CLUES)])
GOLD_CARD: Final = Number(0, int(MOST_GOLD) - 1, first=1)
IN_THE_TRAIL: Final = Number(0, int(MOST_CLUES))  # all clues, and the raiser's rose (TB-R1)
DRIVE: Final = OneOf(["action", "extra", "next"])
SEAT_OR_NOBODY: Final = Seat(optional=True)
