"""What a game asks, and what may be answered: ``question`` and its ``action``.

From each declared question follows a question of the kernel (``kernel/questions``), which keeps
what is pending: who is asked, sealed answers, dumps and checked loading.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import isfunction
from typing import Any, ClassVar, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.easy.fields import Each, Field
from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.questions.question import Question, Sealed
from doubloon.kernel.reasons import Reason, because

Method = TypeVar("Method", bound=Callable[..., None])
Condition = Callable[..., object]

OTHERS: Final = "others"  # in ``action(of=OTHERS)``: any other seat
MOST_SEATS: Final = 8


class Action:
    """Something that may be answered: the method of a table that carries it out.

    ``of`` is what its argument can be: words, numbers, cards of a pile or hand, seats, or nothing.
    ``unless`` forbids it: by reason, a condition of the table, the seat and the argument.
    """

    def __init__(
        self, asked: "Asked", method: str, rule: str, of: Any, unless: Mapping[str, Condition]
    ) -> None:
        self.asked = asked
        self.method = method
        self.name = method.rstrip("_")  # ``pass_`` is the word "pass"
        self.rule = rule or asked.rule
        self.of = of
        self.unless = dict(unless)
        self.args: list[Any] = []  # all arguments there can be
        self.first = 0  # the number of the first one in the catalogue
        self._places: dict[Any, int] = {}
        self.field = ""  # the name of the pile or hand

    def enter(self, catalogue: Catalogue, cards: Sequence[str], fields: Mapping[str, Any]) -> None:
        """Add its words to the game's catalogue."""
        if self.of is None:
            self.first = catalogue.add(self.name, self.name, [])
            self.args = [None]
            return
        if isinstance(self.of, Field):
            self.field = next(name for name, field in fields.items() if field is self.of)
            self.args = list(cards)
        elif self.of == OTHERS:
            self.args = list(range(MOST_SEATS))
        else:
            self.args = list(self.of)
        self._places = {arg: place for place, arg in enumerate(self.args)}
        self.first = len(catalogue)
        for place, arg in enumerate(self.args):
            number = arg if isinstance(arg, int) else place
            catalogue.add(f"{self.name}-{arg}", self.name, [number])

    def has(self, number: int) -> bool:
        """Is this the number of one of its words?"""
        return self.first <= number < self.first + len(self.args)

    def there(self, table: Any, seat: int) -> list[int]:
        """The places of the arguments that are there now, ascending."""
        if self.field:
            lying = getattr(table, self.field)
            pile = lying[seat] if isinstance(self.of, Each) else lying
            places = self._places
            return sorted({places[card] for card, _, _ in pile.slots if card is not None})
        if self.of == OTHERS:
            return [each for each in range(table.players) if each != seat]
        return list(range(len(self.args)))

    def forbidden(self, table: Any, seat: int, place: int) -> str:
        """The reason why an argument that is there is not allowed; empty if it is."""
        given = () if self.of is None else (self.args[place],)
        for reason, condition in self.unless.items():
            if condition(table, seat, *given):
                return reason
        return ""

    def legal(self, table: Any, seat: int) -> list[int]:
        """The numbers of its words that may be chosen now."""
        first = self.first
        places = self.there(table, seat)
        if not self.unless:
            return [first + place for place in places]
        return [first + place for place in places if not self.forbidden(table, seat, place)]

    def why_not(self, table: Any, seat: int, number: int) -> Reason:
        """The rule and the reason that forbid one of its words."""
        place = number - self.first
        details = {} if self.of is None else {self.argument: self.args[place]}
        if place not in self.there(table, seat):
            return because(self.rule, "not_there", details)
        return because(self.rule, self.forbidden(table, seat, place), details)

    @property
    def argument(self) -> str:
        """What its argument is called in sentences."""
        if self.field:
            return "card"
        return "to" if self.of == OTHERS else "choice"

    def arg(self, number: int) -> Any:
        """The argument of one of its words."""
        return self.args[number - self.first]

    def run(self, table: Any, seat: int, number: int) -> None:
        """Carry it out."""
        if self.of is None:
            getattr(table, self.method)(seat)
        else:
            getattr(table, self.method)(seat, self.args[number - self.first])


class Asked:
    """A declared question. Its actions are declared with ``action``, right below it."""

    def __init__(self, rule: str, sealed: bool, about: Condition | None) -> None:
        self.name = ""  # of the class's attribute
        self.rule = rule
        self.sealed = sealed
        self.details = about
        self.actions: list[Action] = []
        self.afterwards = ""  # the method to call when all sealed answers are carried out
        self.kind: type[Question] = Question

    def action(
        self,
        of: Any = None,
        *,
        rule: str = "",
        unless: Mapping[str, Condition] | None = None,
    ) -> Callable[[Method], Method]:
        """Declare a method as an answer to this question; it gets the seat, and its argument.

        - ``of``: what the argument can be. A pile or hand of the table: one of its cards (of a
          hand: one's own). Words or numbers: one of them. ``OTHERS``: another seat. Nothing: the
          action has no argument.
        - ``rule``: the number of its rule, if it is another one than the question's.
        - ``unless``: conditions that forbid it, by reason: functions of the table, the seat and
          the argument. ``reason-WORD`` of the game's words says why not.
        """
        if isfunction(of):
            raise DoubloonError(f"{of.__name__}: write .action() above it, with brackets")

        def declare(method: Method) -> Method:
            self.actions.append(Action(self, method.__name__, rule, of, unless or {}))
            return method

        return declare

    def then(self, method: Method) -> Method:
        """Declare what happens when all sealed answers are in and carried out, seat by seat."""
        self.afterwards = method.__name__
        return method

    def copied(self) -> "Asked":
        """The same question for a class that extends the one it was declared in."""
        other = Asked(self.rule, self.sealed, self.details)
        other.afterwards = self.afterwards
        other.actions = [
            Action(other, each.method, each.rule, each.of, each.unless) for each in self.actions
        ]
        return other

    def finish(self, name: str) -> None:
        """Make the kernel's question of it."""
        self.name = name
        base = SealedQuestion if self.sealed else OpenQuestion
        declared = {"name": name, "rule": self.rule, "asked_of": self}
        self.kind = type(name, (base,), declared)

    def action_of(self, number: int) -> Action | None:
        """The action that a number of the catalogue belongs to; None if it is not asked here."""
        return next((each for each in self.actions if each.has(number)), None)


def question(rule: str, *, sealed: bool = False, about: Condition | None = None) -> Asked:
    """Declare something that seats are asked, with the number of its rule.

    Sealed: several seats are asked at once, and nobody sees an answer before all are in; they are
    carried out in the order of the seats, and then the method under ``then``. ``about`` gives what
    the question is about, from the table and the seat, for its sentence ``ask-NAME``.
    """
    return Asked(rule, sealed, about)


class Answering:
    """What both kinds of questions do alike."""

    asked_of: ClassVar[Asked]
    rule: ClassVar[str]

    def legal(self, board: Any, seat: i64, out: vec[i64]) -> i64:
        """The words of all its actions."""
        n = 0
        for action in self.asked_of.actions:
            for number in action.legal(board, int(seat)):
                out[n] = number
                n += 1
        return n

    def why_not(self, board: Any, seat: i64, action: i64) -> Reason:
        """Not asked now, not there, or forbidden."""
        found = self.asked_of.action_of(int(action))
        if found is None:
            return because(self.rule, "not_now", {})
        return found.why_not(board, int(seat), int(action))

    def about(self, board: Any, seat: i64) -> Mapping[str, object]:
        """As declared."""
        details = self.asked_of.details
        found: Any = {} if details is None else details(board, int(seat))
        return dict(found)


class OpenQuestion(Answering, Question):
    """A question to one seat."""

    def apply(self, board: Any, seat: i64, action: i64) -> None:
        """Carry the answer out; unless something else is asked then, the next seat is asked."""
        board.carry_out(self, int(seat), int(action))


class SealedQuestion(Answering, Sealed):
    """A question to several seats at once."""

    def answer(self, board: Any, seat: i64, action: i64) -> bool:
        """Every answer is one action."""
        board.answers[seat] = int(action)
        return True

    def open(self, board: Any) -> None:
        """Carry all answers out."""
        board.open_answers(self)
