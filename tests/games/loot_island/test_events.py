"""The events (LI-EV1 to LI-EV18: A1 to A4, B1 to B14) and their rulings (LI-EV19, LI-EV20)."""

from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from tests.games.loot_island.helpers_loot import (
    column,
    compasses,
    cubes,
    explore,
    hand,
    in_phase_two,
    loot,
    loots,
    moves,
    next_round,
    of,
    opening,
    pile,
    stacked,
)
from tests.support import do, kinds, legal, refused, rule, seen

PAIR = ["R2b", "R3a"]
TRIPLE = ["R2b", "R3a", "G6b"]


def one(seat: int, *cards: str, **more: Any) -> dict[int, Any]:
    """People of whom one has this hand."""
    return {seat: {"hand": list(cards), **more}}


def ship(state: LootIsland) -> tuple[str, str]:
    """Where the ship stands and where it faces."""
    found = of(state, "ship")
    return found["corner"], found["bow"]


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


# B1


@rule("LI-EV5")
@pytest.mark.parametrize("bow", ["clockwise", "counterclockwise"])
def test_b_one_moves_the_ship_a_second_time(bow: str) -> None:
    state, events = next_round(3, "B1", ship={"corner": "NW", "bow": bow})
    assert ship(state) == ("SE", bow)  # two corners on, the same either way
    assert kinds(events).count("ship") == 2


@rule("LI-EV5")
def test_without_b_one_the_ship_moves_once() -> None:
    state, _ = next_round(3, "B6", ship={"corner": "NW", "bow": "clockwise"})
    assert ship(state) == ("NE", "clockwise")


# B2


@rule("LI-EV6")
@pytest.mark.parametrize(
    ("bow", "after"),
    [("clockwise", ("NE", "counterclockwise")), ("counterclockwise", ("SW", "clockwise"))],
)
def test_b_two_turns_the_ship_on_its_corner_to_the_coast_explored_last(
    bow: str, after: tuple[str, str]
) -> None:
    state, _ = next_round(3, "B2", ship={"corner": "NW", "bow": bow})
    assert ship(state) == after
    explored = 0 if bow == "clockwise" else 3
    assert state.coast() == explored


@rule("LI-EV6")
def test_b_two_the_new_direction_lasts() -> None:
    state, _ = next_round(3, "B2", ship={"corner": "NW", "bow": "clockwise"}, seed=3)
    for seat in range(3):
        do(state, seat, "pass")
    for seat in state.deciders():
        do(state, seat, "done")
    assert of(state, "round") == 3
    assert ship(state) == ("NW", "counterclockwise")


@rule("LI-EV6", "LI-EV18")
def test_b_two_after_b_fourteen_faces_the_first_of_the_two_coasts() -> None:
    events = ["A3", "B14", "B2", "B6", "B7"]
    where = {"corner": "NW", "bow": "clockwise"}
    state, told = explore(3, event="B14", round=2, events=events, ship=where)
    assert [each["coast"] for each in seen(told, "explored")] == [0, 1]
    assert ship(state) == ("NE", "counterclockwise")
    assert state.coast() == 0


# B3


@rule("LI-EV7")
def test_b_three_turns_one_small_island_face_down_for_the_round() -> None:
    state, _ = next_round(3, "B3", people=one(0, *PAIR), islands=[])
    assert len(of(state, "islands")) == 5
    closed = ({1, 3, 4, 5, 6, 7} - set(of(state, "islands"))).pop()
    do(state, 0, "done")  # keeps both cards
    assert refused(state, 0, f"island-{closed}")[1] == "island_face_down"


@rule("LI-EV7")
def test_b_three_picks_the_small_island_at_random() -> None:
    closed = set()
    for seed in range(60):
        state, _ = next_round(5, "B3", seed=seed)
        closed |= set(range(1, 8)) - set(of(state, "islands"))
    assert closed == set(range(1, 8))


@rule("LI-EV7")
def test_b_three_is_over_with_the_round() -> None:
    events = ["A3", "B3", "B6", "B7", "B12"]
    state, _ = explore(3, event="B3", round=2, events=events, islands=[1, 3])
    assert of(state, "islands") == [1, 3, 4, 5, 6, 7]


# B4


@rule("LI-EV8")
def test_b_four_who_has_three_compasses_takes_one_of_their_choice_back() -> None:
    landings = {
        "E1": pile([], 0, 1),
        "S1": pile([], 1, 0),
        "W1": pile([], 0),
    }
    state, _ = next_round(3, "B4", landings=landings)
    assert state.deciders() == [0]
    assert legal(state, 0) == ["from-E1", "from-S1", "from-W1"]
    do(state, 0, "from-E1")
    assert compasses(state, "E1") == [1]
    assert compasses(state, "S1") == [1, 0]
    assert "pass" in legal(state, 0)  # seat 1 with two is not asked


@rule("LI-EV8", "LI-EV19")
def test_b_four_is_asked_in_turn_order_openly_after_the_hands_are_refilled() -> None:
    landings = {name: pile([], 0, 1, 2) for name in ("E1", "S1", "W1")}
    state, _ = next_round(3, "B4", landings=landings, first_player=1)
    assert not state.sealed()
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]
    moves(state, "1:from-E1 2:from-S1")
    assert compasses(state, "S1") == [0, 1]
    do(state, 0, "from-W1")
    assert state.deciders() == [1]
    assert "pass" in legal(state, 1)


@rule("LI-EV8")
def test_b_four_compasses_of_the_explored_coast_are_home_already() -> None:
    landings = {"N1": pile([], 0), "S1": pile([], 0), "W1": pile([], 0)}
    state, _ = next_round(3, "B4", landings=landings)
    assert "pass" in legal(state, 0)


@rule("LI-EV8", "LI-EV19")
def test_b_four_with_two_on_the_island_a_third_is_not_available_so_one_moves() -> None:
    landings = {"E1": pile([], 0), "S1": pile([], 0)}
    state = in_phase_two(3, event="B4", landings=landings, people=one(0, "R3a"))
    do(state, 0, "N1")
    assert legal(state, 0) == ["from-E1", "from-S1"]
    do(state, 0, "from-S1 R3a done")
    assert compasses(state, "N1") == [0]
    assert compasses(state, "S1") == []


@rule("LI-EV8", "LI-EV19")
def test_b_four_also_binds_the_small_island_that_places_a_compass() -> None:
    landings = {"E1": pile([], 0), "S1": pile([], 0)}
    state = in_phase_two(3, event="B4", landings=landings, people=one(0, *PAIR))
    do(state, 0, "island-6 R2b R3a N1")
    assert legal(state, 0) == ["from-E1", "from-S1"]
    do(state, 0, "from-E1")
    assert compasses(state, "N1") == [0]
    assert compasses(state, "E1") == []


@rule("LI-EV8")
def test_b_four_the_second_compass_comes_from_the_supply() -> None:
    state = in_phase_two(3, event="B4", landings={"E1": pile([], 0)}, people=one(0, "R3a"))
    do(state, 0, "N1 R3a done")
    assert compasses(state, "N1") == compasses(state, "E1") == [0]


@rule("LI-EV8")
def test_without_b_four_the_third_compass_comes_from_the_supply() -> None:
    landings = {"E1": pile([], 0), "S1": pile([], 0)}
    state = in_phase_two(3, landings=landings, people=one(0, "R3a"))
    do(state, 0, "N1 R3a done")
    assert compasses(state, "S1") == [0]


@rule("LI-EV8", "LI-P6")
def test_b_four_binds_aaron_and_the_first_player_chooses_for_him() -> None:
    landings = {name: pile([], 2) for name in ("E1", "S1", "W1")}
    state, _ = next_round(2, "B4", landings=landings, first_player=1)
    assert state.deciders() == [1]
    assert legal(state, 1) == ["from-E1", "from-S1", "from-W1"]
    do(state, 1, "from-S1")
    assert compasses(state, "S1") == []
    assert "pass" in legal(state, 1)


# B5


@rule("LI-EV9")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (5, 6)])
def test_b_five_refills_to_one_card_less(players: int, cards: int) -> None:
    state, _ = next_round(players, "B5")
    assert [len(hand(state, seat)) for seat in range(players)] == [cards] * players


@rule("LI-EV9", "LI-P2")
def test_b_five_gives_aaron_five_cards() -> None:
    state, _ = next_round(2, "B5")
    assert len(hand(state, 2)) == 5


@rule("LI-EV9")
def test_without_b_five_hands_are_refilled_to_seven() -> None:
    state, _ = next_round(3, "B6")
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]


@rule("LI-EV9", "LI-EV20")
def test_b_five_reduces_the_refill_and_not_the_hand() -> None:
    full = ["R1a", "R2a", "R3a", "R4a", "R5a", "R6a", "R7a"]
    people = one(0, *full) | one(1, "G1a", "G2a", "G3a", "G4a", "G5a", "G6a")
    state, _ = next_round(3, "B5", people=people)
    moves(state, "0:done 1:done")
    assert hand(state, 0) == full
    assert len(hand(state, 1)) == 6
    assert len(hand(state, 2)) == 6


# B6


@rule("LI-EV10")
def test_b_six_a_cube_card_discards_two_cubes_of_everyone_there() -> None:
    landings = {"N1": pile(["R2b"], 1)}
    state = in_phase_two(3, event="B6", landings=landings, people=one(0, "R7a"))
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [1, 1, 3]


@rule("LI-EV10")
def test_b_six_discards_up_to_two_cubes() -> None:
    people = one(0, "R7a", cubes=1) | {1: {"cubes": 0}}
    state = in_phase_two(3, event="B6", landings={"N1": pile(["R2b"], 1)}, people=people)
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [0, 0, 3]


@rule("LI-EV10")
def test_b_six_also_when_the_card_is_copied_by_a_one() -> None:
    landings = {"N1": pile(["R7a"], 1)}
    state = in_phase_two(3, event="B6", landings=landings, people=one(0, "R1a"))
    do(state, 0, "N1 R1a done copy-cube")
    assert cubes(state) == [1, 3, 3]


@rule("LI-EV10")
def test_without_b_six_a_cube_card_discards_one() -> None:
    state = in_phase_two(3, people=one(0, "R7a"))
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [2, 3, 3]


@rule("LI-EV10")
def test_b_six_does_not_change_draw_cards() -> None:
    state = in_phase_two(3, event="B6", people=one(0, "R5a"))
    do(state, 0, "N1 R5a done")
    assert len(hand(state, 0)) == 1


@rule("LI-EV10")
def test_b_six_does_not_change_discarded_treasures() -> None:
    landings = {"N1": pile(column("R", 4), 0)}
    state, _ = explore(3, top=[5], landings=landings, event="B6", people={0: {"cubes": 9}})
    do(state, 0, "discard-5")
    assert cubes(state) == [7, 3, 3]


# B7


@rule("LI-EV11")
def test_b_seven_a_small_island_costs_one_more_card_of_any_colour() -> None:
    state = in_phase_two(3, event="B7", people=one(0, *TRIPLE, "V4a"))
    do(state, 0, "island-4")
    do(state, 0, "R2b R3a")
    assert set(legal(state, 0)) >= {"G6b", "V4a"}
    do(state, 0, "V4a yes")
    assert "G6b" in hand(state, 0)
    assert len(hand(state, 0)) == 3
    assert set(of(state, "map_discards")) == {"R2b", "R3a", "V4a"}


@rule("LI-EV11")
def test_b_seven_the_third_card_may_have_the_same_colour() -> None:
    state = in_phase_two(3, event="B7", people=one(0, "R2b", "R3a", "R4b"))
    do(state, 0, "island-4 R2b R3a R4b no")
    assert hand(state, 0) == []


@rule("LI-EV11")
def test_b_seven_the_odd_card_may_be_of_a_lower_colour_than_the_pair() -> None:
    state = in_phase_two(3, event="B7", people=one(0, "R2b", "A3a", "A6a"))
    do(state, 0, "island-4")
    while state.question(0)[0] == "pay":
        do(state, 0, legal(state, 0)[0])
    assert hand(state, 0) == []


@rule("LI-EV11", "LI-2.4")
def test_b_seven_a_third_card_out_of_order_is_refused_for_its_order() -> None:
    state = in_phase_two(3, event="B7", people=one(0, "R2b", "R3a", "R4b", "R9b"))
    do(state, 0, "island-4 R2b R4b")
    assert legal(state, 0) == ["R9b"]
    assert refused(state, 0, "R3a")[1] == "ascending"


@rule("LI-EV11")
def test_b_seven_two_cards_of_one_colour_are_not_enough() -> None:
    state = in_phase_two(3, event="B7", people=one(0, *PAIR))
    assert refused(state, 0, "island-4")[1] == "cannot_pay"


@rule("LI-EV11")
def test_b_seven_still_needs_two_cards_of_one_colour() -> None:
    state = in_phase_two(3, event="B7", people=one(0, "R2b", "G6b", "V4a"))
    assert refused(state, 0, "island-4")[1] == "cannot_pay"


# B8


@rule("LI-EV12")
def test_b_eight_the_first_pass_costs_all_others_two_cubes() -> None:
    state = in_phase_two(3, event="B8", people=one(0, "R2b"))
    moves(state, "0:N1 0:R2b 0:done 1:pass")
    assert cubes(state) == [5, 3, 5]
    assert of(state, "first_player") == 1


@rule("LI-EV12")
def test_b_eight_later_passes_cost_nothing() -> None:
    state = in_phase_two(3, event="B8")
    moves(state, "0:pass 1:pass")
    assert cubes(state) == [3, 5, 5]


@rule("LI-EV12", "LI-EV19")
def test_b_eight_also_when_the_first_passer_has_the_tile_already() -> None:
    state = in_phase_two(3, event="B8", first_player=2)
    do(state, 2, "pass")
    assert cubes(state) == [5, 5, 3]


@rule("LI-EV12")
def test_without_b_eight_the_first_pass_costs_nobody_a_cube() -> None:
    state = in_phase_two(3)
    do(state, 0, "pass")
    assert cubes(state) == [3, 3, 3]


@rule("LI-EV12", "LI-P6")
def test_b_eight_with_two_players_only_the_other_player_takes_cubes() -> None:
    state = in_phase_two(2, event="B8")
    do(state, 0, "pass")
    assert cubes(state) == [3, 5]


# B9


@rule("LI-EV13")
def test_b_nine_a_small_island_costs_one_card_and_then_one_must_pass() -> None:
    people = one(0, "R2b", "G6b", "V4a") | one(1, "A3a")
    state = in_phase_two(3, event="B9", people=people, passed=[2])
    do(state, 0, "island-4 G6b yes")
    assert len(hand(state, 0)) == 4
    assert of(state, "passed") == [0, 2]
    assert state.deciders() == [1]
    do(state, 1, "N1 A3a done")
    assert state.deciders() == [1]


@rule("LI-EV13")
def test_b_nine_one_card_in_hand_is_enough_and_two_are_not_taken() -> None:
    state = in_phase_two(3, event="B9", people=one(0, *PAIR))
    do(state, 0, "island-1 R2b cubes-2")
    assert hand(state, 0) == ["R3a"]
    assert cubes(state) == [1, 3, 3]


@rule("LI-EV13")
def test_b_nine_the_pass_comes_even_if_the_action_is_declined() -> None:
    state = in_phase_two(3, event="B9", people=one(0, *PAIR))
    do(state, 0, "island-4 R2b no")
    assert of(state, "passed") == [0]


@rule("LI-EV13")
def test_b_nine_the_action_comes_before_the_pass() -> None:
    state = in_phase_two(3, event="B9", people=one(0, *PAIR))
    do(state, 0, "island-4 R2b")
    assert of(state, "passed") == []


@rule("LI-EV13", "LI-EV19")
def test_b_nine_the_forced_pass_can_be_the_first_pass() -> None:
    people = one(0, "R2b") | one(1, "G6b")
    state = in_phase_two(3, event="B9", people=people)
    moves(state, "0:N1 0:R2b 0:done")
    events = moves(state, "1:island-4 1:G6b 1:no")
    assert of(state, "first_player") == 1
    assert seen(events, "passed") == [{"event": "passed", "seat": 1, "first": True}]


@rule("LI-EV13", "LI-EV19")
def test_b_nine_a_forced_pass_after_the_first_leaves_the_tile() -> None:
    people = one(1, "G6b")
    state = in_phase_two(3, event="B9", people=people)
    moves(state, "0:pass 1:island-4 1:G6b 1:no")
    assert of(state, "first_player") == 0


@rule("LI-EV13")
def test_b_nine_map_cards_on_the_main_island_do_not_force_a_pass() -> None:
    state = in_phase_two(3, event="B9", people=one(0, *PAIR))
    do(state, 0, "N1 R2b done")
    assert of(state, "passed") == []


@rule("LI-EV13", "LI-P6")
def test_b_nine_aaron_is_out_after_a_small_island_and_never_takes_the_tile() -> None:
    people = one(2, *PAIR, "G6b")
    state = in_phase_two(2, event="B9", first_player=1, people=people)
    do(state, 1, "aaron island-7 R2b no")
    assert of(state, "aaron_out")
    assert of(state, "passed") == []
    assert of(state, "first_player") == 1
    assert state.deciders() == [0]
    assert refused(state, 0, "aaron")[1] == "aaron_cannot"


# B10


def small_loot(chests: int = 0, stack: tuple[int, ...] = (1, 2)) -> dict[str, Any]:
    """A Big Loot of seat 0 at N1 and a Small Loot at N2."""
    return {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 4 - chests, chests), *stack)}


@rule("LI-EV14")
def test_b_ten_everyone_at_the_small_loot_discards_two_cubes() -> None:
    state, _ = explore(3, top=[5, 6], landings=small_loot(1), event="B10")
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 3, 3]
    do(state, 1, "keep-6")
    assert cubes(state) == [3, 1, 1]
    assert of(state, "round") == 2


@rule("LI-EV14", "LI-EV19")
def test_b_ten_also_if_the_small_loot_revealed_nothing() -> None:
    people = {1: {"cubes": 1}}
    state, _ = explore(3, top=[5], landings=small_loot(), event="B10", people=people)
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 0, 1]


@rule("LI-EV14")
def test_b_ten_does_not_reach_a_landing_with_too_few_cards() -> None:
    landings = {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 3), 1, 2)}
    state, _ = explore(3, top=[5], landings=landings, event="B10")
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 3, 3]


@rule("LI-EV14")
def test_b_ten_who_is_at_both_discards_once() -> None:
    landings = small_loot(stack=(0,))
    state, _ = explore(3, top=[5], landings=landings, event="B10", people={0: {"cubes": 9}})
    do(state, 0, "keep-5")
    assert cubes(state) == [7, 3, 3]


@rule("LI-EV14")
def test_without_b_ten_nobody_discards_at_the_small_loot() -> None:
    state, _ = explore(3, top=[5], landings=small_loot())
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 3, 3]


@rule("LI-EV14", "LI-EV20")
def test_b_ten_up_to_two_cubes_and_before_clean_up() -> None:
    state, _ = explore(3, {"ask": True}, top=[5], landings=small_loot(), event="B10")
    do(state, 0, "keep-5")
    assert state.deciders() == [1]
    assert legal(state, 1) == ["cubes-0", "cubes-1", "cubes-2"]
    assert compasses(state, "N2") == [1, 2]
    do(state, 1, "cubes-1")
    do(state, 2, "cubes-0")
    assert cubes(state) == [3, 2, 3]
    assert compasses(state, "N2") == []


@rule("LI-EV14", "LI-P6")
def test_b_ten_aaron_has_no_cubes_to_discard() -> None:
    landings = small_loot(stack=(2, 1))
    state, _ = explore(2, top=[5], landings=landings, event="B10")
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 1]


@rule("LI-EV14", "LI-D2")
def test_b_ten_is_skipped_when_the_treasures_run_out() -> None:
    people: dict[int, Any] = {2: {"treasures": stacked(3, [], [5, 6])}}
    landings = small_loot(2)
    state, _ = explore(3, top=[5, 6], landings=landings, event="B10", people=people)
    moves(state, "0:keep-5 1:keep-6")
    assert of(state, "treasures_ran_out")
    assert cubes(state) == [3, 3, 3]


# B11


@rule("LI-EV15")
def test_b_eleven_takes_a_treasure_from_both_loots() -> None:
    landings = {"N1": pile(column("R", 6), 0, 1), "N2": pile(column("G", 3, chests=2), 2)}
    state, events = explore(3, top=[5, 6, 13], landings=landings, event="B11")
    events += moves(state, "0:keep-5 2:keep-6")
    assert loots(events) == [("big", "N1", 1), ("small", "N2", 1)]
    assert of(state, "treasure_deck")[0] == 13


@rule("LI-EV15")
def test_b_eleven_never_goes_below_nothing() -> None:
    state, _ = explore(3, top=[5], landings=small_loot(), event="B11")
    assert of(state, "treasure_deck")[0] == 5
    assert of(state, "table") == []
    assert of(state, "round") == 2


# B12


@rule("LI-EV16")
def test_b_twelve_the_landing_with_fewer_cards_is_the_big_loot() -> None:
    landings = {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 4), 1, 2)}
    state, events = explore(3, top=[5, 6], landings=landings, event="B12")
    events += moves(state, "1:keep-5 2:keep-6")
    assert loots(events) == [("big", "N2", 2), ("small", "N1", 0)]


@rule("LI-EV16", "LI-3.1")
def test_b_twelve_counts_a_plus_one_card_as_two() -> None:
    landings = {"N1": pile(column("R", 5), 0), "N2": pile(column("G", 2, plus=2), 1)}
    _, events = explore(3, landings=landings, event="B12")
    assert loots(events)[0] == ("big", "N1", 1)


@rule("LI-EV16")
def test_b_twelve_needs_enough_cards_at_both() -> None:
    landings = {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 3), 1, 2)}
    state, events = explore(3, top=[5], landings=landings, event="B12")
    assert loots(events) == [("big", "N1", 1)]
    do(state, 0, "keep-5")
    assert of(state, "round") == 2


@rule("LI-EV16")
@pytest.mark.parametrize(
    ("corner", "bow", "big"), [("NW", "clockwise", "N1"), ("NE", "counterclockwise", "N2")]
)
def test_b_twelve_a_tie_goes_to_the_landing_closest_to_the_bow(
    corner: str, bow: str, big: str
) -> None:
    landings = {"N1": pile(column("R", 4), 0), "N2": pile(column("G", 4), 1)}
    where = {"corner": corner, "bow": bow}
    _, events = explore(3, landings=landings, event="B12", ship=where)
    assert loots(events)[0] == ("big", big, 1)


# B13


@rule("LI-EV17")
def test_b_thirteen_treasures_go_round_from_top_to_bottom() -> None:
    landings = {
        "N1": pile(column("R", 4, chests=2), 2, 0, 1),
        "N2": pile(column("G", 2, chests=2), 0, 1, 2),
    }
    top = [5, 6, 13, 14, 17, 18, 62]
    state, _ = explore(3, top=top, landings=landings, event="B13")
    moves(state, "1:keep-5 0:keep-6 2:keep-13 1:keep-14 0:keep-17")
    moves(state, "2:keep-18 1:keep-62")
    assert of(state, "round") == 2


@rule("LI-EV17")
@pytest.mark.parametrize(("event", "after"), [("B13", [1, 2, 0]), (None, [0, 1, 2])])
def test_b_thirteen_the_small_island_moves_a_compass_to_the_top(
    event: str | None, after: list[int]
) -> None:
    landings = {"N1": pile([], 1, 0, 2)}
    state = in_phase_two(3, event=event, landings=landings, people=one(0, *PAIR))
    do(state, 0, "island-3 R2b R3a N1")
    assert compasses(state, "N1") == after


@rule("LI-EV17", "LI-EV19")
def test_b_thirteen_the_small_island_cannot_move_to_the_bottom() -> None:
    landings = {"N1": pile([], 1, 0)}
    state = in_phase_two(3, event="B13", landings=landings, people=one(0, *PAIR))
    do(state, 0, "island-3 R2b R3a")
    assert legal(state, 0) == ["no", "N1"]
    do(state, 0, "N1")
    assert compasses(state, "N1") == [1, 0]


@rule("LI-EV17", "LI-EV19")
def test_b_thirteen_placing_still_goes_on_top() -> None:
    landings = {"N1": pile(["R2b"], 1, 2)}
    state = in_phase_two(3, event="B13", landings=landings, people=one(0, "R3a"))
    do(state, 0, "N1 R3a done")
    assert compasses(state, "N1") == [1, 2, 0]


# B14


@rule("LI-EV18")
def test_b_fourteen_explores_this_coast_and_the_next_each_on_its_own() -> None:
    landings = {
        "N1": pile(column("R", 5), 0),
        "N2": pile(column("G", 3, chests=1), 1),
        "E1": pile(column("V", 3, chests=1), 2),
        "E2": pile(column("A", 5), 1),
        "S1": pile(["R9b"], 0),
    }
    top = [5, 6, 13, 14]
    state, events = explore(3, top=top, landings=landings, event="B14")
    events += moves(state, "0:keep-5 1:keep-6 1:keep-13 2:keep-14")
    found = [("big", "N1", 1), ("small", "N2", 1), ("big", "E2", 1), ("small", "E1", 1)]
    assert loots(events) == found
    assert sorted(of(state, "landings")) == ["S1"]
    assert of(state, "round") == 2


@rule("LI-EV18", "LI-EV19")
def test_b_fourteen_the_first_coast_is_cleaned_up_before_the_second_is_explored() -> None:
    landings = {"N1": pile(column("R", 4), 0), "E1": pile(column("V", 4), 1)}
    state, _ = explore(3, top=[5, 6], landings=landings, event="B14")
    assert of(state, "table") == [5]
    do(state, 0, "keep-5")
    assert sorted(of(state, "landings")) == ["E1"]
    assert of(state, "table") == [6]
    do(state, 1, "keep-6")
    assert of(state, "landings") == {}


@rule("LI-EV18", "LI-EV19")
@pytest.mark.parametrize(
    ("bow", "pair", "big"),
    [("clockwise", ("E1", "E2"), "E1"), ("counterclockwise", ("S1", "S2"), "S2")],
)
def test_b_fourteen_a_tie_on_the_second_coast_goes_to_the_landing_reached_first(
    bow: str, pair: tuple[str, str], big: str
) -> None:
    landings = {name: pile(column(colour, 4), 0) for name, colour in zip(pair, "RG")}
    where = {"corner": "NW", "bow": bow}
    _, events = explore(3, landings=landings, event="B14", ship=where)
    assert loots(events)[0] == ("big", big, 1)


@rule("LI-EV18", "LI-EV19")
def test_b_fourteen_the_ship_stays() -> None:
    landings = {"E1": pile(column("V", 4), 1)}
    where = {"corner": "NW", "bow": "clockwise"}
    state, _ = explore(3, top=[5], landings=landings, event="B14", ship=where)
    assert ship(state) == ("NW", "clockwise")
    do(state, 1, "keep-5")
    assert ship(state) == ("NE", "clockwise")  # the move of the next round alone


@rule("LI-EV18")
def test_without_b_fourteen_the_next_coast_is_not_explored() -> None:
    _, events = explore(3, landings={"E1": pile(column("V", 4), 1)})
    assert loots(events) == []


# LI-EV19 and LI-EV20: what is left of the rulings


@rule("LI-EV19")
def test_an_event_is_over_when_the_next_one_comes() -> None:
    events = ["A3", "B6", "B9", "B7", "B8"]
    people = one(0, "R2b", "R3a", "R7a")
    state, _ = explore(3, round=2, event="B6", events=events, people=people)
    do(state, 0, "done")  # keeps the cards; round 3
    assert of(state, "event") == "B9"
    do(state, 0, "S1 R7a done")
    assert cubes(state)[0] == 2  # not 1


@rule("LI-EV20", "LI-2.14")
def test_a_one_in_front_copies_only_cards_that_were_there_already() -> None:
    landings = {"N1": pile(["R2b"], 1)}
    state = in_phase_two(3, landings=landings, people=one(0, "R1a", "R7a"))
    do(state, 0, "N1 R1a R7a done")
    assert state.deciders() == [1]  # nobody was asked what to copy
    assert cubes(state) == [2, 2, 3]  # the 7 acted once for both


@rule("LI-EV20", "LI-2.14")
def test_a_one_in_front_may_not_choose_the_effect_of_a_new_card() -> None:
    landings = {"N1": pile(["R5a"], 1)}
    state = in_phase_two(3, landings=landings, people=one(0, "R1a", "R7a"))
    do(state, 0, "N1 R1a R7a done")
    assert legal(state, 0) == ["no", "copy-draw"]
    assert refused(state, 0, "copy-cube")[1] == "nothing_to_copy"
