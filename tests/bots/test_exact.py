"""Where only the searching seat still chooses, the search finds what an exact count finds."""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from doubloon.bots import make_bot
from doubloon.bots.search import SearchBot
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.state import State
from tests.games.loot_island.helpers_loot import CHEST, PLAIN, column, pile, treasures_in_play
from tests.support import DECK, GAME, position

HIDDEN = 3  # treasures whose order nobody knows


def last_turns(seed: int) -> list[LootIsland]:
    """The last round, the others have passed and want nothing: all worlds that seat 0 can be in."""
    rng = Random(seed)
    deck = DECK
    bottom = [number for number in treasures_in_play(3) if deck.pile[number - 1] == 4]
    hidden = rng.sample(bottom, HIDDEN)
    rest = [number for number in treasures_in_play(3) if number not in hidden]
    rng.shuffle(rest)
    cards = column("R", rng.choice([2, 3]), chests=1)
    green = column("G", rng.choice([2, 3]))
    spare = [card for card in PLAIN["R"] + CHEST["R"][1:] if card not in cards]
    more = [card for card in PLAIN["G"] + CHEST["G"] if card not in green]
    # Columns of other colours, so that the hand fits at the coast of this round only.
    far = {coast + "1": pile(["V" + card]) for coast, card in zip("ESW", ("4a", "4b", "5b"))}
    far |= {coast + "2": pile(["A" + card]) for coast, card in zip("ESW", ("3a", "4b", "6a"))}
    data: dict[str, Any] = {
        "round": 5,
        "event": "B12",
        "ship": {"corner": "NW", "bow": "clockwise"},
        "islands": [],
        "landings": {"N1": pile(cards, 0), "N2": pile(green), **far},
        "passed": [1, 2],
        "first_player": 1,
        "people": {
            0: {
                "cubes": rng.randint(8, 12),
                "hand": [rng.choice(spare), rng.choice(more)],
                "treasures": rest[:3],
            },
            1: {"cubes": 0, "treasures": rest[3:6]},
            2: {"cubes": 0, "treasures": rest[6:8]},
        },
        "treasure_discards": rest[8:],
        "healers": rng.sample(range(1, 15), 3),
    }
    return [
        position(3, {"healers": "open"}, treasure_deck=list(order), **dict(data))
        for order in permutations(hidden)
    ]


def settled(state: LootIsland) -> LootIsland:
    """The same moment after all that is forced; the others never have a choice."""
    while not state.over and len(state.legal(state.decider())) == 1:
        state.apply(state.decider(), state.legal(state.decider())[0])
    assert state.over or state.decider() == 0
    return state


def known(state: State) -> str:
    """What seat 0 knows, to tell worlds apart by."""
    return json.dumps(state.view(0).data(), sort_keys=True)


class Exact:
    """What seat 0 gets with the best choices in worlds that look the same to it."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot  # which knows what an end is worth
        self.found: dict[str, dict[int, float]] = {}

    def best(self, worlds: list[LootIsland]) -> float:
        """On average over these worlds."""
        if not worlds[0].over:
            return max(self.values(worlds).values())
        total = 0.0
        for world in worlds:
            self.bot.reward(world)
            total += self.bot.rewards[0]
        return total / len(worlds)

    def values(self, worlds: list[LootIsland]) -> dict[int, float]:
        """The same for each action that may come first."""
        key = known(worlds[0])
        if key not in self.found:
            self.found[key] = {
                action: sum(len(group) * self.best(group) for group in after(worlds, action))
                / len(worlds)
                for action in worlds[0].legal(0)
            }
        return self.found[key]


def after(worlds: list[LootIsland], action: int) -> list[list[LootIsland]]:
    """The worlds after an action, in groups that seat 0 cannot tell apart."""
    groups: dict[str, list[LootIsland]] = {}
    for world in worlds:
        copy = world.copy()
        copy.apply(0, action)
        groups.setdefault(known(settled(copy)), []).append(copy)
    return list(groups.values())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_a_large_budget_finds_what_an_exact_count_finds(seed: int) -> None:
    bot = make_bot("search:400", GAME, 1)
    assert isinstance(bot, SearchBot)
    bot.take_settings()
    bot.make_room(3)
    exact = Exact(bot)
    worlds = [settled(world) for world in last_turns(seed)]
    decisions = 0
    while not worlds[0].over:
        values = exact.values(worlds)
        chosen = bot.choose(worlds[0].view(0), worlds[0].legal(0))
        assert values[chosen] >= max(values.values()) - 0.01, (values, chosen)
        worlds = after(worlds, max(values, key=lambda action: values[action]))[0]
        decisions += 1
    assert decisions >= 3
