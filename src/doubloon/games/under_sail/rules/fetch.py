"""US-A4: a card of this trick for one of the hand."""

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.actions import CARD, FETCH
from doubloon.games.under_sail.components.board import Board, names_of
from doubloon.games.under_sail.components.deck import card_name
from doubloon.games.under_sail.components.fields import ISLAND_CARD
from doubloon.games.under_sail.types.about import AboutDiscard, AboutFetch
from doubloon.kernel.bits import BIT, has, write_members
from doubloon.kernel.questions.question import HalfBuilt, Question
from doubloon.kernel.reasons import Reason, because


def to_fetch(board: Board) -> i64:
    """The cards of this trick that nobody has taken yet."""
    found: i64 = 0
    for seat in range(board.players):
        found |= BIT[board.table[seat]]
    return found & ~board.fetched


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fetch(Question):
    """US-A4: which card of the trick."""

    name: ClassVar = "fetch"
    rule: ClassVar = "US-A4"
    on: ClassVar = ("resolve",)
    about_type: ClassVar = AboutFetch

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any card of the trick, one's own too."""
        return write_members(to_fetch(board), FETCH, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action does not take a card of the trick."""
        if action < FETCH:
            return because("US-A4", "fetch_a_card", {})
        return because("US-A4", "not_in_trick", {"card": card_name(action - FETCH)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """A card is chosen; the move goes on with the one to discard."""
        board.top = Discard(self.below, seat, action - FETCH)

    def about(self, board: Board, seat: i64) -> AboutFetch:
        """The cards by name."""
        return {"cards": names_of(to_fetch(board))}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(HalfBuilt):
    """US-A4: a card for the one taken."""

    name: ClassVar = "discard"
    rule: ClassVar = "US-A4"
    on: ClassVar = ("resolve",)
    fields: ClassVar = {"taken": ISLAND_CARD}
    encoded: ClassVar = {"taken": "taken"}
    about_type: ClassVar = AboutDiscard

    def __init__(self, below: Question | None, seat: i64, taken: i64) -> None:
        super().__init__(below, seat)
        self.taken: i64 = taken

    def beginning(self) -> Fetch:
        """The action at its beginning."""
        return Fetch(self.below, self.seat)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any card of the hand, the one just taken too."""
        return write_members(board.hands[seat] | BIT[self.taken], CARD, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no card to discard."""
        if action >= CARD + 48:
            return because("US-A4", "discard_a_card", {})
        return because("US-A4", "not_in_hand", {"card": card_name(action - CARD)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """The move is whole: one card comes into the hand, one is discarded face up."""
        board.top = self.below
        card = action - CARD
        board.fetched |= BIT[self.taken]
        knowledge.fetched_openly(board, self.taken, seat)
        board.hands[seat] |= BIT[self.taken]
        board.hands[seat] &= ~BIT[card]
        board.discards |= BIT[card]
        board.played[seat] |= BIT[card]
        if board.sink is not None:
            said: dict[str, Any] = {"seat": seat, "card": card_name(self.taken)}
            said["discarded"] = card_name(card)
            board.sink.tell("fetched", said)

    def about(self, board: Board, seat: i64) -> AboutDiscard:
        """The card by name."""
        return {"card": card_name(self.taken)}

    def impossible(self, board: Board) -> str:
        """The card taken is one of the trick."""
        return "" if has(to_fetch(board), self.taken) else "the card taken is one of the trick"
