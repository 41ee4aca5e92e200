"""Sharing a treasure out, and beginning its map again (TB-R3 to TB-R6, TB-E1)."""

from typing import Any, ClassVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.tobago.components import actions
from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    NO_CLUE,
    PAY_TO_GO_ON,
    STOP,
    Board,
    clue_of,
    entry_of,
    inserted,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.deck import CURSES, card_numbers, clue_name
from doubloon.games.tobago.components.fields import A_MAP, GOLD_CARD, IN_THE_TRAIL, SEAT_OR_NOBODY
from doubloon.games.tobago.rules.amulets import wash_ashore
from doubloon.games.tobago.rules.clue_cards import reason_fit
from doubloon.games.tobago.rules.ending import finish
from doubloon.games.tobago.rules.open_turn import OpenTurn
from doubloon.games.tobago.rules.raising import next_rose, peek, roses_on, why_not_drawn
from doubloon.games.tobago.types.about import AboutFirstClue, AboutOffer
from doubloon.kernel.bits import BIT, has, lowest, write_members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import Flag
from doubloon.kernel.reasons import Reason, because


def begin_share(board: Board, turn: OpenTurn, treasure_map: i64) -> None:
    """TB-R1: a rose below the last clue; then everybody looks at cards."""
    seat = turn.seat
    board.roses[seat] -= 1
    board.trail = inserted(board.trail, entry_of(NO_CLUE, treasure_map, seat))
    if board.sink is not None:
        told: dict[str, Any] = {
            "seat": seat,
            "map": MAP_NAMES[treasure_map],
            "space": board.space_name(board.atv[seat]),
            "roses": roses_on(board, treasure_map),
        }
        board.sink.tell("raised", told)
    peek(board, treasure_map, seat)
    board.top = Share(turn, treasure_map, -1, False)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Share(Step):
    """TB-R3: card by card is offered; then the map is cleared and begun again (TB-R5).

    When that is done, the statues wake (TB-R6), and the turn goes on.
    """

    name: ClassVar = "share"
    rule: ClassVar = "TB-R3"
    on: ClassVar = ("turn",)
    fields: ClassVar = {"map": A_MAP, "last_gold": SEAT_OR_NOBODY, "cleared": Flag()}
    encoded: ClassVar = {"map": "map", "last_gold": "last_gold"}

    def __init__(self, turn: OpenTurn, treasure_map: i64, last_gold: i64, cleared: bool) -> None:
        super().__init__(turn)
        self.turn: OpenTurn = turn  # of the raiser
        self.map: i64 = treasure_map
        self.last_gold: i64 = last_gold  # who has got it; -1: nobody yet
        self.cleared: bool = cleared

    def run(self, board: Board) -> bool:
        """Turn cards up until one is offered; after the last one comes the new map."""
        if not self.cleared:
            while board.pile_left > 0:
                place = next_rose(board, self.map, len(board.trail))
                if place < 0:
                    break
                card = turn_up(board, self.map)
                if BIT[card] & CURSES == 0:
                    board.top = Offer(self, rose_of(board.trail[place]), card, place)
                    return True
                strike(board, self.map, self.turn.seat, card)
            leave_over(board)
            clear_map(board, self.map)
            if board.last:
                finish(board, "treasures")
                return True
            starter = self.starter()
            if board.sink is not None:
                board.sink.tell("cleared", {"map": MAP_NAMES[self.map], "starter": starter})
            if first_clues(board, starter, self.map) != 0:
                board.top = FirstClue(Share(self.turn, self.map, self.last_gold, True), starter)
                return True
        board.top = self.turn
        wash_ashore(board)
        return True

    def starter(self) -> i64:
        """TB-R5: who begins the new map: who got the last gold, or else the raiser."""
        return self.last_gold if self.last_gold >= 0 else self.turn.seat

    def impossible(self, board: Board) -> str:
        """Somebody is asked, and the cards can have been drawn so."""
        if board.on_top(self):
            return "it runs until somebody is asked"
        return "" if self.cleared else why_not_drawn(board, self.turn.seat)


def share_of(board: Board) -> Share | None:
    """The share-out that is under way when somebody is asked; else None."""
    top = board.top
    if top is None:
        return None
    below = top.below
    return below if isinstance(below, Share) else None


def turn_up(board: Board, treasure_map: i64) -> i64:
    """The next card."""
    board.pile_left -= 1
    card = board.pile[board.pile_left]
    board.turned |= BIT[card]
    board.reveals += 1
    if board.sink is not None:
        told: dict[str, Any] = {"map": MAP_NAMES[treasure_map], "card": card + 1}
        board.sink.tell("turned_up", told, ["card"])
    return card


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Question):
    """TB-R3: take the card that was turned up, or leave it to the next rose."""

    name: ClassVar = "offer"
    rule: ClassVar = "TB-R3"
    on: ClassVar = ("share",)
    fields: ClassVar = {"card": GOLD_CARD, "rose": IN_THE_TRAIL}
    about_type: ClassVar = AboutOffer

    def __init__(self, share: Share, seat: i64, card: i64, rose: i64) -> None:
        super().__init__(share, seat)
        self.share: Share = share
        self.card: i64 = card
        self.rose: i64 = rose  # its place in the trail

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Yes or no."""
        out[0] = actions.ACCEPT
        out[1] = actions.DECLINE
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """There are only two answers."""
        return because("TB-R3", "accept_or_decline", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take the card and the rose, or leave it; declined by all it is discarded."""
        share = self.share
        card = self.card
        if board.sink is not None:
            kind = "accepted" if action == actions.ACCEPT else "declined"
            board.sink.tell(kind, {"seat": seat, "card": card + 1})
        if action == actions.ACCEPT:
            board.gold[seat] |= BIT[card]
            take_rose(board, self.rose)
            board.top = Share(share.turn, share.map, seat, False)
            return
        above = next_rose(board, share.map, self.rose)
        if above >= 0:
            board.top = Offer(share, rose_of(board.trail[above]), card, above)
            return
        board.discard_treasure(card)
        if board.sink is not None:
            board.sink.tell("unwanted", {"card": card + 1})
        board.top = share

    def about(self, board: Board, seat: i64) -> AboutOffer:
        """What is offered, and to whom."""
        roses: list[int] = []
        place = self.rose
        while place >= 0:
            roses.append(rose_of(board.trail[place]))
            place = next_rose(board, self.share.map, place)
        return {
            "map": MAP_NAMES[self.share.map],
            "card": self.card + 1,
            "roses": roses,
            "cards": board.pile_left,
        }

    def impossible(self, board: Board) -> str:
        """The card lies open, and the rose is the seat's."""
        elsewhere = board.buried
        for seat in range(board.players):
            elsewhere |= board.gold[seat]
        if self.share.cleared:
            return "the share-out is over"
        if not has(board.turned & ~elsewhere, self.card):
            return "the card does not lie open to be taken (TB-R3)"
        if self.rose >= len(board.trail):
            return "there is no such rose"
        entry = board.trail[self.rose]
        if map_of(entry) != self.share.map:
            return "the rose lies on another map"
        return "" if rose_of(entry) == self.seat else "the rose belongs to another seat"


def take_rose(board: Board, place: i64) -> None:
    """A rose goes back to its owner."""
    trail = board.trail[:]
    entry = trail[place]
    board.roses[rose_of(entry)] += 1
    trail[place] = entry_of(clue_of(entry), map_of(entry), -1)
    board.trail = trail


def send_home(board: Board, treasure_map: i64, only: i64) -> None:
    """The roses on a map go home, of one seat or (-1) of all."""
    place = next_rose(board, treasure_map, len(board.trail))
    while place >= 0:
        if only < 0 or rose_of(board.trail[place]) == only:
            take_rose(board, place)
        place = next_rose(board, treasure_map, place)


def leave_over(board: Board) -> None:
    """What is left is turned up and discarded; a curse there leaves the game without effect."""
    left: i64 = 0
    while board.pile_left > 0:
        board.pile_left -= 1
        card = board.pile[board.pile_left]
        left |= BIT[card]
        board.turned |= BIT[card]
        board.discard_treasure(card)
    if left == 0:
        return
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("left_over", {"cards": card_numbers(left)}, ["cards"])


# TB-R4: the curse


def strike(board: Board, treasure_map: i64, raiser: i64, card: i64) -> None:
    """Everyone with a rose there gives up an amulet, or else the most valuable gold."""
    board.discard_treasure(card)
    if board.sink is not None:
        board.sink.tell("curse", {"map": MAP_NAMES[treasure_map], "card": card + 1})
    involved: i64 = 0
    for seat in roses_on(board, treasure_map):
        involved |= BIT[seat]
    seat = raiser
    for _ in range(board.players):
        if involved & BIT[seat] != 0:
            paid = suffer(board, seat)
            if not paid and board.setup.after_curse == PAY_TO_GO_ON:  # TB-O1
                send_home(board, treasure_map, seat)
        seat = board.next_seat(seat)
    if board.setup.after_curse == STOP:
        send_home(board, treasure_map, -1)


def suffer(board: Board, seat: i64) -> bool:
    """One player's loss; was it an amulet? (TB-A5)"""
    told: dict[str, Any] = {"seat": seat, "amulet": False, "gold": None}
    paid = board.held[seat] > 0
    if paid:
        board.held[seat] -= 1
        told["amulet"] = True
    else:
        card = board.best_gold(seat)
        if card >= 0:
            board.gold[seat] &= ~BIT[card]
            board.buried |= BIT[card]
            told["gold"] = card + 1
    if board.sink is not None:
        board.sink.tell("cursed", told)
    return paid


# TB-R5: a new map


def clear_map(board: Board, treasure_map: i64) -> None:
    """Roses go home, clues are discarded; everything of the share-out lies open now."""
    send_home(board, treasure_map, -1)
    trail = vec[i64]()
    for entry in board.trail:
        if map_of(entry) != treasure_map:
            trail = append(trail, entry)
        elif clue_of(entry) != NO_CLUE:
            board.clue_discards |= BIT[clue_of(entry)]
    board.trail = trail
    board.sites[2 * treasure_map] = board.chart.island.all_lo
    board.sites[2 * treasure_map + 1] = board.chart.island.all_hi
    board.peeks = vec[i64]([0] * int(board.players))
    board.peeked = vec[i64]([0] * int(board.players))
    board.peek_from = 0
    board.refilled = 0
    board.unseen = -1
    board.pile = vec[i64]()
    board.turned = 0


def first_clues(board: Board, seat: i64, treasure_map: i64) -> i64:
    """The clues that can begin a map, as a mask."""
    found: i64 = 0
    rest = board.hands[seat]
    while rest != 0:
        clue = lowest(rest)
        rest &= rest - 1
        if board.fits(clue, treasure_map):
            found |= BIT[clue]
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FirstClue(Question):
    """TB-R5: the clue that begins a map again."""

    name: ClassVar = "first_clue"
    rule: ClassVar = "TB-R5"
    on: ClassVar = ("share",)
    about_type: ClassVar = AboutFirstClue

    def __init__(self, share: Share, seat: i64) -> None:
        super().__init__(share, seat)
        self.share: Share = share

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any clue of the hand that rules something out."""
        return write_members(first_clues(board, seat, self.share.map), actions.CLUE, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why it cannot be this one."""
        if actions.CLUE <= action < actions.SPACE:
            clue = action - actions.CLUE
            if has(board.hands[seat], clue):
                return reason_fit(board, clue, self.share.map)
            return because("TB-R5", "not_in_hand", {"clue": clue_name(clue)})
        return because("TB-R5", "choose_clue", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Lay it, with a rose if one is left, and draw back up."""
        board.top = self.share
        board.lay_clue(seat, action - actions.CLUE, self.share.map)
        board.draw_up(seat)

    def about(self, board: Board, seat: i64) -> AboutFirstClue:
        """The map by name."""
        return {"map": MAP_NAMES[self.share.map]}

    def impossible(self, board: Board) -> str:
        """The share-out is over, the map empty, and the seat has a clue for it."""
        share = self.share
        if not share.cleared:
            return "the share-out is not over"
        if self.seat != share.starter():
            return "another seat begins (TB-R5)"
        for entry in board.trail:
            if map_of(entry) == share.map:
                return "the map is not empty (TB-R5)"
        return "" if first_clues(board, self.seat, share.map) != 0 else "no clue can be first"
