"""The cards (TB-C3, TB-C4) and the set-up (TB-S2 to TB-S5)."""

from collections import Counter
from typing import Any

import pytest

from doubloon.games.tobago.files.deck_file import DECK_FILE
from doubloon.kernel.errors import DeckError
from tests.games.tobago.helpers import DECK, GAME, clue, do, legal, refused
from tests.support import rule

CURSES = {40, 41}


@rule("TB-C3")
def test_clues_of_all_kinds() -> None:
    clues = DECK.content["clues"]
    assert {each["relation"] for each in clues} == {"in", "next_to", "in_sight_of"}
    assert {each["not"] for each in clues} == {False, True}
    named = {each["of"] for each in clues}
    assert {"jungle", "largest_jungle", "ocean", "hut", "palm", "statue"} <= named
    shown = {clue("in jungle"), clue("not in jungle"), clue("next_to hut"), clue("next_to palm")}
    shown.add(clue("next_to statue"))
    told = {f"c{each['clue']}" for each in clues if each["source"] == "rulebook"}
    assert told == shown


@rule("TB-C4")
def test_gold() -> None:
    gold = DECK.content["gold"]
    assert len(gold) == 39
    assert {each["value"] for each in gold} == {2, 3, 4, 5, 6}
    state: Any = GAME.new(2, seed=1)
    assert len(state.dump()["treasure_deck"]) == 41


def broken(**changes: Any) -> str:
    content = {**DECK.content, **changes}
    with pytest.raises(DeckError) as caught:
        DECK_FILE.from_content(content, strict=True)
    return str(caught.value)


@rule("TB-C3", "TB-C4")
def test_decks_that_cannot_be() -> None:
    clues = DECK.content["clues"]
    gold = DECK.content["gold"]
    assert "39" in broken(gold=gold[1:])
    assert "at least" in broken(clues=clues[:20])
    assert "ocean" in broken(clues=[*clues[1:], {"clue": 1, "relation": "in", "of": "ocean"}])
    assert "already" in broken(clues=[*clues, clues[0]])
    assert "not allowed" in broken(gold=[*gold[1:], {"card": 1, "value": 7}])
    assert "not allowed" in broken(clues=7)
    assert "unknown field" in broken(silver=[])
    again = DECK_FILE.from_content(DECK.content, strict=True)
    assert again.digest == DECK.digest


def deck_of(options: dict[str, Any], seed: int) -> list[int]:
    dump = GAME.new(3, options, seed=seed).dump()
    found: list[int] = dump["treasure_deck"]
    return found


@rule("TB-S2", "TB-O3", "TB-O4", "TB-O5")
@pytest.mark.parametrize(
    ("options", "curses", "bottom"),
    [
        ({}, 2, 29),
        ({"curses": "one"}, 1, 28),
        ({"curses": "none"}, 0, 27),
        ({"late_curses": True}, 2, 23),
        ({"late_curses": True, "curses": "one"}, 1, 22),
    ],
)
def test_curses_lie_in_the_bottom(options: dict[str, Any], curses: int, bottom: int) -> None:
    places: Counter[int] = Counter()
    for seed in range(300):
        deck = deck_of(options, seed)
        assert len(deck) == 39 + curses
        found = [len(deck) - 1 - place for place, card in enumerate(deck) if card in CURSES]
        assert len(found) == curses
        places.update(found)
    assert set(places) <= set(range(bottom))
    if curses:
        assert len(places) == bottom, "some places of the bottom never hold a curse"


@rule("TB-S3")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 4), (4, 4)])
def test_hands(players: int, cards: int) -> None:
    dump = GAME.new(players, seed=3).dump()
    assert [len(person["hand"]) for person in dump["players"]] == [cards] * players


@rule("TB-S4", "TB-C2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_a_map(players: int) -> None:
    firsts = set()
    for seed in range(60):
        dump = GAME.new(players, seed=seed).dump()
        first = dump["first_player"]
        firsts.add(first)
        begun = [each["clues"] for each in dump["maps"].values()]
        order = [(first + turn) % players for turn in range(players)]
        assert [[each["rose"] for each in clues] for clues in begun] == [
            [seat] for seat in order
        ] + [[]] * (4 - players)
        assert [person["roses"] for person in dump["players"]] == [14] * players
    assert firsts == set(range(players)), "the first player is random (TB-S5)"


@rule("TB-S5")
def test_everyone_places_an_atv() -> None:
    state: Any = GAME.new(3, {"island": "1"}, seed=5)
    first = state.first
    for turn in range(3):
        seat = (first + turn) % 3
        assert state.deciders() == [seat]
        assert state.question(seat)[0] == "place"
        assert len(legal(state, seat)) == state.chart.island.size
        assert refused(state, seat, "A1") == ("TB-S5", "in_the_ocean")
        assert refused(state, seat, "end") == ("TB-S5", "choose_space")
        do(state, seat, "E5")  # one may stand where another stands
    assert state.deciders() == [first]
    assert state.question(first)[0] == "turn"
