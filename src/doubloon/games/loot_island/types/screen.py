"""All that leaves Loot Island for a screen."""

from typing import Final

from doubloon.games.loot_island.types.events import Event
from doubloon.games.loot_island.types.faces import Deck, Faces
from doubloon.games.loot_island.types.facts import Facts
from doubloon.games.loot_island.types.view import View
from doubloon.kernel.types.screen import ScreenTypes

TYPES: Final = ScreenTypes(View, Facts, Faces, Deck, Event)
