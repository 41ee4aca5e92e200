"""Deck files: the facts of the box that a whole deck has, and files with mistakes in them."""

import contextlib
import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.games.loot_island.files.deck_file import DECK_FILE, TREASURE
from doubloon.kernel.errors import DeckError
from tests.games.loot_island.files.test_deck import TINY, standard_text


def problems(text: str, strict: bool = True) -> list[str]:
    """Every mistake that is found in a text."""
    with pytest.raises(DeckError) as caught:
        DECK_FILE.read(text, "my.toml", strict)
    assert "\n" not in str(caught.value)
    return caught.value.problems


# Facts that a whole deck must have


Edit = Callable[[dict[str, Any]], object]


def edited(edit: Edit) -> list[str]:
    """The mistakes in the standard deck's content after an edit."""
    content = copy.deepcopy(DECK_FILE.standard().content)
    edit(content)
    with pytest.raises(DeckError) as caught:
        DECK_FILE.from_content(content, strict=True)
    return caught.value.problems


def each(section: str, change: dict[str, Any], **facts: object) -> Edit:
    """An edit of all entries that have these values."""

    def edit(content: dict[str, Any]) -> None:
        for entry in content[section]:
            if all(entry.get(key) == facts[key] for key in facts):
                entry.update(change)

    return edit


def of_value(value: int, symbol: str, colours: str = "RGVA") -> Edit:
    """An edit that gives all cards of a value another symbol."""

    def edit(content: dict[str, Any]) -> None:
        for entry in content["map_cards"]:
            if entry["card"][0] in colours and entry["card"][1:-1] == str(value):
                entry["symbol"] = symbol

    return edit


def no_chests(content: dict[str, Any]) -> None:
    """Leaves the chests of the wilds only."""
    for entry in content["map_cards"]:
        if "*" not in entry["card"] and entry["symbol"] == "chest":
            entry["symbol"] = "none"


def jewels_to_coins(content: dict[str, Any]) -> None:
    """Leaves four jewels: of 2, 3, 3, 3."""
    keep = [2, 3, 3, 3]
    for entry in content["treasures"]:
        if entry["type"] == "jewel":
            if entry["value"] in keep:
                keep.remove(entry["value"])
            else:
                entry["type"] = "coin_bag"


def one_skull_each(content: dict[str, Any]) -> None:
    """Leaves one skull of each kind."""
    seen = set()
    for entry in content["treasures"]:
        if entry["type"] == "skull":
            if entry["skull"] in seen:
                del entry["skull"]
                entry["type"] = "jewel"
            else:
                seen.add(entry["skull"])


def amulets_to_coins(content: dict[str, Any]) -> None:
    """Leaves two amulets."""
    found = [entry for entry in content["treasures"] if entry["type"] == "amulet"]
    for entry in found[2:]:
        entry["type"] = "coin_bag"


C2 = "map_cards: the box has "
C3 = "treasures: the box has "
SPOILT: list[tuple[str, Edit, str]] = [
    ("LI-C1", lambda c: c["map_cards"].pop(4), "map_cards: missing: R3a; each of the 88"),
    ("LI-C2", of_value(2, "none"), C2 + "a 2 with plus (LI-C2)"),
    ("LI-C2", of_value(5, "chest"), C2 + "a 5 with draw (LI-C2)"),
    ("LI-C2", of_value(7, "none"), C2 + "a 7 with cube (LI-C2)"),
    ("LI-C2", of_value(9, "none"), C2 + "in one colour a 5 and a 9"),
    ("LI-C2", of_value(3, "cube", "R"), C2 + "a red 3 without cube or draw (LI-C2)"),
    ("LI-C2", of_value(5, "draw", "R"), C2 + "a red 5 without cube or draw (LI-C2)"),
    ("LI-C2", no_chests, C2 + "4 chests in one colour (LI-C2)"),
    (
        "LI-C2",
        each("map_cards", {"symbol": "none"}, card="G*b"),
        'map_cards[43].symbol: "none" is not allowed on a wild; chest (LI-C2)',
    ),
    (
        "LI-2.14",
        each("map_cards", {"symbol": "draw"}, card="G1b"),
        'map_cards[23].symbol: "draw" is not allowed on a 1, which acts by its number; none,',
    ),
    (
        "LI-2.14",
        each("map_cards", {"symbol": "cube"}, card="R1a"),
        'map_cards[0].symbol: "cube" is not allowed on a 1, which acts by its number; none,',
    ),
    ("LI-C3", lambda c: c["treasures"].pop(), "treasures: missing: 74; the 74 treasures"),
    ("LI-C3", each("treasures", {"pile": 1}, pile=3), "treasures: missing: 3; there are four"),
    ("LI-C3", each("treasures", {"type": "coin_bag"}, type="amulet"), "treasures: missing: amulet"),
    ("LI-C3", each("treasures", {"value": 6}, value=7), C3 + "a coin_bag of value 7 (LI-C3)"),
    ("LI-C3", each("treasures", {"value": 6}, value=12), C3 + "a coin_bag of value 12 (LI-C3)"),
    (
        "LI-C3",
        each("treasures", {"curse": 3}, type="coin_bag", curse=4),
        C3 + "a coin_bag with curse 4 (LI-C3)",
    ),
    ("LI-C3", amulets_to_coins, C3 + "at least 3 amulets (LI-C3)"),
    ("LI-C3", jewels_to_coins, C3 + "at least 5 jewels (LI-C3)"),
    ("LI-C3", jewels_to_coins, C3 + "a jewel of value 4 (LI-C3)"),
    ("LI-C3", each("treasures", {"value": 5}, value=2), C3 + "a jewel of value 2 (LI-C3)"),
    ("LI-C3", each("treasures", {"value": 5}, value=3), C3 + "three jewels of value 3 (LI-C3)"),
    ("LI-C3", one_skull_each, C3 + "at least one skull twice (LI-C3)"),
    ("LI-C3", each("treasures", {"skull": "a"}, skull="c"), C3 + 'a skull "c" (LI-C3)'),
    *[
        (
            "LI-C3",
            each("treasures", {"multiplier": n % 3 + 1}, multiplier=n),
            C3 + f"a book with multiplier {n} (LI-C3)",
        )
        for n in (1, 2, 3)
    ],
    *[
        (
            "LI-C3",
            each("treasures", {"crosses": n % 4 + 1}, crosses=n),
            C3 + f"a crown of crosses {n} (LI-C3)",
        )
        for n in (1, 2, 3, 4)
    ],
    ("LI-C4", lambda c: c["healers"].pop(0), "healers: missing: 1; the 14 healers"),
    (
        "LI-C4",
        each("healers", {"per_cube": 0, "fixed": 0}, number=3),
        "healers[2]: costs nothing; per_cube of 1 or 2",
    ),
    ("LI-C4", each("healers", {"fixed": 9}, fixed=2), "healers: the box has a healer with per_c"),
    ("LI-C4", each("healers", {"fixed": 9}, fixed=17), "healers: the box has a healer with per_c"),
    ("LI-C5", lambda c: c["events"].pop(9), "events: missing: B6; each of the 18 events once"),
    ("LI-C6", lambda c: c["islands"].pop(0), "islands: 6 tiles; the box has 7 (LI-C6)"),
    ("LI-C6", each("islands", {"kind": "draw"}, kind="ship"), "islands: missing: ship; each of"),
    (
        "LI-C6",
        each("islands", {"five_players_only": True}, kind="ship"),
        "islands: 2 tiles are only for five players; exactly one",
    ),
    (
        "LI-C6",
        each("islands", {"five_players_only": False}),
        "islands: 0 tiles are only for five players; exactly one",
    ),
]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        pytest.param(edit, message, id=message, marks=pytest.mark.rule(rule))
        for rule, edit, message in SPOILT
    ],
)
def test_a_whole_deck_has_the_facts_of_the_box(edit: Edit, message: str) -> None:
    found = edited(edit)
    assert any(problem.startswith(message) for problem in found), found


@pytest.mark.rule("LI-C3")
def test_what_no_rule_forbids_is_unusual_but_allowed() -> None:
    content = copy.deepcopy(DECK_FILE.standard().content)
    content["treasures"][0].update(curse=2, crossed=1)
    content["treasures"][4]["curse"] = 7
    content["treasures"][5]["curse"] = 6
    deck = DECK_FILE.from_content(content, strict=True)
    assert [str(each) for each in deck.unusual] == [
        "treasures[0].crossed: a curse and crossed cubes on one treasure (LI-C3)",
        "treasures[4].curse: a curse of 7 (LI-C3)",
    ]
    assert deck.unusual[1].named == {"number": 5}
    assert deck.unusual[1].details == {"reason": "high_curse", "curse": 7}
    assert DECK_FILE.standard().unusual == []


@pytest.mark.rule("LI-2.14")
@pytest.mark.parametrize("symbol", ["chest", "plus"])
def test_a_1_may_show_what_does_not_act(symbol: str) -> None:
    content = copy.deepcopy(DECK_FILE.standard().content)
    content["map_cards"][0]["symbol"] = symbol
    assert DECK_FILE.from_content(content, strict=True).unusual == []


@pytest.mark.rule("LI-2.14")
def test_a_1_with_an_effect_is_refused_in_any_deck() -> None:
    """Also in one that a table or a record brings, which need not be whole."""
    content = copy.deepcopy(DECK_FILE.standard().content)
    content["map_cards"][0]["symbol"] = "draw"
    with pytest.raises(DeckError, match="not allowed on a 1"):
        DECK_FILE.from_content(content, strict=False)


def test_facts_do_not_follow_our_reconstruction() -> None:
    """A real box may differ from ours in everything that the rulebooks leave open."""
    content = copy.deepcopy(DECK_FILE.standard().content)
    for entry in content["treasures"]:
        entry["pile"] = 1 + entry["number"] % 4
        if entry["source"] == "reconstruction":
            entry["curse"], entry["crossed"] = 6, 0
        entry["source"] = "box"
    for tile in content["islands"]:
        if tile["kind"] == "cubes" and tile["five_players_only"]:
            tile["kind"] = "draw"
            del tile["cubes"]
    assert DECK_FILE.from_content(content, strict=True).islands == 7


def just_enough(content: dict[str, Any]) -> None:
    """Leaves no more than the facts ask for where they say 'at least'."""
    spare = {"amulet": 3, "jewel": 5}
    jewels = [2, 3, 3, 3, 4]
    skulls = ["a", "a", "b", "c"]
    for entry in content["treasures"]:
        kind = entry["type"]
        if kind in spare and spare[kind] > 0:
            spare[kind] -= 1
            if kind == "jewel":
                entry["value"] = jewels.pop()
        elif kind == "skull" and skulls:
            entry["skull"] = skulls.pop()
        elif kind in ("amulet", "jewel", "skull"):
            entry["type"] = "coin_bag"
            entry.pop("skull", None)
    chests = 0
    for entry in content["map_cards"]:
        if entry["symbol"] == "chest" and "*" not in entry["card"]:
            chests += 1
            if entry["card"][0] != "R" or chests > 2:
                entry["symbol"] = "none"


def test_a_box_that_just_has_the_facts_is_accepted() -> None:
    content = copy.deepcopy(DECK_FILE.standard().content)
    just_enough(content)
    assert DECK_FILE.from_content(content, strict=True).of_kind_lo


def test_facts_about_cards_wait_for_all_cards() -> None:
    """Who has typed in half a box wants to know what is missing, not what follows from it."""
    content = copy.deepcopy(DECK_FILE.standard().content)
    for section in ("map_cards", "treasures", "healers"):
        content[section] = []
    with pytest.raises(DeckError) as caught:
        DECK_FILE.from_content(content, strict=True)
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "map_cards",
        "treasures",
        "healers",
    ]


def test_up_to_eight_missing_things_are_named() -> None:
    def drop(count: int) -> str:
        return edited(lambda content: content.update(events=content["events"][count:]))[0]

    assert drop(8).startswith("events: missing: A1, A2, A3, A4, B1, B2, B3, B4; ")
    assert drop(9).startswith("events: missing: A1, A2, A3, A4, B1, B2, B3, B4 and 1 more; ")


# Files with mistakes


def test_mistakes_name_file_line_field_and_what_is_allowed() -> None:
    text = TINY.replace("curse = 2", "curse = 13").replace("multiplier = 2", "multiplier = true")
    assert problems(text, strict=False) == [
        "my.toml:7: treasures[0].curse: 13 is not allowed; a whole number from 0 to 12",
        "my.toml:9: treasures[2].multiplier: true is not allowed; a whole number from 1 to 3",
    ]


def test_mistakes_in_blocks_are_placed_too() -> None:
    text = """\
format = 1
game = "loot_island"
name = "blocks"
version = 1

[[treasures]] # the first
number = 1
pile = 1
type = "amulet"
value = 2

[[treasures]]
number = 1
pile = 5
type = "crown"
value = 3
"""
    assert problems(text, strict=False) == [
        "my.toml:12: treasures[1].crosses: missing; a whole number from 1 to 4",
        "my.toml:13: treasures[1].number: 1 is already treasures[0] in line 7; each one once",
        "my.toml:14: treasures[1].pile: 5 is not allowed; a whole number from 1 to 4",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 2", "1: format: 2 is not allowed; 1"),
        ("format = 1", "format = true", "1: format: true is not allowed; 1"),
        ('"loot_island"', '"tobago"', '2: game: "tobago" is not allowed; "loot_island"'),
        ('"tiny"', '""', '3: name: "" is not allowed; text on one line, 1 to 60 characters'),
        ('"tiny"', '" "', '3: name: " " is not allowed; text on one line, 1 to 60 characters'),
        ('"tiny"', r'"a\nb"', r'3: name: "a\nb" is not allowed; text on one line, 1 to 60'),
        ("version = 3", "version = 0", "4: version: 0 is not allowed; a whole number from 1 to"),
        ("version = 3", "", "1: version: missing; a whole number from 1 to 1000000"),
        (
            "version = 3",
            "versoin = 3",
            "4: versoin: unknown field; did you mean version? allowed: ",
        ),
        ('"A*b"', '"A11b"', '5: map_cards[0].card: "A11b" is not allowed; a colour (R, G, V, A)'),
        ('"chest"', '"gold"', '5: map_cards[0].symbol: "gold" is not allowed; one of none, cube,'),
        ('"R1a"', '"A*b"', '5: map_cards[1].card: "A*b" is already map_cards[0] in line 5; each'),
        ("number = 74", "number = 75", "7: treasures[0].number: 75 is not allowed; a whole number"),
        ('"skull", ', '"sku1l", ', '7: treasures[0].type: "sku1l" is not allowed; one of amulet, '),
        ('"skull", ', "5, ", "7: treasures[0].type: 5 is not allowed; one of amulet, coin_bag,"),
        ("value = 5", "value = 5.0", "7: treasures[0].value: 5.0 is not allowed; a whole number"),
        ("value = 5", "value = -1", "7: treasures[0].value: -1 is not allowed; a whole number"),
        (
            "value = 5",
            "value = 31",
            "7: treasures[0].value: 31 is not allowed; a whole number from",
        ),
        ("value = 5, ", "", "7: treasures[0].value: missing; a whole number from 0 to 30"),
        ("curse = 2", "cruse = 2", "7: treasures[0].cruse: unknown field; did you mean curse? al"),
        ("curse = 2", "multiplier = 2", "7: treasures[0].multiplier: not on a skull; allowed: num"),
        ("crosses = 4", "crosses = 5", "8: treasures[1].crosses: 5 is not allowed; a whole number"),
        ('"rulebook"', '"rumour"', '8: treasures[1].source: "rumour" is not allowed; one of rule'),
        ("crossed = 1", "crossed = 3", "9: treasures[2].crossed: 3 is not allowed; a whole number"),
        ("multiplier = 2", "value = 2", "9: treasures[2].value: not on a book; allowed: number, "),
        ("fixed = 17", "fixed = 41", "11: healers[0].fixed: 41 is not allowed; a whole number fr"),
        ("fixed = 17", "per_cube = 3", "11: healers[0].per_cube: 3 is not allowed; a whole numbe"),
        ('"A2"', '"A5"', '12: events[1].event: "A5" is not allowed; one of A1, A2, A3, A4, B1, B2'),
        ('"A2"', '"B14"', '12: events[1].event: "B14" is already events[0] in line 12; each one'),
        ("= true", "= 1", "13: islands[1].five_players_only: 1 is not allowed; true or false"),
        ("cubes = 2, ", "", "13: islands[1].cubes: missing; a whole number from 1 to 9"),
        ('"ship"', '"ship", cubes = 1', "13: islands[0].cubes: not on a ship island; only on cube"),
        ('{ kind = "ship" }', "7", "13: islands[0]: 7 is not allowed; a table such as { kind = "),
        ('[ { event = "B14" }, { event = "A2" } ]', "3", "12: events: 3 is not allowed; a list of"),
        ("[ { number = 9, fixed = 17 } ]", "{}", "11: healers: {} is not allowed; a list of tab"),
        ("healers =", "healer =", "11: healer: unknown field; did you mean healers? allowed: for"),
        ("curse = 2 }", "curse = }", "7: this is not TOML: Invalid value"),
        (
            "version = 3",
            "version = 3\nversion = 4",
            "5: this is not TOML: Cannot overwrite a value",
        ),
        ("true } ]", "true }", "14: this is not TOML: "),
    ],
)
def test_every_mistake_is_explained(old: str, new: str, message: str) -> None:
    assert old in TINY
    found = problems(TINY.replace(old, new, 1), strict=False)
    assert any(problem.startswith(f"my.toml:{message}") for problem in found), found
    assert all(problem.startswith("my.toml:") and "\n" not in problem for problem in found)
    assert len(found) <= 3  # no flood of things that only follow from the first


def test_a_type_that_is_wrong_does_not_condemn_its_fields() -> None:
    text = TINY.replace('"skull", skull', '"sku1l", skull')
    assert len(problems(text, strict=False)) == 1


def test_all_mistakes_of_a_whole_deck_are_listed_at_once() -> None:
    text = standard_text()
    for old, new in (('"G3a"', '"G3z"'), ('"B7"', '"B8"'), ("number = 1, per", "number = 0, per")):
        assert text.count(old) == 1
        text = text.replace(old, new)
    lines = text.splitlines()

    def line(start: str) -> int:
        return next(n for n, words in enumerate(lines, 1) if start in words)

    again = line('"B8"') + 1
    assert [problem.split(";")[0] for problem in problems(text)] == [
        f"my.toml:{line('map_cards')}: map_cards: missing: G3a",
        f'my.toml:{line("G3z")}: map_cards[26].card: "G3z" is not allowed',
        f"my.toml:{line('healers = [')}: healers: missing: 1",
        f"my.toml:{line('number = 0')}: healers[0].number: 0 is not allowed",
        f"my.toml:{line('events = [')}: events: missing: B7",
        f'my.toml:{again}: events[11].event: "B8" is already events[10] in line {again - 1}',
    ]


def test_the_summary_is_one_line_with_the_number_of_mistakes() -> None:
    with pytest.raises(DeckError) as caught:
        DECK_FILE.read("format = 1\n", "my.toml")
    assert str(caught.value).startswith("my.toml:1: ")
    assert str(caught.value).endswith(f" (and {len(caught.value.problems) - 1} more)")
    missing = [problem for problem in caught.value.problems if "missing: R1a, R1b" in problem]
    assert missing == [
        "my.toml:1: map_cards: missing: R1a, R1b, R2a, R2b, R3a, R3b, R4a, R4b and 80 more; "
        "each of the 88 cards once (LI-C1)"
    ]


def test_what_is_there_twice_without_a_file_has_no_line() -> None:
    found = edited(lambda content: content["events"].append({"event": "A1"}))
    assert found == ['events[18].event: "A1" is already events[0]; each one once']


def test_content_that_is_no_table() -> None:
    with pytest.raises(DeckError, match="a table of lists"):
        DECK_FILE.from_content([], strict=True)  # type: ignore[arg-type]


def test_a_whole_deck_needs_the_whole_box() -> None:
    with pytest.raises(DeckError):
        DECK_FILE.read(TINY, "tiny.toml")
    assert DECK_FILE.read(standard_text(), "mine.toml").digest == DECK_FILE.standard().digest


WORDS = sorted(
    {*DECK_FILE.standard().content, *TREASURE, "value", "kind", "cubes", "R1a", "crown", "A1"}
)
LEAVES = st.sampled_from(WORDS) | st.integers(-1, 80) | st.booleans() | st.none() | st.floats()
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(WORDS), ANYTHING), st.booleans())
def test_no_content_whatever_ends_in_another_error(content: dict[str, Any], strict: bool) -> None:
    with contextlib.suppress(DeckError):
        DECK_FILE.from_content(content, strict)
    with contextlib.suppress(DeckError):
        DECK_FILE.read(json.dumps(content), "any.json", strict)
