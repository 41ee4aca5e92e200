"""The deck: notation, tables, the facts of the box, and files with mistakes in them."""

import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from doubloon.games.loot_island.components import deck as cards
from doubloon.games.loot_island.components.deck import (
    EVENTS,
    KINDS,
    card_name,
    card_number,
    value_of,
)
from doubloon.games.loot_island.files.deck_file import DECK_FILE

TINY = """\
format = 1
game = "loot_island"
name = "tiny"
version = 3
map_cards = [ { card = "A*b", symbol = "chest" }, { card = "R1a", symbol = "none" } ]
treasures = [
  { number = 74, pile = 4, type = "skull", skull = "c", value = 5, curse = 2 },
  { number = 37, pile = 2, type = "crown", value = 3, crosses = 4, source = "rulebook" },
  { number = 39, pile = 3, type = "book", multiplier = 2, crossed = 1 },
]
healers = [ { number = 9, fixed = 17 } ]
events = [ { event = "B14" }, { event = "A2" } ]
islands = [ { kind = "ship" }, { kind = "cubes", cubes = 2, five_players_only = true } ]
"""


def standard_text() -> str:
    """The text of the standard deck file."""
    file = resources.files("doubloon.games.loot_island") / "data/decks/standard.toml"
    return file.read_text(encoding="utf-8")


# Cards as numbers


@pytest.mark.rule("LI-C1")
def test_map_cards_have_a_notation_that_round_trips() -> None:
    names = [card_name(n) for n in range(88)]
    assert len(set(names)) == 88
    assert [card_number(name) for name in names] == list(range(88))
    assert Counter(name[0] for name in names) == dict.fromkeys("RGVA", 22)
    assert Counter(value_of(n) for n in range(22)) == dict.fromkeys(range(11), 2)
    assert [card_name(n) for n in (0, 1, 4, 19, 20, 21, 22, 87)] == [
        *("R1a", "R1b", "R3a", "R10b", "R*a", "R*b", "G1a", "A*b")
    ]


def test_masks_and_sizes() -> None:
    assert [n for n in range(22) if cards.ONES >> n & 1] == [0, 1]
    assert (cards.TREASURES, cards.LO_SIZE) == (74, 37)
    deck = DECK_FILE.standard()
    for table in (deck.pile, deck.kind, deck.base, deck.curse, deck.crossed, deck.crosses):
        assert len(table) == 74
    assert (len(deck.multiplier), len(deck.skull)) == (74, 74)


@pytest.mark.parametrize("name", ["", "R", "R0a", "R11a", "R3c", "r3a", "R3", "X3a", "R*", "3a"])
def test_other_words_are_no_cards(name: str) -> None:
    with pytest.raises(ValueError, match="such as R3a"):
        card_number(name)


@pytest.mark.parametrize("number", [-1, 88])
def test_other_numbers_are_no_cards(number: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 87"):
        card_name(number)


def test_tables_of_a_tiny_deck() -> None:
    deck = DECK_FILE.read(TINY, "tiny.toml", strict=False)
    assert (deck.name, deck.version) == ("tiny", 3)
    assert list(deck.present) == [1, 0, 0, 1 << 21]
    assert list(deck.chest) == [0, 0, 0, 1 << 21]
    assert list(deck.cube) == list(deck.draw) == list(deck.plus) == [0] * 4
    assert (deck.treasure_lo, deck.treasure_hi) == (1 << 36, 0b10 | 1 << 36)
    assert [deck.kind[n] for n in (36, 38, 73)] == [cards.CROWN, cards.BOOK, cards.SKULL]
    assert [deck.pile[n] for n in (0, 36, 38, 73)] == [0, 2, 3, 4]
    assert [deck.base[n] for n in (36, 38, 73)] == [3, 0, 5]
    assert [deck.curse[n] for n in (36, 38, 73)] == [0, 0, 2]
    assert [deck.crossed[n] for n in (36, 38, 73)] == [0, 1, 0]
    assert [deck.crosses[n] for n in (36, 38, 73)] == [4, 0, 0]
    assert [deck.multiplier[n] for n in (36, 38, 73)] == [0, 2, 0]
    assert [deck.skull[n] for n in (36, 38, 73)] == [0, 0, 3]
    assert list(deck.of_kind_lo) == [0, 0, 0, 0, 1 << 36, 0]
    assert list(deck.of_kind_hi) == [0, 0, 0b10, 0, 0, 1 << 36]
    assert list(deck.of_skull_lo) == [0, 0, 0, 0]
    assert list(deck.of_skull_hi) == [0, 0, 0, 1 << 36]
    assert deck.healers == 1
    assert (list(deck.healer_per_cube), list(deck.healer_fixed)) == ([0], [17])
    assert deck.events == 0b10 | 1 << 17
    assert deck.islands == 2
    assert (list(deck.tile_kind), list(deck.tile_cubes)) == ([0, 5], [2, 0])
    assert list(deck.tile_five) == [1, 0]


def test_symbols_have_their_masks() -> None:
    head = 'format = 1\ngame = "loot_island"\nname = "x"\nversion = 1\n'
    symbols = zip(("R2a", "G3b", "V10b", "A7a"), ("plus", "cube", "draw", "chest"))
    lines = [f'{{ card = "{card}", symbol = "{symbol}" }}' for card, symbol in symbols]
    deck = DECK_FILE.read(f"{head}map_cards = [{', '.join(lines)}]", "x", strict=False)
    assert list(deck.present) == [1 << 2, 1 << 5, 1 << 19, 1 << 12]
    assert list(deck.plus) == [1 << 2, 0, 0, 0]
    assert list(deck.cube) == [0, 1 << 5, 0, 0]
    assert list(deck.draw) == [0, 0, 1 << 19, 0]
    assert list(deck.chest) == [0, 0, 0, 1 << 12]


def test_content_is_sorted_complete_and_builds_the_same_deck() -> None:
    deck = DECK_FILE.read(TINY, "tiny.toml", strict=False)
    assert [card["card"] for card in deck.content["map_cards"]] == ["R1a", "A*b"]
    assert [card["number"] for card in deck.content["treasures"]] == [37, 39, 74]
    assert [tile["kind"] for tile in deck.content["islands"]] == ["cubes", "ship"]
    book = {"number": 39, "pile": 3, "type": "book", "multiplier": 2}
    assert deck.content["treasures"][1] == {**book, "curse": 0, "crossed": 1, "source": "box"}
    assert deck.content["healers"] == [{"number": 9, "per_cube": 0, "fixed": 17, "source": "box"}]
    again = DECK_FILE.from_content(deck.content, strict=False)
    assert again.content == deck.content
    assert again.digest == deck.digest


def test_the_digest_does_not_depend_on_the_order_or_the_defaults() -> None:
    other = TINY.replace("fixed = 17", "per_cube = 0, fixed = 17").splitlines()
    swapped = [*other[:6], other[7], other[6], *other[8:]]
    one = DECK_FILE.read(TINY, "a", strict=False)
    two = DECK_FILE.read("\n".join(swapped), "b", strict=False)
    assert one.digest == two.digest
    assert one.digest != DECK_FILE.read(TINY.replace("17", "16"), "c", strict=False).digest


# The standard deck: every fixed fact


def entries(section: str, **facts: object) -> list[dict[str, Any]]:
    """The entries of the standard deck that have these values."""
    found: list[dict[str, Any]] = DECK_FILE.standard().content[section]
    return [entry for entry in found if all(entry.get(key) == facts[key] for key in facts)]


@pytest.mark.rule("LI-C1")
def test_the_standard_deck_has_every_map_card_once() -> None:
    assert [entry["card"] for entry in entries("map_cards")] == [card_name(n) for n in range(88)]


@pytest.mark.rule("LI-C2")
def test_the_standard_map_cards_have_the_symbols_of_the_rulebooks() -> None:
    deck = DECK_FILE.standard()
    symbols = {entry["card"]: entry["symbol"] for entry in entries("map_cards")}
    assert all(symbols[colour + wild] == "chest" for colour in "RGVA" for wild in ("*a", "*b"))
    assert symbols["R2a"] == "plus"
    assert (symbols["R5a"], symbols["R9a"], symbols["R7a"]) == ("draw", "cube", "cube")
    assert symbols["R3a"] in ("none", "chest", "plus")
    assert symbols["R5b"] in ("none", "chest", "plus")
    for colour in range(4):
        chests = bin(deck.chest[colour]).count("1")
        assert chests >= 4
        assert deck.present[colour] == 2**22 - 1
        marks = (deck.cube[colour], deck.draw[colour], deck.chest[colour], deck.plus[colour])
        assert sum(marks) == marks[0] | marks[1] | marks[2] | marks[3]  # one symbol on a card
        assert not (marks[0] | marks[1] | marks[2] | marks[3]) & cards.ONES


@pytest.mark.rule("LI-C3")
def test_the_standard_treasures() -> None:
    assert [entry["number"] for entry in entries("treasures")] == list(range(1, 75))
    assert {entry["pile"] for entry in entries("treasures")} == {1, 2, 3, 4}
    assert {entry["type"] for entry in entries("treasures")} == set(KINDS)
    assert entries("treasures", type="coin_bag", value=7)
    assert entries("treasures", type="coin_bag", value=12)
    assert entries("treasures", type="coin_bag", curse=4)
    assert {entry["multiplier"] for entry in entries("treasures", type="book")} == {1, 2, 3}
    assert {entry["crosses"] for entry in entries("treasures", type="crown")} == {1, 2, 3, 4}
    assert {entry["skull"] for entry in entries("treasures", type="skull")} == {"a", "b", "c"}
    assert {entry["value"] for entry in entries("treasures", type="jewel")} >= {2, 3, 4}
    assert len(entries("treasures", type="jewel", value=3)) >= 3
    assert len(entries("treasures", type="amulet")) >= 3
    assert all(not (entry["curse"] and entry["crossed"]) for entry in entries("treasures"))
    assert {entry["crossed"] for entry in entries("treasures")} == {0, 1, 2}


def test_piles_of_the_standard_deck_suit_every_number_of_players() -> None:
    """Games for 2 to 4 leave out whole piles (LI-S2); no type may vanish with them."""
    for pile in (1, 2, 3, 4):
        assert {entry["type"] for entry in entries("treasures", pile=pile)} == set(KINDS)


@pytest.mark.rule("LI-C4")
def test_the_standard_healers() -> None:
    assert [entry["number"] for entry in entries("healers")] == list(range(1, 15))
    assert entries("healers", per_cube=1, fixed=2)
    assert entries("healers", per_cube=0, fixed=17)
    assert all(entry["per_cube"] or entry["fixed"] for entry in entries("healers"))
    assert {entry["per_cube"] for entry in entries("healers")} == {0, 1, 2}


@pytest.mark.rule("LI-C5")
def test_the_standard_events() -> None:
    assert [entry["event"] for entry in entries("events")] == list(EVENTS)
    assert len(EVENTS) == 18
    assert DECK_FILE.standard().events == cards.A_EVENTS + cards.B_EVENTS == 2**18 - 1
    assert [EVENTS[n] for n in range(18) if cards.A_EVENTS >> n & 1] == ["A1", "A2", "A3", "A4"]


@pytest.mark.rule("LI-C6")
def test_the_standard_islands() -> None:
    deck = DECK_FILE.standard()
    assert deck.islands == 7
    assert list(deck.tile_kind) == [0, 0, 1, 2, 3, 4, 5]
    assert list(deck.tile_cubes) == [3, 2, 0, 0, 0, 0, 0]
    assert list(deck.tile_five) == [0, 1, 0, 0, 0, 0, 0]


def test_every_standard_entry_tells_its_source() -> None:
    text = standard_text()
    lines = [line for line in text.splitlines() if line.startswith("  {")]
    assert len(lines) == 88 + 74 + 14 + 18 + 7
    assert all(re.search(r'source = "(rulebook|reconstruction)" \},$', line) for line in lines)
    assert DECK_FILE.standard() is DECK_FILE.standard()
