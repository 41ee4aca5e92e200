"""Phase 1 (LI-1.1 to LI-1.4), and the events that happen at once."""

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.games.loot_island.components.actions import FROM, LANDING_NAMES, NO, YES
from doubloon.games.loot_island.components.board import (
    A1,
    A2,
    B1,
    B2,
    B3,
    B4,
    COASTS,
    COMPASSES,
    Board,
)
from doubloon.games.loot_island.components.deck import EVENTS
from doubloon.games.loot_island.components.fields import AN_ACTOR, THROUGH, TOO_MANY
from doubloon.games.loot_island.rules.discards import Refresh, hand_limit
from doubloon.games.loot_island.rules.ending import jump_to_end
from doubloon.games.loot_island.rules.map_cards import reason_from
from doubloon.games.loot_island.types.about import AboutTakeBack
from doubloon.kernel.bits import BIT, count, members, write_members
from doubloon.kernel.questions.question import Question, Step
from doubloon.kernel.questions.values import OneOf
from doubloon.kernel.reasons import Reason, because

# What comes next in phase 1
NEW_ROUND: Final[i64] = 0
REFILL: Final[i64] = 1
FIRST_EVENT: Final[i64] = 2  # in round 1 in place of both
TAKING_BACK: Final[i64] = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prepare(Step):
    """Phase 1: the ship, the event, the hands, and what the event asks for at once."""

    name: ClassVar = "prepare"
    rule: ClassVar = "LI-1.1"
    on: ClassVar = ("round",)
    fields: ClassVar = {
        "stage": OneOf(["new_round", "refill", "first_event", "taking_back"]),
        "through": THROUGH,
    }

    def __init__(self, below: Question | None, stage: i64, through: i64) -> None:
        super().__init__(below)
        self.stage: i64 = stage
        self.through: i64 = through  # so many seats have been asked in this stage

    def run(self, board: Board) -> bool:
        """Go on until somebody is asked or the phase is over."""
        through = self.through
        if self.stage == NEW_ROUND:
            new_round(board)
            seats = with_cards(board)
            if seats != 0:
                board.top = Refresh(Prepare(self.below, REFILL, 0), seats)
                return True
        if self.stage <= REFILL:
            refill_all(board)
            through = 0
        elif self.stage == FIRST_EVENT:
            if self.first_event(board):
                return True
            through = 0
        if board.event == B4 and self.take_back(board, through):
            return True
        board.top = self.below
        return True

    def first_event(self, board: Board) -> bool:
        """The A event that happens at once (LI-S5). True: somebody is asked, or it is the end."""
        if board.event == A1 and self.through < board.players:
            seat = (board.first + self.through) % board.players
            board.top = ExtraCards(Prepare(self.below, FIRST_EVENT, self.through + 1), seat)
            return True
        if board.event == A2 and self.through == 0:
            board.reveal(board.players)  # LI-EV2; Aaron is not counted (LI-P6)
            if board.jump:
                jump_to_end(board)
                return True
        return False

    def take_back(self, board: Board, through: i64) -> bool:
        """B4 (LI-EV8): who has three compasses on the island takes one back. True: one is asked."""
        while through < board.setup.seats:
            owner = (board.first + through) % board.players if through < board.players else through
            through += 1
            if count(board.placed[owner]) == COMPASSES:
                seat = board.first if owner == board.setup.aaron else owner  # LI-P6
                board.top = TakeBack(Prepare(self.below, TAKING_BACK, through), seat, owner)
                return True
        return False

    def impossible(self, board: Board) -> str:
        """No more were asked than there are."""
        return TOO_MANY if self.through > board.setup.seats else ""


def new_round(board: Board) -> None:
    """LI-1.1 to LI-1.3."""
    board.passed = 0
    board.aaron_out = False
    if board.sink is not None:
        board.sink.tell("round", {"round": board.round})
    board.move_ship()
    board.face_up = board.setup.tiles
    turn_up_event(board)


def with_cards(board: Board) -> i64:
    """The seats that hold map cards, as a mask."""
    seats: i64 = 0
    for seat in range(board.players):
        if board.hand_size(seat) > 0:
            seats |= BIT[seat]
    return seats


def turn_up_event(board: Board) -> None:
    """LI-1.3, and what happens at once: B1, B2, B3 (LI-EV5 to LI-EV7)."""
    board.event = board.events[board.round - 1]
    board.reveals += 1
    if board.sink is not None:
        board.sink.tell("event_card", {"card": EVENTS[board.event]}, ["card"])
    if board.event == B1:
        board.move_ship()
    elif board.event == B2:
        board.bow = -board.bow
        if board.sink is not None:
            board.sink.tell("ship_turned", {"coast": COASTS[board.coast()]})
    elif board.event == B3 and board.face_up != 0:
        tiles = members(board.face_up)
        tile = tiles[board.below(len(tiles))]
        board.face_up &= ~BIT[tile]
        if board.sink is not None:
            board.sink.tell("island_closed", {"tile": tile + 1}, ["tile"])


def refill_all(board: Board) -> None:
    """LI-1.4: all draw in turn order from the First Player; Aaron last (LI-P2)."""
    limit = hand_limit(board)
    aaron = board.setup.aaron
    if aaron >= 0:  # before anybody draws, so that a reshuffle includes his cards (LI-P6)
        for colour in range(4):
            board.map_discards[colour] |= board.hands[4 * aaron + colour]
            board.hands[4 * aaron + colour] = 0
    seat = board.first
    for _ in range(board.players):
        board.draw(seat, limit - board.hand_size(seat))
        seat = board.next_seat(seat)
    if aaron >= 0:
        board.draw(aaron, limit)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraCards(Question):
    """LI-EV1: two map cards for two cubes, or not."""

    name: ClassVar = "extra_cards"
    rule: ClassVar = "LI-EV1"
    on: ClassVar = ("prepare",)

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Yes or no."""
        out[0] = YES
        out[1] = NO
        return 2

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """It is neither."""
        return because("LI-EV1", "yes_or_no", {})

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Draw 2 map cards and take 2 cubes, or not."""
        board.top = self.below
        if board.sink is not None:
            board.sink.tell("extra_cards", {"seat": seat, "taken": action == YES})
        if action == YES:
            board.take_cubes(seat, 2, "LI-EV1")
            board.draw(seat, 2)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeBack(Question):
    """LI-EV8: under B4 whoever has three compasses on the island takes one back."""

    name: ClassVar = "take_back"
    rule: ClassVar = "LI-EV8"
    on: ClassVar = ("prepare",)
    fields: ClassVar = {"owner": AN_ACTOR}
    encoded: ClassVar = {"owner": "actor"}
    about_type: ClassVar = AboutTakeBack

    def __init__(self, below: Question | None, seat: i64, owner: i64) -> None:
        super().__init__(below, seat)
        self.owner: i64 = owner

    def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64:
        """Any landing where the owner has a compass."""
        return write_members(board.placed[self.owner], FROM, out, 0)

    def why_not(self, board: Board, seat: i64, action: i64) -> Reason:
        """Why none can be taken from there."""
        return reason_from(action, "LI-EV8")

    def apply(self, board: Board, seat: i64, action: i64) -> None:
        """Take a compass off the island."""
        board.top = self.below
        landing = action - FROM
        board.lift_compass(self.owner, landing)
        if board.sink is not None:
            board.sink.tell("took_back", {"seat": self.owner, "landing": LANDING_NAMES[landing]})

    def about(self, board: Board, seat: i64) -> AboutTakeBack:
        """The owner."""
        return {"actor": self.owner}

    def impossible(self, board: Board) -> str:
        """There is one to take back."""
        if board.placed[self.owner] == 0:
            return "the owner has no compass on the island (LI-EV8)"
        return ""
