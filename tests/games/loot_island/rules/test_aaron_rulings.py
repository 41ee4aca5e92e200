"""Rulings on Aaron (LI-P6), and the examples LI-X13 to LI-X15. Aaron is seat 2."""

import pytest

from tests.acting import kinds, seen
from tests.games.loot_island.helpers_actions import (
    CARDS,
    CUBES,
    DRAW,
    PLAIN_EVENTS,
    SHIP,
    TREASURE,
    aaron_holds,
    asks,
    at,
    column,
    compasses,
    cubes,
    everyone_passes,
    hand,
    hands,
    loot,
    new_game,
    table,
)
from tests.support import do, legal, refused, rule

# Rulings (LI-P6)


@rule("LI-P6")
def test_aaron_counts_as_a_compass_at_a_landing() -> None:
    full = {"N1": at("R3a R4b R7b R9b", 0, 2, 1)}
    state = table(2, landings=full)
    events = everyone_passes(state)
    assert seen(events, "loot")[0]["treasures"] == 3


@rule("LI-P6")
def test_aaron_is_not_counted_for_healers() -> None:
    assert len(new_game(2).dump()["healers"]) == 2


@rule("LI-P6")
def test_aaron_is_not_counted_for_a1_and_a2() -> None:
    state = new_game(2, event="A1")
    first = state.dump()["first_player"]
    do(state, first, "yes")
    assert asks(state, 1 - first) == "extra_cards"
    do(state, 1 - first, "no")
    assert asks(state, first) == "turn"
    assert len(hand(state, 2)) == 6
    assert len(new_game(2, event="A2").dump()["table"]) == 2


@rule("LI-P6")
def test_aaron_is_not_counted_for_b8_and_b10() -> None:
    state = table(2, event="B8")
    do(state, 0, "pass")
    assert cubes(state) == [3, 5]
    assert state.cubes[2] == 0
    small = at("R2b R3a R4b R7b", 2, 1)
    big = at("G2b G3a G3b G6b G9b", 0)
    state = table(2, event="B10", landings={"N1": small, "N2": big}, dig=[5])
    everyone_passes(state)
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 1]
    assert state.cubes[2] == 0


@rule("LI-P6")
@pytest.mark.parametrize("first", [0, 1])
def test_b4_binds_aaron_and_the_first_player_chooses_for_him(first: int) -> None:
    stacks = {name: at("", 2) for name in ("E1", "S1", "W1")}
    events = ["A4", "B4", *PLAIN_EVENTS[2:]]
    state = table(2, landings=stacks, events=events, first_player=first)
    everyone_passes(state)
    assert asks(state, first) == "take_back"
    assert legal(state, first) == ["from-E1", "from-S1", "from-W1"]
    do(state, first, "from-S1")
    assert compasses(state, "S1") == []
    assert asks(state, first) == "turn"


@rule("LI-P6")
def test_b4_leaves_aaron_two_compasses_on_the_island() -> None:
    stacks = {name: at("", 2) for name in ("E1", "S1")}
    state = aaron_holds("R2a", landings=stacks, event="B4")
    do(state, 0, "aaron N1")
    assert legal(state, 0) == ["from-E1", "from-S1"]


@rule("LI-P6")
def test_under_b9_aaron_is_out_after_a_small_island_and_never_takes_the_tile() -> None:
    state = table(2, people=hands("R2a", "R3a", "G2a V3a"), event="B9", first_player=1)
    do(state, 1, f"aaron {SHIP} G2a no")
    assert state.dump()["first_player"] == 1
    assert state.dump()["passed"] == []
    assert asks(state, 0) == "turn"
    assert refused(state, 0, "aaron") == ("LI-P3", "aaron_cannot")
    do(state, 0, "pass")
    assert state.dump()["first_player"] == 0  # the first pass of a player


@rule("LI-P6")
def test_aaron_is_back_in_the_round_after_b9() -> None:
    state = aaron_holds("G2a", event="B9", events=["B9", *PLAIN_EVENTS[1:]])
    do(state, 0, f"aaron {SHIP} G2a no")
    everyone_passes(state)
    assert state.dump()["round"] == 2
    assert "aaron" in legal(state, 1)


@rule("LI-P6")
def test_aarons_front_one_does_nothing() -> None:
    state = aaron_holds("R1a", landings={"N1": at("R5a R7a", 0, 1)})
    do(state, 0, "aaron N1 R1a done")
    assert column(state, "N1") == ["R1a", "R5a", "R7a"]
    assert cubes(state) == [3, 3]
    assert hand(state, 0) == hand(state, 1) == hand(state, 2) == []
    assert asks(state, 1) == "turn"


@rule("LI-P6")
@pytest.mark.parametrize("tile", [CUBES, DRAW])
def test_islands_a_and_c_do_nothing_for_aaron(tile: str) -> None:
    state = aaron_holds("G2a G3a")
    do(state, 0, f"aaron {tile} G2a G3a")
    while state.decider() == 0:  # if it asks at all: take all it gives
        words = legal(state, 0)
        do(state, 0, "yes" if "yes" in words else words[-1])
    assert cubes(state) == [3, 3]
    assert state.cubes[2] == 0
    assert hand(state, 0) == hand(state, 2) == []
    assert int(tile[-1]) not in state.dump()["islands"]


@rule("LI-P6", "LI-P1")
def test_aaron_keeps_a_crown_from_island_d_and_takes_no_cube() -> None:
    state = aaron_holds("G2a G3a", dig=[24])
    do(state, 0, f"aaron {TREASURE} G2a G3a yes")
    assert loot(state, 2) == [24]
    assert loot(state, 0) == []
    assert cubes(state) == [3, 3]
    assert state.cubes[2] == 0
    assert asks(state, 1) == "turn"


@rule("LI-P6")
def test_aaron_discards_and_refills_last() -> None:
    """The map deck is just enough for the players: Aaron's old cards can only come to him."""
    deck = [f"V{n}{c}" for n in range(1, 7) for c in "ab"]
    used = {*deck, "R2a", "R3a"}
    rest = [f"{k}{n}{c}" for k in "RGVA" for n in [*range(1, 11), "*"] for c in "ab"]
    lying = [card for card in rest if card not in used]
    stacks = {name: at("") for name in ("E1", "E2", "S1", "S2")}
    for name, colour in zip(stacks, "RGAV"):
        stacks[name]["cards"] = [card for card in lying if card[0] == colour]
    people = {2: {"hand": ["R2a", "R3a"]}}
    state = table(2, people=people, landings=stacks, map_deck=deck, events=PLAIN_EVENTS)
    everyone_passes(state)
    assert set(hand(state, 0)) | set(hand(state, 1)) == set(deck)
    assert hand(state, 2) == ["R2a", "R3a"]


@rule("LI-P6")
def test_with_no_own_action_one_may_act_for_aaron_before_one_must_pass() -> None:
    state = aaron_holds("G2a")
    assert legal(state, 0) == ["pass", "aaron"]
    do(state, 0, "aaron N1 G2a done")
    assert legal(state, 1) == ["pass"]


@rule("LI-P6")
def test_who_has_passed_may_not_act_for_aaron() -> None:
    state = table(2, people=hands("R2a", "R3a R4a", "G2a G3a"))
    do(state, 0, "pass")
    do(state, 1, "N1 R3a done")
    assert state.deciders() == [1]
    assert legal(state, 0) == []
    do(state, 1, "aaron E1 G2a done")
    assert state.deciders() == [1]


@rule("LI-P6")
def test_the_phase_ends_when_both_players_have_passed() -> None:
    state = aaron_holds("G2a G3a")
    do(state, 0, "pass")
    events = do(state, 1, "pass")
    assert "explored" in kinds(events)


@rule("LI-P6", "LI-1.4", "LI-D1")
def test_a_reshuffle_during_the_refill_includes_aarons_leftovers() -> None:
    """The deck has 11 cards and two hands take 12: the last comes from Aaron's discarded two.

    All other cards lie in columns of coasts that are not explored.
    """
    deck = [f"G{number}{copy}" for number in range(1, 7) for copy in "ab"][:11]
    gone = {*deck, "R2a", "R3a"}
    elsewhere = {
        landing: at(" ".join(card for card in CARDS if card[0] == colour and card not in gone), 0)
        for landing, colour in (("E1", "R"), ("E2", "G"), ("S1", "V"))
    }
    elsewhere["S2"] = at(" ".join(card for card in CARDS if card[0] == "A"), 1)
    state = aaron_holds("R2a R3a", events=PLAIN_EVENTS, map_deck=deck, landings=elsewhere)
    everyone_passes(state)
    assert len(hand(state, 0)) == 6
    assert len(hand(state, 1)) == 6
    assert sorted({*hand(state, 1)} & {"R2a", "R3a"} | {*hand(state, 2)}) == ["R2a", "R3a"]
    assert len(hand(state, 2)) == 1


# The rulebooks' examples; Blue is seat 0, Red seat 1.


@rule("LI-X13")
def test_blue_plays_two_cards_for_aaron_and_draws_for_one_of_them() -> None:
    state = aaron_holds("R4a R6b", top="V9b", landings={"N1": at("R2a", 0)})
    do(state, 0, "aaron N1 R4a R6b done")  # the 4 shows draw
    assert column(state, "N1") == ["R2a", "R4a", "R6b"]
    assert compasses(state, "N1") == [0, 2]
    assert hand(state, 0) == ["V9b"]
    assert hand(state, 2) == []


@rule("LI-X14")
def test_aaron_discards_the_amulet_of_a_small_island() -> None:
    state = aaron_holds("R4a R6b", dig=[4])
    do(state, 0, f"aaron {TREASURE} R4a R6b yes")
    assert loot(state, 2) == []
    assert state.dump()["treasure_discards"] == [4]
    assert cubes(state) == [3, 3]
    assert asks(state, 1) == "turn"


@rule("LI-X15")
def test_red_uses_the_ship_island_for_aaron_and_does_not_move_the_ship() -> None:
    state = aaron_holds("R4a R6b", first_player=1)
    do(state, 1, f"aaron {SHIP} R4a R6b no")
    assert state.dump()["ship"] == {"corner": "NW", "bow": "clockwise"}
    assert 7 not in state.dump()["islands"]
    assert asks(state, 0) == "turn"
