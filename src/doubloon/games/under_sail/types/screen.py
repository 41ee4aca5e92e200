"""All that leaves Under Sail for a screen."""

from typing import Final

from doubloon.games.under_sail.types.events import Event
from doubloon.games.under_sail.types.faces import Deck, Faces
from doubloon.games.under_sail.types.facts import Facts
from doubloon.games.under_sail.types.view import View
from doubloon.kernel.types.screen import ScreenTypes

TYPES: Final = ScreenTypes(View, Facts, Faces, Deck, Event)
