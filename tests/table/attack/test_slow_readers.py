"""Streams that are opened and never read: they cost no more than others, and hold nobody up."""

import contextlib
import selectors
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.table.attack.test_soak import held
from tests.table.http.live import begun, connected, post, served
from tests.table.http.stubborn import PATIENCE

pytestmark = [pytest.mark.slow, pytest.mark.long]
ROUNDS = 3
READERS = 80
OF_ADDRESS = 40  # streams, fewer than are allowed
MESSAGES = 200  # in a round in which all read
TEXT = "ahoy " * 60
TAKES = 2048  # bytes that such a reader lets wait


class Quick(threading.Thread):
    """Reads as fast as it can, and notes when each number came."""

    def __init__(self, url: str, client: httpx.Client) -> None:
        super().__init__(daemon=True)
        self.client = connected(url, cookies=client.cookies, timeout=PATIENCE)
        self.came: dict[int, float] = {}
        self.news = threading.Condition()

    def run(self) -> None:
        ended = contextlib.suppress(httpx.TransportError)  # with the server
        with self.client, ended, self.client.stream("GET", "/api/stream") as stream:
            for line in stream.iter_lines():
                if line.startswith("id: "):
                    with self.news:
                        self.came[int(line.rpartition(".")[2])] = time.perf_counter()
                        self.news.notify()

    def delay(self, number: int, since: float) -> float:
        """Seconds until it has read that number, or a later one."""
        with self.news:
            assert self.news.wait_for(lambda: max(self.came, default=0) >= number, PATIENCE)
            return min(at for told, at in self.came.items() if told >= number) - since


class Talk:
    """A table at which somebody talks, and somebody listens."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = connected(url, timeout=PATIENCE)
        self.path = begun(self.client)
        self.quick = Quick(url, self.client)
        self.quick.start()

    def delay(self) -> float:
        """How long a message takes to the one who listens, from when it is sent."""
        began = time.perf_counter()
        said = post(self.client, f"{self.path}/chat", text=TEXT, **{"as": 0})
        return self.quick.delay(said["number"], began)

    def dropped(self) -> float:
        """Readers that the server has given up."""
        lines = self.client.get("/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(DROPPED))

    @contextlib.contextmanager
    def readers(self, reading: bool) -> Iterator[None]:
        """More streams of this table, from several addresses, which are read or not."""
        cookie = f"doubloon={self.client.cookies['doubloon']}"
        head = f"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
        sockets = [socket.socket() for _ in range(READERS)]
        enough = threading.Event()
        reader = threading.Thread(target=read_all, args=(sockets if reading else [], enough))
        try:
            for number, each in enumerate(sockets):
                each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TAKES)
                each.bind((f"127.0.0.{2 + number // OF_ADDRESS}", 0))
                each.connect(("127.0.0.1", int(self.url.rpartition(":")[2])))
                each.sendall(head.encode())
            reader.start()
            yield
        finally:
            enough.set()
            reader.join()
            for each in sockets:
                each.close()


def read_all(sockets: list[socket.socket], enough: threading.Event) -> None:
    """Read whatever comes."""
    with selectors.DefaultSelector() as selector:
        for each in sockets:
            selector.register(each, selectors.EVENT_READ, each)
        while not enough.is_set():
            for key, _ in selector.select(0.1):
                key.data.recv(1 << 16)


DROPPED = "doubloon_streams_dropped_total "


def test_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """Delays beside readers who read and such who do not, in turns; memory after each round."""
    with served(tmp_path) as server:
        talk = Talk(server.url)
        ordinary: list[float] = []
        attacked: list[float] = []
        memory: list[int] = []
        for _ in range(ROUNDS):
            with talk.readers(reading=True):
                ordinary.append(statistics.median(talk.delay() for _ in range(MESSAGES)))
            before = talk.dropped()
            delays: list[float] = []
            with talk.readers(reading=False):
                while talk.dropped() < before + READERS:
                    delays += [talk.delay() for _ in range(10)]
            attacked.append(statistics.median(delays))
            memory.append(held(server)[0])
        assert min(attacked) < 3 * min(ordinary), (attacked, ordinary)
        assert memory[-1] < 1.1 * memory[0], memory
        talk.client.close()
    talk.quick.join(PATIENCE)
