"""Plays the seats of bots, in worker processes.

A worker that crashes or hangs costs nothing but time (see ``workers.py``), and in the end the first
legal action is played, so that no table ever waits for a bot for good.

Where several processes share a database, one of them computes a bot's move: it claims the question
for a few seconds, and again while it thinks. If it gives up, it lets go of it; should it die,
another takes over (``live/takeover.py``).
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from doubloon.kernel.errors import MoveError, Stale
from doubloon.table.bots.jobs import Job, job_of
from doubloon.table.bots.moves import choose, prepare
from doubloon.table.core.commands import Move
from doubloon.table.core.errors import Refused, StoreError
from doubloon.table.core.table import Table
from doubloon.table.live.bots.processes import Dropped, Workers
from doubloon.table.live.hub import Hub

AGAIN_AFTER: Final = 1.0  # seconds, when others wrote to the log
HOLD: Final = 5.0  # seconds that a question is claimed for at a time

log = logging.getLogger(__name__)

Key = tuple[str, int, str]


class BotRunner:
    """Plays the seats of bots. Their moves enter by ``Hub.submit`` like any other.

    Answers come at every ``beat`` seconds only, so that the time they take does not tell of few or
    many choices. After ``patience`` seconds a worker counts as hung.
    """

    def __init__(
        self,
        hub: Hub,
        *,
        workers: int = 1,
        beat: float = 0.5,
        patience: float = 20.0,
        hold: float = HOLD,
        choose: Callable[[Job], list[str]] = choose,
    ) -> None:
        self.hub = hub
        self.beat = beat
        self.hold = hold
        self._choose = choose
        self._pool = Workers(workers, patience, prepare=prepare)
        self.jobs: dict[Key, asyncio.Task[None]] = {}  # what bots are asked now
        self._stopped = True

    async def start(self) -> None:
        """Begin; with games that wait for a bot already, see ``Takeover``."""
        self._stopped = False
        self._pool.start()
        self.hub.on_change(self.look)

    async def stop(self) -> None:
        """End the workers; what they were asked is asked again after the next start."""
        self._stopped = True
        jobs = list(self.jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        self._pool.stop()

    def look(self, table: Table) -> None:
        """Ask every bot that is to decide at this table and is not asked yet."""
        if self._stopped:
            return
        if not self.hub.attended(table):
            return  # nobody would see it; the game goes on when somebody is back
        for seat in table.asked():
            level = table.seats[seat].level
            decision = table.decision(seat) if level is not None else None
            if level is None or decision is None:
                continue
            key = (table.id, seat, decision["id"])
            if key not in self.jobs:
                job = job_of(table, seat, level, decision["id"])
                task = asyncio.create_task(self._play(key, job, decision["choices"]))
                self.jobs[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: Key, task: "asyncio.Task[None]") -> None:
        self.jobs.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("bot failed", exc_info=task.exception())

    async def _play(self, key: Key, job: Job, choices: list[str]) -> None:
        """Answer a question, if that is for this process to do."""
        # The seat was taken back, others were faster, everybody has gone, or the store is away.
        with contextlib.suppress(Stale, Refused, Dropped, StoreError):
            if not self.hub.store.shared:
                await self._answer(key, job, choices)
                return
            now = self.hub.clock()
            if await self.hub.store.side.claim(name_of(key), now, now + int(self.hold * 1000)):
                async with self._holding(key):
                    await self._answer(key, job, choices)

    async def _answer(self, key: Key, job: Job, choices: list[str]) -> None:
        """Ask, then submit; a shorter move if the whole one does not fit."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        who = await self.hub.makers.who(key[0])  # tables of one maker share a place in the queue
        wanted = partial(self._attended, key[0])
        words = await self._pool.ask(self._choose, job, who, wanted) or choices[:1]
        await asyncio.sleep((began - loop.time()) % self.beat if self.beat else 0.0)
        for attempt in (words, words[:1], choices[:1]):
            try:
                await self._submit(key, attempt)
                return
            except Stale:
                raise
            except MoveError:
                continue
        log.error("no move of a bot was taken, not even its first choice")

    def _attended(self, table_id: str) -> bool:
        table = self.hub.cache.known(table_id)
        return table is None or self.hub.attended(table)

    @asynccontextmanager
    async def _holding(self, key: Key) -> AsyncIterator[None]:
        """Claim on as long as it takes; let go if there was no answer."""

        async def on() -> None:
            while True:
                await asyncio.sleep(self.hold / 3)
                with contextlib.suppress(StoreError):
                    until = self.hub.clock() + int(self.hold * 1000)
                    await self.hub.store.side.hold(name_of(key), until)

        task = asyncio.create_task(on())
        try:
            yield
        except BaseException:
            with contextlib.suppress(StoreError):
                await self.hub.store.side.release(name_of(key))
            raise
        finally:
            task.cancel()

    async def _submit(self, key: Key, words: list[str]) -> None:
        """Submit a move; again when others wrote to the log meanwhile."""
        table_id, seat, decision = key
        while True:
            try:
                await self.hub.submit(table_id, Move(seat, decision, words, bot=True))
                return
            except Stale:
                if not await self._still_asked(key):
                    raise
            await asyncio.sleep(AGAIN_AFTER)

    async def _still_asked(self, key: Key) -> bool:
        """Does a bot still have to answer this question?"""
        table_id, seat, decision = key
        table = await self.hub.table(table_id)
        now = table.decision(seat) if table.seats[seat].level is not None else None
        return now is not None and now["id"] == decision


def name_of(key: Key) -> str:
    """The name of a question's claim."""
    table_id, seat, decision = key
    return f"bot/{table_id}/{seat}/{decision}"
