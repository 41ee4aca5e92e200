"""The server's processes: one that serves by itself, or one that looks after several.

Each start and stop and each worker that ends is a line in the log; ``listening`` is called once,
when all of them take connections.
"""

import signal
import socket
import time
from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from doubloon.table.core.errors import CannotStart
from doubloon.table.http.logs import logger

REST: Final = 2.0  # seconds before another process is tried: a start takes a second of a core


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
    """Looks after several processes; one that ends, or does not answer, is replaced."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], listening: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.listening: Callable[[], None] | None = listening

    def keep_subprocess_alive(self) -> None:
        """Called every half second.

        Uvicorn would end the server when a process cannot start. Here that is so until all of them
        have listened; later the database is away, and will be back.
        """
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if not process.is_alive(self.config.timeout_worker_healthcheck):
                self.replace(place, process)
        if self.listening is not None and all(each.is_ready() for each in self.processes):
            self.listening()
            self.listening = None

    def replace(self, place: int, process: Process) -> None:
        """Start another process instead of one that has ended or hangs."""
        process.kill()
        process.join()
        code = process.exitcode
        if code is not None:
            logger().error("worker ended", pid=process.pid, how=ending(code))
        if code == STARTUP_FAILURE:
            if self.listening is not None:
                self.should_exit.set()
                return
            time.sleep(REST)
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()

    def run(self) -> None:
        """Until told to stop; a CannotStart error if not all processes could start."""
        super().run()
        if self.listening is not None and not self.signalled:
            raise CannotStart("a process of the server could not start; its log says why")
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
