"""What many tests share: the mark that names a rule, and positions set up by hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from doubloon.games.loot_island.components.deck import LootDeck
from doubloon.games.loot_island.files.deck_file import DECK_FILE
from doubloon.games.loot_island.game import LootIslandGame
from doubloon.games.loot_island.state import LootIsland
from doubloon.kernel.deck import D, Decks
from doubloon.kernel.files.deck_file import DeckFile
from tests.acting import Acting


class FrozenDecks(Decks[D]):
    """A game's decks, the standard one that of a file which never changes."""

    def __init__(self, decks: DeckFile[D], file: Path) -> None:
        self._frozen = decks.read(file.read_text(encoding="utf-8"), file.name)
        self._decks = decks

    def standard(self) -> D:
        return self._frozen

    def from_content(self, content: dict[str, Any]) -> D:
        return self._decks.from_content(content)

    def read(self, text: str, place: str) -> D:
        return self._decks.read(text, place)


class FrozenLootIsland(LootIslandGame):
    """Loot Island with the deck that the tests are written for."""

    def __init__(self) -> None:
        super().__init__()
        self.decks = DECKS


DECKS: Any = FrozenDecks(DECK_FILE, Path(__file__).parent / "games/loot_island/deck.toml")
DECK: LootDeck = DECKS.standard()
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
    state = GAME.load(players, values, GAME.decks.standard(), data)
    assert isinstance(state, LootIsland)
    return state
