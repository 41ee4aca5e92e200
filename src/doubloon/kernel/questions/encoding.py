"""The question's part of an encoding, derived from what each question declares."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from doubloon.kernel.learning.encoding import Encoding, turned, write_set
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.questions.question import Question, QuestionState
from doubloon.kernel.questions.values import Values


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionEncoding(Encoding):
    """An encoding that shows what is asked: which question, of whom, and its declared fields.

    A field of a question is written into the encoding's field that ``Question.encoded`` names, so
    that questions which are about alike things share a place. The one directly below is written as
    well: that is where a question comes from.
    """

    def __init__(self, version: int, questions: Questions) -> None:
        super().__init__(version)
        self.questions = questions
        self.question: i64 = -1
        self.asked: i64 = -1
        self._starts: dict[str, i64] = {}
        self._plans: dict[type[Question], Plan] = {}

    def field(self, name: str, length: int, meaning: str) -> i64:
        """Declare the next field; gives the place where it begins."""
        start = super().field(name, length, meaning)
        self._starts[name] = start
        return start

    def declare_question(self, seats: int) -> None:
        """Declare the fields that say which question it is and which seats are asked."""
        self.declare_kind()
        self.declare_asked(seats)

    def declare_kind(self) -> None:
        """Declare the field that says which question it is."""
        names = [kind.name for kind in self.questions.questions]
        self.question = self.field("question", len(names), f"what is asked: {', '.join(names)}")

    def declare_asked(self, seats: int) -> None:
        """Declare the field that says which seats are asked."""
        self.asked = self.field("asked", seats, "seats that are asked")

    def write_question(self, state: QuestionState, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write what is asked, if anything is; seats are counted from the viewer on."""
        top = state.top
        if top is None:
            return
        plan = self._plan(top)
        out[at + self.question + plan.number] = 1
        write_set(turned(top.asked(), viewer, state.players), out, at + self.asked)
        plan.write(top, state, viewer, out, at)
        below = top.below
        if below is not None:
            self._plan(below).write(below, state, viewer, out, at)

    def _plan(self, question: Question) -> "Plan":
        kind = type(question)
        plan = self._plans.get(kind)
        if plan is None:
            kinds = self.questions.questions
            number = kinds.index(kind) if kind in kinds else -1  # a step is never asked
            plan = self._plans[kind] = Plan(number)
            for name, shown in question.encoded.items():
                plan.fields.append((name, question.fields[name], self._starts[shown]))
        return plan


@final
class Plan:
    """How a kind of question is written: its number, and where each of its fields begins."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.fields: list[tuple[str, Values, i64]] = []

    def write(
        self, question: Question, state: QuestionState, viewer: i64, out: vec[u8], at: i64
    ) -> None:
        """Write the fields of a question of this kind."""
        for name, values, start in self.fields:
            value: i64 = getattr(question, name)
            values.encode(value, state, viewer, out, at + start)
