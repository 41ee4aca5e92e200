"""Worker processes that are asked one thing at a time and may fail.

Each question has a process to itself while it is answered, and waits in line before. So one that
crashes or hangs costs nobody else anything but time: its process is replaced, and the question is
asked again beside the line.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Final, TypeVar

from doubloon.kernel.errors import DoubloonError

TRIES: Final = 3
STARTING: Final = 300.0  # seconds; a busy machine may take long to make a process

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


def settle(niceness: int) -> None:
    """Ctrl-C is for the server, which ends its workers itself; some give way to others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def nothing() -> None:
    """What a process does first if it need not prepare."""


class Worker:
    """One process, which begins to prepare as soon as it is made."""

    def __init__(self, niceness: int, prepare: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, context, initializer=settle, initargs=(niceness,))
        self._ready = self._pool.submit(prepare)

    async def answer(self, work: Callable[[Asked], Answer], job: Asked, patience: float) -> Answer:
        """What the function gives; a TimeoutError after so many seconds, its start apart."""
        async with asyncio.timeout(STARTING):
            await asyncio.wrap_future(self._ready)
        async with asyncio.timeout(patience):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, job)

    def end(self) -> None:
        """End it, whatever it is at."""
        processes = list((getattr(self._pool, "_processes", None) or {}).values())
        self._pool.shutdown(wait=False)
        for process in processes:
            process.kill()


class Workers:
    """So many processes, made by :meth:`start` or when first asked.

    One that has thought about a question for ``patience`` seconds counts as hung. With ``niceness``
    they only take what other processes leave. ``prepare`` is what each does before it is asked.
    """

    def __init__(
        self,
        number: int,
        patience: float = 60.0,
        niceness: int = 0,
        prepare: Callable[[], None] = nothing,
    ) -> None:
        self.number = number
        self.patience = patience
        self._make = partial(Worker, niceness, prepare)
        self._line = asyncio.Semaphore(number)
        self._beside = asyncio.Semaphore(1)  # for what has failed once
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._stopped = False

    def start(self) -> None:
        """Make the processes now, so that the first question need not wait for that."""
        self._stopped = False
        while len(self._idle) + len(self._busy) < self.number:
            self._idle.append(self._make())

    def stop(self) -> None:
        """End the processes, whatever they are at; there are no answers any more."""
        self._stopped = True
        for worker in (*self._idle, *self._busy):
            worker.end()
        self._idle.clear()
        self._busy.clear()

    async def ask(self, work: Callable[[Asked], Answer], job: Asked) -> Answer | None:
        """What the function gives for the job; None when all tries failed."""
        for number in range(TRIES):
            async with self._beside if number else self._line:
                if self._stopped:
                    return None
                try:
                    return await self._try(work, job)
                except DoubloonError:
                    return None
                except Exception:  # whatever happened in there, this process goes on
                    continue
        log.warning("a worker failed %d times", TRIES)
        return None

    async def _try(self, work: Callable[[Asked], Answer], job: Asked) -> Answer:
        worker = self._idle.pop() if self._idle else self._make()
        self._busy.add(worker)
        try:
            return await worker.answer(work, job, self.patience)
        except (BrokenExecutor, TimeoutError, asyncio.CancelledError):
            self._busy.discard(worker)
            worker.end()
            raise
        finally:
            if worker in self._busy:  # it lives and is free again
                self._busy.discard(worker)
                if len(self._idle) + len(self._busy) < self.number:
                    self._idle.append(worker)
                else:
                    worker.end()
