"""The end of the game (LI-E1 to LI-E5) and the values of a finished game (LI-V1 to LI-V5)."""

from typing import Any

import pytest

from tests.acting import kinds, seen
from tests.games.loot_island.helpers_loot import (
    column,
    cubes,
    finished,
    last_pass,
    loot,
    loots,
    moves,
    of,
    pile,
)
from tests.support import do, legal, refused, rule

CLOCKWISE = {"corner": "NW", "bow": "clockwise"}
COUNTER = {"corner": "NW", "bow": "counterclockwise"}

# Three plain cards and one chest at each landing, colours as LI-2.8 wants them
CARDS = {
    "N1": ["R1a", "R1b", "R2b", "R3b"],
    "N2": ["G1a", "G1b", "G2b", "G4b"],
    "E1": ["V1a", "V1b", "V2b", "V3b"],
    "E2": ["A1a", "A1b", "A2b", "A3b"],
    "S1": ["R4b", "R7b", "R9b", "R10a"],
    "S2": ["G3a", "G3b", "G6b", "G8a"],
    "W1": ["V4a", "V4b", "V5b", "V7b"],
    "W2": ["A4b", "A6a", "A7b", "A8a"],
}


def free(*seats: int) -> dict[int, Any]:
    """Players without cubes, who need no healer."""
    return {seat: {"cubes": 0} for seat in seats}


def healed(state: Any) -> list[Any]:
    """The healers by seat."""
    return [person["healer"] for person in of(state, "players")]


# LI-E1: the final exploration


@rule("LI-E1")
@pytest.mark.parametrize(
    ("ship", "order"),
    [
        (CLOCKWISE, ["E1", "E2", "S1", "S2", "W1", "W2"]),
        (COUNTER, ["S2", "S1", "E2", "E1", "N2", "N1"]),
        ({"corner": "SE", "bow": "clockwise"}, ["W1", "W2", "N1", "N2", "E1", "E2"]),
        ({"corner": "NE", "bow": "counterclockwise"}, ["W2", "W1", "S2", "S1", "E2", "E1"]),
    ],
)
def test_after_round_five_all_other_landings_follow_in_the_direction_of_the_ship(
    ship: dict[str, str], order: list[str]
) -> None:
    landings = {name: pile(CARDS[name], index % 3) for index, name in enumerate(order)}
    state, events = last_pass(3, top=[5, 6, 13, 14, 17, 18], landings=landings, ship=ship)
    events += moves(state, "0:keep-5 1:keep-6 2:keep-13 0:keep-14 1:keep-17 2:keep-18")
    assert loots(events) == [("small", name, 1) for name in order]


@rule("LI-E1")
def test_landings_are_explored_one_at_a_time() -> None:
    landings = {"E1": pile(CARDS["E1"], 0), "S1": pile(CARDS["S1"], 1)}
    state, _ = last_pass(3, top=[5, 6], landings=landings)
    assert of(state, "table") == [5]
    do(state, 0, "keep-5")
    assert of(state, "table") == [6]
    assert state.deciders() == [1]


@rule("LI-E1")
def test_every_landing_of_the_final_exploration_is_a_small_loot() -> None:
    landings = {"E1": pile(column("V", 6), 0, 1, 2), "S1": pile(column("R", 4, chests=2), 2, 1)}
    state, events = last_pass(3, top=[5, 6], landings=landings)
    events += moves(state, "2:keep-5 1:keep-6")
    assert loots(events) == [("small", "E1", 0), ("small", "S1", 2)]
    assert loot(state, 0) == []


@rule("LI-E1")
def test_a_landing_with_too_few_cards_finds_nothing_in_the_final_exploration() -> None:
    _, events = last_pass(5, landings={"E1": pile(column("V", 3, chests=2), 0)})
    assert loots(events) == []


@rule("LI-E1")
def test_a_plus_one_card_counts_as_two_in_the_final_exploration() -> None:
    _, events = last_pass(5, landings={"E1": pile(column("V", 3, chests=1, plus=1), 0)})
    assert loots(events) == [("small", "E1", 1)]


@rule("LI-E1", "LI-3.7")
def test_a_landing_without_a_compass_reveals_nothing_in_the_final_exploration() -> None:
    state, _ = last_pass(3, top=[5], landings={"E1": pile(CARDS["E1"])})
    assert of(state, "treasure_deck")[0] == 5


@rule("LI-E1")
def test_the_exploration_coast_of_round_five_comes_first_with_its_big_loot_and_only_once() -> None:
    landings = {"N1": pile(CARDS["N1"], 0), "E1": pile(CARDS["E1"], 1)}
    state, events = last_pass(3, top=[5, 6, 13], landings=landings)
    events += moves(state, "0:keep-5 0:keep-6 1:keep-13")
    assert loots(events) == [("big", "N1", 2), ("small", "E1", 1)]


@rule("LI-E1")
def test_there_is_no_final_exploration_after_round_four() -> None:
    state, events = last_pass(3, landings={"E1": pile(CARDS["E1"], 0)}, round=4)
    assert loots(events) == []
    assert of(state, "round") == 5


@rule("LI-E1", "LI-EV17")
def test_the_order_is_bottom_to_top_again_after_b_thirteen_in_round_five() -> None:
    landings = {"N1": pile(CARDS["N1"], 0, 1), "E1": pile(column("V", 3, chests=2), 0, 1)}
    state, _ = last_pass(3, top=[5, 6, 13, 14, 17], landings=landings, event="B13")
    moves(state, "1:keep-5 0:keep-6 1:keep-13")  # the event still applies to phase 3
    moves(state, "0:keep-14 1:keep-17")


@rule("LI-E1", "LI-EV15")
def test_b_eleven_of_round_five_takes_nothing_from_the_final_exploration() -> None:
    _, events = last_pass(3, landings={"E1": pile(CARDS["E1"], 0)}, event="B11")
    assert loots(events) == [("small", "E1", 1)]


@rule("LI-E1", "LI-EV14")
def test_b_ten_of_round_five_does_not_reach_the_final_exploration() -> None:
    state, _ = last_pass(3, top=[5], landings={"E1": pile(CARDS["E1"], 0)}, event="B10")
    do(state, 0, "keep-5")
    assert cubes(state) == [3, 3, 3]


@rule("LI-E1", "LI-EV18")
@pytest.mark.parametrize(
    ("ship", "both", "rest"),
    [
        (CLOCKWISE, ["N1", "E1"], ["S1", "S2", "W1", "W2"]),
        (COUNTER, ["W2", "S2"], ["E2", "E1", "N2", "N1"]),
    ],
)
def test_four_landings_are_left_after_b_fourteen_in_round_five(
    ship: dict[str, str], both: list[str], rest: list[str]
) -> None:
    landings = {name: pile(CARDS[name], 0) for name in both[:1]}
    landings |= {name: pile(CARDS[name], 1) for name in both[1:]}
    landings |= {name: pile(CARDS[name], 2 - index % 3) for index, name in enumerate(rest)}
    top = [5, 6, 13, 14, 17, 18, 62, 70]
    state, events = last_pass(3, top=top, landings=landings, ship=ship, event="B14")
    events += moves(state, "0:keep-5 0:keep-6 1:keep-13 1:keep-14")
    events += moves(state, "2:keep-17 1:keep-18 0:keep-62 2:keep-70")
    big = [("big", name, 2) for name in both]
    assert loots(events) == big + [("small", name, 1) for name in rest]


# LI-E2: too many cubes


@rule("LI-E2")
def test_thirteen_cubes_eliminate_and_twelve_do_not() -> None:
    people = {0: {"cubes": 13, "treasures": [58]}, 1: {"cubes": 12, "treasures": [57, 55]}}
    state, events = last_pass(3, people=people | free(2), healers=[14, 1, 2])
    assert of(state, "eliminated") == [0]
    assert [each["seat"] for each in seen(events, "eliminated")] == [0]
    do(state, 1, "healer-14")
    assert state.scores() == [0, 13 + 11 - 17, 0]


@rule("LI-E2")
def test_the_eliminated_lose_their_treasures_and_the_five_coins_of_the_tile() -> None:
    people = {0: {"cubes": 14, "treasures": [58, 57, 56]}, 1: {"cubes": 0, "treasures": [5]}}
    state = finished(3, people | free(2))
    assert state.scores() == [0, 3, 0]
    assert state.placings()[1] == 1


@rule("LI-E2")
def test_cubes_count_after_the_final_exploration() -> None:
    landings = {"E1": pile(CARDS["E1"], 0), "S1": pile(CARDS["S1"], 1)}
    people = {0: {"cubes": 14}, 1: {"cubes": 12}, 2: {"cubes": 13}}
    state, _ = last_pass(3, top=[5, 7], landings=landings, people=people)
    assert of(state, "eliminated") == []
    moves(state, "0:discard-5 1:keep-7")
    assert cubes(state) == [12, 13, 13]
    assert of(state, "eliminated") == [1, 2]


# LI-E3: the healers


@rule("LI-E3")
def test_the_healers_are_hidden_until_the_end() -> None:
    landings = {"E1": pile(CARDS["E1"], 0)}
    state, _ = last_pass(3, top=[5], landings=landings, healers=[4, 9, 2])
    for seat in (-1, 0, 1, 2):
        assert state.view(seat).data()["healers"] == [None, None, None]
    events = do(state, 0, "keep-5")
    assert sorted(seen(events, "healers")[0]["healers"]) == [2, 4, 9]
    assert state.view(1).data()["healers"] == [4, 9, 2]


@rule("LI-E3")
def test_healers_are_picked_in_ascending_order_of_cubes_each_once() -> None:
    people = {0: {"cubes": 9}, 1: {"cubes": 7}, 2: {"cubes": 8}}
    state, _ = last_pass(3, people=people, healers=[4, 9, 2])
    assert state.deciders() == [1]
    assert legal(state, 1) == ["healer-2", "healer-4", "healer-9"]
    assert refused(state, 1, "healer-3")[0] == "LI-E3"
    do(state, 1, "healer-4")
    assert state.deciders() == [2]
    assert legal(state, 2) == ["healer-2", "healer-9"]
    moves(state, "2:healer-9 0:healer-2")
    assert healed(state) == [2, 4, 9]
    assert state.over


@rule("LI-E3")
@pytest.mark.parametrize(
    ("first", "order"), [(0, "0 1 2 3"), (1, "1 2 3 0"), (2, "2 3 0 1"), (3, "3 0 1 2")]
)
def test_a_tie_is_broken_clockwise_from_the_owner_of_the_tile(first: int, order: str) -> None:
    people = {seat: {"cubes": 4} for seat in range(4)}
    state, _ = last_pass(4, people=people, healers=[1, 2, 3, 4], first_player=first)
    for number, seat in enumerate(order.split(), 1):
        do(state, int(seat), f"healer-{number}")
    assert state.over


@rule("LI-E3")
def test_fewer_cubes_come_before_the_tile() -> None:
    people = {0: {"cubes": 5}, 1: {"cubes": 5}, 2: {"cubes": 4}}
    state, _ = last_pass(3, people=people, healers=[1, 2, 3], first_player=1)
    moves(state, "2:healer-1 1:healer-2 0:healer-3")


@rule("LI-E3")
def test_the_tile_of_an_eliminated_owner_stays_the_reference() -> None:
    people = {0: {"cubes": 4}, 1: {"cubes": 4}, 2: {"cubes": 13}, 3: {"cubes": 4}}
    state, _ = last_pass(4, people=people, healers=[1, 2, 3, 4], first_player=2)
    moves(state, "3:healer-1 0:healer-2 1:healer-3")
    assert state.over


@rule("LI-E3")
def test_the_eliminated_and_those_without_cubes_pick_no_healer() -> None:
    people = {0: {"cubes": 13}, 1: {"cubes": 0}, 2: {"cubes": 1}}
    state, _ = last_pass(3, people=people, healers=[1, 2, 3])
    assert state.deciders() == [2]
    do(state, 2, "healer-2")
    assert healed(state) == [None, None, 2]
    assert state.over


@rule("LI-E3")
def test_there_are_as_many_healers_as_players_even_if_not_all_are_picked() -> None:
    people = free(0, 1, 2) | {3: {"cubes": 2}, 4: {"cubes": 13}}
    state, _ = last_pass(5, people=people, healers=[1, 2, 3, 4, 5])
    assert legal(state, 3) == [f"healer-{number}" for number in range(1, 6)]


# LI-E4: loot value


@rule("LI-E4")
@pytest.mark.parametrize(
    ("healer", "held", "cost"),
    [(1, 5, 5), (3, 5, 7), (7, 5, 10), (10, 5, 13), (11, 5, 8), (14, 12, 17), (14, 1, 17)],
)
def test_the_healer_costs_by_the_cube_and_or_a_fixed_sum(healer: int, held: int, cost: int) -> None:
    people = {1: {"cubes": held, "treasures": [57, 56]}} | free(0, 2)
    rest = [number for number in (2, 4) if number != healer]
    state = finished(3, people, f"1:healer-{healer}", healers=[healer, *rest])
    assert state.scores()[1] == 13 + 12 - cost


@rule("LI-E4")
def test_without_cubes_there_is_nothing_to_pay() -> None:
    state = finished(3, {1: {"cubes": 0, "treasures": [5]}} | free(0, 2), healers=[14, 13, 12])
    assert state.scores()[1] == 3


@rule("LI-E4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_owner_of_the_first_player_tile_gets_five_coins(first: int) -> None:
    people = {seat: {"cubes": 0, "treasures": [5 + seat]} for seat in range(3)}
    state = finished(3, people, first_player=first)
    assert state.scores() == [3 + seat + 5 * (seat == first) for seat in range(3)]


@rule("LI-E4")
def test_who_would_go_below_zero_is_eliminated_and_exactly_zero_is_enough() -> None:
    people: dict[int, Any] = {0: {"cubes": 8}}
    people[1] = {"cubes": 4, "treasures": [6]}
    people[2] = {"cubes": 3, "treasures": [5]}
    picks = "2:healer-1 1:healer-7 0:healer-13"
    state = finished(3, people, picks, healers=[1, 7, 13])
    # seat 0: 5 - 14 and seat 1: 4 - 8 are below 0, seat 2: 3 - 3 is 0
    assert state.scores() == [0, 0, 0]
    assert state.placings()[2] == 1
    assert state.placings()[0] > 1
    assert state.placings()[1] > 1


@rule("LI-E4")
def test_the_tile_can_save_from_elimination() -> None:
    people = {0: {"cubes": 5}} | {seat: {"cubes": 13} for seat in (1, 2)}
    state = finished(3, people, "0:healer-1", healers=[1, 2, 3])
    assert state.scores()[0] == 0
    assert state.placings()[0] == 1


# LI-E5: the winner


@rule("LI-E5")
def test_the_highest_value_wins() -> None:
    people = {seat: {"cubes": 0, "treasures": [number]} for seat, number in enumerate([5, 55, 56])}
    state = finished(3, people)
    assert state.scores() == [8, 11, 12]
    assert state.placings() == [3, 2, 1]


@rule("LI-E5")
@pytest.mark.parametrize(("first", "placings"), [(0, [3, 1, 2]), (1, [2, 3, 1]), (2, [1, 2, 3])])
def test_a_tie_is_won_by_the_nearest_clockwise_from_the_tile(
    first: int, placings: list[int]
) -> None:
    people: dict[int, Any] = free(0, 1, 2)
    people[(first + 1) % 3]["treasures"] = [9]
    people[(first + 2) % 3]["treasures"] = [5, 6]
    state = finished(3, people, first_player=first)
    assert sorted(state.scores()) == [5, 7, 7]
    assert state.placings() == placings


@rule("LI-E5")
def test_the_owner_of_the_tile_wins_a_tie() -> None:
    people = {0: {"cubes": 0, "treasures": [8]}, 1: {"cubes": 0, "treasures": [55]}} | free(2)
    state = finished(3, people, first_player=0)
    assert state.scores() == [11, 11, 0]
    assert state.placings() == [1, 2, 3]


@rule("LI-E5")
def test_the_tile_of_an_eliminated_owner_breaks_ties() -> None:
    people: dict[int, Any] = {seat: {"cubes": 0} for seat in range(4)}
    people[2]["cubes"] = 13
    people[0]["treasures"] = [9]
    people[3]["treasures"] = [5, 6]
    state = finished(4, people, first_player=2)
    assert state.scores() == [7, 0, 0, 7]
    assert state.placings()[3] == 1
    assert state.placings()[0] == 2


@rule("LI-E5")
def test_nobody_wins_if_all_are_eliminated() -> None:
    people = {0: {"cubes": 13, "treasures": [58]}, 1: {"cubes": 20}, 2: {"cubes": 12}}
    state = finished(3, people, "2:healer-14", healers=[14, 1, 2])
    assert state.scores() == [0, 0, 0]
    assert 1 not in state.placings()


@rule("LI-E5")
def test_the_outcome_is_told_to_everyone() -> None:
    people = {seat: {"cubes": 0, "treasures": [number]} for seat, number in enumerate([5, 55, 56])}
    _, events = last_pass(3, people=people)
    told = seen(events, "over", -1)[0]
    assert told["scores"] == [8, 11, 12]
    assert told["placings"] == [3, 2, 1]
    assert kinds(events)[-1] == "over"


@rule("LI-E5")
def test_nothing_can_be_done_after_the_end() -> None:
    state = finished(3, free(0, 1, 2))
    assert state.deciders() == []
    assert refused(state, 0, "pass") == ("LI-E5", "over")


# LI-V1 to LI-V5 in a finished game; the seat with the tile is 0, the collection is seat 1's


def value_of(*treasures: int, players: int = 5, **others: list[int]) -> int:
    """What the treasures bring seat 1 at the end; ``seat2=[...]`` gives others theirs."""
    people: dict[int, Any] = free(*range(players))
    people[1]["treasures"] = list(treasures)
    for name, owned in others.items():
        people[int(name[-1])]["treasures"] = owned
    return finished(players, people).scores()[1]


@rule("LI-V1")
def test_amulets_and_coin_bags_bring_their_base_value_only() -> None:
    assert value_of(9, 56) == 7 + 12
    assert value_of(1, 4, 52) == 3 + 5 + 6


@rule("LI-V2")
def test_a_book_multiplies_the_curse_of_one_other_treasure_that_is_no_book() -> None:
    assert value_of(30, 41) == 12 + 3 * 4
    assert value_of(30, 29) == 0  # the 2x may not use the curse of the 3x
    assert value_of(30, 5) == 3  # no curse


@rule("LI-V2")
def test_each_treasure_serves_one_book_and_the_best_pairing_counts() -> None:
    assert value_of(30, 29, 41) == 12 + 3 * 4
    assert value_of(11, 30, 41, 9) == 12 + 7 + 3 * 4 + 1 * 1


@rule("LI-V3")
def test_jewels_bring_eight_for_two_and_twenty_for_three() -> None:
    assert value_of(14) == 3
    assert value_of(14, 13) == 5 + 8
    assert value_of(14, 13, 16) == 9 + 20
    assert value_of(14, 13, 16, 15) == 12 + 20
    assert value_of(14, 13, 16, 15, 31) == 43


@rule("LI-V4")
def test_crowns_rank_all_players_and_ties_share_rounded_down() -> None:
    people: dict[int, Any] = free(*range(5))
    people[1]["treasures"] = [74, 36]  # 6 crosses
    people[2]["treasures"] = [73, 72]  # 6 crosses
    people[3]["treasures"] = [50]  # 3 crosses
    state = finished(5, people)
    assert state.scores() == [5, 3 + 3 + 21, 4 + 3 + 21, 3 + 11, 0]


@rule("LI-V4")
def test_places_of_the_crowns_bring_twentyfive_eighteen_eleven_four_and_nothing() -> None:
    people: dict[int, Any] = free(*range(5))
    for seat, owned in enumerate([[74, 23], [73, 36], [72, 70], [50], [24]]):
        people[seat]["treasures"] = owned
    state = finished(5, people)
    bases = [3 + 2 + 5, 4 + 3, 3 + 4, 3, 3]
    assert state.scores() == [b + p for b, p in zip(bases, [25, 18, 11, 4, 0])]


@rule("LI-V4", "LI-E2")
def test_the_crowns_of_those_with_thirteen_cubes_do_not_count() -> None:
    people = {1: {"cubes": 0, "treasures": [21]}, 2: {"cubes": 13, "treasures": [74]}} | free(0)
    assert finished(3, people).scores() == [5, 2 + 25, 0]


@rule("LI-V4")
def test_the_crowns_of_those_who_cannot_pay_the_healer_count() -> None:
    people = {
        0: {"cubes": 0, "treasures": [74]},
        1: {"cubes": 0, "treasures": [21]},
        2: {"cubes": 12, "treasures": [23]},
    }
    state = finished(3, people, "2:healer-10", healers=[10, 1, 2])
    assert state.scores() == [5 + 3 + 25, 2 + 11, 0]  # 2 + 18 - 27 is below 0


@rule("LI-V4")
def test_without_crosses_there_is_no_bonus_for_crowns() -> None:
    assert value_of(5, players=3) == 3


@rule("LI-V5")
def test_skulls_bring_one_three_or_six_for_each_other_type() -> None:
    # an amulet, a coin bag and a jewel beside them: 5 + 3 + 2
    assert value_of(4, 5, 13, 17) == 10 + 2 + 3 * 1
    assert value_of(4, 5, 13, 17, 18) == 10 + 4 + 3 * 3
    assert value_of(4, 5, 13, 17, 18, 19) == 10 + 7 + 3 * 6
    assert value_of(4, 5, 13, 17, 20) == 10 + 5 + 3 * 2  # two alike are two sets
    assert value_of(17, 18, 19) == 7


@rule("LI-V5")
def test_the_skulls_of_the_example_bring_twentyseven() -> None:
    # 1 amulet, 2 coin bags, 2 crowns, 1 jewel, skulls worth 11: 2 alike and 1 other
    others = 5 + 3 + 4 + 2 + 3 + 2 + 25
    assert value_of(4, 5, 6, 21, 22, 13, 46, 20, 47) == others + 27
