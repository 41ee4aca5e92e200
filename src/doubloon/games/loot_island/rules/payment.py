"""What using a small island costs (LI-2.4); ``small_islands.py`` is what it gives."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components import actions
from doubloon.games.loot_island.components.board import A3, B7, B9, Board
from doubloon.games.loot_island.components.deck import CARDS_PER_COLOUR, card_name
from doubloon.games.loot_island.components.fields import AN_ACTOR, NOT_THE_ACTOR, PAID, TILE
from doubloon.games.loot_island.rules.passing import MustPass
from doubloon.games.loot_island.rules.small_islands import Tile, has_choice
from doubloon.games.loot_island.types.about import AboutPay
from doubloon.kernel.bits import BIT, has, write_members
from doubloon.kernel.questions.question import HalfBuilt, Question
from doubloon.kernel.reasons import Reason, because

NOT_PAID: Final[i64] = -1  # in place of a card


def price(board: Board) -> i64:
    """How many cards: 2, or 3 under B7 (LI-EV11), or 1 under B9 (LI-EV13)."""
    if board.event == B7:
        return 3
    if board.event == B9:
        return 1
    return 2


def price_reason(board: Board) -> Reason:
    """Why a small island cannot be paid for."""
    if board.event == B9:
        return because("LI-EV13", "cannot_pay_one", {})
    rule = "LI-EV11" if board.event == B7 else "LI-2.4"
    return because(rule, "cannot_pay", {"cards": price(board)})


def can_pay(board: Board, actor: i64) -> bool:
    """Two cards of one colour; B7: and any third; B9: any card."""
    needed = price(board)
    base = 4 * actor
    for colour in range(4):
        hand = board.hands[base + colour]
        if hand & (hand - 1) != 0 or (needed == 1 and hand != 0):
            return needed < 3 or board.hand_size(actor) >= needed
    return False


def above(hand: i64, index: i64) -> i64:
    """The cards of a colour that come after an index."""
    return hand & ~((BIT[index] << 1) - 1)


def all_but_highest(hand: i64) -> i64:
    """The cards of a colour that have a higher one above them."""
    rest = hand
    while rest & (rest - 1) != 0:
        rest &= rest - 1
    return hand & ~rest


def others(board: Board, actor: i64, colour: i64) -> bool:
    """Does the actor hold a card of another colour?"""
    for each in range(4):
        if each != colour and board.hands[4 * actor + each] != 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pay(HalfBuilt):
    """LI-2.4: the cards that pay for a small island, one by one in ascending order."""

    name: ClassVar = "pay"
    rule: ClassVar = "LI-2.4"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"actor": AN_ACTOR, "tile": TILE, "first": PAID, "second": PAID}
    encoded: ClassVar = {
        "actor": "actor",
        "tile": "island",
        "first": "chosen",
        "second": "chosen",
    }
    about_type: ClassVar = AboutPay

    def __init__(
        self, below: Question | None, seat: i64, actor: i64, tile: i64, first: i64, second: i64
    ) -> None:
        super().__init__(below, seat)
        self.actor: i64 = actor
        self.tile: i64 = tile
        self.first: i64 = first
        self.second: i64 = second

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """The cards that can be paid next."""
        n: i64 = 0
        for colour in range(4):
            cards = self.payable(board, colour)
            n = write_members(cards, actions.CARD + colour * CARDS_PER_COLOUR, out, n)
        return n

    def payable(self, board: Board, colour: i64) -> i64:
        """The cards of a colour that can be next. Each set of cards is paid in one order."""
        hand = board.hands[4 * self.actor + colour]
        needed = price(board)
        if needed == 1 or hand == 0:
            return hand
        if self.first < 0:
            free = all_but_highest(hand)
        else:
            last = self.first if self.second < 0 else self.second
            if colour != last // CARDS_PER_COLOUR:
                return 0 if self.second < 0 else hand  # the third: of any colour (LI-EV11)
            free = above(hand, last % CARDS_PER_COLOUR)
        if needed == 3 and self.second < 0 and not others(board, self.actor, colour):
            free = all_but_highest(free)  # one more of the same colour must be left
        return free

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why a card cannot be paid."""
        if not actions.CARD <= action < actions.HEALER:
            return because("LI-2.4", "choose_payment", {})
        card = action - actions.CARD
        name = card_name(card)
        colour = card // CARDS_PER_COLOUR
        if not has(board.hands[4 * self.actor + colour], card % CARDS_PER_COLOUR):
            return because("LI-2.4", "not_in_hand", {"card": name})
        if self.first >= 0 and self.second < 0 and colour != self.first // CARDS_PER_COLOUR:
            return because("LI-2.4", "same_colour", {})
        if card <= (self.first if self.second < 0 else self.second):
            return because("LI-2.4", "ascending", {"card": name})
        return because("LI-2.4", "leaves_too_few", {"card": name})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Pay one more card; with the last one the tile is used."""
        card = action - actions.CARD
        first = self.first
        second = self.second
        if self.number() + 1 < price(board):
            if first < 0:
                board.top = Pay(self.below, seat, self.actor, self.tile, card, NOT_PAID)
            else:
                board.top = Pay(self.below, seat, self.actor, self.tile, first, card)
            return
        turn = self.below
        assert turn is not None
        board.top = turn.below
        board.discard_card(self.actor, card)
        if first >= 0:
            board.discard_card(self.actor, first)
        if second >= 0:
            board.discard_card(self.actor, second)
        if board.sink is not None:
            names = [card_name(each) for each in sorted([card, *self.paid()])]
            tile = self.tile + 1
            said = {"seat": seat, "actor": self.actor, "tile": tile, "cards": names}
            board.sink.tell("island_used", said)
        self.use(board)

    def number(self) -> i64:
        """How many cards were chosen so far."""
        return (1 if self.first >= 0 else 0) + (1 if self.second >= 0 else 0)

    def paid(self) -> list[int]:
        """The cards chosen so far."""
        found: list[int] = []
        if self.first >= 0:
            found.append(self.first)
        if self.second >= 0:
            found.append(self.second)
        return found

    def use(self, board: Board) -> None:
        """LI-2.4: the tile turns face down; its action is optional."""
        board.face_up &= ~BIT[self.tile]
        if board.event == A3:
            board.take_cubes(self.actor, 1, "LI-EV3")
        elif board.event == B9:
            board.top = MustPass(board.top, self.actor)
        if has_choice(board, self.actor, self.tile):
            board.top = Tile(board.top, self.seat, self.actor, self.tile)

    def about(self, board: Board, seat: i64) -> AboutPay:
        """All of it, cards by name."""
        return {
            "actor": self.actor,
            "tile": self.tile + 1,
            "cost": price(board),
            "chosen": [card_name(card) for card in self.paid()],
        }

    def impossible(self, board: Board) -> str:
        """The tile is face up, and the cards paid so far are in the hand."""
        if not board.acts_for(self.seat, self.actor):
            return NOT_THE_ACTOR
        if not has(board.face_up, self.tile):
            return f"small island {self.tile + 1} is not face up (LI-2.4)"
        if self.first < 0 and self.second >= 0:
            return "the second card comes after the first"
        if self.number() >= price(board):
            return "so many cards are not needed (LI-2.4)"
        for card in self.paid():
            hand = board.hands[4 * self.actor + card // CARDS_PER_COLOUR]
            if not has(hand, card % CARDS_PER_COLOUR):
                return "paid with a card that is not in the hand (LI-2.4)"
        return ""
