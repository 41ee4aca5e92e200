"""Scoring: the rulebooks' examples, each rule by itself, and an oracle that tries everything."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.games.loot_island.components.deck import KINDS, LootDeck
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.rules import scoring
from tests.games.loot_island import oracle

Card = dict[str, Any]


def coins(value: int, curse: int = 0) -> Card:
    """A coin bag, as most cards of the tests are."""
    return {"type": "coin_bag", "value": value, "curse": curse}


def amulet(value: int, curse: int = 0) -> Card:
    """An amulet."""
    return {"type": "amulet", "value": value, "curse": curse}


def book(multiplier: int, curse: int = 0) -> Card:
    """A book."""
    return {"type": "book", "multiplier": multiplier, "curse": curse}


def jewel(value: int, curse: int = 0) -> Card:
    """A jewel."""
    return {"type": "jewel", "value": value, "curse": curse}


def crown(value: int, crosses: int, curse: int = 0) -> Card:
    """A crown."""
    return {"type": "crown", "value": value, "crosses": crosses, "curse": curse}


def skull(kind: str, value: int, curse: int = 0) -> Card:
    """A skull."""
    return {"type": "skull", "skull": kind, "value": value, "curse": curse}


def collection(*cards: Card, first: int = 1) -> tuple[LootDeck, int, int]:
    """A deck of these treasures, numbered from ``first``, and the masks that hold all of them."""
    treasures = [{**card, "number": n, "pile": 1} for n, card in enumerate(cards, first)]
    head = {"format": 1, "game": "loot_island", "name": "test", "version": 1}
    deck = DECK_FILE.from_content({**head, "treasures": treasures}, strict=False)
    return deck, deck.treasure_lo, deck.treasure_hi


def sheet(*cards: Card) -> scoring.Sheet:
    """The score sheet of these treasures alone."""
    return scoring.Sheet(*collection(*cards), 0, False, 0)


# The rulebooks' examples


@pytest.mark.rule("LI-X1")
def test_example_coin_bags() -> None:
    assert sheet(coins(7), coins(12)).coin_bags == 19


@pytest.mark.rule("LI-X2")
def test_example_books() -> None:
    line = sheet(book(3), book(2), coins(0, curse=4))
    assert line.books == 12
    assert line.total == 12


@pytest.mark.rule("LI-X3")
def test_example_jewels() -> None:
    line = sheet(*(jewel(value) for value in (3, 2, 4, 3, 3)))
    assert (line.jewels, line.jewels_bonus, line.total) == (15, 28, 43)


@pytest.mark.rule("LI-X4")
def test_example_crowns() -> None:
    assert scoring.crown_bonuses([6, 6, 3, 0], 0b1111) == [21, 21, 11, 0]


@pytest.mark.rule("LI-X5")
def test_example_skulls() -> None:
    others = [amulet(0), coins(0), coins(0), crown(0, 1), crown(0, 2), jewel(0)]
    line = sheet(*others, skull("a", 3), skull("a", 4), skull("b", 4))
    assert (line.skulls, line.skulls_bonus) == (11, 16)
    assert line.total == 27


@pytest.mark.rule("LI-X6")
def test_example_healers() -> None:
    deck = DECK_FILE.standard()
    costs = [(deck.healer_per_cube[n], deck.healer_fixed[n]) for n in range(deck.healers)]
    assert scoring.healer_cost(deck, costs.index((1, 2)), 5) == 7
    assert scoring.healer_cost(deck, costs.index((0, 17)), 12) == 17


# Rule by rule


@pytest.mark.rule("LI-V1")
def test_base_values_are_added_and_amulets_and_coins_have_nothing_else() -> None:
    cards = [amulet(2), amulet(3), amulet(4), coins(5), coins(6), coins(7)]
    line = sheet(*cards)
    assert (line.amulets, line.coin_bags, line.total) == (9, 18, 27)
    assert scoring.base_value(*collection(*cards)) == 27
    assert scoring.treasure_value(*collection(*cards)) == 27


def test_both_masks_count() -> None:
    """Ids 0 to 36 lie in one mask, 37 to 73 in the other."""
    cards = [coins(5, 2), jewel(3), skull("a", 1), book(3), jewel(2), skull("b", 2), coins(1, 4)]
    values = {scoring.treasure_value(*collection(*cards, first=n)) for n in (1, 34, 36, 68)}
    assert values == {5 + 3 + 1 + 2 + 2 + 1 + 12 + 8 + 9}


@pytest.mark.rule("LI-V2")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ([book(3)], 0),
        ([book(3), book(2, curse=5)], 0),  # a book is no partner of a book
        ([book(3), coins(1)], 0),  # no curse, nothing to multiply
        ([book(2), book(3), coins(1, 1), coins(1, 4)], 14),  # not 11: the best pairing
        ([book(1), coins(1, 2), coins(1, 5)], 5),
        ([book(3), book(3), book(3), coins(1, 2)], 6),  # a treasure serves one book
        ([book(1), book(1), coins(1, 6), amulet(1, 6)], 12),
        ([book(3), book(2), coins(1, 12), coins(1, 7), coins(1, 6)], 50),  # own decks: up to 12
    ],
)
def test_books(cards: list[Card], value: int) -> None:
    assert scoring.book_value(*collection(*cards)) == value


@pytest.mark.rule("LI-V2")
def test_a_books_partner_keeps_its_own_value_and_bonuses() -> None:
    line = sheet(book(2), jewel(3, curse=2), jewel(4, curse=1))
    assert (line.books, line.jewels, line.jewels_bonus, line.total) == (4, 7, 8, 19)


@pytest.mark.rule("LI-V3")
@pytest.mark.parametrize(
    ("jewels", "bonus"),
    [(0, 0), (1, 0), (2, 8), (3, 20), (4, 20), (5, 28), (6, 40), (7, 40), (8, 48), (9, 60)],
)
def test_jewels(jewels: int, bonus: int) -> None:
    assert scoring.jewel_value(*collection(*[jewel(0)] * jewels)) == bonus


@pytest.mark.rule("LI-V4")
@pytest.mark.parametrize(
    ("crosses", "eligible", "bonuses"),
    [
        ([1, 2, 3, 4, 5], 0b11111, [0, 4, 11, 18, 25]),
        ([2, 2, 2], 0b111, [18, 18, 18]),  # 54 shared by three
        ([4, 2, 2], 0b111, [25, 14, 14]),  # 29 shared by two, rounded down
        ([2, 2, 2, 2], 0b1111, [14, 14, 14, 14]),  # 58 shared by four, rounded down
        ([5, 5, 5, 5, 5], 0b11111, [11, 11, 11, 11, 11]),
        ([0, 0, 1], 0b111, [0, 0, 25]),  # no crosses, no bonus
        ([0, 0, 0], 0b111, [0, 0, 0]),
        ([6, 3, 2], 0b110, [0, 25, 18]),  # the eliminated are not ranked
        ([4, 4, 2], 0b101, [25, 0, 18]),  # nor do they share
    ],
)
def test_crown_bonuses(crosses: list[int], eligible: int, bonuses: list[int]) -> None:
    assert scoring.crown_bonuses(crosses, eligible) == bonuses
    for who, bonus in enumerate(bonuses):
        assert scoring.crown_bonus(crosses, eligible, who) == bonus


@pytest.mark.rule("LI-V4")
def test_crosses_are_counted_on_crowns() -> None:
    cards = [crown(1, 4), crown(2, 1), jewel(3), crown(3, 2)]
    assert scoring.crosses(*collection(*cards)) == 7
    assert scoring.crosses(*collection(*cards, first=36)) == 7
    line = scoring.Sheet(*collection(*cards), 18, False, 0)
    assert (line.crowns, line.crowns_bonus, line.total) == (6, 18, 27)


OTHERS = [amulet(0), coins(0), book(1), jewel(0), crown(0, 1)]


@pytest.mark.rule("LI-V5")
@pytest.mark.parametrize(
    ("skulls", "others", "bonus"),
    [
        ("a", 0, 0),  # nothing else owned
        ("a", 5, 5),
        ("ab", 2, 6),
        ("abc", 1, 6),
        ("abc", 5, 30),
        ("aab", 4, 16),
        ("aaa", 3, 9),
        ("aabc", 1, 7),  # 6 + 1, not 3 + 3
        ("aabbc", 1, 9),
        ("aabbcc", 2, 24),
    ],
)
def test_skulls(skulls: str, others: int, bonus: int) -> None:
    cards = [skull(kind, 0) for kind in skulls] + OTHERS[:others]
    assert scoring.skull_value(*collection(*cards)) == bonus


@pytest.mark.rule("LI-V5")
def test_skulls_count_each_other_type_once() -> None:
    cards = [skull("c", 2), jewel(0), jewel(0), jewel(0), coins(0), coins(0)]
    assert scoring.skull_value(*collection(*cards)) == 2
    owned = scoring.kinds_owned(*collection(*cards))
    assert [kind for n, kind in enumerate(KINDS) if owned >> n & 1] == [
        "coin_bag",
        "jewel",
        "skull",
    ]


@pytest.mark.rule("LI-E4")
def test_the_sheet_adds_the_tile_and_subtracts_the_healer() -> None:
    deck, lo, hi = collection(coins(10), crown(3, 2))
    line = scoring.Sheet(deck, lo, hi, 25, True, 12)
    assert (line.first_player, line.healer, line.total) == (5, -12, 31)
    lines: dict[str, Any] = {**line.to_json()}
    assert lines["total"] == sum(lines.values()) - lines["total"] == 31
    assert list(lines)[:3] == ["amulets", "coin_bags", "books"]


# The oracle


def cards_of(deck: LootDeck, lo: int, hi: int) -> list[Card]:
    """The entries of a collection."""
    owned = lo | hi << 37
    return [card for card in deck.content["treasures"] if owned >> (card["number"] - 1) & 1]


def one_card() -> st.SearchStrategy[Card]:
    """Any card a deck file may hold."""
    value = st.integers(0, 30)
    curse = st.integers(0, 12)
    return st.one_of(
        st.builds(coins, value, curse),
        st.builds(amulet, value, curse),
        st.builds(book, st.integers(1, 3), curse),
        st.builds(jewel, value, curse),
        st.builds(crown, value, st.integers(1, 4), curse),
        st.builds(skull, st.sampled_from("abc"), value, curse),
    )


def agrees(cards: list[Card], first: int) -> None:
    """The engine and the oracle say the same about a collection."""
    deck, lo, hi = collection(*cards, first=first)
    entries = deck.content["treasures"]
    jewels = sum(card["type"] == "jewel" for card in cards)
    assert scoring.book_value(deck, lo, hi) == oracle.best_books(entries)
    assert scoring.jewel_value(deck, lo, hi) == oracle.best_jewels(jewels)
    assert scoring.skull_value(deck, lo, hi) == oracle.best_skulls(entries)
    assert scoring.treasure_value(deck, lo, hi) == oracle.value(entries)
    assert scoring.Sheet(deck, lo, hi, 0, False, 0).total == oracle.value(entries)


@pytest.mark.rule("LI-V1")
@pytest.mark.rule("LI-V2")
@pytest.mark.rule("LI-V3")
@pytest.mark.rule("LI-V5")
@given(st.lists(one_card(), max_size=10), st.integers(1, 60))
def test_any_collection_against_the_oracle(cards: list[Card], first: int) -> None:
    agrees(cards, first)


@pytest.mark.rule("LI-V2")
@given(
    st.lists(st.builds(book, st.integers(1, 3)), min_size=1, max_size=5),
    st.lists(st.builds(coins, st.just(1), st.integers(0, 12)), max_size=7),
    st.integers(25, 50),
)
def test_many_books_against_the_oracle(books: list[Card], others: list[Card], first: int) -> None:
    agrees(books + others, first)
    agrees(others + books, first)


@pytest.mark.rule("LI-V5")
@given(
    st.lists(st.builds(skull, st.sampled_from("abc"), st.just(1)), min_size=1, max_size=8),
    st.integers(0, 5),
    st.integers(25, 50),
)
def test_many_skulls_against_the_oracle(skulls: list[Card], others: int, first: int) -> None:
    agrees(skulls + OTHERS[:others], first)


@pytest.mark.rule("LI-V4")
@given(st.lists(st.tuples(st.integers(0, 6), st.booleans()), min_size=2, max_size=5))
def test_crown_bonuses_against_the_oracle(players: list[tuple[int, bool]]) -> None:
    crosses = [count for count, _ in players]
    ranked = [flag for _, flag in players]
    eligible = sum(1 << n for n, flag in enumerate(ranked) if flag)
    assert scoring.crown_bonuses(crosses, eligible) == oracle.crown_prizes(crosses, ranked)


@given(st.sets(st.integers(0, 73), max_size=12))
def test_collections_of_the_standard_deck_against_the_oracle(owned: set[int]) -> None:
    deck = DECK_FILE.standard()
    lo = sum(1 << n for n in owned if n < 37)
    hi = sum(1 << (n - 37) for n in owned if n >= 37)
    assert scoring.treasure_value(deck, lo, hi) == oracle.value(cards_of(deck, lo, hi))
