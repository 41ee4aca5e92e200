"""Whole games, trick by trick against a second reading of the rules that knows only what is told.

``Book`` keeps the table from the events alone, in lists and dicts, and works out what must be told
next: who wins what, who may be robbed, who is consoled, what is discarded and counted. It shares no
line with the engine.
"""

from itertools import product
from random import Random
from typing import Any

import pytest

from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.events import Event, Sink
from tests.games.under_sail.helpers_sail import GAME
from tests.support import rule

PAIRS = {"R": "RB", "B": "RB", "G": "GV", "V": "GV"}
TABLES = list(product((3, 4, 5), ("bonus", "swap"), ("look", "fetch")))


class Book:
    """A table kept by hand."""

    def __init__(self, players: int, red_blue: str, green_violet: str) -> None:
        self.players = players
        self.actions = {
            "RB": {"bonus": 1, "swap": 2}[red_blue],
            "GV": {"look": 3, "fetch": 4}[green_violet],
        }
        self.totals = [0] * players
        self.starter = -1

    def round(self, first: int) -> None:
        """US-S5, US-E1: all cards are back."""
        if self.starter >= 0:
            assert first == (self.starter + 1) % self.players
        self.starter = self.first = first
        self.supply = 22
        self.bonus = [0] * self.players
        self.piles: list[list[str]] = [[] for _ in range(self.players)]
        self.tricks = 0
        self.length = 9 if self.players == 5 else 12

    def order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def trick(self, events: list[dict[str, Any]], face_up: list[str]) -> None:
        """Everything that is told of one trick, from the first card to the last action."""
        played = [each for each in events if each["event"] == "played"]
        assert [each["seat"] for each in played] == self.order(), "US-T1"
        cards: list[str] = next(e["cards"] for e in events if e["event"] == "uncovered")
        added = [0] * self.players
        for each in played:
            card = cards[each["seat"]]
            half = {"colour": (card[0], None), "number": (None, int(card[1:]))}[each["shown"]]
            assert (each["colour"], each["number"]) == half
            added[each["seat"]] = each["bonus"]
            self.bonus[each["seat"]] -= each["bonus"]
            assert self.bonus[each["seat"]] >= 0
            assert int(card[1:]) + each["bonus"] <= 12, "US-T2"
        after = events[events.index(played[-1]) + 1 :]
        self.resolve(cards, added, face_up, [e for e in after if e["event"] != "uncovered"])
        self.supply += sum(added)
        self.first = (self.first + 1) % self.players
        self.tricks += 1

    def groups(self, cards: list[str], added: list[int], lit: set[str]) -> dict[str, list[int]]:
        """The seats of each colour, or merged colours, from the highest to the lowest."""
        found: dict[str, list[int]] = {}
        for seat in self.order():
            colour = cards[seat][0]
            if self.players == 3 and not lit & set(PAIRS[colour]):  # US-A5
                colour = PAIRS[colour]
            found.setdefault(colour, []).append(seat)
        for seats in found.values():  # stable: of equal ones the nearer stays ahead (US-T3)
            seats.sort(key=lambda seat: -int(cards[seat][1:]) - added[seat])
        return found

    def resolve(
        self, cards: list[str], added: list[int], face_up: list[str], told: list[dict[str, Any]]
    ) -> None:
        lit = {name[0] for name in face_up}
        groups = self.groups(cards, added, lit)
        winners = {seats[0]: colour for colour, seats in groups.items()}
        left = list(face_up)
        for seat in self.order():  # US-T4
            if seat in winners and cards[seat][0] in lit:
                value = {each: int(cards[each][1:]) + added[each] for each in self.order()}
                lower = [each for each in groups[winners[seat]] if value[each] < value[seat]]
                left = self.treasure(seat, lower, left, told)
        for seat in self.order():  # US-T6
            for seats in groups.values():
                if len(seats) > 1 and seats[-1] == seat:
                    number = min(len(seats), self.supply)
                    self.say(told, "bonus", seat=seat, number=number, why="lowest")
                    self.supply -= number
                    self.bonus[seat] += number
        fetched: list[str] = []
        for seat in self.order():  # US-T5, US-T7
            if seat in winners and cards[seat][0] not in lit:
                self.act(seat, cards, fetched, told)
        if self.tricks + 1 < self.length:
            for name in left:  # US-T8
                self.say(told, "put_under", treasure=name)
        assert told == [], "nothing else happens"

    def say(self, told: list[dict[str, Any]], kind: str, **data: Any) -> dict[str, Any]:
        """What must be told next."""
        event = told.pop(0)
        assert event["event"] == kind
        assert {key: event[key] for key in data} == data
        return event

    def treasure(
        self, seat: int, lower: list[int], left: list[str], told: list[dict[str, Any]]
    ) -> list[str]:
        """US-T4: take it, or steal; gives the treasures that still lie face up."""
        self.say(told, "won", seat=seat)
        event = told.pop(0)
        colour = next(name for name in left if name[0] == event["treasure"][0])[0]
        if event["event"] == "took":
            assert event["treasure"] in left
            left = [name for name in left if name != event["treasure"]]
        else:
            assert event["event"] == "stole"
            assert event["from"] in lower
            assert self.piles[event["from"]].pop() == event["treasure"]
            assert event["treasure"][0] == colour
        assert event["seat"] == seat
        self.piles[seat].append(event["treasure"])
        return left

    def act(
        self, seat: int, cards: list[str], fetched: list[str], told: list[dict[str, Any]]
    ) -> None:
        """US-A1 to US-A4."""
        action = self.actions[PAIRS[cards[seat][0]]]
        last = self.tricks + 1 == self.length
        works = action == 1 or not last
        self.say(told, "action", seat=seat, action=action, colour=cards[seat][0], works=works)
        if not works:
            return
        if action == 1:
            rich = [s for s in range(self.players) if s != seat and self.bonus[s] >= 2]
            if rich:
                event = self.say(told, "stole_bonus", seat=seat, number=2)
                assert event["from"] in rich
                self.bonus[event["from"]] -= 2
                self.bonus[seat] += 2
            else:
                number = min(2, self.supply)
                self.say(told, "bonus", seat=seat, number=number, why="supply")
                self.supply -= number
                self.bonus[seat] += number
        elif action == 2:
            number = min(2, self.length - self.tricks - 1)
            event = self.say(told, "took_cards", seat=seat, number=number)
            assert event["from"] != seat
            self.say(told, "gave_cards", seat=seat, to=event["from"], number=number)
        elif action == 3:
            event = self.say(told, "looked", seat=seat, number=3)
            self.say(told, "put_back", seat=seat, deck=event["deck"], number=3)
        else:
            event = self.say(told, "fetched", seat=seat)
            assert event["card"] in cards
            assert event["card"] not in fetched
            fetched.append(event["card"])

    def count(self, points: list[dict[str, int]]) -> None:
        """US-E1."""
        assert self.tricks == self.length
        assert self.supply + sum(self.bonus) == 22
        for seat in range(self.players):
            treasures = sum(int(name[1]) for name in self.piles[seat])
            expected = {"treasures": treasures, "bonus": self.bonus[seat] // 2}
            assert points[seat] == expected
            self.totals[seat] += treasures + self.bonus[seat] // 2


def played_out(state: UnderSail, seed: int) -> list[dict[str, Any]]:
    """A game of random moves that like bonus cards and stealing; all that everybody is told."""
    random = Random(seed)
    sink = Sink()
    while not state.over:
        seat = state.decider()
        words = GAME.catalogue.words(state.legal(seat))
        daring = [word for word in words if word.startswith(("steal", "bonus-"))]
        word = random.choice(daring if daring and random.random() < 0.7 else words)
        state.apply(seat, GAME.catalogue.encode(word), sink)
    return [told(event) for event in sink.events]


def told(event: Event) -> dict[str, Any]:
    """An event as a spectator sees it."""
    return event.seen_by(-1)


@rule("US-S5", "US-T1", "US-T2", "US-T3", "US-T4", "US-T5", "US-T6", "US-T7", "US-T8")
@rule("US-A1", "US-A2", "US-A3", "US-A4", "US-A5", "US-E1")
@pytest.mark.parametrize(("players", "red_blue", "green_violet"), TABLES)
def test_whole_games(players: int, red_blue: str, green_violet: str) -> None:
    options = GAME.checked_options({"red_blue": red_blue, "green_violet": green_violet})
    for seed in range(3):
        state = GAME.new(players, options, seed=seed * 101 + players)
        assert isinstance(state, UnderSail)
        book = Book(players, red_blue, green_violet)
        book.round(int(state.first))
        face_up = [deck["face_up"] for deck in state.dump()["decks"]]
        trick: list[dict[str, Any]] = []
        for event in played_out(state, seed):
            kind = event["event"]
            if kind in ("passed", "dealt"):
                continue
            if kind == "round":
                book.round(event["first"])
            elif kind == "turned_up":
                if trick:
                    book.trick(trick, face_up)
                face_up = [name for name in event["treasures"] if name]
                trick = []
            elif kind == "counted":
                book.trick(trick, face_up)
                book.count(event["points"])
                trick = []
            elif kind == "trick":
                assert event["first"] == book.first
                assert event["trick"] == book.tricks + 1
            elif kind == "over":
                assert event["scores"] == book.totals
                best = max(book.totals)
                firsts = [seat for seat in range(players) if event["placings"][seat] == 1]
                assert firsts == [s for s in range(players) if book.totals[s] == best]
            else:
                trick.append(event)
        assert state.over
