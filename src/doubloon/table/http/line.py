"""The short way out: straight to uvicorn's connection, past the layers that an ASGI message takes.

A move is answered once and told to everybody at the table, so this is what a server does most.
:class:`Protocol` leaves in each request's scope the way to its connection; where another server
runs the application there is none, and answers take ASGI's way.
"""

from typing import Any, Final
from weakref import ref

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

LINE: Final = "doubloon.line"


class Line:
    """The connection of one request, as far as its answer goes.

    It refers to uvicorn's side weakly: that holds the scope, which holds this, and a circle for
    every request would be left to the garbage collector.
    """

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = ref(cycle)

    def takes_parts(self) -> bool:
        """Is there an answer without a length under way that can go on now?"""
        cycle = self._cycle()
        return cycle is not None and bool(cycle.chunked_encoding) and _free(cycle)

    def send_part(self, body: bytes) -> None:
        """The next part of it, if it can go on."""
        cycle = self._cycle()
        if cycle is not None:
            cycle.transport.write(b"%x\r\n%b\r\n" % (len(body), body))

    def answer(self, status: int, head: bytes, body: bytes) -> bool:
        """A whole answer in one write, ``head`` are its headers; False: not possible this way."""
        cycle = self._cycle()
        if cycle is None or cycle.response_started or not cycle.keep_alive or not _free(cycle):
            return False
        parts = [STATUS_LINE[status], head, b"content-length: %d\r\n" % len(body)]
        parts += [b"%b: %b\r\n" % each for each in cycle.default_headers]
        parts += [b"\r\n", body]
        cycle.transport.write(b"".join(parts))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True


def _free(cycle: RequestResponseCycle) -> bool:
    """Not while the reader is slow, nor when it is gone or the answer is whole."""
    return not (cycle.flow.write_paused or cycle.disconnected or cycle.response_complete)


class Protocol(HttpToolsProtocol):
    """Uvicorn's own, which also tells where the short way is."""

    def on_headers_complete(self) -> None:
        """A request begins."""
        super().on_headers_complete()
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[LINE] = Line(self.cycle)


def line_of(scope: Any) -> Line | None:
    """The short way of a request, if there is one."""
    found: Line | None = scope.get(LINE)
    return found
