"""The events B8 to B14 (LI-EV12 to LI-EV18), and rulings on events (LI-EV19, LI-EV20)."""

from typing import Any

import pytest

from tests.acting import seen
from tests.games.loot_island.helpers_loot import (
    PAIR,
    column,
    compasses,
    cubes,
    explore,
    hand,
    in_phase_two,
    loots,
    moves,
    of,
    one,
    pile,
    ship,
    stacked,
)
from tests.support import do, legal, refused, rule

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
