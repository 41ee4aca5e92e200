"""A trick: playing half covered, bonus cards, winning, stealing, the lowest (US-T1 to US-T8)."""

import pytest

from tests.acting import kinds, seen
from tests.games.under_sail.helpers_sail import (
    GAME,
    bonus,
    decks,
    do,
    hand,
    legal,
    piles,
    play,
    position,
    refused,
    without,
)
from tests.support import rule

FOUR = decks("R3a", "G2a")


@rule("US-T1")
def test_each_plays_one_card_clockwise_from_the_first_player() -> None:
    state = position(["R1 R2", "B1 B2", "G1 G2"], first_player=1)
    for seat, card in ((1, "B1"), (2, "G2"), (0, "R1")):
        assert state.deciders() == [seat]
        assert refused(state, (seat + 1) % 3, card) == ("US-T1", "not_asked")
        do(state, seat, f"{card} show-colour")
    assert hand(state, 0) == ["R2"]


@rule("US-T1")
def test_only_the_shown_half_is_seen_until_all_are_uncovered() -> None:
    state = position(["R7 R2", "B7 B2", "G1 G2"])
    assert do(state, 0, "R7") == []
    assert state.view(1).data()["players"][0]["trick"] is None
    events = do(state, 0, "show-number")
    assert seen(events, "played", 1) == [
        {
            "event": "played",
            "seat": 0,
            "bonus": 0,
            "shown": "number",
            "colour": None,
            "number": 7,
        }
    ]
    do(state, 1, "B7 show-colour")
    for seat in (2, -1):
        laid = [person["trick"] for person in state.view(seat).data()["players"]]
        assert [each and (each["card"], each["colour"], each["number"]) for each in laid] == [
            (None, None, 7),
            (None, "B", None),
            None,
        ]
    assert state.view(0).data()["players"][0]["trick"]["card"] == "R7"
    events = do(state, 2, "G1 show-colour")
    assert seen(events, "uncovered") == [{"event": "uncovered", "cards": ["R7", "B7", "G1"]}]


@rule("US-T1")
def test_a_card_of_the_hand_and_one_of_its_halves() -> None:
    state = position(["R7 R2", "B7 B2", "G1 G2"])
    assert legal(state, 0) == ["R2", "R7"]
    assert refused(state, 0, "B7") == ("US-T1", "not_in_hand")
    assert refused(state, 0, "show-colour") == ("US-T1", "play_a_card")
    do(state, 0, "R2")
    assert legal(state, 0) == ["show-colour", "show-number"]
    assert refused(state, 0, "R7") == ("US-T1", "show_a_half")


@rule("US-T2")
def test_bonus_cards_raise_a_card_up_to_12() -> None:
    state = position(["R7 R10", "B7 B2", "G1 G2"], people={0: {"bonus": 4}})
    before = state.copy()
    do(state, 0, "R7 show-colour")
    assert legal(state, 0) == ["bonus-0", "bonus-1", "bonus-2", "bonus-3", "bonus-4"]
    assert refused(state, 0, "bonus-5") == ("US-T2", "too_many_bonus")
    assert refused(state, 0, "R7") == ("US-T2", "choose_bonus")
    do(before, 0, "R10 show-colour")
    assert legal(before, 0) == ["bonus-0", "bonus-1", "bonus-2"]
    events = do(before, 0, "bonus-2")
    assert seen(events, "played", 2)[0]["bonus"] == 2
    assert bonus(before) == [2, 0, 0]
    assert before.supply == 18


@rule("US-T2")
def test_nothing_is_asked_where_no_bonus_card_may_be_added() -> None:
    state = position(["R12 R10", "B7 B2", "G1 G2"], people={0: {"bonus": 4}})
    do(state, 0, "R12 show-colour")
    assert state.deciders() == [1]
    do(state, 1, "B7 show-colour")
    assert state.deciders() == [2]


@rule("US-T2")
def test_bonus_cards_tell_the_others_something() -> None:
    """Three of them: the number is 9 at most."""
    state = position(["R7 R12", "B7 B2", "G1 G2"], people={0: {"bonus": 3}})
    do(state, 0, "R7 show-colour bonus-3")
    could = GAME.screen.facts(state.view(1))["players"][0]["could"]
    assert could == [f"R{number}" for number in range(1, 10)]
    assert all(int(state.view(1).sample(seed).table[0]) < 9 for seed in range(40))  # type: ignore[attr-defined]


@rule("US-T2")
def test_played_bonus_cards_return_to_the_supply_after_the_trick() -> None:
    """Until then they are neither in the supply nor to be stolen (US-A1)."""
    people = {0: {"bonus": 3}, 1: {"bonus": 19}}
    state = position(["R7 R2", "B7 B2", "R3 G2"], people=people, decks=decks("V1a"), first_player=0)
    assert state.supply == 0
    do(state, 0, "R7 show-colour bonus-2")
    do(state, 1, "B7 show-colour bonus-0")
    events = do(state, 2, "R3 show-colour")
    assert seen(events, "bonus")[0] == {
        "event": "bonus",
        "seat": 2,
        "number": 0,
        "why": "lowest",
    }
    assert seen(events, "stole_bonus")[0]["from"] == 1
    assert bonus(state) == [3, 17, 0]
    assert state.supply == 2


@rule("US-T3")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("R7", "R9", "R8", "V1"), 1),
        (("R7", "G9", "V8", "V1"), 0),
        (("R9", "R7", "R8", "R10"), 3),
    ],
)
def test_the_highest_or_only_card_wins_its_colour(cards: tuple[str, ...], winner: int) -> None:
    state = position([f"{card} B{seat + 1}" for seat, card in enumerate(cards)], decks=FOUR)
    events = play(state, *cards)
    assert {"event": "won", "seat": winner, "colour": "R"} in seen(events, "won")
    assert piles(state)[winner] == ["R3a"]


@rule("US-T3")
def test_bonus_cards_count_for_winning() -> None:
    state = position(["R7 B1", "R9 B2", "V1 B3", "V2 B4"], people={0: {"bonus": 3}}, decks=FOUR)
    play(state, "R7+3", "R9", "V1", "V2")
    assert piles(state)[0] == ["R3a"]


@rule("US-T3")
@pytest.mark.parametrize(("first", "winner", "lowest"), [(0, 0, 1), (1, 1, 0), (2, 0, 1)])
def test_of_equal_cards_the_one_nearer_to_the_first_player_is_higher(
    first: int, winner: int, lowest: int
) -> None:
    """R8 with one bonus card is as high as R9, for winning and for being lowest alike."""
    state = position(
        ["R8 B1", "R9 B2", "V1 B3", "V2 B4"],
        people={0: {"bonus": 1}},
        decks=FOUR,
        first_player=first,
    )
    cards = ["R8+1", "R9", "V1", "V2"]
    play(state, *cards[first:], *cards[:first])
    assert piles(state)[winner] == ["R3a"]
    assert state.bonus[lowest] == 2
    assert state.bonus[winner] == 0


@rule("US-T3", "US-T4")
def test_who_wins_a_tie_takes_the_treasure_but_steals_nothing() -> None:
    """A tie is not lower, so nothing is asked: the treasure of the deck is taken."""
    given = without(decks("R3a", "G2a"), "R4a")
    state = position(
        ["R8 B1", "R9 B2", "V1 B3", "V2 B4"],
        people={0: {"bonus": 1}, 1: {"treasures": ["R4a"]}},
        decks=given,
    )
    play(state, "R8+1", "R9", "V1", "V2")
    assert piles(state)[:2] == [["R3a"], ["R4a"]]


@rule("US-T3", "US-T4")
def test_from_a_lower_card_there_is_stealing_from_a_tie_not() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "R1a", "R2a")
    people = {
        0: {"bonus": 1},
        1: {"treasures": ["R4a"]},  # as high as the winner
        2: {"treasures": ["R1a"]},  # lower
        3: {"treasures": ["R2a"]},  # another colour
    }
    state = position(["R8 B1", "R9 B2", "R7 B3", "V2 B4"], people=people, decks=given)
    play(state, "R8+1", "R9", "R7", "V2")
    assert legal(state, 0) == ["take", "steal-2"]
    assert state.question(0)[2]["victims"] == [{"seat": 2, "treasure": "R1a"}]
    assert refused(state, 0, "steal-1") == ("US-T4", "tie_not_lower")
    assert refused(state, 0, "steal-3") == ("US-T4", "cannot_steal")
    assert refused(state, 0, "steal-0") == ("US-T4", "cannot_steal")
    do(state, 0, "steal-2")
    assert piles(state) == [["R1a"], ["R4a"], [], ["R2a"]]


@rule("US-T4")
def test_the_winner_takes_the_treasure_of_the_colour() -> None:
    state = position(["R7 B1", "G9 B2", "V1 B3", "V2 B4"], decks=FOUR)
    events = play(state, "R7", "G9", "V1", "V2")
    assert piles(state) == [["R3a"], ["G2a"], [], []]
    assert seen(events, "took") == [
        {"event": "took", "seat": 0, "deck": 0, "treasure": "R3a"},
        {"event": "took", "seat": 1, "deck": 1, "treasure": "G2a"},
    ]


@rule("US-T4")
def test_or_steals_a_visible_one_of_that_colour_from_a_lower_card() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "R1a", "B4a", "R2a")
    people = {
        1: {"treasures": ["R1a", "R4a"]},  # may be stolen from: red on top
        2: {"treasures": ["R2a", "B4a"]},  # blue on top
    }
    state = position(["R9 B1", "R7 B2", "R5 B3", "G2 B4"], people=people, decks=given)
    play(state, "R9", "R7", "R5", "G2")
    assert state.question(0) == (
        "treasure",
        "US-T4",
        {"deck": 0, "treasure": "R3a", "victims": [{"seat": 1, "treasure": "R4a"}]},
    )
    assert legal(state, 0) == ["take", "steal-1"]
    assert refused(state, 0, "steal-2") == ("US-T4", "cannot_steal")
    assert refused(state, 0, "steal-3") == ("US-T4", "cannot_steal")
    assert refused(state, 0, "R9") == ("US-T4", "take_or_steal")
    events = do(state, 0, "steal-1")
    assert piles(state)[:3] == [["R4a"], ["R1a"], ["R2a", "B4a"]]
    assert seen(events, "put_under")[0]["treasure"] == "R3a"
    assert seen(events, "stole")[0] == {
        "event": "stole",
        "seat": 0,
        "from": 1,
        "treasure": "R4a",
    }


@rule("US-T4")
def test_several_victims_are_a_free_choice_and_taking_stays_possible() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "R1a")
    people = {1: {"treasures": ["R4a"]}, 2: {"treasures": ["R1a"]}}
    state = position(["R9 B1", "R7 B2", "R5 B3", "V2 B4"], people=people, decks=given)
    play(state, "R9", "R7", "R5", "V2")
    assert legal(state, 0) == ["take", "steal-1", "steal-2"]
    other = state.copy()
    do(state, 0, "steal-2")
    assert piles(state) == [["R1a"], ["R4a"], [], []]
    do(other, 0, "take")
    assert piles(other) == [["R3a"], ["R4a"], ["R1a"], []]


@rule("US-T4")
def test_no_stealing_from_a_higher_card_or_without_a_treasure_on_the_deck() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "V4a")
    people = {0: {"treasures": ["R4a"]}, 3: {"treasures": ["V4a"]}}
    state = position(["R9 B1", "R7 B2", "V5 B3", "V2 B4"], people=people, decks=given)
    events = play(state, "R9", "R7", "V5", "V2")
    assert "stole" not in kinds(events)
    assert piles(state)[0] == ["R4a", "R3a"]
    assert piles(state)[3] == ["V4a"]  # violet is won, but none lies face up


@rule("US-T4")
def test_only_the_top_of_a_pile_is_to_be_stolen_but_all_is_remembered() -> None:
    given = without(decks("R3a", "G2a"), "R4a", "B1a")
    state = position(
        ["R9 B1", "R7 B2", "V5 B3", "V2 B4"],
        people={1: {"treasures": ["R4a", "B1a"]}},
        decks=given,
    )
    play(state, "R9", "R7", "V5", "V2")
    assert piles(state)[0] == ["R3a"]
    assert state.view(2).data()["players"][1]["treasures"] == ["R4a", "B1a"]
    assert GAME.screen.facts(state.view(2))["players"][1]["visible"] == "B1a"


@rule("US-T5")
def test_a_winner_without_a_treasure_carries_out_the_action() -> None:
    state = position(["B7 B1", "G9 B2", "V1 B3", "R2 B4"], decks=FOUR)
    events = play(state, "B7", "G9", "V1", "R2")
    assert [(e["seat"], e["colour"], e["action"]) for e in seen(events, "action")] == [
        (0, "B", 1),
        (2, "V", 3),
    ]
    assert state.bonus[0] == 2


@rule("US-T5")
def test_who_does_not_win_carries_out_nothing() -> None:
    state = position(["B7 B1", "B9 B2", "B3 B5", "G2 B4"], decks=FOUR)
    events = play(state, "B7", "B9", "B3", "G2")
    assert [e["seat"] for e in seen(events, "action")] == [1]


@rule("US-T6")
def test_the_lowest_of_several_gets_as_many_bonus_cards_as_cards_were_played() -> None:
    state = position(["R7 B1", "R9 B2", "R3 B3", "G2 B4"], decks=FOUR)
    events = play(state, "R7", "R9", "R3", "G2")
    assert bonus(state) == [0, 0, 3, 0]
    assert seen(events, "bonus") == [{"event": "bonus", "seat": 2, "number": 3, "why": "lowest"}]


@rule("US-T6")
def test_bonus_cards_count_for_being_lowest_and_a_lone_card_gets_none() -> None:
    state = position(
        ["R4 B1", "R3 B2", "G3 B3", "V2 B4"], people={1: {"bonus": 2}}, decks=decks("R3a", "G2a")
    )
    play(state, "R4", "R3+2", "G3", "V2")
    assert bonus(state) == [2, 0, 0, 0]


@rule("US-T6")
def test_as_far_as_the_supply_goes_clockwise_from_the_first_player() -> None:
    people = {4: {"bonus": 19}}
    hands = ["R7 B1", "R9 B2", "G3 B3", "G2 B4", "V1 B5"]
    state = position(hands, people=people, decks=FOUR, first_player=2)
    play(state, "G3", "G2", "V1", "R7", "R9")
    assert bonus(state)[3] == 2  # nearer to the first player than seat 0
    assert bonus(state)[0] == 1
    assert state.supply == 0


@rule("US-T7")
def test_treasures_and_bonus_cards_come_before_actions() -> None:
    """Bonus cards just received can be stolen by an action of the same trick (US-T2)."""
    state = position(["B7 B1", "R9 B2", "R3 B3", "G2 B4"], decks=FOUR)
    events = play(state, "B7", "R9", "R3", "G2")
    resolved = kinds(events)[kinds(events).index("uncovered") + 1 : -2]
    assert resolved == ["won", "took", "won", "took", "bonus", "action", "stole_bonus"]
    assert bonus(state) == [2, 0, 0, 0]


@rule("US-T7")
def test_actions_go_clockwise_from_the_first_player() -> None:
    state = position(["B7 B1", "V9 B2", "V3 B3", "V2 B4"], decks=FOUR, first_player=3)
    events = play(state, "V2", "B7", "V9", "V3")
    assert [(e["seat"], e["action"]) for e in seen(events, "action")] == [(0, 1), (1, 3)]


@rule("US-T8")
def test_treasures_left_go_under_their_deck_and_the_next_are_turned_up() -> None:
    state = position(["B7 B1", "B9 B2", "B3 B5", "G2 B4"], decks=FOUR)
    below = state.dump()["decks"]
    events = play(state, "B7", "B9", "B3", "G2")
    after = state.dump()["decks"]
    assert after[0]["cards"] == [*below[0]["cards"][1:], "R3a"]
    assert after[0]["face_up"] == below[0]["cards"][0]
    assert after[1]["cards"] == below[1]["cards"][1:]  # green was won
    assert seen(events, "turned_up")[0]["treasures"] == [after[0]["face_up"], after[1]["face_up"]]


@rule("US-T8")
def test_cards_are_discarded_and_the_first_player_card_goes_on() -> None:
    state = position(["B7 B1", "B9 B2", "B3 B5", "G2 B4"], decks=FOUR, first_player=1)
    play(state, "B9", "B3", "G2", "B7")
    data = state.view(-1).data()
    assert data["discards"] == ["B3", "B7", "B9", "G2"]
    assert data["first_player"] == 2
    assert state.deciders() == [2]
    assert data["trick"] == 2
    assert [person["trick"] for person in data["players"]] == [None] * 4
