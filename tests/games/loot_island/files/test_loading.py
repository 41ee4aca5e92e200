"""Positions by hand: what stands for keys left out, and what is said about mistakes."""

from typing import Any

import pytest

from doubloon.games.loot_island.components.deck import EVENTS
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.errors import PositionError
from tests.games.loot_island.helpers_actions import CARDS
from tests.support import DECK, GAME, position

TABLE = "a table of keys and values"
BIG = 2**63 - 1


def load(data: Any, players: int = 3) -> LootIsland:
    state = GAME.load(players, GAME.checked_options({}), GAME.decks.standard(), data)
    assert isinstance(state, LootIsland)
    return state


def three(**data: Any) -> dict[str, Any]:
    return {"players": [{}, {}, {}], **data}


def person(**data: Any) -> dict[str, Any]:
    return {"players": [{}, data, {}]}


def at_n1(**data: Any) -> dict[str, Any]:
    return three(landings={"N1": data})


def test_what_stands_for_keys_left_out() -> None:
    data = load(three()).dump()
    deck = DECK
    treasures = [n for n in range(1, 75) if deck.pile[n - 1] in (1, 4)]
    assert sorted(data["map_deck"], key=CARDS.index) == CARDS
    assert sorted(data["treasure_deck"]) == treasures
    piles = [deck.pile[n - 1] for n in data["treasure_deck"]]
    assert len(set(piles)) == 2
    assert piles == sorted(piles, key=piles.index)
    assert len(set(data["events"])) == 5
    assert len(set(data["healers"])) == 3
    assert data["healers"] == sorted(data["healers"])
    expected = {
        "round": 1,
        "event": None,
        "first_player": 0,
        "ship": {"corner": "NW", "bow": "clockwise"},
        "islands": [tile + 1 for tile in range(7) if load(three()).setup.tiles >> tile & 1],
        "landings": {},
        "map_discards": [],
        "map_shuffles": [],
        "treasure_discards": [],
        "treasures_reshuffled": False,
        "table": [],
        "healers_offered": [],
        "passed": [],
        "eliminated": [],
        "aaron_out": False,
        "treasures_ran_out": False,
        "over": False,
    }
    assert {key: data[key] for key in expected} == expected
    blank = {
        "treasures": [],
        "cubes": 3,
        "healer": None,
        "shown": None,
        "hand": [],
        "chosen": [],
    }
    assert data["players"] == [blank] * 3
    assert data["stack"] == [
        {"name": "round", "phase": 2},
        {"name": "actions", "next": 1},
        {"name": "turn", "seat": 0, "actor": 0},
    ]


def test_a_seed_picks_the_decks() -> None:
    assert load(three(seed=0)).dump() == load(three()).dump()
    one, two = load(three(seed=1)).dump(), load(three(seed=2)).dump()
    for key in ("map_deck", "treasure_deck", "events", "healers"):
        assert one[key] != two[key]
    assert load(three(seed=1)).hash() == load(three(seed=1)).hash()


def test_what_is_written_is_taken() -> None:
    data = three(
        round=4,
        event="B6",
        first_player=2,
        ship={"corner": "SE", "bow": "counterclockwise"},
        islands=[1, 5],
        landings={"N1": {"cards": ["R3a", "R5b"], "compasses": [2, 0]}, "W2": {"compasses": [1]}},
        map_discards=["G4a"],
        treasure_discards=[],
        passed=[0],
        aaron_out=False,
        treasures_ran_out=True,
        treasures_reshuffled=True,
        decided=17,
        reveals=8,
        chance={"shuffles": 6, "small": 99},
        healers=[2, 3, 9],
        events=["A3", "B7", "B8", "B6", "B12"],
    )
    data["players"][1] = {"hand": ["V1a", "A*b"], "cubes": 7}
    dump = load(data).dump()
    for key in ("players", "landings", "chance"):
        data.pop(key)
    assert {key: dump[key] for key in data} == data
    assert dump["landings"] == {
        "N1": {"cards": ["R3a", "R5b"], "compasses": [2, 0]},
        "W2": {"cards": [], "compasses": [1]},
    }
    assert dump["chance"]["shuffles"] == 6
    assert dump["players"][1]["hand"] == ["V1a", "A*b"]
    assert dump["players"][1]["cubes"] == 7
    named = {"R3a", "R5b", "G4a", "V1a", "A*b"}
    assert sorted(dump["map_deck"]) == sorted(set(CARDS) - named)


def test_the_event_of_the_round_is_in_its_place() -> None:
    for number in (1, 2, 5):
        events = load(three(round=number, event="B9")).dump()["events"]
        assert events[number - 1] == "B9"
        assert len(set(events)) == 5


def test_decks_are_written_top_first() -> None:
    state = load(three(treasure_deck=load(three()).dump()["treasure_deck"], map_deck=CARDS))
    assert state.dump()["map_deck"] == CARDS
    assert state.map_deck[state.map_left - 1] == 0
    assert state.map_left == 88


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], f"position: [] is not allowed; {TABLE}"),
        ({}, "players: None is not allowed; a list"),
        ({"players": [{}, {}]}, "players: 2 entries; 3 are needed"),
        (three(round=0), "round: 0 is not allowed; a whole number from 1 to 5"),
        (three(round=6), "round: 6 is not allowed; a whole number from 1 to 5"),
        (three(event="B99"), f"event: 'B99' is not allowed; one of {', '.join(EVENTS)}"),
        (three(first_player=3), "first_player: 3 is not allowed; a whole number from 0 to 2"),
        (three(first_player=-1), "first_player: -1 is not allowed; a whole number from 0 to 2"),
        (three(ship=1), f"ship: 1 is not allowed; {TABLE}"),
        (three(ship={"sail": 1}), "ship: the key 'sail' is unknown; allowed are corner, bow"),
        (
            three(ship={"corner": "N"}),
            "ship.corner: 'N' is not allowed; one of NW, NE, SE, SW",
        ),
        (
            three(ship={"bow": "N"}),
            "ship.bow: 'N' is not allowed; one of clockwise, counterclockwise",
        ),
        (three(islands=[0]), "islands: 0 is not allowed; a whole number from 1 to 7"),
        (three(islands=[8]), "islands: 8 is not allowed; a whole number from 1 to 7"),
        (three(islands=1), "islands: 1 is not allowed; a list"),
        (three(landings=1), f"landings: 1 is not allowed; {TABLE}"),
        (
            three(landings={"X1": {}}),
            "landings: the key 'X1' is unknown; allowed are N1, N2, E1, E2, S1, S2, W1, W2",
        ),
        (three(landings={"N1": 1}), f"landings.N1: 1 is not allowed; {TABLE}"),
        (at_n1(card=1), "landings.N1: the key 'card' is unknown; allowed are cards, compasses"),
        (at_n1(cards=1), "landings.N1.cards: 1 is not allowed; a list"),
        (at_n1(compasses=1), "landings.N1.compasses: 1 is not allowed; a list"),
        (
            at_n1(cards=["X1"]),
            "landings.N1.cards: 'X1' is no map card; such as R3a, G10b or A*a",
        ),
        (at_n1(cards=["R1a", "G2a"]), "landings.N1.cards: G2a is of another colour (LI-2.9)"),
        (at_n1(cards=["R3a", "R2a"]), "landings.N1.cards: values must not fall (LI-2.9)"),
        (at_n1(cards=["R3a", "R3a"]), "landings.N1.cards: a card is there twice"),
        (at_n1(cards=["R*a", "R*a"]), "landings.N1.cards: a card is there twice"),
        (
            at_n1(compasses=[3]),
            "landings.N1.compasses: 3 is not allowed; a whole number from 0 to 2",
        ),
        (
            at_n1(compasses=[-1]),
            "landings.N1.compasses: -1 is not allowed; a whole number from 0 to 2",
        ),
        (at_n1(compasses=[1, 1]), "landings.N1.compasses: seat 1 is there twice (LI-2.7)"),
        (
            three(landings={"E1": {"cards": ["R1a"]}, "E2": {"cards": ["R1b"]}}),
            "landings: the two landings of a coast share a colour (LI-2.8)",
        ),
        (three(map_discards=1), "map_discards: 1 is not allowed; a list"),
        (
            three(map_discards=[1]),
            "map_discards: 1 is no map card; such as R3a, G10b or A*a",
        ),
        (three(map_shuffles=1), "map_shuffles: 1 is not allowed; a list"),
        (three(map_shuffles=[1]), "map_shuffles: 1 is not allowed; a list"),
        (three(treasure_discards=1), "treasure_discards: 1 is not allowed; a list"),
        (three(table=[0]), "table: 0 is not allowed; a whole number from 1 to 74"),
        (three(table=[75]), "table: 75 is not allowed; a whole number from 1 to 74"),
        (
            three(treasures_reshuffled=1),
            "treasures_reshuffled: 1 is not allowed; true or false",
        ),
        (
            three(healers_offered=[15]),
            "healers_offered: 15 is not allowed; a whole number from 1 to 14",
        ),
        (
            three(healers_offered=[0]),
            "healers_offered: 0 is not allowed; a whole number from 1 to 14",
        ),
        (three(passed=[3]), "passed: 3 is not allowed; a whole number from 0 to 2"),
        (three(passed=[-1]), "passed: -1 is not allowed; a whole number from 0 to 2"),
        (three(eliminated=[3]), "eliminated: 3 is not allowed; a whole number from 0 to 2"),
        (three(aaron_out=1), "aaron_out: 1 is not allowed; true or false"),
        (three(treasures_ran_out=1), "treasures_ran_out: 1 is not allowed; true or false"),
        (three(over=1), "over: 1 is not allowed; true or false"),
        (three(decided=-1), f"decided: -1 is not allowed; a whole number from 0 to {BIG}"),
        (three(reveals=-1), f"reveals: -1 is not allowed; a whole number from 0 to {BIG}"),
        (three(seed=-1), f"seed: -1 is not allowed; a whole number from 0 to {BIG}"),
        (three(chance=1), f"chance: 1 is not allowed; {TABLE}"),
        (
            three(chance={"dice": 1}),
            "chance: the key 'dice' is unknown; allowed are shuffles, small",
        ),
        (
            three(chance={"shuffles": -1}),
            f"chance.shuffles: -1 is not allowed; a whole number from 0 to {BIG}",
        ),
        (
            three(chance={"small": -1}),
            f"chance.small: -1 is not allowed; a whole number from 0 to {BIG}",
        ),
        (three(stack=1), "stack: 1 is not allowed; a list"),
        (three(stack=[1]), f"stack[0]: 1 is not allowed; {TABLE}"),
        (three(stack=[{"name": "dance"}]), "stack[0].name: 'dance' is not allowed; one of prepare"),
        (three(stack=[{"name": "round"}]), "stack[0]: round needs the key phase"),
        (
            three(stack=[{"name": "round", "phase": 4}]),
            "stack[0].phase: 4 is not allowed; a whole number from 1 to 3",
        ),
        (three(stack=[]), "stack: a finished game has no question, any other has one"),
        (three(map_deck=1), "map_deck: 1 is not allowed; a list"),
        (three(map_deck=["X"]), "map_deck: 'X' is no map card; such as R3a, G10b or A*a"),
        (three(map_deck=CARDS[1:]), "position: map cards do not add up"),
        (three(treasure_deck=1), "treasure_deck: 1 is not allowed; a list"),
        (
            three(treasure_deck=[75]),
            "treasure_deck: 75 is not allowed; a whole number from 1 to 74",
        ),
        (three(treasure_deck=[1]), "position: treasures do not add up"),
        (three(healers=1), "healers: 1 is not allowed; a list"),
        (three(healers=[0]), "healers: 0 is not allowed; a whole number from 1 to 14"),
        (three(events=1), "events: 1 is not allowed; a list"),
        (three(events=["A3"]), "events: five are needed, one for each round"),
        (person(gold=1), "players[1]: the key 'gold' is unknown; allowed are treasures, hand, "),
        ({"players": [{}, 1, {}]}, f"players[1]: 1 is not allowed; {TABLE}"),
        (person(treasures=1), "players[1].treasures: 1 is not allowed; a list"),
        (person(hand=1), "players[1].hand: 1 is not allowed; a list"),
        (person(hand={"hidden": [3]}), "players[1].hand: {'hidden': [3]} is not allowed; a list"),
        (person(chosen=1), "players[1].chosen: 1 is not allowed; a list"),
        (person(cubes=-1), "players[1].cubes: -1 is not allowed; a whole number from 0 to 999"),
        (person(cubes=1000), "players[1].cubes: 1000 is not allowed; a whole number from 0 to 9"),
        (person(healer=0), "players[1].healer: 0 is not allowed; a whole number from 1 to 14"),
        (person(healer=15), "players[1].healer: 15 is not allowed; a whole number from 1 to 14"),
        (person(shown=15), "players[1].shown: 15 is not allowed; a whole number from 1 to 14"),
        (person(chosen=["R1a"]), "position: chosen, but not in hand"),
    ],
)
def test_mistakes_are_named(data: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        load(data)
    assert str(caught.value).startswith(message)


def test_with_two_players_aaron_is_the_third() -> None:
    with pytest.raises(PositionError) as caught:
        load({"players": [{}, {}]}, 2)
    assert str(caught.value) == "players: 2 entries; 3 are needed (the third is Aaron)"
    state = load({"players": [{}, {}, {"hand": ["R1a"]}]}, 2)
    assert state.dump()["players"][2] == {"treasures": [], "hand": ["R1a"]}


def test_too_many_questions() -> None:
    with pytest.raises(PositionError, match=r"^stack: at most \d+ questions$"):
        load(three(stack=[{"name": "round", "phase": 2}] * 1000))


def test_limits_that_are_just_allowed() -> None:
    load(person(cubes=0))
    load(person(cubes=999))
    load(three(round=5, first_player=2, decided=BIG, reveals=BIG, seed=BIG))
    load(at_n1(cards=["R3a", "R3b", "R*a"], compasses=[0, 2]))
    load(three(landings={"E1": {"cards": ["R1a"]}, "E2": {"cards": ["G1b"]}}))
    load(three(islands=[]))


def test_views_load_again() -> None:
    state = position(3, people={0: {"hand": ["R1a", "G2b"]}, 1: {"hand": ["V3a"]}})
    for seat in (-1, 0, 1, 2):
        data = state.view(seat).data()
        view = GAME.load_view(3, state_options(), GAME.decks.standard(), data, seat)
        assert view.data() == data
        assert view.seat == seat


def state_options() -> dict[str, Any]:
    return GAME.checked_options({})


@pytest.mark.parametrize("event", ["A1", "A4", "B1"])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_any_event_can_stand_in_any_round(event: str, number: int) -> None:
    if event == "B1" and number == 1:
        return  # round 1 has an A event (LI-S5)
    assert load(three(event=event, round=number)).dump()["events"][number - 1] == event


def test_a_view_tells_of_every_shuffle_what_a_hidden_hand_holds() -> None:
    state = position(3)
    data = state.view(0).data()
    data["players"][1]["hand"]["hidden"] = []
    data["map_shuffles"] = [["R1a"]]
    data["players"][2]["hand"]["hidden"] = [0]
    with pytest.raises(PositionError, match="2 numbers are needed"):
        GAME.load_view(3, GAME.checked_options({}), GAME.decks.standard(), data, 0)
