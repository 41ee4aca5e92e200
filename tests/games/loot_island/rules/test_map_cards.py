"""Map cards: where they may be played, compasses and columns (LI-2.6 to LI-2.10)."""

import pytest

from tests.acting import kinds
from tests.games.loot_island.helpers_actions import (
    LANDINGS,
    REDS,
    asks,
    at,
    column,
    compasses,
    cubes,
    hand,
    hands,
    landings,
    table,
)
from tests.support import do, legal, refused, rule

THREE = ("N1", "E1", "S1")


# Where and what (LI-2.6)


@rule("LI-2.6")
def test_one_or_more_cards_of_one_colour_go_to_one_landing() -> None:
    state = table(3, people=hands("R2a R3a R9b G4b"))
    do(state, 0, "N1 R2a")
    assert legal(state, 0) == ["done", "R3a", "R9b"]
    assert refused(state, 0, "G4b") == ("LI-2.6", "one_colour")
    assert refused(state, 0, "N2")[0] == "LI-2.6"
    do(state, 0, "R9b done")
    assert column(state, "N1") == ["R2a", "R9b"]
    assert hand(state, 0) == ["R3a", "G4b"]
    assert list(state.dump()["landings"]) == ["N1"]
    assert asks(state, 1) == "turn"


@rule("LI-2.6")
def test_at_least_one_card_must_be_played() -> None:
    state = table(3, people=hands("R2a"))
    do(state, 0, "N1")
    assert legal(state, 0) == ["R2a"]
    assert refused(state, 0, "done") == ("LI-2.6", "choose_one_card")


@rule("LI-2.6")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    state = table(3, people=hands("R2a", "R3a"))
    do(state, 0, "N1")
    assert refused(state, 0, "R3a") == ("LI-2.6", "not_in_hand")
    do(state, 0, "R2a")
    assert refused(state, 0, "R3a") == ("LI-2.6", "not_in_hand")
    assert refused(state, 0, "R2a") == ("LI-2.9", "ascending")  # each card once


# Compasses (LI-2.7)


@rule("LI-2.7")
def test_without_a_compass_there_one_is_placed_on_top_of_the_stack() -> None:
    state = table(3, people=hands("R9b"), landings={"N1": at("R2a", 2, 1)})
    do(state, 0, "N1 R9b done")
    assert compasses(state, "N1") == [2, 1, 0]


@rule("LI-2.7")
def test_with_a_compass_there_none_is_placed_and_the_stack_stays() -> None:
    state = table(3, people=hands("R9b"), landings={"N1": at("R2a", 0, 1)})
    do(state, 0, "N1 R9b done")
    assert compasses(state, "N1") == [0, 1]


@rule("LI-2.7")
def test_the_compass_is_placed_before_the_effects() -> None:
    state = table(3, people=hands("R7a"))
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [2, 3, 3]


@rule("LI-2.7")
@pytest.mark.parametrize("origin", THREE)
def test_with_none_left_a_compass_of_ones_choice_moves(origin: str) -> None:
    stacks = {name: at("", 1, 0, 2) for name in THREE}
    state = table(4, people=hands("R9b"), landings={**stacks, "W1": at("", 3)})
    do(state, 0, "W1")
    assert legal(state, 0) == ["from-N1", "from-E1", "from-S1"]
    assert refused(state, 0, "from-W1") == ("LI-2.7", "no_compass_there")
    assert refused(state, 0, "R9b")[0] == "LI-2.7"
    do(state, 0, f"from-{origin} R9b done")
    assert compasses(state, "W1") == [3, 0]
    assert compasses(state, origin) == [1, 2]
    for other in set(THREE) - {origin}:
        assert compasses(state, other) == [1, 0, 2]


@rule("LI-2.7")
def test_a_compass_may_not_be_moved_while_the_supply_has_one() -> None:
    state = table(3, people=hands("R9b"), landings={"N1": at("", 0), "E1": at("", 0)})
    do(state, 0, "W1")
    assert legal(state, 0) == ["R9b"]
    do(state, 0, "R9b done")
    assert [name for name in LANDINGS if 0 in compasses(state, name)] == ["N1", "E1", "W1"]


@rule("LI-2.7")
def test_no_compass_is_asked_for_where_one_lies_already() -> None:
    state = table(3, people=hands("R9b"), landings={name: at("", 0) for name in THREE})
    do(state, 0, "E1 R9b done")
    assert [name for name in LANDINGS if 0 in compasses(state, name)] == list(THREE)


@rule("LI-2.7")
def test_the_compass_that_moves_away_gets_no_effect_there_any_more() -> None:
    state = table(3, people=hands("R9b", "G7a"), landings={name: at("", 0) for name in THREE})
    do(state, 0, "W1 from-E1 R9b done")
    do(state, 1, "E1 G7a done")
    assert cubes(state) == [3, 2, 3]


# Columns (LI-2.8 to LI-2.10)


@rule("LI-2.8")
@pytest.mark.parametrize("card", ["R1a", "R6b", "R10b", "R*b"])
def test_any_card_may_start_a_column(card: str) -> None:
    state = table(3, people=hands(card))
    do(state, 0, f"N1 {card} done")
    assert column(state, "N1") == [card]


@rule("LI-2.8")
@pytest.mark.parametrize(("one", "two"), [("N1", "N2"), ("E2", "E1"), ("S1", "S2"), ("W2", "W1")])
def test_the_landings_of_a_coast_differ_in_colour(one: str, two: str) -> None:
    state = table(3, people=hands("R9b R*a G9b V3b A4b"), landings={one: at("R2a")})
    do(state, 0, two)
    assert legal(state, 0) == ["G9b", "V3b", "A4b"]
    assert refused(state, 0, "R9b") == ("LI-2.8", "coast_colour")
    assert refused(state, 0, "R*a") == ("LI-2.8", "coast_colour")


@rule("LI-2.8")
def test_other_coasts_may_have_the_same_colour() -> None:
    state = table(3, people=hands("R9b"), landings={"N1": at("R2a")})
    assert landings(state, 0) == [name for name in LANDINGS if name != "N2"]
    assert refused(state, 0, "N2") == ("LI-2.8", "coast_colour")


@rule("LI-2.9")
def test_further_cards_have_the_columns_colour() -> None:
    state = table(3, people=hands("R9b G9b"), landings={"N1": at("R2a")})
    do(state, 0, "N1")
    assert legal(state, 0) == ["R9b"]
    assert refused(state, 0, "G9b") == ("LI-2.9", "wrong_colour")
    state = table(3, people=hands("G9b"), landings={"N1": at("R2a")})
    assert "N1" not in legal(state, 0)
    assert refused(state, 0, "N1") == ("LI-2.9", "none_of_colour")


@rule("LI-2.9")
@pytest.mark.parametrize("value", range(1, 11))
def test_further_cards_have_the_same_or_a_higher_number(value: int) -> None:
    last = f"R{value}a"
    state = table(
        3, people={0: {"hand": [card for card in REDS if card != last]}}, landings={"N1": at(last)}
    )
    do(state, 0, "N1")
    fits = [f"R{value}b"] + [f"R{n}{c}" for n in range(value + 1, 11) for c in "ab"]
    ones = ["R1a", "R1b"] if value > 1 else []  # they go to the front (LI-2.14)
    assert legal(state, 0) == [*ones, *fits, "R*a", "R*b"]
    for low in range(2, value):
        assert refused(state, 0, f"R{low}a") == ("LI-2.9", "too_low")


@rule("LI-2.9")
def test_cards_are_added_at_the_end_in_numerical_order() -> None:
    state = table(3, people=hands("R4b R6b R10b"), landings={"N1": at("R2a R3a")})
    do(state, 0, "N1 R4b R6b R10b done")
    assert column(state, "N1") == ["R2a", "R3a", "R4b", "R6b", "R10b"]


@rule("LI-2.9")
def test_cards_of_one_turn_cannot_be_played_in_falling_order() -> None:
    state = table(3, people=hands("R4b R6b R10b"), landings={"N1": at("R2a")})
    do(state, 0, "N1 R6b")
    assert legal(state, 0) == ["done", "R10b"]
    assert refused(state, 0, "R4b") == ("LI-2.9", "ascending")


@rule("LI-2.9")
def test_the_last_card_of_a_turn_is_the_one_to_reach_next() -> None:
    state = table(3, people=hands("R4b R8a", "R6b R7b R9b"))
    do(state, 0, "N1 R4b R8a done")
    do(state, 1, "N1")
    assert legal(state, 1) == ["R9b"]
    assert refused(state, 1, "R7b") == ("LI-2.9", "too_low")


@rule("LI-2.9")
def test_one_need_not_play_all_one_could() -> None:
    state = table(3, people=hands("R4b R6b R10b"), landings={"N1": at("R2a")})
    do(state, 0, "N1 R4b R10b done")
    assert hand(state, 0) == ["R6b"]


@rule("LI-2.9")
def test_what_was_left_out_may_be_too_low_on_the_next_turn() -> None:
    state = table(3, people=hands("R4b R6b"), passed=[1, 2])
    do(state, 0, "N1 R6b done")
    assert refused(state, 0, "N1") == ("LI-2.9", "all_too_low")


@rule("LI-2.8", "LI-2.9")
def test_a_card_that_fits_nowhere_is_refused_without_naming_a_place() -> None:
    high = ["R9b", "G9b", "R10b", "G10b", "R8a", "G8a", "R7b", "G8b"]
    state = table(3, people=hands("R4b V2a"), landings=dict(zip(LANDINGS, map(at, high))))
    assert refused(state, 0, "R4b") == ("LI-2.9", "fits_nowhere")
    assert refused(state, 0, "R6b") == ("LI-2.6", "not_in_hand")


@rule("LI-2.10")
@pytest.mark.parametrize("before", ["", "R1a", "R5b", "R10a", "R10a R*b"])
def test_a_wild_always_fits_in_its_colour(before: str) -> None:
    state = table(3, people=hands("R*a G*a"), landings={"N1": at(before)})
    do(state, 0, "N1")
    assert legal(state, 0) == (["R*a"] if before else ["R*a", "G*a"])
    do(state, 0, "R*a done")
    assert column(state, "N1") == [*before.split(), "R*a"]


@rule("LI-2.10")
@pytest.mark.parametrize(("before", "lowest"), [("R5b R*b", 5), ("R10a R*b", 10), ("R1b R*b", 1)])
def test_a_wild_takes_the_value_of_the_card_before_it(before: str, lowest: int) -> None:
    rest = [card for card in REDS if card not in before.split()]
    state = table(3, people={0: {"hand": rest}}, landings={"N1": at(before)})
    do(state, 0, "N1")
    ones = ["R1a"] if lowest == 1 else ["R1a", "R1b"]
    fits = [c for c in rest if c[1] == "*" or int(c[1:-1]) >= max(lowest, 2)]
    assert legal(state, 0) == [*ones, *fits]


@rule("LI-2.10")
def test_a_wild_as_first_card_has_value_one() -> None:
    state = table(3, people=hands("R*a", "R1a R2a"))
    do(state, 0, "N1 R*a done")
    do(state, 1, "N1 R1a R2a done")
    assert column(state, "N1") == ["R*a", "R1a", "R2a"]
    assert cubes(state) == [4, 3, 4]  # the 1 came behind a card of value 1


@rule("LI-2.10")
@pytest.mark.parametrize("before", ["", "R1a", "R7a", "R5a"])
def test_a_wild_never_has_an_effect_of_the_card_before_it(before: str) -> None:
    state = table(3, people=hands("R*a"), landings={"N1": at(before, 0, 1)})
    events = do(state, 0, "N1 R*a done")
    assert kinds(events) == ["played"]
    assert cubes(state) == [3, 3, 3]
    assert asks(state, 1) == "turn"


@rule("LI-2.10")
def test_a_wild_of_value_one_is_no_card_number_one() -> None:
    state = table(3, people=hands("R*a"), landings={"N1": at("R5a R7a")})
    do(state, 0, "N1 R*a done")
    assert column(state, "N1") == ["R5a", "R7a", "R*a"]  # not in front
    assert asks(state, 1) == "turn"  # and nothing to copy


@rule("LI-2.10", "LI-2.15")
def test_the_wilds_of_a_turn_come_last() -> None:
    state = table(3, people=hands("R1a R5b R*a R*b"))
    do(state, 0, "N1 R1a R5b R*a R*b done")
    assert column(state, "N1") == ["R1a", "R5b", "R*a", "R*b"]
    state = table(3, people=hands("R1a R5b R*a"))
    do(state, 0, "N1 R*a")
    assert refused(state, 0, "R5b") == ("LI-2.9", "ascending")
