"""What the fields of Loot Island's questions hold."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.board import COASTS, Board
from doubloon.games.loot_island.components.deck import (
    CARD_NUMBERS,
    CARDS_PER_COLOUR,
    COLOUR_LETTERS,
    TREASURES,
    card_name,
)
from doubloon.kernel.files import plain
from doubloon.kernel.questions.values import Number, OneOf, Seat, SetOf, Values

AARON: Final[i64] = 2  # his place among the seats of an encoding, whoever looks (LI-P1)

NOT_THE_ACTOR: Final = "the actor is the seat itself, or Aaron"
TOO_MANY: Final = "so many seats are not at the table"


def place_of(board: Board, seat: i64, viewer: i64) -> i64:
    """A seat counted from the viewer on; Aaron is where he always is."""
    if seat == board.setup.aaron:
        return AARON
    return (seat - viewer + board.players) % board.players


@final
class Actor(Values):
    """The seat whose cards or compasses it is about: with two players perhaps Aaron's, seat 2."""

    def written(self, value: Any) -> Any:
        """Its number."""
        return value

    def read(self, data: Any, place: str, state: Board) -> Any:
        """A seat at this table, or Aaron's."""
        return plain.integer(data, place, 0, state.setup.seats - 1)

    def encode(self, value: i64, state: Board, viewer: i64, out: vec[u8], at: i64) -> None:
        """A one at its place."""
        out[at + place_of(state, value, viewer)] = 1

    def allowed(self) -> str:
        """A seat."""
        return "a seat, Aaron's too"


A_SEAT: Final = Seat()
AN_ACTOR: Final = Actor()
THROUGH: Final = Number(0, 5)  # how many seats have been asked, one after the other
COAST: Final = OneOf(list(COASTS))
LANDING: Final = OneOf(list(LANDING_NAMES))
ORIGIN: Final = OneOf(list(LANDING_NAMES), optional=True)  # of a compass, where it is moved
COLOUR: Final = OneOf(list(COLOUR_LETTERS), optional=True)
OF_ONE_COLOUR: Final = SetOf([card_name(index)[1:] for index in range(CARDS_PER_COLOUR)])
PAID: Final = OneOf(list(CARD_NUMBERS), optional=True)
TILE: Final = Number(0, 6, first=1, one_of=True)
TREASURE: Final = Number(0, int(TREASURES) - 1, first=1, one_of=True)
