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
from doubloon.table.bots.reviews import Moment, Review, judge_of, moment_of
from doubloon.table.core.replay import Replay
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
        kept = game.moments
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        loop = asyncio.get_running_loop()
        until = loop.time() + AT_A_TIME
        found: list[Moment] = []
        total = len(replay.frames)
        for place, frame in enumerate(replay.frames):
            number = frame.entry.number
            if number <= after:
                continue
            if number not in kept and found and loop.time() > until:
                return Review(table_id, total, found[-1].number, found)
            async with game.lock:
                if number not in kept:
                    kept[number] = await self._moment(replay, place, ("review", *who))
            found.append(kept[number])
        return Review(table_id, total, None, found)

    async def _moment(self, replay: Replay, place: int, who: Sequence[str]) -> Moment:
        thoughts = moment_of(replay, place, judge_of(replay.table.game, self.iterations))
        answer: Opinion | Outlook | None = None
        try:
            while True:
                question = thoughts.send(answer)
                work = weigh if question.what == "weigh" else foresee
                answer = await self.workers.ask(work, question.job, who)
        except StopIteration as done:
            found: Moment = done.value
            return found

    async def hint(self, asked: AdviceJob, who: Sequence[str]) -> Opinion | None:
        """What the bot thinks of a decision; hints and reviews take turns, and so do askers."""
        return await self.workers.ask(weigh, asked, ("hint", *who))
