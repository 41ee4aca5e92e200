"""The four actions and merged colours (US-A1 to US-A5)."""

from itertools import permutations
from typing import Any

import pytest

from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.games.under_sail.state import UnderSail
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
)
from tests.support import rule

FOUR = decks("R3a", "G2a")
SWAP = {"red_blue": "swap"}
FETCH = {"green_violet": "fetch"}


def blue_wins(**data: Any) -> UnderSail:
    """Before a trick that seat 0 wins with a blue card, so that it carries out its action."""
    hands = data.pop("hands", ["B7 B1 B2", "R9 G1 G3", "R3 G4 V4", "G2 V5 V6"])
    return position(hands, data.pop("options", {}), decks=FOUR, **data)


TRICK = ("B7", "R9", "R3", "G2")


@rule("US-A1")
def test_two_bonus_cards_from_another_player_of_choice() -> None:
    state = blue_wins(people={1: {"bonus": 2}, 3: {"bonus": 5}})
    play(state, *TRICK)
    assert bonus(state) == [0, 2, 2, 5]
    assert legal(state, 0) == ["from-1", "from-2", "from-3"]
    assert state.question(0) == ("steal_bonus", "US-A1", {"players": [1, 2, 3]})
    assert refused(state, 0, "from-0") == ("US-A1", "not_yourself")
    assert refused(state, 0, "from-4") == ("US-A1", "nobody_there")
    assert refused(state, 0, "take") == ("US-A1", "choose_player")
    events = do(state, 0, "from-3")
    assert seen(events, "stole_bonus")[0]["number"] == 2
    assert bonus(state) == [2, 2, 2, 3]


@rule("US-A1")
def test_who_holds_less_than_two_is_no_victim() -> None:
    state = blue_wins(people={1: {"bonus": 1}, 3: {"bonus": 2}})
    play(state, *TRICK)
    assert legal(state, 0) == ["from-2", "from-3"]
    assert refused(state, 0, "from-1") == ("US-A1", "too_few_bonus")


@rule("US-A1")
def test_if_nobody_else_holds_two_from_the_supply_as_far_as_it_goes() -> None:
    state = blue_wins(
        hands=["B7 B1 B2", "R9 G1 G3", "V3 G4 V4", "G2 V5 V6"], people={1: {"bonus": 1}}
    )
    events = play(state, "B7", "R9", "V3", "G2")
    assert seen(events, "bonus") == [{"event": "bonus", "seat": 0, "number": 2, "why": "supply"}]
    state = blue_wins(
        hands=["B7 B1 B2", "R9 G1 G3", "V3 G4 V4", "G2 V5 V6"], people={0: {"bonus": 21}}
    )
    play(state, "B7", "R9", "V3", "G2")
    assert bonus(state)[0] == 22
    assert state.supply == 0


@rule("US-A1")
def test_it_also_works_in_the_last_trick() -> None:
    state = blue_wins(hands=["B7", "R9", "R3", "G2"])
    events = play(state, *TRICK)
    assert "stole_bonus" in kinds(events)
    assert seen(events, "counted")[0]["points"][0] == {"treasures": 0, "bonus": 1}


@rule("US-A2")
def test_two_cards_are_taken_at_random_and_two_of_choice_given_back() -> None:
    found = set()
    for seed in range(60):
        state = blue_wins(options=SWAP, seed=seed)
        play(state, *TRICK)
        assert state.question(0) == ("swap", "US-A2", {"players": [1, 2, 3], "number": 2})
        assert refused(state, 0, "from-0") == ("US-A2", "not_yourself")
        events = do(state, 0, "from-3")
        taken = seen(events, "took_cards", 0)[0]["cards"]
        found.add(tuple(taken))
        assert hand(state, 3) == []
        assert sorted(hand(state, 0)) == sorted(["B1", "B2", *taken])
    assert found == {("V5", "V6")}
    found = set()
    for seed in range(60):
        state = blue_wins(
            options=SWAP,
            seed=seed,
            hands=["B7 B1 B2 B3", "R9 G1 G3 G5", "R3 G4 V4 V7", "G2 V5 V6 V8"],
        )
        play(state, *TRICK)
        found.add(tuple(seen(do(state, 0, "from-3"), "took_cards", 3)[0]["cards"]))
    assert found == {("V5", "V6"), ("V5", "V8"), ("V6", "V8")}


@rule("US-A2")
def test_what_is_given_back_comes_from_the_hand_or_from_those_taken() -> None:
    state = blue_wins(options=SWAP)
    play(state, *TRICK)
    do(state, 0, "from-3")
    assert state.question(0)[2]["taken"] == ["V5", "V6"]
    assert legal(state, 0) == ["B1", "B2", "V5"]  # ascending: one must be left for later
    assert refused(state, 0, "V6") == ("US-A2", "ascending")
    assert refused(state, 0, "B7") == ("US-A2", "not_in_hand")
    assert refused(state, 0, "take") == ("US-A2", "give_cards")
    before = [state.view(seat).data() for seat in (-1, 1, 2, 3)]
    assert do(state, 0, "B1") == []
    assert [state.view(seat).data() for seat in (-1, 1, 2, 3)] == before, "half a gift is private"
    assert legal(state, 0) == ["B2", "V5", "V6"]
    assert hand(state, 3) == []
    events = do(state, 0, "V5")
    assert seen(events, "gave_cards", 3)[0]["cards"] == ["B1", "V5"]
    assert "cards" not in seen(events, "gave_cards", 2)[0]
    assert hand(state, 0) == ["B2", "V6"]
    assert hand(state, 3) == ["B1", "V5"]


@rule("US-A2")
def test_only_the_two_see_which_cards() -> None:
    state = blue_wins(options=SWAP)
    play(state, *TRICK)
    events = do(state, 0, "from-3")
    assert seen(events, "took_cards", 3)[0]["cards"] == ["V5", "V6"]
    for seat in (1, 2, -1):
        assert "cards" not in seen(events, "took_cards", seat)[0]
        assert state.view(seat).data()["stack"][-1]["taken"] == []
    assert GAME.screen.facts(state.view(3))["players"][0]["known"] == ["V5", "V6"]
    assert GAME.screen.facts(state.view(1))["players"][0]["known"] == []


@rule("US-A2")
def test_with_one_card_each_left_one_for_one() -> None:
    state = blue_wins(options=SWAP, hands=["B7 B1", "R9 G1", "R3 G4", "G2 V5"])
    play(state, *TRICK)
    do(state, 0, "from-3")
    assert hand(state, 0) == ["B1", "V5"]
    assert legal(state, 0) == ["B1", "V5"]
    do(state, 0, "V5")
    assert hand(state, 3) == ["V5"]


@rule("US-A2", "US-A3", "US-A4")
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        (SWAP, ("B7", "R9", "R3", "G2")),
        ({}, ("V7", "R9", "R3", "G2")),
        (FETCH, ("V7", "R9", "R3", "G2")),
    ],
)
def test_without_a_hand_there_is_no_effect(options: dict[str, str], cards: tuple[str, ...]) -> None:
    """The last trick: the round ends at once."""
    state = position(list(cards), options, decks=FOUR, trick=12)
    events = play(state, *cards)
    assert [event["works"] for event in seen(events, "action")] == [False]
    assert "counted" in kinds(events)
    assert state.round == 2


def violet_wins(options: dict[str, str], **data: Any) -> UnderSail:
    """After a trick that seat 0 has won with a violet card, before its action."""
    hands = ["V7 B1 B2", "R9 G1 G3", "R3 G4 V4", "G2 V5 V6"]
    state = position(hands, options, decks=FOUR, **data)
    play(state, "V7", "R9", "R3", "G2")
    return state


@rule("US-A3")
def test_the_top_three_of_a_deck_are_put_back_in_any_order() -> None:
    for order in permutations("123"):
        state = violet_wins({})
        assert legal(state, 0) == ["deck-red-blue", "deck-green-violet"]
        assert refused(state, 0, "take") == ("US-A3", "choose_deck")
        below = state.dump()["decks"][1]["cards"]
        events = do(state, 0, "deck-green-violet")
        assert seen(events, "looked", 0)[0]["treasures"] == below[:3]
        assert "treasures" not in seen(events, "looked", 1)[0]
        assert state.question(0)[2] == {"deck": 1, "treasures": below[:3]}
        assert refused(state, 0, "order-12") == ("US-A3", "choose_order")
        do(state, 0, f"order-{''.join(order)}")
        wanted = [below[int(digit) - 1] for digit in order]
        after = state.dump()["decks"][1]
        assert [after["face_up"], *after["cards"][:2]] == wanted
        assert after["cards"][2:] == below[3:]


@rule("US-A3")
def test_only_face_down_treasures_are_seen_and_only_by_the_winner() -> None:
    state = violet_wins({})
    do(state, 0, "deck-red-blue")
    view = state.view(0).data()["decks"][0]
    assert view["cards"][:4] == [*state.dump()["decks"][0]["cards"][:3], None]
    assert "R3a" not in view["cards"]
    assert set(state.view(1).data()["decks"][0]["cards"]) == {None}


@rule("US-A3")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_short_deck(left: int) -> None:
    """Two treasures have two orders, one has none; an empty deck cannot be chosen."""
    names = [name for name in DECK_FILE.standard().names if name[0] in "GV" and name != "G2a"]
    given = [FOUR[0], {"face_up": "G2a", "cards": names[:left]}]
    people = {0: {"treasures": names[left : left + 9]}, 1: {"treasures": names[left + 9 :]}}
    hands = ["V7 B1 B2", "R9 G1 G3", "R3 G4 V4", "R2 V5 V6"]
    state = position(hands, {}, decks=given, people=people)
    play(state, "V7", "R9", "R3", "R2")
    if left == 0:
        assert "order" in state.question(0)[0]  # the other deck, without being asked
        assert state.question(0)[2]["deck"] == 0
        return
    events = do(state, 0, "deck-green-violet")
    assert seen(events, "looked")[0]["number"] == left
    if left == 2:
        assert legal(state, 0) == ["order-12", "order-21"]
        do(state, 0, "order-21")
        assert state.dump()["decks"][1]["face_up"] == names[1]
    else:
        assert state.dump()["decks"][1]["face_up"] == names[0]


@rule("US-A3")
def test_three_players_have_one_deck_to_look_at() -> None:
    state = position(["V7 B1", "R9 G1", "R3 G4"], {}, decks=decks("R3a"))
    events = play(state, "V7", "R9", "R3")
    assert "looked" in kinds(events)
    assert legal(state, 0)[0] == "order-123"


@rule("US-A4")
def test_a_card_of_this_trick_for_one_of_the_hand() -> None:
    state = violet_wins(FETCH)
    assert legal(state, 0) == ["take-R3", "take-R9", "take-G2", "take-V7"]
    assert refused(state, 0, "take-B1") == ("US-A4", "not_in_trick")
    assert refused(state, 0, "B1") == ("US-A4", "fetch_a_card")
    assert do(state, 0, "take-R9") == []
    assert legal(state, 0) == ["R9", "B1", "B2"]
    assert refused(state, 0, "G2") == ("US-A4", "not_in_hand")
    assert refused(state, 0, "take") == ("US-A4", "discard_a_card")
    events = do(state, 0, "B1")
    assert seen(events, "fetched") == [
        {"event": "fetched", "seat": 0, "card": "R9", "discarded": "B1"}
    ]
    assert hand(state, 0) == ["R9", "B2"]
    assert state.view(-1).data()["discards"] == ["R3", "B1", "G2", "V7"]
    assert GAME.screen.facts(state.view(2))["players"][0]["known"] == ["R9"]


@rule("US-A4")
def test_ones_own_card_and_discarding_the_one_just_taken() -> None:
    state = violet_wins(FETCH)
    other = state.copy()
    do(state, 0, "take-V7 B2")
    assert hand(state, 0) == ["B1", "V7"]
    do(other, 0, "take-R9 R9")
    assert hand(other, 0) == ["B1", "B2"]
    assert "R9" in other.view(-1).data()["discards"]


@rule("US-A4")
def test_a_card_can_be_taken_once() -> None:
    """Two players carry out the action in one trick; what is discarded is not of the trick."""
    hands = ["V7 B1 B2", "G9 R5 G3", "R3 G4 V4", "R2 V5 V6"]
    state = position(hands, FETCH, decks=decks("R3a", "G2a"), first_player=0)
    other = position(hands, FETCH, decks=decks("R3a", "V2a"), first_player=0)
    play(other, "V7", "G9", "R3", "R2")
    assert [piles(other)[0], other.deciders()] == [["V2a"], [1]]
    state.lit = 1  # as if no green lay on top, so that both carry out the action
    play(state, "V7", "G9", "R3", "R2")
    do(state, 0, "take-G9 B1")
    assert state.deciders() == [1]
    assert legal(state, 1) == ["take-R2", "take-R3", "take-V7"]
    do(state, 1, "take-V7 R5")
    assert hand(state, 0) == ["B2", "G9"]
    assert hand(state, 1) == ["G3", "V7"]
    assert state.dump()["discards"] == ["R2", "R3", "R5", "B1"]


def three(top: str, *cards: str, **data: Any) -> tuple[UnderSail, list[Any]]:
    """Three players, one treasure on top, a trick."""
    hands = [f"{card} {other}" for card, other in zip(cards, ("R1", "B1", "B2"), strict=True)]
    state = position(hands, decks=decks(top), **data)
    return state, play(state, *cards)


@rule("US-A5")
def test_with_three_players_colours_without_a_treasure_count_as_one() -> None:
    state, events = three("R3a", "V7", "G9", "R4")
    assert [(e["seat"], e["colour"]) for e in seen(events, "action")] == [(1, "G")]
    assert bonus(state) == [2, 0, 0]
    fresh = position(["V7 R1", "G9 B1", "R4 B2"], decks=decks("R3a"))
    assert GAME.screen.facts(fresh.view(0))["merged"] == [["G", "V"]]


@rule("US-A5")
def test_the_pair_with_a_treasure_on_top_stays_apart() -> None:
    """Blue alone wins blue and its action, red the treasure."""
    state, events = three("R3a", "B7", "R9", "G4")
    assert [(e["seat"], e["colour"]) for e in seen(events, "action")] == [(0, "B"), (2, "G")]
    assert piles(state)[1] == ["R3a"]
    assert seen(events, "bonus") == [{"event": "bonus", "seat": 0, "number": 2, "why": "supply"}]


@rule("US-A5", "US-T3")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_ties_of_merged_colours(first: int, winner: int) -> None:
    hands = ["V7 R1", "G7 B1", "R4 B2"]
    state = position(hands, decks=decks("R3a"), first_player=first)
    cards = ["V7", "G7", "R4"]
    events = play(state, *cards[first:], *cards[:first])
    assert seen(events, "action")[0]["seat"] == winner
    assert state.bonus[1 - winner] == 2


@rule("US-A5")
def test_three_merged_cards() -> None:
    state, events = three("R3a", "V7", "G9", "G2")
    assert seen(events, "action")[0]["seat"] == 1
    assert bonus(state) == [0, 0, 3]


@rule("US-A5")
def test_with_four_players_colours_are_never_merged() -> None:
    state = position(["V7 R1", "G9 B1", "R4 B2", "V3 B3"], decks=decks("R3a", "G2a"))
    state.lit = 1
    events = play(state, "V7", "G9", "R4", "V3")
    assert [e["seat"] for e in seen(events, "action")] == [0]
    assert bonus(state) == [0, 0, 0, 2]
