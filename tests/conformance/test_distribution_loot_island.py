"""Loot Island's sampler against rejection sampling, with a handful of cards."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from doubloon.conformance.worlds import Fact, compare_facts
from doubloon.games.loot_island.components.position import card_names
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck

pytestmark = pytest.mark.compiled  # thousands of samples


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
    return DECK_FILE.from_content(content, False)


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


LOOT_FACTS: dict[str, list[Fact]] = {
    "hidden": [
        lambda state: hand(state, 1),
        lambda state: state.treasure_deck[state.treasure_left - 1],
        lambda state: state.treasure_deck[0],
        lambda state: state.events[1],
        lambda state: state.events[4],
        lambda state: tuple(sorted(state.healers)),
    ],
    "dealt": [lambda state: tuple(sorted(state.healers[2:4]))],
}


@pytest.mark.parametrize("healers", LOOT_FACTS)
def test_loot_island_at_the_start(healers: str) -> None:
    """The spectator's view of a new game: who is first, and where the ship is, must be the same."""
    deal = fresh({"healers": healers})
    view = next(state.view(-1) for seed in range(99) if (state := deal(Random(seed))).first == 0)
    compare_facts(view, deal, LOOT_FACTS[healers], 150)


# ... and after the discards were shuffled into a new deck

ELEVEN = loot_deck([f"R{value}a" for value in range(2, 11)] + ["R2b", "R3b"], 3)
PAID = [["R2a", "R3a"], ["R4a", "R5a"], ["R6a", "R7a"]]
OWN = ["R8a", "R9a"]  # what seat 0 or 1 draws, when it is the one whose view it is
REST = ["R10a", "R2b", "R3b"]


def loot_deal(rng: Random, seat: int) -> LootIsland | None:
    """Everyone uses a draw tile; the third to draw has the discards shuffled.

    Afterwards seat 1 holds two cards of the first shuffle, seat 2 one of the first and two of the
    second. Fixed from the start is what everyone sees paid by seats 0 and 1, and what ``seat``
    itself gets of the first shuffle.
    """
    rest = REST + PAID[2] + (OWN if seat < 0 else [])
    if seat == 2:
        rest = REST[1:] + OWN
    rng.shuffle(rest)
    third = [*PAID[2], REST[0]] if seat == 2 else [rest.pop() for _ in range(3)]
    deck = {0: [*OWN, *rest], 1: [*rest, *OWN]}.get(seat, rest)
    position = {
        "players": [{"hand": PAID[0]}, {"hand": PAID[1]}, {"hand": third}],
        "map_deck": deck,
        "chance": {"small": rng.randrange(2**60)},
        "event": "A3",
        "events": ["A3", "B2", "B6", "B7", "B11"],
        "healers": [1, 2, 3],
        "treasure_deck": [1, 2, 3, 4, 5, 6],
    }
    state = LOOT.load(3, LOOT.checked_options({}), ELEVEN, position)
    assert isinstance(state, LootIsland)
    for each in range(3):
        for word in (f"island-{each + 1}", *PAID[each], "yes"):
            action = LOOT.catalogue.encode(word)
            if action not in state.legal(each):
                return None
            state.apply(each, action)
    return state


@pytest.mark.parametrize(("seat", "wanted"), [(0, 600), (1, 600), (2, 100), (-1, 800)])
def test_loot_island_after_a_reshuffle(seat: int, wanted: int) -> None:
    deals = (loot_deal(Random(seed), seat) for seed in range(999))
    state = next(deal for deal in deals if deal is not None)
    assert len(state.strata) == 4
    others = [each for each in range(3) if each != seat]
    facts: list[Fact] = [
        lambda world: hand(world, others[0]),
        lambda world: hand(world, others[-1]),
        lambda world: (hand(world, others[0])[0], hand(world, others[-1])[0]),
        lambda world: world.map_deck[world.map_left - 1],
    ]
    compare_facts(state.view(seat), lambda rng: loot_deal(rng, seat), facts, wanted)
