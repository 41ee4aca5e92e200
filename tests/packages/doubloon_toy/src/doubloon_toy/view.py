"""What a seat of the toy game may know, and worlds that fit it.

Hidden are the others' hands, the order of the deck and sealed answers. Two who passed a card know
it until it is played; everyone sees when that happens, and which cards each reshuffle put into the
deck. So the hidden cards of one shuffle are exchangeable: dealing them at random among the hands
that drew from it, and the deck, makes each consistent deal equally likely.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel import chance
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.plain import flag, integer, known_keys, listing, mapping
from doubloon.kernel.parts import Place
from doubloon.kernel.state import View

if TYPE_CHECKING:
    from doubloon_toy.state import Table

ALL: Final = -2  # not a seat, but somebody who sees everything
HIDDEN: Final = -1
BIG: Final = 2**63 - 1
KEYS: Final = [
    *("hands", "deck", "pile", "discards", "reshuffles", "born", "passing", "answers", "passed"),
    *("plays", "points", "over", "decided", "reveals", "chance"),
]


def describe(table: "Table", seat: int) -> dict[str, Any]:
    """The table as ``seat`` sees it, as plain data."""
    full = seat == ALL
    neighbours = (seat, table.right(seat)) if seat >= 0 else ()
    seats = range(table.players)
    data: dict[str, Any] = {
        "hands": [
            table.hands[each][:] if full or each == seat else hidden_hand(table, each, seat)
            for each in seats
        ],
        "deck": table.deck[:] if full else {"hidden": len(table.deck)},
        "pile": table.pile[:],
        "discards": sorted(table.discards),
        "reshuffles": table.reshuffles,
        "born": table.born[:],
        "passing": table.passing,
        "answers": table.answers[:] if full else masked(table.answers, (seat,)),
        "passed": table.passed[:] if full else masked(table.passed, neighbours),
        "plays": table.plays,
        "points": table.points[:],
        "over": table.over,
        "decided": table.serial,
        "reveals": table.reveals,
    }
    if full:
        small = 0 if table.secret else table.rng
        data["chance"] = {"shuffles": table.shuffles, "small": small}
    return data


def masked(cards: list[int], known: tuple[int, ...]) -> list[int]:
    """The cards of these seats; of the others only whether there is one (0: there is none)."""
    return [card if card == 0 or seat in known else HIDDEN for seat, card in enumerate(cards)]


def hidden_hand(table: "Table", owner: int, seat: int) -> dict[str, Any]:
    """What ``seat`` passed to the owner, and how many other cards there are of each shuffle."""
    known = table.passed[seat] if seat >= 0 and table.left(seat) == owner else 0
    hidden = [0] * (table.reshuffles + 1)
    for card in table.hands[owner]:
        if card != known:
            hidden[table.born[card]] += 1
    return {"known": [known] if known else [], "hidden": hidden}


def hidden(table: "Table", seat: int) -> list[list[Place]]:
    """What ``seat`` does not know: cards of one shuffle in others' hands and in the deck."""
    groups: dict[int, list[Place]] = {}
    for owner, hand in enumerate(table.hands):
        known = table.passed[seat] if seat >= 0 and table.left(seat) == owner else 0
        for place, card in enumerate(hand):
            if owner != seat and card not in (known, table.passed[table.right(owner)]):
                groups.setdefault(table.born[card], []).append(("hands", owner, place))
    for place, card in enumerate(table.deck):
        groups.setdefault(table.born[card], []).append(("deck", place))
    return list(groups.values())


class ToyView(View):
    """What one seat may know: the plain data itself, beside an empty table to deal on."""

    def __init__(self, seat: int, empty: "Table", data: dict[str, Any]) -> None:
        super().__init__(seat)
        self._empty = empty
        self._data = data

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return self._data

    def sample(self, seed: int) -> "Table":
        """Deal the hidden cards, shuffle by shuffle."""
        table = lay_open(self._empty.copy(), self._data)
        table.use_seed(seed)
        seats = range(table.players)
        shown = self._data["hands"]
        hands = [list(shown[seat] if seat == self.seat else shown[seat]["known"]) for seat in seats]
        seen = {*table.pile, *table.discards}.union(*hands)
        hidden: dict[int, list[int]] = {}
        for card, shuffle in enumerate(table.born):
            if card and card not in seen:
                hidden.setdefault(shuffle, []).append(card)
        deck: list[int] = []
        for shuffle, cards in sorted(hidden.items()):
            pool = vec[i64](cards)
            table.rng = chance.shuffle(pool, table.rng)
            deck = list(pool)  # nothing is left of any shuffle but the last
            for seat in seats:
                for _ in range(0 if seat == self.seat else shown[seat]["hidden"][shuffle]):
                    hands[seat].append(deck.pop())
        table.deck = deck
        table.hands = hands
        for seat in seats:  # the cards of a hand are still in random order, the oldest first
            if table.passed[seat] == HIDDEN:
                table.passed[seat] = table.hands[table.left(seat)][0]
            if table.answers[seat] == HIDDEN:
                table.answers[seat] = table.hands[seat][0]
        for hand in table.hands:
            hand.sort()
        return table


def lay_open(table: "Table", data: dict[str, Any]) -> "Table":
    """What a view tells, onto an empty table: data of our own, so nothing is checked again."""
    table.pile = data["pile"][:]
    table.discards = data["discards"][:]
    table.reshuffles = data["reshuffles"]
    table.born = data["born"][:]
    table.passing = data["passing"]
    table.answers = data["answers"][:]
    table.passed = data["passed"][:]
    table.points = data["points"][:]
    table.plays = data["plays"]
    table.over = data["over"]
    table.serial = data["decided"]
    table.reveals = data["reveals"]
    return table


def load_open(table: "Table", data: Any) -> None:
    """What dumps and views tell alike, onto an empty table; most of it may be left out."""
    position = mapping(data, "position")
    known_keys(position, "position", KEYS)
    top = len(table.born) - 1
    table.pile = numbers(position.get("pile", []), "pile", 1, top)
    table.discards = numbers(position.get("discards", []), "discards", 1, top)
    table.reshuffles = integer(position.get("reshuffles", 0), "reshuffles", 0, BIG)
    table.born = numbers(position.get("born", table.born), "born", 0, table.reshuffles)
    table.passing = flag(position.get("passing", False), "passing")
    for key in ("answers", "passed", "points"):
        given = position.get(key, [0] * table.players)
        setattr(table, key, numbers(given, key, HIDDEN, BIG if key == "points" else top))
        if len(getattr(table, key)) != table.players:
            raise PositionError(f"{key}: {table.players} numbers are needed, one for each seat")
    table.plays = integer(position.get("plays", 0), "plays", 0, table.options["plays"])
    table.over = flag(position.get("over", False), "over")
    table.serial = integer(position.get("decided", 0), "decided", 0, BIG)
    table.reveals = integer(position.get("reveals", 0), "reveals", 0, BIG)
    if len(listing(position.get("hands"), "hands")) != table.players or len(table.born) != top + 1:
        raise PositionError(f"position: {table.players} hands and {top + 1} numbers in born needed")


def load_view(table: "Table", data: Any, seat: int) -> ToyView:
    """A view from its data."""
    empty = table.copy()
    load_open(table, data)
    return ToyView(seat, empty, data)


def load_full(table: "Table", data: Any) -> None:
    """A dump or a position by hand, onto an empty table; cards named nowhere are the deck."""
    load_open(table, data)
    top = len(table.born) - 1
    table.hands = [sorted(numbers(hand, "hands", 1, top)) for hand in data["hands"]]
    named = {*table.pile, *table.discards, *(card for hand in table.hands for card in hand)}
    table.deck = [card for card in range(1, top + 1) if card not in named]
    if "deck" in data:
        table.deck = numbers(data["deck"], "deck", 1, top)
    source = mapping(data.get("chance", {}), "chance")
    table.shuffles = integer(source.get("shuffles", 0), "chance.shuffles", 0, BIG)
    table.rng = integer(source.get("small", 1), "chance.small", 0, BIG)
    try:
        table.check()
    except AssertionError as error:
        raise PositionError(f"position: {error}") from None


def numbers(data: Any, place: str, low: int, high: int) -> list[int]:
    """A list of whole numbers."""
    return [integer(each, place, low, high) for each in listing(data, place)]
