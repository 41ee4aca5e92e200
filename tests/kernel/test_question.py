"""Questions: what the kernel makes of a declaration, for a small game in plain Python."""

from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.kernel.errors import PositionError
from doubloon.kernel.questions.encoding import QuestionEncoding
from doubloon.kernel.questions.kinds import Questions, settle
from doubloon.kernel.questions.question import BOTTOM, Question, QuestionState, Sealed, Step
from doubloon.kernel.questions.values import Flag, Number, OneOf, Seat, Seats, SetOf, Values
from doubloon.kernel.reasons import Reason, because

pytestmark = pytest.mark.both

COLOURS = OneOf(["red", "blue", "green"])


class Bids(QuestionState):
    """All bid at once; the highest bidder picks a colour, then paints with it."""

    over_rule: ClassVar = "B-9"
    turn_rule: ClassVar = "B-0"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.bids = [0] * players
        self.painted = ""

    def copy(self) -> "Bids":
        other = Bids(self.players)
        other.copy_chance(self)
        other.top = self.top
        other.bids = self.bids[:]
        other.painted = self.painted
        return other


class Game(Step):
    name: ClassVar = "game"
    rule: ClassVar = "B-1"
    fields: ClassVar = {"rounds": Number(0, 2)}

    def __init__(self, below: Question | None, rounds: i64) -> None:
        super().__init__(below)
        self.rounds = rounds

    def run(self, board: Bids) -> bool:
        if self.rounds == 0:
            board.end()
        else:
            board.top = Bid(Game(None, self.rounds - 1), 2**board.players - 1)
        return True


class Bid(Sealed):
    """B-2."""

    name: ClassVar = "bid"
    rule: ClassVar = "B-2"
    on: ClassVar = ("game",)

    def legal(self, board: Bids, seat: i64, out: vec[i64]) -> i64:
        for bid in range(3):
            out[bid] = bid
        return 3

    def why_not(self, board: Bids, seat: i64, action: i64) -> Reason:
        return because("B-2", "too_high", {})

    def answer(self, board: Bids, seat: i64, action: i64) -> bool:
        board.bids[seat] = action
        return True

    def open(self, board: Bids) -> None:
        board.top = Pick(board.top, board.bids.index(max(board.bids)))

    def impossible(self, board: Bids) -> str:
        return "" if self.seats else "nobody bids"


class Pick(Question):
    """B-3."""

    name: ClassVar = "pick"
    rule: ClassVar = "B-3"
    on: ClassVar = ("game",)

    def legal(self, board: Bids, seat: i64, out: vec[i64]) -> i64:
        out[0] = 10
        out[1] = 11
        return 2

    def why_not(self, board: Bids, seat: i64, action: i64) -> Reason:
        return because("B-3", "no_colour", {})

    def apply(self, board: Bids, seat: i64, action: i64) -> None:
        board.top = Paint(self.below, seat, action - 10, 0b101, True)


class Paint(Question):
    """B-4."""

    name: ClassVar = "paint"
    rule: ClassVar = "B-4"
    on: ClassVar = ("game",)
    fields: ClassVar = {"colour": COLOURS, "walls": SetOf(["N", "E", "S"]), "wet": Flag()}
    encoded: ClassVar = {"colour": "colour", "walls": "walls", "wet": "wet"}

    def __init__(
        self, below: Question | None, seat: i64, colour: i64, walls: i64, wet: bool
    ) -> None:
        super().__init__(below, seat)
        self.colour = colour
        self.walls = walls
        self.wet = wet

    def half_built(self) -> bool:
        return True

    def seen_by(self, viewer: i64) -> Question:
        return self if viewer == self.seat else Pick(self.below, self.seat)

    def legal(self, board: Bids, seat: i64, out: vec[i64]) -> i64:
        out[0] = 20
        return 1

    def why_not(self, board: Bids, seat: i64, action: i64) -> Reason:
        return because("B-4", "just_paint", {})

    def apply(self, board: Bids, seat: i64, action: i64) -> None:
        board.top = self.below
        board.painted += COLOURS.names[self.colour][0]

    def about(self, board: Bids, seat: i64) -> dict[str, object]:
        return {"colour": COLOURS.names[self.colour]}


QUESTIONS = Questions([Game], [Bid, Pick, Paint])


def start(rounds: int = 2) -> Bids:
    board = Bids(3)
    board.top = Game(None, rounds)
    board.advance()
    return board


def painting() -> Bids:
    """Seat 1 is about to paint."""
    board = start()
    for seat, bid in enumerate([1, 2, 2]):
        board.apply(seat, bid)
    board.apply(1, 11)
    return board


def test_all_are_asked_and_sealed() -> None:
    board = start()
    assert (board.deciders(), board.decider(), board.sealed()) == ([0, 1, 2], 0, True)
    assert board.legal(1) == [0, 1, 2]
    assert board.question(1) == ("bid", "B-2", {})
    board.apply(1, 2)
    assert (board.deciders(), board.waiting()) == ([0, 2], 0b101)
    assert board.legal(1) == []
    assert (board.serial, board.reveals) == (0, 0)
    board.apply(0, 1)
    board.apply(2, 2)
    assert (board.serial, board.reveals) == (1, 1)
    assert (board.deciders(), board.sealed(), board.waiting()) == ([1], False, 0)


def test_a_half_built_move_is_private_and_not_counted() -> None:
    board = painting()
    assert board.serial == 1
    assert repr(board.top) == "<paint seat=1 colour=blue walls=['N', 'S'] wet=True>"
    assert board.question(1) == ("paint", "B-4", {"colour": "blue"})
    for viewer in (-1, 0, 2):
        seen = board.copy()
        seen.hide_question(viewer)
        assert seen.pending() == [{"name": "game", "rounds": 1}, {"name": "pick", "seat": 1}]
    own = board.copy()
    own.hide_question(1)
    assert own.top is board.top
    board.apply(1, 20)
    assert board.serial == 2


def test_steps_run_by_themselves_until_the_end() -> None:
    board = painting()
    board.apply(1, 20)
    assert board.deciders() == [0, 1, 2]
    for seat in range(3):
        board.apply(seat, 0)
    board.apply(0, 10)
    board.apply(0, 20)
    assert board.over
    assert (board.painted, board.top, board.pending()) == ("br", None, [])
    assert (board.deciders(), board.decider(), board.legal(0)) == ([], -1, [])


def test_refusals_name_their_rule() -> None:
    board = painting()
    assert board.why_not(1, 20) is None
    assert board.why_not(1, 3) == ("B-4", {"reason": "just_paint"})
    assert board.why_not(0, 20) == ("B-0", {"reason": "not_asked"})
    assert board.why_not(-1, 20) == ("B-0", {"reason": "not_asked"})
    board.end()
    assert board.why_not(1, 20) == ("B-9", {"reason": "over"})


def test_copies_share_what_is_pending_and_go_on_alone() -> None:
    board = painting()
    other = board.copy()
    assert other.top is board.top
    other.apply(1, 20)
    assert (board.painted, other.painted) == ("", "b")
    assert board.deciders() == [1]


def test_what_is_pending_is_read_back() -> None:
    board = painting()
    data = board.pending()
    assert data == [
        {"name": "game", "rounds": 1},
        {"name": "paint", "seat": 1, "colour": "blue", "walls": ["N", "S"], "wet": True},
    ]
    again = Bids(3)
    again.top = QUESTIONS.read(again, data)
    settle(again)
    assert again.pending() == data
    again.apply(1, 20)
    assert again.painted == "b"


PAINT = {"name": "paint", "seat": 1, "colour": "blue", "walls": ["N"], "wet": True}
STEP = {"name": "game", "rounds": 1}


@pytest.mark.parametrize(
    ("stack", "text"),
    [
        (7, "stack: 7 is not allowed; a list"),
        ([7], "stack[0]: 7 is not allowed; a table of keys and values"),
        ([{}], "stack[0].name: None is not allowed; one of game, bid, pick, paint"),
        ([PAINT], "stack[0]: paint cannot be the first"),
        ([STEP, STEP], "stack[1]: game cannot lie on game"),
        ([{"name": "game"}], "stack[0]: game needs the key rounds"),
        ([{**STEP, "rounds": 3}], "stack[0].rounds: 3 is not allowed; a whole number from 0 to 2"),
        ([STEP, {**PAINT, "seat": 3}], "stack[1].seat: 3 is not allowed"),
        ([STEP, {**PAINT, "seat": None}], "stack[1].seat: None is not allowed"),
        ([STEP, {**PAINT, "colour": "pink"}], "'pink' is not allowed; one of red, blue, green"),
        ([STEP, {**PAINT, "walls": ["W"]}], "stack[1].walls: 'W' is not allowed"),
        ([STEP, {**PAINT, "wet": 1}], "stack[1].wet: 1 is not allowed; true or false"),
        ([STEP, {**PAINT, "dry": True}], "stack[1]: the key 'dry' is unknown"),
        ([STEP, {"name": "bid", "seats": [4]}], "stack[1].seats: 4 is not allowed"),
        ([STEP] * 9, "stack: at most 8"),
    ],
)
def test_what_cannot_be_pending_is_named(stack: Any, text: str) -> None:
    with pytest.raises(PositionError) as caught:
        QUESTIONS.read(Bids(3), stack)
    assert text in str(caught.value)


def test_the_table_must_fit() -> None:
    board = Bids(3)
    board.top = QUESTIONS.read(board, [STEP, {"name": "bid", "seats": []}])
    with pytest.raises(PositionError, match=r"stack\[1\] bid: nobody bids"):
        settle(board)
    with pytest.raises(PositionError, match="has no question"):
        settle(Bids(3))


def test_optional_values_and_numbers_as_printed() -> None:
    state = Bids(3)
    for values in (Seat(optional=True), OneOf(["a", "b"], optional=True)):
        assert values.written(-1) is None
        assert values.read(None, "place", state) == -1
    tile = Number(0, 6, first=1)
    assert (tile.written(0), tile.read(7, "tile", state)) == (1, 6)
    with pytest.raises(PositionError, match="from 1 to 7"):
        tile.read(0, "tile", state)
    assert Seats().read([0, 2], "seats", state) == 0b101
    assert [each.allowed() for each in (tile, Flag(), Seats(), COLOURS)] == [
        "1 to 7",
        "true or false",
        "a list of seats",
        "red, blue, green",
    ]


class BidEncoding(QuestionEncoding):
    def __init__(self) -> None:
        super().__init__(1, QUESTIONS)
        self.declare_question(3)
        self.field("colour", 3, "the colour")
        self.field("walls", 3, "walls to paint")
        self.field("wet", 1, "is it wet")


def test_a_question_is_encoded_as_declared() -> None:
    encoding = BidEncoding()
    assert [field.name for field in encoding.fields] == ["question", "asked", *Paint.encoded]
    out = vec[u8]([0] * encoding.size)
    encoding.write_question(painting(), 2, out, 0)
    assert list(out) == [0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1]
    out = vec[u8]([0] * encoding.size)
    encoding.write_question(start(), 2, out, 0)
    assert list(out) == [1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    over = start()
    over.end()
    out = vec[u8]([0] * encoding.size)
    encoding.write_question(over, 2, out, 0)
    assert sum(out) == 0


def test_seats_are_encoded_from_the_viewer_on() -> None:
    state = Bids(3)
    for values, value, expected in (
        (Seat(), 0, [0, 1, 0]),
        (Seat(optional=True), -1, [0, 0, 0]),
        (Seats(), 0b101, [1, 1, 0]),
        (Number(0, 9), 7, [7, 0, 0]),
        (Number(2, 4, one_of=True), 3, [0, 1, 0]),
    ):
        assert isinstance(values, Values)
        out = vec[u8]([0] * 3)
        values.encode(value, state, 2, out, 0)
        assert list(out) == expected


def test_questions_keep_their_order_and_know_what_they_lie_on() -> None:
    assert QUESTIONS.questions == [Bid, Pick, Paint]
    assert (Game.on, Paint.on) == ((BOTTOM,), ("game",))
