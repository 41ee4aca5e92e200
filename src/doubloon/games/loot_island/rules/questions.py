"""All steps and questions of Loot Island; encodings number the questions in this order."""

from typing import Final

from doubloon.games.loot_island.rules.discards import KeepHand, Refresh
from doubloon.games.loot_island.rules.effects import Copy, Effects, MayDraw
from doubloon.games.loot_island.rules.ending import Ending, Healer, ShowHealer
from doubloon.games.loot_island.rules.exploration import Explore, FinalExploration
from doubloon.games.loot_island.rules.map_cards import Cards, Compass
from doubloon.games.loot_island.rules.passing import Claim, MustPass
from doubloon.games.loot_island.rules.payment import Pay
from doubloon.games.loot_island.rules.preparation import ExtraCards, Prepare, TakeBack
from doubloon.games.loot_island.rules.rounds import Round
from doubloon.games.loot_island.rules.share import Share, Take
from doubloon.games.loot_island.rules.small_islands import Place, Tile, Treasure
from doubloon.games.loot_island.rules.treasures import MayDiscard
from doubloon.games.loot_island.rules.turns import Actions, Turn
from doubloon.kernel.questions.kinds import Questions

QUESTIONS: Final = Questions(
    [Prepare, Actions, Effects, Explore, FinalExploration, Ending, Share, MustPass, Round],
    [
        *(KeepHand, Refresh, ExtraCards, TakeBack, Turn, Compass, Cards, Copy, MayDraw),
        *(MayDiscard, Pay, Tile, Place, Treasure, Claim, Take, ShowHealer, Healer),
    ],
)
