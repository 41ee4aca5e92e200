"""What the fields of an observation say is what the view says."""

import pytest

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.chart import CELL_NUMBERS, DIRECTIONS
from tests.encoding_support import moments


def clues(names: list[str]) -> list[int]:
    return sorted(int(name[1:]) - 1 for name in names)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fields(players: int) -> None:
    for state, seat, read, view, facts in moments("tobago", players):
        order = [(seat + place) % players for place in range(players)]
        people = [view["players"][each] for each in order]
        told = [facts["players"][each] for each in order]
        assert read.ones("players") == [players - 2]
        assert read.ones("hand") == clues(people[0]["hand"])
        assert read.ones("discards") == clues(view["clue_discards"])
        assert read.numbers("clues", 1) == [facts["clue_deck"]]
        assert read.numbers("treasures", 1) == [facts["deck"]["left"]]
        assert read.numbers("safe", 1) == [facts["deck"]["safe"]]
        assert read.numbers("coins", players) == [each["gold"] for each in told]
        assert read.numbers("held", players) == [each["amulets"] for each in told]
        assert read.numbers("spare", players) == [each["roses"] for each in told]
        assert read.numbers("sizes", players) == [each["hand"] for each in told]
        assert read.numbers("idle", 1) == [view["idle_turns"]]
        assert read.ones("first") == [order.index(view["first_player"])]
        turn = [] if facts["turn"] is None or state.over else [order.index(facts["turn"])]
        assert read.ones("turn") == turn
        for place, person in enumerate(people):
            atv = [CELL_NUMBERS[person["atv"]]] if person["atv"] else []
            assert read.row("atv", place, 132) == atv
        if facts["share"] is not None:
            assert read.ones("raiser") == [order.index(facts["share"]["raiser"])]
            assert read.numbers("pile", 1) == [facts["share"]["left"]]
            assert sum(read.fields["mine"]) == len(facts["share"]["mine"])
            assert sum(read.fields["opened"]) == len(facts["share"]["turned"])


@pytest.mark.parametrize("players", [2, 4])
def test_the_island_and_its_maps(players: int) -> None:
    for _, seat, read, view, facts in moments("tobago", players):
        spaces = [CELL_NUMBERS[name] for name in facts["spaces"]]
        land = sorted(cell for terrain in range(6) for cell in read.row("terrain", terrain, 132))
        assert land == spaces
        assert read.ones("huts") == sorted(CELL_NUMBERS[name] for name in view["huts"])
        assert read.ones("palms") == sorted(CELL_NUMBERS[name] for name in view["palms"])
        assert read.ones("amulets") == sorted(CELL_NUMBERS[name] for name in view["amulets"])
        for statue in view["statues"]:
            plane = DIRECTIONS.index(statue["faces"])
            assert CELL_NUMBERS[statue["space"]] in read.row("statues", plane, 132)
        for number, name in enumerate(MAP_NAMES):
            possible = int(facts["maps"][name]["possible"], 16)
            cells = [cell for bit, cell in enumerate(spaces) if possible >> bit & 1]
            assert read.row("sites", number, 132) == cells
            listed = [each["clue"] for each in view["maps"][name]["clues"] if each["clue"]]
            assert read.row("trail", number, 61) == clues(listed)
            for place, owner in enumerate(facts["maps"][name]["roses"][:12]):
                assert read.row("roses", 12 * number + place, 4) == [(owner - seat) % players]
