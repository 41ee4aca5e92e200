"""Positions: written by hand with little, refused in one line when no game can reach them."""

from random import Random
from typing import Any

import pytest

from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel.errors import PositionError
from doubloon.kernel.files.position_file import read_position
from tests.games.under_sail.helpers_sail import GAME, decks, do, legal, play, position

SMALL: dict[str, Any] = {
    "players": [{"hand": ["R7", "B1"]}, {"hand": ["R9", "B2"]}, {"hand": ["G3", "B3"]}],
}


def load(data: Any, players: int = 3) -> UnderSail:
    state = GAME.load(players, GAME.checked_options({}), GAME.decks.standard(), data)
    assert isinstance(state, UnderSail)
    return state


def refusal(**changes: Any) -> str:
    """Why a position with these changes is refused."""
    with pytest.raises(PositionError) as caught:
        load({**SMALL, **changes})
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_hands_alone_are_a_position() -> None:
    state = load(SMALL)
    assert (state.round, state.trick, state.deciders()) == (1, 1, [0])
    assert state.supply == 22
    data = state.dump()
    assert len(data["decks"][0]["cards"]) == 19
    assert data["decks"][0]["face_up"][0] in data["lit"]
    assert load({**SMALL, "seed": 5}).dump()["decks"] != data["decks"]
    assert load(SMALL).dump() == data


def test_a_position_file() -> None:
    given = read_position(
        """
        game = "under_sail"
        players = 3

        [options]
        red_blue = "swap"

        [position]
        first_player = 1
        trick = 11

        [[position.players]]
        hand = ["R7", "B1"]
        treasures = ["R4a"]
        bonus = 3

        [[position.players]]
        hand = ["B2"]
        trick = { card = "R9", shown = "number", number = 9, bonus = 1 }

        [[position.players]]
        hand = ["G3", "B3"]
        """
    )
    options = GAME.checked_options(given.options)
    state = GAME.load(given.players, options, GAME.decks.standard(), given.position)
    assert isinstance(state, UnderSail)
    assert state.deciders() == [2]
    assert state.scores() == [5, 0, 0]
    assert state.supply == 18
    assert state.view(0).data()["players"][1]["trick"] == {
        "card": None,
        "bonus": 1,
        "shown": "number",
        "colour": None,
        "number": 9,
    }


def test_what_is_wrong_is_named() -> None:
    assert "R13" in refusal(players=[{"hand": ["R13"]}, {}, {}])
    assert "3 are needed" in refusal(players=[{"hand": ["R1"]}])
    assert "two places" in refusal(players=[{"hand": ["R1"]}] * 3)
    assert "of one size" in refusal(
        players=[{"hand": ["R1"]}, {"hand": ["R2", "R3"]}, {"hand": ["R4"]}]
    )
    assert "cards to play are needed" in refusal(players=[{}, {}, {}])
    assert "does not fit" in refusal(
        players=[
            {"hand": ["R1"], "trick": {"card": "R9", "shown": "colour", "colour": "B"}},
            *SMALL["players"][1:],
        ]
    )
    assert "order of turns" in refusal(
        players=[
            SMALL["players"][0],
            {"hand": ["R1"], "trick": {"card": "R9", "shown": "colour", "colour": "R"}},
            SMALL["players"][2],
        ]
    )
    assert "treasure" in refusal(decks=[{"face_up": "Z9", "cards": []}])
    assert "add up" in refusal(decks=[{"face_up": "R1a", "cards": []}])
    assert "1 are needed" in refusal(decks=[])
    assert "missing" in refusal(decks=[{"face_up": "R1a", "cards": [None]}])
    assert "at most 12" in refusal(
        players=[{**SMALL["players"][0], "treasures": ["R1a"] * 13}, *SMALL["players"][1:]]
    )
    assert "such as [[12, 1], [0, 0]]" in refusal(
        players=[{**SMALL["players"][0], "rounds": [3]}, *SMALL["players"][1:]]
    )
    assert "supply" in refusal(supply=23)
    assert "bonus cards do not add up" in refusal(supply=3)
    assert "4 rows" in refusal(knowledge=[])
    assert "knows wrong" in refusal(knowledge=[{"not_in": [["R7"], [], [], []]}, {}, {}, {}])


ROUND = {"name": "round"}
TRICK = [ROUND, {"name": "trick"}]


@pytest.mark.parametrize(
    ("stack", "text"),
    [
        ([], "a finished game has no question, any other has one"),
        ([{"name": "play", "seat": 0}], "stack[0]: play cannot be the first"),
        ([ROUND, {"name": "play", "seat": 0}], "stack[1]: play cannot lie on round"),
        ([*TRICK, {"name": "play", "seat": 2}], "another seat's turn"),
        ([*TRICK, {"name": "show", "seat": 0, "card": "R2"}], "in the hand"),
        ([*TRICK, {"name": "show", "seat": 1, "card": "R9"}], "another seat's turn"),
        ([*TRICK, {"name": "show", "seat": 0, "card": "R13"}], "stack[2].card: 'R13'"),
        ([*TRICK, {"name": "bonus", "seat": 0, "card": "R7", "half": "both"}], "colour, number"),
        ([*TRICK, {"name": "bonus", "seat": 0, "card": "R7"}], "bonus needs the key half"),
        ([*TRICK, {"name": "fetch", "seat": 0}], "fetch cannot lie on trick"),
        ([*TRICK, {"name": "play", "seat": 7}], "stack[2].seat: 7 is not allowed"),
        ([*TRICK, {"name": "play", "seat": 0, "card": "R7"}], "the key 'card' is unknown"),
        ([ROUND, {"name": "resolve", "stage": "treasures", "through": 0}], "uncovered"),
        ([ROUND, {"name": "pass", "seats": []}], "somebody has not passed"),
        ([{"name": "zork"}], "stack[0].name: 'zork'"),
        ([["trick", -1, 0]], "stack[0]: ['trick', -1, 0] is not allowed"),
        ([ROUND] * 9, "at most 8"),
    ],
)
def test_questions_that_no_game_asks(stack: list[Any], text: str) -> None:
    assert text in refusal(stack=stack)


def test_passing_positions() -> None:
    stack = [ROUND, {"name": "pass", "seats": [0]}]
    assert "asked, or has passed" in refusal(trick=0, stack=stack)
    people = [{**person, "passed": person["hand"][0]} for person in SMALL["players"]]
    assert "asked, or has passed" in refusal(trick=0, stack=stack, players=people)
    assert "somebody has not passed" in refusal(trick=0, players=people)
    del people[0]["passed"]
    assert load({"trick": 0, "stack": stack, "players": people}).deciders() == [0]
    assert load({"trick": 0, "players": people}).deciders() == [0]
    people[1]["passed"] = "V1"
    assert "not in the hand" in refusal(trick=0, players=people)


def test_a_trick_that_lies_open_is_resolved() -> None:
    people = [
        {"hand": ["B1"], "trick": {"card": "R7", "shown": "colour", "colour": "R"}},
        {"hand": ["B2"], "trick": {"card": "R9", "shown": "colour", "colour": "R"}},
        {"hand": ["B3"], "trick": {"card": "G3", "shown": "colour", "colour": "G"}},
    ]
    state = load({"players": people, "uncovered": True, "decks": decks("R4a")})
    assert (state.scores(), state.question(2)[0]) == ([1, 4, 0], "order")
    assert "of one size" in refusal(
        players=[{**people[0], "hand": []}, *people[1:]], uncovered=True
    )
    assert "order of turns" in refusal(uncovered=True)


def test_positions_in_an_action_load() -> None:
    """Every question of random games, dumped and loaded, asks the same again."""
    asked: set[str] = set()
    for seed in range(4):
        rng = Random(seed)
        options = {
            "red_blue": ("bonus", "swap")[seed % 2],
            "green_violet": ("look", "fetch")[seed // 2],
        }
        state = GAME.new(4, options, seed=seed)
        while not state.over:
            seat = rng.choice(state.deciders())
            kind = state.question(seat)[0]
            if kind not in asked or rng.randrange(20) == 0:
                asked.add(kind)
                loaded = GAME.load(4, options, GAME.decks.standard(), state.dump())
                assert loaded.question(seat) == state.question(seat)
                assert loaded.legal(seat) == state.legal(seat)
            state.apply(seat, rng.choice(state.legal(seat)))
    assert len(asked) == 12


def test_hands_that_cannot_have_passed_are_refused() -> None:
    """A round whose passing was seen, with hands changed afterwards."""
    state = GAME.new(3, seed=2)
    assert isinstance(state, UnderSail)
    for seat in range(3):
        do(state, seat, legal(state, seat)[0])
    data = state.dump()
    assert data["traced"]
    load(data)
    told = 0
    for card in data["players"][1]["hand"]:
        for other in data["players"][2]["hand"]:
            people = [
                {**person, "hand": [{card: other, other: card}.get(c, c) for c in person["hand"]]}
                for person in data["players"]
            ]
            try:
                load({**data, "players": people})
            except PositionError as error:
                told += "cannot have passed" in str(error)
    assert told > 0


def test_a_finished_game() -> None:
    state = position(["R9", "R8", "G5"], {}, decks=decks("R3a"), trick=12, round=2)
    play(state, "R9", "R8", "G5")
    again = load(state.dump())
    assert again.over
    assert again.scores() == state.scores()
    assert "over" in refusal(over=True, round=1)
