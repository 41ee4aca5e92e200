"""Positions: what is read back, and what no game can reach."""

from typing import Any

import pytest

from doubloon.kernel.errors import PositionError
from tests.games.tobago.helpers import (
    CURSE,
    DECK,
    GAME,
    TURN,
    clue,
    do,
    laid,
    located,
    settle,
    share,
    table,
)
from tests.support import rule

HAND = [clue("in jungle"), clue("in lake"), clue("next_to hut"), clue("next_to palm")]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"island": 33}, "island"),
        ({"huts": ["C4"]}, "huts: 1 entries; 4"),
        ({"huts": ["C4", "C4", "H2", "K7"]}, "each space once"),
        ({"huts": ["A8", "E10", "H2", "K7"]}, "one object on a space"),
        ({"amulets": ["A1"]}, "no space of island 1"),
        ({"maps": {"black": laid(markers=[])}}, "1 to 17"),
        ({"maps": {"red": {}}}, "unknown"),
        ({"maps": {"black": laid(("c1", 7))}}, "rose"),
        ({"maps": {"black": laid(("c99", 0))}}, "no clue"),
        ({"maps": {"black": {"clues": [{"clue": None, "rose": 0}]}}}, "rose without a clue"),
        ({"treasure_deck": [40, 41, *range(1, 40)]}, "too high"),
        ({"clue_discards": ["c1", "c1"]}, "twice"),
        ({"turned_up": [3]}, "not what was drawn"),
        ({"clue_shuffles": {"number": 1}}, "was not in the last shuffle"),
        ({"peek_from": 41}, "only while a treasure is shared out"),
        ({"over": True, "stack": [TURN]}, "a finished game has no question"),
        ({"stack": []}, "a finished game has no question"),
        ({"stack": [{"name": "place", "seat": 0}]}, "in turn order"),
        ({"stack": [TURN, {"name": "offer", "seat": 0, "card": 1, "rose": 0}]}, "cannot lie on"),
        ({"stack": [{**TURN, "seat": 3}]}, r"stack\[0\].seat: 3"),
        ({"stack": [{**TURN, "legs": 3}]}, r"stack\[0\].legs: 3"),
        ({"stack": [{**TURN, "legs": 2}]}, "no leg of it is driven"),
        ({"stack": [{**TURN, "extra_legs": 100}]}, r"stack\[0\].extra_legs: 100"),
        ({"stack": [TURN], "people": {1: {"atv": None}}}, "seat 1 is not placed"),
        ({"people": {0: {"atv": None}}}, "in turn order"),
    ],
)
def test_positions_that_cannot_be(data: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(**data)


@pytest.mark.parametrize(
    ("question", "turn", "person", "message"),
    [
        ({"name": "leg", "drive": "extra"}, {}, {}, "neither the action nor an amulet"),
        ({"name": "leg", "drive": "action"}, {"action": False}, {}, "neither the action"),
        ({"name": "leg", "drive": "action"}, {"action": False, "legs": 1}, {}, "way .TB-M3"),
        ({"name": "leg", "drive": "next"}, {}, {}, "no leg is left"),
        ({"name": "card"}, {}, {}, "neither the action nor an amulet"),
        ({"name": "card"}, {}, {"amulets": 1}, "no clue fits"),
        ({"name": "map", "clue": "c6", "extra": False}, {}, {}, "cannot be played"),
        ({"name": "map", "clue": "c6", "extra": False}, {"action": False}, {}, "neither"),
        ({"name": "map", "clue": "c99", "extra": False}, {}, {}, "clue"),
        ({"name": "site", "map": "black"}, {}, {}, "no amulet"),
        ({"name": "site", "map": "black"}, {}, {"amulets": 1}, "no markers"),
        ({"name": "map", "clue": "c6", "extra": False, "seat": 1}, {}, {}, "not that seat's turn"),
        ({"name": "leg", "drive": "action", "seat": 1}, {}, {}, "not that seat's turn"),
        ({"name": "site", "map": "black", "seat": 1}, {}, {}, "not that seat's turn"),
        ({"name": "share", "map": "black", "last_gold": None, "cleared": True}, {}, {}, "is asked"),
    ],
)
def test_half_built_moves_that_cannot_be(
    question: dict[str, Any], turn: dict[str, Any], person: dict[str, Any], message: str
) -> None:
    if question["name"] != "share":
        question = {"seat": 0, **question}
    with pytest.raises(PositionError, match=message):
        table(stack=[{**TURN, **turn}, question], people={0: person})


def test_the_last_marker_stays() -> None:
    stack = [TURN, {"name": "site", "seat": 0, "map": "black"}]
    maps = {"black": laid(markers=["C2"])}
    with pytest.raises(PositionError, match="the last marker must stay"):
        table(stack=stack, maps=maps, people={0: {"amulets": 1}})


def test_half_built_moves_are_loaded() -> None:
    maps = {"black": laid(markers=["C2", "D3"])}
    state = table(people={0: {"hand": HAND, "amulets": 1}}, maps=maps)
    for words in (HAND[0], "drive", "extra-clue", "extra-drive", "remove-black", "drive E4 leg"):
        after = state.copy()
        do(after, 0, words)
        assert after.half_built()
        again = GAME.load(3, GAME.checked_options({}), DECK, after.dump())
        assert again.hash() == after.hash()
        assert again.legal(0) == after.legal(0)


def test_share_outs_that_cannot_be() -> None:
    state = table(maps={"black": located("E5", 1, 2)}, people={0: {"hand": HAND}})
    do(state, 0, "raise-black")
    dump = state.dump()
    options = GAME.checked_options({})
    assert GAME.load(3, options, DECK, dump).hash() == state.hash()
    for changes, message in (
        ({"peek_from": 40}, "peek_from"),
        ({"last_treasure": True}, "last_treasure"),
        ({"unseen": None}, "not what was drawn"),
        ({"turned_up": []}, "do not add up"),
        ({"stack": dump["stack"][:1]}, "only while a treasure is shared out"),
        ({"stack": changed(dump, 1, map="grey")}, "rose without a clue"),
        ({"stack": changed(dump, 1, cleared=True)}, "only while a treasure is shared out"),
        ({"stack": changed(dump, 0, seat=1)}, "rose without a clue"),
        ({"stack": changed(dump, 2, seat=1)}, "belongs to another seat"),
        ({"stack": changed(dump, 2, card=dump["pile"][0])}, "does not lie open"),
        ({"stack": changed(dump, 2, rose=3)}, "no such rose"),
        ({"stack": changed(dump, 2, card=40)}, r"stack\[2\].card: 40"),
    ):
        with pytest.raises(PositionError, match=message):
            GAME.load(3, options, DECK, {**dump, **changes})
    settle(state)


@rule("TB-E1")
def test_draws_from_discards_that_cannot_be() -> None:
    state = table(
        maps={"black": located("E5", 1, 2)},
        treasure_deck=[1, 2],
        treasure_discards=list(range(3, 40)),
        curses_gone=[CURSE, CURSE + 1],
    )
    do(state, 0, "raise-black")
    dump = state.dump()
    options = GAME.checked_options({})
    assert GAME.load(3, options, DECK, dump).hash() == state.hash()
    first, second, third = (person["peek"] for person in dump["players"])
    assert (first, second) == ([1], [2])
    for changes, message in (
        ({"refilled": []}, "peek_from"),
        ({"refilled": [card for card in dump["refilled"] if card not in third]}, "add up"),
        ({"refilled": dump["refilled"][1:]}, "without need"),
        ({"peek_from": 4}, "without need"),
        ({"peek_from": 3}, "add up"),
        ({"last_treasure": False}, "last_treasure"),
        ({"players": peeks(dump, [first, third, second])}, "peeks"),
        ({"players": peeks(dump, [first, [dump["unseen"]], third]), "unseen": 2}, "peeks"),
    ):
        with pytest.raises(PositionError, match=message):
            GAME.load(3, options, DECK, {**dump, **changes})


@rule("TB-S2")
def test_curses_that_were_drawn_too_early() -> None:
    state = table(maps={"black": located("E5", 1, 2)}, people={0: {"hand": HAND}})
    do(state, 0, "raise-black")
    dump = state.dump()
    next_card = dump["pile"][0]
    other = {CURSE: next_card, next_card: CURSE}

    def exchanged(cards: list[int]) -> list[int]:
        return [other.get(card, card) for card in cards]

    changes = {
        "pile": exchanged(dump["pile"]),
        "treasure_deck": exchanged(dump["treasure_deck"]),
        "unseen": exchanged([dump["unseen"]])[0],
        "players": peeks(dump, [exchanged(person["peek"]) for person in dump["players"]]),
    }
    with pytest.raises(PositionError, match="drawn too early"):
        GAME.load(3, GAME.checked_options({}), DECK, {**dump, **changes})


def peeks(dump: dict[str, Any], seen: list[list[int]]) -> list[dict[str, Any]]:
    """The players, with other cards seen."""
    return [{**each, "peek": cards} for each, cards in zip(dump["players"], seen, strict=True)]


def test_new_maps_that_cannot_be() -> None:
    state = table(maps={"black": located("E5", 1, 2)}, people={0: {"hand": HAND}})
    do(state, 0, "raise-black")
    share(state, dict.fromkeys(range(1, 40), "decline"))
    assert state.question(0) == ("first_clue", "TB-R5", {"map": "black"})
    dump = state.dump()
    options = GAME.checked_options({})
    assert GAME.load(3, options, DECK, dump).hash() == state.hash()
    empty = [{**person, "hand": []} for person in dump["players"]]
    for changes, message in (
        ({"stack": changed(dump, 1, cleared=False)}, "peek_from"),
        ({"stack": changed(dump, 1, last_gold=1)}, "another seat begins"),
        ({"stack": changed(dump, 2, seat=1)}, "another seat begins"),
        ({"players": empty, "clue_deck": [*HAND, *dump["clue_deck"]]}, "no clue can be first"),
    ):
        with pytest.raises(PositionError, match=message):
            GAME.load(3, options, DECK, {**dump, **changes})


def changed(dump: dict[str, Any], place: int, **fields: Any) -> list[dict[str, Any]]:
    """What is pending, with other fields in one place."""
    stack = [dict(each) for each in dump["stack"]]
    stack[place].update(fields)
    return stack
