"""Phase 2: the small islands, their price and their kinds (LI-2.4, LI-2.5)."""

import pytest

from tests.acting import seen
from tests.games.loot_island.helpers_actions import (
    COMPASS,
    CUBES,
    DRAW,
    LANDINGS,
    SHIP,
    SIX,
    STACK,
    TREASURE,
    asks,
    column,
    compasses,
    cubes,
    everyone_passes,
    hand,
    hands,
    islands,
    landings,
    loot,
    table,
)
from tests.support import do, legal, refused, rule

# The price of a small island (LI-2.4)


@rule("LI-2.4")
def test_a_small_island_costs_two_cards_of_one_colour_from_the_hand() -> None:
    state = table(3, people=hands("R2a R9a G3a"))
    do(state, 0, SHIP)
    assert legal(state, 0) == ["R2a"]
    do(state, 0, "R2a")
    assert legal(state, 0) == ["R9a"]
    do(state, 0, "R9a")
    assert hand(state, 0) == ["G3a"]
    assert state.dump()["map_discards"] == ["R2a", "R9a"]


@rule("LI-2.4")
def test_two_cards_of_different_colours_do_not_pay() -> None:
    state = table(3, people=hands("R2a G3a V4a A5a"))
    assert islands(state, 0) == []
    assert refused(state, 0, CUBES) == ("LI-2.4", "cannot_pay")
    state = table(3, people=hands("R2a R3a G3a G4a"))
    do(state, 0, f"{CUBES} R2a")
    assert refused(state, 0, "G3a") == ("LI-2.4", "same_colour")
    assert refused(state, 0, "R9b") == ("LI-2.4", "not_in_hand")
    assert refused(state, 0, "R2a")[0] == "LI-2.4"
    assert refused(state, 0, "done")[0] == "LI-2.4"


@rule("LI-2.4")
def test_every_pair_of_one_colour_can_pay() -> None:
    held = "R2a R3a R9a G1a G*b"
    pairs = set()
    state = table(3, people=hands(held))
    do(state, 0, CUBES)
    for one in legal(state, 0):
        after = state.copy()
        do(after, 0, one)
        pairs |= {(one, two) for two in legal(after, 0)}
    assert pairs == {("R2a", "R3a"), ("R2a", "R9a"), ("R3a", "R9a"), ("G1a", "G*b")}


@rule("LI-2.4")
def test_numbers_and_symbols_of_the_price_do_not_matter() -> None:
    state = table(3, people=hands("R1a R5a R7a", "G9b"))
    do(state, 0, f"{SHIP} R5a R7a no")  # a draw card and a cube card
    assert cubes(state) == [3, 3, 3]
    assert hand(state, 0) == ["R1a"]
    state = table(3, people=hands("R1a R1b"))
    do(state, 0, f"{SHIP} R1a R1b no")
    assert cubes(state) == [3, 3, 3]


@rule("LI-2.4")
def test_a_wild_has_a_colour_and_pays_only_with_it() -> None:
    state = table(3, people=hands("R2a R*a G3a"))
    do(state, 0, f"{SHIP} R2a R*a no")
    assert state.dump()["map_discards"] == ["R2a", "R*a"]
    assert islands(table(3, people=hands("R*a G3a")), 0) == []
    assert islands(table(3, people=hands("R*a R*b")), 0) == SIX


@rule("LI-2.4")
@pytest.mark.parametrize("tile", SIX)
def test_an_islands_action_is_optional_and_it_turns_face_down_either_way(tile: str) -> None:
    people = {0: {"hand": ["R2a", "R3a"], "cubes": 5}, 1: {"hand": ["G2a", "G3a"]}}
    state = table(3, people=people, landings={"N1": {"compasses": [1, 0]}})
    ship = state.dump()["ship"]
    do(state, 0, f"{tile} R2a R3a")
    do(state, 0, "cubes-0" if tile == CUBES else "no")
    assert cubes(state) == [5, 3, 3]
    assert hand(state, 0) == []
    assert loot(state, 0) == []
    assert state.dump()["ship"] == ship
    assert state.dump()["landings"] == {"N1": {"cards": [], "compasses": [1, 0]}}
    assert islands(state, 1) == [other for other in SIX if other != tile]
    assert refused(state, 1, tile) == ("LI-2.4", "island_face_down")


@rule("LI-2.4")
def test_an_island_turns_face_down_when_its_action_is_used() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a"))
    do(state, 0, f"{DRAW} R2a R3a yes")
    assert DRAW not in islands(state, 1)
    assert len(islands(state, 1)) == 5


@rule("LI-2.4")
@pytest.mark.parametrize("tile", [CUBES, STACK])
def test_an_island_can_be_used_without_being_able_to_use_its_action(tile: str) -> None:
    people = {0: {"hand": ["R2a", "R3a"], "cubes": 0}}
    state = table(3, people=people)
    do(state, 0, f"{tile} R2a R3a")
    while state.decider() == 0:
        assert len(legal(state, 0)) == 1
        do(state, 0, legal(state, 0)[0])
    assert int(tile[-1]) not in state.dump()["islands"]
    assert asks(state, 1) == "turn"


# The kinds of islands (LI-2.5)


@rule("LI-2.5")
@pytest.mark.parametrize(("held", "dropped"), [(5, 3), (5, 1), (5, 0), (2, 2), (3, 2)])
def test_kind_a_discards_up_to_the_shown_number_of_cubes(held: int, dropped: int) -> None:
    state = table(3, people={0: {"hand": ["R2a", "R3a"], "cubes": held}})
    do(state, 0, f"{CUBES} R2a R3a")
    assert legal(state, 0) == [f"cubes-{n}" for n in range(min(3, held) + 1)]
    assert refused(state, 0, "cubes-4")[0] == "LI-2.5"
    do(state, 0, f"cubes-{dropped}")
    assert cubes(state) == [held - dropped, 3, 3]


@rule("LI-2.5")
def test_kind_b_moves_ones_compass_to_the_bottom_of_its_stack() -> None:
    stacks = {"N1": {"compasses": [1, 2, 0]}, "S2": {"compasses": [1, 0, 2]}}
    state = table(3, people=hands("R2a R3a"), landings=stacks)
    do(state, 0, f"{STACK} R2a R3a")
    assert legal(state, 0) == ["no", "N1", "S2"]
    assert refused(state, 0, "E1") == ("LI-2.5", "compass_needed")
    do(state, 0, "N1")
    assert compasses(state, "N1") == [0, 1, 2]
    assert compasses(state, "S2") == [1, 0, 2]


@rule("LI-2.5")
def test_kind_c_draws_two_map_cards() -> None:
    state = table(3, top="V2a A9b G3a", people=hands("R2a R3a"))
    do(state, 0, f"{DRAW} R2a R3a")
    assert legal(state, 0) == ["yes", "no"]
    do(state, 0, "yes")
    assert hand(state, 0) == ["V2a", "A9b"]


@rule("LI-2.5")
def test_kind_d_takes_a_cube_and_reveals_a_treasure_to_keep() -> None:
    state = table(3, people=hands("R2a R3a"), dig=[10])
    do(state, 0, f"{TREASURE} R2a R3a yes")
    assert cubes(state) == [4, 3, 3]
    assert legal(state, 0) == ["keep-10", "discard-10"]
    assert refused(state, 0, "keep-9")[0] in ("LI-3.6", "LI-2.5", "LI-3.9")
    assert state.view(-1).data()["table"] == [10]
    do(state, 0, "keep-10")
    assert loot(state, 0) == [10]
    assert cubes(state) == [6, 3, 3]  # its curse is 2
    assert asks(state, 1) == "turn"


@rule("LI-2.5")
def test_kind_d_can_discard_cubes_with_the_treasure_kept() -> None:
    state = table(3, people=hands("R2a R3a"), dig=[1])
    do(state, 0, f"{TREASURE} R2a R3a yes keep-1")
    assert cubes(state) == [2, 3, 3]  # 3 + 1 - 2 crossed cubes


@rule("LI-2.5")
def test_kind_d_discards_two_cubes_and_one_for_each_amulet_when_the_treasure_is_discarded() -> None:
    people = {0: {"hand": ["R2a", "R3a"], "cubes": 9, "treasures": [2, 3]}}
    state = table(3, people=people, dig=[4])  # an amulet too; it does not count
    do(state, 0, f"{TREASURE} R2a R3a yes discard-4")
    assert cubes(state) == [9 + 1 - 4, 3, 3]
    assert loot(state, 0) == [2, 3]
    assert state.dump()["treasure_discards"] == [4]


@rule("LI-2.5")
def test_kind_d_costs_nothing_when_declined() -> None:
    state = table(3, people=hands("R2a R3a"), dig=[10])
    do(state, 0, f"{TREASURE} R2a R3a no")
    assert cubes(state) == [3, 3, 3]
    assert state.dump()["treasure_deck"][0] == 10


@rule("LI-2.5")
def test_kind_e_puts_a_compass_on_top_where_one_has_none_without_cards() -> None:
    stacks = {"N1": {"compasses": [0]}, "E2": {"cards": ["G5a"], "compasses": [1, 2]}}
    state = table(3, people=hands("R2a R3a"), landings=stacks)
    do(state, 0, f"{COMPASS} R2a R3a")
    assert legal(state, 0) == ["no", *[name for name in LANDINGS if name != "N1"]]
    assert refused(state, 0, "N1") == ("LI-2.5", "compass_already")
    do(state, 0, "E2")
    assert compasses(state, "E2") == [1, 2, 0]
    assert compasses(state, "N1") == [0]
    assert column(state, "E2") == ["G5a"]
    assert asks(state, 1) == "turn"


@rule("LI-2.5", "LI-2.7")
def test_kind_e_moves_a_compass_of_ones_choice_when_the_supply_is_empty() -> None:
    stacks = {name: {"compasses": [0, 1]} for name in ("N1", "E1", "S1")}
    state = table(3, people=hands("R2a R3a"), landings=stacks)
    do(state, 0, f"{COMPASS} R2a R3a W2")
    assert legal(state, 0) == ["from-N1", "from-E1", "from-S1"]
    assert refused(state, 0, "from-W1") == ("LI-2.7", "no_compass_there")
    do(state, 0, "from-E1")
    assert compasses(state, "W2") == [0]
    assert compasses(state, "E1") == [1]
    assert compasses(state, "N1") == compasses(state, "S1") == [0, 1]


@rule("LI-2.5")
@pytest.mark.parametrize(
    ("bow", "corner", "coast"), [("clockwise", "NE", "E1"), ("counterclockwise", "SW", "S2")]
)
def test_kind_f_moves_the_ship_and_so_the_coast_that_is_explored(
    bow: str, corner: str, coast: str
) -> None:
    state = table(3, people=hands("R2a R3a"), ship={"corner": "NW", "bow": bow})
    do(state, 0, f"{SHIP} R2a R3a yes")
    assert state.dump()["ship"] == {"corner": corner, "bow": bow}
    assert asks(state, 1) == "turn"
    events = everyone_passes(state)
    assert seen(events, "explored")[0]["coast"][0].upper() == coast[0]


@rule("LI-2.5")
def test_the_tiles_show_the_six_kinds() -> None:
    offers = []
    for tile in [f"island-{n}" for n in range(1, 8)]:
        state = table(5, people=hands("R2a R3a"), landings={"N1": {"compasses": [0]}})
        do(state, 0, f"{tile} R2a R3a")
        offers.append(legal(state, 0))
    elsewhere = ["no", *LANDINGS[1:]]
    yes_no = ["yes", "no"]
    cube = [f"cubes-{n}" for n in range(4)]
    assert offers == [cube, cube[:3], ["no", "N1"], yes_no, yes_no, elsewhere, yes_no]


@rule("LI-2.4")
def test_the_landings_stay_open_to_who_cannot_pay_for_an_island() -> None:
    state = table(3, people=hands("R2a"))
    assert landings(state, 0) == LANDINGS
    assert islands(state, 0) == []
