"""Worker processes that are asked one thing at a time and may fail.

Each question has a process to itself while it is answered, and waits for its turn before. So one
that crashes or hangs costs nobody else anything but time: its process is replaced, and the question
is asked again besides. A process ends with the one that made it, also when that is killed.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from doubloon.kernel.errors import DoubloonError
from doubloon.table.live.background import end_with_parent
from doubloon.table.live.bots.fair_queue import Turns

TRIES: Final = 3
STARTING: Final = 300.0  # seconds; a busy machine may take long to make a process

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Prepare = Callable[[], None] | None  # what a process does first


class Dropped(Exception):
    """A question that nobody wanted an answer to any more when its turn came."""


class Failed(Exception):
    """What a worker was asked ended in an error there."""


def work_on(pipe: Connection, niceness: int, prepare: Prepare) -> None:
    """What a worker process does: prepare, then answer until its parent has gone.

    Ctrl-C is for the server, which ends its workers itself; some give way to others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent(lambda: os._exit(1))  # in the middle of a thought if need be
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    if prepare is not None:
        prepare()
    pipe.send(None)
    while True:
        try:
            work, job = pipe.recv()
        except EOFError:
            return
        pipe.send(attempt(work, job))


def attempt(work: Callable[[Any], Any], job: Any) -> tuple[Any, str | None]:
    """What the function gives, None if it refuses the job; or what went wrong."""
    try:
        return work(job), None
    except DoubloonError:
        return None, None
    except Exception as error:
        return None, type(error).__name__


class Worker:
    """One process, which begins to prepare as soon as it is made."""

    def __init__(self, niceness: int, prepare: Prepare) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=work_on, args=(theirs, niceness, prepare), daemon=True
        )
        self.process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "worker")  # waits for answers
        self._ready = self._thread.submit(self._pipe.recv)

    async def answer(
        self, work: Callable[[Asked], Answer], job: Asked, patience: float
    ) -> Answer | None:
        """What the function gives, None if it refuses the job.

        A TimeoutError after so many seconds, its start apart; a Failed error if the function ended
        in one; an EOFError or OSError if the process died.
        """
        async with asyncio.timeout(STARTING):
            await asyncio.shield(asyncio.wrap_future(self._ready))
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(patience):
            answer, wrong = await loop.run_in_executor(self._thread, self._exchange, work, job)
        if wrong is not None:
            raise Failed(wrong)
        return answer  # type: ignore[no-any-return]

    def _exchange(self, work: Callable[[Any], Any], job: Any) -> Any:
        self._pipe.send((work, job))
        return self._pipe.recv()

    def end(self) -> None:
        """End it, whatever it is at."""
        self.process.kill()
        self._thread.submit(self._clear_up)  # after what waits for an answer that never comes
        self._thread.shutdown(wait=False)

    def _clear_up(self) -> None:
        self._pipe.close()
        self.process.join()


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
        prepare: Prepare = None,
        tries: int = TRIES,
    ) -> None:
        self.number = number
        self.patience = patience
        self.tries = tries
        self._make = partial(Worker, niceness, prepare)
        self._turns = Turns(number)
        self._besides = Turns(1)  # for what has failed once
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

    async def ask(
        self,
        work: Callable[[Asked], Answer],
        job: Asked,
        who: Sequence[str] = (),
        wanted: Callable[[], bool] | None = None,
    ) -> Answer | None:
        """What the function gives for the job; None when all tries failed.

        ``who`` asks, in as many words as everybody else here, waits in turns with them (see
        ``Turns``). If it is no longer ``wanted`` when its turn comes: a Dropped error.
        """
        for number in range(self.tries):
            async with (self._besides if number else self._turns).place(who):
                if self._stopped:
                    return None
                if wanted is not None and not wanted():
                    raise Dropped
                try:
                    return await self._try(work, job)
                except Exception:  # whatever happened in there, this process goes on
                    continue
        log.warning("a worker failed %d times", self.tries)
        return None

    async def _try(self, work: Callable[[Asked], Answer], job: Asked) -> Answer | None:
        worker = self._idle.pop() if self._idle else self._make()
        self._busy.add(worker)
        try:
            return await worker.answer(work, job, self.patience)
        except (EOFError, OSError, TimeoutError, asyncio.CancelledError):
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
