"""Connections that send much, slowly or nothing: they end, and keep nobody else out."""

import asyncio
import contextlib
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from doubloon.table.http.limits.connections import ALL, STATE, TOO_LARGE, Connection, Connections
from doubloon.table.http.settings import Settings
from tests.table.http.live import Server, connected
from tests.table.http.support import in_loop

QUICK: dict[str, Any] = {"head_seconds": 0.2, "body_seconds": 0.2, "idle_seconds": 0.2}
SLOW: dict[str, Any] = {"head_seconds": 600, "body_seconds": 600, "idle_seconds": 600}


class Inner(asyncio.Protocol):
    """Begins a request at the end of a head, and answers it when it is told so."""

    made: ClassVar[list["Inner"]] = []

    def __init__(self, app_state: dict[str, Any]) -> None:
        self.connection: Connection = app_state[STATE]
        self.got = b""
        self.made.append(self)

    def data_received(self, data: bytes) -> None:
        self.got += data
        if b"\r\n\r\n" in self.got and not self.connection.requests:
            self.connection.begin()

    def answer(self) -> None:
        self.got = b""
        self.connection.answered()


class Counted(Connection):
    inner_class = Inner


@contextlib.asynccontextmanager
async def listening(most: int = 0, **settings: Any) -> AsyncIterator[tuple[Connections, int]]:
    connections = Connections(Settings(**settings), most)
    loop = asyncio.get_running_loop()
    Inner.made.clear()
    server = await loop.create_server(lambda: Counted(app_state={ALL: connections}), "127.0.0.1", 0)
    async with server:
        yield connections, server.sockets[0].getsockname()[1]


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What came until the other side broke off."""
    with contextlib.suppress(ConnectionError):
        return await reader.read()
    return b""


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: a"])
@in_loop
async def test_a_head_that_does_not_come_in_time(sent: bytes) -> None:
    async with listening(**QUICK) as (connections, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await ended(reader) == b""
        writer.close()
        assert (connections.total, connections.open.open, connections.waiting) == (0, {}, {})


@in_loop
async def test_a_letter_now_and_then_does_not_help() -> None:
    async with listening(**QUICK) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        end = asyncio.create_task(ended(reader))
        while not end.done():
            writer.write(b"a")
            await asyncio.sleep(0.05)
        writer.close()


async def never() -> Any:
    raise AssertionError("nobody reads on")


@in_loop
async def test_a_body_that_does_not_come_in_time_and_silence_after_an_answer() -> None:
    async with listening(**QUICK) as (_, port):
        for answered in (False, True):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\n\r\n")
            while not (Inner.made and Inner.made[-1].connection.requests):
                await asyncio.sleep(0.01)
            if answered:
                Inner.made[-1].answer()
            else:
                Inner.made[-1].connection.reading(never)
            assert await ended(reader) == b""
            writer.close()


class Wire(asyncio.Transport):
    """A transport that notes what is written."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 4000)})
        self.written = b""
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def close(self) -> None:
        """Nothing is to be closed."""

    def abort(self) -> None:
        self.aborted = True


@in_loop
async def test_a_head_that_is_too_large_is_told_so() -> None:
    Inner.made.clear()
    connection = Counted(app_state={ALL: Connections(Settings(**SLOW), 0)})
    wire = Wire("192.0.2.7")
    connection.connection_made(wire)
    connection.data_received(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000)
    assert wire.written == TOO_LARGE
    assert Inner.made[0].got == b""


@pytest.mark.parametrize(
    ("peer", "refused"),
    [("192.0.2.1", False), ("192.0.2.2", True), ("2001:db8::1", False), ("2001:db8::2", True)],
)
@in_loop
async def test_only_a_proxy_may_have_more_connections(peer: str, refused: bool) -> None:
    proxies = "192.0.2.1,2001:db8::1"
    connections = Connections(Settings(**SLOW, connections=1, proxies=proxies), 0)
    wires = [Wire(peer) for _ in range(2)]
    for wire in wires:
        connection = Counted(app_state={ALL: connections})
        connection.connection_made(wire)
        connection.begin()  # so that it does not keep us waiting, and stays
    assert [wire.aborted for wire in wires] == [False, refused]


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5000,
        b"GET /" + b"a" * 100_000,
        b"GET / HTTP/1.1\r\na: " + b"b" * 20_000 + b"\r\n\r\n",
    ],
)
@in_loop
async def test_heads_that_are_too_large(sent: bytes) -> None:
    async with listening(**SLOW) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        assert await ended(reader) in (TOO_LARGE, b"")  # it is lost where more is still coming
        writer.close()
        assert all(
            len(inner.got) <= 2**18 and not inner.connection.requests for inner in Inner.made
        )


@in_loop
async def test_endless_bytes_during_a_request() -> None:
    async with listening(**SLOW) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/stream HTTP/1.1\r\n\r\n")
        end = asyncio.create_task(ended(reader))
        while not end.done():
            writer.write(b"a" * 10_000)
            await asyncio.sleep(0)
        writer.close()
        assert len(Inner.made[-1].got) < 10 * Settings().largest_body


@in_loop
async def test_a_reader_who_does_not_read() -> None:
    async with listening(**SLOW, patience=0.2) as (_, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=100)
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        while not (Inner.made and Inner.made[-1].connection.requests):
            await asyncio.sleep(0.01)
        transport = Inner.made[-1].connection.transport
        assert transport is not None
        transport.write(bytes(50_000_000))
        Inner.made[-1].answer()
        while not transport.is_closing():
            await asyncio.sleep(0.05)
        writer.close()


@in_loop
async def test_the_one_that_waits_longest_makes_room() -> None:
    async with listening(**SLOW, connections=3) as (connections, port):
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        opened[0][1].write(b"GET / HTTP/1.1\r\n\r\n")  # busy: stays
        while not any(inner.connection.requests for inner in Inner.made):
            await asyncio.sleep(0.01)
        opened.append(await asyncio.open_connection("127.0.0.1", port))
        assert await ended(opened[1][0]) == b""
        assert connections.open.open == {"127.0.0.1": 3}
        for _, writer in opened:
            writer.close()


@in_loop
async def test_no_room_when_all_are_busy_and_proxies_are_not_counted() -> None:
    async with listening(**SLOW, connections=1) as (connections, port):
        _, busy = await asyncio.open_connection("127.0.0.1", port)
        busy.write(b"GET / HTTP/1.1\r\n\r\n")
        while not (Inner.made and Inner.made[-1].connection.requests):
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await ended(reader) == b""
        assert connections.total == 1
        writer.close()
        busy.close()
    async with listening(**SLOW, connections=1, proxies="10.0.0.1,127.0.0.0/8") as (found, port):
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        while found.total < 5:
            await asyncio.sleep(0.01)
        for _, writer in opened:
            writer.close()


class Small(Server):
    """A server that may open few files, with the usual limits."""

    def __init__(self, folder: Path) -> None:
        limits = (300, 300)
        few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, {limits})"
        code = f"{few}; import sys; from doubloon.cli import main; sys.exit(main())"
        self.errors = (folder / "errors").open("ab")
        command = [sys.executable, "-c", code, "serve", "--port", "0", "--bots", "0"]
        command += ["--db", str(folder / "games.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().decode()
        self.url = self.line.split()[3].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        self.wait()


def asked(url: str, times: int) -> float:
    """The median time of a request on a connection of its own."""
    taken: list[float] = []
    for _ in range(times):
        started = time.perf_counter()
        with connected(url, timeout=60) as client:
            assert client.get("/api/games").status_code == 200
        taken.append(time.perf_counter() - started)
    return sorted(taken)[times // 2]


@pytest.mark.slow
def test_600_slow_connections_keep_nobody_out(tmp_path: Path) -> None:
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, 1000), most))
    server = Small(tmp_path)
    slow: list[socket.socket] = []
    try:
        before = asked(server.url, 9)
        for number in range(600):
            each = socket.create_connection(("127.0.0.1", server.port), 60)
            slow.append(each)
            with contextlib.suppress(OSError):
                each.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "[: 5 + number % 30])
        assert asked(server.url, 9) < 20 * before + 1
    finally:
        for each in slow:
            each.close()
        server.end(signal.SIGKILL)
