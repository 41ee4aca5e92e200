"""The events A1 to A4 (LI-EV1 to LI-EV4)."""

from typing import Any

import pytest

from tests.acting import seen
from tests.games.loot_island.helpers_loot import (
    PAIR,
    column,
    cubes,
    explore,
    hand,
    in_phase_two,
    loot,
    loots,
    moves,
    of,
    one,
    opening,
    pile,
    stacked,
)
from tests.support import do, legal, refused, rule

# A1


@rule("LI-EV1")
def test_a_one_who_draws_two_cards_takes_two_cubes() -> None:
    state = opening(3, "A1")
    moves(state, "0:yes 1:no 2:yes")
    assert [len(hand(state, seat)) for seat in range(3)] == [2, 0, 2]
    assert cubes(state) == [5, 3, 5]


@rule("LI-EV1")
def test_a_one_cards_come_on_top_of_a_full_hand_before_the_first_turn() -> None:
    full = ["R1a", "R2a", "R3a", "R4a", "R5a", "R6a", "R7a"]
    state = opening(3, "A1", people=one(0, *full))
    moves(state, "0:yes 1:no 2:no")
    assert len(hand(state, 0)) == 9
    assert "pass" in legal(state, 0)


@rule("LI-EV1", "LI-EV19", "LI-M1")
def test_a_one_is_asked_in_turn_order_openly() -> None:
    state = opening(3, "A1", first_player=1)
    assert not state.sealed()
    assert state.deciders() == [1]
    assert legal(state, 1) == ["yes", "no"]
    events = do(state, 1, "yes")
    assert seen(events, "extra_cards", 0)[0]["taken"] is True
    assert state.deciders() == [2]
    assert state.view(2).data()["players"][1]["cubes"] == 5
    moves(state, "2:no 0:yes")
    assert cubes(state) == [5, 5, 3]


@rule("LI-EV1")
def test_a_one_drawn_cards_are_secret() -> None:
    state = opening(3, "A1")
    events = do(state, 0, "yes")
    assert "cards" in seen(events, "drew", 0)[0]
    assert "cards" not in seen(events, "drew", 1)[0]


# A2


@rule("LI-EV2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_two_reveals_a_treasure_for_each_player_at_once(players: int) -> None:
    state = opening(players, "A2", top=[5, 6, 13, 14, 17])
    assert of(state, "table") == [5, 6, 13, 14, 17][:players]
    assert state.view(-1).data()["table"] == [5, 6, 13, 14, 17][:players]
    assert "pass" in legal(state, 0)


@rule("LI-EV2", "LI-P6")
def test_a_two_does_not_count_aaron() -> None:
    state = opening(2, "A2", top=[5, 6, 13])
    assert of(state, "table") == [5, 6]
    moves(state, "0:pass 0:keep-5 1:pass 1:keep-6")
    assert of(state, "round") == 2


@rule("LI-EV2")
def test_a_two_who_passes_must_take_and_keep_one_of_them() -> None:
    state = opening(3, "A2", top=[5, 6, 13])
    do(state, 0, "pass")
    assert state.deciders() == [0]
    assert legal(state, 0) == ["keep-5", "keep-6", "keep-13"]
    assert refused(state, 0, "discard-5")[1] == "must_keep"
    do(state, 0, "keep-6")
    assert loot(state, 0) == [6]
    assert of(state, "table") == [5, 13]


@rule("LI-EV2")
def test_a_two_every_player_gets_one_and_the_last_gets_what_is_left() -> None:
    state = opening(3, "A2", top=[5, 6, 13])
    moves(state, "0:pass 0:keep-13 1:pass 1:keep-5 2:pass 2:keep-6")
    assert [loot(state, seat) for seat in range(3)] == [[13], [5], [6]]
    assert of(state, "table") == []
    assert of(state, "round") == 2


@rule("LI-EV2", "LI-EV19")
def test_a_two_the_treasure_brings_its_cubes_and_crosses_off_as_any_kept_one() -> None:
    state = opening(3, "A2", top=[57, 1, 6])
    moves(state, "0:pass 0:keep-57 1:pass 1:keep-1")
    assert cubes(state) == [7, 1, 3]


@rule("LI-EV2", "LI-EV19")
def test_a_two_the_first_player_tile_comes_before_the_treasure() -> None:
    state = opening(3, "A2", first_player=2, top=[5, 6, 13], people=one(2, "R3a"))
    moves(state, "2:N1 2:R3a 2:done 0:pass")
    assert of(state, "first_player") == 0
    assert loot(state, 0) == []
    do(state, 0, "keep-5")


@rule("LI-EV2", "LI-2.5")
def test_a_two_treasures_are_no_choice_at_the_small_island_for_a_treasure() -> None:
    state = opening(3, "A2", top=[5, 6, 13, 14], people=one(0, *PAIR))
    do(state, 0, "island-5 R2b R3a yes")
    assert legal(state, 0) == ["keep-14", "discard-14"]
    do(state, 0, "discard-14")
    assert of(state, "table") == [5, 6, 13]


@rule("LI-EV2")
def test_a_two_treasures_stay_for_those_who_have_not_passed() -> None:
    state = opening(3, "A2", top=[5, 6, 13], people=one(0, *PAIR))
    do(state, 0, "island-4 R2b R3a no")
    assert of(state, "table") == [5, 6, 13]
    assert loot(state, 0) == []


@rule("LI-EV2", "LI-2.5")
def test_a_two_the_help_at_the_small_island_does_not_deny_the_treasures_on_the_table() -> None:
    state = opening(3, "A2", top=[5, 6, 13, 14], people=one(0, *PAIR))
    do(state, 0, "island-5 R2b R3a yes")
    assert 5 in of(state, "table")
    assert refused(state, 0, "keep-5")[1] != "not_on_table"


@rule("LI-EV2", "LI-D2")
def test_a_two_what_is_left_of_it_is_skipped_when_the_treasures_run_out() -> None:
    table = [5, 6, 13]
    people = one(0, *PAIR, cubes=0) | {1: {"cubes": 0}}
    people[2] = {"cubes": 0, "treasures": stacked(3, [], table)}
    state = in_phase_two(3, event="A2", table=table, people=people, healers=[1, 2, 3])
    do(state, 0, "island-5 R2b R3a yes")
    assert of(state, "treasures_ran_out")
    assert cubes(state) == [1, 0, 0]
    do(state, 0, "healer-1")
    assert state.over
    assert loot(state, 0) == loot(state, 1) == []


@rule("LI-EV2", "LI-D2")
def test_a_two_with_too_few_treasures_goes_straight_to_the_end() -> None:
    people: dict[int, Any] = {seat: {"cubes": 0} for seat in range(3)}
    people[2]["treasures"] = stacked(3, [], [5, 6])
    state = opening(3, "A2", people=people, top=[5, 6])
    assert state.over


# A3


@rule("LI-EV3")
def test_a_three_a_small_island_costs_a_cube() -> None:
    state = in_phase_two(3, event="A3", people=one(0, *PAIR))
    do(state, 0, "island-4 R2b R3a yes")
    assert cubes(state) == [4, 3, 3]


@rule("LI-EV3")
def test_a_three_costs_a_cube_even_if_the_action_is_declined() -> None:
    state = in_phase_two(3, event="A3", people=one(0, *PAIR))
    do(state, 0, "island-4 R2b R3a no")
    assert cubes(state) == [4, 3, 3]


@rule("LI-EV3")
def test_without_a_three_a_small_island_costs_no_cube() -> None:
    state = in_phase_two(3, people=one(0, *PAIR))
    do(state, 0, "island-4 R2b R3a yes")
    assert cubes(state) == [3, 3, 3]


@rule("LI-EV3", "LI-EV19")
def test_a_three_the_cube_comes_before_the_action_and_can_be_discarded_by_it() -> None:
    state = in_phase_two(3, event="A3", people=one(0, *PAIR, cubes=0))
    do(state, 0, "island-1 R2b R3a")
    assert cubes(state) == [1, 3, 3]
    assert legal(state, 0) == ["cubes-0", "cubes-1"]
    do(state, 0, "cubes-1")
    assert cubes(state) == [0, 3, 3]


@rule("LI-EV3")
def test_a_three_does_not_touch_map_cards_on_the_main_island() -> None:
    state = in_phase_two(3, event="A3", people=one(0, *PAIR))
    do(state, 0, "N1 R2b done")
    assert cubes(state) == [3, 3, 3]


@rule("LI-EV3", "LI-P1")
def test_a_three_costs_nobody_a_cube_when_aaron_uses_the_island() -> None:
    state = in_phase_two(2, event="A3", people=one(2, *PAIR))
    do(state, 0, "aaron island-7 R2b R3a no")
    assert cubes(state) == [3, 3]


# A4


@rule("LI-EV4")
def test_a_four_takes_one_treasure_from_the_big_loot_and_adds_one_to_the_small() -> None:
    landings = {"N1": pile(column("R", 6), 0, 1), "N2": pile(column("G", 3, chests=1), 2)}
    state, events = explore(3, top=[5, 6, 13], landings=landings, event="A4")
    events += moves(state, "0:keep-5 2:keep-6 2:keep-13")
    assert loots(events) == [("big", "N1", 1), ("small", "N2", 2)]
    assert of(state, "round") == 2


@rule("LI-EV4")
def test_a_four_gives_a_small_loot_without_chests_a_treasure() -> None:
    landings = {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 4), 2)}
    state, _ = explore(3, top=[5], landings=landings, event="A4")
    do(state, 2, "keep-5")  # the Big Loot had one treasure less: none


@rule("LI-EV4")
def test_a_four_never_takes_a_big_loot_below_nothing() -> None:
    landings = {"N1": pile(column("R", 6)), "N2": pile(column("G", 3, chests=1), 2)}
    state, _ = explore(3, top=[5, 6], landings=landings, event="A4")
    moves(state, "2:keep-5 2:keep-6")
    assert of(state, "round") == 2
