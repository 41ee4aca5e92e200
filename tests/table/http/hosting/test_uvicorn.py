"""Moves and streams through uvicorn's own protocol, without a network."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import ref

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from doubloon.table.http.app import Application
from doubloon.table.http.limits.guard import HEADERS
from tests.table.http.support import Client, in_loop, running

DATE = (b"date", b"Mon, 16 Nov 2026 12:00:00 GMT")


class Connection(asyncio.Transport):
    """What uvicorn has of a client: bytes in and out, written one by one."""

    def __init__(self, app: Application) -> None:
        super().__init__()
        config = uvicorn.Config(
            app.asgi, http=HttpToolsProtocol, log_config=None, lifespan="off", ws="none"
        )
        config.load()
        state = ServerState()
        state.default_headers = [DATE]
        self.writes: list[bytes] = []
        self.news = asyncio.Event()
        self.closed = False
        self.protocol: Any = HttpToolsProtocol(config, state, {}, asyncio.get_running_loop())
        self.protocol.connection_made(self)

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))
        self.news.set()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("test", 1), "sockname": ("table.test", 80)}.get(name, default)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    async def written(self, number: int) -> bytes:
        """The first writes, once there are so many."""
        async with asyncio.timeout(20):
            while len(self.writes) < number:
                self.news.clear()
                await self.news.wait()
        return b"".join(self.writes[:number])


class Answers:
    """What a client reads out of some bytes."""

    def __init__(self, data: bytes) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.headers: list[tuple[bytes, bytes]] = []
        self.bodies: list[bytes] = []
        self.whole = 0
        self.parser.feed_data(data)

    def on_message_begin(self) -> None:
        self.headers = []

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name, value))

    def on_body(self, body: bytes) -> None:
        self.bodies.append(body)

    def on_message_complete(self) -> None:
        self.whole += 1


def request(client: Client, method: str, path: str, body: Any = None, *more: str) -> bytes:
    cookies = "; ".join(f"{each.name}={each.value}" for each in client.http.cookies.jar)
    text = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", "host: table.test", f"cookie: {cookies}", *more]
    if text:
        head += ["content-type: application/json", f"content-length: {len(text)}"]
    return "\r\n".join([*head, "", ""]).encode() + text


class Game:
    """A table at which one browser holds all seats, its first move, and a connection."""

    def __init__(self, app: Application, anne: Client, table: str, move: dict[str, Any]) -> None:
        self.anne = anne
        self.table = table
        self.move = move
        self.connection = Connection(app)

    def send(self, *requests: bytes) -> None:
        """Requests, all at once."""
        self.connection.protocol.data_received(b"".join(requests))

    def moving(self, *headers: str, **changed: Any) -> bytes:
        """The request that plays the first move."""
        body = {**self.move, **changed}
        return request(self.anne, "POST", f"/api/tables/{self.table}/moves", body, *headers)

    async def chat(self, text: str) -> None:
        """Seat 0 says something, by another way."""
        await self.anne.post(f"/api/tables/{self.table}/chat", text=text, **{"as": 0})


@asynccontextmanager
async def a_game(place: Path) -> AsyncIterator[Game]:
    """A game on a server of its own."""
    async with running(place) as app:
        anne = Client(app)
        table = await anne.create()
        await anne.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start", **{"as": 0})
        decision = (await anne.look(table, "?seat=0"))["decision"]
        move = {"decision": decision["id"], "words": decision["choices"][:1], "as": 0}
        yield Game(app, anne, table, move)


@in_loop
async def test_moves_are_answered_in_their_order(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        game.send(game.moving())
        answer = Answers(await game.connection.written(2))
        assert answer.whole == 1
        assert json.loads(answer.bodies[0])["seat"] == 0
        assert {*HEADERS, DATE, (b"cache-control", b"no-store")} <= {*answer.headers}
        # The same connection goes on, also with two requests at once, answered in their order.
        game.send(game.moving(), game.moving(**{"as": 7}))
        refused = Answers(await game.connection.written(6))
        assert refused.whole == 3
        errors = [json.loads(body).get("error") for body in refused.bodies]
        assert errors == [None, "stale", "no_seat"]


@in_loop
async def test_a_move_leaves_nothing_to_the_garbage_collector(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        gc.disable()
        try:
            gc.collect()
            game.send(game.moving())
            await game.connection.written(2)
            old = ref(game.connection.protocol.cycle)
            game.send(game.moving())
            await game.connection.written(4)
            assert old() is None
        finally:
            gc.enable()


@in_loop
async def test_whoever_says_close_is_closed(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        game.send(game.moving("connection: close"))
        answer = Answers(await game.connection.written(2))
        assert (answer.whole, game.connection.closed) == (1, True)


@in_loop
async def test_updates_are_parts_of_the_stream(tmp_path: Path) -> None:
    async with a_game(tmp_path) as game:
        connection = game.connection
        game.send(request(game.anne, "GET", "/api/stream"))
        await connection.written(3)
        await asyncio.sleep(0)
        path = f"/api/tables/{game.table}/moves"
        number = (await game.anne.post(path, **game.move))["number"]
        stream = Answers(await connection.written(4))
        assert f"id: {game.table}.{number}\n".encode() in b"".join(stream.bodies)
        # While the reader is slow nothing is written; then it learns the latest.
        connection.protocol.pause_writing()
        await game.chat("ahoy")
        await game.chat("anyone?")
        assert len(connection.writes) == 4
        connection.protocol.resume_writing()
        stream = Answers(await connection.written(5))
        assert b"ahoy" in b"".join(stream.bodies)
        connection.protocol.connection_lost(None)
        await game.chat("still there?")
        assert not any(b"still there" in each for each in connection.writes)
