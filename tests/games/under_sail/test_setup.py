"""The set-up of a round and passing a card (US-S1 to US-S5)."""

from typing import Any

import pytest

from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.play.play import Play, Setup
from tests.acting import kinds, seen
from tests.games.under_sail.helpers_sail import GAME, do, hand, legal, position, refused
from tests.support import rule


def new(players: int, seed: int = 1) -> UnderSail:
    state = GAME.new(players, seed=seed)
    assert isinstance(state, UnderSail)
    return state


def treasures(state: UnderSail) -> list[list[str]]:
    """What lies in each deck, the face-up one too, in order of names."""
    return [sorted([deck["face_up"], *deck["cards"]]) for deck in state.dump()["decks"]]


@rule("US-S1")
def test_three_players_leave_a_2_a_3_and_a_4_of_each_colour_out() -> None:
    assert treasures(new(3)) == [
        sorted(f"{c}{t}" for c in "RBGV" for t in ("1a", "1b", "2a", "3a", "4a"))
    ]


@rule("US-S1")
@pytest.mark.parametrize("players", [4, 5])
def test_others_have_two_decks_of_16(players: int) -> None:
    decks = treasures(new(players))
    assert [len(deck) for deck in decks] == [16, 16]
    assert {name[0] for name in decks[0]} == {"R", "B"}
    assert {name[0] for name in decks[1]} == {"G", "V"}


@rule("US-S2")
@pytest.mark.parametrize(("players", "decks"), [(3, 1), (4, 2), (5, 2)])
def test_the_top_of_each_deck_is_turned_up(players: int, decks: int) -> None:
    data = new(players).view(-1).data()
    assert len(data["decks"]) == decks
    for deck in data["decks"]:
        assert deck["face_up"] is not None
        assert set(deck["cards"]) == {None}


@rule("US-S3")
@pytest.mark.parametrize(("players", "cards", "rest"), [(3, 12, 12), (4, 12, 0), (5, 9, 3)])
def test_hands(players: int, cards: int, rest: int) -> None:
    state = new(players)
    dealt = [card for seat in range(players) for card in hand(state, seat)]
    assert [len(hand(state, seat)) for seat in range(players)] == [cards] * players
    assert len(set(dealt)) == len(dealt) == 48 - rest
    assert state.view(0).data()["players"][1]["hand"] == {"hidden": cards}


PASSING: dict[str, Any] = {"trick": 0}


@rule("US-S4")
def test_the_highest_card_of_the_colour_held_most() -> None:
    state = position(["R3 R9 B12", "B1 B2 G12", "V1 V2 V3"], **PASSING)
    assert legal(state, 0) == ["R9"]
    assert legal(state, 1) == ["B2"]
    assert refused(state, 0, "B12") == ("US-S4", "not_most")
    assert refused(state, 0, "R3") == ("US-S4", "not_highest")
    assert refused(state, 0, "V3") == ("US-S4", "not_in_hand")
    assert refused(state, 0, "take") == ("US-S4", "pass_a_card")


@rule("US-S4")
def test_with_several_such_colours_one_is_chosen() -> None:
    state = position(["R3 R9 B12 B1 G5", "B2 G12 V7 R12 V5", "V1 V2 V3 G1 G2"], **PASSING)
    assert legal(state, 0) == ["R9", "B12"]
    assert legal(state, 1) == ["V7"]


@rule("US-S4")
def test_cards_go_to_the_right_all_at_once() -> None:
    state = position(["R3 R9 B12", "B1 B2 G12", "V1 V2 V3"], **PASSING)
    assert state.deciders() == [0, 1, 2]
    assert do(state, 1, "B2") == []
    assert state.sealed()
    assert "B2" in hand(state, 1)
    assert state.view(0).data()["players"][1]["passed"] is None
    do(state, 2, "V3")
    events = do(state, 0, "R9")
    assert not state.sealed()
    assert hand(state, 0) == ["R3", "B2", "B12"]
    assert hand(state, 1) == ["B1", "G12", "V3"]
    assert hand(state, 2) == ["R9", "V1", "V2"]
    assert [event.seats for event in events if event.kind == "passed"] == [[0, 2], [1, 0], [2, 1]]
    assert "card" not in seen(events, "passed", 1)[0]
    assert seen(events, "passed", 2)[0]["card"] == "R9"


@rule("US-S4")
def test_nobody_sees_the_card_received_before_all_have_passed() -> None:
    """And until then a card can be taken back and another chosen."""
    play = Play.begin(Setup(GAME, 3, {}, "00" * 32, "x"))
    for seat in range(3):
        before = play.state.view(seat).data()["players"]
        play = play.after(seat, [legal(play.state, seat)[0]])
        if seat == 0:
            assert play.undo_limit(0)[0] == 1
        if seat < 2:
            assert play.state.view(seat).data()["players"][seat]["hand"] == before[seat]["hand"]
    assert play.undo_limit(2)[0] == 0
    assert play.state.view(0).data()["players"][1]["passed"] is not None


@rule("US-S4")
def test_cards_are_passed_in_both_rounds() -> None:
    state = last_trick()
    do(state, 0, "R1 show-colour")
    do(state, 1, "B1 show-colour")
    events = do(state, 2, "G1 show-colour")
    assert state.round == 2
    assert state.deciders() == [0, 1, 2]
    assert state.question(0)[0] == "pass"
    assert kinds(events)[-6:] == ["counted", "round", "turned_up", "dealt", "dealt", "dealt"]


def last_trick(**data: object) -> UnderSail:
    return position(["R1", "B1", "G1"], {"red_blue": "bonus"}, trick=12, **data)


@rule("US-S5")
def test_the_first_player_is_random() -> None:
    assert {int(new(3, seed).first) for seed in range(30)} == {0, 1, 2}
    assert new(4).decider() == 0  # all pass
    state = new(3, 5)
    for seat in range(3):
        do(state, seat, legal(state, seat)[0])
    assert state.deciders() == [state.first]


@rule("US-S5")
@pytest.mark.parametrize(("starter", "second"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_clockwise_starts_round_2(starter: int, second: int) -> None:
    state = last_trick(starter=starter)
    for seat, card in enumerate(("R1", "B1", "G1")):
        do(state, seat, f"{card} show-colour")
    assert (state.round, state.starter, state.first) == (2, second, second)
