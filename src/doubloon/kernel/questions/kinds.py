"""All questions of a game: which there are, and what is pending read back from plain data."""

from typing import Any, Final, final

from doubloon.kernel.errors import DoubloonError, PositionError
from doubloon.kernel.files.plain import known_keys, listing, mapping, word
from doubloon.kernel.questions.question import BOTTOM, Question, QuestionState, Sealed, Step

MOST_PENDING: Final = 8  # more than any game ever has at once


def left_out(kind: type[Question], others: dict[str, type[Question]]) -> str:
    """What a kind of question must define and does not, or cannot be; empty if all is well."""
    needed = ["legal", "why_not", "apply"]
    if issubclass(kind, Step):
        needed = ["run"]
    elif issubclass(kind, Sealed):
        needed = ["legal", "why_not", "answer", "open"]
    absent = [name for name in ("name", "rule") if not getattr(kind, name)]
    absent += [name for name in needed if _is_of_kernel(kind, name)]
    if absent:
        return f"question {kind.__name__} must define {', '.join(absent)}"
    if kind.name in others:
        return f"question {kind.__name__}: {others[kind.name].__name__} is called {kind.name} too"
    meant = ["name", "below", *kind.head]
    taken = [name for name in kind.fields if name in meant]
    if taken:
        return f"question {kind.__name__}.fields: {', '.join(taken)} already means something"
    return ""


def _is_of_kernel(kind: type[Question], name: str) -> bool:
    """Is a method one that only says that it is missing?"""
    owner = next(each for each in kind.__mro__ if name in each.__dict__)
    return owner in (Question, Step, Sealed)


@final
class Questions:
    """The kinds of steps and questions of a game; encodings number questions in this order."""

    def __init__(self, steps: list[type[Step]], questions: list[type[Question]]) -> None:
        self.questions = questions
        self.by_name: dict[str, type[Question]] = {}
        for kind in [*steps, *questions]:
            wrong = left_out(kind, self.by_name)
            if wrong:
                raise DoubloonError(wrong)
            self.by_name[kind.name] = kind

    def read(self, state: QuestionState, data: Any) -> Question | None:
        """What is pending, from what ``QuestionState.pending`` gave; else a PositionError.

        Names, fields, their ranges, and what lies on what are checked; ``settle`` does the rest.
        """
        entries = listing(data, "stack")
        if len(entries) > MOST_PENDING:
            raise PositionError(f"stack: at most {MOST_PENDING} questions")
        top: Question | None = None
        for number, entry in enumerate(entries):
            top = self._one(state, top, entry, f"stack[{number}]")
        return top

    def _one(self, state: QuestionState, below: Question | None, data: Any, place: str) -> Question:
        entry = mapping(data, place)
        names = list(self.by_name)
        kind = self.by_name[names[word(entry.get("name"), f"{place}.name", names)]]
        under = BOTTOM if below is None else below.name
        if under not in kind.on:
            where = f"lie on {under}" if under else "be the first"
            raise PositionError(f"{place}: {kind.name} cannot {where}")
        fields = {**kind.head, **kind.fields}
        known_keys(entry, place, ["name", *fields])
        found: list[Any] = []
        for field, values in fields.items():
            if field not in entry:
                raise PositionError(f"{place}: {kind.name} needs the key {field}")
            found.append(values.read(entry[field], f"{place}.{field}", state))
        make: Any = kind
        question: Question = make(below, *found)
        return question


def settle(state: QuestionState) -> None:
    """Check that all that is pending can be, then go on up to the next decision.

    A PositionError says what is wrong. For the end of a game's loading, when all else is there.
    """
    if state.over != (state.top is None):
        raise PositionError("stack: a finished game has no question, any other has one")
    chain: list[Question] = []
    each = state.top
    while each is not None:
        chain.insert(0, each)
        each = each.below
    for place, question in enumerate(chain):
        wrong = question.impossible(state)
        if wrong:
            raise PositionError(f"stack[{place}] {question.name}: {wrong}")
    state.advance()
    if state.top is not None and not state.deciders():
        raise PositionError("stack: somebody must be asked")
    for seat in state.deciders():
        if not state.legal(seat):
            raise PositionError(f"stack: seat {seat} is asked, but can do nothing")
