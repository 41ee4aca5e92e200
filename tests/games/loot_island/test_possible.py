"""Positions from which play could not go on are refused, with the place that is wrong."""

import random
from typing import Any

import pytest

from doubloon.kernel.errors import PositionError
from tests.support import GAME, position

HAND = {0: {"hand": ["R2a", "R3a", "G4a", "A1a"]}}
N1 = {"N1": {"cards": ["R5a"], "compasses": [0, 1]}}
ACTIONS = ["actions", -1, 1, -1, 0, 0, 0, 0]
EXPLORE = ["explore", -1, 0, 2, 0, -1, 0, 0]


def frame(name: str, seat: int, *args: int) -> list[Any]:
    return [name, seat, *args, *[0] * (6 - len(args))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_possible(players: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        given = {option.name: chance.choice(option.allowed) for option in GAME.options}
        options = GAME.checked_options(given)
        deck = GAME.standard_deck()
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
        ([frame("turn", 0, 0)], r"stack\[0\] turn: it cannot be the first"),
        ([EXPLORE, frame("turn", 0, 0)], r"stack\[1\] turn: it cannot lie on explore"),
        ([ACTIONS, ACTIONS], r"stack\[1\] actions: it cannot lie on actions"),
        ([frame("actions", -1, 3, -1)], "next seat 3 is not allowed; 0 to 2"),
        ([frame("actions", 1, 1, -1)], "seat 1 is not allowed; -1"),
        ([frame("prepare", -1, 4)], "step 4 is not allowed; 0 to 3"),
        ([frame("final", -1, 9)], "landings done 9 is not allowed"),
        ([frame("ending", -1, 3)], "step 3 is not allowed"),
        ([frame("explore", -1, 0, 1, 5, -1)], "landing 5 is not on coast 0"),
        ([frame("explore", -1, 0, 0, 0, -1)], "landings are judged in its first step"),
        ([ACTIONS, frame("turn", 3, 3)], "seat 3 is not allowed; 0 to 2"),
        ([ACTIONS, frame("turn", 0, 1)], "actor 1 is not allowed"),
        ([ACTIONS, frame("effects", -1, 0, 0, 1, 0, 0, 0)], "cards that do not lie at the landing"),
        ([ACTIONS, frame("effects", -1, 0, 1, 0, 0, 0, 0)], "cards that do not lie at the landing"),
        ([EXPLORE, frame("share", -1, 0, 0, 7)], "the compasses are not those at the landing"),
        ([EXPLORE, frame("share", -1, 1, 0, 0)], "the compasses are not those at the landing"),
        ([EXPLORE, frame("share", -1, 0, 2, 33)], "place in the order 2 is not allowed; 0 to 1"),
        ([EXPLORE, frame("share", -1, 0, 0, 33), frame("take", 0)], "no treasure lies on the tabl"),
        ([ACTIONS, frame("cards", 0, 0, 8, -1, -1)], "landing 8 is not allowed"),
        ([ACTIONS, frame("cards", 0, 0, 0, -1, 1)], "the colour is not that of the landing"),
        ([ACTIONS, frame("cards", 0, 0, 2, -1, 1)], "the colour is not that of the landing"),
        ([ACTIONS, frame("cards", 0, 0, 1, -1, 0, 4)], "must differ in colour"),
        ([ACTIONS, frame("cards", 0, 0, 2, -1, -1, 4)], "the colour|need a colour"),
        ([ACTIONS, frame("cards", 0, 0, 2, -1, 0, 1)], "not in the hand, or do not fit"),
        ([ACTIONS, frame("cards", 0, 0, 0, -1, 0, 4)], "not in the hand, or do not fit"),
        ([ACTIONS, frame("cards", 0, 0, 2, 3, -1)], "no compass can come from there"),
        ([ACTIONS, frame("cards", 0, 0, 0, 0, 0)], "no compass can come from there"),
        ([ACTIONS, frame("place", 2, 2, 3)], "no compass can go there"),
        ([ACTIONS, frame("place", 0, 0, 0)], "no compass can go there"),
        ([ACTIONS, frame("pay", 0, 0, 1, 0, -1, -1)], "small island 2 is not face up"),
        ([ACTIONS, frame("pay", 0, 0, 0, 2, -1, -1)], "number of cards paid 2 is not allowed"),
        ([ACTIONS, frame("pay", 0, 0, 0, 1, -1, -1)], "not that of the cards"),
        ([ACTIONS, frame("pay", 0, 0, 0, 1, 0, -1)], "a card that is not in the hand"),
        ([ACTIONS, frame("tile", 0, 0, 1)], "nothing to choose on tile 2"),
        ([ACTIONS, frame("tile", 2, 2, 2)], "nothing to choose on tile 3"),
        ([ACTIONS, frame("treasure", 0, 5)], "does not lie on the table"),
        ([ACTIONS, frame("claim", 0)], "no treasure lies on the table"),
        ([ACTIONS, frame("may_discard", 0, 25)], "number of cubes 25 is not allowed"),
        ([frame("prepare", -1, 3), frame("take_back", 2, 2)], "no compass on the island"),
        ([frame("prepare", -1, 1), frame("refresh", -1)], "pending must name"),
        ([frame("ending", -1, 1), frame("show_healer", -1)], "pending must name"),
        ([frame("ending", -1, 2), frame("healer", 0)], "no healer is offered"),
    ],
)
def test_frames_that_cannot_be(stack: list[list[Any]], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        position(3, people=HAND, landings=N1, stack=stack)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"pending": [0]}, "pending: only while all are asked at once"),
        ({"over": True, "stack": [ACTIONS]}, "a game that is over has no frames"),
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
    keeping = [frame("prepare", -1, 2), frame("keep_hand", -1)]
    eight = ["R2a", "R3a", "R4a", "R5a", "R6a", "R7a", "R8a", "R9a"]
    options = {"more_cards": True}
    full = {seat: {"hand": [name.replace("R", "RGA"[seat]) for name in eight]} for seat in range(3)}
    position(3, options, people=full, stack=keeping, pending=[0, 1, 2])
    with pytest.raises(PositionError, match=r"players\[2\].chosen: fewer than"):
        position(3, options, people=full, stack=keeping, pending=[0, 1])
    full[1]["chosen"] = full[1]["hand"][:2]
    with pytest.raises(PositionError, match=r"players\[1\].chosen: more than"):
        position(3, options, people=full, stack=keeping, pending=[0, 1, 2])
    showing = [frame("ending", -1, 1), frame("show_healer", -1)]
    with pytest.raises(PositionError, match="only with the option healers"):
        position(3, stack=showing, pending=[0, 1, 2])
    healers = [1, 2, 3, 4, 5, 6]
    with pytest.raises(PositionError, match=r"players\[0\].shown: one of the player's two"):
        position(3, {"healers": "dealt"}, healers=healers, stack=showing, pending=[1])
