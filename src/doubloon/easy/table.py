"""Table: the class that a declared game extends."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

from mypy_extensions import i64

from doubloon.easy.cards import CardTable
from doubloon.easy.declaration import NO_ANSWER, declared
from doubloon.easy.fields import Each, Secret
from doubloon.easy.questions import Asked
from doubloon.easy.view import TableView
from doubloon.kernel.bits import BIT
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DoubloonError, missing
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Place
from doubloon.kernel.questions.question import Question, QuestionState
from doubloon.kernel.reasons import Reason, because


class Table(CardTable):
    """One moment of a declared game: its fields, its questions and what their answers do.

    A game extends it, names its players and cards, and declares fields, questions and actions in
    the body of its class; ``setup``, ``finished`` and ``scores`` complete it::

        class High(Table, players=(2, 4), cards={"low": 6, "high": 3}):
            deck = pile(hidden=True)
            hands = each(hand())
            shown = each(pile())
            turn = question("H-1")

            @turn.action(of=hands)
            def play(self, seat: int, card: str) -> None:
                self.move(self.hands[seat], self.shown[seat], card, "played", seat=seat)

    Its entry point is ``High.game``. Copies, dumps, loading, views, sampled worlds, conservation of
    cards, the catalogue, refusals, sealed answers and undo follow.

    For actions there are ``move``, ``move_all``, ``deal``, ``shuffle``, ``show``, ``roll`` and
    ``say``; ``ask`` and ``ask_all`` say what comes next. After an answer to an open question the
    next seat is asked the same, unless the action asks something else.

    The generic screen shows what is shared in the middle of the table, the rest in front of the
    seats, and hands below. ``layout`` says otherwise: ``{"table": ["deck"], "seats": ["shown"],
    "tracks": ["points"]}`` shows these fields only, hands besides, and numbers as a track.
    """

    def __init_subclass__(
        cls,
        *,
        name: str = "",
        title: str = "",
        players: tuple[int, int] | None = None,
        cards: Mapping[str, int] | None = None,
        options: Sequence[Option] = (),
        end_rule: str = "",
        layout: Mapping[str, Sequence[str]] | None = None,
        version: int = 1,
        listed: bool = True,
    ) -> None:
        super().__init_subclass__()
        if players is None:  # another edition: it declares nothing of its own
            return
        cls.declaration = declared(
            cls,
            Table,
            name=name or spaced(cls.__name__).replace(" ", "_").lower(),
            title=title or spaced(cls.__name__),
            players=players,
            cards=dict(cards or {}),
            options=list(options),
            version=version,
            listed=listed,
            layout={place: list(names) for place, names in (layout or {}).items()},
        )
        cls.fields = cls.declaration.fields
        cls.over_rule = end_rule or cls.declaration.asked[-1].rule
        cls.ranks = {card: rank for rank, card in enumerate(cls.declaration.cards)}

    def __init__(self, players: int, options: dict[str, Any], box: Deck) -> None:
        super().__init__(players)
        self.options = options
        self.box = box
        self.answers = [NO_ANSWER] * players  # sealed
        self.arg: Any = None  # of the action that is carried out, if it is an open one
        for name, field in self.declaration.things.items():
            setattr(self, name, field.all(players) if isinstance(field, Each) else field.start(0))

    @classmethod
    def game(cls) -> Game:
        """The game, for its entry point: ``high = "my_package.game:High.game"``."""
        from doubloon.easy.game import game_of  # which knows this module

        if not hasattr(cls, "declaration"):
            raise DoubloonError(f"{cls.__name__}: say how many can play: players=(2, 4)")
        return game_of(cls)

    # what a game says

    def setup(self) -> None:
        """Lay out the table, and ask the first question."""
        raise missing(self, "setup")

    def finished(self) -> bool:
        """Is the game over? Asked after every action."""
        raise missing(self, "finished")

    def may_hold(self, seat: int, card: str) -> bool:
        """May a seat hold a card, as far as the rules tell everybody? Worlds are dealt like that.

        For what players give away by what they do, such as a suit that somebody could not follow.
        """
        return True

    def worth(self, seat: int) -> float:
        """How good this moment is for a seat, for bots: by default its score."""
        return float(self.scores()[seat])

    # what comes next

    def ask(self, question: Asked, seat: int) -> None:
        """Ask one seat."""
        if question.sealed:
            raise DoubloonError(f"{question.name} is a sealed question: use ask_all")
        kind: Any = question.kind
        self.top = kind(None, seat)

    def ask_all(self, question: Asked, seats: Sequence[int] | None = None) -> None:
        """Ask several seats at once, by default all, a sealed question."""
        if not question.sealed:
            raise DoubloonError(f"{question.name} is not sealed: use ask, or sealed=True")
        mask = 0
        for seat in range(self.players) if seats is None else seats:
            mask |= BIT[seat]
        kind: Any = question.kind
        self.top = kind(None, mask)

    def left(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % int(self.players)

    # what else happens

    def show(self, secret: Secret, event: str = "", **details: Any) -> str:
        """Show a secret to everybody, unless that was done before; returns its word.

        The event has the ``details`` and the word as ``value``.
        """
        value = str(secret.value)
        if not secret.shown:
            secret.shown = True
            self.reveals += 1
            if event and self.sink is not None:
                self.sink.tell(event, {**details, "value": value}, ["value"])
        return value

    def roll(self, sides: int, event: str = "", **details: Any) -> int:
        """Roll a die: a number from 1 to ``sides``; the event has it as ``number``."""
        number = int(self.below(sides)) + 1
        if event and self.sink is not None:
            self.sink.tell(event, {**details, "number": number}, ["number"])
        return number

    def say(self, event: str, **details: Any) -> None:
        """Say to everybody that something happened. Its sentence is ``event-NAME``.

        Say only what follows from what everybody can see; what was hidden is said by ``move``,
        ``show`` and ``roll``.
        """
        if self.sink is not None:
            self.sink.tell(event, details)

    # what follows

    def carry_out(self, question: Question, seat: int, number: int) -> None:
        """An answer to an open question, and what is asked then."""
        action = self.declaration.action_of(number)
        self.arg = action.arg(number)
        action.run(self, seat, number)
        self.arg = None
        if self.top is question:
            kind: Any = type(question)
            self.top = kind(None, self.left(seat))
        self._end_if_finished()

    def open_answers(self, question: Any) -> None:
        """All sealed answers, seat by seat, and what follows from them."""
        answers, self.answers = self.answers, [NO_ANSWER] * int(self.players)
        for seat, number in enumerate(answers):
            if number != NO_ANSWER:
                self.declaration.action_of(number).run(self, seat, number)
        afterwards = question.asked_of.afterwards
        if afterwards:
            getattr(self, afterwards)()
        self._end_if_finished()

    def _end_if_finished(self) -> None:
        if self.finished():
            self.end()
            if self.sink is not None:
                self.sink.tell("over", {"scores": self.scores(), "placings": self.placings()})
        elif self.top is None:
            raise DoubloonError("nobody is asked anything: use ask or ask_all, or finish the game")

    def reason(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an action which is not legal."""
        top = self.top
        if top is not None and not self.asked(seat):
            return because(top.rule, "not_asked", {})
        return super().reason(seat, action)

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self).__new__(type(self))
        QuestionState.__init__(other, self.players)
        other.copy_chance(self)
        other.top = self.top
        other.options = self.options
        other.box = self.box
        other.answers = self.answers[:]
        other.arg = None
        for name, copied in self.declaration.copying:
            setattr(other, name, copied(getattr(self, name)))
        return other

    def view(self, seat: i64) -> TableView:
        """What ``seat`` may know (-1: the spectator)."""
        return TableView.of(self, int(seat))

    def is_answered_with(self, place: Place, card: str | None) -> bool:
        """Has the owner of a hand answered with this card of it, in secret?"""
        answer = self.answers[int(place[1])] if len(place) > 1 else NO_ANSWER
        if answer < 0:
            return False
        action = self.declaration.action_of(answer)
        return action.field == place[0] and action.arg(answer) == card


def spaced(name: str) -> str:
    """The name of a class in words.

    >>> spaced("SeaDogs")
    'Sea Dogs'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
