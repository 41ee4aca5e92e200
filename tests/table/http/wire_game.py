"""A game over HTTP with a client for each seat and a spectator, and the same game beside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx

from doubloon.conformance.cases import random_move, some_options
from doubloon.conformance.plain_data import through_json
from doubloon.conformance.secrecy import in_world
from doubloon.kernel import registry
from doubloon.kernel.events import Event, visible
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.state import State
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table
from doubloon.table.http.app import Application
from tests.table.http.support import Client

SPECTATOR = -1
NAMES = ("Anne", "Bart", "Cleo", "Dan", "Eve")
# What everybody may know of an entry of that kind, and what its own seat may know besides.
OPEN: dict[str, set[str]] = {
    "created": set(),
    "joined": {"name"},
    "started": {"commitment", "rules_version", "deck_hash"},
    "chat": {"text"},
    "move": {"forced"},
    "undo": set(),
    "finished": {"reason", "scores", "placings", "hash", "secret"},
}
OWN = {"move": {"words"}, "undo": {"back"}}


def allowed(entry: Entry, seat: int) -> dict[str, Any]:
    """The data of an entry that a seat may know."""
    own = OWN.get(entry.kind, set()) if seat == entry.seat else set()
    keys = OPEN[entry.kind] | own
    return {key: value for key, value in entry.data.items() if key in keys}


class WireGame:
    """One table."""

    def __init__(self, app: Application, name: str) -> None:
        self.app = app
        self.game = registry.find(name)
        self.players = min(3, self.game.max_players)
        self.clients = [Client(app) for _ in range(self.players)]
        self.spectator = Client(app)
        self.seats = range(SPECTATOR, self.players)
        self.secrets: list[str] = []  # of the seats
        self.id = ""
        self.number = 0  # up to where it was followed
        self.told: dict[int, dict[int, Any]] = {}  # number: seat: what the kernel lets it know
        self.hashes: list[str] = []

    async def begin(self, rng: Random, mixed: bool) -> None:
        """Everybody sits down; with the usual options or any mix of them."""
        for seat in self.seats:
            await self.client(seat).get("/api/me")  # for the cookie
        options = some_options(self.game, rng) if mixed else {}
        about = {"game": self.game.name, "players": self.players, "options": options}
        made = await self.clients[0].post("/api/tables", **about, name=NAMES[0], visibility="open")
        self.id = made["table"]
        self.secrets.append(made["secret"])
        for client, name in zip(self.clients[1:], NAMES[1:]):
            joined = await client.post(f"/api/tables/{self.id}/join", name=name)
            self.secrets.append(joined["secret"])
        await self.clients[0].post(f"/api/tables/{self.id}/start")
        table = await self.table()
        self.beside = Play.begin(
            Setup(
                self.game, self.players, table.settings.options, table.secret, self.id, table.deck()
            )
        )
        await self.follow()

    async def table(self) -> Table:
        return await self.app.service.table(self.id)

    def client(self, seat: int) -> Client:
        return self.clients[seat] if seat >= 0 else self.spectator

    # play

    async def step(self, rng: Random) -> bool:
        """A move of somebody who is asked, whole or in part; now and then undo or chat."""
        asked = self.beside.state.deciders()
        if not asked:
            return False
        path = f"/api/tables/{self.id}"
        able = [seat for seat in range(self.players) if self.beside.undo_limit(seat)[0] > 0]
        if able and rng.randrange(8) == 0:
            await self.client(rng.choice(able)).post(f"{path}/undo")
            await self.follow()
            return True
        if rng.randrange(8) == 0:
            await self.client(rng.randrange(self.players)).post(f"{path}/chat", text="ahoy")
        seat = rng.choice(asked)
        words = random_move(self.beside, seat, rng, rng.choice((1, 6)))
        body = {"decision": self.beside.decision_id(seat), "words": words}
        await self.client(seat).post(f"{path}/moves", **body)
        await self.follow()
        return True

    async def follow(self) -> None:
        """Play beside what was stored; more than the one move, if others were forced."""
        for entry in await self.app.service.store.read(self.id, self.number):
            self.number = entry.number
            self.hashes.append(self.beside.state.hash())
            events: list[Event] = []
            if entry.kind == "move":
                assert entry.seat is not None
                self.beside = self.beside.after(entry.seat, entry.data["words"])
                events = self.beside.entries[-1].events
            elif entry.kind == "undo":
                for seat, moves in entry.data["back"]:
                    self.beside = self.beside.taken_back(seat, moves)
            self.told[entry.number] = {
                seat: (allowed(entry, seat), visible(events, seat)) for seat in self.seats
            }

    # what is told

    def check_log(self, log: list[Any], seat: int) -> None:
        """Every entry holds what the seat may know, and nothing else."""
        for entry in log:
            data, events = self.told[entry["number"]][seat]
            assert entry["data"] == through_json(data), entry
            assert entry["events"] == through_json(events), entry
            assert set(entry) == {"number", "kind", "seat", "at", "data", "events"}

    def check_strangers(self, seat: int, heard: bytes) -> None:
        """Nothing of the others' keys, and of the game's only when it is over."""
        for other, secret in enumerate(self.secrets):
            assert (secret.encode() in heard) == (other == seat)
        for each in self.seats:
            assert self.client(each).http.cookies["doubloon"].encode() not in heard
        if not self.beside.state.over:
            assert self.beside.setup.secret.encode() not in heard
            assert not any(each.encode() in heard for each in self.hashes)

    # two worlds

    async def compare_worlds(self, rng: Random) -> None:
        """The same questions in a world that looks the same to the asker."""
        await self.lists_are_up()
        for seat in self.seats:
            chance = rng.randrange(10**6)
            truth = await self.questions(seat, Random(chance))
            world = self.beside.state.view(seat).sample(chance)
            with self.in_place(await self.in_world(world)):
                other = await self.questions(seat, Random(chance))
            for ours, theirs in zip(truth, other, strict=True):
                assert ours == theirs, f"seat {seat} is told what it may not know"

    async def lists_are_up(self) -> None:
        """Lists lag behind: until they do not."""
        while True:
            (listed,) = (await self.spectator.get("/api/tables"))["tables"]
            if listed["number"] == self.number:
                return

    async def in_world(self, world: State) -> Table:
        """The table as if this were the state of its game: nothing remembered comes along."""
        store = self.app.service.store
        table = Table.replay(self.id, await store.read(self.id), self.beside.setup.secret)
        assert table.play is not None
        table.play = in_world(table.play, world)
        return table

    @contextmanager
    def in_place(self, table: Table) -> Iterator[None]:
        """The server with this table instead of its own."""
        cell = self.app.service.hub.cache.cell(self.id)
        held, cell.table = cell.table, table
        try:
            yield
        finally:
            cell.table = held

    async def questions(self, seat: int, rng: Random) -> list[tuple[str, bytes]]:
        """All that a seat can ask, legal or not, but for what changes something; the answers."""
        asker = Asker(self.client(seat), f"/api/tables/{self.id}")
        await asker.reads(seat)
        await asker.refusals(self.number)
        look = await asker.client.look(self.id)
        every = self.game.catalogue.words(list(range(len(self.game.catalogue))))
        legal = look["decision"]["choices"] if look["decision"] else []
        named = look["decision"]["id"] if legal else "1.1.1.1"
        for word in [*rng.sample(every, min(5, len(every))), *legal[:3], "nonsense"]:
            await asker.post("/why-not", word=word)
            await asker.post("/preview", words=[word])
            another = rng.choice(every)
            await asker.post("/preview", words=[word, another])
            await asker.post("/tap", words=[word], wanted=legal[:2], word=another)
            await asker.post("/tap", words=legal[:1], wanted=[another], word=word)
            await asker.post("/moves", decision="0.0.0.7", words=[word])  # stale
            if word not in legal:
                await asker.post("/moves", decision=named, words=[word])
                await asker.post("/moves", decision=named, words=[word, rng.choice(every)])
        await asker.stream(self.id, "")
        await asker.stream(self.id, f"{self.id}.{max(1, self.number - 3)}")
        return asker.heard


class Asker:
    """Asks, and keeps the answers whole: status, headers and bytes."""

    def __init__(self, client: Client, path: str) -> None:
        self.client = client
        self.path = path
        self.heard: list[tuple[str, bytes]] = []

    def keep(self, question: str, answer: httpx.Response) -> None:
        status = str(answer.status_code).encode()
        headers = b"".join(b"%s:%s\n" % each for each in answer.headers.raw)
        self.heard.append((question, status + headers + answer.content))

    async def get(self, where: str) -> None:
        self.keep(where, await self.client.ask("GET", where))

    async def post(self, where: str, **data: Any) -> None:
        answer = await self.client.ask("POST", self.path + where, json=data)
        self.keep(f"{where} {data}", answer)

    async def reads(self, seat: int) -> None:
        for query in ("", "?after=0", f"?seat={seat}", "?seat=-1", "?seat=0", "?seat=1&after=2"):
            await self.get(self.path + query)
        for where in ("/record", "/deck", "/replay", "/review"):
            await self.get(self.path + where)
        for where in ("/api/me", "/api/tables"):
            await self.get(where)

    async def refusals(self, number: int) -> None:
        """What cannot be done now by anybody."""
        await self.post("/undo", moves=99)
        await self.post("/answer-undo")
        await self.post("/take-back")
        await self.post("/rematch")
        await self.post("/hint")
        await self.post("/branch", number=number)
        await self.post("/start")
        await self.post("/join", name="Another")
        await self.post("/chat", text="")
        await self.post("/reactions", reaction="!", to=number + 1000)
        await self.post("/mute", seat=77)
        await self.post("/bot", seat=77)
        await self.post("/remove", seat=77)

    async def stream(self, table: str, last: str) -> None:
        async with self.client.stream(f"table={table}", last) as stream:
            await stream.event()
        self.heard.append((f"stream {last}", str(stream.status).encode() + stream.bytes))
