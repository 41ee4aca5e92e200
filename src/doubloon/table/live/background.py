"""What a server does for as long as it runs."""

import asyncio
import contextlib
from abc import ABC, abstractmethod


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
