"""The server's processes: one that serves by itself, or one that looks after several.

Each start and stop and each worker that ends is a line in the log; ``listening`` is called once,
when the server takes connections.
"""

import signal
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess

from doubloon.table.core.errors import CannotStart
from doubloon.table.http.logs import logger


class Single(uvicorn.Server):
    """The one process of a server."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so once it listens."""
        await super().startup(sockets)
        if self.started:
            self.listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say so before the signal that stops it ends the process."""
        await super().shutdown(sockets)
        logger().info("stopped")


class Several(Multiprocess):
    """Looks after several processes; one that ends is replaced."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], listening: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.listening: Callable[[], None] | None = listening

    def keep_subprocess_alive(self) -> None:
        """Called every half second."""
        before = list(self.processes)
        super().keep_subprocess_alive()
        for process in before:
            if process.exitcode is not None:
                logger().error("worker ended", pid=process.pid, how=ending(process.exitcode))
        if self.listening is not None and any(each.is_ready() for each in self.processes):
            self.listening()
            self.listening = None

    def run(self) -> None:
        """Until told to stop; a CannotStart error if no process ever listened."""
        super().run()
        if self.listening is not None and not self.signalled:
            raise CannotStart("no process of the server could start; its log says why")
        logger().info("stopped")

    signalled = False

    def handle_signals(self) -> None:
        """Whoever is told to stop has not failed."""
        self.signalled = self.signalled or bool(self.signal_queue)
        super().handle_signals()


def ending(code: int) -> str:
    """How a process ended.

    >>> ending(-9), ending(3)
    ('signal SIGKILL', 'exit code 3')
    """
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
