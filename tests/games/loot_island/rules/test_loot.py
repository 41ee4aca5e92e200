"""Phase 3, finding the loot (LI-3.1 to LI-3.11), and its examples (LI-X11, LI-X12)."""

import pytest

from tests.acting import kinds, seen
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
    of,
    pile,
)
from tests.support import do, legal, refused, rule

# LI-3.1: enough cards


@rule("LI-3.1")
@pytest.mark.parametrize(("players", "need"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_a_landing_with_just_enough_cards_has_loot(players: int, need: int) -> None:
    landings = {"N1": pile(column("R", need), 0)}
    state, events = explore(players, top=[5], landings=landings)
    assert loots(events) == [("big", "N1", 1)]
    assert of(state, "table") == [5]


@rule("LI-3.1", "LI-3.2")
@pytest.mark.parametrize(("players", "need"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_a_landing_with_one_card_too_few_has_no_loot(players: int, need: int) -> None:
    landings = {"N1": pile(column("R", need - 2, chests=1), 0)}
    state, events = explore(players, top=[5], landings=landings)
    assert loots(events) == []
    assert of(state, "treasure_deck")[0] == 5
    assert of(state, "round") == 2


@rule("LI-3.1", "LI-3.8")
def test_what_falls_short_is_told_before_it_is_cleared() -> None:
    landings = {"N1": pile(column("R", 2), 0, 1), "N2": pile(column("G", 4), 2)}
    _, events = explore(3, top=[5], landings=landings)
    assert loots(events) == [("big", "N2", 1)]
    assert seen(events, "fell_short") == []  # it lies there until the loot is shared out
    state, events = explore(3, landings={"N1": pile(column("R", 2), 0, 1)})
    told = {"event": "fell_short", "landing": "N1", "cards": 2, "need": 4, "final": False}
    assert seen(events, "fell_short") == [told]
    order = kinds(events)
    assert order.index("explored") < order.index("fell_short") < order.index("cleaned_up")
    assert of(state, "landings") == {}


@rule("LI-3.1")
def test_a_plus_one_card_counts_as_two_cards() -> None:
    _, events = explore(5, landings={"N1": pile(column("R", 4, plus=1), 0)})
    assert loots(events) == [("big", "N1", 1)]


@rule("LI-3.1")
def test_two_plus_one_cards_count_as_four_and_still_need_the_rest() -> None:
    _, events = explore(5, landings={"N1": pile(column("R", 1, plus=2), 0)})
    assert loots(events) == []


@rule("LI-3.1", "LI-3.3")
def test_a_plus_one_card_counts_as_two_for_most_cards() -> None:
    landings = {"N1": pile(column("R", 4), 0), "N2": pile(column("G", 1, plus=2), 1)}
    state, events = explore(3, landings=landings)
    assert loots(events) == [("big", "N2", 1)]
    assert state.deciders() == [1]


@rule("LI-3.1")
def test_only_the_coast_at_the_bow_is_explored() -> None:
    landings = {name: pile(column(colour, 5), 0) for name, colour in zip(["E1", "S1"], "RG")}
    landings["W1"] = pile(column("V", 5), 0)
    _, events = explore(3, landings=landings)
    assert loots(events) == []


@rule("LI-3.1")
@pytest.mark.parametrize(
    ("corner", "bow", "landing"),
    [
        ("NW", "clockwise", "N2"),
        ("NW", "counterclockwise", "W1"),
        ("SE", "clockwise", "S2"),
        ("SE", "counterclockwise", "E1"),
    ],
)
def test_the_exploration_coast_is_the_one_at_the_bow(corner: str, bow: str, landing: str) -> None:
    landings = {landing: pile(column("R", 4), 0)}
    _, events = explore(3, landings=landings, ship={"corner": corner, "bow": bow})
    assert loots(events) == [("big", landing, 1)]


@rule("LI-3.1")
def test_both_landings_of_the_coast_are_explored() -> None:
    landings = {"N1": pile(column("R", 5), 0), "N2": pile(column("G", 4, chests=1), 1)}
    state, events = explore(3, top=[5, 6], landings=landings)
    events += moves(state, "0:keep-5 1:keep-6")
    assert loots(events) == [("big", "N1", 1), ("small", "N2", 1)]


# LI-3.2: neither has enough


@rule("LI-3.2")
def test_if_neither_landing_has_enough_cards_only_clean_up_follows() -> None:
    landings = {
        "N1": pile(column("R", 1, chests=2), 0, 1, 2),
        "N2": pile(column("G", 1, chests=2), 0, 1, 2),
    }
    state, events = explore(3, landings=landings)
    assert "loot" not in kinds(events)
    assert "revealed" not in kinds(events)
    assert of(state, "landings") == {}
    assert len(of(state, "map_discards")) == 6
    assert of(state, "round") == 2


# LI-3.3: which is the Big Loot


@rule("LI-3.3")
@pytest.mark.parametrize(("first", "second", "big"), [(5, 4, "N1"), (4, 5, "N2")])
def test_the_landing_with_the_most_cards_is_the_big_loot(first: int, second: int, big: str) -> None:
    landings = {"N1": pile(column("R", first), 0), "N2": pile(column("G", second), 0)}
    _, events = explore(3, landings=landings)
    assert loots(events)[0] == ("big", big, 1)


@rule("LI-3.3")
@pytest.mark.parametrize(
    ("corner", "bow", "big"), [("NW", "clockwise", "N1"), ("NE", "counterclockwise", "N2")]
)
def test_a_tie_makes_the_landing_closest_to_the_bow_the_big_loot(
    corner: str, bow: str, big: str
) -> None:
    landings = {"N1": pile(column("R", 4), 0), "N2": pile(column("G", 4), 0)}
    _, events = explore(3, landings=landings, ship={"corner": corner, "bow": bow})
    assert loots(events)[0] == ("big", big, 1)


@rule("LI-3.3")
def test_the_big_loot_is_shared_out_before_the_small_loot_is_revealed() -> None:
    landings = {"N1": pile(column("R", 3, chests=1), 0), "N2": pile(column("G", 5), 1)}
    state, _ = explore(3, top=[5, 6], landings=landings)
    assert of(state, "table") == [5]
    do(state, 1, "keep-5")
    assert of(state, "table") == [6]
    assert state.deciders() == [0]


@rule("LI-3.3")
def test_the_big_loot_is_the_landing_with_enough_cards_even_if_far_from_the_bow() -> None:
    landings = {"N1": pile(column("R", 3), 0), "N2": pile(column("G", 4), 1)}
    _, events = explore(3, landings=landings)
    assert loots(events) == [("big", "N2", 1)]


# LI-3.4 and LI-3.5: how many treasures


@rule("LI-3.4")
@pytest.mark.parametrize(("stack", "chests"), [([0], 0), ([0, 1], 0), ([2], 3), ([2, 0, 1], 6)])
def test_the_big_loot_has_a_treasure_per_compass_and_per_chest(
    stack: list[int], chests: int
) -> None:
    landings = {"N1": pile(column("R", 4, chests), *stack)}
    state, events = explore(3, landings=landings)
    assert loots(events) == [("big", "N1", len(stack) + chests)]
    assert len(of(state, "table")) == len(stack) + chests


@rule("LI-3.4")
def test_the_chest_of_a_wild_counts() -> None:
    landings = {"N1": pile([*column("R", 3), "R*a"], 0)}
    _, events = explore(3, landings=landings)
    assert loots(events) == [("big", "N1", 2)]


@rule("LI-3.5")
@pytest.mark.parametrize("chests", [0, 1, 2])
def test_the_small_loot_has_a_treasure_per_chest_and_none_per_compass(chests: int) -> None:
    landings = {
        "N1": pile(column("R", 7), 0),
        "N2": pile(column("G", 4, chests), 0, 1, 2),
    }
    state, events = explore(3, top=[5], landings=landings)
    events += do(state, 0, "keep-5")
    assert loots(events)[1:] == [("small", "N2", chests)]
    assert len(of(state, "table")) == chests


@rule("LI-3.5")
def test_a_second_landing_without_enough_cards_is_no_small_loot() -> None:
    landings = {"N1": pile(column("R", 4), 0), "N2": pile(column("G", 0, chests=3), 1)}
    state, events = explore(3, top=[5], landings=landings)
    events += do(state, 0, "keep-5")
    assert loots(events) == [("big", "N1", 1)]
    assert of(state, "round") == 2


# LI-3.6: distribution


@rule("LI-3.6")
def test_treasures_go_round_from_the_bottom_of_the_stack_to_the_top_again_and_again() -> None:
    landings = {"N1": pile(column("R", 4, chests=2), 2, 0, 1)}
    state, _ = explore(3, top=[5, 6, 13, 14, 17], landings=landings)
    moves(state, "2:keep-5 0:keep-6 1:keep-13 2:keep-14 0:keep-17")
    assert [loot(state, seat) for seat in range(3)] == [[6, 17], [13], [5, 14]]
    assert of(state, "round") == 2


@rule("LI-3.6")
def test_each_takes_any_one_of_the_revealed_treasures_and_keeps_or_discards_it() -> None:
    landings = {"N1": pile(column("R", 4), 2, 1)}
    state, _ = explore(3, top=[5, 6], landings=landings)
    assert legal(state, 2) == ["keep-5", "keep-6", "discard-5", "discard-6"]
    assert legal(state, 1) == []
    do(state, 2, "discard-6")
    assert legal(state, 1) == ["keep-5", "discard-5"]


@rule("LI-3.6")
def test_a_treasure_that_does_not_lie_on_the_table_cannot_be_taken() -> None:
    landings = {"N1": pile(column("R", 4), 0)}
    state, _ = explore(3, top=[5], landings=landings)
    assert refused(state, 0, "keep-6")[1] == "not_on_table"
    assert refused(state, 0, "pass")[1] == "keep_or_discard"


@rule("LI-3.6")
def test_the_small_loot_is_shared_in_the_order_of_its_own_stack() -> None:
    landings = {
        "N1": pile(column("R", 6), 0),
        "N2": pile(column("G", 3, chests=2), 1, 2, 0),
    }
    state, _ = explore(3, top=[5, 6, 13], landings=landings)
    moves(state, "0:keep-5 1:keep-6 2:keep-13")
    assert of(state, "round") == 2


# LI-3.7: enough cards, but no compass


@rule("LI-3.7")
def test_a_landing_without_a_compass_reveals_nothing_but_can_be_the_big_loot() -> None:
    landings = {
        "N1": pile(column("R", 4, chests=2)),
        "N2": pile(column("G", 3, chests=1), 0, 1),
    }
    state, events = explore(3, top=[5, 6], landings=landings)
    assert of(state, "table") == [5]  # as a Big Loot N2 would have three
    assert loots(events)[-1] == ("small", "N2", 1)
    do(state, 0, "keep-5")
    assert of(state, "treasure_deck")[0] == 6
    assert of(state, "round") == 2


@rule("LI-3.7")
def test_a_small_loot_without_a_compass_reveals_nothing() -> None:
    landings = {"N1": pile(column("R", 6), 0), "N2": pile(column("G", 3, chests=2))}
    state, _ = explore(3, top=[5, 6], landings=landings)
    do(state, 0, "keep-5")
    assert of(state, "treasure_deck")[0] == 6
    assert of(state, "table") == []
    assert of(state, "round") == 2


@rule("LI-3.7", "LI-EV4")
def test_a_four_adds_nothing_to_a_small_loot_without_a_compass() -> None:
    landings = {"N1": pile(column("R", 6), 0, 1), "N2": pile(column("G", 3, chests=2))}
    state, _ = explore(3, top=[5, 6], landings=landings, event="A4")
    do(state, 0, "keep-5")
    assert of(state, "treasure_deck")[0] == 6
    assert of(state, "round") == 2


# LI-3.8: clean up


@rule("LI-3.8")
def test_clean_up_empties_both_landings_and_leaves_the_other_coasts() -> None:
    far = pile(column("V", 2), 1, 0)
    landings = {
        "N1": pile(column("R", 4), 0),
        "N2": pile(column("G", 2), 2, 0),
        "E1": far,
        "S2": pile(column("A", 5), 2, 1),
        "W1": pile([], 1),
    }
    state, _ = explore(3, top=[5], landings=landings)
    assert sorted(of(state, "landings")) == ["E1", "N1", "N2", "S2", "W1"]
    assert of(state, "map_discards") == []
    do(state, 0, "keep-5")
    assert sorted(of(state, "landings")) == ["E1", "S2", "W1"]
    assert of(state, "landings")["E1"] == far
    assert set(of(state, "map_discards")) == {*column("R", 4), *column("G", 2)}


@rule("LI-3.8")
def test_compasses_that_went_home_can_be_placed_again() -> None:
    landings = {"N1": pile([], 0), "N2": pile([], 0), "E1": pile([], 0)}
    state, _ = explore(3, landings=landings, people={0: {"hand": ["V9b"]}})
    do(state, 0, "done")  # keeps the card
    do(state, 0, "S1 V9b done")
    assert compasses(state, "E1") == [0]
    assert compasses(state, "S1") == [0]


# LI-3.9: keep


@rule("LI-3.9")
def test_a_kept_treasure_lies_face_up_for_everyone_to_see() -> None:
    state, _ = explore(3, top=[5], landings={"N1": pile(column("R", 4), 0)})
    events = do(state, 0, "keep-5")
    assert loot(state, 0) == [5]
    assert state.view(1).data()["players"][0]["treasures"] == [5]
    assert seen(events, "kept", 2) == [{"event": "kept", "seat": 0, "treasure": 5}]


@rule("LI-3.9")
@pytest.mark.parametrize(("treasure", "curse"), [(5, 0), (9, 1), (10, 2), (57, 4), (58, 5)])
def test_who_keeps_a_cursed_treasure_takes_its_cubes(treasure: int, curse: int) -> None:
    state, _ = explore(3, top=[treasure], landings={"N1": pile(column("R", 4), 0)})
    do(state, 0, f"keep-{treasure}")
    assert cubes(state) == [3 + curse, 3, 3]


@rule("LI-3.9")
@pytest.mark.parametrize(
    ("treasure", "before", "after"), [(2, 3, 2), (1, 3, 1), (1, 1, 0), (1, 0, 0), (11, 4, 3)]
)
def test_who_keeps_a_treasure_with_crossed_cubes_discards_up_to_as_many(
    treasure: int, before: int, after: int
) -> None:
    people = {0: {"cubes": before}}
    state, _ = explore(3, top=[treasure], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, f"keep-{treasure}")
    assert cubes(state) == [after, 3, 3]


# LI-3.10: discard


@rule("LI-3.10")
@pytest.mark.parametrize(("before", "after"), [(6, 4), (2, 0), (1, 0), (0, 0)])
def test_who_discards_a_treasure_discards_up_to_two_cubes(before: int, after: int) -> None:
    people = {0: {"cubes": before}}
    state, _ = explore(3, top=[58], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "discard-58")
    assert cubes(state) == [after, 3, 3]
    assert loot(state, 0) == []
    assert of(state, "treasure_discards") == [58]


@rule("LI-3.10")
@pytest.mark.parametrize(("amulets", "fewer"), [([4], 3), ([4, 52], 4), ([1, 2, 3, 51], 6)])
def test_each_amulet_discards_one_cube_more_with_a_discarded_treasure(
    amulets: list[int], fewer: int
) -> None:
    people = {0: {"cubes": 10, "treasures": [*amulets, 70]}, 1: {"treasures": [22]}}
    state, _ = explore(3, top=[5], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "discard-5")
    assert cubes(state) == [10 - fewer, 3, 3]


@rule("LI-3.10")
def test_the_amulets_of_others_do_not_help() -> None:
    people = {0: {"cubes": 10}, 1: {"treasures": [4, 52]}}
    state, _ = explore(3, top=[5], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "discard-5")
    assert cubes(state) == [8, 3, 3]


@rule("LI-3.10")
def test_the_crossed_cubes_of_a_discarded_treasure_do_not_count() -> None:
    people = {0: {"cubes": 10}}
    state, _ = explore(3, top=[11], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "discard-11")
    assert cubes(state) == [8, 3, 3]


# LI-3.11: once kept, always kept; what amulets are for


@rule("LI-3.11")
def test_a_kept_treasure_cannot_be_discarded_later() -> None:
    landings = {"N1": pile(column("R", 4, chests=1), 0)}
    people = {0: {"treasures": [9]}}
    state, _ = explore(3, top=[5, 6], landings=landings, people=people)
    do(state, 0, "keep-5")
    assert legal(state, 0) == ["keep-6", "discard-6"]
    assert refused(state, 0, "discard-5")[1] == "not_on_table"
    assert refused(state, 0, "discard-9")[1] == "not_on_table"


@rule("LI-3.11")
def test_the_discarded_amulet_itself_does_not_count() -> None:
    people = {0: {"cubes": 10, "treasures": [52]}}
    state, _ = explore(3, top=[4], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "discard-4")
    assert cubes(state) == [7, 3, 3]


@rule("LI-3.11")
def test_an_amulet_kept_from_the_same_loot_counts_already() -> None:
    landings = {"N1": pile(column("R", 4, chests=1), 0)}
    state, _ = explore(3, top=[4, 5], landings=landings, people={0: {"cubes": 10}})
    do(state, 0, "keep-4 discard-5")
    assert cubes(state) == [7, 3, 3]


@rule("LI-3.11")
def test_amulets_do_not_help_with_crossed_cubes() -> None:
    people = {0: {"cubes": 10, "treasures": [4, 52]}}
    state, _ = explore(3, top=[2], landings={"N1": pile(column("R", 4), 0)}, people=people)
    do(state, 0, "keep-2")
    assert cubes(state) == [9, 3, 3]


@rule("LI-3.11")
def test_amulets_do_not_help_with_a_cube_card() -> None:
    people = {0: {"cubes": 10, "treasures": [4, 52], "hand": ["R7a"]}}
    state = in_phase_two(3, people=people)
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [9, 3, 3]


@rule("LI-3.11")
def test_amulets_do_not_help_at_the_small_island_for_cubes() -> None:
    people = {0: {"cubes": 10, "treasures": [4, 52], "hand": ["R2b", "R3a"]}}
    state = in_phase_two(3, people=people)
    do(state, 0, "island-1 R2b R3a")
    assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2", "cubes-3"]


@rule("LI-3.11", "LI-3.10")
def test_amulets_help_with_a_treasure_discarded_at_the_small_island() -> None:
    people = {0: {"cubes": 10, "treasures": [4, 52], "hand": ["R2b", "R3a"]}}
    state = in_phase_two(3, top=[58], people=people)
    do(state, 0, "island-5 R2b R3a yes discard-58")
    assert cubes(state) == [10 + 1 - 4, 3, 3]
    assert of(state, "treasure_discards") == [58]


# The examples


@rule("LI-X11")
def test_example_big_loot_of_seven_and_small_loot_of_three() -> None:
    white, blue, red, yellow, black = range(5)
    landings = {
        "N1": pile(column("R", 4, chests=4), blue, red, yellow),
        "N2": pile(column("G", 3, chests=3), red, blue, black, yellow),
    }
    top = [5, 6, 13, 14, 17, 18, 21, 29, 31, 26]
    state, events = explore(5, top=top, landings=landings)
    events += moves(state, "1:keep-5 2:keep-6 3:keep-13 1:keep-14 2:keep-17 3:keep-18 1:keep-21")
    events += moves(state, "2:keep-29 1:keep-31 4:keep-26")
    assert loots(events) == [("big", "N1", 7), ("small", "N2", 3)]
    assert [len(loot(state, seat)) for seat in range(5)] == [0, 4, 3, 2, 1]
    assert loot(state, white) == []
    assert of(state, "round") == 2


@rule("LI-X12")
def test_example_a_curse_of_four_a_discard_for_five_cubes_and_a_crossed_cube() -> None:
    blue, red = 0, 1
    landings = {
        "N1": pile(column("R", 5), red, blue),
        "N2": pile(column("G", 3, chests=1, plus=1), blue, red),
    }
    people = {blue: {"cubes": 3}, red: {"cubes": 7, "treasures": [1, 2, 3]}}
    state, events = explore(5, top=[41, 30, 51], landings=landings, people=people)
    assert loots(events) == [("big", "N2", 3)]
    do(state, blue, "keep-41")
    assert cubes(state)[blue] == 7
    do(state, red, "discard-30")
    assert cubes(state)[red] == 2
    events = do(state, blue, "keep-51")
    assert cubes(state)[blue] == 6
    assert loots(events) == []
    assert loot(state, blue) == [41, 51]
    assert of(state, "treasure_discards") == [30]
    assert of(state, "landings") == {}
    assert len(hand(state, red)) == 7
