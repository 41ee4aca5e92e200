"""What map cards do: effects, ones, their order, and the examples (LI-2.11 to LI-2.16)."""

import pytest

from tests.acting import kinds, seen
from tests.games.loot_island.helpers_actions import (
    REDS,
    asks,
    at,
    column,
    compasses,
    cubes,
    hand,
    hands,
    table,
)
from tests.support import do, legal, refused, rule

THREE = ("N1", "E1", "S1")


# Effects (LI-2.11, LI-2.12)


@rule("LI-2.11")
def test_a_cube_card_lets_everyone_with_a_compass_there_discard_one_cube() -> None:
    stacks = {"N1": at("R2a", 2, 1), "N2": at("", 3)}
    state = table(4, people=hands("R7a"), landings=stacks)
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [2, 2, 2, 3]


@rule("LI-2.11")
def test_who_has_no_cube_discards_none() -> None:
    state = table(3, people={0: {"hand": ["R7a"], "cubes": 0}}, landings={"N1": at("R2a", 1)})
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [0, 2, 3]


@rule("LI-2.11")
def test_discarding_a_cube_is_optional() -> None:
    state = table(3, {"ask": True}, people=hands("R7a"), landings={"N1": at("R2a", 2, 1)})
    do(state, 0, "N1 R7a done")
    for seat, choice in ((0, 0), (1, 1), (2, 0)):
        assert asks(state, seat) == "may_discard"
        assert legal(state, seat) == ["cubes-0", "cubes-1"]
        do(state, seat, f"cubes-{choice}")
    assert cubes(state) == [3, 2, 3]


@rule("LI-2.12")
def test_a_draw_card_lets_everyone_with_a_compass_there_draw_clockwise_from_the_player() -> None:
    stacks = {"N1": at("R2a", 0, 1, 3), "N2": at("", 4)}
    state = table(5, top="V2a V3a V4a V5a V6a", people={2: {"hand": ["R5a"]}}, landings=stacks)
    do(state, 0, "pass")
    do(state, 1, "pass")
    do(state, 2, "N1 R5a done")
    assert [hand(state, seat) for seat in range(5)] == [["V4a"], ["V5a"], ["V2a"], ["V3a"], []]


@rule("LI-2.12")
def test_drawing_a_card_is_optional() -> None:
    stacks = {"N1": at("R2a", 2, 1)}
    state = table(3, {"ask": True}, top="V2a V3a", people=hands("R5a"), landings=stacks)
    do(state, 0, "N1 R5a done")
    for seat, choice in ((0, "no"), (1, "yes"), (2, "no")):
        assert asks(state, seat) == "may_draw"
        assert legal(state, seat) == ["yes", "no"]
        do(state, seat, choice)
    assert [hand(state, seat) for seat in range(3)] == [[], ["V2a"], []]


@rule("LI-2.12")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    state = table(3, top="V2a V3a", people=hands("R5a"), landings={"N1": at("R2a", 1)})
    events = do(state, 0, "N1 R5a done")
    assert [told.get("cards") for told in seen(events, "drew", 0)] == [["V2a"], None]
    assert [told.get("cards") for told in seen(events, "drew", 1)] == [None, ["V3a"]]
    assert [told.get("cards") for told in seen(events, "drew", -1)] == [None, None]


@rule("LI-2.11", "LI-2.12")
@pytest.mark.parametrize("card", ["R2a", "R5b", "R3a"])
def test_plus_one_chests_and_plain_cards_have_no_effect_when_played(card: str) -> None:
    state = table(3, people=hands(card), landings={"N1": at("", 1)})
    events = do(state, 0, f"N1 {card} done")
    assert kinds(events) == ["played"]
    assert cubes(state) == [3, 3, 3]


@rule("LI-2.11", "LI-2.12")
def test_effects_of_cards_that_lay_there_before_do_not_apply_again() -> None:
    state = table(3, people=hands("R10b"), landings={"N1": at("R5a R7a", 0, 1)})
    do(state, 0, "N1 R10b done")
    assert cubes(state) == [3, 3, 3]
    assert hand(state, 0) == hand(state, 1) == []


# Ones (LI-2.13, LI-2.14)


@rule("LI-2.13")
def test_a_one_on_an_empty_landing_gives_all_others_a_cube() -> None:
    state = table(4, people=hands("R1a"), landings={"N1": at("", 2), "E1": at("", 3)}, passed=[3])
    do(state, 0, "N1 R1a done")
    assert cubes(state) == [3, 4, 4, 4]
    assert column(state, "N1") == ["R1a"]


@rule("LI-2.13")
def test_a_one_behind_a_card_of_value_one_is_placed_as_usual_and_curses() -> None:
    state = table(4, people=hands("R1a"), landings={"N1": at("R1b", 1)})
    do(state, 0, "N1 R1a done")
    assert column(state, "N1") == ["R1b", "R1a"]
    assert cubes(state) == [3, 4, 4, 4]


@rule("LI-2.14")
@pytest.mark.parametrize("last", ["R2a", "R10b", "R2b R*b"])
def test_a_one_goes_to_the_front_of_a_column_that_ends_higher_and_curses_nobody(last: str) -> None:
    state = table(3, people=hands("R1a"), landings={"N1": at(last, 1)})
    do(state, 0, "N1 R1a done")
    assert column(state, "N1") == ["R1a", *last.split()]
    assert cubes(state) == [3, 3, 3]
    assert asks(state, 1) == "turn"


@rule("LI-2.14")
def test_a_front_one_does_not_change_the_last_value() -> None:
    state = table(3, people=hands("R1a", "R5a R6a"), landings={"N1": at("R6b")})
    do(state, 0, "N1 R1a done")
    do(state, 1, "N1")
    assert legal(state, 1) == ["R6a"]


@rule("LI-2.14")
def test_the_player_of_a_front_one_alone_may_copy_one_effect() -> None:
    people = hands("R1a", "G9b")
    for choice, left, held in (
        ("copy-cube", [2, 3, 3], []),
        ("copy-draw", [3, 3, 3], ["V2a"]),
        ("no", [3, 3, 3], []),
    ):
        state = table(3, top="V2a V3a", people=people, landings={"N1": at("R5a R7a", 1, 2)})
        do(state, 0, "N1 R1a done")
        assert asks(state, 0) == "copy"
        assert legal(state, 0) == ["no", "copy-cube", "copy-draw"]
        do(state, 0, choice)
        assert cubes(state) == left
        assert hand(state, 0) == held
        assert hand(state, 1) == ["G9b"]
        assert asks(state, 1) == "turn"  # one effect only


@rule("LI-2.14")
@pytest.mark.parametrize(
    ("before", "offered"),
    [("R5a R6b", ["copy-draw"]), ("R3a R7a", ["copy-cube"]), ("R2a R3b R5b R*a", [])],
)
def test_only_effects_of_cards_already_there_can_be_copied(before: str, offered: list[str]) -> None:
    state = table(3, people=hands("R1a R10b"), landings={"N1": at(before)})
    do(state, 0, "N1 R1a done")
    if not offered:
        assert asks(state, 1) == "turn"
        return
    assert legal(state, 0) == ["no", *offered]
    missing = ({"copy-cube", "copy-draw"} - set(offered)).pop()
    assert refused(state, 0, missing) == ("LI-2.14", "nothing_to_copy")
    assert refused(state, 0, "yes") == ("LI-2.14", "choose_copy")


@rule("LI-2.14")
def test_with_no_effect_there_a_front_one_does_nothing() -> None:
    state = table(3, people=hands("R1a"), landings={"N1": at("R2a R3a", 1)})
    assert kinds(do(state, 0, "N1 R1a done")) == ["played"]


@rule("LI-2.14")
def test_a_copied_cube_is_optional_when_asked() -> None:
    state = table(3, {"ask": True}, people=hands("R1a"), landings={"N1": at("R7a", 1)})
    do(state, 0, "N1 R1a done copy-cube")
    assert legal(state, 0) == ["cubes-0", "cubes-1"]
    do(state, 0, "cubes-1")
    assert cubes(state) == [2, 3, 3]


@rule("LI-2.14")
def test_a_front_one_fits_a_column_of_any_length() -> None:
    """All 22 cards of a colour, the 1s last: the order must survive."""
    rest = [card for card in REDS if card not in ("R1a", "R1b")]
    state = table(3, people=hands("R1a R1b"), landings={"N1": at(" ".join(rest))}, passed=[1, 2])
    do(state, 0, "N1 R1a done no")
    assert column(state, "N1") == ["R1a", *rest]
    do(state, 0, "N1 R1b done no")
    assert column(state, "N1") == ["R1b", "R1a", *rest]


# The order of effects (LI-2.15)


@rule("LI-2.15")
def test_effects_apply_in_ascending_order_of_the_new_cards() -> None:
    stacks = {"N1": at("R2a", 1)}
    state = table(3, top="V2a V3a V4a V5a", people=hands("R5a R6a R8b R9a"), landings=stacks)
    events = do(state, 0, "N1 R5a R6a R8b R9a done")
    assert kinds(events) == ["played", *["drew"] * 2, *["cubes"] * 2, *["drew"] * 2, *["cubes"] * 2]
    assert cubes(state) == [1, 1, 3]


@rule("LI-2.15")
def test_the_curse_of_a_one_comes_before_the_cube_of_a_seven() -> None:
    people = {0: {"hand": ["R1a", "R7a"]}, 1: {"cubes": 0}}
    state = table(3, people=people, landings={"N1": at("", 1)})
    events = do(state, 0, "N1 R1a R7a done")
    assert cubes(state) == [2, 0, 4]  # seat 1 takes a cube and discards it
    changes = [(told["seat"], told["change"], told["why"]) for told in seen(events, "cubes")]
    cursed = [(1, 1, "LI-2.13"), (2, 1, "LI-2.13")]
    assert changes == [*cursed, (0, -1, "LI-2.11"), (1, -1, "LI-2.11")]


@rule("LI-2.15", "LI-2.14")
def test_a_front_one_copies_before_higher_new_cards_act() -> None:
    state = table(3, top="V2a", people=hands("A1a A10b"), landings={"N1": at("A5a", 1)})
    do(state, 0, "N1 A1a A10b done")
    assert cubes(state) == [3, 3, 3]
    assert legal(state, 0) == ["no", "copy-draw"]
    do(state, 0, "copy-draw")
    assert cubes(state) == [2, 2, 3]


@rule("LI-2.15")
def test_the_cards_are_chosen_first_and_drawn_ones_cannot_join() -> None:
    state = table(3, top="R9b", people=hands("R5a R6b"))
    do(state, 0, "N1 R5a")
    assert hand(state, 0) == ["R5a", "R6b"]  # nothing has happened yet
    do(state, 0, "done")
    assert column(state, "N1") == ["R5a"]
    assert hand(state, 0) == ["R6b", "R9b"]
    assert asks(state, 1) == "turn"


@rule("LI-2.15")
def test_with_the_option_ask_the_questions_come_in_the_order_of_the_effects() -> None:
    state = table(3, {"ask": True}, people=hands("R5a R7a"), landings={"N1": at("", 1)})
    do(state, 0, "N1 R5a R7a done")
    questions = []
    while state.question(state.decider())[0] != "turn":
        seat = state.decider()
        questions.append((seat, state.question(seat)[0]))
        do(state, seat, legal(state, seat)[0])
    assert questions == [(0, "may_draw"), (1, "may_draw"), (0, "may_discard"), (1, "may_discard")]


# Rulings on ones (LI-2.16)


@rule("LI-2.16")
def test_two_ones_on_an_empty_landing_give_the_others_two_cubes_each() -> None:
    state = table(3, people=hands("R1a R1b"))
    do(state, 0, "N1 R1a R1b done")
    assert cubes(state) == [3, 5, 5]
    assert column(state, "N1") == ["R1a", "R1b"]


@rule("LI-2.16")
def test_a_one_with_higher_cards_on_an_empty_landing_still_curses() -> None:
    state = table(3, people=hands("R1a R1b R10b"))
    do(state, 0, "N1 R1a R1b R10b done")
    assert cubes(state) == [3, 5, 5]
    assert column(state, "N1") == ["R1a", "R1b", "R10b"]


@rule("LI-2.16")
@pytest.mark.parametrize("before", ["R*a", "R1b R*a", "R*a R*b"])
def test_a_wild_of_value_one_counts_as_a_card_of_value_one_before_a_one(before: str) -> None:
    state = table(3, people=hands("R1a"), landings={"N1": at(before)})
    do(state, 0, "N1 R1a done")
    assert column(state, "N1") == [*before.split(), "R1a"]
    assert cubes(state) == [3, 4, 4]
    assert asks(state, 1) == "turn"


@rule("LI-2.16")
def test_only_cards_there_before_the_turn_can_be_copied() -> None:
    state = table(3, people=hands("R1a R5a R7a"), landings={"N1": at("R2a R3a")})
    do(state, 0, "N1 R1a R5a R7a done")
    assert asks(state, 1) == "turn"
    state = table(3, people=hands("R1a R7a"), landings={"N1": at("R5a")})
    do(state, 0, "N1 R1a R7a done")
    assert legal(state, 0) == ["no", "copy-draw"]


@rule("LI-2.16")
def test_two_front_ones_act_one_by_one_and_may_copy_the_same_card() -> None:
    state = table(3, people=hands("R1a R1b"), landings={"N1": at("R7a", 1)})
    do(state, 0, "N1 R1a R1b done")
    assert legal(state, 0) == ["no", "copy-cube"]
    do(state, 0, "copy-cube")
    assert legal(state, 0) == ["no", "copy-cube"]
    do(state, 0, "copy-cube")
    assert cubes(state) == [1, 3, 3]
    assert sorted(column(state, "N1")[:2]) == ["R1a", "R1b"]
    assert column(state, "N1")[2:] == ["R7a"]


@rule("LI-2.16")
def test_two_front_ones_may_copy_different_effects_as_their_player_likes() -> None:
    stacks = {"N1": at("R5a R7a", 1)}
    for choices in ("copy-cube copy-draw", "copy-draw copy-cube"):
        state = table(3, top="V2a", people=hands("R1a R1b"), landings=stacks)
        do(state, 0, f"N1 R1a R1b done {choices}")
        assert cubes(state) == [2, 3, 3]
        assert hand(state, 0) == ["V2a"]
        assert asks(state, 1) == "turn"


# The rulebooks' examples. Seats: 0 Blue, 1 Red, 2 White, 3 Yellow, 4 Black.


@rule("LI-X7")
def test_black_adds_a_three_and_a_five_and_a_compass() -> None:
    stacks = {"N1": at("R2a", 0, 1)}
    state = table(5, people={4: {"hand": ["R3a", "R5b", "R9a"]}}, landings=stacks, first_player=4)
    events = do(state, 4, "N1 R3a R5b done")
    assert column(state, "N1") == ["R2a", "R3a", "R5b"]
    assert compasses(state, "N1") == [0, 1, 4]
    assert hand(state, 4) == ["R9a"]
    assert kinds(events) == ["played"]
    assert asks(state, 0) == "turn"


@rule("LI-X8")
def test_red_adds_a_five_and_a_nine_and_three_players_discard_and_draw() -> None:
    stacks = {"N1": at("R2a R3a", 1, 3, 0)}
    people = {1: {"hand": ["R5a", "R9a"]}}
    state = table(5, people=people, landings=stacks, first_player=1)
    do(state, 1, "N1 R5a R9a done")
    assert compasses(state, "N1") == [1, 3, 0]
    assert cubes(state) == [2, 2, 3, 2, 3]
    assert [len(hand(state, seat)) for seat in range(5)] == [1, 1, 0, 1, 0]


@rule("LI-X9")
def test_blue_starts_with_a_one_a_three_and_a_seven_and_moves_a_compass() -> None:
    stacks = {name: at("", 0, 1) for name in THREE}
    state = table(5, people=hands("R1a R3a R7a"), landings=stacks)
    do(state, 0, "W1 from-S1 R1a R3a R7a done")
    assert compasses(state, "W1") == [0]
    assert compasses(state, "S1") == [1]
    assert column(state, "W1") == ["R1a", "R3a", "R7a"]
    assert cubes(state) == [2, 4, 4, 4, 4]


@rule("LI-X10")
def test_yellow_adds_a_one_a_ten_and_a_wild_and_copies_the_five_alone() -> None:
    stacks = {"N1": at("R3a R5a R7a", 1, 0)}
    people = {3: {"hand": ["R1a", "R10a", "R*a"]}}
    state = table(5, top="V9b", people=people, landings=stacks, first_player=3)
    do(state, 3, "N1 R1a R10a R*a done")
    assert legal(state, 3) == ["no", "copy-cube", "copy-draw"]
    do(state, 3, "copy-draw")
    assert column(state, "N1") == ["R1a", "R3a", "R5a", "R7a", "R10a", "R*a"]
    assert compasses(state, "N1") == [1, 0, 3]
    assert [hand(state, seat) for seat in range(5)] == [[], [], [], ["V9b"], []]
    assert cubes(state) == [3] * 5
    assert asks(state, 4) == "turn"
