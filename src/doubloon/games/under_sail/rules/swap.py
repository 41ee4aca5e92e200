"""US-A2: two island cards for two."""

from typing import Any, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.actions import CARD, FROM
from doubloon.games.under_sail.components.board import Board, names_of
from doubloon.games.under_sail.components.deck import card_name
from doubloon.games.under_sail.components.fields import A_SEAT, ISLAND_CARDS
from doubloon.games.under_sail.types.about import AboutSwap
from doubloon.kernel.bits import BIT, count, has, members, write_members
from doubloon.kernel.questions.question import Question
from doubloon.kernel.questions.values import Number
from doubloon.kernel.reasons import Reason, because

SWAPPED: Final[i64] = 2


def others(board: Board, seat: i64) -> i64:
    """All other seats, as a mask."""
    return (BIT[board.players] - 1) & ~BIT[seat]


def why_not_player(board: Board, seat: i64, action: i64, rule: str) -> Reason:
    """Why an action is not the choice of a player."""
    if action < FROM or action >= FROM + 5:
        return because(rule, "choose_player", {})
    victim = action - FROM
    if victim >= board.players:
        return because(rule, "nobody_there", {"seat": victim})
    if victim == seat:
        return because(rule, "not_yourself", {})
    return because(rule, "too_few_bonus", {"seat": victim})


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Swap(Question):
    """US-A2: with whom."""

    name: ClassVar = "swap"
    rule: ClassVar = "US-A2"
    on: ClassVar = ("resolve",)
    about_type: ClassVar = AboutSwap

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Anybody else."""
        return write_members(others(board, seat), FROM, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is not the choice of a player."""
        return why_not_player(board, seat, action, "US-A2")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Cards are taken at random; then as many are to be given back."""
        board.top = self.below
        victim = action - FROM
        number = SWAPPED
        if count(board.hands[victim]) < number:
            number = count(board.hands[victim])
        if count(board.hands[seat]) < number:
            number = count(board.hands[seat])
        taken: i64 = 0
        for _ in range(number):
            rest = board.hands[victim] & ~taken
            skip = board.below(count(rest))
            while skip > 0:
                rest &= rest - 1
                skip -= 1
            taken |= rest & -rest
        board.hands[victim] &= ~taken
        board.hands[seat] |= taken
        knowledge.moved(board, taken, victim, seat)
        if board.sink is not None:
            said: dict[str, Any] = {"seat": seat, "from": victim, "number": number}
            board.sink.whisper("took_cards", said, {"cards": names_of(taken)}, [seat, victim])
        if number > 0:
            board.top = Give(self.below, seat, victim, number, 0, taken)

    def about(self, board: Board, seat: i64) -> AboutSwap:
        """All others."""
        number = count(board.hands[seat])
        return {
            "players": members(others(board, seat)),
            "number": number if number < SWAPPED else SWAPPED,
        }


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Give(Question):
    """US-A2: the cards that are given back."""

    name: ClassVar = "give"
    rule: ClassVar = "US-A2"
    on: ClassVar = ("resolve",)
    fields: ClassVar = {
        "to": A_SEAT,
        "number": Number(1, 2),
        "chosen": ISLAND_CARDS,
        "taken": ISLAND_CARDS,
    }
    encoded: ClassVar = {"to": "target", "number": "amount", "chosen": "chosen", "taken": "taken"}

    def __init__(
        self, below: Question | None, seat: i64, to: i64, number: i64, chosen: i64, taken: i64
    ) -> None:
        super().__init__(below, seat)
        self.to: i64 = to
        self.number: i64 = number  # still to give
        self.chosen: i64 = chosen
        self.taken: i64 = taken

    def half_built(self) -> bool:
        """Has a card been chosen, and another is to come?"""
        return self.chosen != 0

    def seen_by(self, viewer: i64) -> Question:
        """Others see no choice before it is whole; only the two know which cards were taken."""
        if viewer == self.seat:
            return self
        number = self.number + count(self.chosen)
        taken: i64 = self.taken if viewer == self.to else 0
        return Give(self.below, self.seat, self.to, number, 0, taken)

    def giveable(self, board: Board, seat: i64) -> i64:
        """The cards that may come next: ascending, so that every choice is made in one way.

        Above the last one chosen; and for each card still to come after this one, the highest card
        must stay free.
        """
        cards = board.hands[seat]
        rest = self.chosen
        while rest != 0:
            cards &= -(rest & -rest) << 1  # what lies above the lowest card of ``rest``
            rest &= rest - 1
        for _ in range(self.number - 1):
            highest = cards
            while highest & (highest - 1) != 0:
                highest &= highest - 1
            cards &= ~highest
        return cards

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Cards of the hand, those just taken included."""
        return write_members(self.giveable(board, seat), CARD, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why an action is no card to give back."""
        if action >= CARD + 48:
            return because("US-A2", "give_cards", {"cards": self.number})
        card = action - CARD
        if not has(board.hands[seat], card):
            return because("US-A2", "not_in_hand", {"card": card_name(card)})
        return because("US-A2", "ascending", {"card": card_name(card)})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """One more card is chosen; with the last, all are handed over."""
        chosen = self.chosen | BIT[action - CARD]
        if self.number > 1:
            board.top = Give(self.below, seat, self.to, self.number - 1, chosen, self.taken)
            return
        board.top = self.below
        board.hands[seat] &= ~chosen
        board.hands[self.to] |= chosen
        board.reveals += 1
        knowledge.moved(board, chosen, seat, self.to)
        if board.sink is not None:
            said: dict[str, Any] = {"seat": seat, "to": self.to, "number": count(chosen)}
            board.sink.whisper("gave_cards", said, {"cards": names_of(chosen)}, [seat, self.to])

    def impossible(self, board: Board) -> str:
        """What was chosen so far is in the hand, and what was taken."""
        if self.to == self.seat or self.number + count(self.chosen) > SWAPPED:
            return "at most two cards are given, to another player"
        hand = board.hands[self.seat]
        if (self.chosen | self.taken) & ~hand != 0 or self.number > count(hand):
            return "the cards to give are in the hand"
        return ""
