"""Under Sail's sampler with a handful of cards: every deal and hidden choice is played through."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from doubloon.conformance.chi_square import assert_alike
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck

pytestmark = pytest.mark.compiled  # thousands of samples

SAIL = registry.find("under_sail")
SAIL_OPTIONS = {"red_blue": "swap", "green_violet": "fetch"}


def sail_deck(cards: str) -> Deck:
    """A deck of these island cards and a few treasures."""
    content = {
        **SAIL.decks.standard().content,
        "islands": [{"card": card} for card in cards.split()],
        "treasures": [{"colour": "red", "value": 1}, {"colour": "blue", "value": 1}] * 2,
    }
    return SAIL.decks.from_content(content)


TEN = sail_deck("R2 R5 R8 B3 B5 B8 G4 G5 V1 V5")  # hands of 3, one card is not dealt
SEVEN = sail_deck("R2 R5 R8 B3 B8 G4 V1")  # hands of 2


def sail_deals(deck: Deck, own: list[str], first_player: int = 0) -> list[UnderSail]:
    """All deals in which seat 0 holds these cards (or any, if there are none)."""
    cards = [entry["card"] for entry in deck.content["islands"]]
    size = len(cards) // 3
    found = []
    for first in [tuple(own)] if own else list(combinations(cards, size)):
        rest = [card for card in cards if card not in first]
        for second in combinations(rest, size):
            left = [card for card in rest if card not in second]
            for third in combinations(left, size):
                position = {
                    "trick": 0,
                    "first_player": first_player,
                    "decks": [{"face_up": "R1a", "cards": ["B1a", "R1b", "B1b"]}],
                    "players": [
                        {"hand": list(hand), "bonus": 2} for hand in (first, second, third)
                    ],
                }
                state = SAIL.load(3, SAIL_OPTIONS, deck, position)
                assert isinstance(state, UnderSail)
                found.append(state)
    return found


def sail_key(state: UnderSail) -> tuple[int, ...]:
    """Where the island cards lie, the covered ones too."""
    return (*state.hands, *state.table)


def whole_moves(state: UnderSail, seat: int, seen: list[str] | None = None) -> list[UnderSail]:
    """The states after every whole move of a seat; chance is tried with several seeds.

    ``seen``: only moves that go on with these words after their first one.
    """
    found: list[UnderSail] = []
    for action in state.legal(seat):
        if seen is not None and state.half_built() and SAIL.catalogue.word(action) not in seen:
            continue
        for seed in range(12):
            after = state.copy()
            after.use_seed(seed)
            after.apply(seat, action)
            if after.half_built():
                found.extend(whole_moves(after, seat, seen))
            else:
                found.append(after)
            if after.shuffles == state.shuffles:
                break
    return found


def reachable(deals: list[UnderSail], truth: UnderSail, seat: int, moves: str) -> list[Any]:
    """All ways the cards can lie such that the seat has seen what it sees in this very game.

    ``truth`` is played on by ``moves``, a whole move each; all others that look the same at every
    step, for whatever hidden reasons, are kept. Which half is shown and how many bonus cards are
    played everybody sees, so other worlds are tried with the same of both.
    """
    passed = deals
    for giver in range(3):
        truth.apply(giver, truth.legal(giver)[0])
        passed = [after for world in passed for after in whole_moves(world, giver)]
    worlds = alike(passed, truth, seat)
    for move in moves.split("/") if moves else []:
        mover = truth.deciders()[0]
        before = truth.copy()
        card, *seen = move.split()
        for word in (card, *seen):
            truth.apply(mover, SAIL.catalogue.encode(word))
        everything = alike(whole_moves(before, mover), truth, seat)
        assert set(everything) == set(alike(whole_moves(before, mover, seen), truth, seat))
        tried = [after for world in worlds.values() for after in whole_moves(world, mover, seen)]
        worlds = alike(tried, truth, seat)
    return sorted({sail_key(world) for world in worlds.values()})


def alike(worlds: list[UnderSail], truth: UnderSail, seat: int) -> dict[Any, UnderSail]:
    """Those in which the seat sees what it truly sees.

    Of worlds that differ in hidden passes only, each may go on another way.
    """
    expected = truth.view(seat).data()
    same = [world for world in worlds if world.view(seat).data() == expected]
    return {(*sail_key(world), *world.passed): world for world in same}


SAIL_CASES = {
    "just passed": (TEN, 0, ""),
    "a covered colour": (TEN, 0, "B3 show-number bonus-0/COLOUR"),
    "a covered number with bonus cards": (TEN, 0, "B3 show-number bonus-0/NUMBER"),
    "a trick later": (TEN, 0, "G4 show-number bonus-0/COLOUR/NUMBER"),
    "the card that was passed may be the covered one": (TEN, 0, "B5 show-colour"),
    "the spectator": (SEVEN, -1, ""),
    "the spectator, a card played": (SEVEN, -1, "NUMBER"),
}


@pytest.mark.parametrize("case", SAIL_CASES)
@pytest.mark.parametrize("number", range(2))
def test_under_sail(case: str, number: int) -> None:
    deck, seat, moves = SAIL_CASES[case]
    first_player = 2 if moves.startswith("B5") else 0
    deals = sail_deals(deck, [] if seat < 0 else ["B3", "B5", "G4"], first_player)
    rng = Random(f"{case}/{number}")
    truth = rng.choice(deals).copy()
    words = with_cards(truth.copy(), moves, rng)
    possible = reachable(deals, truth, seat, words)
    view = truth.view(seat)
    worlds = [view.sample(seed) for seed in range(1500)]
    found = [sail_key(world) for world in worlds if isinstance(world, UnderSail)]
    assert set(found) <= set(possible)
    assert_alike(rng.choices(possible, k=1500), found)


def with_cards(state: UnderSail, moves: str, rng: Random) -> str:
    """The moves of a case: those of other seats with a random card, a half and all bonus cards."""
    for giver in range(3):
        state.apply(giver, state.legal(giver)[0])
    found = []
    for move in moves.split("/") if moves else []:
        seat = state.deciders()[0]
        words = move.split()
        if words[0] in ("COLOUR", "NUMBER"):
            card = rng.choice(SAIL.catalogue.words(state.legal(seat)))
            words = [card, f"show-{words[0].lower()}"]
        for word in words:
            action = SAIL.catalogue.encode(word)
            if action in state.legal(seat):
                state.apply(seat, action)
        if state.half_built():
            most = SAIL.catalogue.words(state.legal(seat))[-1]
            words.append(most)
            state.apply(seat, SAIL.catalogue.encode(most))
        found.append(" ".join(words))
    return "/".join(found)
