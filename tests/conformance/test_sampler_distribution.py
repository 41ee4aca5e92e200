"""The sampler's distribution against rejection sampling, on tiny decks.

Rejection sampling needs no theory: deal at random, play the same actions, keep the deals after
which the seat sees the very view in question. Those that are kept are the consistent deals, as
often as they should come. To keep enough of them, deals may start with what the view fixes anyway.
"""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import pytest
from doubloon_toy.state import PASS, Table

from doubloon.games.loot_island import deck_file
from doubloon.games.loot_island.position import card_names
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.state import State, View
from tests.conformance.chi_square import assert_alike, critical

Fact = Callable[[Any], Hashable]


def accepted(
    view: View, deal: Callable[[Random], State | None], fact: Fact, wanted: int
) -> list[Hashable]:
    """The fact in so many random deals that look like the view."""
    rng = Random(1)
    expected = view.data()
    found: list[Hashable] = []
    for _ in range(2000 * wanted):
        state = deal(rng)
        if state is not None and state.view(view.seat).data() == expected:
            found.append(fact(state))
            if len(found) == wanted:
                return found
    raise AssertionError(f"only {len(found)} of {wanted} deals fit the view")


def sampled(view: View, fact: Fact, number: int) -> list[Hashable]:
    """The fact in so many sampled worlds."""
    return [fact(view.sample(seed)) for seed in range(number)]


def test_the_test_itself() -> None:
    rng = Random(1)
    fair = [rng.randrange(6) for _ in range(1500)]
    assert_alike(fair, [rng.randrange(6) for _ in range(1500)])
    loaded = [max(rng.randrange(6), rng.randrange(-14, 6)) for _ in range(1500)]
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair, loaded)
    assert critical(10) == pytest.approx(29.59, abs=0.05)


# The toy game: hands of 2 out of 9 cards, a pile of 1, three players

TOY = registry.find("toy")
TINY_TOY = TOY.deck_from({"name": "tiny", "version": 1, "cards": 9, "hand": 2, "pile": 1})
OWN = [1, 2]  # seat 0's first hand
FIRST_DRAW = 3
FROM_RIGHT = 4  # what seat 2 passes to seat 0


def toy_deal(rng: Random) -> Table:
    """Seat 0 holds OWN and will draw FIRST_DRAW, seat 2 has FROM_RIGHT; the rest is random."""
    rest = [5, 6, 7, 8, 9]
    rng.shuffle(rest)
    position = {
        "hands": [OWN, rest[:2], sorted([FROM_RIGHT, rest[2]])],
        "deck": [*rest[3:], FIRST_DRAW],
        "passing": True,
        "chance": {"small": rng.randrange(1, 2**60)},
    }
    state = TOY.load(3, TOY.checked_options({}), TINY_TOY, position)
    assert isinstance(state, Table)
    return state


def toy_pass(rng: Random, opened: bool) -> Table:
    """Seat 0 passes 2 and gets FROM_RIGHT; what seat 1 passes, nobody but seats 1 and 2 knows."""
    state = toy_deal(rng)
    state.apply(1, rng.choice(state.legal(1)))
    state.apply(2, PASS + FROM_RIGHT - 1)
    if opened:
        state.apply(0, PASS + 2 - 1)
    return state


def toy_play(rng: Random, words: str) -> Table | None:
    """Pass, then play these cards in turn; None where somebody does not hold the card."""
    state = toy_pass(rng, True)
    for word in words.split():
        seat = state.decider()
        action = TOY.catalogue.encode(f"play-{word}")
        if action not in state.legal(seat):
            return None
        state.apply(seat, action)
    return state


def toy_hidden(state: Table) -> Hashable:
    """Everything seat 0 cannot see: hands, answers, the passed card, the next card."""
    hands = tuple(tuple(hand) for hand in state.hands[1:])
    return hands, tuple(state.answers[1:]), state.passed[1], state.deck[-1]


def some_view(deal: Callable[[Random], Table | None], good: Callable[[Table], bool]) -> View:
    """The view of seat 0 in the first deal of its kind."""
    for seed in range(10**5):
        state = deal(Random(10**6 + seed))
        if state is not None and good(state):
            return state.view(0)
    raise AssertionError("there is no such deal")


def both_kinds(state: Table) -> bool:
    """Does seat 1 hold a card of the first shuffle and one of the second?"""
    return sorted(state.born[card] for card in state.hands[1]) == [0, 1]


TOY_CASES: dict[str, tuple[Callable[[Random], Table | None], Callable[[Table], bool]]] = {
    "others have answered": (lambda rng: toy_pass(rng, False), lambda state: True),
    "just passed": (lambda rng: toy_pass(rng, True), lambda state: True),
    "the passed card is still there": (
        lambda rng: toy_play(rng, "1 5 6"),
        lambda state: state.passed[0] == 2 and state.passed[1] != 0,
    ),
    "the passed card was played": (
        lambda rng: toy_play(rng, "1 2 6"),
        lambda state: state.passed[0] == 0 and state.passed[1] != 0,
    ),
    "reshuffled, passed cards held": (
        lambda rng: toy_play(rng, "1 5 6 4 7"),
        lambda state: both_kinds(state) and state.passed[0] == 2,
    ),
    "reshuffled, passed card back in the deck": (
        lambda rng: toy_play(rng, "1 2 6 4 7"),
        lambda state: state.reshuffles == 1 and state.passed[0] == 0 and 2 not in state.hands[0],
    ),
}


@pytest.mark.parametrize("case", TOY_CASES)
def test_toy(case: str) -> None:
    deal, good = TOY_CASES[case]
    view = some_view(deal, good)
    assert_alike(accepted(view, deal, toy_hidden, 500), sampled(view, toy_hidden, 2000))


# Loot Island with a handful of cards


def loot_deck(cards: list[str], healers: int) -> Deck:
    """A deck of these map cards, 6 treasures, some healers, 1 + 5 events and three draw tiles."""
    content = {
        "format": 1,
        "game": "loot_island",
        "name": "tiny",
        "version": 1,
        "map_cards": [{"card": card, "symbol": "none"} for card in cards],
        "treasures": [
            {"number": number, "pile": 1 if number < 4 else 4, "type": "jewel", "value": 3}
            for number in range(1, 7)
        ],
        "healers": [{"number": number, "per_cube": 1} for number in range(1, healers + 1)],
        "events": [{"event": event} for event in ("A3", "B2", "B6", "B7", "B11", "B13")],
        "islands": [{"kind": "draw"}] * 3,
    }
    return deck_file.from_content(content, False)


LOOT = registry.find("loot_island")
EIGHT = loot_deck(["R2a", "R3a", "R4a", "R5a", "G2a", "G3a", "G4a", "G5a"], 6)


def hand(state: LootIsland, seat: int) -> tuple[str, ...]:
    """The map cards a seat holds."""
    return tuple(card_names(state.hands, 4 * seat))


def fresh(options: dict[str, Any]) -> Callable[[Random], LootIsland]:
    """A new game for three: with 8 cards the first player gets 7, the next 1, the last none."""

    def deal(rng: Random) -> LootIsland:
        state = LOOT.new(3, options, seed=rng.randrange(10**9), deck=EIGHT)
        assert isinstance(state, LootIsland)
        return state

    return deal


LOOT_FACTS: dict[str, tuple[dict[str, Any], Fact]] = {
    "a hand": ({}, lambda state: hand(state, 1)),
    "the next treasure": ({}, lambda state: state.treasure_deck[state.treasure_left - 1]),
    "the last treasure": ({}, lambda state: state.treasure_deck[0]),
    "the next event": ({}, lambda state: state.events[1]),
    "the last event": ({"show_events": True}, lambda state: state.events[4]),
    "healers": ({}, lambda state: tuple(sorted(state.healers))),
    "dealt healers": ({"healers": "dealt"}, lambda state: tuple(sorted(state.healers[2:4]))),
}


@pytest.mark.parametrize("case", LOOT_FACTS)
def test_loot_island_at_the_start(case: str) -> None:
    """The spectator's view of a new game: who is first, and where the ship is, must be the same."""
    options, fact = LOOT_FACTS[case]
    deal = fresh(options)
    state = deal(Random(7))
    while state.first != 0:
        state = deal(Random(state.rng))
    view = state.view(-1)
    assert_alike(accepted(view, deal, fact, 150), sampled(view, fact, 1500))


# ... and after the discards were shuffled into a new deck

ELEVEN = loot_deck([f"R{value}a" for value in range(2, 11)] + ["R2b", "R3b"], 3)
PAID = {0: ["R2a", "R3a"], 1: ["R4a", "R5a"], 2: ["R6a", "R7a"]}
DRAWN = ["R8a", "R9a"]  # by seat 0, at once
REST = ["R10a", "R2b", "R3b"]  # seat 2's third card, and the rest of the deck


def loot_deal(rng: Random) -> LootIsland | None:
    """Everyone uses a draw tile; the third to draw has the discards shuffled.

    Afterwards seat 1 holds two cards of the first shuffle, seat 2 one of the first and two of the
    second; seat 0 has seen only the cards that were paid and those it drew itself.
    """
    rest = REST + PAID[1] + PAID[2]
    rng.shuffle(rest)
    position = {
        "players": [{"hand": PAID[0]}, {"hand": rest[:2]}, {"hand": rest[2:5]}],
        "map_deck": [*DRAWN, *rest[5:]],
        "seed": rng.randrange(2**60),
        "event": "A3",
        "events": ["A3", "B2", "B6", "B7", "B11"],
        "healers": [1, 2, 3],
        "treasure_deck": [1, 2, 3, 4, 5, 6],
    }
    state = LOOT.load(3, LOOT.checked_options({}), ELEVEN, position)
    assert isinstance(state, LootIsland)
    for seat in range(3):
        for word in (f"island-{seat + 1}", *PAID[seat], "yes"):
            action = LOOT.catalogue.encode(word)
            if action not in state.legal(seat):
                return None
            state.apply(seat, action)
    return state


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_loot_island_after_a_reshuffle(seat: int) -> None:
    state = None
    seed = 0
    while state is None:
        state = loot_deal(Random(seed))
        seed += 1
    view = state.view(seat)
    assert len(state.strata) == 4
    others = [each for each in range(3) if each != seat]

    def hands(world: LootIsland) -> Hashable:
        return tuple(hand(world, each) for each in others)

    def next_card(world: LootIsland) -> Hashable:
        return world.map_deck[world.map_left - 1]

    wanted = {0: 400, 1: 150, 2: 60, -1: 300}[seat]
    for fact in (hands, next_card):
        assert_alike(accepted(view, loot_deal, fact, wanted), sampled(view, fact, 2000))
