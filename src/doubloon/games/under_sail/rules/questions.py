"""All steps and questions of Under Sail; encodings number the questions in this order."""

from typing import Final

from doubloon.games.under_sail.rules.card_actions import StealBonus
from doubloon.games.under_sail.rules.card_play import Bonus, Play, Show, Trick
from doubloon.games.under_sail.rules.fetch import Discard, Fetch
from doubloon.games.under_sail.rules.look import Look, Order
from doubloon.games.under_sail.rules.passing import Pass
from doubloon.games.under_sail.rules.resolution import Resolve, Treasure
from doubloon.games.under_sail.rules.rounds import Round
from doubloon.games.under_sail.rules.swap import Give, Swap
from doubloon.kernel.questions.kinds import Questions

QUESTIONS: Final = Questions(
    [Round, Trick, Resolve],
    [
        *(Pass, Play, Show, Bonus, Treasure, StealBonus),
        *(Swap, Give, Look, Order, Fetch, Discard),
    ],
)
