"""Prometheus metrics of the HTTP side. Labels are route templates, never ids or names."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """One set for each application, so that several can live in one process (in tests)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "doubloon_requests_total",
            "Requests answered.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "doubloon_request_seconds",
            "From the first byte of a request to its whole answer; streams are left out.",
            ["method", "route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.streams = Gauge("doubloon_streams", "Open streams.", registry=self.registry)
        self.dropped = Counter(
            "doubloon_streams_dropped_total",
            "Streams that were closed because the client read too slowly.",
            registry=self.registry,
        )
        self.refused = Counter(
            "doubloon_refused_total",
            "Requests that were refused before they reached a table.",
            ["why"],
            registry=self.registry,
        )
        self.notices = Counter(
            "doubloon_notices_total",
            "Turn notices and what belongs to them, by way (webhook, email) and result.",
            ["by", "result"],
            registry=self.registry,
        )
        self.moves = Counter("doubloon_moves_total", "Moves stored.", registry=self.registry)

    def observe(self, method: str, route: str, status: int, seconds: float, stream: bool) -> None:
        """Count one answered request."""
        self.requests.labels(method, route, str(status)).inc()
        if not stream:
            self.seconds.labels(method, route).observe(seconds)

    def text(self) -> bytes:
        """All of it in Prometheus' format."""
        return generate_latest(self.registry)
