"""All steps and questions of Tobago; encodings number the questions in this order."""

from typing import Final

from doubloon.games.tobago.rules.amulets import Site
from doubloon.games.tobago.rules.clue_cards import Card, Map
from doubloon.games.tobago.rules.drives import Leg
from doubloon.games.tobago.rules.treasures import FirstClue, Offer, Share
from doubloon.games.tobago.rules.turns import Place, Turn
from doubloon.kernel.questions.kinds import Questions

QUESTIONS: Final = Questions([Share], [Place, Turn, Leg, Card, Map, Site, Offer, FirstClue])
