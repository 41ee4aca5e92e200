"""All steps and questions of Tobago; the order is that of the encoding."""

from typing import Final

from doubloon.games.tobago.amulets import Site
from doubloon.games.tobago.clue_cards import Card, Map
from doubloon.games.tobago.driving import Leg
from doubloon.games.tobago.treasures import FirstClue, Offer, Share
from doubloon.games.tobago.turns import Place, Turn
from doubloon.kernel.questions import Questions

QUESTIONS: Final = Questions([Share], [Place, Turn, Leg, Card, Map, Site, Offer, FirstClue])
