"""All that leaves Tobago for a screen."""

from typing import Final

from doubloon.games.tobago.types.events import Event
from doubloon.games.tobago.types.faces import Deck, Faces
from doubloon.games.tobago.types.facts import Facts
from doubloon.games.tobago.types.view import View
from doubloon.kernel.types.screen import ScreenTypes

TYPES: Final = ScreenTypes(View, Facts, Faces, Deck, Event)
