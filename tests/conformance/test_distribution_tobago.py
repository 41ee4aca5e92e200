"""Tobago's sampler against rejection sampling: who has seen which card, where curses can be."""

from random import Random
from typing import Any

import pytest

from doubloon.conformance.worlds import Fact, compare_facts
from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.state import State

pytestmark = pytest.mark.compiled  # thousands of samples

TOBAGO = registry.find("tobago")


def tobago_deck(gold: int) -> Deck:
    """So much gold; clues that do not matter."""
    return TOBAGO.decks.from_content(
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
        turn = {"name": "turn", "seat": 0, "action": True}
        turn |= {"legs": 0, "extra_legs": 0, "progress": True}
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
                turn,
                {
                    "name": "share",
                    "map": "black",
                    "last_gold": 0 if shown == 2 else None,
                    "cleared": False,
                },
                {"name": "offer", "seat": asked, "card": self.turned[-1], "rose": 3 - shown},
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
    compare_facts(state.view(seat), shared.deal, TOBAGO_FACTS, 300)
