"""What a server does for as long as it runs, and how its processes end with the one before."""

import asyncio
import contextlib
import logging
import multiprocessing
import threading
from collections.abc import Callable

from doubloon.table.core.errors import StoreError

log = logging.getLogger(__name__)


class Background:
    """A task that begins with the server and ends with it: a look every so many seconds."""

    every = 1.0
    _task: "asyncio.Task[None] | None" = None

    async def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """No more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def run(self) -> None:
        """Look, wait, look again, until cancelled."""
        while True:
            try:
                await self.look()
            except StoreError:
                pass  # the store is away; the next look finds the same
            except Exception as error:
                log.error("%s failed", type(self).__name__, exc_info=error)
            await asyncio.sleep(self.every)

    async def look(self) -> None:
        """What is done each time."""
        raise NotImplementedError


def end_with_parent(leave: Callable[[], object]) -> None:
    """Leave when the process that started this one is gone: a killed one cannot say so itself."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        leave()

    threading.Thread(target=watch, daemon=True, name="parent").start()
