"""All steps and questions of Loot Island; the order is that of the encoding."""

from typing import Final

from doubloon.games.loot_island.discards import KeepHand, Refresh
from doubloon.games.loot_island.effects import Copy, Effects, MayDraw
from doubloon.games.loot_island.ending import Ending, Healer, ShowHealer
from doubloon.games.loot_island.exploration import Explore, FinalExploration
from doubloon.games.loot_island.map_cards import Cards, Compass
from doubloon.games.loot_island.passing import Claim, MustPass
from doubloon.games.loot_island.payment import Pay
from doubloon.games.loot_island.preparation import ExtraCards, Prepare, TakeBack
from doubloon.games.loot_island.rounds import Round
from doubloon.games.loot_island.share import Share, Take
from doubloon.games.loot_island.small_islands import Place, Tile, Treasure
from doubloon.games.loot_island.treasures import MayDiscard
from doubloon.games.loot_island.turns import Actions, Turn
from doubloon.kernel.questions import Questions

QUESTIONS: Final = Questions(
    [Prepare, Actions, Effects, Explore, FinalExploration, Ending, Share, MustPass, Round],
    [
        *(KeepHand, Refresh, ExtraCards, TakeBack, Turn, Compass, Cards, Copy, MayDraw),
        *(MayDiscard, Pay, Tile, Place, Treasure, Claim, Take, ShowHealer, Healer),
    ],
)
