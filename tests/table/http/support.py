"""A server in this process and clients for it; every byte that a client gets is kept."""

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec, cast

import httpx

from doubloon.table.http import logs
from doubloon.table.http.app import Application
from doubloon.table.http.settings import Settings
from doubloon.table.store.sql_store import SqlStore

BASE = "http://table.test"
P = ParamSpec("P")


def in_loop(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """An async test as an ordinary one; whatever takes longer than this hangs."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            async with asyncio.timeout(600):
                await test(*args, **kwargs)

        asyncio.run(limited())

    return run


@asynccontextmanager
async def running(folder: Path, bots: int = 0, **settings: Any) -> AsyncIterator[Application]:
    """An application with a store in the folder, and no limit on the rate."""
    logs.set_up("warning")
    chosen = Settings(**{"rate": 0, "tables": 0, **settings})
    app = Application(SqlStore(str(folder / "tables.sqlite")), chosen, bots)
    async with app.service.running():
        try:
            yield app
        finally:
            app.streams.close()


class Client:
    """A browser: keeps its cookies, remembers what it was sent."""

    def __init__(self, app: Application, address: str = "127.0.0.1") -> None:
        self.address = address
        self.bytes: list[bytes] = []
        self.http = httpx.AsyncClient()
        self.again(app)

    def again(self, app: Application) -> None:
        """Go on with the same cookies at a server that was started again."""
        self.asgi: Any = app.asgi
        client = (self.address, 1)
        transport = httpx.ASGITransport(cast(Any, app.asgi), client=client)
        cookies = self.http.cookies
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE, cookies=cookies)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.bytes.append(answer.content)
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **data: Any) -> Any:
        answer = await self.ask("POST", path, json=data)
        assert answer.status_code == 200, f"{path}: {answer.text}"
        return answer.json()

    async def refused(self, path: str, **data: Any) -> tuple[int, str]:
        """Status and kind of an error."""
        answer = await self.ask("POST", path, json=data)
        body = answer.json()
        assert set(body) <= {"error", "message", "rule"}, body
        assert body["message"], body
        assert "Traceback" not in answer.text
        return answer.status_code, body["error"]

    async def create(self, game: str = "toy", players: int = 2, **more: Any) -> str:
        """A table whose host is this client."""
        made = await self.post("/api/tables", game=game, players=players, name="Anne", **more)
        return str(made["table"])

    async def look(self, table: str, query: str = "") -> Any:
        return await self.get(f"/api/tables/{table}{query}")

    async def move(self, table: str, place: int = 0, **more: Any) -> Any:
        """Take one of the choices."""
        seat = f"?seat={more['as']}" if "as" in more else ""
        decision = (await self.look(table, seat))["decision"]
        words = [decision["choices"][place]]
        path = f"/api/tables/{table}/moves"
        return await self.post(path, decision=decision["id"], words=words, **more)

    async def waits(self, table: str) -> Any:
        """The browser's games, once this table waits for it; lists lag a little behind."""
        while (mine := await self.get("/api/me"))["next"] != table:
            await asyncio.sleep(0.05)
        return mine

    def stream(self, query: str = "", last: str = "") -> "Stream":
        """Open the browser's stream."""
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        return Stream(self.asgi, query, cookies, last)


class Stream:
    """A stream that is read while the server runs; ``events`` come as they are sent."""

    def __init__(self, asgi: Any, query: str, cookies: str, last: str) -> None:
        headers = [(b"host", b"table.test"), (b"cookie", cookies.encode())]
        if last:
            headers.append((b"last-event-id", last.encode()))
        self.scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": "/api/stream", "raw_path": b"/api/stream", "root_path": "",
            "query_string": query.encode(), "headers": headers, "client": ("test", 1),
            "server": ("table.test", 80), "state": {},
        }  # fmt: skip
        self.asgi = asgi
        self.gone = asyncio.Event()
        self.reads = asyncio.Event()
        self.reads.set()
        self.status = 0
        self.bytes = b""
        self.last = last
        self.chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Stream":
        self.task = asyncio.create_task(self.asgi(self.scope, self.receive, self.send))
        return self

    async def __aexit__(self, *args: object) -> None:
        self.gone.set()
        self.reads.set()
        assert self.task is not None
        async with asyncio.timeout(5):
            await self.task

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message.get("body"):
            self.bytes += message["body"]
            self.chunks.put_nowait(message["body"])

    async def chunk(self) -> bytes:
        """The next bytes."""
        async with asyncio.timeout(10):
            return await self.chunks.get()

    async def event(self) -> Any:
        """The data of the next event; heartbeats are passed over."""
        while True:
            chunk = await self.chunk()
            fields = dict(
                line.split(": ", 1) for line in chunk.decode().splitlines() if line[:1] not in ":"
            )
            if "data" in fields and fields["event"] == "table":
                self.last = fields["id"]
                return json.loads(fields["data"])

    async def presence(self) -> list[Any]:
        """The seats of the next message about who is at a table."""
        while True:
            for line in (await self.chunk()).decode().splitlines():
                if line.startswith('data: {"table"') and '"number"' not in line:
                    found: list[Any] = json.loads(line[6:])["seats"]
                    return found

    async def until(self, number: int) -> Any:
        """The first event that tells up to a number, or beyond."""
        while True:
            event = await self.event()
            if event["number"] >= number:
                return event
