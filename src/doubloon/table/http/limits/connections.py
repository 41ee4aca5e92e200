"""Limits of connections: how many there are, what they may send, how long they may take.

:class:`Connection` stands between the event loop and the server's own protocol and uses asyncio's
interface alone. It sees the bytes that come in; the application says when a request has begun,
when its body is whole and when it is answered (the guard, next to this module, finds the
connection in the request's state). Whoever waits for a client, does so for a limited time, and when
there are too many connections the one that has kept us waiting longest goes first: a thousand that
send nothing, or a letter a second, keep nobody else out.
"""

import asyncio
import ipaddress
from collections.abc import Callable
from typing import Any, ClassVar, Final, cast

from litestar.types import Receive

from doubloon.table.http.limits.rates import Counter
from doubloon.table.http.settings import Settings

STATE: Final = "doubloon.connection"  # of a request, in its state
ALL: Final = "doubloon.connections"  # of a process, in the state of its lifespan
SWEEP: Final = 1.0  # seconds between two looks at who is late
HEAD_END: Final = b"\r\n\r\n"
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n"
)


class Connections:
    """The connections of one server process."""

    def __init__(self, settings: Settings, most: int = 0) -> None:
        self.settings = settings
        self.most = most  # of all addresses together; 0: no limit
        self.open = Counter(settings.connections)  # by address
        self.total = 0
        self.waiting: dict[Connection, None] = {}  # for their clients, the longest first
        self.blocked: dict[Connection, float] = {}  # since when their clients do not read
        self._proxies = networks(settings.proxies)
        self._sweeping = False

    def enter(self, connection: "Connection") -> bool:
        """One more, perhaps in place of another one; False if there is no room for it."""
        address = connection.address
        if self.open.full(address) and not self.is_proxy(connection.peer):
            if not self._drop(lambda each: each.address == address):
                return False
        elif self.most and self.total >= self.most and not self._drop(lambda _: True):
            return False
        self.open.add(address)
        self.total += 1
        if not self._sweeping:
            self._sweeping = True
            self._sweep()
        return True

    def leave(self, connection: "Connection") -> None:
        """One less."""
        self.waiting.pop(connection, None)
        self.blocked.pop(connection, None)
        self.total -= 1
        self.open.leave(connection.address)

    def is_proxy(self, peer: str) -> bool:
        """Does this address bring the requests of many? A socket in the file system has none."""
        if not self._proxies or not peer:
            return bool(self._proxies)
        found = ipaddress.ip_address(peer)
        return any(found in each for each in self._proxies)

    def _drop(self, which: "Callable[[Connection], bool]") -> bool:
        """End the connection that has kept us waiting longest."""
        late = next((each for each in self.waiting if which(each)), None)
        if late is None:
            return False
        late.end()
        return True

    def _sweep(self) -> None:
        """End those that are late; again soon, while there are any."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        late = [each for each in self.waiting if now > each.until]
        # Streams see to their own slow readers, a little earlier.
        patience = 1.5 * self.settings.patience
        late += [each for each, since in self.blocked.items() if now - since > patience]
        for connection in late:
            connection.end()
        self._sweeping = self.total > 0
        if self._sweeping:
            loop.call_later(SWEEP, self._sweep)


class Connection(asyncio.Protocol):
    """One connection; the HTTP in it is the business of ``inner``."""

    inner_class: ClassVar[Callable[..., asyncio.Protocol]]

    def __init__(self, app_state: dict[str, Any], **given: Any) -> None:
        self.connections: Connections = app_state[ALL]
        self.inner = self.inner_class(app_state={**app_state, STATE: self}, **given)
        self.transport: asyncio.Transport | None = None
        self.peer = ""  # its address in full
        self.address = ""  # and as it is counted
        self.until = 0.0  # when what we wait for must be there
        self.requests = 0  # that are being answered
        self.head = 0  # bytes of a request's head so far, and lines, and its last bytes
        self.lines = 0
        self.tail = b""
        self.more = 0  # bytes after the head, until its answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is open, if there is room for it."""
        transport = cast(asyncio.Transport, transport)  # uvloop's is one without inheriting it
        peer = transport.get_extra_info("peername")
        self.peer = peer[0].partition("%")[0] if isinstance(peer, tuple) else ""
        self.address = household(self.peer) if self.peer else "unknown"
        if not self.connections.enter(self):
            self.inner = asyncio.Protocol()
            transport.abort()
            return
        self.transport = transport
        self.inner.connection_made(transport)
        self.wait(self.connections.settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        """The client sent something."""
        settings = self.connections.settings
        if self.head < 0:
            self.more += len(data)
            fine = self.more <= 4 * settings.largest_body
        else:
            fine = self.read_head(data)
        if fine:
            self.inner.data_received(data)
        elif self.transport is not None:
            if self.head >= 0 and not self.requests:
                self.transport.write(TOO_LARGE)
                self.transport.close()
            else:
                self.end()

    def read_head(self, data: bytes) -> bool:
        """Count a part of a request's head; False if there is too much of it."""
        settings = self.connections.settings
        if not self.head:
            self.wait(settings.head_seconds)  # from the first byte on
        seen = self.tail + data
        end = seen.find(HEAD_END)
        part = seen if end < 0 else seen[: end + len(HEAD_END)]
        self.head += len(part) - len(self.tail)
        self.lines += part.count(b"\n", len(self.tail))
        self.tail = seen[1 - len(HEAD_END) :]
        if self.head > settings.largest_head or self.lines > settings.headers + 2:
            return False
        if end >= 0:
            self.head, self.more = -1, len(seen) - len(part)
        return True

    def begin(self) -> None:
        """The application has a request: nothing is awaited from the client."""
        self.requests += 1
        self.head = -1
        self.connections.waiting.pop(self, None)

    def reading(self, receive: Receive) -> Receive:
        """The request has a body, which must come in time."""
        self.wait(self.connections.settings.body_seconds)

        async def received() -> Any:
            message = await receive()
            if not message.get("more_body", False):
                self.connections.waiting.pop(self, None)
            return message

        return received

    def answered(self) -> None:
        """A request is answered; the next one may come."""
        self.requests -= 1
        if not self.requests:
            self.head = self.lines = self.more = 0
            self.tail = b""
            # Half as long again as the server itself waits: it closes, this breaks off.
            self.wait(1.5 * self.connections.settings.idle_seconds)

    def wait(self, seconds: float) -> None:
        """Wait for the client, so long at most."""
        if self.transport is not None:
            self.until = asyncio.get_running_loop().time() + seconds
            self.connections.waiting.pop(self, None)
            self.connections.waiting[self] = None

    def end(self) -> None:
        """Break off, whatever is under way."""
        self.connections.waiting.pop(self, None)
        if self.transport is not None:
            self.transport.abort()

    def eof_received(self) -> bool | None:
        """The client sends no more."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """The client does not read what it was sent."""
        self.connections.blocked[self] = asyncio.get_running_loop().time()
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """It reads on."""
        self.connections.blocked.pop(self, None)
        self.inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed, from either side."""
        if self.transport is None:
            return  # there was no room for it
        self.transport = None
        self.connections.leave(self)
        self.inner.connection_lost(exc)
        self.inner = asyncio.Protocol()  # a request's state leads back here: no reference cycle


def connection_of(scope: Any) -> Connection | None:
    """The connection of a request, where the server gives one."""
    found: Connection | None = scope.get("state", {}).get(STATE)
    return found


def household(address: str) -> str:
    """Whose connections and requests are counted together: of IPv6 what names a household.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3::7")
    ('192.0.2.7', '2001:db8:1:2')
    """
    return ":".join(address.split(":")[:4]) if ":" in address else address


def networks(proxies: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The addresses and networks in a list of proxies; ``*`` are all.

    >>> networks("127.0.0.1, 10.0.0.0/8")
    [IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8')]
    """
    found: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    for part in proxies.split(","):
        if part.strip() == "*":
            found += [ipaddress.IPv4Network("0.0.0.0/0"), ipaddress.IPv6Network("::/0")]
        elif part.strip():
            try:
                found.append(ipaddress.ip_network(part.strip(), strict=False))
            except ValueError:
                continue  # the path of a socket, which uvicorn takes too
    return found
