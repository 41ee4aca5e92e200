"""What may be done in whole games: said once more from the rules, LI-2.1 to LI-2.14."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from doubloon.games.loot_island.state import LootIsland
from tests.games.loot_island.helpers_actions import (
    LANDINGS,
    column,
    hand,
    new_game,
)
from tests.support import GAME, do, legal, rule


def number(card: str) -> int:
    """The number of a card, 0 for a wild."""
    return 0 if "*" in card else int(card[1:-1])


def last_value(cards: list[str]) -> int:
    """The value of the last card of a column, 0 for none (LI-2.10)."""
    value = 0
    for card in cards:
        value = number(card) or value or 1
    return value


def fitting(state: LootIsland, actor: int, landing: str) -> list[str]:
    """The cards of a hand that fit a landing (LI-2.8 to LI-2.14)."""
    cards = column(state, landing)
    twin = column(state, landing[0] + ("2" if landing[1] == "1" else "1"))
    found = []
    for card in hand(state, actor):
        low = 1 < number(card) < last_value(cards)
        if cards and (card[0] != cards[0][0] or low):
            continue
        if not cards and twin and card[0] == twin[0][0]:
            continue
        found.append(card)
    return found


def open_to(state: LootIsland, actor: int) -> list[str]:
    """Landings and small islands that a hand opens; events change the price (B7, B9)."""
    words = [name for name in LANDINGS if fitting(state, actor, name)]
    cards = hand(state, actor)
    pair = any(one[0] == two[0] for one, two in combinations(cards, 2))
    event = state.dump()["event"]
    if cards if event == "B9" else pair and len(cards) >= (3 if event == "B7" else 2):
        words += [f"island-{tile}" for tile in state.dump()["islands"]]
    return words


def played_at_random(players: int, seed: int, options: dict[str, Any]) -> Iterator[LootIsland]:
    """A whole game of random choices, seen before each of them."""
    state = new_game(players, seed, options=options)
    choose = random.Random(seed)
    while not state.over:
        yield state
        seat = choose.choice(state.deciders())
        words = legal(state, seat)
        if len(words) > 1 and words[0] == "pass" and choose.random() < 0.9:
            words = words[1:]
        do(state, seat, choose.choice(words))


@rule("LI-2.1", "LI-2.2", "LI-2.4", "LI-2.8", "LI-2.9", "LI-P3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_offers_just_what_the_rules_allow(players: int) -> None:
    turns = 0
    for state in played_at_random(players, players, {}):
        if state.question(state.decider())[0] != "turn":
            continue
        turns += 1
        seat = state.decider()
        actor = state.question(seat)[2]["actor"]
        aaron: list[str] = []
        if players == 2 and not state.dump()["aaron_out"] and open_to(state, 2):
            aaron = ["aaron"]
        own = ["pass", *aaron] if actor == seat else []
        assert legal(state, seat) == own + open_to(state, actor)
    assert turns > 10


@rule("LI-2.6", "LI-2.8", "LI-2.9", "LI-2.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_just_the_sets_of_cards_that_the_rules_allow_can_be_played(players: int) -> None:
    """Each set in one way; LI-2.9 says in which order."""
    moves = 0
    for state in played_at_random(players, players, {}):
        seat = state.decider()
        if state.question(seat)[0] != "cards" or "done" in legal(state, seat):
            continue
        about = state.question(seat)[2]
        fits = fitting(state, about["actor"], about["landing"])
        if len(fits) > 8:
            continue
        moves += 1
        wanted = []
        for size in range(1, len(fits) + 1):
            sets = combinations(fits, size)
            wanted += [each for each in sets if len({card[0] for card in each}) == 1]
        assert sorted(playable(state, seat, ())) == sorted(wanted)
    assert moves > 5


def playable(state: LootIsland, seat: int, chosen: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All sets of cards that can be chosen from here."""
    found = []
    for word in legal(state, seat):
        if word == "done":
            found.append(chosen)
        else:
            after = state.copy()
            do(after, seat, word)
            found += playable(after, seat, (*chosen, word))
    return found


@pytest.mark.parametrize("ask", [False, True])
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_is_not_legal_is_refused_with_a_rule_and_a_sentence(
    players: int, ask: bool
) -> None:
    reasons = {}
    for state in played_at_random(players, players, {"ask": ask}):
        for seat in state.deciders():
            allowed = set(state.legal(seat))
            for action in range(len(GAME.catalogue)):
                why = state.why_not(seat, action)
                assert (why is None) == (action in allowed)
                if why is not None:
                    reasons[str(why)] = why
    for paragraph, details in reasons.values():
        assert paragraph.startswith("LI-")
        assert "do not allow" not in GAME.explain(paragraph, details)
