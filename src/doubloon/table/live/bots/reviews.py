"""A finished game looked at by the strongest bot, part by part as somebody reads on.

After every move: what each seat could expect, as everybody could see it. For every choice that a
person had: what the bot would have played from what that seat could see, and what was given away.
Nothing is computed that nobody asks for; what was found is remembered for a while.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

from doubloon.bots.advice import Outlook
from doubloon.table.bots.opinions import AdviceJob, Opinion, foresee, weigh
from doubloon.table.bots.reviews import Moment, Parts, Review, judge_of, part_of
from doubloon.table.live.bots.processes import Workers
from doubloon.table.live.replays import Replays

MOST: Final = 50  # games whose reviews are remembered
AT_A_TIME: Final = 1.0  # seconds after which a part is given out


class Kept:
    """What was found of one game, and whose turn it is to look for more."""

    def __init__(self) -> None:
        self.moments: dict[int, Moment] = {}
        self.lock = asyncio.Lock()


class Reviews:
    """Reviews of finished games, by workers that give way to everything else."""

    def __init__(self, replays: Replays, workers: Workers, iterations: int) -> None:
        self.replays = replays
        self.workers = workers
        self.iterations = iterations
        self._kept: dict[str, Kept] = {}

    async def part(self, table_id: str, after: int, who: Sequence[str] = ("", "")) -> Review:
        """The moments after an entry, as many as can be had soon; refused while the game is on.

        ``who`` asks (an address, a browser) takes turns with others who ask for reviews.
        """
        replay = await self.replays.of(table_id)
        game = self._kept.pop(table_id, None) or Kept()
        self._kept[table_id] = game
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        loop = asyncio.get_running_loop()
        until = loop.time() + AT_A_TIME
        judge = judge_of(replay.table.game, self.iterations)
        part = part_of(replay, after, game.moments, judge, lambda: loop.time() > until)
        async with game.lock:
            return await self._answered(part, ("review", *who))

    async def _answered(self, part: Parts, who: Sequence[str]) -> Review:
        answer: Opinion | Outlook | None = None
        try:
            while True:
                question = part.send(answer)
                work = weigh if question.what == "weigh" else foresee
                answer = await self.workers.ask(work, question.job, who)
        except StopIteration as done:
            found: Review = done.value
            return found

    async def hint(self, asked: AdviceJob, who: Sequence[str]) -> Opinion | None:
        """What the bot thinks of a decision; hints and reviews take turns, and so do askers."""
        return await self.workers.ask(weigh, asked, ("hint", *who))
