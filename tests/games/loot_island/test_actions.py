"""Phase 2: turns, passing and small islands, LI-2.1 to LI-2.5."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from tests.games.loot_island.helpers_actions import (
    COMPASS,
    CUBES,
    DRAW,
    LANDINGS,
    SHIP,
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
    new_game,
    table,
)
from tests.support import GAME, do, kinds, legal, refused, rule, seen

SIX = ["island-1", "island-3", "island-4", "island-5", "island-6", "island-7"]


# Turns (LI-2.1)


@rule("LI-2.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    people = hands("R2a R3a R4b", "G2a G3a G4b", "V2a V3b V4a")
    state = table(3, people=people, first_player=first)
    turns = []
    for number in range(6):
        seat = state.decider()
        turns.append(seat)
        card = hand(state, seat)[0]
        do(state, seat, f"{['N1', 'E1', 'S1'][seat]} {card} done")
    assert turns == [(first + n) % 3 for n in range(6)]


@rule("LI-2.1")
def test_a_turn_is_map_cards_or_a_small_island_or_a_pass() -> None:
    state = table(3, people=hands("R2a R3a"))
    assert legal(state, 0) == ["pass", *LANDINGS, *SIX]
    assert refused(state, 0, "done") == ("LI-2.1", "own_turn")
    assert refused(state, 0, "R2a")[0] == "LI-2.1"


@rule("LI-2.1")
@pytest.mark.parametrize("turn", ["N1 R2a done", f"{SHIP} R2a R3b no", "pass"])
def test_after_exactly_one_action_the_next_player_has_the_turn(turn: str) -> None:
    state = table(3, people=hands("R2a R3b R4b R6b", "G2a G3a"))
    do(state, 0, turn)
    assert asks(state, 1) == "turn"
    assert legal(state, 0) == []


@rule("LI-2.1")
def test_the_actions_go_on_until_everybody_has_passed() -> None:
    state = table(3, people=hands("", "G2a G3a G4b"))
    do(state, 0, "pass")
    do(state, 1, "N1 G2a done")
    do(state, 2, "pass")
    do(state, 1, "N1 G3a done")
    do(state, 1, "N1 G4b done")
    assert asks(state, 1) == "turn"
    events = do(state, 1, "pass")
    assert "explored" in kinds(events)


@rule("LI-2.1")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a"))
    assert legal(state, 1) == legal(state, 2) == []


@rule("LI-2.1")
def test_who_acts_out_of_turn_is_told_so() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a"))
    assert refused(state, 1, "N1")[0] == "LI-2.1"
    assert refused(state, 1, "pass")[0] == "LI-2.1"


# Passing (LI-2.2, LI-2.3)


@rule("LI-2.2")
def test_who_passes_keeps_the_cards_and_has_no_more_turns() -> None:
    state = table(3, people=hands("R2a R3a", "G2a G3a", "V2a V4a"))
    do(state, 0, "pass")
    assert hand(state, 0) == ["R2a", "R3a"]
    do(state, 1, "N1 G2a done")
    do(state, 2, "E1 V2a done")
    assert asks(state, 1) == "turn"
    assert legal(state, 0) == []


@rule("LI-2.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_to_pass_takes_the_first_player_tile(first: int) -> None:
    state = table(3, people=hands("R2a", "G2a", "V2a"), first_player=first)
    do(state, first, f"N1 {hand(state, first)[0]} done")
    second = (first + 1) % 3
    do(state, second, "pass")
    assert state.dump()["first_player"] == second
    do(state, (first + 2) % 3, "pass")
    do(state, first, "pass")
    assert state.dump()["first_player"] == second


@rule("LI-2.2")
def test_the_owner_of_the_tile_keeps_it_by_passing_first() -> None:
    state = table(3, first_player=2, people=hands("R2a", "G2a"))
    do(state, 2, "pass")
    do(state, 0, "pass")
    assert state.dump()["first_player"] == 2
    assert asks(state, 1) == "turn"


@rule("LI-2.2", "LI-2.1")
def test_the_new_first_player_begins_the_next_round() -> None:
    state = table(3, people=hands("R2a"), events=["A4", "B10", "B11", "B12", "B7"])
    do(state, 0, "N1 R2a done")
    do(state, 1, "pass")
    everyone_passes(state)
    assert state.dump()["round"] == 2
    assert asks(state, 1) == "turn"


@rule("LI-2.2")
def test_who_can_do_nothing_else_must_pass() -> None:
    state = table(3, people=hands("", "R2a"))
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "N1") == ("LI-2.6", "no_cards")
    blocked = {"N1": "R", "N2": "G", "E1": "R", "E2": "G", "S1": "R", "S2": "G"}
    full = {name: {"cards": [f"{c}{n}a"]} for n, (name, c) in enumerate(blocked.items(), 3)}
    full |= {"W1": {"cards": ["V9b"]}, "W2": {"cards": ["A9b"]}}
    state = table(3, people=hands("V2a A2a R2a G2a"), landings=full)
    assert legal(state, 0) == ["pass"]


@rule("LI-2.2")
def test_with_no_face_up_island_left_one_plays_or_passes() -> None:
    state = table(3, people=hands("R2a R3a"), islands=[])
    assert legal(state, 0) == ["pass", *LANDINGS]
    assert refused(state, 0, CUBES) == ("LI-2.4", "island_face_down")


@rule("LI-2.3")
def test_a_one_curses_players_who_have_passed() -> None:
    state = table(3, people=hands("R1a"), passed=[1, 2])
    do(state, 0, "N1 R1a done")
    assert cubes(state) == [3, 4, 4]


@rule("LI-2.3")
def test_players_who_have_passed_discard_and_draw_and_keep_what_they_drew() -> None:
    state = table(
        3,
        top="V2a V9b A2a",
        people=hands("R5a R7a", "G9b"),
        landings={"N1": {"cards": ["R2a"], "compasses": [1, 2]}},
        passed=[1, 2],
        events=["A4", "B10", "B11", "B12", "B7"],
    )
    do(state, 0, "N1 R5a R7a done")
    assert cubes(state) == [2, 2, 2]
    assert hand(state, 1) == ["G9b", "V9b"]
    assert hand(state, 2) == ["A2a"]
    assert asks(state, 0) == "turn"  # they stay passed
    do(state, 0, "pass")
    while not state.sealed():
        seat = state.decider()
        do(state, seat, legal(state, seat)[0])
    assert state.dump()["round"] == 2
    assert hand(state, 1) == ["G9b", "V9b"]


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
    assert seen(events, "explored")[0]["coast"] == LANDINGS.index(coast) // 2


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


# What may be done, said once more from the rules (LI-2.1 to LI-2.14) and compared in whole games


def number(card: str) -> int:
    """The number of a card, 0 for a wild."""
    return 0 if "*" in card else int(card[1:-1])


def last_value(cards: list[str]) -> int:
    """The value of the last card of a column, 0 for none (LI-2.10)."""
    value = 0
    for card in cards:
        value = number(card) or value or 1
    return value


def fitting(state: LootIsland, actor: int, landing: str) -> list[str]:
    """The cards of a hand that fit a landing (LI-2.8 to LI-2.14)."""
    cards = column(state, landing)
    twin = column(state, landing[0] + ("2" if landing[1] == "1" else "1"))
    found = []
    for card in hand(state, actor):
        low = 1 < number(card) < last_value(cards)
        if cards and (card[0] != cards[0][0] or low):
            continue
        if not cards and twin and card[0] == twin[0][0]:
            continue
        found.append(card)
    return found


def open_to(state: LootIsland, actor: int) -> list[str]:
    """Landings and small islands that a hand opens; events change the price (B7, B9)."""
    words = [name for name in LANDINGS if fitting(state, actor, name)]
    cards = hand(state, actor)
    pair = any(one[0] == two[0] for one, two in combinations(cards, 2))
    event = state.dump()["event"]
    if cards if event == "B9" else pair and len(cards) >= (3 if event == "B7" else 2):
        words += [f"island-{tile}" for tile in state.dump()["islands"]]
    return words


def played_at_random(players: int, seed: int, options: dict[str, Any]) -> Iterator[LootIsland]:
    """A whole game of random choices, seen before each of them."""
    state = new_game(players, seed, options=options)
    choose = random.Random(seed)
    while not state.over:
        yield state
        seat = choose.choice(state.deciders())
        words = legal(state, seat)
        if len(words) > 1 and words[0] == "pass" and choose.random() < 0.9:
            words = words[1:]
        do(state, seat, choose.choice(words))


@rule("LI-2.1", "LI-2.2", "LI-2.4", "LI-2.8", "LI-2.9", "LI-P3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_offers_just_what_the_rules_allow(players: int) -> None:
    turns = 0
    for state in played_at_random(players, players, {}):
        if state.question(state.decider())[0] != "turn":
            continue
        turns += 1
        seat = state.decider()
        actor = state.question(seat)[2]["actor"]
        aaron: list[str] = []
        if players == 2 and not state.dump()["aaron_out"] and open_to(state, 2):
            aaron = ["aaron"]
        own = ["pass", *aaron] if actor == seat else []
        assert legal(state, seat) == own + open_to(state, actor)
    assert turns > 10


@rule("LI-2.6", "LI-2.8", "LI-2.9", "LI-2.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_just_the_sets_of_cards_that_the_rules_allow_can_be_played(players: int) -> None:
    """Each set in one way; LI-2.9 says in which order."""
    moves = 0
    for state in played_at_random(players, players, {}):
        seat = state.decider()
        if state.question(seat)[0] != "cards" or "done" in legal(state, seat):
            continue
        about = state.question(seat)[2]
        fits = fitting(state, about["actor"], about["landing"])
        if len(fits) > 8:
            continue
        moves += 1
        wanted = []
        for size in range(1, len(fits) + 1):
            sets = combinations(fits, size)
            wanted += [each for each in sets if len({card[0] for card in each}) == 1]
        assert sorted(playable(state, seat, ())) == sorted(wanted)
    assert moves > 5


def playable(state: LootIsland, seat: int, chosen: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All sets of cards that can be chosen from here."""
    found = []
    for word in legal(state, seat):
        if word == "done":
            found.append(chosen)
        else:
            after = state.copy()
            do(after, seat, word)
            found += playable(after, seat, (*chosen, word))
    return found


@pytest.mark.parametrize("ask", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_is_not_legal_is_refused_with_a_rule_and_a_sentence(
    players: int, ask: bool
) -> None:
    for state in played_at_random(players, players, {"ask": ask}):
        for seat in state.deciders():
            allowed = set(state.legal(seat))
            for action in range(len(GAME.catalogue)):
                why = state.why_not(seat, action)
                assert (why is None) == (action in allowed)
                if why is not None:
                    assert why[0].startswith("LI-")
                    assert GAME.explain(*why)
