"""What the fields of Under Sail's questions hold."""

from typing import Final

from doubloon.games.under_sail.components.actions import DECK_NAMES
from doubloon.games.under_sail.components.deck import CARD_NUMBERS
from doubloon.kernel.questions.values import OneOf, Seat, Seats, SetOf

ISLAND_CARD: Final = OneOf(list(CARD_NUMBERS))
ISLAND_CARDS: Final = SetOf(list(CARD_NUMBERS))
HALF: Final = OneOf(["colour", "number"])
TREASURE_DECK: Final = OneOf(list(DECK_NAMES))
A_SEAT: Final = Seat()
SOME_SEATS: Final = Seats()
