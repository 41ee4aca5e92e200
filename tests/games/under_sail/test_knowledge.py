"""What a seat learns in private stays known, in views, and dealt worlds (US-S4, US-A2 to US-A4)."""

from random import Random
from typing import Any

import pytest

from doubloon.games.under_sail.rules.passing import could_pass, explained, passable
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.bits import BIT
from tests.games.under_sail.helpers_sail import (
    GAME,
    decks,
    do,
    hand,
    play,
    position,
    refused,
)
from tests.support import rule

PASSING: dict[str, Any] = {
    "trick": 0,
}


def known(state: UnderSail, knower: int, seat: int) -> list[str]:
    """The cards of which a seat knows that they are in another hand."""
    cards: list[str] = GAME.screen.facts(state.view(knower))["players"][seat]["known"]
    return cards


def worlds(state: UnderSail, seat: int, number: int = 60) -> list[UnderSail]:
    """Some worlds dealt from a seat's view."""
    found = []
    for seed in range(number):
        world = state.view(seat).sample(seed)
        assert isinstance(world, UnderSail)
        found.append(world)
    return found


def mask(cards: str) -> int:
    return sum(BIT[GAME.catalogue.encode(card)] for card in cards.split())


@rule("US-S4")
def test_who_passed_and_who_received_a_card_know_it() -> None:
    state = position(["R3 R9 B12", "B1 B2 G12", "V1 V2 V3"], **PASSING)
    for seat, card in enumerate(("R9", "B2", "V3")):
        do(state, seat, card)
    assert known(state, 0, 2) == ["R9"]
    assert known(state, 1, 2) == []
    assert all("R9" in hand(world, 2) for world in worlds(state, 0))
    assert any("R9" not in hand(world, 2) for world in worlds(state, 1))
    players = state.view(0).data()["players"]
    assert [person["passed"] for person in players] == ["R9", "B2", None]
    assert [person["passed"] for person in state.view(-1).data()["players"]] == [None] * 3


@rule("US-S4")
def test_the_card_received_tells_about_the_passers_hand() -> None:
    """B2 was the highest blue and blue the colour held most: no higher blue was kept."""
    state = position(["R3 R9 B12", "B1 B2 G12", "V1 V2 V3"], **PASSING)
    for seat, card in enumerate(("R9", "B2", "V3")):
        do(state, seat, card)
    for world in worlds(state, 0, 200):
        cards = hand(world, 1)  # one of them was passed on by seat 2
        explained_by = [
            came
            for came in cards
            if GAME.catalogue.encode("B2") in own_choices([*cards, "B2"], came)
        ]
        assert explained_by, cards
    loose = worlds(state, -1, 300)
    assert any(sum(card in hand(w, 1) for card in ("B9", "B10", "B11")) > 1 for w in loose)


def own_choices(cards: list[str], came: str) -> list[int]:
    """What a hand that did not have ``came`` yet may pass: by counting, not by the engine."""
    held = [card for card in cards if card != came]
    most = max(sum(card[0] == colour for card in held) for colour in "RBGV")
    found = []
    for colour in "RBGV":
        numbers = [int(card[1:]) for card in held if card[0] == colour]
        if len(numbers) == most:
            found.append(GAME.catalogue.encode(f"{colour}{max(numbers)}"))
    return found


@pytest.mark.parametrize(
    ("cards", "choices"),
    [("R1 R2 B1", "R2"), ("R1 R2 B1 B9 G3", "R2 B9"), ("V12", "V12"), ("", "")],
)
def test_passable(cards: str, choices: str) -> None:
    assert passable(mask(cards)) == mask(choices)


def test_could_pass_is_the_other_way_round() -> None:
    kept = mask("R1 R5 B2 B3 G7")
    for card in range(48):
        if not kept & BIT[card]:
            whole = kept | BIT[card]
            assert bool(could_pass(kept) & BIT[card]) == bool(passable(whole) & BIT[card]), card


def test_real_games_are_always_explained() -> None:
    """For everyone, at every moment, whatever was swapped, fetched and played."""
    for seed in range(6):
        rng = Random(seed)
        options = {"red_blue": "swap", "green_violet": "fetch"} if seed % 2 else {}
        state = GAME.new(3 + seed % 3, options, seed=seed)
        assert isinstance(state, UnderSail)
        while not state.over:
            seat = rng.choice(state.deciders())
            state.apply(seat, rng.choice(state.legal(seat)))
            assert explained(state, rng.randrange(-1, state.players))


SWAP = {"red_blue": "swap", "green_violet": "fetch"}
FOUR = decks("R3a", "G2a")
HANDS = ["B7 B1 B2 B3", "R9 G1 G3 G4", "R3 G5 V4 V7", "G2 V5 V6 V8"]


def swapped() -> UnderSail:
    """Seat 0 has taken two cards of seat 3 and given two back."""
    state = position(HANDS, SWAP, decks=FOUR, seed=3)
    play(state, "B7", "R9", "R3", "G2")
    do(state, 0, "from-3")
    return state


@rule("US-A2")
def test_both_sides_of_a_swap_know_the_cards() -> None:
    state = swapped()
    taken = [card for card in hand(state, 0) if card[0] == "V"]
    left = hand(state, 3)
    assert known(state, 3, 0) == taken
    given = f"B1 {taken[0]}"
    do(state, 0, given)
    assert known(state, 0, 3) == given.split()
    assert known(state, 3, 0) == [taken[1]]
    assert sorted(hand(state, 3)) == sorted([*left, "B1", taken[0]])
    assert all(taken[1] in hand(world, 0) for world in worlds(state, 3))
    assert all({"B1", taken[0]} <= set(hand(world, 3)) for world in worlds(state, 0))
    for other in (1, 2, -1):
        assert known(state, other, 0) == []
        assert known(state, other, 3) == []


@rule("US-A2")
def test_others_no_longer_tell_the_two_hands_apart() -> None:
    """Seat 1 saw seat 3 fetch a card; after a swap it is with seat 0 or with seat 3."""
    row = {"not_in": [["V8"], ["V8"], ["V8"], [], ["V8"]]}
    rows = [row, row, row, row, row]
    state = position(HANDS, SWAP, decks=FOUR, seed=3, knowledge=rows)
    play(state, "B7", "R9", "R3", "G2")
    assert known(state, 1, 3) == ["V8"]
    do(state, 0, "from-3")
    assert known(state, 1, 3) == []
    places = {seat for world in worlds(state, 1) for seat in range(4) if "V8" in hand(world, seat)}
    assert places == {0, 3}


@rule("US-A4")
def test_everybody_knows_who_has_fetched_a_card_until_it_is_played() -> None:
    hands = ["V7 B1 B2", "R9 G1 G3", "R3 G4 V4", "G2 V5 V6"]
    state = position(hands, SWAP, decks=FOUR, first_player=3)
    play(state, "G2", "V7", "R9", "R3")
    do(state, 0, "take-R9 B1")
    for seat in (1, 2, 3, -1):
        assert known(state, seat, 0) == ["R9"]
        assert all("R9" in hand(world, 0) for world in worlds(state, seat, 20))
    do(state, 0, "R9 show-colour")
    assert "R9" in GAME.screen.facts(state.view(1))["players"][0]["could"]
    assert known(state, 1, 0) == []
    covered = {bool(world.table[0] == GAME.catalogue.encode("R9")) for world in worlds(state, 1)}
    assert covered == {True, False}


@rule("US-A3")
def test_who_has_ordered_treasures_knows_them_and_the_others_which_they_might_be() -> None:
    hands = ["V7 B1 B2 B3", "R9 G1 G3 G5", "R3 G4 V4 V1", "R2 V5 V6 V2"]
    state = position(hands, {}, decks=FOUR)
    play(state, "V7", "R9", "R3", "R2")
    do(state, 0, "deck-red-blue")
    seen = state.question(0)[2]["treasures"]
    do(state, 0, "order-312")
    up = state.dump()["decks"][0]["face_up"]
    assert up == seen[2]
    assert state.view(0).data()["decks"][0]["cards"][:3] == [seen[0], seen[1], None]
    assert state.view(1).data()["decks"][0]["cards"][:3] == [None, None, None]
    for world in worlds(state, 0):
        assert world.dump()["decks"][0]["cards"][:2] == seen[:2]


@rule("US-A3")
def test_a_new_order_makes_an_older_look_vague() -> None:
    """What seat 0 saw is still on top of the deck, but not in which order."""
    hands = ["V7 B1 B2 B3", "G9 G1 G3 G5", "R3 G4 V4 V1", "R2 V5 V6 V2"]
    state = position(hands, {}, decks=FOUR)
    state.lit = 1  # neither green nor violet lies on top: both carry out the action
    play(state, "V7", "G9", "R3", "R2")
    do(state, 0, "deck-red-blue order-123")
    seen = state.view(0).data()["decks"][0]["cards"][:3]
    do(state, 1, "deck-red-blue order-321")
    first = state.dump()["decks"][0]["face_up"]
    rest = [name for name in seen if name != first]
    data = state.view(0).data()
    assert data["decks"][0]["cards"][:2] == [None, None]
    assert data["decks"][0]["mixed_top"] == 2
    assert sorted(data["knowledge"]["among_top"]) == sorted(rest)
    orders = {tuple(world.dump()["decks"][0]["cards"][:2]) for world in worlds(state, 0)}
    assert orders == {(rest[0], rest[1]), (rest[1], rest[0])}


@rule("US-T8")
def test_treasures_that_went_under_their_deck_are_remembered() -> None:
    state = position(["B7 B1", "B9 B2", "B3 B5", "G2 B4"], decks=FOUR)
    play(state, "B7", "B9", "B3", "G2")
    for seat in (-1, 0, 3):
        assert state.view(seat).data()["decks"][0]["cards"][-1] == "R3a"


@rule("US-T1")
def test_a_covered_card_leaks_nowhere() -> None:
    """Whatever was played, others get the same answers: those of any card that fits."""
    one = position(["R7 R2 R1", "B7 B2 B1", "G1 G2 G3"], people={0: {"bonus": 2}})
    two = one.copy()
    do(one, 0, "R7 show-colour bonus-1")
    do(two, 0, "R2 show-colour bonus-1")
    for seat in (1, 2, -1):
        assert one.view(seat).data() == two.view(seat).data()
        assert GAME.screen.facts(one.view(seat)) == GAME.screen.facts(two.view(seat))
        assert refused(one, 2, "R7") == refused(two, 2, "R7")
    assert one.serial == two.serial


@rule("US-T2")
def test_the_bonus_limit_leaks_nothing_either() -> None:
    """A 12 needs no word about bonus cards; nobody else can tell."""
    one = position(["R12 R2 R1", "B7 B2 B1", "G1 G2 G3"], people={0: {"bonus": 2}})
    two = one.copy()
    do(one, 0, "R12 show-colour")
    do(two, 0, "R2 show-colour bonus-0")
    for seat in (1, 2, -1):
        assert one.view(seat).data() == two.view(seat).data()
