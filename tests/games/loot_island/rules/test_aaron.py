"""Two players and Aaron, seat 2: who he is, acting for him, his loot (LI-P1 to LI-P5)."""

from typing import Any

import pytest

from tests.acting import seen
from tests.games.loot_island.helpers_actions import (
    COMPASS,
    CUBES,
    LANDINGS,
    PLAIN_EVENTS,
    SHIP,
    STACK,
    aaron_holds,
    asks,
    at,
    column,
    compasses,
    cubes,
    everyone_passes,
    hand,
    hands,
    islands,
    landings,
    loot,
    new_game,
    table,
)
from tests.support import do, legal, refused, rule

# Who he is (LI-P1)


@rule("LI-P1")
def test_aaron_has_six_face_up_cards_and_three_compasses() -> None:
    state = new_game(2, event="A4")
    assert len(state.dump()["players"]) == 3
    assert len(hand(state, 2)) == 6
    for seat in (-1, 0, 1):
        assert state.view(seat).data()["players"][2]["hand"] == hand(state, 2)
        others = {0, 1} - {seat}
        for other in others:
            assert isinstance(state.view(seat).data()["players"][other]["hand"], dict)
    state = aaron_holds("R2a G3a V4a A4b", passed=[1])
    do(state, 0, "aaron N1 R2a done aaron E1 G3a done aaron S1 V4a done aaron W1")
    assert legal(state, 0) == ["from-N1", "from-E1", "from-S1"]


@rule("LI-P1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_is_no_aaron(players: int) -> None:
    state = new_game(players, event="A4")
    assert len(state.dump()["players"]) == players
    assert "aaron" not in legal(state, state.decider())
    assert refused(state, state.decider(), "aaron") == ("LI-P1", "no_aaron")


@rule("LI-P1")
def test_aaron_takes_and_discards_no_cubes() -> None:
    state = table(2, people=hands("R1a", "", "R7a"), landings={"N1": at("", 2)})
    do(state, 0, "N1 R1a done")
    assert cubes(state) == [3, 4]
    assert state.cubes[2] == 0
    assert "cubes" not in state.dump()["players"][2]
    do(state, 1, "aaron N1 R7a done")
    assert cubes(state) == [2, 4]
    assert state.cubes[2] == 0


@rule("LI-P1")
@pytest.mark.parametrize("ask", [False, True])
def test_aaron_draws_no_cards_in_phase_two(ask: bool) -> None:
    people = hands("R5a", "", "R8b")
    state = table(2, {"ask": ask}, top="V2a", people=people, landings={"N1": at("", 2)})
    do(state, 0, "N1 R5a done")
    if ask:
        do(state, 0, "yes")
    assert hand(state, 0) == ["V2a"]
    assert hand(state, 2) == ["R8b"]
    assert asks(state, 1) == "turn"


@rule("LI-P1")
def test_aaron_keeps_only_crowns_from_a_loot_and_takes_no_curse() -> None:
    full = {"N1": at("R3a R4b R7b R9b", 2, 0)}  # two compasses, no chest
    state = table(2, dig=[6, 24], landings=full)
    everyone_passes(state)
    assert loot(state, 2) == [24]  # a crown with curse 2
    assert state.cubes[2] == 0
    state = table(2, dig=[6, 7], landings=full)
    everyone_passes(state)
    assert loot(state, 2) == []
    assert state.dump()["treasure_discards"] == [7]
    assert legal(state, 0) == ["keep-6", "discard-6"]


# Phase 1 (LI-P2)


@rule("LI-P2")
def test_aarons_leftovers_are_discarded_and_he_gets_six_new_cards() -> None:
    state = aaron_holds("R2a R3a", events=PLAIN_EVENTS)
    events = everyone_passes(state)
    assert set(state.dump()["map_discards"]) == {"R2a", "R3a"}
    assert len(hand(state, 2)) == 6
    assert not {"R2a", "R3a"} & set(hand(state, 2))
    told = [each for each in seen(events, "drew") if each["seat"] == 2]
    assert sorted(told[0]["cards"]) == sorted(hand(state, 2))  # face up
    assert asks(state, 0) == "turn"  # nobody was asked about them


@rule("LI-P2")
def test_aaron_gets_five_cards_under_b5() -> None:
    state = aaron_holds("R2a R3a", events=["A4", "B5", *PLAIN_EVENTS[2:]])
    everyone_passes(state)
    assert len(hand(state, 2)) == 5


# Acting for him (LI-P3)


@rule("LI-P3")
def test_instead_of_an_own_action_one_may_act_for_aaron() -> None:
    state = table(2, people=hands("R2a R3a", "", "G2a G3a"))
    assert legal(state, 0) == ["pass", "aaron", *LANDINGS, *islands(state, 0)]
    do(state, 0, "aaron")
    assert legal(state, 0) == [*LANDINGS, *islands(state, 0)]
    assert len(islands(state, 0)) == 6
    do(state, 0, "N1 G2a done")
    assert column(state, "N1") == ["G2a"]
    assert compasses(state, "N1") == [2]
    assert hand(state, 0) == ["R2a", "R3a"]
    assert hand(state, 2) == ["G3a"]
    assert asks(state, 1) == "turn"  # it was the whole turn


@rule("LI-P3")
def test_aaron_cannot_pass() -> None:
    state = aaron_holds("G2a G3a")
    do(state, 0, "aaron")
    assert refused(state, 0, "pass") == ("LI-P3", "aaron_acts")
    assert refused(state, 0, "aaron")[0] == "LI-P3"


@rule("LI-P3")
def test_aaron_uses_his_cards_and_compasses_only() -> None:
    stacks = {name: at("", 0) for name in ("N1", "E1", "S1")}
    state = table(2, people=hands("R2a R3a", "", "G2a V3a"), landings=stacks)
    do(state, 0, "aaron")
    assert islands(state, 0) == []  # his two cards differ in colour
    assert refused(state, 0, CUBES)[0] == "LI-2.4"
    do(state, 0, "W1")
    assert legal(state, 0) == ["G2a", "V3a"]  # no compass need be moved
    assert refused(state, 0, "R2a") == ("LI-2.6", "not_in_hand")
    do(state, 0, "G2a done")
    assert compasses(state, "W1") == [2]
    assert refused(table(2, people=hands("R2a R3a")), 0, "aaron") == ("LI-P3", "aaron_cannot")


@rule("LI-P3")
def test_own_actions_use_own_cards_only() -> None:
    state = table(2, people=hands("R2a", "", "R3a R4a"))
    assert islands(state, 0) == []
    do(state, 0, "N1 R2a")
    assert legal(state, 0) == ["done"]


@rule("LI-P3")
def test_the_usual_rules_of_placement_hold_for_aaron() -> None:
    state = aaron_holds("R2a R9b G4b", landings={"N1": at("R5a", 0), "E1": at("G3a")})
    do(state, 0, "aaron")
    assert landings(state, 0) == LANDINGS
    do(state, 0, "N1")
    assert legal(state, 0) == ["R9b"]
    assert refused(state, 0, "R2a") == ("LI-2.9", "too_low")
    do(state, 0, "R9b done")
    assert compasses(state, "N1") == [0, 2]


@rule("LI-P3")
def test_aaron_uses_a_small_island_with_his_cards() -> None:
    state = table(2, people=hands("R2a R3a", "R4a R5a", "G2a G3a"))
    do(state, 0, f"aaron {SHIP} G2a G3a yes")
    assert hand(state, 2) == []
    assert state.dump()["map_discards"] == ["G2a", "G3a"]
    assert state.dump()["ship"]["corner"] == "NE"
    assert 7 not in state.dump()["islands"]
    assert asks(state, 1) == "turn"


@rule("LI-P3")
def test_aarons_decisions_are_those_of_the_player_who_acts_for_him() -> None:
    stacks = {"N1": at("", 2), "E1": at("", 0, 2), "S1": at("", 2)}
    state = aaron_holds("G2a G3a V2a", landings=stacks)
    do(state, 0, f"aaron {STACK} G2a G3a")
    assert asks(state, 0) == "tile"
    assert legal(state, 0) == ["no", "N1", "E1", "S1"]
    do(state, 0, "E1")
    assert compasses(state, "E1") == [2, 0]
    do(state, 1, "aaron W1")
    assert asks(state, 1) == "compass"
    assert legal(state, 1) == ["from-N1", "from-E1", "from-S1"]
    do(state, 1, "from-E1 V2a done")
    assert compasses(state, "E1") == [0]
    assert compasses(state, "W1") == [2]


@rule("LI-P3")
def test_kind_e_places_or_moves_a_compass_of_aaron() -> None:
    stacks = {name: at("", 2) for name in ("N1", "E1", "S1")}
    state = aaron_holds("G2a G3a", landings=stacks)
    do(state, 0, f"aaron {COMPASS} G2a G3a W1")
    assert legal(state, 0) == ["from-N1", "from-E1", "from-S1"]
    do(state, 0, "from-N1")
    assert compasses(state, "N1") == []
    assert compasses(state, "W1") == [2]


@rule("LI-P3")
def test_players_with_a_compass_there_get_the_effects_of_aarons_cards() -> None:
    state = aaron_holds("R5a R7a", top="V2a V3a", landings={"N1": at("R2a", 0, 1)})
    do(state, 0, "pass")
    do(state, 1, "aaron N1 R5a R7a done")
    assert cubes(state) == [2, 2]
    assert hand(state, 1) == ["V2a"]  # clockwise from the active player
    assert hand(state, 0) == ["V3a"]
    assert hand(state, 2) == []


@rule("LI-P3")
def test_who_has_no_compass_there_gets_nothing_even_when_acting_for_aaron() -> None:
    state = aaron_holds("R5a R7a", landings={"N1": at("R2a", 1)})
    do(state, 0, "aaron N1 R5a R7a done")
    assert cubes(state) == [3, 2]
    assert hand(state, 0) == []
    assert len(hand(state, 1)) == 1


@rule("LI-P3")
def test_aarons_one_curses_both_players() -> None:
    state = aaron_holds("R1a R1b")
    do(state, 0, "aaron N1 R1a done")
    assert cubes(state) == [4, 4]
    do(state, 1, "aaron N1 R1b done")
    assert cubes(state) == [5, 5]
    assert column(state, "N1") == ["R1a", "R1b"]


# Loot and crowns (LI-P4, LI-P5)


@rule("LI-P4")
@pytest.mark.parametrize(
    ("revealed", "taken"), [([5, 70, 6], 70), ([74, 5, 70], 74), ([22, 21, 17], 22)]
)
def test_aaron_always_takes_the_highest_reference_number(revealed: list[int], taken: int) -> None:
    full = {"N1": at("R3a R4b R7b R9b", 2, 0, 1)}
    state = table(2, dig=revealed, landings=full)
    everyone_passes(state)
    assert loot(state, 2) == [taken]
    assert set(state.dump()["table"]) == set(revealed) - {taken}
    assert asks(state, 0) == "take"


@rule("LI-P4")
def test_aaron_takes_the_highest_number_even_when_a_lower_one_is_a_crown() -> None:
    full = {"N1": at("R3a R4b R7b R9b", 0, 2, 1)}
    state = table(2, dig=[24, 69, 5], landings=full)  # a crown, a skull, a coin bag
    everyone_passes(state)
    assert asks(state, 0) == "take"
    do(state, 0, "keep-5")
    assert loot(state, 2) == []
    assert state.dump()["treasure_discards"] == [69]
    assert legal(state, 1) == ["keep-24", "discard-24"]


@rule("LI-P5")
def test_aarons_crosses_count_in_the_crown_ranking() -> None:
    """Crown 21: value 2, 1 cross. Crown 74: value 3, 4 crosses. The tile is seat 0's: 5."""
    people: dict[int, dict[str, Any]] = {0: {"treasures": [21], "cubes": 0}, 1: {"cubes": 0}}
    state = table(2, people=people, over=True)
    assert state.scores() == [2 + 25 + 5, 0]
    people[2] = {"treasures": [74]}
    state = table(2, people=people, over=True)
    assert state.scores() == [2 + 18 + 5, 0]


@rule("LI-P5", "LI-P6")
def test_ties_in_crowns_are_shared_with_aaron() -> None:
    people = {
        0: {"treasures": [21], "cubes": 0},
        1: {"cubes": 0},
        2: {"treasures": [22]},
    }
    state = table(2, people=people, over=True)
    assert state.scores() == [2 + 21 + 5, 0]  # (25 + 18) / 2, rounded down


@rule("LI-P5")
def test_aaron_cannot_win() -> None:
    people = {0: {"cubes": 0}, 1: {"cubes": 0}, 2: {"treasures": [72, 73, 74]}}
    state = table(2, people=people, over=True)
    assert state.placings() == [1, 2]
