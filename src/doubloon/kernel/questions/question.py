"""Questions: what is pending in a game, declared once each.

A game asks by putting a :class:`Question` on top of what is pending; a :class:`Step` is pending
too, but runs by itself. Each kind is one final class that says everything about it: its name and
rule, its fields, what is legal, why something else is not, what an answer does, and what it is
about. Questions never change. Each is linked to the one below it, a state holds the top one, and
its copies share it; to ask something else, a game puts another question on top.

    @final
    @mypyc_attr(acyclic=True, free_list_len=1)
    class Discard(Question):
        '''US-A4: a card of the hand for the one taken.'''

        name: ClassVar = "discard"
        rule: ClassVar = "US-A4"
        on: ClassVar = ("resolve",)
        fields: ClassVar = {"taken": CARD}

        def __init__(self, below: Question | None, seat: i64, taken: i64) -> None:
            super().__init__(below, seat)
            self.taken = taken

        def legal(self, board: Board, seat: i64, out: vec[i64]) -> i64: ...
        def why_not(self, board: Board, seat: i64, action: i64) -> Reason: ...
        def apply(self, board: Board, seat: i64, action: i64) -> None: ...
        def about(self, board: Board, seat: i64) -> AboutDiscard: ...

``kinds.py`` reads what is pending back from a dump and knows all questions of a game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doubloon.kernel.bits import BIT, has, lowest, members
from doubloon.kernel.errors import missing
from doubloon.kernel.events import Sink
from doubloon.kernel.questions.values import Seat, Seats, Values
from doubloon.kernel.reasons import Reason, because
from doubloon.kernel.state import State

BOTTOM: Final = ""  # in ``Question.on``: it can be the lowest


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question:
    """Something that a seat is asked. A game's own questions are final subclasses.

    ``board`` is the game's own state in all methods: a subclass names its class there. That is why
    it is Any here; a generic class cannot be ``acyclic``, which keeps questions out of the garbage
    collector's way.
    """

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    on: ClassVar[Sequence[str]] = (BOTTOM,)  # names of what it can lie on
    head: ClassVar[Mapping[str, Values]] = {"seat": Seat()}
    fields: ClassVar[Mapping[str, Values]] = {}  # in the order in which ``__init__`` takes them
    encoded: ClassVar[Mapping[str, str]] = {}  # by field: the encoding's field that shows it
    about_type: ClassVar[type | None] = None  # the TypedDict that ``about`` gives, if it is defined

    def __init__(self, below: "Question | None", seat: i64) -> None:
        self.below: Question | None = below
        self.seat: i64 = seat

    # what a question says of itself

    def legal(self, board: Any, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions, ascending, into ``out``; gives their number."""
        raise missing(self, "legal")

    def why_not(self, board: Any, seat: i64, action: i64) -> Reason:
        """Why an action that is not legal is not."""
        raise missing(self, "why_not")

    def apply(self, board: Any, seat: i64, action: i64) -> None:
        """Carry out a legal action, and put on top what is asked next, or what was below."""
        raise missing(self, "apply")

    def about(self, board: Any, seat: i64) -> Mapping[str, object]:
        """What it is about, by name, for the screen of the seat that is asked: its fields."""
        found: dict[str, Any] = {}
        write_fields(self, self.fields, found)
        return found

    def run(self, board: Any) -> bool:
        """Do what happens by itself; False if nothing does and an answer is awaited."""
        return False

    def half_built(self) -> bool:
        """Is this a part of a move that is not whole? Until it is, only its seat knows of it."""
        return False

    def seen_by(self, viewer: i64) -> "Question":
        """The question as another seat or the spectator (-1) may know it."""
        return self

    def impossible(self, board: Any) -> str:
        """Why this cannot be pending at a table that somebody wrote down; empty if it can be.

        The ranges of its fields, and what it lies on, have been checked before.
        """
        return ""

    # what follows

    def asked(self) -> i64:
        """The seats that are asked, as a mask."""
        return BIT[self.seat] if self.seat >= 0 else 0

    def waiting(self) -> i64:
        """The seats whose sealed answer is missing, as a mask; none if answers are open."""
        return 0

    def data(self) -> dict[str, Any]:
        """The question as plain data, by name."""
        found: dict[str, Any] = {"name": self.name}
        write_fields(self, self.head, found)
        write_fields(self, self.fields, found)
        return found

    def __repr__(self) -> str:
        shown = [f"{key}={value}" for key, value in self.data().items() if key != "name"]
        return f"<{' '.join([self.name, *shown])}>"


def write_fields(question: Question, fields: Mapping[str, Values], into: dict[str, Any]) -> None:
    """Fields of a question as plain data."""
    assert isinstance(fields, dict)  # which is quicker to walk through than any mapping
    for field, values in fields.items():
        into[field] = values.written(getattr(question, field))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class HalfBuilt(Question):
    """A move whose first word was said, and whose next one is asked for. Only its seat knows of it.

    It lies on the question that the first word answered, or says itself what that was.
    """

    def half_built(self) -> bool:
        """The rest of the move is missing."""
        return True

    def beginning(self) -> Question:
        """What was asked before the first word."""
        assert self.below is not None
        return self.below

    def seen_by(self, viewer: i64) -> Question:
        """Others see what was asked before the first word."""
        return self if viewer == self.seat else self.beginning().seen_by(viewer)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step(Question):
    """Something that runs by itself, such as a phase that asks one player after the other."""

    head: ClassVar[Mapping[str, Values]] = {}

    def __init__(self, below: Question | None) -> None:
        super().__init__(below, -1)

    def run(self, board: Any) -> bool:
        """The next part of it; always True."""
        raise missing(self, "run")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Sealed(Question):
    """Something that several seats are asked at once; answers are opened when the last is in.

    ``seats`` are those whose answer is missing. The board holds the answers.
    """

    head: ClassVar[Mapping[str, Values]] = {"seats": Seats()}

    def __init__(self, below: Question | None, seats: i64) -> None:
        super().__init__(below, -1)
        self.seats: i64 = seats

    def answer(self, board: Any, seat: i64, action: i64) -> bool:
        """Put a part of an answer down on the board; True if the answer is whole."""
        raise missing(self, "answer")

    def asking(self, seats: i64) -> Question:
        """The same question to these seats; one with fields of its own says itself how."""
        make: Any = type(self)
        question: Question = make(self.below, seats)
        return question

    def open(self, board: Any) -> None:
        """All answers are in: carry them out. What was below is on top."""
        raise missing(self, "open")

    def apply(self, board: "QuestionState", seat: i64, action: i64) -> None:
        """Seal an answer; the last one opens all."""
        if not self.answer(board, seat, action):
            return
        left = self.seats & ~BIT[seat]
        if left != 0:
            board.top = self.asking(left)
            return
        board.top = self.below
        board.serial += 1
        board.reveals += 1
        self.open(board)

    def asked(self) -> i64:
        """All whose answer is missing."""
        return self.seats

    def waiting(self) -> i64:
        """The same."""
        return self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionState(State):
    """A state whose pending decisions are questions: who decides, and how it goes on.

    A game adds its table, ``copy``, ``scores``, ``view`` and ``dump``. A copy takes
    over ``top``. When the game is over, ``top`` is None.
    """

    over_rule: ClassVar[str] = ""  # the rule to name when the game is over
    turn_rule: ClassVar[str] = ""  # and when another seat is asked

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.top: Question | None = None

    # who is asked, and what

    def decider(self) -> i64:
        """The first seat that is asked; -1 when it is over."""
        top = self.top
        if top is None:
            return -1
        if top.seat >= 0:
            return top.seat
        return lowest(top.asked())

    def deciders(self) -> list[int]:
        """One seat, or all whose sealed answer is missing."""
        top = self.top
        if top is None:
            return []
        return members(top.asked())

    def asked(self, seat: i64) -> bool:
        """Is this seat asked now?"""
        top = self.top
        if top is None or seat < 0:
            return False
        if top.seat >= 0:
            return top.seat == seat
        return has(top.asked(), seat)

    def on_top(self, question: Question) -> bool:
        """Is this still on top? To be asked instead of reading ``top`` after setting it.

        Type checkers take ``top`` for what was last assigned to it, whatever was called since.
        """
        return self.top is question

    def waiting(self) -> i64:
        """The seats whose sealed answer is missing, as a mask."""
        top = self.top
        return 0 if top is None else top.waiting()

    def sealed(self) -> bool:
        """Are the answers sealed until the last is in?"""
        return self.waiting() != 0

    def half_built(self) -> bool:
        """Is a move begun and not whole?"""
        top = self.top
        return top is not None and top.half_built()

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        """The question's name, its rule and what it is about."""
        top = self.top
        assert top is not None, "nothing is asked when the game is over"
        return top.name, top.rule, dict(top.about(self, seat))

    # what may be done, and what it does

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Legal actions, ascending, written into ``out``; gives their number."""
        top = self.top
        if top is None or not self.asked(seat):
            return 0
        return top.legal(self, seat, out)

    def reason(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an action which is not legal."""
        top = self.top
        if top is None:
            return because(self.over_rule, "over", {})
        if not self.asked(seat):
            return because(self.turn_rule, "not_asked", {})
        return top.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        top = self.top
        assert top is not None, "nothing can be done when the game is over"
        self.sink = sink
        top.apply(self, seat, action)
        if top.seat >= 0 and not self.half_built():
            self.serial += 1
        self.advance()
        self.sink = None

    def advance(self) -> None:
        """Let the rules run until somebody is asked or the game is over."""
        top = self.top
        while top is not None and top.run(self):
            top = self.top

    def end(self) -> None:
        """The game is over: nothing is pending any more."""
        self.over = True
        self.top = None

    # what leaves

    def progress(self) -> dict[str, Any]:
        """How far the game is, and what is pending."""
        return {"stack": self.pending(), **super().progress()}

    def pending(self) -> list[dict[str, Any]]:
        """All that is pending as plain data, from the lowest to what is asked now."""
        found: list[dict[str, Any]] = []
        each = self.top
        while each is not None:
            found.insert(0, each.data())
            each = each.below
        return found

    def hide_question(self, viewer: i64) -> None:
        """For views: put on top what ``viewer`` may know of the question."""
        top = self.top
        if top is not None:
            self.top = top.seen_by(viewer)
