"""What many tests share: the mark that names a rule, and positions set up by hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from doubloon.games.loot_island.components.deck import LootDeck
from doubloon.games.loot_island.files import deck_file
from doubloon.games.loot_island.game import LootIslandGame
from doubloon.games.loot_island.state import LootIsland
from tests.acting import Acting


class FrozenLootIsland(LootIslandGame):
    """Loot Island with the deck that the tests are written for."""

    def standard_deck(self) -> LootDeck:
        """``tests/games/loot_island/deck.toml``."""
        return DECK


DECK_FILE = Path(__file__).parent / "games/loot_island/deck.toml"
DECK = deck_file.load(DECK_FILE.read_text(encoding="utf-8"), DECK_FILE.name, True)
GAME = FrozenLootIsland()
acting = Acting(GAME)
do, legal, refused = acting.do, acting.legal, acting.refused
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test with the rules that it would catch broken: ``@rule("LI-2.14")``."""

    def mark(test: Test) -> Test:
        for number in numbers:
            test = pytest.mark.rule(number)(test)
        return test

    return mark


def position(players: int, options: dict[str, Any] | None = None, **data: Any) -> LootIsland:
    """A Loot Island position; keys as in a position file, ``people`` given by seat.

    Keys of a person that are left out: an empty hand, 3 cubes, no treasures.
    """
    people = data.pop("people", {})
    seats = 3 if players == 2 else players
    data["players"] = [people.get(seat, {}) for seat in range(seats)]
    values = GAME.checked_options(options or {})
    state = GAME.load(players, values, GAME.standard_deck(), data)
    assert isinstance(state, LootIsland)
    return state
