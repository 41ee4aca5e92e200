"""Whole games, event by event against a second reading of the rules that knows only what is told.

``Book`` keeps the island, the maps and the players from the events alone, on a drawing read by eye
(``Land``), and knows at every point what may and what must be told next. It shares no line with the
engine.
"""

from random import Random
from typing import Any

import pytest

from doubloon.games.tobago.state import Tobago
from doubloon.kernel.events import Sink
from tests.games.tobago.helpers import DECK, GAME, Land, value
from tests.support import rule

COMPASS = ["NE", "E", "SE", "SW", "W", "NW"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"after_curse": "amulets"}),
    (4, {"after_curse": "all", "late_curses": True}),
    (4, {"curses": "one", "island": "32"}),
    (3, {"curses": "none"}),
]


class Book:
    """A table kept by hand."""

    def __init__(self, start: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        self.land = Land(start["island"])
        self.objects = start
        self.players = players
        self.after = options.get("after_curse", "stops")
        self.limit = 6 if players == 2 else 4
        self.faces = [COMPASS.index(each["faces"]) for each in start["statues"]]
        self.maps: dict[str, list[tuple[str, int | None]]] = {
            name: [(each["clue"], each["rose"]) for each in pile["clues"]]
            for name, pile in start["maps"].items()
        }
        self.possible = {name: self.left(self.maps[name]) for name in self.maps}
        self.amulets: set[str] = set()
        self.held = [0] * players
        self.atv = [""] * players
        self.gold: list[list[int]] = [[] for _ in range(players)]
        self.clues = [self.limit] * players
        self.deck = len(start["treasure_deck"])
        self.buried: list[int] = []
        self.clue_deck = len(start["clue_deck"])
        self.clue_discards = 0
        self.idle = 0
        self.told: list[dict[str, Any]] = []
        self.over = False

    def left(self, clues: list[tuple[str, int | None]]) -> set[str]:
        """The spaces that some clues leave."""
        found = self.land.names()
        for name, _ in clues:
            entry = DECK.content["clues"][int(name[1:]) - 1]
            found &= self.land.left(entry, self.objects)
        return found

    def roses(self, seat: int) -> int:
        """A seat's roses that lie on no map."""
        return 15 - sum(rose == seat for pile in self.maps.values() for _, rose in pile)

    # reading

    def sees(self, kind: str) -> bool:
        """Is this what comes next?"""
        return bool(self.told) and self.told[0]["event"] == kind

    def say(self, kind: str, **data: Any) -> dict[str, Any]:
        """What must be told next."""
        event = self.told.pop(0)
        assert event["event"] == kind, event
        assert {key: event[key] for key in data} == data, event
        return event

    def game(self, told: list[dict[str, Any]], first: int) -> None:
        """From the landing to the end."""
        self.told = told
        for turn in range(self.players):
            seat = (first + turn) % self.players
            self.atv[seat] = self.say("placed", seat=seat)["space"]
            assert self.atv[seat] in self.land.names()
        seat = first
        while not self.over:
            self.turn(seat)
            seat = (seat + 1) % self.players
        gold = [sum(value(card) for card in cards) for cards in self.gold]
        event = self.say("over", scores=gold)
        assert [place == 1 for place in event["placings"]] == [each == max(gold) for each in gold]
        assert self.told == []

    # TB-T1

    def turn(self, seat: int) -> None:
        self.say("turn", seat=seat)
        self.collect(seat)
        self.free = True
        self.legs = 0
        self.extra_legs = 0
        fruitful = False
        while not (self.over or self.sees("turn") or self.sees("over")):
            paid = ""
            if self.sees("amulet_used"):
                paid = self.say("amulet_used", seat=seat)["for"]
                self.held[seat] -= 1
                assert self.held[seat] >= 0
            if self.sees("raised"):
                assert paid == ""
                self.legs = self.extra_legs = 0
                self.share(seat)
                fruitful = True
            elif self.sees("removed"):
                assert paid == "remove"
                self.remove(seat)
            elif self.sees("clue"):
                self.pay(paid, "clue")
                assert self.roses(seat) > 0
                self.clue(seat)
                fruitful = True
            elif self.sees("exchanged"):
                self.pay(paid, "exchange")
                self.exchange(seat)
            else:
                self.leg(seat, paid)
        self.idle = 0 if fruitful else self.idle + 1
        if self.idle == 20 * self.players:
            assert self.told[0]["why"] == "idle"
            self.over = True

    def pay(self, paid: str, purpose: str) -> None:
        """The action, which ends an extra drive, or an amulet for it."""
        assert paid in ("", purpose)
        if paid == "":
            assert self.free
            self.free = False
            self.extra_legs = 0

    def collect(self, seat: int) -> None:
        """TB-T2, TB-M2: the amulet under the ATV."""
        if self.atv[seat] in self.amulets:
            self.say("amulet_taken", seat=seat, space=self.atv[seat])
            self.amulets.remove(self.atv[seat])
            self.held[seat] += 1

    def leg(self, seat: int, paid: str) -> None:
        """TB-M1 to TB-M3, TB-A3."""
        extra = self.told[0]["extra"]
        if paid:
            assert paid == "drive"
            assert extra
            self.extra_legs += 3
        elif not extra:
            if self.free:
                self.pay(paid, "drive")
                self.legs = 3
            self.extra_legs = 0  # all driven, or left
        left = self.extra_legs if extra else self.legs
        assert left > 0
        if extra:
            self.extra_legs -= 1
        else:
            self.legs -= 1
        event = self.say("drove", seat=seat, legs_left=left - 1, extra=extra)
        assert event["from"] == self.atv[seat]
        origin, target = self.land.place(event["from"]), self.land.place(event["to"])
        regions = self.land.regions(self.land.at[origin])
        region = next(each for each in regions if origin in each)
        assert target in self.land.at
        assert target != origin
        assert target in region or target in self.land.around(origin)
        self.atv[seat] = event["to"]
        if not extra:
            self.collect(seat)

    # clues

    def clue(self, seat: int) -> None:
        """TB-K1 to TB-K3."""
        event = self.say("clue", seat=seat, rose=self.roses(seat) > 0)
        name, before = event["map"], len(self.possible[event["map"]])
        assert event["before"] == before
        self.maps[name].append((event["clue"], seat if event["rose"] else None))
        self.possible[name] &= self.left(self.maps[name])
        assert 0 < len(self.possible[name]) < before, "TB-K2"
        assert event["sites"] == len(self.possible[name])
        self.marked(name, before)
        self.clues[seat] -= 1
        self.draw(seat, self.limit - self.clues[seat])

    def marked(self, name: str, before: int) -> None:
        """TB-K3."""
        now = self.possible[name]
        if len(now) <= 17 < before:
            assert set(self.say("marked", map=name)["spaces"]) == now
        if len(now) == 1 < before:
            self.say("located", map=name, space=next(iter(now)))

    def draw(self, seat: int, wanted: int) -> None:
        """TB-K5, TB-E2."""
        drawn = min(wanted, self.clue_deck + self.clue_discards)
        if wanted > self.clue_deck and self.clue_discards:
            self.say("clues_reshuffled", clues=self.clue_discards)
            self.clue_deck += self.clue_discards
            self.clue_discards = 0
        if drawn:
            self.say("drew", seat=seat, number=drawn)
        self.clue_deck -= drawn
        self.clues[seat] += drawn

    def exchange(self, seat: int) -> None:
        """TB-T1, TB-A4."""
        number = self.clues[seat]
        assert len(self.say("exchanged", seat=seat)["clues"]) == number > 0
        self.clues[seat] = 0
        self.clue_discards += number
        self.draw(seat, number)

    def remove(self, seat: int) -> None:
        """TB-A1."""
        event = self.say("removed", seat=seat)
        before = len(self.possible[event["map"]])
        assert 2 <= before <= 17
        self.possible[event["map"]].remove(event["space"])
        self.marked(event["map"], before)

    # treasures

    def share(self, raiser: int) -> None:
        """TB-R1 to TB-R6, TB-E1."""
        event = self.told[0]
        name = event["map"]
        assert self.possible[name] == {self.atv[raiser]}
        assert self.roses(raiser) > 0
        roses = [raiser, *(rose for _, rose in reversed(self.maps[name]) if rose is not None)]
        self.say("raised", seat=raiser, space=self.atv[raiser], roses=roses)
        cards, last = self.peek(raiser, roses)
        starter = raiser
        while cards and roses:
            cards -= 1
            card = self.say("turned_up", map=name)["card"]
            if card >= 40:
                roses = self.curse(name, card, roses)
                continue
            for place, seat in enumerate(roses):
                if self.sees("accepted"):
                    self.say("accepted", seat=seat, card=card)
                    self.gold[seat].append(card)
                    starter = seat
                    del roses[place]
                    break
                self.say("declined", seat=seat, card=card)
            else:
                self.say("unwanted", card=card)
                self.buried.append(card)
        if cards:
            rest = self.say("left_over")["cards"]
            assert len(rest) == cards
            self.buried += [card for card in rest if card < 40]
        self.clue_discards += len(self.maps[name])
        self.maps[name] = []
        self.possible[name] = self.land.names()
        if last:
            self.over = True
            return
        self.say("cleared", map=name, starter=starter)
        self.clue(starter)
        self.statues()

    def peek(self, raiser: int, roses: list[int]) -> tuple[int, bool]:
        """TB-R2, TB-E1: how many cards the treasure has, and whether it is the last."""
        wanted = len(roses) + 1
        last = wanted >= self.deck
        if wanted > self.deck and self.buried:
            self.say("treasures_refilled", cards=len(self.buried))
            self.deck += len(self.buried)
            self.buried = []
        cards = min(wanted, self.deck)
        self.deck -= cards
        rest = cards
        looks = {}
        for turn in range(self.players):
            seat = (raiser + turn) % self.players
            looks[seat] = min(roses.count(seat), rest)
            rest -= looks[seat]
        for seat in range(self.players):
            if looks[seat]:
                assert "cards" not in self.say("peeked", seat=seat, number=looks[seat])
        if last:
            self.say("last_treasure")
        return cards, last

    def curse(self, name: str, card: int, roses: list[int]) -> list[int]:
        """TB-R4, TB-O1, TB-O2: the roses that stay."""
        self.say("curse", map=name, card=card)
        stay = []
        struck = set(roses)
        while struck:
            event = self.say("cursed")
            seat = event["seat"]
            struck.remove(seat)
            if self.held[seat]:
                assert (event["amulet"], event["gold"]) == (True, None)
                self.held[seat] -= 1
                stay.append(seat)
            elif self.gold[seat]:
                best = max(self.gold[seat], key=value)
                assert not event["amulet"]
                assert value(event["gold"]) == value(best)
                self.gold[seat].remove(event["gold"])
                self.buried.append(event["gold"])
            else:
                assert (event["amulet"], event["gold"]) == (False, None)
        if self.after == "stops":
            return []
        return [seat for seat in roses if self.after == "all" or seat in stay]

    def statues(self) -> None:
        """TB-R6."""
        for statue in range(3):
            at = self.land.place(self.objects["statues"][statue]["space"])
            while self.land.around(at)[self.faces[statue]] in self.land.at:
                at = self.land.around(at)[self.faces[statue]]
            space = self.land.name(at)
            if space not in self.amulets and len(self.amulets) + sum(self.held) < 21:
                self.say("amulet_ashore", statue=statue, space=space)
                self.amulets.add(space)
        self.faces = [(face + 1) % 6 for face in self.faces]
        self.say("statues_turned", faces=[COMPASS[face] for face in self.faces])


def choice(state: Tobago, seat: int, random: Random) -> str:
    """A move of somebody who likes treasures, but does anything now and then."""
    words = GAME.catalogue.words(state.legal(seat))
    kind = state.question(seat)[0]
    if kind == "leg" and random.random() < 0.8:
        routes = GAME.screen.facts(state.view(seat))["routes"]
        sites = [state.space_name(at) for at in map(state.site, range(4)) if at >= 0]
        amulets: list[str] = state.dump()["amulets"]
        for aim in sites + amulets if random.random() < 0.6 else amulets:
            for ways in routes.values():
                if aim in ways:
                    return str(ways[aim][0])
    if kind == "turn" and random.random() < 0.8:
        for wish in ("raise", random.choice(("extra", "remove", "leg")), "leg"):
            able = [word for word in words if word.startswith(wish)]
            if able:
                return random.choice(able)
    if kind == "turn" and random.random() < 0.5:
        words = [word for word in words if word[0] == "c" or "drive" in word] or words
    return random.choice(words)


@rule("TB-S5", "TB-T1", "TB-T2", "TB-K1", "TB-K2", "TB-K3", "TB-K5", "TB-M1", "TB-M2", "TB-M3")
@rule("TB-R1", "TB-R2", "TB-R3", "TB-R4", "TB-R5", "TB-R6", "TB-A1", "TB-A2", "TB-A3", "TB-A4")
@rule("TB-A5", "TB-E1", "TB-E2", "TB-O1", "TB-O2")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        state = GAME.new(players, GAME.checked_options(options), seed=seed * 7 + players)
        assert isinstance(state, Tobago)
        book = Book(state.dump(), players, options)
        first = int(state.first)
        random = Random(seed)
        sink = Sink()
        while not state.over:
            seat = state.decider()
            word = choice(state, seat, random)
            state.apply(seat, GAME.catalogue.encode(word), sink)
        book.game([event.seen_by(-1) for event in sink.events], first)
        dump = state.dump()
        assert [person["gold"] for person in dump["players"]] == [sorted(g) for g in book.gold]
        assert [person["roses"] for person in dump["players"]] == [
            book.roses(seat) for seat in range(players)
        ]
        assert set(dump["amulets"]) == book.amulets
