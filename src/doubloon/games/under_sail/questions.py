"""All steps and questions of Under Sail; the order is that of the encoding."""

from typing import Final

from doubloon.games.under_sail.card_actions import StealBonus
from doubloon.games.under_sail.fetch import Discard, Fetch
from doubloon.games.under_sail.look import Look, Order
from doubloon.games.under_sail.passing import Pass
from doubloon.games.under_sail.playing import Bonus, Play, Show, Trick
from doubloon.games.under_sail.resolving import Resolve, Treasure
from doubloon.games.under_sail.rounds import Round
from doubloon.games.under_sail.swap import Give, Swap
from doubloon.kernel.questions import Questions

QUESTIONS: Final = Questions(
    [Round, Trick, Resolve],
    [
        *(Pass, Play, Show, Bonus, Treasure, StealBonus),
        *(Swap, Give, Look, Order, Fetch, Discard),
    ],
)
