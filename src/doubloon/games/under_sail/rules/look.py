"""US-A3: the next treasures of a deck are seen and put in order."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.actions import DECK, ORDER, ORDERS, ORDERS_OF_TWO
from doubloon.games.under_sail.components.board import Board
from doubloon.games.under_sail.components.fields import TREASURE_DECK
from doubloon.games.under_sail.types.about import AboutLook, AboutOrder
from doubloon.kernel.bits import BIT, lowest, members, write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.questions.values import Number
from doubloon.kernel.reasons import Reason, because

SEEN: Final[i64] = 3


def decks_to_see(board: Board) -> i64:
    """The decks that hold face-down treasures, as a mask."""
    found: i64 = 0
    for deck in range(board.setup.decks):
        if board.left[deck] > 0:
            found |= BIT[deck]
    return found


def begin_look(board: Board, seat: i64) -> None:
    """At the only deck, or at one of two."""
    able = decks_to_see(board)
    if able == 0:
        return
    if able & (able - 1) == 0:
        look(board, seat, lowest(able))
    else:
        board.top = Look(board.top, seat)


def look(board: Board, seat: i64, deck: i64) -> None:
    """The top treasures are seen by one player; the order is asked for if there is any."""
    number: i64 = SEEN
    if board.left[deck] < number:
        number = board.left[deck]
    board.reveals += 1
    knowledge.saw_treasures(board, seat, deck, number)
    if board.sink is not None:
        names: list[str] = []
        for place in range(number):
            names.append(board.deck.names[board.treasure_at(deck, place)])
        said: dict[str, Any] = {"seat": seat, "deck": deck, "number": number}
        board.sink.whisper("looked", said, {"treasures": names}, [seat])
    if number > 1:
        board.top = Order(board.top, seat, deck, number)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Look(Question):
    """US-A3: at which deck."""

    name: ClassVar = "look"
    rule: ClassVar = "US-A3"
    on: ClassVar = ("resolve",)
    about_type: ClassVar = AboutLook

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Either deck."""
        return write_members(decks_to_see(board), DECK, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no deck to look at."""
        if action < DECK or action >= DECK + 2:
            return because("US-A3", "choose_deck", {})
        return because("US-A3", "no_such_deck", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """A deck is chosen."""
        board.top = self.below
        look(board, seat, action - DECK)

    def about(self, board: Board, seat: i64) -> AboutLook:
        """Those decks."""
        return {"decks": members(decks_to_see(board))}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Order(Question):
    """US-A3: the order in which the treasures go back."""

    name: ClassVar = "order"
    rule: ClassVar = "US-A3"
    on: ClassVar = ("resolve",)
    fields: ClassVar = {"deck": TREASURE_DECK, "number": Number(2, 3)}
    encoded: ClassVar = {"deck": "at_deck", "number": "amount"}
    about_type: ClassVar = AboutOrder

    def __init__(self, below: Question | None, seat: i64, deck: i64, number: i64) -> None:
        super().__init__(below, seat)
        self.deck: i64 = deck
        self.number: i64 = number

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """All orders of two or of three."""
        first: i64 = 0
        last = ORDERS_OF_TWO
        if self.number == SEEN:
            first = ORDERS_OF_TWO
            last = len(ORDERS)
        n: i64 = 0
        for order in range(first, last):
            out[n] = ORDER + order
            n += 1
        return n

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is no order of so many."""
        return because("US-A3", "choose_order", {"treasures": self.number})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """The treasures go back in the chosen order."""
        board.top = self.below
        seen = vec[i64]([0] * SEEN)
        for place in range(self.number):
            seen[place] = board.treasure_at(self.deck, place)
        order = ORDERS[action - ORDER]
        for place in range(self.number):
            board.put_treasure(self.deck, place, seen[int(order[place]) - 1])
        knowledge.mixed_treasures(board, seat, self.deck, self.number)
        if board.sink is not None:
            said: dict[str, Any] = {"seat": seat, "deck": self.deck, "number": self.number}
            board.sink.tell("put_back", said)

    def about(self, board: Board, seat: i64) -> AboutOrder:
        """The treasures by name."""
        seen: list[str] = []
        for place in range(self.number):
            seen.append(board.deck.names[board.treasure_at(self.deck, place)])
        return {"deck": self.deck, "treasures": seen}

    def impossible(self, board: Board) -> str:
        """The deck holds so many."""
        if self.deck >= board.setup.decks or board.left[self.deck] < self.number:
            return "so many treasures do not lie there"
        return ""
