"""Worker processes that are asked one thing at a time and may fail.

One that crashes or hangs costs nothing but time: it is replaced, and the question is asked again in
a worker of its own, so that nobody suffers for another's question.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

from doubloon.kernel.errors import DoubloonError

TRIES: Final = 3

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def settle(niceness: int) -> None:
    """Ctrl-C is for the server, which ends its workers itself; some give way to others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


class Workers:
    """So many processes, made when first asked. After ``patience`` seconds one counts as hung.

    With ``niceness`` they only take what other processes leave.
    """

    def __init__(self, number: int, patience: float = 60.0, niceness: int = 0) -> None:
        self.number = number
        self.patience = patience
        self.niceness = niceness
        self._alone = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def stop(self) -> None:
        """End the processes, whatever they are at; the next question makes new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            drop(pool)

    async def ask(self, work: Callable[[Asked], Answer], job: Asked) -> Answer | None:
        """What the function gives for the job; None when all tries failed."""
        for number in range(TRIES):
            try:
                return await (self._apart(work, job) if number else self._together(work, job))
            except DoubloonError:
                return None
            except asyncio.CancelledError:
                raise
            except Exception:  # whatever happened in there, this process goes on
                continue
        log.warning("a worker failed %d times", TRIES)
        return None

    async def _together(self, work: Callable[[Asked], Answer], job: Asked) -> Answer:
        """By the workers that all share."""
        pool = self._pool = self._pool or self._new_pool(self.number)
        try:
            return await self._answer(pool, work, job)
        except (DoubloonError, asyncio.CancelledError):
            raise
        except Exception:
            if pool is self._pool:  # nobody has done so already
                self.stop()
            raise

    async def _apart(self, work: Callable[[Asked], Answer], job: Asked) -> Answer:
        """By a worker of its own, one question at a time."""
        async with self._alone:
            pool = self._new_pool(1)
            try:
                return await self._answer(pool, work, job)
            finally:
                drop(pool)

    async def _answer(
        self, pool: ProcessPoolExecutor, work: Callable[[Asked], Answer], job: Asked
    ) -> Answer:
        async with asyncio.timeout(self.patience):
            return await asyncio.get_running_loop().run_in_executor(pool, work, job)

    def _new_pool(self, number: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(number, context, initializer=settle, initargs=(self.niceness,))


def drop(pool: ProcessPoolExecutor) -> None:
    """End a pool with its workers, whatever they are at."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
