"""What something costs: memory and processor time, to be compared within one run."""

import time
import tracemalloc
from collections.abc import Callable
from typing import NamedTuple


class Cost(NamedTuple):
    """The most memory that was held at once, and the time it took at best."""

    bytes: int
    seconds: float


def cost_of(work: Callable[[], object], times: int = 3) -> Cost:
    """What a piece of work costs; memory and time are measured in runs of their own."""
    work()  # what is only made once is no cost
    seconds = min(_seconds(work) for _ in range(times))
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        work()
        return Cost(tracemalloc.get_traced_memory()[1] - before, seconds)
    finally:
        tracemalloc.stop()


def _seconds(work: Callable[[], object]) -> float:
    started = time.thread_time()
    work()
    return time.thread_time() - started
