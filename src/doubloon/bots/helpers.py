"""Helping processes of a search: each fills a tree of its own and returns it.

They are forked where the system can, so that they have the view without its being sent, and live
for one decision. One that is late or has died is done without.
"""

import contextlib
import marshal
import os
import select
import signal
import time
from collections.abc import Callable
from typing import Any

LATE: float = 0.05  # seconds that a helper may take to return its tree after the time is up


class Helper:
    """A process that is at work."""

    def __init__(self, work: Callable[[], list[Any]]) -> None:
        self.pipe, answer = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.close(self.pipe)
                with os.fdopen(answer, "wb") as file:
                    file.write(marshal.dumps(work()))
            finally:
                os._exit(0)
        os.close(answer)

    def result(self, until: float) -> list[Any]:
        """What it found; nothing if it does not answer in time (0: however long it takes)."""
        text = b""
        try:
            while True:
                left = max(0.0, until - time.perf_counter()) if until else None
                if not select.select([self.pipe], [], [], left)[0]:
                    return []
                part = os.read(self.pipe, 1 << 16)
                if not part:
                    break
                text += part
            return marshal.loads(text) if text else []
        except (EOFError, ValueError, TypeError):
            return []
        finally:
            os.close(self.pipe)
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)


def can_help() -> bool:
    """Can this system fork?"""
    return hasattr(os, "fork")
