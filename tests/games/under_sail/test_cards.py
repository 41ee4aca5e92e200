"""The components (US-C1 to US-C5) and deck files."""

import copy

import pytest

from doubloon.games.under_sail.components.deck import card_name
from doubloon.games.under_sail.files.deck_file import DECK_FILE
from doubloon.kernel.errors import DeckError, OptionError
from tests.games.under_sail.helpers_sail import GAME, do, legal, play, position
from tests.support import rule

HEAD = 'format = 1\ngame = "under_sail"\nname = "mine"\nversion = 1\nbonus_cards = 22\n'


def problems(text: str) -> list[str]:
    with pytest.raises(DeckError) as caught:
        DECK_FILE.read(text, "deck.toml")
    return caught.value.problems


@rule("US-C1")
def test_four_colours_from_1_to_12() -> None:
    cards = [entry["card"] for entry in DECK_FILE.standard().content["islands"]]
    assert cards == [f"{colour}{number}" for colour in "RBGV" for number in range(1, 13)]
    assert {entry["source"] for entry in DECK_FILE.standard().content["islands"]} == {"rulebook"}
    with pytest.raises(ValueError, match="no island card"):
        card_name(48)


@rule("US-C1")
def test_a_deck_without_a_card_is_no_whole_box() -> None:
    content = DECK_FILE.standard().content
    fewer = {**content, "islands": content["islands"][1:]}
    with pytest.raises(DeckError, match=r"missing: R1; .*US-C1"):
        DECK_FILE.from_content(fewer, strict=True)
    assert DECK_FILE.from_content(fewer, strict=False).cards == DECK_FILE.standard().cards & ~1


@rule("US-C2")
def test_eight_treasures_of_each_colour_worth_1_to_4() -> None:
    deck = DECK_FILE.standard()
    assert len(deck.names) == 32
    for colour in "RBGV":
        assert [name for name in deck.names if name[0] == colour] == [
            f"{colour}{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"
        ]
    told = [entry for entry in deck.content["treasures"] if entry["source"] == "rulebook"]
    assert sorted(entry["value"] for entry in told) == [2] * 4 + [3] * 4 + [4] * 4


@rule("US-C2")
def test_a_whole_box_has_a_2_a_3_and_a_4_of_each_colour() -> None:
    content = DECK_FILE.standard().content
    low = [{**entry, "value": min(entry["value"], 3)} for entry in content["treasures"]]
    with pytest.raises(DeckError, match=r"no red 4; .*US-C2"):
        DECK_FILE.from_content({**content, "treasures": low}, strict=True)
    with pytest.raises(DeckError, match="7 red ones"):
        DECK_FILE.from_content({**content, "treasures": content["treasures"][1:]}, strict=True)
    odd = [{**entry, "value": max(entry["value"], 2)} for entry in content["treasures"]]
    assert DECK_FILE.from_content({**content, "treasures": odd}, strict=True).value[0] == 2


@rule("US-C2", "US-S1")
def test_a_treasure_worth_more_than_4_is_unusual_but_allowed() -> None:
    """The rulebook names no highest value; with three players only a 2, a 3 and a 4 go out."""
    content = copy.deepcopy(DECK_FILE.standard().content)
    content["treasures"][7]["value"] = 6
    deck = DECK_FILE.from_content(content, strict=True)
    assert [str(each) for each in deck.unusual] == [
        "treasures[7].value: a treasure worth 6 (US-C2)"
    ]
    assert DECK_FILE.standard().unusual == []
    in_play = GAME.new(3, deck=deck, seed=1).dump()["decks"][0]
    assert "R6a" in [in_play["face_up"], *in_play["cards"]]
    assert not {"R2b", "R3b", "R4a"} & {in_play["face_up"], *in_play["cards"]}


@rule("US-C3")
def test_22_bonus_cards() -> None:
    assert DECK_FILE.standard().bonus == 22
    with pytest.raises(DeckError, match="there are 22"):
        DECK_FILE.from_content({**DECK_FILE.standard().content, "bonus_cards": 21}, strict=True)
    assert GAME.new(3, seed=1).dump()["supply"] == 22


@rule("US-C4")
@pytest.mark.parametrize("red_blue", ["bonus", "swap"])
@pytest.mark.parametrize("green_violet", ["look", "fetch"])
def test_each_side_of_each_action_card_can_be_up(red_blue: str, green_violet: str) -> None:
    options = {"red_blue": red_blue, "green_violet": green_violet}
    state = GAME.new(4, options, seed=1)
    actions = GAME.screen.facts(state.view(0))["actions"]
    first = {"bonus": 1, "swap": 2}[red_blue]
    second = {"look": 3, "fetch": 4}[green_violet]
    assert actions == {"R": first, "B": first, "G": second, "V": second}
    assert GAME.screen.faces(DECK_FILE.standard())["actions"][str(first)] == {
        "colours": "RB",
        "word": red_blue,
    }
    with pytest.raises(OptionError):
        GAME.new(4, {"red_blue": "look"})


@rule("US-C5")
def test_bonus_cards_lie_openly() -> None:
    """Everybody sees how many the others have, and who is first player."""
    state = position(["R1 R2", "B1 B2", "G1 G2"], people={1: {"bonus": 3}}, first_player=2)
    for seat in (-1, 0, 2):
        data = state.view(seat).data()
        assert [person["bonus"] for person in data["players"]] == [0, 3, 0]
        assert data["first_player"] == 2
        assert data["supply"] == 19


@rule("US-C5")
def test_every_player_can_cover_a_card() -> None:
    """With five players all five cards of a trick are half covered."""
    state = position(["R1 R2", "B1 B2", "G1 G2", "V1 V2", "R3 R4"])
    for card in ("R1", "B1", "G1", "V1"):
        play(state, card)
    shown = [person["trick"] for person in state.view(-1).data()["players"]]
    assert [laid and laid["colour"] for laid in shown] == ["R", "B", "G", "V", None]
    assert [laid and laid["card"] for laid in shown] == [None] * 5
    do(state, 4, "R3")
    assert legal(state, 4) == ["show-colour", "show-number"]


def test_every_mistake_of_a_deck_file_is_named() -> None:
    text = HEAD + 'islands = [{ card = "R13" }, 5]\ntreasures = [{ colour = "red", worth = 2 }]\n'
    found = problems(text)
    assert any("R13" in line and "a colour (R, B, G, V)" in line for line in found)
    assert any("islands[1]" in line and "a table such as" in line for line in found)
    assert any("worth" in line for line in found)
    assert any("value" in line and "missing" in line for line in found)
    assert problems(HEAD + "islands = 3\n")[0].startswith("deck.toml:")
    assert "deck.toml:1" in problems("format = \n")[0]


def test_a_card_twice_is_named_with_its_first_place() -> None:
    text = HEAD + 'islands = [\n{ card = "R1" },\n{ card = "R1" },\n]\n'
    assert any("is already islands[0] in line 7" in line for line in problems(text))


def test_no_more_treasures_than_there_is_room_for() -> None:
    content = DECK_FILE.standard().content
    many = [*content["treasures"], content["treasures"][0]]
    with pytest.raises(DeckError, match="33; at most 32"):
        DECK_FILE.from_content({**content, "treasures": many}, strict=False)
    with pytest.raises(DeckError, match="a table of lists"):
        DECK_FILE.from_content([], strict=True)  # type: ignore[arg-type]


def test_read_decks_are_whole_and_small_ones_need_cards_for_all() -> None:
    deck = DECK_FILE.standard()
    tiny = GAME.decks.from_content({**deck.content, "islands": deck.content["islands"][:9]})
    assert GAME.new(3, deck=tiny).dump()["players"][0]["hand"]
    with pytest.raises(DeckError, match="10 island cards are needed"):
        GAME.new(5, deck=tiny)
    with pytest.raises(DeckError):
        GAME.decks.read(HEAD, "x")
