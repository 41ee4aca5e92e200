"""The events B1 to B7 (LI-EV5 to LI-EV11)."""

import pytest

from tests.acting import kinds, seen
from tests.games.loot_island.helpers_loot import (
    PAIR,
    column,
    compasses,
    cubes,
    explore,
    hand,
    in_phase_two,
    moves,
    next_round,
    of,
    one,
    pile,
    ship,
)
from tests.support import do, legal, refused, rule

TRIPLE = ["R2b", "R3a", "G6b"]


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
    assert [each["coast"] for each in seen(told, "explored")] == ["north", "east"]
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
    assert refused(state, 0, "from-N1") == ("LI-EV8", "no_compass_there")
    assert refused(state, 0, "pass") == ("LI-EV8", "choose_compass")
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
