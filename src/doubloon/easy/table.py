"""Table: the class that a declared game extends."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.easy.declaration import NO_ANSWER, Declaration, declared
from doubloon.easy.fields import EVERYONE, NOBODY, Each, Pile, Secret, Slot
from doubloon.easy.questions import Asked
from doubloon.easy.view import TableView
from doubloon.kernel.bits import BIT
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError, DoubloonError, missing
from doubloon.kernel.game import Game
from doubloon.kernel.options import Option
from doubloon.kernel.parts import Place
from doubloon.kernel.questions.question import Question, QuestionState
from doubloon.kernel.reasons import Reason, because


class LostTrack(DoubloonError):
    """What somebody knows of hidden cards would become more than this layer can keep."""


class Table(QuestionState):
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

    declaration: ClassVar[Declaration]
    ranks: ClassVar[dict[str, int]]  # the cards' names in the order of the declaration

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
            name=name or cls.__name__.lower(),
            title=title or cls.__name__,
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

    def placings(self) -> list[int]:
        """The most points win; ties share a place."""
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]

    # what comes next

    def ask(self, question: Asked, seat: int) -> None:
        """Ask one seat."""
        kind: Any = question.kind
        self.top = kind(None, seat)

    def ask_all(self, question: Asked, seats: Sequence[int] | None = None) -> None:
        """Ask several seats at once, by default all, a sealed question."""
        mask = 0
        for seat in range(self.players) if seats is None else seats:
            mask |= BIT[seat]
        kind: Any = question.kind
        self.top = kind(None, mask)

    def left(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % int(self.players)

    # what happens to cards

    def all_cards(self, onto: Pile) -> None:
        """Lay all cards of the deck onto a pile, shuffled: how most games begin."""
        onto.slots = [
            (card, NOBODY, 0) for card, copies in self.box.content["cards"].items()
            for _ in range(copies)
        ]  # fmt: skip
        self.shuffle(onto)

    def move(
        self, source: Pile, target: Pile, card: str = "", event: str = "", **details: Any
    ) -> str:
        """Move a card, by default the top one, onto another pile or into a hand; returns it.

        Whoever sees the target learns the card; others know it if they did before. The ``event``
        has the ``details``, and the ``card`` for everyone who knows it.
        """
        if not source.slots:
            raise DeckError(f"deck {self.box.name}: there is no card to move; too few for {event}")
        place = self._place(source, target, card)
        found, known, batch = source.slots.pop(place)
        name = str(found)
        by_choice = card == self.arg and target.seen == EVERYONE
        known |= source.seen
        now = target.seen | known
        learned = now != known
        self._put(target, (name, _beyond(known, target.seen), batch))
        if learned and not by_choice:
            self.reveals += 1
        if event and self.sink is not None:
            if now == EVERYONE:
                revealed = ["card"] if learned and not by_choice else []
                self.sink.tell(event, {**details, "card": name}, revealed)
            else:
                seats = [seat for seat in range(self.players) if now >> seat & 1]
                self.sink.whisper(event, details, {"card": name}, seats)
        return name

    def deal(self, source: Pile, targets: Sequence[Pile], number: int) -> None:
        """Move cards from the top of a pile, one to each of the others, so many times."""
        for _ in range(number):
            for target in targets:
                self.move(source, target)

    def _place(self, source: Pile, target: Pile, card: str) -> int:
        """Where the card lies; LostTrack if those who knew of it could not say where it went."""
        slots = source.slots
        if not card:
            if source.is_hand():
                raise DoubloonError("move: name the card that leaves a hand")
            return len(slots) - 1
        if source.seen == NOBODY:
            raise DoubloonError("move: only the top card of a hidden pile can be moved")
        same = [place for place, slot in enumerate(slots) if slot[0] == card]
        if not same:
            raise DoubloonError(f"move: {card} does not lie there")
        if source.seen == EVERYONE:
            return same[-1]
        watching = ~(source.seen | target.seen)  # who does not see which card it is
        if any(known & watching for _, known, _ in slots):
            raise LostTrack(f"move: somebody knows a card of the hand that {card} leaves unseen")
        if len({batch for _, _, batch in slots}) > 1 and (watching or self._has_copies()):
            raise LostTrack("move: the hand has cards of several shuffles")
        # Of equal cards the best known one leaves; who knew of another one knows of one less.
        place = max(same, key=lambda each: (slots[each][1] == EVERYONE, slots[each][1]))
        gone = slots[place][1]
        for other in same:
            if other != place:
                name, known, batch = slots[other]
                slots[other] = (name, known & gone, batch)
                gone |= known
        return place

    def _has_copies(self) -> bool:
        return any(copies > 1 for copies in self.box.content["cards"].values())

    def _put(self, pile: Pile, slot: Slot) -> None:
        """On top, or into its place in a hand."""
        if not pile.is_hand():
            pile.slots.append(slot)
        else:
            ranks = self.ranks
            rank = ranks[str(slot[0])]
            place = bisect_right(pile.slots, rank, key=lambda each: ranks[str(each[0])])
            pile.slots.insert(place, slot)

    def move_all(self, source: Pile, target: Pile, event: str = "", **details: Any) -> None:
        """Move all cards, the lowest first; the event has their number, ``count``."""
        count = len(source.slots)
        slots, source.slots = source.slots, []
        for card, known, batch in slots:
            knew = source.seen | known
            if target.seen & ~knew:
                self.reveals += 1
            self._put(target, (card, _beyond(knew, target.seen), batch))
        if event:
            self.say(event, **details, count=count)

    def shuffle(self, cards: "vec[i64] | Pile") -> None:
        """Shuffle a pile. LostTrack if cards that were seen get among hidden ones."""
        if not isinstance(cards, Pile):
            super().shuffle(cards)
            return
        pile = cards
        order = vec[i64](list(range(len(pile.slots))))
        super().shuffle(order)
        self.reveals += 1
        batch = self._batch(pile)
        names = [pile.slots[place][0] for place in order]
        pile.slots = [(name, NOBODY, batch) for name in names]

    def _batch(self, pile: Pile) -> int:
        """The number of a shuffle: hidden cards of one shuffle can be exchanged for each other."""
        mixed = {batch for _, known, batch in pile.slots if pile.seen | known != EVERYONE}
        outside = [each for each in self.piles() if each is not pile and each.seen != EVERYONE]
        slots = [slot for each in outside for slot in each.slots]
        if not any(known != EVERYONE and batch in mixed for _, known, batch in slots):
            if len(pile.slots) == sum(self.box.content["cards"].values()):
                return 0
            return 1 + max(batch for each in self.piles() for _, _, batch in each.slots)
        if len(mixed) == 1 and not any(known for _, known, _ in pile.slots):
            return mixed.pop()
        raise LostTrack("shuffle: cards that were seen get among cards that others hold unseen")

    def places(self) -> Iterator[tuple[Place, Pile]]:
        """All piles and hands, each with its place in a dump."""
        for name in self.declaration.piles:
            lying = getattr(self, name)
            if isinstance(lying, Pile):
                yield (name,), lying
            else:
                for seat, pile in enumerate(lying):
                    yield (name, seat), pile

    def piles(self) -> list[Pile]:
        """All piles and hands."""
        return [pile for _, pile in self.places()]

    def unnamed(self, position: dict[str, Any]) -> list[str]:
        """The cards of the deck that a position names nowhere."""
        left = dict(self.box.content["cards"])
        for name in self.declaration.piles:
            if name in position:
                lying = self.fields[name].read(position[name], name, self)
                for pile in [lying] if isinstance(lying, Pile) else lying:
                    for card in pile:
                        left[card] -= 1
        return [card for card, copies in left.items() for _ in range(copies)]

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

    def check(self) -> None:
        """Every card of the deck is in one place."""
        left = dict(self.box.content["cards"])
        for pile in self.piles():
            for card in pile.cards:
                assert left.get(card, 0) > 0, f"there are too many cards {card}"
                left[card] -= 1
        lost = [card for card, copies in left.items() if copies]
        assert not lost or not self.declaration.piles, f"cards are missing: {', '.join(lost)}"


def _beyond(known: int, seen: int) -> int:
    """Who knows a card, beyond those who see the pile that it comes to."""
    if seen == EVERYONE:
        return NOBODY
    return EVERYONE if known == EVERYONE else known & ~seen
