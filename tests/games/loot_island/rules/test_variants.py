"""Table options (LI-O1 to LI-O4), and what 'may' means (LI-M1)."""

from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.errors import OptionError
from tests.acting import seen
from tests.games.loot_island.helpers_loot import (
    column,
    cubes,
    explore,
    hand,
    in_phase_two,
    last_pass,
    loot,
    moves,
    of,
    opening,
    pile,
)
from tests.support import GAME, do, legal, refused, rule

ASK = {"ask": True}
DEALT = {"healers": "dealt"}


def new(players: int, seed: int = 1, **options: Any) -> LootIsland:
    """A new game."""
    state = GAME.new(players, options, seed=seed)
    assert isinstance(state, LootIsland)
    return state


def healers_seen(state: LootIsland, seat: int) -> list[Any]:
    """The healers of the game as a seat sees them."""
    found: list[Any] = state.view(seat).data()["healers"]
    return found


# LI-O1: open healers


@rule("LI-O1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_open_healers_lie_face_up_from_the_start(players: int) -> None:
    state = new(players, healers="open")
    for seat in range(-1, players):
        assert healers_seen(state, seat) == of(state, "healers")
    assert len(set(of(state, "healers"))) == players


@rule("LI-O1")
def test_without_the_option_healers_are_face_down() -> None:
    state = new(3)
    for seat in range(-1, 3):
        assert healers_seen(state, seat) == [None, None, None]


@rule("LI-O1")
def test_open_healers_are_picked_at_the_end_as_usual() -> None:
    people = {0: {"cubes": 2}, 1: {"cubes": 1}, 2: {"cubes": 0}}
    state, _ = last_pass(3, {"healers": "open"}, people=people, healers=[4, 9, 2])
    assert legal(state, 1) == ["healer-2", "healer-4", "healer-9"]
    moves(state, "1:healer-2 0:healer-4")
    assert state.over


# LI-O2: dealt healers


@rule("LI-O2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_healers_are_dealt_to_each_player_in_secret(players: int) -> None:
    state = new(players, healers="dealt")
    dealt = of(state, "healers")
    assert len(set(dealt)) == 2 * players
    for seat in range(players):
        known = [healer for healer in healers_seen(state, seat) if healer is not None]
        assert known == dealt[2 * seat : 2 * seat + 2]
    assert set(healers_seen(state, -1)) == {None}


@rule("LI-O2")
def test_at_the_end_each_puts_one_of_two_healers_on_the_table_sealed() -> None:
    people = {0: {"cubes": 4}, 1: {"cubes": 2}, 2: {"cubes": 3}}
    state, _ = last_pass(3, DEALT, people=people, healers=[1, 2, 3, 4, 5, 6])
    assert state.sealed()
    assert state.deciders() == [0, 1, 2]
    assert legal(state, 1) == ["healer-3", "healer-4"]
    assert refused(state, 1, "healer-1")[0] == "LI-O2"
    do(state, 1, "healer-3")
    assert state.view(0).data()["players"][1]["shown"] is None
    assert state.view(1).data()["players"][1]["shown"] == 3
    assert state.deciders() == [0, 2]


@rule("LI-O2", "LI-E3")
def test_then_the_shown_healers_are_picked_as_usual() -> None:
    people = {0: {"cubes": 4}, 1: {"cubes": 2}, 2: {"cubes": 3}}
    state, _ = last_pass(3, DEALT, people=people, healers=[1, 2, 3, 4, 5, 6])
    events = moves(state, "2:healer-5 0:healer-2 1:healer-3")
    assert sorted(seen(events, "healers")[0]["healers"]) == [2, 3, 5]
    assert state.deciders() == [1]
    assert legal(state, 1) == ["healer-2", "healer-3", "healer-5"]
    moves(state, "1:healer-5 2:healer-2 0:healer-3")
    assert [person["healer"] for person in of(state, "players")] == [3, 5, 2]
    assert state.over


@rule("LI-O2", "LI-E2")
def test_every_player_shows_a_healer_after_the_curses_even_the_eliminated() -> None:
    people = {0: {"cubes": 13}, 1: {"cubes": 0}, 2: {"cubes": 3}}
    state, _ = last_pass(3, DEALT, people=people, healers=[1, 2, 3, 4, 5, 6])
    assert of(state, "eliminated") == [0]
    assert state.deciders() == [0, 1, 2]
    moves(state, "0:healer-1 1:healer-4 2:healer-6")
    assert legal(state, 2) == ["healer-1", "healer-4", "healer-6"]


@rule("LI-O2")
def test_the_healer_that_is_not_shown_stays_secret() -> None:
    people = {0: {"cubes": 4}, 1: {"cubes": 2}, 2: {"cubes": 3}}
    state, _ = last_pass(3, DEALT, people=people, healers=[1, 2, 3, 4, 5, 6])
    moves(state, "2:healer-5 0:healer-2 1:healer-3")
    assert 4 not in healers_seen(state, 0)
    assert state.view(0).data()["players"][1]["shown"] == 3


@rule("LI-O1", "LI-O2")
def test_open_and_dealt_healers_exclude_each_other() -> None:
    option = next(each for each in GAME.options if each.name == "healers")
    assert option.allowed == ["hidden", "open", "dealt"]
    with pytest.raises(OptionError):
        GAME.checked_options({"healers": ["open", "dealt"]})


# LI-O3: the B events are shown


@rule("LI-O3")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_four_b_events_are_known_but_not_their_order(seed: int) -> None:
    state = new(3, seed, show_events=True)
    coming = of(state, "events")[1:]
    assert all(event.startswith("B") for event in coming)
    for seat in (-1, 0, 2):
        view = state.view(seat).data()
        assert sorted(view["events_possible"]) == sorted(coming)
        assert view["events"][1:] == [None] * 4


@rule("LI-O3")
def test_shown_events_come_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        events = of(new(3, seed, show_events=True), "events")[1:]
        orders.add(tuple(int(event[1:]) for event in events))
    assert any(list(order) != sorted(order) for order in orders)
    assert any(list(order) != sorted(order, reverse=True) for order in orders)


@rule("LI-O3")
def test_without_the_option_any_b_event_can_come() -> None:
    state = new(3)
    possible = state.view(0).data()["events_possible"]
    assert possible == [f"B{number}" for number in range(1, 15)]


# LI-O4: more cards for later players


@rule("LI-O4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_later_players_are_dealt_more_cards(players: int) -> None:
    state = new(players, more_cards=True)
    first = of(state, "first_player")
    sizes = [len(hand(state, (first + turn) % players)) for turn in range(players)]
    assert sizes == [6 if players == 2 else 7, 8, 9, 10, 11][:players]


@rule("LI-O4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_everyone_keeps_seven_cards_and_discards_the_rest(players: int) -> None:
    keep = 6 if players == 2 else 7
    state = new(players, more_cards=True)
    first = of(state, "first_player")
    later = sorted((first + turn) % players for turn in range(1, players))
    assert state.sealed()
    assert state.deciders() == later
    discarded = []
    for seat in later:
        cards = hand(state, seat)
        discarded += cards[: len(cards) - keep]
        do(state, seat, " ".join(cards[: len(cards) - keep]) + " done")
    assert [len(hand(state, seat)) for seat in range(players)] == [keep] * players
    assert sorted(of(state, "map_discards")) == sorted(discarded)


@rule("LI-O4")
def test_neither_fewer_nor_more_cards_may_be_discarded() -> None:
    state = new(2, more_cards=True)
    seat = state.deciders()[0]
    cards = hand(state, seat)
    assert refused(state, seat, "done") == ("LI-O4", "must_discard")
    do(state, seat, cards[0])
    assert refused(state, seat, "done") == ("LI-O4", "must_discard")
    do(state, seat, cards[3])
    assert legal(state, seat) == ["done"]


@rule("LI-O4")
def test_any_cards_may_be_the_discarded_ones() -> None:
    state = new(2, more_cards=True)
    seat = state.deciders()[0]
    cards = hand(state, seat)
    do(state, seat, f"{cards[-2]} {cards[-1]} done")
    assert hand(state, seat) == cards[:-2]


@rule("LI-O4")
def test_a_card_too_many_is_not_refused_for_its_order() -> None:
    state = new(2, more_cards=True)
    seat = state.deciders()[0]
    cards = hand(state, seat)
    do(state, seat, f"{cards[0]} {cards[1]}")
    number, word = refused(state, seat, cards[2])
    assert number == "LI-O4"
    assert word != "ascending"


@rule("LI-O4")
def test_without_the_option_all_are_dealt_seven() -> None:
    for seed in range(4):
        state = new(5, seed)
        assert state.question(of(state, "first_player"))[0] != "keep_hand"
        assert [len(hand(state, seat)) for seat in range(5)] == [7] * 5


# LI-M1: 'may' is done at once, or asked with the option


CUBE_CARD: dict[str, Any] = {
    "landings": {"N1": pile(["R2b"], 2, 1)},
    "people": {0: {"hand": ["R7a"]}},
}
DRAW_CARD: dict[str, Any] = {
    "landings": {"N1": pile(["R2b"], 2, 1)},
    "people": {0: {"hand": ["R5a"]}},
}


@rule("LI-M1", "LI-2.11")
def test_a_cube_card_acts_at_once_by_default() -> None:
    state = in_phase_two(3, **CUBE_CARD)
    do(state, 0, "N1 R7a done")
    assert cubes(state) == [2, 2, 2]
    assert state.deciders() == [1]
    assert "pass" in legal(state, 1)


@rule("LI-M1", "LI-2.11")
def test_with_ask_everyone_at_a_cube_card_is_asked_clockwise() -> None:
    state = in_phase_two(3, ASK, **CUBE_CARD)
    do(state, 0, "N1 R7a done")
    assert legal(state, 0) == ["cubes-0", "cubes-1"]
    assert refused(state, 0, "cubes-2")[1] == "up_to_cubes"
    moves(state, "0:cubes-0 1:cubes-1 2:cubes-0")
    assert cubes(state) == [3, 2, 3]
    assert "pass" in legal(state, 1)


@rule("LI-M1")
def test_with_ask_who_has_no_cube_is_not_asked() -> None:
    state = in_phase_two(
        3,
        ASK,
        landings=CUBE_CARD["landings"],
        people={0: {"hand": ["R7a"], "cubes": 0}, 1: {"cubes": 0}},
    )
    do(state, 0, "N1 R7a done")
    assert state.deciders() == [2]
    do(state, 2, "cubes-1")
    assert cubes(state) == [0, 0, 2]


@rule("LI-M1", "LI-EV10")
def test_with_ask_b_six_offers_up_to_two_cubes() -> None:
    state = in_phase_two(3, ASK, event="B6", **CUBE_CARD)
    do(state, 0, "N1 R7a done")
    assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2"]


@rule("LI-M1", "LI-2.12")
def test_a_draw_card_acts_at_once_by_default() -> None:
    state = in_phase_two(3, **DRAW_CARD)
    do(state, 0, "N1 R5a done")
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 1, 1]
    assert "pass" in legal(state, 1)


@rule("LI-M1", "LI-2.12")
def test_with_ask_everyone_at_a_draw_card_is_asked_clockwise() -> None:
    state = in_phase_two(3, ASK, **DRAW_CARD)
    do(state, 0, "N1 R5a done")
    assert legal(state, 0) == ["yes", "no"]
    moves(state, "0:no 1:yes 2:no")
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 1, 0]
    assert "pass" in legal(state, 1)


@rule("LI-M1")
def test_with_ask_several_effects_are_asked_in_the_order_of_the_cards() -> None:
    people = {0: {"hand": ["R5a", "R9a"]}}
    state = in_phase_two(3, ASK, landings={"N1": pile(["R2b"], 1)}, people=people)
    do(state, 0, "N1 R5a R9a done")
    moves(state, "0:yes 1:no 0:cubes-1 1:cubes-1")
    assert cubes(state) == [2, 2, 3]


@rule("LI-M1", "LI-3.9")
@pytest.mark.parametrize("asks", [False, True])
def test_crossed_cubes_are_discarded_at_once_or_asked(asks: bool) -> None:
    landings = {"N1": pile(column("R", 4), 0)}
    state, _ = explore(3, {"ask": asks}, top=[1], landings=landings)
    do(state, 0, "keep-1")
    if asks:
        assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2"]
        do(state, 0, "cubes-0")
    assert cubes(state) == [3 if asks else 1, 3, 3]
    assert of(state, "round") == 2


@rule("LI-M1", "LI-3.10")
@pytest.mark.parametrize("asks", [False, True])
def test_cubes_for_a_discarded_treasure_go_at_once_or_are_asked(asks: bool) -> None:
    landings = {"N1": pile(column("R", 4, chests=1), 0, 1)}
    people = {0: {"cubes": 9, "treasures": [4]}}
    state, _ = explore(3, {"ask": asks}, top=[5, 6, 13], landings=landings, people=people)
    do(state, 0, "discard-5")
    if asks:
        assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2", "cubes-3"]
        do(state, 0, "cubes-1")
    assert cubes(state) == [8 if asks else 6, 3, 3]
    assert state.deciders() == [1]


@rule("LI-M1", "LI-EV14")
@pytest.mark.parametrize("asks", [False, True])
def test_b_ten_is_done_at_once_or_asked(asks: bool) -> None:
    landings = {"N1": pile(column("R", 5), 0), "N2": pile(column("G", 4), 2)}
    state, _ = explore(3, {"ask": asks}, top=[5], landings=landings, event="B10")
    do(state, 0, "keep-5")
    if asks:
        assert legal(state, 2) == ["cubes-0", "cubes-1", "cubes-2"]
        do(state, 2, "cubes-1")
    assert cubes(state) == [3, 3, 2 if asks else 1]


@rule("LI-M1", "LI-EV2")
def test_with_ask_crossed_cubes_of_a_two_are_asked() -> None:
    state = opening(3, "A2", ASK, top=[1, 5, 6])
    do(state, 0, "pass keep-1")
    assert legal(state, 0) == ["cubes-0", "cubes-1", "cubes-2"]
    do(state, 0, "cubes-0")
    assert cubes(state) == [3, 3, 3]
    assert state.deciders() == [1]


@rule("LI-M1", "LI-2.14")
@pytest.mark.parametrize("asks", [False, True])
def test_what_a_front_one_copies_is_always_asked(asks: bool) -> None:
    landings = {"N1": pile(["R5a", "R7a"], 1)}
    people = {0: {"hand": ["R1a"]}}
    for choice, cards in (("no", 0), ("copy-draw", 1)):
        state = in_phase_two(3, {"ask": asks}, landings=landings, people=people)
        do(state, 0, "N1 R1a done")
        assert legal(state, 0) == ["no", "copy-cube", "copy-draw"]
        do(state, 0, choice)
        assert len(hand(state, 0)) == cards
        assert cubes(state) == [3, 3, 3]


@rule("LI-M1")
@pytest.mark.parametrize("asks", [False, True])
@pytest.mark.parametrize(
    ("tile", "choices"),
    [
        (1, ["cubes-0", "cubes-1", "cubes-2", "cubes-3"]),
        (3, ["no", "S1"]),
        (4, ["yes", "no"]),
        (5, ["yes", "no"]),
        (6, ["no", "N1", "N2", "E1", "E2", "S2", "W1", "W2"]),
        (7, ["yes", "no"]),
    ],
)
def test_every_action_of_a_small_island_can_be_declined(
    asks: bool, tile: int, choices: list[str]
) -> None:
    people = {0: {"hand": ["R2b", "R3a"]}}
    landings = {"S1": pile([], 1, 0)}
    state = in_phase_two(3, {"ask": asks}, landings=landings, people=people)
    do(state, 0, f"island-{tile} R2b R3a")
    assert legal(state, 0) == choices
    before = of(state, "ship"), of(state, "landings"), cubes(state), of(state, "treasure_deck")
    do(state, 0, "cubes-0" if tile == 1 else "no")
    after = of(state, "ship"), of(state, "landings"), cubes(state), of(state, "treasure_deck")
    assert before == after
    assert hand(state, 0) == []
    assert tile not in of(state, "islands")


@rule("LI-M1", "LI-EV1")
@pytest.mark.parametrize("asks", [False, True])
def test_a_one_is_always_asked(asks: bool) -> None:
    state = opening(3, "A1", {"ask": asks})
    assert legal(state, 0) == ["yes", "no"]


@rule("LI-M1", "LI-3.9")
@pytest.mark.parametrize("asks", [False, True])
def test_keeping_or_discarding_is_always_asked_even_for_the_last_treasure(asks: bool) -> None:
    landings = {"N1": pile(column("R", 4), 0)}
    state, _ = explore(3, {"ask": asks}, top=[5], landings=landings)
    assert legal(state, 0) == ["keep-5", "discard-5"]
    do(state, 0, "keep-5")
    assert loot(state, 0) == [5]


@rule("LI-M1")
def test_with_ask_what_must_be_done_is_not_asked() -> None:
    people = {0: {"hand": ["R1a"]}}
    state = in_phase_two(3, ASK, people=people)
    do(state, 0, "N1 R1a done")
    assert cubes(state) == [3, 4, 4]
    assert "pass" in legal(state, 1)
