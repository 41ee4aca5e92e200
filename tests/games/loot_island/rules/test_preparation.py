"""Phase 1, preparation: LI-1.1 to LI-1.4."""

from itertools import pairwise
from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from tests.acting import kinds, seen
from tests.games.loot_island.helpers_actions import (
    CARDS,
    CUBES,
    asks,
    cubes,
    everyone_passes,
    hand,
    hands,
    new_game,
    table,
)
from tests.support import do, legal, refused, rule

EVENTS = ["A4", "B10", "B11", "B12", "B7"]  # none of them touches phase 1


def next_round(players: int, options: dict[str, Any] | None = None, **data: Any) -> LootIsland:
    """A position of round 1 in which everyone has just passed: phase 1 of round 2."""
    data.setdefault("events", EVENTS)
    state = table(players, options, **data)
    everyone_passes(state)
    assert state.round == 2
    return state


def finish_refresh(state: LootIsland) -> None:
    """Whoever has not decided yet keeps all cards."""
    for seat in state.deciders():
        if state.sealed():
            do(state, seat, "done")


# Round 1 has no phase 1


@rule("LI-1.1", "LI-1.2", "LI-1.3", "LI-1.4")
def test_round_one_begins_with_the_actions() -> None:
    for event in ("A3", "A4"):
        state = new_game(3, event=event)
        assert state.dump()["round"] == 1
        assert asks(state, state.dump()["first_player"]) == "turn"


# The ship


@rule("LI-1.1")
@pytest.mark.parametrize(
    ("bow", "way"),
    [
        ("clockwise", ["NW", "NE", "SE", "SW", "NW"]),
        ("counterclockwise", ["NW", "SW", "SE", "NE", "NW"]),
    ],
)
def test_the_ship_moves_to_the_next_corner_in_its_direction(bow: str, way: list[str]) -> None:
    for here, there in pairwise(way):
        state = next_round(3, ship={"corner": here, "bow": bow})
        assert state.dump()["ship"] == {"corner": there, "bow": bow}


@rule("LI-1.1")
def test_the_ship_moves_on_in_every_round_but_the_first() -> None:
    state = table(3, events=EVENTS)
    corners = []
    for _ in range(5):
        corners.append(state.dump()["ship"]["corner"])
        everyone_passes(state)
        finish_refresh(state)
    assert corners == ["NW", "NE", "SE", "SW", "NW"]


# Small islands


@rule("LI-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_small_islands_turn_face_up_again(players: int) -> None:
    state = next_round(players, islands=[4])
    assert state.dump()["islands"] == (
        [1, 2, 3, 4, 5, 6, 7] if players == 5 else [1, 3, 4, 5, 6, 7]
    )


# The event


@rule("LI-1.3")
def test_the_next_event_is_revealed_in_every_round() -> None:
    state = table(3, event="A4", events=EVENTS)
    for number, event in enumerate(EVENTS):
        view = state.view(-1).data()
        assert view["event"] == event
        assert view["events"] == EVENTS[: number + 1] + [None] * (4 - number)
        events = everyone_passes(state)
        if number < 4:
            assert seen(events, "event_card")[0]["card"] == EVENTS[number + 1]
        finish_refresh(state)


@rule("LI-1.3")
def test_the_old_event_no_longer_applies() -> None:
    state = next_round(3, people=hands("R2a R3a"), event="A3", events=["A3", *EVENTS[1:]])
    do(state, 0, "done")
    do(state, 0, f"{CUBES} R2a R3a")
    assert cubes(state) == [3, 3, 3]  # A3 would have cost a cube


@rule("LI-1.3")
def test_the_new_event_applies_to_this_round() -> None:
    state = next_round(3, people=hands("R2a R3a"), events=["A4", "B8", *EVENTS[2:]])
    do(state, 0, "done")
    do(state, 0, "pass")
    assert cubes(state) == [3, 5, 5]  # B8


@rule("LI-1.1", "LI-1.2", "LI-1.3")
def test_the_steps_of_preparation_come_in_order() -> None:
    state = table(3, event="A4", events=["A4", "B1", *EVENTS[2:]], islands=[])
    events = everyone_passes(state)
    steps = kinds(events)[kinds(events).index("round") :]
    assert steps == ["round", "ship", "event_card", "ship", "drew", "drew", "drew", "actions_begin"]
    state = table(3, event="A4", events=["A4", "B3", *EVENTS[2:]], islands=[])
    everyone_passes(state)
    assert len(state.dump()["islands"]) == 5  # B3 comes when all are face up again


# The hands


@rule("LI-1.4")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_any_number_of_leftover_cards_may_be_discarded_before_the_refill(number: int) -> None:
    held = ["R2a", "G3b", "V*a"]
    state = next_round(3, people=hands("R2a G3b V*a"))
    assert asks(state, 0) == "refresh"
    assert legal(state, 0) == ["done", *held]
    do(state, 0, " ".join([*held[:number], "done"]))
    assert state.dump()["map_discards"] == held[:number]
    assert len(hand(state, 0)) == 7
    assert set(held[number:]) <= set(hand(state, 0))
    assert not set(held[:number]) & set(hand(state, 0))


@rule("LI-1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_refills_to_seven_cards_or_six_with_two_players(players: int) -> None:
    state = next_round(players, people=hands("R2a", "R3a R4a"))
    finish_refresh(state)
    limit = 6 if players == 2 else 7
    assert [len(hand(state, seat)) for seat in range(players)] == [limit] * players
    assert {"R3a", "R4a"} <= set(hand(state, 1))


@rule("LI-1.4")
def test_a_hand_above_the_limit_stays() -> None:
    nine = [card for card in CARDS if card[0] == "R"][:9]
    state = next_round(3, people={0: {"hand": nine}})
    do(state, 0, "done")
    assert hand(state, 0) == nine
    state = next_round(3, people={0: {"hand": nine}})
    do(state, 0, f"{nine[0]} done")
    assert hand(state, 0) == nine[1:]


@rule("LI-1.4")
def test_all_decide_at_once_and_nobody_draws_before_the_last() -> None:
    state = next_round(3, people=hands("R2a R3a", "G2a", "V2a"))
    assert state.deciders() == [0, 1, 2]
    do(state, 2, "V2a done")
    assert state.deciders() == [0, 1]
    do(state, 0, "R2a done")
    assert state.deciders() == [1]
    assert state.dump()["map_discards"] == []
    events = do(state, 1, "done")
    assert [told["cards"] for told in seen(events, "refreshed")] == [["R2a"], [], ["V2a"]]
    assert state.dump()["map_discards"] == ["R2a", "V2a"]
    assert asks(state, 0) == "turn"


@rule("LI-1.4")
def test_the_decisions_are_sealed() -> None:
    state = next_round(3, people=hands("R2a R3a", "G2a", "V2a"))
    before = [state.view(seat).data() for seat in (-1, 1, 2)]
    assert do(state, 0, "R2a") == []
    assert [state.view(seat).data() for seat in (-1, 1, 2)] == before
    events = do(state, 0, "done")
    assert "R2a" not in str([event.seen_by(1) for event in events])
    assert state.view(1).data()["map_discards"] == []


@rule("LI-1.4")
def test_all_draw_in_turn_order_from_the_first_player() -> None:
    top = "V2a V3a V4a A2a A3a A4a A5a G2a G3a"
    state = table(3, top=top, people=hands("R2a R3a R4a R5a R6a", "G5a"), events=EVENTS)
    do(state, 0, "N1 R2a done")
    do(state, 1, "pass")  # takes the First Player tile
    do(state, 2, "pass")
    do(state, 0, "pass")
    do(state, 0, "done")
    events = do(state, 1, "done")
    assert [(told["seat"], told["number"]) for told in seen(events, "drew")] == [
        (1, 6),
        (2, 7),
        (0, 3),
    ]
    assert hand(state, 1) == ["G5a", "V2a", "V3a", "V4a", "A2a", "A3a", "A4a"]
    assert {"G2a", "G3a", "A5a"} <= set(hand(state, 2))


@rule("LI-1.4")
def test_discards_come_before_the_refill_and_can_be_drawn_again() -> None:
    people = {0: {"hand": ["R2a"]}, 1: {"hand": [card for card in CARDS if card != "R2a"][:50]}}
    people[2] = {"hand": [card for card in CARDS if card != "R2a"][50:]}
    state = next_round(3, people=people, map_deck=[])
    do(state, 1, "done")
    do(state, 2, "done")
    do(state, 0, "R2a done")
    assert hand(state, 0) == ["R2a"]


@rule("LI-1.4")
def test_who_has_no_cards_left_is_not_asked() -> None:
    state = next_round(3, people=hands("", "R2a"))
    assert state.deciders() == [1]
    state = next_round(3)
    assert asks(state, 0) == "turn"
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]


@rule("LI-1.4")
def test_only_own_cards_can_be_discarded_and_each_once() -> None:
    state = next_round(3, people=hands("R2a R3a", "G2a"))
    assert refused(state, 0, "G2a") == ("LI-1.4", "not_in_hand")
    assert refused(state, 0, "pass") == ("LI-1.4", "choose_discards")
    do(state, 0, "R3a")
    assert refused(state, 0, "R3a") == ("LI-1.4", "ascending")
    assert refused(state, 0, "R2a") == ("LI-1.4", "ascending")
    assert legal(state, 0) == ["done"]
