"""What lies on a table: numbers, flags, words, seats, piles, hands and secrets.

A game declares each of them once, in the body of its class. Who may see it is part of the
declaration; how it is copied, dumped, loaded and hidden follows.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias, TypeVar

from doubloon.kernel.errors import PositionError
from doubloon.kernel.files import plain
from doubloon.kernel.files.positions import BIG
from doubloon.kernel.questions.values import Flag, Number, OneOf, Seat, Values

T = TypeVar("T")
EVERYONE: Final = -1  # as a mask of seats: all of them, and the spectators
NOBODY: Final = 0

# A card in its place: its name, None where the viewer does not know it; who knows it beyond those
# who see the pile; and the shuffle that it came from.
Slot: TypeAlias = tuple[str | None, int, int]


def sees(mask: int, seat: int) -> bool:
    """Is a seat (-1: the spectator) in a mask?"""
    return mask == EVERYONE or (seat >= 0 and bool(mask >> seat & 1))


class Pile:
    """Cards in one place: read it like a tuple of names, change it by the table's ``move``.

    The last card is the top one. A hand is kept in the order in which the game lists its cards.
    """

    __slots__ = ("seen", "slots")

    def __init__(self, seen: int, slots: list[Slot]) -> None:
        self.seen = seen  # who sees whatever lies here, as a mask
        self.slots = slots

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards, from the bottom to the top."""
        return tuple(str(card) for card, _, _ in self.slots)

    @property
    def top(self) -> str:
        """The top card."""
        return str(self.slots[-1][0])

    def is_hand(self) -> bool:
        """Is it a seat's own?"""
        return self.seen not in (EVERYONE, NOBODY)

    def __len__(self) -> int:
        return len(self.slots)

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return any(each == card for each, _, _ in self.slots)

    def __repr__(self) -> str:
        return f"<Pile {' '.join(card or '?' for card, _, _ in self.slots)}>"


class Secret:
    """One of several words that only its seat knows, until the table's ``show``."""

    __slots__ = ("shown", "value")

    def __init__(self, value: str | None = None, shown: bool = False) -> None:
        self.value = value  # None: not chosen yet
        self.shown = shown

    def keep(self, value: str | None) -> None:
        """Choose it, or another one: from now on it is secret. None empties it."""
        self.value = value
        self.shown = False

    def __repr__(self) -> str:
        return f"<Secret {self.value}{', shown' if self.shown else ''}>"


class Field(Values):
    """A declared thing: which values it can have, and what others may know of it."""

    owned = False  # must every seat have its own?
    kind = ""  # for the generic screen

    def start(self, seat: int) -> Any:
        """The value before the deal."""
        raise NotImplementedError

    def copied(self, value: Any) -> Any:
        """An independent copy."""
        return value

    def hidden_from(self, value: Any, viewer: int, owner: int) -> Any:
        """What ``viewer`` may know of it."""
        return value


class Open(Field):
    """A plain value that everybody sees."""

    def __init__(self, kind: str, values: Values, first: Any) -> None:
        self.kind = kind
        self.values = values
        self.first = first

    def start(self, seat: int) -> Any:
        """As declared."""
        return self.first

    def written(self, value: Any) -> Any:
        """As its values are written."""
        return self.values.written(value)

    def read(self, data: Any, place: str, state: Any) -> Any:
        """As its values are read."""
        return self.values.read(data, place, state)

    def allowed(self) -> str:
        """What its values can be."""
        return self.values.allowed()


class Word(Values):
    """One of several words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._numbers = OneOf(list(words))

    def written(self, value: Any) -> Any:
        """The word itself."""
        return value

    def read(self, data: Any, place: str, state: Any) -> Any:
        """One of them."""
        self._numbers.read(data, place, state)
        return data

    def allowed(self) -> str:
        """All of them."""
        return self._numbers.allowed()


class Some(Values):
    """Some of several words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def written(self, value: Any) -> Any:
        """In the order of the declaration."""
        return [each for each in self.words if each in value]

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A list of them."""
        words = list(self.words)
        found = [plain.word(each, place, words) for each in plain.listing(data, place)]
        return frozenset(words[each] for each in found)

    def allowed(self) -> str:
        """All of them."""
        return f"a list of {', '.join(self.words)}"


class Cards(Field):
    """A pile or a hand."""

    def __init__(self, seen: int, owned: bool) -> None:
        self.seen = seen
        self.owned = owned
        self.kind = "hand" if owned else "pile"

    def start(self, seat: int) -> Pile:
        """No cards."""
        return Pile(1 << seat if self.owned else self.seen, [])

    def copied(self, value: Pile) -> Pile:
        """The same cards."""
        return Pile(value.seen, value.slots[:])

    def hidden_from(self, value: Pile, viewer: int, owner: int) -> Pile:
        """The cards that the viewer knows here; those of a hand that it does not come last."""
        all_seen = sees(value.seen, viewer)
        slots: list[Slot] = []
        for card, known, batch in value.slots:
            if known == EVERYONE:
                slots.append((card, EVERYONE, batch))
            elif all_seen:  # what others know of it is theirs
                slots.append((card, NOBODY, batch))
            elif sees(known, viewer):
                slots.append((card, 1 << viewer, batch))
            else:
                slots.append((None, NOBODY, batch))
        if self.owned and not all_seen:
            slots.sort(key=lambda slot: (slot[0] is None, slot[2] if slot[0] is None else 0))
        return Pile(value.seen, slots)

    def written(self, value: Any) -> Any:
        """The names of the cards; with more to say of one, a table."""
        return [_written(slot) for slot in value.slots]

    def read(self, data: Any, place: str, state: Any) -> Any:
        """Cards of the game's deck; None is a card that the viewer does not know."""
        slots = [_read(each, place, state) for each in plain.listing(data, place)]
        return Pile(self.seen, slots)

    def allowed(self) -> str:
        """Cards."""
        return "a list of cards"


def _written(slot: Slot) -> Any:
    card, known, batch = slot
    if known == NOBODY and batch == 0:
        return card
    seats = "all" if known == EVERYONE else [seat for seat in range(62) if known >> seat & 1]
    return {"card": card, "known": seats, "shuffle": batch}


def _read(data: Any, place: str, state: Any) -> Slot:
    known, batch = NOBODY, 0
    if isinstance(data, dict):
        plain.known_keys(data, place, ["card", "known", "shuffle"])
        batch = plain.integer(data.get("shuffle", 0), f"{place}.shuffle", 0, BIG)
        seats = data.get("known", [])
        if seats == "all":
            known = EVERYONE
        else:
            for seat in plain.listing(seats, f"{place}.known"):
                known |= 1 << plain.integer(seat, f"{place}.known", 0, state.players - 1)
        data = data.get("card")
    if data is not None:
        plain.word(data, place, list(state.ranks))
    return data, known, batch


class Hidden(Field):
    """A secret."""

    owned = True
    kind = "secret"

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def start(self, seat: int) -> Secret:
        """Not chosen yet."""
        return Secret()

    def copied(self, value: Secret) -> Secret:
        """The same choice."""
        return Secret(value.value, value.shown)

    def hidden_from(self, value: Secret, viewer: int, owner: int) -> Secret:
        """Its owner's alone; others see whether it was chosen."""
        if viewer == owner or value.shown or value.value is None:
            return value
        return Secret("", False)

    def written(self, value: Any) -> Any:
        """The word, None before it is chosen; once shown, a table."""
        return {"shown": value.value} if value.shown else value.value

    def read(self, data: Any, place: str, state: Any) -> Any:
        """One of the words; an empty one is a word that the viewer does not know."""
        shown = isinstance(data, dict)
        word = plain.mapping(data, place).get("shown") if shown else data
        if word not in (None, "", *self.words) or (shown and not word):
            allowed = ", ".join(self.words)
            raise PositionError(f"{place}: {plain.shown(data)} is not allowed; one of {allowed}")
        return Secret(word, shown)

    def allowed(self) -> str:
        """The words."""
        return ", ".join(self.words)


class Each(Field):
    """One for each seat, in a list."""

    def __init__(self, one: Field) -> None:
        self.one = one

    def all(self, players: int) -> list[Any]:
        """The values of all seats before the deal."""
        return [self.one.start(seat) for seat in range(players)]

    def copied(self, value: Any) -> Any:
        """A new list."""
        copied = self.one.copied
        return [copied(each) for each in value]

    def hidden_from(self, value: Any, viewer: int, owner: int) -> Any:
        """Seat by seat."""
        return [self.one.hidden_from(each, viewer, seat) for seat, each in enumerate(value)]

    def written(self, value: Any) -> Any:
        """A list by seat."""
        return [self.one.written(each) for each in value]

    def read(self, data: Any, place: str, state: Any) -> Any:
        """A list with an entry for each seat."""
        entries = plain.listing(data, place)
        if len(entries) != state.players:
            raise PositionError(f"{place}: a list of {state.players} is needed, one for each seat")
        found = [self.one.read(each, f"{place}[{n}]", state) for n, each in enumerate(entries)]
        if isinstance(self.one, Cards) and self.one.owned:
            for seat, pile in enumerate(found):
                pile.seen = 1 << seat
                pile.slots.sort(key=lambda slot: state.ranks.get(slot[0], len(state.ranks)))
        return found

    def allowed(self) -> str:
        """By seat."""
        return f"for each seat {self.one.allowed()}"


# What a game writes. Each is typed as the value that the table holds, not as its declaration.


def _declared(field: Field) -> Any:
    return field


def number(start: int = 0, *, low: int = 0, high: int = BIG) -> int:
    """A whole number that everybody sees."""
    found: int = _declared(Open("number", Number(low, high), start))
    return found


def flag(start: bool = False) -> bool:
    """True or false, for everybody to see."""
    found: bool = _declared(Open("flag", Flag(), start))
    return found


def word(*words: str) -> str:
    """One of several words, for everybody to see; the first one at the start."""
    found: str = _declared(Open("word", Word(words), words[0]))
    return found


def some(*words: str) -> frozenset[str]:
    """Some of several words, for everybody to see; none at the start. ``|=`` adds to it."""
    found: frozenset[str] = _declared(Open("some", Some(words), frozenset()))
    return found


def player(start: int = -1) -> int:
    """The number of a seat, for everybody to see; -1 is nobody."""
    found: int = _declared(Open("player", Seat(optional=True), start))
    return found


def pile(hidden: bool = False) -> Pile:
    """Cards in an order; the last one is on top. Hidden: everybody sees how many, nobody which."""
    found: Pile = _declared(Cards(NOBODY if hidden else EVERYONE, owned=False))
    return found


def hand() -> Pile:
    """Cards that only their seat sees; write ``each(hand())``."""
    found: Pile = _declared(Cards(NOBODY, owned=True))
    return found


def secret(*words: str) -> Secret:
    """One of several words that only its seat knows, until it is shown; ``each(secret(...))``."""
    found: Secret = _declared(Hidden(words))
    return found


def each(one: T) -> list[T]:
    """One of these for each seat: ``points = each(number())`` makes ``self.points[seat]``."""
    declared: Any = one
    found: list[T] = _declared(Each(declared))
    return found
