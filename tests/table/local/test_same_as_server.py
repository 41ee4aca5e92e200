"""A local host gives the messages of a server, byte for byte, over whole games."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from doubloon.table.bots.jobs import job_of
from doubloon.table.bots.moves import choose
from doubloon.table.core.commands import Move
from doubloon.table.http.app import Application
from doubloon.table.local.bots import Bots
from doubloon.table.local.host import Host
from doubloon.table.local.requests import Answer, Requests
from doubloon.table.local.store import MemoryStore
from tests.table.desk import SECRET
from tests.table.http.support import Client, Stream, in_loop, running

GAMES = ("loot_island", "tobago", "under_sail")
PEOPLE_FIRST = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]


class Both:
    """A server and a local host that are asked the same at the same time."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.client = Client(app)
        self.now = 1_800_000_000_000
        app.service.hub.clock = lambda: self.now
        self.store = MemoryStore()
        self.ids: list[str] = []
        self.host: Host | None = None

    def local(self) -> Host:
        """The host; it is this browser's, which the server knows by its cookie."""
        if self.host is None:
            browser = str(self.client.http.cookies["doubloon"])
            self.host = Host(self.store, lambda: self.now, browser, lambda _: self.ids[-1])
        return self.host

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """Ask both; they give the same answer."""
        self.now += 1000
        body = msgspec.json.encode(data) if method == "POST" else b""
        more = {"content": body, "headers": {"content-type": "application/json"}} if body else {}
        theirs = await self.client.ask(method, path, **more)
        found = theirs.json()
        if path == "/api/tables" or path.rpartition("/")[2] in ("branch", "rematch"):
            self.ids.append(found["table"])
        ours = asked(self.local(), method, path, body)
        assert (ours.status, ours.body) == (theirs.status_code, theirs.content), path
        return found

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, **data: Any) -> Any:
        return await self.ask("POST", path, **data)

    async def begin(self, game: str, players: int, **more: Any) -> str:
        """A table that is about to start, with the same secret in both places."""
        made = await self.post("/api/tables", game=game, players=players, name="Anne", **more)
        table_id: str = made["table"]
        await self.share_secret(table_id)
        return table_id

    async def share_secret(self, table_id: str) -> None:
        """The same shuffles in both places."""
        (await self.app.service.hub.table(table_id)).secret = SECRET
        self.local().tables[table_id].secret = SECRET

    async def told(self, stream: Stream) -> None:
        """The next message of the stream is the local host's next update."""
        [ours] = self.local().updates()
        theirs = await stream.chunk()
        while b"event: table" not in theirs:
            theirs = await stream.chunk()
        assert theirs.partition(b"data: ")[2].rstrip() == ours

    async def bots_move(self, table_id: str) -> None:
        """The bot that is asked gets the same view in both places, and moves."""
        found = Bots(self.local()).next()
        assert found is not None
        table = await self.app.service.hub.table(table_id)
        level = table.seats[found.seat].level or ""
        assert msgspec.json.encode(found.job) == msgspec.json.encode(
            job_of(table, found.seat, level, found.decision)
        )
        words = choose(found.job)
        self.now += 1000
        move = Move(found.seat, found.decision, words, bot=True)
        await self.app.service.hub.submit(table_id, move)
        Bots(self.local()).play(found, words)


def asked(host: Host, method: str, path: str, body: bytes) -> Answer:
    """What a local host answers without having to think."""
    try:
        next(Requests(host).answer(method, path, body))
    except StopIteration as done:
        answer: Answer = done.value
        return answer
    raise AssertionError("it wants to think")


async def try_out(both: Both, at: str, seat: int, decision: dict[str, Any]) -> None:
    """Everything that is asked while a move is built."""
    word = decision["choices"][-1]
    await both.post(f"{at}/tap", **{"as": seat, "words": [], "word": word})
    await both.post(f"{at}/preview", **{"as": seat, "words": [word]})
    await both.post(f"{at}/why-not", **{"as": seat, "word": word})
    await both.post(f"{at}/why-not", **{"as": seat, "word": "no such word"})
    old = {"as": seat, "decision": "0.0.0", "words": [word]}
    await both.post(f"{at}/moves", **old)
    await both.post(f"{at}/moves", **{**old, "as": 2})


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_whole_game(game: str, tmp_path: Path) -> None:
    rng = Random(game)
    async with running(tmp_path) as app:
        both = Both(app)
        table_id = await both.begin(game, 3, seats=PEOPLE_FIRST)
        at = f"/api/tables/{table_id}"
        await both.post(f"{at}/join", name="Bob")
        await both.post(f"{at}/join", name="Bob")  # refused: somebody has that name
        await both.post(f"{at}/start", **{"as": 1})  # refused: not the host
        async with both.client.stream(f"table={table_id}") as stream:
            both.local().watch(table_id)
            await both.told(stream)
            await both.post(f"{at}/start", **{"as": 0})
            await both.told(stream)
            number = 0
            for turn in range(3000):
                table = both.local().tables[table_id]
                if table.status == "finished":
                    break
                seat = table.asked()[0]
                if table.seats[seat].level is not None:
                    await both.bots_move(table_id)
                    await both.told(stream)
                    continue
                # A look at every seat's view now and then: the stream has all of them each time.
                looked = await both.get(f"{at}?after={number}&seat={seat}")
                number, decision = looked["number"], looked["decision"]
                if turn % 9 == 0:
                    await try_out(both, at, seat, decision)
                words = [rng.choice(decision["choices"])]
                move = {"as": seat, "decision": decision["id"], "words": words}
                await both.post(f"{at}/moves", **move)
                await both.told(stream)
                if turn % 10 == 0 and table.undo(seat)[0] > 0:
                    await both.post(f"{at}/undo", **{"as": seat})
                    await both.told(stream)
            assert both.local().tables[table_id].status == "finished"
        await afterwards(both, at)
        log = msgspec.json.encode(both.store.logs[table_id])
        assert log == msgspec.json.encode(await app.service.store.read(table_id))


async def afterwards(both: Both, at: str) -> None:
    """Everything that is asked of a finished game."""
    await both.get(f"{at}?after=0")
    await both.get(f"{at}/deck")
    for seat in (-1, 0):
        await both.get(f"{at}/replay?seat={seat}&number=40")
    await both.get(f"{at}/replay?course=true")
    await both.get(f"{at}/record")
    again = await both.post(f"{at}/branch", number=12, seat=1, name="Anne")
    assert again["seat"] == 1
    await both.post(f"{at}/rematch", **{"as": 0})


@in_loop
async def test_what_is_said_of_games(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        both = Both(app)
        await both.begin("under_sail", 3)
        await both.get("/api/games")
        for game in GAMES:
            for what in ("rules/nl", "rules/xx", "words/fr", "deck", "lessons"):
                await both.get(f"/api/games/{game}/{what}")
            await both.post(f"/api/games/{game}/deck", text="name = 1")
        for path in ("/api/games/no/deck", "/api/tables/none", "/api/tables/none/record"):
            await both.get(path)


@in_loop
async def test_talk_and_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        both = Both(app)
        at = f"/api/tables/{await both.begin('tobago', 3)}"
        await both.post(f"{at}/join", name="Bob", seat=2)
        await both.post(f"{at}/chat", **{"as": 0, "text": "hello"})
        await both.post(f"{at}/reactions", **{"as": 2, "reaction": "!", "to": 2})
        await both.post(f"{at}/bot", **{"as": 0, "seat": 1, "level": "normal"})
        await both.post(f"{at}/start", **{"as": 0})
        for what, data in (
            ("leave", {"as": 2}),
            ("take-back", {"as": 2}),
            ("mute", {"as": 0, "seat": 2}),
            ("open", {"as": 0, "seat": 1}),
            ("resign", {"as": 2}),
            ("abandon", {"as": 0}),
            ("chat", {"text": "which seat?"}),
        ):
            await both.post(f"{at}/{what}", **data)
        await both.get(f"{at}?after=0&seat=0")
        await both.get(f"{at}?seat=1")
