"""Positions from which play could not go on are refused, with the place that is wrong."""

import random
from typing import Any

import pytest

from doubloon.kernel.errors import PositionError
from tests.games.loot_island.helpers_loot import ACTIONS, acting_on
from tests.support import GAME, position

HAND = {0: {"hand": ["R2a", "R3a", "G4a", "A1a"]}}
N1 = {"N1": {"cards": ["R5a"], "compasses": [0, 1]}}
EXPLORE = {"name": "explore", "coast": "north", "stage": "small_loot", "through": 0}
TAKING_BACK = {"name": "prepare", "stage": "taking_back", "through": 3}


def asks(name: str, seat: int, **fields: Any) -> dict[str, Any]:
    return {"name": name, "seat": seat, **fields}


def turn(seat: int, *move: dict[str, Any]) -> list[dict[str, Any]]:
    return acting_on(asks("turn", seat, actor=seat), *move)


def effects(left: list[str], landing: str = "N1") -> dict[str, Any]:
    found = {"name": "effects", "actor": 0, "landing": landing, "left": left, "before": []}
    return {**found, "through": 0, "player": 0}


def cards(landing: str, colour: str | None, *chosen: str, origin: str | None = None) -> Any:
    fields = {"landing": landing, "origin": origin, "colour": colour, "chosen": list(chosen)}
    return turn(0, asks("cards", 0, actor=0, **fields))


def pay(tile: int, first: str | None, second: str | None) -> Any:
    return turn(0, asks("pay", 0, actor=0, tile=tile, first=first, second=second))


def exploring(*stack: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"name": "round", "phase": 3}, EXPLORE, *stack]


def preparing(*stack: dict[str, Any], stage: str = "taking_back") -> list[dict[str, Any]]:
    return [{"name": "round", "phase": 1}, {**TAKING_BACK, "stage": stage, "through": 0}, *stack]


def share(landing: str, turn: int) -> dict[str, Any]:
    return {"name": "share", "landing": landing, "turn": turn}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_possible(players: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        given = {option.name: chance.choice(option.allowed) for option in GAME.options}
        options = GAME.checked_options(given)
        deck = GAME.decks.standard()
        state = GAME.new(players, options, seed=seed, deck=deck)
        while not state.over:
            seat = chance.choice(state.deciders())
            state.apply(seat, chance.choice(state.legal(seat)))
            if chance.random() < 0.3:
                dump = state.dump()
                assert GAME.load(players, options, deck, dump).dump() == dump


@pytest.mark.parametrize(
    ("stack", "words"),
    [
        ([asks("turn", 0, actor=0)], r"stack\[0\]: turn cannot be the first"),
        (exploring(asks("turn", 0, actor=0)), r"stack\[2\]: turn cannot lie on explore"),
        (acting_on(ACTIONS), r"stack\[2\]: actions cannot lie on actions"),
        ([{"name": "round", "phase": 3}, ACTIONS], "round: another phase is going on"),
        ([{"name": "round", "phase": 2}, EXPLORE], "round: another phase is going on"),
        ([{"name": "round", "phase": 2}], "round: another phase is going on"),
        ([{"name": "round", "phase": 2}, {**ACTIONS, "next": 3}], "next: 3 is not allowed"),
        (preparing(stage="tea"), "stage: 'tea' is not allowed"),
        ([{"name": "final", "done": 9}], "done: 9 is not allowed"),
        ([{"name": "ending", "stage": "tea"}], "stage: 'tea' is not allowed"),
        (turn(3), "seat: 3 is not allowed"),
        (acting_on(asks("turn", 0, actor=1)), "the actor is the seat itself, or Aaron"),
        (turn(1, cards("N1", "R")[-1]), "turn: it is another player's turn"),
        (acting_on(effects(["1a"])), "cards that do not lie at the landing"),
        (acting_on(effects([], "N2")), "cards that do not lie at the landing"),
        (exploring(share("N2", 0)), "there are not so many compasses at the landing"),
        (exploring(share("N1", 2)), "there are not so many compasses at the landing"),
        (exploring(share("N1", 0), asks("take", 0)), "no treasure lies on the table"),
        (cards("N3", None), "landing: 'N3' is not allowed"),
        (cards("N1", "G"), "the colour is not that of the landing"),
        (cards("E1", "G"), "the colour is not that of the landing"),
        (cards("N2", "R", "2a"), "must differ in colour"),
        (cards("E1", None, "2a"), "chosen cards need a colour"),
        (cards("E1", "R", "1a"), "not in the hand, or do not fit"),
        (cards("N1", "R", "2a"), "not in the hand, or do not fit"),
        (cards("E1", None, origin="E2"), "no compass can come from there"),
        (cards("N1", "R", origin="N1"), "no compass can come from there"),
        (turn(2, asks("compass", 2, actor=2, landing="E2")), "no compass can go there"),
        (turn(0, asks("compass", 0, actor=1, landing="E2")), "it is another player's turn"),
        (acting_on(asks("place", 2, actor=2, landing="E2")), "no compass can go there"),
        (acting_on(asks("place", 0, actor=0, landing="N1")), "no compass can go there"),
        (acting_on(asks("place", 0, actor=1, landing="E1")), "the seat itself, or Aaron"),
        (pay(2, None, None), "small island 2 is not face up"),
        (pay(1, "R2a", "R3a"), "so many cards are not needed"),
        (pay(1, None, "R2a"), "the second card comes after the first"),
        (pay(1, "R1a", None), "a card that is not in the hand"),
        (acting_on(asks("tile", 0, actor=0, tile=2)), "nothing to choose on tile 2"),
        (acting_on(asks("tile", 2, actor=2, tile=3)), "nothing to choose on tile 3"),
        (acting_on(asks("tile", 2, actor=1, tile=3)), "the seat itself, or Aaron"),
        (acting_on(asks("treasure", 0, treasure=6)), "does not lie on the table"),
        (acting_on(asks("claim", 0)), "no treasure lies on the table"),
        (acting_on(asks("may_discard", 0, number=25)), "number: 25 is not allowed"),
        (preparing(asks("take_back", 2, owner=2)), "no compass on the island"),
        (preparing({"name": "refresh", "seats": []}, stage="refill"), "has not answered yet"),
        (preparing({"name": "keep_hand", "seats": []}), "has not answered yet"),
        ([{"name": "ending", "stage": "choice"}, asks("healer", 0)], "no healer is offered"),
    ],
)
def test_questions_that_cannot_be(stack: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        position(3, people=HAND, landings=N1, stack=stack)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"over": True, "stack": acting_on()}, "a finished game has no question"),
        ({"map_shuffles": [["R1a"]]}, "map_deck: .* was not in the last of map_shuffles"),
        ({"map_shuffles": [[]] * 51}, "map_shuffles: 51 are too many"),
        ({"events": ["A1", "B1", "B1", "B2", "B3"]}, r"events\[2\]: B1 is there twice"),
        ({"events": ["A1", "B1", None, "B2", "B3"]}, r"events\[2\]: nothing is not allowed"),
        ({"healers": [1, 2]}, "healers: 2 entries; 3 are needed"),
        ({"healers": [1, 2, 2]}, r"healers\[2\]: a number of the deck, each once"),
        ({"healers": [1, 2, None]}, r"healers\[2\]: a number of the deck, each once"),
        ({"healers": [1, 2, 3], "healers_offered": [4]}, "4 is not a healer of this game"),
    ],
)
def test_tables_that_cannot_be(data: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        position(3, **data)


def test_sealed_answers_must_be_there() -> None:
    prepare = {"name": "prepare", "stage": "first_event", "through": 0}

    def keeping(*seats: int) -> list[dict[str, Any]]:
        return [{"name": "round", "phase": 1}, prepare, {"name": "keep_hand", "seats": list(seats)}]

    def showing(*seats: int) -> list[dict[str, Any]]:
        return [
            {"name": "ending", "stage": "healers"},
            {"name": "show_healer", "seats": list(seats)},
        ]

    eight = ["R2a", "R3a", "R4a", "R5a", "R6a", "R7a", "R8a", "R9a"]
    options = {"more_cards": True}
    full = {seat: {"hand": [name.replace("R", "RGA"[seat]) for name in eight]} for seat in range(3)}
    position(3, options, people=full, stack=keeping(0, 1, 2))
    with pytest.raises(PositionError, match=r"players\[2\].chosen: fewer than"):
        position(3, options, people=full, stack=keeping(0, 1))
    full[1]["chosen"] = full[1]["hand"][:2]
    with pytest.raises(PositionError, match=r"players\[1\].chosen: more than"):
        position(3, options, people=full, stack=keeping(0, 1, 2))
    with pytest.raises(PositionError, match="only with the option healers"):
        position(3, stack=showing(0, 1, 2))
    dealt: dict[str, Any] = {"healers": "dealt"}
    healers = [1, 2, 3, 4, 5, 6]
    with pytest.raises(PositionError, match="has not answered yet"):
        position(3, dealt, healers=healers, stack=showing())
    with pytest.raises(PositionError, match=r"players\[0\].shown: one of the player's two"):
        position(3, dealt, healers=healers, stack=showing(1))
