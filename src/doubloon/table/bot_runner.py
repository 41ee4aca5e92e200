"""Plays the seats of bots, in worker processes.

A worker that crashes or hangs costs nothing but time: it is replaced, the question asked again,
and in the end the first legal action is played, so that no table ever waits for a bot for good.
"""

import asyncio
import hashlib
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from doubloon.kernel.errors import DoubloonError, Illegal, MoveError, Stale
from doubloon.table.bot_worker import Job, choose, ignore_interrupts
from doubloon.table.commands import Move
from doubloon.table.errors import Refused, StoreError
from doubloon.table.hub import Hub
from doubloon.table.table import Table

TRIES: Final = 3
AGAIN_AFTER: Final = 1.0  # seconds, when the store is away

log = logging.getLogger(__name__)

Key = tuple[str, int, str]


class BotRunner:
    """Plays the seats of bots. Their moves enter by ``Hub.submit`` like any other.

    No answer comes before ``beat`` seconds have passed, so that quick answers do not tell of few
    choices. After ``patience`` seconds a worker counts as hung.
    """

    def __init__(
        self,
        hub: Hub,
        *,
        workers: int = 1,
        beat: float = 0.5,
        patience: float = 60.0,
        choose: Callable[[Job], list[str]] = choose,
    ) -> None:
        self.hub = hub
        self.workers = workers
        self.beat = beat
        self.patience = patience
        self._choose = choose
        self._pool: ProcessPoolExecutor | None = None
        self._jobs: dict[Key, asyncio.Task[None]] = {}
        self._stopped = True

    async def start(self) -> None:
        """Begin, also with games that wait for a bot already."""
        self._stopped = False
        self.hub.on_change(self.look)
        for table_id in await self.hub.store.running():
            try:
                self.look(await self.hub.table(table_id))
            except DoubloonError as error:
                log.error("table %s cannot go on: %s", table_id, error)

    async def stop(self) -> None:
        """End the workers; what they were asked is asked again after the next start."""
        self._stopped = True
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        self._replace_pool(self._pool)

    def look(self, table: Table) -> None:
        """Ask every bot that is to decide at this table and is not asked yet."""
        if self._stopped:
            return
        for seat in table.asked():
            level = table.seats[seat].level
            decision = table.decision(seat) if level is not None else None
            if level is None or decision is None:
                continue
            key = (table.id, seat, decision["id"])
            if key not in self._jobs:
                job = job_of(table, seat, level, decision["id"])
                task = asyncio.create_task(self._play(key, job, decision["choices"]))
                self._jobs[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: Key, task: "asyncio.Task[None]") -> None:
        self._jobs.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("bot failed", exc_info=task.exception())

    async def _play(self, key: Key, job: Job, choices: list[str]) -> None:
        """Ask, then submit; a shorter move if the whole one does not fit."""
        loop = asyncio.get_running_loop()
        earliest = loop.time() + self.beat
        words = await self._ask(job) or choices[:1]
        await asyncio.sleep(max(0.0, earliest - loop.time()))
        table_id, seat, decision = key
        for attempt in (words, words[:1], choices[:1]):
            try:
                await self._submit(table_id, Move(seat, decision, attempt, bot=True))
                return
            except (Stale, Refused):
                return  # the seat was taken back, or another process was faster
            except (Illegal, MoveError):
                continue

    async def _submit(self, table_id: str, move: Move) -> None:
        while True:
            try:
                await self.hub.submit(table_id, move)
                return
            except StoreError:
                await asyncio.sleep(AGAIN_AFTER)

    async def _ask(self, job: Job) -> list[str] | None:
        """A worker's answer; None when all tries failed."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool = self._pool or self._new_pool()
            try:
                async with asyncio.timeout(self.patience):
                    return await loop.run_in_executor(pool, self._choose, job)
            except DoubloonError:
                return None
            except asyncio.CancelledError:
                raise
            except Exception:  # whatever happened in there, this process goes on
                self._replace_pool(pool)
        return None

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=ignore_interrupts)

    def _replace_pool(self, pool: ProcessPoolExecutor | None) -> None:
        """Drop this pool with its workers, unless somebody has done so already."""
        if pool is None or pool is not self._pool:
            return
        self._pool = None
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


def job_of(table: Table, seat: int, level: str, decision: str) -> Job:
    """What the bot in a seat is told: its view. The seed follows from the question."""
    view = table.view(seat)
    assert view is not None
    settings = table.settings
    text = f"{table.id}/{seat}/{decision}".encode()
    seed = int.from_bytes(hashlib.sha256(text).digest()[:4], "big")
    return Job(
        settings.game,
        table.game.rules_version,
        settings.players,
        settings.options,
        settings.deck,
        view,
        seat,
        level,
        seed,
    )
