"""Phase 2: turns and passing (LI-2.1 to LI-2.3)."""

import pytest

from tests.acting import kinds
from tests.games.loot_island.helpers_actions import (
    CUBES,
    LANDINGS,
    SHIP,
    SIX,
    asks,
    cubes,
    everyone_passes,
    hand,
    hands,
    table,
)
from tests.support import do, legal, refused, rule

# Turns (LI-2.1)


@rule("LI-2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    people = hands("R2a R3a R4b", "G2a G3a G4b", "V2a V3b V4a")
    state = table(3, people=people, first_player=first)
    turns = []
    for number in range(6):
        seat = state.decider()
        turns.append(seat)
        card = hand(state, seat)[0]
        do(state, seat, f"{['N1', 'E1', 'S1'][seat]} {card} done")
    assert turns == [(first + n) % 3 for n in range(6)]


@rule("LI-2.1")
def test_a_turn_is_map_cards_or_a_small_island_or_a_pass() -> None:
    state = table(3, people=hands("R2a R3a"))
    assert legal(state, 0) == ["pass", *LANDINGS, *SIX]
    assert refused(state, 0, "done") == ("LI-2.1", "own_turn")
    assert refused(state, 0, "R2a")[0] == "LI-2.1"


@rule("LI-2.1")
@pytest.mark.parametrize("turn", ["N1 R2a done", f"{SHIP} R2a R3b no", "pass"])
def test_after_exactly_one_action_the_next_player_has_the_turn(turn: str) -> None:
    state = table(3, people=hands("R2a R3b R4b R6b", "G2a G3a"))
    do(state, 0, turn)
    assert asks(state, 1) == "turn"
    assert legal(state, 0) == []


@rule("LI-2.1")
def test_the_actions_go_on_until_everybody_has_passed() -> None:
    state = table(3, people=hands("", "G2a G3a G4b"))
    do(state, 0, "pass")
    do(state, 1, "N1 G2a done")
    do(state, 2, "pass")
    do(state, 1, "N1 G3a done")
    do(state, 1, "N1 G4b done")
    assert asks(state, 1) == "turn"
    events = do(state, 1, "pass")
    assert "explored" in kinds(events)


@rule("LI-2.1")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a"))
    assert legal(state, 1) == legal(state, 2) == []


@rule("LI-2.1")
def test_who_acts_out_of_turn_is_told_so() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a"))
    assert refused(state, 1, "N1")[0] == "LI-2.1"
    assert refused(state, 1, "pass")[0] == "LI-2.1"


# Passing (LI-2.2, LI-2.3)


@rule("LI-2.2")
def test_who_passes_keeps_the_cards_and_has_no_more_turns() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a", "V2a V4a"))
    do(state, 0, "pass")
    assert hand(state, 0) == ["R2a", "R3a"]
    do(state, 1, "N1 G2a done")
    do(state, 2, "E1 V2a done")
    assert asks(state, 1) == "turn"
    assert legal(state, 0) == []


@rule("LI-2.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_to_pass_takes_the_first_player_tile(first: int) -> None:
    state = table(3, people=hands("R2a", "G2a", "V2a"), first_player=first)
    do(state, first, f"N1 {hand(state, first)[0]} done")
    second = (first + 1) % 3
    do(state, second, "pass")
    assert state.dump()["first_player"] == second
    do(state, (first + 2) % 3, "pass")
    do(state, first, "pass")
    assert state.dump()["first_player"] == second


@rule("LI-2.2")
def test_the_owner_of_the_tile_keeps_it_by_passing_first() -> None:
    state = table(3, first_player=2, people=hands("R2a", "G2a"))
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert state.dump()["first_player"] == 2
    assert asks(state, 1) == "turn"


@rule("LI-2.2", "LI-2.1")
def test_the_new_first_player_begins_the_next_round() -> None:
    state = table(3, people=hands("R2a"), events=["A4", "B10", "B11", "B12", "B7"])
    do(state, 0, "N1 R2a done")
    do(state, 1, "pass")
    everyone_passes(state)
    assert state.dump()["round"] == 2
    assert asks(state, 1) == "turn"


@rule("LI-2.2")
def test_who_can_do_nothing_else_must_pass() -> None:
    state = table(3, people=hands("", "R2a"))
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "N1") == ("LI-2.6", "no_cards")
    blocked = {"N1": "R", "N2": "G", "E1": "R", "E2": "G", "S1": "R", "S2": "G"}
    full = {name: {"cards": [f"{c}{n}a"]} for n, (name, c) in enumerate(blocked.items(), 3)}
    full |= {"W1": {"cards": ["V9b"]}, "W2": {"cards": ["A9b"]}}
    state = table(3, people=hands("V2a A2a R2a G2a"), landings=full)
    assert legal(state, 0) == ["pass"]


@rule("LI-2.2")
def test_with_no_face_up_island_left_one_plays_or_passes() -> None:
    state = table(3, people=hands("R2a R3a"), islands=[])
    assert legal(state, 0) == ["pass", *LANDINGS]
    assert refused(state, 0, CUBES) == ("LI-2.4", "island_face_down")


@rule("LI-2.3")
def test_a_one_curses_players_who_have_passed() -> None:
    state = table(3, people=hands("R1a"), passed=[1, 2])
    do(state, 0, "N1 R1a done")
    assert cubes(state) == [3, 4, 4]


@rule("LI-2.3")
def test_players_who_have_passed_discard_and_draw_and_keep_what_they_drew() -> None:
    state = table(
        3,
        top="V2a V9b A2a",
        people=hands("R5a R7a", "G9b"),
        landings={"N1": {"cards": ["R2a"], "compasses": [1, 2]}},
        passed=[1, 2],
        events=["A4", "B10", "B11", "B12", "B7"],
    )
    do(state, 0, "N1 R5a R7a done")
    assert cubes(state) == [2, 2, 2]
    assert hand(state, 1) == ["G9b", "V9b"]
    assert hand(state, 2) == ["A2a"]
    assert asks(state, 0) == "turn"  # they stay passed
    do(state, 0, "pass")
    while not state.sealed():
        seat = state.decider()
        do(state, seat, legal(state, seat)[0])
    assert state.dump()["round"] == 2
    assert hand(state, 1) == ["G9b", "V9b"]
