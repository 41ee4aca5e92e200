"""What the fields of an observation say is what the view says."""

import pytest

from doubloon.games.loot_island.components.actions import LANDING_NAMES
from doubloon.games.loot_island.components.deck import CARD_NUMBERS, COLOUR_LETTERS, EVENTS
from tests.encoding_support import moments


def cards(names: list[str]) -> list[int]:
    return sorted(CARD_NUMBERS[name] for name in names)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fields(players: int) -> None:
    for _, seat, read, view, facts in moments("loot_island", players):
        order = [(seat + place) % players for place in range(players)]
        people = [view["players"][each] for each in order]
        told = [facts["players"][each] for each in order]
        assert read.ones("players") == [players - 2]
        assert read.ones("hand") == cards(people[0]["hand"])
        assert read.ones("discards") == cards(view["map_discards"])
        assert read.ones("event") == ([EVENTS.index(view["event"])] if view["event"] else [])
        assert read.ones("past") == sorted(EVENTS.index(each) for each in view["events"] if each)
        assert read.ones("coming") == [EVENTS.index(each) for each in view["events_possible"]]
        assert read.ones("islands") == [tile - 1 for tile in view["islands"]]
        assert read.ones("table") == [each - 1 for each in view["table"]]
        assert read.ones("buried") == [each - 1 for each in view["treasure_discards"]]
        assert read.ones("offered") == [each - 1 for each in view["healers_offered"]]
        assert read.ones("healers") == sorted({each - 1 for each in view["healers"] if each})
        assert read.numbers("round", 1) == [view["round"]]
        assert read.numbers("maps", 1) == [facts["map_deck"]]
        assert read.numbers("treasures", 1) == [facts["treasure_deck"]]
        assert read.ones("first") == [order.index(view["first_player"])]
        assert read.numbers("sizes", players)[1:] == [each["hand"] for each in told[1:]]
        assert read.numbers("cubes", players) == [each["cubes"] for each in told]
        assert read.ones("passed")[: len(view["passed"])] == sorted(
            order.index(each) for each in view["passed"]
        )
        for place, person in enumerate(people):
            assert read.row("loot", place, 74) == [each - 1 for each in person["treasures"]]
            assert read.row("healer", place, 14) == [
                each - 1 for each in [person["healer"]] if each
            ]
            assert read.row("shown", place, 14) == [each - 1 for each in [person["shown"]] if each]
        if players == 2:
            assert read.ones("open") == cards(view["players"][2]["hand"])
            assert read.row("loot", 2, 74) == [each - 1 for each in view["players"][2]["treasures"]]
        else:
            assert read.ones("open") == []


@pytest.mark.parametrize("players", [2, 4])
def test_landings(players: int) -> None:
    for _, seat, read, view, facts in moments("loot_island", players):
        if read.ones("chosen"):
            continue  # facts count the cards of a half-built move as played
        for landing, name in enumerate(LANDING_NAMES):
            there = view["landings"].get(name, {"cards": [], "compasses": []})
            fact = facts["landings"][name]
            colour = [COLOUR_LETTERS.index(fact["colour"])] if fact["colour"] else []
            assert read.row("colour", landing, 4) == colour
            assert read.row("cards", landing, 22) == [c % 22 for c in cards(there["cards"])]
            assert read.fields["count"][landing] == fact["count"]
            assert read.fields["chests"][landing] == fact["chests"]
            for place in range(5):
                whose = read.row("stack", 5 * landing + place, 5)
                assert len(whose) == (place < len(there["compasses"]))
                if whose:
                    owner = there["compasses"][place]
                    aaron = players == 2 and owner == 2
                    assert whose == [2 if aaron else (owner - seat) % players]


@pytest.mark.parametrize("players", [2, 5])
def test_every_map_card_is_somewhere(players: int) -> None:
    for _, _, read, _, _ in moments("loot_island", players):
        placed = set(read.ones("hand")) | set(read.ones("open")) | set(read.ones("discards"))
        for landing in range(8):
            for colour in read.row("colour", landing, 4):
                placed |= {22 * colour + index for index in read.row("cards", landing, 22)}
        unseen = set(read.ones("unseen"))
        assert placed | unseen == set(range(88))
        assert not placed & unseen
        assert set(read.ones("in_hands")) <= unseen
