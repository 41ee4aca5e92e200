"""Cards on a table: moved, dealt and shuffled, with what everybody knows of them."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.easy.declaration import Declaration
from doubloon.easy.fields import EVERYONE, NOBODY, Pile, Slot
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError, DoubloonError
from doubloon.kernel.parts import Place
from doubloon.kernel.questions.question import QuestionState


class LostTrack(DoubloonError):
    """What somebody knows of hidden cards would become more than this layer can keep."""


class CardTable(QuestionState):
    """A table with piles and hands."""

    declaration: ClassVar[Declaration]
    ranks: ClassVar[dict[str, int]]  # the cards' names in the order of the declaration
    box: Deck
    arg: Any  # of the action that is carried out, if it is an open one

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

    def deal(self, source: Pile, hands: Sequence[Pile], number: int, event: str = "") -> None:
        """Deal so many cards from the top of a pile to each of the hands, one by one.

        The event is told for each seat, with the ``count``, and for its owner the ``cards``. A deal
        in the middle of a game needs one: what a seat learns is told, not only seen afterwards.
        """
        dealt: list[list[str]] = [[] for _ in hands]
        for _ in range(number):
            for seat, target in enumerate(hands):
                dealt[seat].append(self.move(source, target))
        for seat, cards in enumerate(dealt):
            if event and self.sink is not None:
                said = {"seat": seat, "count": number}
                self.sink.whisper(event, said, {"cards": cards}, [seat])

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
        if event and self.sink is not None:
            self.sink.tell(event, {**details, "count": count})

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

    def check(self) -> None:
        """Every card of the deck is in one place."""
        left = dict(self.box.content["cards"])
        for pile in self.piles():
            for card in pile.cards:
                left[card] = left.get(card, 0) - 1
        wrong = {card: copies for card, copies in left.items() if copies}
        if wrong and self.declaration.piles:
            many = ", ".join(card for card, copies in wrong.items() if copies < 0)
            lost = ", ".join(card for card, copies in wrong.items() if copies > 0)
            # Not ``assert``, to which pytest would add lines.
            raise AssertionError(
                f"there are too many cards {many}" if many else f"cards are missing: {lost}"
            )


def _beyond(known: int, seen: int) -> int:
    """Who knows a card, beyond those who see the pile that it comes to."""
    if seen == EVERYONE:
        return NOBODY
    return EVERYONE if known == EVERYONE else known & ~seen
