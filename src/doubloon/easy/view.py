"""What a seat may know of a declared game, and worlds that fit it.

Hidden are the cards of piles and hands that the seat does not see and has not seen there, others'
secrets and sealed answers, and the source of chance. Which cards are hidden is known: those that
lie nowhere in sight. Cards of one shuffle can be exchanged for each other: every way to put them
into the places that hide a card of that shuffle is a consistent deal, unless ``Table.may_hold``
rules it out.
"""

from typing import TYPE_CHECKING, Any

from doubloon.easy.dealing import Dealing
from doubloon.easy.declaration import NO_ANSWER, UNKNOWN
from doubloon.easy.fields import NOBODY, sees
from doubloon.kernel import chance
from doubloon.kernel.dealing import below
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import known_keys, listing, mapping, word
from doubloon.kernel.files.positions import load_progress
from doubloon.kernel.parts import Place
from doubloon.kernel.state import ROOM, View

if TYPE_CHECKING:
    from doubloon.easy.table import Table


class TableView(View):
    """A table without what is hidden, and which cards are hidden, by shuffle."""

    def __init__(self, seat: int, table: "Table", unseen: dict[int, list[str]]) -> None:
        super().__init__(seat)
        self.table = table
        self.unseen = unseen
        self._dealings: list[tuple[int, Dealing]] | None = None

    @staticmethod
    def of(table: "Table", seat: int) -> "TableView":
        """What a seat sees of a table."""
        seen = table.copy()
        seen.hide_chance()
        for name, field in table.declaration.fields.items():
            setattr(seen, name, field.hidden_from(getattr(seen, name), seat, seat))
        unseen: dict[int, list[str]] = {}
        for pile in table.piles():
            if not sees(pile.seen, seat):
                for card, known, batch in pile.slots:
                    if not sees(known, seat):
                        unseen.setdefault(batch, []).append(str(card))
        for cards in unseen.values():
            cards.sort(key=table.ranks.__getitem__)
        return TableView(seat, seen, dict(sorted(unseen.items())))

    @staticmethod
    def read(table: "Table", data: Any, seat: int) -> "TableView":
        """A view from its data, on a table with nothing dealt yet."""
        view = mapping(data, "view")
        declaration = table.declaration
        known_keys(view, "view", [*declaration.fields, *table.progress(), "unseen"])
        for name, field in declaration.fields.items():
            if name not in view:
                raise PositionError(f"view: the key {name} is needed")
            setattr(table, name, field.read(view[name], name, table))
        load_progress(table, view, declaration.questions)
        names = list(declaration.cards)
        unseen: dict[int, list[str]] = {}
        for batch, cards in mapping(view.get("unseen", {}), "unseen").items():
            found = listing(cards, "unseen")
            unseen[int(batch)] = [names[word(card, "unseen", names)] for card in found]
        table.hide_chance()
        return TableView(seat, table, unseen)

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        table = self.table
        data = {
            name: field.written(getattr(table, name))
            for name, field in table.declaration.fields.items()
        }
        data.update(table.progress())
        data["unseen"] = {str(batch): cards[:] for batch, cards in self.unseen.items()}
        return data

    def sample(self, seed: int) -> "Table":
        """Deal what is hidden: each consistent deal equally likely."""
        world = self.table.copy()
        world.rng = chance.mixed(seed)
        piles = list(world.piles())
        for batch, dealing in self.all_dealings():
            for pile, cards in zip(piles, dealing.deal(world)):
                if cards:
                    pile.slots = [
                        (cards.pop(), known, batch) if card is None and shuffle == batch
                        else (card, known, shuffle)
                        for card, known, shuffle in pile.slots
                    ]  # fmt: skip
        ranks = world.ranks
        for pile in piles:
            if pile.is_hand():
                pile.slots.sort(key=lambda slot: ranks[str(slot[0])])
        for name, words in world.declaration.secrets.items():
            for secret in getattr(world, name):
                if secret.value == "":
                    secret.value = words[below(world, len(words))]
        self._answer(world)
        return world

    def all_dealings(self) -> list[tuple[int, Dealing]]:
        """How the hidden cards of each shuffle can lie, worked out once."""
        if self._dealings is None:
            self._dealings = [
                (batch, self._dealing(batch, cards)) for batch, cards in self.unseen.items()
            ]
        return self._dealings

    def _dealing(self, batch: int, cards: list[str]) -> Dealing:
        table = self.table
        piles = list(table.piles())
        rooms = [
            sum(card is None and shuffle == batch for card, _, shuffle in pile.slots)
            for pile in piles
        ]

        def fits(place: int, card: str) -> bool:
            pile = piles[place]
            if rooms[place] == 0:
                return False
            return not pile.is_hand() or table.may_hold(pile.seen.bit_length() - 1, card)

        return Dealing(cards, rooms, fits)

    def _answer(self, world: "Table") -> None:
        """Others' sealed answers are any that they may have given."""
        for seat, answer in enumerate(world.answers):
            if answer == UNKNOWN:
                world.answers[seat] = NO_ANSWER
                question: Any = world.top
                room = ROOM[:]
                n = question.legal(world, seat, room)
                world.answers[seat] = room[below(world, n)]


def hidden(table: "Table", seat: int) -> list[list[Place]]:
    """What a seat may not know, for ``doubloon check``: places whose values can be exchanged."""
    view = TableView.of(table, seat)
    groups: list[list[Place]] = []
    for batch, dealing in view.all_dealings():
        for _, cards in dealing.groups:  # which can lie in the same places
            names = set(cards)
            groups.append(
                [
                    (*place, number)
                    for place, pile in table.places()
                    for number, (card, known, shuffle) in enumerate(pile.slots)
                    if card in names
                    and (shuffle, batch, known) == (0, 0, NOBODY)
                    and not sees(pile.seen, seat)
                    and not table.is_answered_with(place, card)
                ]
            )
    for name in table.declaration.secrets:
        groups.append(
            [
                (name, owner)
                for owner, secret in enumerate(getattr(table, name))
                if owner != seat and secret.value is not None and not secret.shown
            ]
        )
    return [group for group in groups if len(group) > 1]
