"""The outermost layer: what a request must look like before anything of ours reads it.

One plain ASGI wrapper around the application, so that it also holds for what no route answers. It
checks the name of the host, the origin of writes, their type and size and the rate of an address;
it adds the security headers to every answer; it counts and logs, without ids, names or secrets.
"""

from functools import lru_cache
from time import perf_counter
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from doubloon.table.http.client.policy import POLICY
from doubloon.table.http.limits.connections import ALL, Connections, connection_of, household
from doubloon.table.http.limits.open_files import most_connections
from doubloon.table.http.limits.prices import READS, price_of
from doubloon.table.http.limits.rates import Counter, Limiter
from doubloon.table.http.logs import logger
from doubloon.table.http.metrics import Metrics
from doubloon.table.http.settings import Settings

STREAM: Final = "/api/stream"
HINT: Final = "/hint"  # a host who plays too would see from a counter that somebody asked for one
FREE: Final = ("/healthz", "/metrics")  # watched from the same machine, often
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")
JSON: Final = (b"content-type", b"application/json")


class Refusal(Exception):
    """A request that gets no further."""

    def __init__(self, status: int, kind: str, message: str, wait: float = 0.0) -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind
        self.wait = wait


class Answer:
    """The way out of a request: adds the security headers and remembers the status."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self.scope = scope
        self.send = send
        self.status = 0

    async def __call__(self, message: Message) -> None:
        """ASGI's ``send``."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message["headers"], *HEADERS]
            api = self.scope["path"].startswith("/api")
            if api and not any(name == b"cache-control" for name, _ in headers):
                headers.append(NO_STORE)
            message["headers"] = headers
        await self.send(message)


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limiter = Limiter(settings.rate, settings.burst)
        self.underway = Counter(settings.connections)
        self.connections = Connections(settings, most_connections())
        self.log = logger().bind()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Check, pass on, add headers, count."""
        if scope["type"] != "http":
            if "state" in scope:
                scope["state"][ALL] = self.connections
            await self.app(scope, receive, send)
            return
        started = perf_counter()
        answer = Answer(scope, send)
        connection = connection_of(scope)
        if connection is not None:
            connection.begin()
        address = address_of(scope)
        entered = self.underway.enter(address)
        try:
            if not entered:
                raise Refusal(429, "too_many", "too many requests at once; wait a little", 1.0)
            length = self.check(scope, address)
            if length and connection is not None:
                receive = connection.reading(receive)
            await self.app(scope, receive, answer)
        except Refusal as refusal:
            self.metrics.refused.labels(refusal.kind).inc()
            await refuse(refusal, answer)
        finally:
            if entered:
                self.underway.leave(address)
            if connection is not None:
                connection.answered()
            self.note(scope, answer.status, perf_counter() - started)

    def note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count and log one request, unless it is one that nobody may learn of."""
        route = scope.get("path_template") or "none"
        if route.endswith(HINT):
            return
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.observe(method, route, status, seconds, route == STREAM)
        self.log.debug(
            "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1)
        )

    def check(self, scope: HTTPScope, address: str) -> int:
        """The length of a request's body; a Refusal unless it may go on."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if self.settings.hosts and name_of(host) not in self.settings.hosts:
            raise Refusal(421, "host", "this server does not answer under that name")
        length = 0
        if scope["method"] not in READS:
            length = self.check_write(headers, host)
        if scope["path"] not in FREE:
            price = min(price_of(scope, length), self.settings.burst)
            wait = self.limiter.wait(address, price)
            if wait:
                raise Refusal(429, "too_many", "too many requests; wait a little", wait)
        return length

    def check_write(self, headers: dict[bytes, bytes], host: str) -> int:
        """From our own pages or from no page at all, JSON, and of bounded size, which is returned.

        A body that does not say how long it is counts as the largest.
        """
        site = headers.get(b"sec-fetch-site", b"")
        if site not in (b"", b"same-origin", b"none") or not same_origin(headers, host):
            raise Refusal(403, "origin", "writes are taken from this server's own pages only")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise Refusal(400, "invalid", "content-length: a whole number is needed")
        most = self.settings.largest_body
        if int(length[:12]) > most:
            raise Refusal(413, "too_large", f"the body is too large; at most {most} bytes are read")
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        size = most if b"transfer-encoding" in headers else int(length[:12])
        if kind != b"application/json" and size:
            raise Refusal(415, "type", "the body must be JSON (Content-Type: application/json)")
        return size


METHODS: Final = (*READS, "POST", "PUT", "PATCH", "DELETE")


@lru_cache(1000)
def name_of(host: str) -> str:
    """The name in a Host header, without its port.

    >>> name_of("localhost:8000"), name_of("[::1]:8000"), name_of("Play.example")
    ('localhost', '[::1]', 'play.example')
    """
    name = host.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0]


def same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    """Does the request come from a page of this very host? Programs send no origin at all."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin.decode("latin-1"))
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() != ""


def address_of(scope: HTTPScope) -> str:
    """Whose bucket it is: the client's address, as a proxy that is believed gives it."""
    client = scope.get("client")
    return household(client[0]) if client else "unknown"


async def refuse(refusal: Refusal, send: Send) -> None:
    """The answer to a request that gets no further."""
    body = msgspec.json.encode({"error": refusal.kind, "message": str(refusal)})
    headers = [JSON, (b"content-length", b"%d" % len(body))]
    if refusal.wait:
        headers.append((b"retry-after", b"%d" % max(1, round(refusal.wait + 0.5))))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
