"""What a server does for as long as it runs, and how its processes end with the one before."""

import asyncio
import contextlib
import multiprocessing
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable


class Background(ABC):
    """A task that begins with the server and ends with it."""

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

    @abstractmethod
    async def run(self) -> None:
        """Go on until cancelled."""


def end_with_parent(leave: Callable[[], object]) -> None:
    """Leave when the process that started this one is gone: a killed one cannot say so itself."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        leave()

    threading.Thread(target=watch, daemon=True, name="parent").start()
