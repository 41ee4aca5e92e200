"""What the class of a table declares, read once when the class is made."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.easy.fields import EVERYONE, NOBODY, Cards, Each, Field, Hidden
from doubloon.easy.questions import Action, Asked
from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.errors import DoubloonError, PositionError
from doubloon.kernel.files import plain
from doubloon.kernel.options import Option
from doubloon.kernel.questions.kinds import Questions
from doubloon.kernel.state import OWN

NO_ANSWER: Final = -1
UNKNOWN: Final = -2  # an answer that the viewer does not know
SEALED: Final = "sealed"
PLACES: Final = ("table", "seats", "tracks")  # of a layout


class DeclarationError(DoubloonError):
    """A class that cannot be a game, and why."""


class Answers(Field):
    """The sealed answers, by seat, as numbers of the catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def copied(self, value: Any) -> Any:
        """A new list."""
        return value[:]

    def hidden_from(self, value: Any, viewer: int, owner: int) -> Any:
        """One's own; of the others, whether they have answered."""
        return [
            answer if seat == viewer or answer == NO_ANSWER else UNKNOWN
            for seat, answer in enumerate(value)
        ]

    def written(self, value: Any) -> Any:
        """The words; None where no answer is there."""
        return [self._written(answer) for answer in value]

    def _written(self, answer: int) -> str | None:
        if answer < 0:
            return SEALED if answer == UNKNOWN else None
        return self.catalogue.word(answer)

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A word or nothing for each seat."""
        entries = plain.listing(data, place)
        if len(entries) != state.players:
            raise PositionError(f"{place}: a list of {state.players} is needed, one for each seat")
        return [self._read(each, place) for each in entries]

    def _read(self, word: Any, place: str) -> int:
        if word is None or word == SEALED:
            return NO_ANSWER if word is None else UNKNOWN
        if not isinstance(word, str) or self.catalogue.number(word) < 0:
            raise PositionError(f"{place}: {plain.shown(word)} is not allowed; a word of an action")
        return self.catalogue.number(word)

    def allowed(self) -> str:
        """Words."""
        return "a list of words or nulls"


class Declaration:
    """All that a class declares, in its order."""

    def __init__(
        self,
        name: str,
        title: str,
        players: tuple[int, int],
        cards: dict[str, int],
        options: list[Option],
        version: int,
        listed: bool,
        layout: dict[str, list[str]],
        things: dict[str, Field],
        asked: list[Asked],
    ) -> None:
        self.name = name
        self.title = title
        self.players = players
        self.cards = cards
        self.options = options
        self.version = version
        self.listed = listed
        self.layout = layout or derived_layout(things)
        self.things = things
        self.asked = asked
        self.catalogue = Catalogue()
        self.actions: list[Action] = []  # by number of the catalogue
        for question in asked:
            for action in question.actions:
                action.enter(self.catalogue, list(cards), things)
                self.actions += [action] * len(action.args)
        self.questions = Questions([], [question.kind for question in asked])
        self.fields: dict[str, Field] = {**things, "answers": Answers(self.catalogue)}
        self.piles = [name for name, field in things.items() if isinstance(bare(field), Cards)]
        self.first_hidden = next(
            (name for name in self.piles if getattr(things[name], "seen", EVERYONE) == NOBODY), ""
        )
        self.secrets: dict[str, tuple[str, ...]] = {
            name: one.words
            for name, field in things.items()
            if isinstance(one := bare(field), Hidden)
        }
        self.copying: list[tuple[str, Callable[[Any], Any]]] = [
            (name, field.copied) for name, field in things.items()
        ]

    def action_of(self, number: int) -> Action:
        """The action of a number."""
        return self.actions[number]


def derived_layout(things: dict[str, Field]) -> dict[str, list[str]]:
    """Where things lie if the class does not say: shared ones in the middle, others at seats."""
    names = [name for name, field in things.items() if not is_hand(field)]
    return {
        "table": [name for name in names if not isinstance(things[name], Each)],
        "seats": [name for name in names if isinstance(things[name], Each)],
    }


def is_hand(field: Field) -> bool:
    """Is it one hand for each seat?"""
    one = bare(field)
    return isinstance(one, Cards) and one.owned


def bare(field: Field) -> Field:
    """What each seat has of a field, or the field itself."""
    return field.one if isinstance(field, Each) else field


def declared(cls: type, base: type, **header: Any) -> Declaration:
    """What a class declares; a DeclarationError says what is wrong with it."""
    things: dict[str, Field] = {}
    asked: list[Asked] = []
    taken = {name for each in base.__mro__ for name in vars(each)}
    taken |= {*OWN, "top", "options", "box", "answers", "arg", "ranks", "declaration", "unseen"}
    for owner in reversed(cls.__mro__[: cls.__mro__.index(base)]):
        for name, value in list(vars(owner).items()):
            if isinstance(value, (Field, Asked)) and name in taken:
                raise DeclarationError(f"{cls.__name__}.{name}: the name is taken; choose another")
            if isinstance(value, Field):
                if bare(value).owned and not isinstance(value, Each):
                    raise DeclarationError(f"{cls.__name__}.{name}: write each(...) around it")
                things[name] = value
            elif isinstance(value, Asked) and value not in asked:
                if owner is not cls:
                    value = value.copied()
                    setattr(cls, name, value)
                value.finish(name)
                asked.append(value)
    for question in asked:
        for action in question.actions:
            if action.method in taken:
                raise DeclarationError(
                    f"{cls.__name__}.{action.method}: the name is taken; {action.method}_ is free"
                )
    _check(cls, asked, header["cards"], things)
    for place, names in header["layout"].items():
        if place not in PLACES:
            raise DeclarationError(
                f"{cls.__name__}: layout: {place} is none of {', '.join(PLACES)}"
            )
        for name in names:
            if name not in things:
                raise DeclarationError(f"{cls.__name__}: layout: there is no field {name}")
    return Declaration(things=things, asked=asked, **header)


def _check(cls: type, asked: list[Asked], cards: dict[str, int], things: dict[str, Field]) -> None:
    """What every game needs."""
    where = cls.__name__
    if not asked:
        raise DeclarationError(f"{where}: declare a question, and actions that answer it")
    for question in asked:
        if not question.actions:
            raise DeclarationError(f"{where}.{question.name}: no action answers this question")
    for card, copies in cards.items():
        if not isinstance(card, str):
            raise DeclarationError(f"{where}: card {card!r}: names of cards are text")
        if not card or card != "".join(card.split()):
            raise DeclarationError(f"{where}: card {card!r}: a name without spaces is needed")
        if copies < 1:
            raise DeclarationError(f"{where}: card {card}: at least one copy is needed")
    if cards and not any(isinstance(bare(field), Cards) for field in things.values()):
        raise DeclarationError(f"{where}: there are cards, but no pile for them")
