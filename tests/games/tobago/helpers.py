"""Helpers of Tobago's tests: positions by hand, clues by what they say, an island read by eye."""

from collections import deque
from pathlib import Path
from typing import Any

from doubloon.games.tobago.components.deck import RELATIONS, SUBJECTS, TobagoDeck
from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.games.tobago.files.sections import drawing
from doubloon.games.tobago.game import TobagoGame
from doubloon.games.tobago.screen.faces import island_rows
from doubloon.games.tobago.state import Tobago
from tests.acting import Acting
from tests.support import FrozenDecks


class FrozenTobago(TobagoGame):
    """Tobago with the deck that the tests are written for."""

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS


DECKS: Any = FrozenDecks(DECK_FILE, Path(__file__).with_name("deck.toml"))
DECK: TobagoDeck = DECKS.standard()
GAME = FrozenTobago()
acting = Acting(GAME)
do, legal, refused = acting.do, acting.legal, acting.refused

# Island 1, which most tests play on:
#      1   2   3   4   5   6   7   8   9   10
#  A              j   j   j   b   b   b
#  B        m   j   j   l   j   j   j   b
#  C      m   m   j   l   l   l   l   r   b
#  D    m   m   m   j   j   j   l   l   r   r
#  E  b   j   j   j   j   s   s   s   s   m
#  F    b   j   j   r   s   s   s   j   m   m
#  G  b   r   r   r   r   j   j   j   s   s
#  H    b   s   s   s   j   j   j   s   s   s
#  I  s   s   s   j   j   l   j   j   s   s
#  J    s   s   j   l   l   l   j   m   m
#  K      b   b   j   j   r   r   j   m
#  L            b   b   b   b   b   b
OBJECTS: dict[str, Any] = {
    "huts": ["C4", "E10", "H2", "K7"],
    "palms": ["A8", "F4", "J9"],
    "statues": [
        {"space": "C7", "faces": "E"},
        {"space": "G5", "faces": "SW"},
        {"space": "I8", "faces": "NE"},
    ],
}


# The beginning of seat 0's turn, for positions with a stack
TURN: dict[str, Any] = {
    "name": "turn",
    "seat": 0,
    "action": True,
    "legs": 0,
    "extra_legs": 0,
    "progress": False,
}


def table(
    players: int = 3,
    options: dict[str, Any] | None = None,
    people: dict[int, dict[str, Any]] | None = None,
    deck: TobagoDeck | None = None,
    **data: Any,
) -> Tobago:
    """A position on island 1; keys as in a position file, ``people`` by seat.

    ATVs that are not placed stand on E5; hands are empty, the maps too. ``top`` names the next
    treasure cards, ``draw`` the next clues, the first one first.
    """
    persons = [{"atv": "E5", **(people or {}).get(seat, {})} for seat in range(players)]
    data = {"island": 1, **OBJECTS, **data, "players": persons}
    top = data.pop("top", None)
    draw = data.pop("draw", None)
    deck = deck or DECK
    find_clues(data, deck)
    values = GAME.checked_options(options or {})
    if top is not None or draw is not None:
        dump = GAME.load(players, values, deck, data).dump()
        if top is not None:
            data["treasure_deck"] = top + [c for c in dump["treasure_deck"] if c not in top]
        if draw is not None:
            data["clue_deck"] = draw + [c for c in dump["clue_deck"] if c not in draw]
    state = GAME.load(players, values, deck, data)
    assert isinstance(state, Tobago)
    return state


def clue(text: str, copy: int = 0) -> str:
    """The notation of the clue that says ``not next_to hut``."""
    words = text.split()
    negative = words[0] == "not"
    relation, subject = words[1:] if negative else words
    found = [
        f"c{each['clue']}"
        for each in DECK.content["clues"]
        if (each["not"], each["relation"], each["of"]) == (negative, relation, subject)
    ]
    return found[copy]


def laid(*clues: tuple[str, int | None], markers: list[str] | None = None) -> dict[str, Any]:
    """A map: clues with their roses, from top to bottom."""
    entries = [{"clue": name, "rose": rose} for name, rose in clues]
    return {"clues": entries, **({"markers": markers} if markers is not None else {})}


def located(space: str, *roses: int | None) -> dict[str, Any]:
    """A map whose site is known, with roses from top to bottom on any clues that allow it."""
    return {"site": space, "roses": roses}


def find_clues(data: dict[str, Any], deck: TobagoDeck) -> None:
    """Give maps that are only ``located`` clues that lie nowhere else."""
    land = Land(data["island"])
    taken = {name for person in data["players"] for name in person.get("hand", [])}
    taken |= {*data.get("clue_deck", []), *data.get("clue_discards", [])}
    maps = dict(data.get("maps", {}))
    for pile in maps.values():
        taken |= {each["clue"] for each in pile.get("clues", [])}
    for name, pile in maps.items():
        if "site" in pile:
            fit = [
                f"c{each['clue']}"
                for each in deck.content["clues"]
                if f"c{each['clue']}" not in taken and pile["site"] in land.left(each, data)
            ]
            chosen = fit[-len(pile["roses"]) :] if pile["roses"] else []
            taken |= set(chosen)
            maps[name] = laid(*zip(chosen, pile["roses"], strict=True), markers=[pile["site"]])
    data["maps"] = maps


def settle(state: Tobago) -> None:
    """Accept all gold that is offered, and begin the map anew with any clue."""
    while not state.over and state.question(state.decider())[0] in ("offer", "first_clue"):
        do(state, state.decider(), legal(state, state.decider())[0])


def value(card: int) -> int:
    """What a gold card is worth."""
    return int(DECK.value[card - 1])


def gold(coins: int, copy: int = 0) -> int:
    """The number of a gold card of that worth."""
    found: list[int] = [e["card"] for e in DECK.content["gold"] if e["value"] == coins]
    return found[copy]


CURSE, OTHER_CURSE = 40, 41
LOW = [gold(2, n) for n in range(7)]
MID = [gold(4, n) for n in range(8)]


def ready(roses: list[int | None], cards: list[int], *, options: Any = None, **data: Any) -> Tobago:
    """Seat 0 stands on the black site; cards lie on the treasure deck in this order.

    So few cards are left that curses may be among them.
    """
    people = data.pop("people", {})
    people = {seat: {"hand": [], **people.get(seat, {})} for seat in range(3)}
    owned = [card for person in people.values() for card in person.get("gold", [])]
    rest = [card for card in range(1, 40) if card not in cards and card not in owned][:12]
    gone = [card for card in (CURSE, OTHER_CURSE) if card not in cards]
    if options and options.get("curses") == "none":
        gone = []
    away = [c for c in range(1, 40) if c not in cards and c not in rest and c not in owned]
    return table(
        people=people,
        options=options,
        maps={"black": located("E5", *roses), **data.pop("maps", {})},
        treasure_deck=cards + rest,
        treasure_discards=away,
        curses_gone=gone,
        **data,
    )


def share(state: Tobago, answers: dict[int, str] | None = None) -> None:
    """Answer all offers: yes, or what ``answers`` says for a card."""
    while not state.over and state.question(state.decider())[0] == "offer":
        card = state.question(state.decider())[2]["card"]
        do(state, state.decider(), (answers or {}).get(card, "accept"))


def turned_in(roses: list[int | None], order: list[int], **rest: Any) -> Tobago:
    """A treasure being shared out; ``order`` is how its cards are turned up, the first is offered.

    Looks for a seed with which the cards are shuffled that way.
    """
    cards = sorted(order)
    for seed in range(1, 4000):
        state = ready(roses, cards, chance={"small": seed * 7919 + 12345}, **rest)
        state.apply(0, state.legal(0)[legal(state, 0).index("raise-black")])
        dump = state.dump()
        turned = dump["turned_up"]
        if len(turned) == 1 and turned + dump["pile"] == order:
            return state
    raise AssertionError("no seed gives that order")


class Land:
    """An island worked out from its drawing alone, step by step: an oracle for the tables."""

    def __init__(self, number: int) -> None:
        self.at: dict[tuple[int, int], str] = {}
        for row, letters in enumerate(island_rows(number)):
            for column, letter in enumerate(letters):
                if letter != ".":
                    self.at[row, column] = drawing()["legend"][letter]

    @staticmethod
    def around(place: tuple[int, int]) -> list[tuple[int, int]]:
        """The six neighbours, clockwise from north-east, land or sea."""
        row, column = place
        right = column + row % 2  # rows B, D, ... lie half a space to the right
        return [
            (row - 1, right),
            (row, column + 1),
            (row + 1, right),
            (row + 1, right - 1),
            (row, column - 1),
            (row - 1, right - 1),
        ]

    @staticmethod
    def name(place: tuple[int, int]) -> str:
        return "ABCDEFGHIJKL"[place[0]] + str(place[1] + 1)

    @staticmethod
    def place(name: str) -> tuple[int, int]:
        return "ABCDEFGHIJKL".index(name[0]), int(name[1:]) - 1

    def names(self) -> set[str]:
        """All land."""
        return {self.name(place) for place in self.at}

    def shore(self) -> set[str]:
        """Land at the ocean."""
        return {
            self.name(place)
            for place in self.at
            if any(other not in self.at for other in self.around(place))
        }

    def spread(self, places: set[tuple[int, int]], steps: int) -> set[tuple[int, int]]:
        """Everything within so many steps, over land and sea."""
        found = set(places)
        for _ in range(steps):
            found |= {other for place in found for other in self.around(place)}
        return found

    def regions(self, terrain: str) -> list[set[tuple[int, int]]]:
        """The regions of a terrain."""
        rest = {place for place, each in self.at.items() if each == terrain}
        found = []
        while rest:
            region = {rest.pop()}
            waiting = deque(region)
            while waiting:
                for other in self.around(waiting.popleft()):
                    if other in rest:
                        rest.remove(other)
                        region.add(other)
                        waiting.append(other)
            found.append(region)
        return sorted(found, key=len, reverse=True)

    def subject(self, subject: str, objects: dict[str, Any]) -> set[tuple[int, int]]:
        """The places of what a clue speaks of."""
        if subject == "ocean":
            return self.spread(set(self.at), 3) - set(self.at)
        if subject in ("hut", "palm"):
            return {self.place(name) for name in objects[subject + "s"]}
        if subject == "statue":
            return {self.place(each["space"]) for each in objects["statues"]}
        if subject.startswith("largest_"):
            return self.regions(subject.removeprefix("largest_"))[0]
        return {place for place, terrain in self.at.items() if terrain == subject}

    def left(self, entry: dict[str, Any], objects: dict[str, Any]) -> set[str]:
        """The spaces that a clue of the deck leaves."""
        assert entry["relation"] in RELATIONS
        assert entry["of"] in SUBJECTS
        things = self.subject(entry["of"], objects)
        if entry["relation"] == "in":
            found = things
        elif entry["relation"] == "next_to":
            found = self.spread(things, 1) - things
        else:
            found = self.spread(things, 2)
        found = found & set(self.at)
        if entry["not"]:
            found = set(self.at) - found
        return {self.name(place) for place in found}
