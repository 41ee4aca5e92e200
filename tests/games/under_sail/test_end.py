"""The end of a round and of the game (US-E1), and the worked examples (US-X1 to US-X3)."""

import pytest

from tests.acting import kinds, seen
from tests.games.under_sail.helpers_sail import (
    GAME,
    bonus,
    decks,
    do,
    legal,
    piles,
    play,
    position,
    without,
)
from tests.support import rule


@rule("US-E1")
def test_a_round_is_counted_when_all_cards_are_played() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "V1a")
    people = {0: {"treasures": ["R4a", "V1a"], "bonus": 5}, 2: {"bonus": 1}}
    state = position(["R9", "B1", "B2", "G5"], {}, decks=given, people=people, trick=12)
    do(state, 0, "R9 show-colour bonus-0")
    do(state, 1, "B1 show-number")
    do(state, 2, "B2 show-number bonus-0")
    do(state, 3, "G5 show-colour")
    events = do(state, 2, "from-0")
    counted = seen(events, "counted")[0]
    assert counted["round"] == 1
    # seat 2 wins blue and steals 2 bonus cards from seat 0; seat 1 is lowest
    assert counted["points"] == [
        {"treasures": 8, "bonus": 1},
        {"treasures": 0, "bonus": 1},
        {"treasures": 0, "bonus": 1},
        {"treasures": 2, "bonus": 0},
    ]
    assert state.scores() == [9, 1, 1, 2]
    assert state.round == 2
    assert piles(state) == [[], [], [], []]
    assert bonus(state) == [0, 0, 0, 0]
    assert state.supply == 22
    assert state.dump()["players"][0]["rounds"] == [[8, 1], [0, 0]]


@rule("US-E1")
def test_points_count_as_they_stand_before_that() -> None:
    given = without(decks("R3a", "G2a"), "R4a")
    people = {1: {"treasures": ["R4a"], "bonus": 3, "rounds": [[7, 2], [0, 0]]}}
    state = position(["R9", "B1", "B2", "G5"], {}, decks=given, people=people, round=2)
    assert state.scores() == [0, 14, 0, 0]
    assert state.placings() == [2, 1, 2, 2]


@rule("US-E1")
@pytest.mark.parametrize(("before", "placings"), [(0, [1, 2, 3]), (2, [1, 1, 3]), (5, [2, 1, 3])])
def test_two_rounds_and_the_highest_total_wins(before: int, placings: list[int]) -> None:
    """Tied players share the win."""
    people = {1: {"rounds": [[before, 0], [0, 0]]}}
    state = position(["R9", "R8", "G5"], {}, decks=decks("R3a"), people=people, trick=12, round=2)
    events = play(state, "R9", "R8", "G5")
    assert state.over
    assert kinds(events)[-2:] == ["counted", "over"]
    assert state.deciders() == []
    assert legal(state, 0) == []
    assert state.scores() == [3, before + 1, 0]  # a pair of bonus cards for the lower red
    assert state.placings() == placings


@rule("US-X1")
def test_first_example() -> None:
    """Three reds: the highest steals the visible red 4, the lowest gets 3 bonus cards.

    A lone green wins its colour, for which no treasure lies there, and carries out its action;
    both treasures on the decks go under them.
    """
    given = without(decks("R2a", "V3a"), "R4a")
    hands = ["R11 B1 B2", "R2 B3 B4", "R6 B5 B6", "G8 B7 B8"]  # Eric, Nicolas, Stephanie, Marilou
    state = position(hands, {}, decks=given, people={2: {"treasures": ["R4a"]}})
    play(state, "R11", "R2", "R6", "G8")
    assert legal(state, 0) == ["take", "steal-2"]
    events = do(state, 0, "steal-2")
    assert piles(state) == [["R4a"], [], [], []]
    assert seen(events, "bonus") == [{"event": "bonus", "seat": 1, "number": 3, "why": "lowest"}]
    assert [(e["seat"], e["colour"], e["action"]) for e in seen(events, "action")] == [(3, "G", 3)]
    do(state, 3, "deck-green-violet")
    events = do(state, 3, "order-123")
    assert [e["treasure"] for e in seen(events, "put_under")] == ["R2a", "V3a"]
    assert bonus(state) == [0, 3, 0, 0]


@rule("US-X2")
def test_second_example() -> None:
    """A blue 7 with 3 bonus cards is a blue 10."""
    state = position(
        ["B7 R1", "B9 R2", "B11 R3", "G1 R4"],
        {},
        decks=decks("B4a", "G2a"),
        people={0: {"bonus": 3}},
    )
    do(state, 0, "B7 show-colour bonus-3")
    do(state, 1, "B9 show-colour")
    do(state, 2, "B11 show-colour")
    higher = state.copy()
    assert state.value(0) == 10
    do(state, 3, "G1 show-colour")
    assert piles(state)[2] == ["B4a"]
    assert bonus(state) == [0, 3, 0, 0]  # the 9 is lowest, not the 7
    assert higher.supply == 19


@rule("US-X3")
def test_third_example() -> None:
    """Three players, red on top: red 4, violet 7, green 9."""
    state = position(["R4 B1", "V7 B2", "G9 B3"], {}, decks=decks("R3a"))
    events = play(state, "R4", "V7", "G9")
    assert piles(state) == [["R3a"], [], []]
    assert [e["seat"] for e in seen(events, "action")] == [2]
    assert bonus(state) == [0, 2, 0]


def test_the_end_is_told_in_words() -> None:
    state = position(["R9", "R8", "G5"], {}, decks=decks("R3a"), trick=12, round=2)
    events = play(state, "R9", "R8", "G5")
    said = [GAME.tell(event, ["Ann", "Bob", "Cat"], GAME.decks.standard()) for event in events]
    assert said[-2:] == [
        "Round 2 is counted: Ann 3, Bob 1, Cat 0.",
        "The game is over. The win goes to Ann.",
    ]
