"""People at their browsers, and a server among them that can be killed at any moment."""

import asyncio
import hashlib
import shutil
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from doubloon.table.http.app import Application
from doubloon.table.http.streams import numbers_in
from tests.table.http.machine.model import SPECTATOR, Model
from tests.table.http.support import Client, Stream, running

T = TypeVar("T")
PATIENCE = 60  # seconds; whoever waits longer waits for ever


class Person:
    """A browser: its cookie stays, its connections come and go with the server."""

    def __init__(self, place: int, cookie: bool = True) -> None:
        self.place = place
        self.cookie = cookie
        self.name = f"Person {place}"
        self.secret = hashlib.sha256(self.name.encode()).hexdigest()[:32]
        self.requests = 0
        self.stream: Stream | None = None
        self.last = ""  # the id of the last event
        self.expected: set[str] = set()  # tables of which the open stream must tell
        self.position: dict[str, int] = {}  # up to where it has told
        self.heard: dict[str, list[Any]] = {}
        self.client: Client

    def meet(self, app: Application) -> None:
        self.client = Client(app)
        if self.cookie:
            self.client.http.cookies.set("doubloon", self.secret)

    def request(self) -> str:
        """Another id for each request; everybody counts alike."""
        self.requests += 1
        return str(self.requests)

    async def ask(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return await self.client.ask("POST", path, json=body)

    # the stream

    async def connect(self, watched: list[str], expected: set[str], how: str) -> None:
        """Open the stream anew: with what was heard last in its header or address, or without."""
        await self.disconnect()
        query = "&".join(f"table={each}" for each in watched)
        last = "" if how == "fresh" else self.last
        if how == "query" and last:
            query += f"&after={last}"
        self.expected = expected
        self.position = numbers_in(last)
        self.heard = {}
        self.stream = self.client.stream(query, last if how == "header" else "")
        await self.stream.__aenter__()

    async def disconnect(self) -> None:
        if self.stream is not None:
            await self.stream.__aexit__()
            self.stream = None
        self.expected = set()

    async def listen(self, model: Model) -> None:
        """Hear all of a table up to now, and compare: every entry once, then the present."""
        if self.stream is None or model.id not in self.expected:
            return
        known = self.position.get(model.id)
        told = known
        while told is None or told < model.number:
            for event in self.heard.pop(model.id, None) or [await self._next(model.id)]:
                for seat in event["seats"]:
                    self._check_log(model, told, event["number"], seat)
                told = event["number"]
                if told == model.number:
                    self._check_present(model, event)
        self.position[model.id] = told

    async def _next(self, table_id: str) -> Any:
        """The next event of this table; others' are kept for later."""
        assert self.stream is not None
        while True:
            event = await self.stream.event()
            self.last = self.stream.last
            if event["table"] == table_id:
                return event
            self.heard.setdefault(event["table"], []).append(event)

    def _check_log(self, model: Model, told: int | None, number: int, seat: Any) -> None:
        numbers = [entry["number"] for entry in seat["log"]]
        assert numbers == ([] if told is None else list(range(told + 1, number + 1)))
        known = model.told[seat["seat"]]
        assert all(entry == known[entry["number"] - 1] for entry in seat["log"])

    def _check_present(self, model: Model, event: Any) -> None:
        seats = [seat["seat"] for seat in event["seats"]]
        assert seats == (model.seats_of(self.place) or [SPECTATOR])
        for seat in event["seats"]:
            number = len(model.told[seat["seat"]])
            model.check_look(
                {
                    **seat,
                    "about": event["about"],
                    "number": number,
                    "log": model.told[seat["seat"]],
                },
                seat["seat"],
            )


class World:
    """A server in a loop of its own. ``crash`` goes on with what a killed one leaves on disk."""

    def __init__(self, folder: Path, people: list[Person]) -> None:
        self.folder = folder
        self.people = people
        self.lives = 0
        self.loop = asyncio.new_event_loop()
        self.run(self.live())

    def run(self, work: Awaitable[T]) -> T:
        """Do something while the server runs."""

        async def limited() -> T:
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.loop.run_until_complete(limited())

    def home(self) -> Path:
        return self.folder / str(self.lives)

    async def live(self) -> None:
        """Start a server on the files that are there."""
        self.home().mkdir(exist_ok=True)
        ready: asyncio.Future[Application] = self.loop.create_future()
        self.over = asyncio.Event()
        self.life = asyncio.create_task(self._serve(ready, self.over))
        self.app = await ready
        for person in self.people:
            person.meet(self.app)

    async def _serve(self, ready: "asyncio.Future[Application]", over: asyncio.Event) -> None:
        try:
            async with running(self.home()) as app:
                ready.set_result(app)
                await over.wait()
        except Exception as error:
            if ready.done():
                raise
            ready.set_exception(error)

    async def crash(self) -> None:
        """Killed: what is on disk at this moment is all that stays."""
        before = self.home()
        self.lives += 1
        self.home().mkdir()
        with nothing_written(before):
            for file in before.glob("tables.sqlite*"):
                shutil.copy(file, self.home())
        await self.end()
        await self.live()

    async def end(self) -> None:
        """Let this server go; nobody hears what it still says."""
        for person in self.people:
            await person.disconnect()
        self.over.set()
        await self.life

    def close(self) -> None:
        self.run(self.end())
        self.loop.close()


@contextmanager
def nothing_written(folder: Path) -> Iterator[None]:
    """No transaction begins or ends meanwhile, so that a copy of the files is a cut."""
    file = folder / "tables.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)) as lock:
        lock.execute("BEGIN IMMEDIATE")
        yield
