"""Prometheus metrics of the HTTP side. Labels are route templates, never ids or names.

Several server processes (``--workers``) keep their numbers in files of one folder, which the
variable ``PROMETHEUS_MULTIPROC_DIR`` names; whichever is asked adds them all up.
"""

import os
from functools import cache, partial
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client when it is imported
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """One set for each application, so that several can live in one process (in tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        self.requests = counter(
            "doubloon_requests_total", "Requests answered.", ["method", "route", "status"]
        )
        self.seconds = Histogram(
            "doubloon_request_seconds",
            "From the first byte of a request to its whole answer; streams are left out.",
            ["method", "route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.streams = gauge("doubloon_streams", "Open streams.", multiprocess_mode="livesum")
        self.dropped = counter(
            "doubloon_streams_dropped_total",
            "Streams that were closed because the client read too slowly.",
        )
        self.refused = counter(
            "doubloon_refused_total",
            "Requests that were refused before they reached a table.",
            ["why"],
        )
        self.notices = counter(
            "doubloon_notices_total",
            "Turn notices and what belongs to them, by way (webhook, email) and result.",
            ["by", "result"],
        )
        self.unreadable = gauge(
            "doubloon_unreadable_tables",
            "Tables that were set aside because what is stored of them is damaged.",
            multiprocess_mode="livemax",
        )
        self.moves = counter("doubloon_moves_total", "Moves stored.")
        # Looked up once: finding the counter for some labels takes longer than counting.
        self._counter = cache(lambda *labels: self.requests.labels(*labels))
        self._timer = cache(lambda *labels: self.seconds.labels(*labels))

    def observe(self, method: str, route: str, status: int, seconds: float, stream: bool) -> None:
        """Count one answered request."""
        self._counter(method, route, status).inc()
        if not stream:
            self._timer(method, route).observe(seconds)

    def text(self) -> bytes:
        """All of it in Prometheus' format, of all processes."""
        folder = os.environ.get(FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        forget_dead(Path(folder))
        everyone = CollectorRegistry()
        MultiProcessCollector(everyone, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everyone)


def forget_dead(folder: Path) -> None:
    """What processes that are gone had open is not open any more; what they counted stays."""
    if os.name != "posix":
        return  # asking for a process there would end it
    for file in folder.glob("gauge_live*_*.db"):
        try:
            os.kill(int(file.stem.rpartition("_")[2]), 0)
        except ProcessLookupError:
            file.unlink(missing_ok=True)
