"""Discarding from the hand, all at once and sealed: LI-1.4 and the variant LI-O4."""

from typing import Any, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import CARD, DONE, HEALER
from doubloon.games.loot_island.components.board import B5, Board
from doubloon.games.loot_island.components.deck import CARDS_PER_COLOUR, card_name
from doubloon.games.loot_island.types.about import AboutKeepHand, AboutRefresh
from doubloon.kernel.bits import BIT, count, has, members, up_to, write_members
from doubloon.kernel.questions.question import Sealed
from doubloon.kernel.reasons import Reason, because


def hand_limit(board: Board) -> i64:
    """Up to how many cards a hand is refilled; one less under B5 (LI-EV9)."""
    return board.setup.hand_limit - (1 if board.event == B5 else 0)


def excess(board: Board, seat: i64) -> i64:
    """LI-O4: how many cards a seat still has to choose."""
    base = 4 * seat
    chosen: i64 = 0
    for colour in range(4):
        chosen += count(board.chosen[base + colour])
    return board.hand_size(seat) - board.setup.hand_limit - chosen


def write_cards(board: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    """Cards above those chosen, so that every choice can be made in one way only."""
    base = 4 * seat
    start: i64 = 3
    while start > 0 and board.chosen[base + start] == 0:
        start -= 1
    for colour in range(start, 4):
        free = board.hands[base + colour] & ~up_to(board.chosen[base + colour])
        n = write_members(free, CARD + colour * CARDS_PER_COLOUR, out, n)
    return n


def discard_chosen(board: Board, seat: i64) -> None:
    """Carry out a seat's opened choice."""
    base = 4 * seat
    names: list[str] = []
    for colour in range(4):
        chosen = board.chosen[base + colour]
        board.chosen[base + colour] = 0
        board.hands[base + colour] &= ~chosen
        board.map_discards[colour] |= chosen
        if board.sink is not None:
            names.extend([card_name(colour * CARDS_PER_COLOUR + i) for i in members(chosen)])
    if board.sink is not None:
        said: dict[str, Any] = {"seat": seat, "cards": names}
        board.sink.tell("refreshed", said, ["cards"])


def holds(board: Board, seat: i64, card: i64) -> bool:
    """Is a card in the hand of a seat?"""
    return has(board.hands[4 * seat + card // CARDS_PER_COLOUR], card % CARDS_PER_COLOUR)


def highest_chosen(board: Board, seat: i64) -> i64:
    """The highest card chosen so far; -1 for none."""
    for colour in range(3, -1, -1):
        chosen = members(board.chosen[4 * seat + colour])
        if chosen:
            return colour * CARDS_PER_COLOUR + chosen[-1]
    return -1


@mypyc_attr(acyclic=True)
class Discards(Sealed):
    """Cards of every hand are chosen, one by one and sealed; then all discard."""

    def answer(self, board: Board, seat: i64, action: i64) -> bool:
        """Choose one more card, or seal the choice."""
        if action == DONE:
            return True
        card = action - CARD
        board.chosen[4 * seat + card // CARDS_PER_COLOUR] |= BIT[card % CARDS_PER_COLOUR]
        return False

    def open(self, board: Board) -> None:
        """All discard."""
        for seat in range(board.players):
            discard_chosen(board, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KeepHand(Discards):
    """LI-O4: later players choose their hand from more cards; the others are discarded."""

    name: ClassVar = "keep_hand"
    rule: ClassVar = "LI-O4"
    on: ClassVar = ("prepare",)
    about_type: ClassVar = AboutKeepHand

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Done if enough cards are chosen, else one more."""
        missing = excess(board, seat)
        if missing == 0:
            out[0] = DONE
            return 1
        # enough higher cards must be left for the rest of the choice
        return write_cards(board, seat, out, 0) - (missing - 1)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a card cannot be chosen now."""
        missing = excess(board, seat)
        if action == DONE:
            return because("LI-O4", "must_discard", {"cards": missing})
        if not CARD <= action < HEALER:
            return because("LI-O4", "choose_discards", {})
        card = action - CARD
        if not holds(board, seat, card):
            return because("LI-O4", "not_in_hand", {"card": card_name(card)})
        if missing == 0:
            return because("LI-O4", "enough_chosen", {})
        if card > highest_chosen(board, seat):
            return because("LI-O4", "must_discard", {"cards": missing})
        return because("LI-O4", "ascending", {"card": card_name(card)})

    def about(self, board: Board, seat: i64) -> AboutKeepHand:
        """The hand limit."""
        return {"keep": board.setup.hand_limit}

    def impossible(self, board: Board) -> str:
        """Those who are not asked have chosen as many as they must, the others no more."""
        if self.seats == 0:
            return "somebody has not answered yet"
        for seat in range(board.players):
            missing = excess(board, seat)
            if missing < 0:
                return f"players[{seat}].chosen: more than must be discarded (LI-O4)"
            if missing > 0 and not has(self.seats, seat):
                return f"players[{seat}].chosen: fewer than must be discarded (LI-O4)"
        return ""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Refresh(Discards):
    """LI-1.4: all may discard cards before the hands are refilled."""

    name: ClassVar = "refresh"
    rule: ClassVar = "LI-1.4"
    on: ClassVar = ("prepare",)
    about_type: ClassVar = AboutRefresh

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Done, or one more card."""
        out[0] = DONE
        return write_cards(board, seat, out, 1)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a card cannot be chosen now."""
        if not CARD <= action < HEALER:
            return because("LI-1.4", "choose_discards", {})
        card = action - CARD
        if not holds(board, seat, card):
            return because("LI-1.4", "not_in_hand", {"card": card_name(card)})
        return because("LI-1.4", "ascending", {"card": card_name(card)})

    def about(self, board: Board, seat: i64) -> AboutRefresh:
        """The limit of this round."""
        return {"refill": hand_limit(board)}

    def impossible(self, board: Board) -> str:
        """Somebody is asked."""
        return "somebody has not answered yet" if self.seats == 0 else ""
