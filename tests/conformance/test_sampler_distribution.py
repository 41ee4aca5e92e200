"""The sampler's distribution against rejection sampling, on tiny decks.

Rejection sampling needs no theory: deal at random, play the same actions, keep the deals after
which the seat sees the very view in question. Those that are kept are the consistent deals, as
often as they should come. To keep enough of them, deals may start with what the view fixes anyway.
"""

from collections.abc import Callable, Hashable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from doubloon_toy.state import PASS, Table
from doubloon_toy.view import ToyView

from doubloon.games.loot_island import deck_file
from doubloon.games.loot_island.position import card_names
from doubloon.games.loot_island.state import LootIsland
from doubloon.games.under_sail.state import UnderSail
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.state import State, View
from tests.conformance.chi_square import assert_alike, critical

Fact = Callable[[Any], Hashable]


def accepted(view: View, deal: Callable[[Random], State | None], wanted: int) -> list[State]:
    """So many random deals that look like the view."""
    rng = Random(1)
    expected = view.data()
    found: list[State] = []
    for _ in range(200 * wanted):
        state = deal(rng)
        if state is not None and state.view(view.seat).data() == expected:
            found.append(state)
            if len(found) == wanted:
                return found
    raise AssertionError(f"only {len(found)} of {wanted} deals fit the view")


def compare(
    view: View, deal: Callable[[Random], State | None], facts: list[Fact], wanted: int
) -> None:
    """Each fact must be distributed alike in accepted deals and in sampled worlds."""
    kept = accepted(view, deal, wanted)
    worlds = [view.sample(seed) for seed in range(4 * wanted)]
    cells = [
        assert_alike([fact(state) for state in kept], [fact(world) for world in worlds])
        for fact in facts
    ]
    assert max(cells) > 1, "there was nothing to tell apart"


def test_the_test_itself() -> None:
    rng = Random(1)
    fair = [rng.randrange(6) for _ in range(1500)]
    assert_alike(fair, [rng.randrange(6) for _ in range(1500)])
    loaded = [rng.choice([0, 1, 2, 3, 4, 5, 5]) for _ in range(1500)]
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair, loaded)
    assert critical(10) == pytest.approx(29.59, abs=0.2)


# The toy game: hands of 2 out of 9 cards, a pile of 1, three players

TOY = registry.find("toy")
TINY_TOY = TOY.deck_from({"name": "tiny", "version": 1, "cards": 9, "hand": 2, "pile": 1})


def toy_deal(rng: Random, own_draw: bool, from_right: bool) -> Table:
    """Seat 0 holds 1 and 2. It may be fixed that it draws 3, and that seat 2 holds 4."""
    rest = [5, 6, 7, 8, 9]
    rest += [] if own_draw else [3]
    rest += [] if from_right else [4]
    rng.shuffle(rest)
    hands = [[1, 2], [rest.pop(), rest.pop()], [4 if from_right else rest.pop(), rest.pop()]]
    position = {
        "hands": hands,
        "deck": [*rest, 3] if own_draw else rest,
        "passing": True,
        "chance": {"small": rng.randrange(1, 2**60)},
    }
    state = TOY.load(3, TOY.checked_options({}), TINY_TOY, position)
    assert isinstance(state, Table)
    return state


def answered(rng: Random) -> Table:
    """Seats 1 and 2 have sealed what they pass; seat 0 has not."""
    state = toy_deal(rng, own_draw=False, from_right=False)
    state.apply(1, rng.choice(state.legal(1)))
    state.apply(2, rng.choice(state.legal(2)))
    return state


def passed(rng: Random, own_draw: bool) -> Table:
    """Seat 0 has passed 2 and got 4; what seat 1 passed, only seats 1 and 2 know."""
    state = toy_deal(rng, own_draw, from_right=True)
    state.apply(1, rng.choice(state.legal(1)))
    state.apply(2, PASS + 4 - 1)
    state.apply(0, PASS + 2 - 1)
    return state


def played(rng: Random, cards: str) -> Table | None:
    """Cards were passed, then these played in turn; None if somebody does not hold the card."""
    state = passed(rng, own_draw=True)
    for card in cards.split():
        seat = state.decider()
        action = TOY.catalogue.encode(f"play-{card}")
        if action not in state.legal(seat):
            return None
        state.apply(seat, action)
    return state


TOY_FACTS: list[Fact] = [
    lambda state: tuple(state.hands[1]),
    lambda state: tuple(state.hands[2]),
    lambda state: (state.hands[1][0], state.answers[1], state.passed[1]),
    lambda state: (state.hands[2][0], state.answers[2]),
    lambda state: tuple(state.deck[-1:]),
]


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
    "others have answered": (answered, lambda state: True),
    "just passed": (lambda rng: passed(rng, False), lambda state: True),
    "the passed card is still there": (
        lambda rng: played(rng, "1 5 6"),
        lambda state: state.passed[0] == 2 and state.passed[1] != 0,
    ),
    "the passed card was played": (
        lambda rng: played(rng, "1 2 6"),
        lambda state: state.passed[0] == 0 and state.passed[1] != 0,
    ),
    "reshuffled, the passed card held": (
        lambda rng: played(rng, "1 5 6 4 7"),
        lambda state: both_kinds(state) and state.passed[0] == 2,
    ),
    "reshuffled, the passed card among the rest": (
        lambda rng: played(rng, "1 2 6 4 7"),
        lambda state: state.reshuffles == 1 and 2 not in state.hands[0],
    ),
}


@pytest.mark.parametrize("case", TOY_CASES)
def test_toy(case: str) -> None:
    deal, good = TOY_CASES[case]
    compare(some_view(deal, good), deal, TOY_FACTS, 250)


class BiasedView(ToyView):
    """Its others always seal their lowest card."""

    def sample(self, seed: int) -> Table:
        world = super().sample(seed)
        world.answers[1:] = [min(hand) for hand in world.hands[1:]]
        return world


def test_a_biased_sampler_is_caught() -> None:
    state = answered(Random(1))
    view = BiasedView(0, Table(3, state.options, TINY_TOY), state.view(0).data())
    with pytest.raises(AssertionError, match="chi-square"):
        compare(view, answered, TOY_FACTS, 400)


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
    compare(view, deal, LOOT_FACTS[healers], 150)


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
    compare(state.view(seat), lambda rng: loot_deal(rng, seat), facts, wanted)


# Tobago with few cards: who has seen which, and where the curses can be

TOBAGO = registry.find("tobago")


def tobago_deck(gold: int) -> Deck:
    """So much gold; clues that do not matter."""
    return TOBAGO.deck_from(
        {
            "format": 1,
            "game": "tobago",
            "name": "tiny",
            "version": 1,
            "clues": [
                {"clue": number, "relation": "in", "of": "jungle", "not": number % 2 == 0}
                for number in range(1, 19)
            ],
            "gold": [{"card": number, "value": 2 + number % 5} for number in range(1, gold + 1)],
        }
    )


class Shared:
    """A treasure that seat 0 raised, with a rose of each of three seats; some cards are turned up.

    Everything is dealt at random but what the seat itself has seen: card 1, 2 or 3. Kept are the
    deals in which the cards turned up are 4, and then 5. With more than 27 gold cards the first to
    be drawn cannot be curses (TB-S2).
    """

    def __init__(self, seat: int, gold: int, turned: list[int]) -> None:
        self.seat = seat
        self.gold = gold
        self.turned = turned
        self.deck = tobago_deck(gold)
        self.options = TOBAGO.checked_options({"after_curse": "all"})

    def order(self, rng: Random) -> list[int]:
        """The treasure deck from the top, before anything was drawn."""
        own = [self.seat + 1] if self.seat >= 0 else []
        cards = [card for card in [*range(1, self.gold + 1), 40, 41] if card not in own]
        while True:
            rng.shuffle(cards)
            order = [*cards]
            for card in own:
                order.insert(self.seat, card)
            if not {40, 41} & set(order[: max(0, self.gold - 27)]):
                return order

    def deal(self, rng: Random) -> State | None:
        """One deal, or None if other cards were turned up."""
        order = self.order(rng)
        pile = order[:4]
        rng.shuffle(pile)
        shown = len(self.turned)
        if pile[:shown] != self.turned:
            return None
        people: list[dict[str, Any]] = [
            {"atv": "E5", "peek": [order[seat]], "gold": []} for seat in range(3)
        ]
        roses: list[int | None] = [1, 2, 0]
        if shown == 2:
            people[0]["gold"] = [self.turned[0]]
            roses[2] = None
        asked = 0 if shown == 1 else 2
        position = {
            "island": 1,
            "players": people,
            "maps": {
                "black": {
                    "clues": [
                        {"clue": clue, "rose": rose}
                        for clue, rose in zip(["c1", "c3", None], roses)
                    ],
                    "markers": ["E5"],
                }
            },
            "treasure_deck": order[4:],
            "pile": pile[shown:],
            "turned_up": sorted(self.turned),
            "unseen": order[3],
            "peek_from": len(order),
            "last_treasure": len(order) == 4,
            "stack": [
                ["turns", -1, 1, 0, 0, 0, 0],
                ["turn", 0, 1, 0, 0, 1, 0],
                ["share", -1, 0, 0, 1, 0 if shown == 2 else -1, 0],
                ["offer", asked, self.turned[-1] - 1, 3 - shown, 0, 0, 0],
            ],
        }
        return TOBAGO.load(3, self.options, self.deck, position)


TOBAGO_FACTS: list[Fact] = [
    lambda world: tuple(int(peek) if peek < 2**39 else "curse" for peek in world.peeks),
    lambda world: int(world.unseen),
    lambda world: sum(world.pile[n] >= 39 for n in range(world.pile_left)),
    lambda world: world.pile[0],
    lambda world: world.pile[world.pile_left - 1],
    lambda world: world.treasure_deck[0] if world.treasure_left else -1,
    lambda world: [n for n in range(world.treasure_left) if world.treasure_deck[n] == 39][:1] != [],
]


@pytest.mark.parametrize(("gold", "turned"), [(6, [4]), (6, [4, 5]), (29, [4])])
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_tobago_while_a_treasure_is_shared_out(seat: int, gold: int, turned: list[int]) -> None:
    shared = Shared(seat, gold, turned)
    deals = (shared.deal(Random(seed)) for seed in range(99999))
    state = next(deal for deal in deals if deal is not None)
    compare(state.view(seat), shared.deal, TOBAGO_FACTS, 300)


# Under Sail with a handful of cards: every deal and every hidden choice is played through

SAIL = registry.find("under_sail")
SAIL_OPTIONS = {"red_blue": "swap", "green_violet": "fetch"}


def sail_deck(cards: str) -> Deck:
    """A deck of these island cards and a few treasures."""
    content = {
        **SAIL.standard_deck().content,
        "islands": [{"card": card} for card in cards.split()],
        "treasures": [{"colour": "red", "value": 1}, {"colour": "blue", "value": 1}] * 2,
    }
    return SAIL.deck_from(content)


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
                    "pending": [0, 1, 2],
                    "stack": [["pass", -1, 0, 0, 0, 0]],
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


def whole_moves(state: UnderSail, seat: int) -> list[UnderSail]:
    """The states after every whole move of a seat; chance is tried with several seeds."""
    found: list[UnderSail] = []
    for action in state.legal(seat):
        for seed in range(12):
            after = state.copy()
            after.use_seed(seed)
            after.apply(seat, action)
            if after.building():
                found.extend(whole_moves(after, seat))
            else:
                found.append(after)
            if after.shuffles == state.shuffles:
                break
    return found


def reachable(deals: list[UnderSail], truth: UnderSail, seat: int, moves: str) -> list[Any]:
    """All ways the cards can lie such that the seat has seen what it sees in this very game.

    ``truth`` is played on by ``moves``, a whole move each; all others that look the same at every
    step, for whatever hidden reasons, are kept.
    """
    worlds = deals
    for move in ["", *moves.split("/")] if moves else [""]:
        if move:
            mover = truth.deciders()[0]
            for word in move.split():
                truth.apply(mover, SAIL.catalogue.encode(word))
        else:
            mover = -1
            for giver in range(3):
                truth.apply(giver, truth.legal(giver)[0])
        expected = truth.view(seat).data()
        after: dict[tuple[int, ...], UnderSail] = {}
        for world in worlds:
            tried = [world] if mover < 0 else whole_moves(world, mover)
            if mover < 0:
                for giver in range(3):
                    tried = [next_one for one in tried for next_one in whole_moves(one, giver)]
            for one in tried:
                if one.view(seat).data() == expected:
                    # of the worlds that differ in hidden passes only, each may go on another way
                    after[(*sail_key(one), *one.passed)] = one
        worlds = list(after.values())
    return sorted({sail_key(world) for world in worlds})


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
        if state.building():
            most = SAIL.catalogue.words(state.legal(seat))[-1]
            words.append(most)
            state.apply(seat, SAIL.catalogue.encode(most))
        found.append(" ".join(words))
    return "/".join(found)
