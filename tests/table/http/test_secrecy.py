"""Secrecy on the wire: no byte that a client gets depends on what its seat may not know.

Games are played over HTTP by all seats, with a spectator and with reconnects. Now and then the
server is asked the same questions twice by each seat: once as it is, once with its game exchanged
for another world that fits all that the seat knows. The answers must be the same bytes. What comes
by the streams is compared with what the kernel says that each seat may see, entry by entry.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from doubloon.kernel import registry
from doubloon.kernel.events import visible
from doubloon.kernel.play import Play
from doubloon.table.http.app import Application
from doubloon.table.table import Table
from tests.conformance.support import through_json
from tests.table.http.support import Client, in_loop, running

PLAYERS = 3
MOVES = {"toy": 40, "loot_island": 110}
EVERY = {"toy": 4, "loot_island": 10}


class Game:
    """A table with a client for each seat and a spectator, and the same game played beside it."""

    def __init__(self, app: Application, name: str) -> None:
        self.app = app
        self.name = name
        self.players = [Client(app) for _ in range(PLAYERS)]
        self.spectator = Client(app)
        self.id = ""
        self.number = 0  # up to where it was followed
        self.told: dict[int, dict[int, Any]] = {}  # number: seat: what the kernel lets it know

    async def begin(self) -> None:
        options = {"plays": 30} if self.name == "toy" else {}
        self.id = await self.players[0].create(self.name, PLAYERS, options=options)
        for player, called in zip(self.players[1:], ("Bart", "Calico"), strict=True):
            await player.post(f"/api/tables/{self.id}/join", name=called)
        await self.players[0].post(f"/api/tables/{self.id}/start")
        table = await self.table()
        self.beside = Play(
            table.game, PLAYERS, table.settings.options, table.secret, table.id, table.deck()
        )

    async def table(self) -> Table:
        return await self.app.service.table(self.id)

    def client(self, seat: int) -> Client:
        return self.players[seat] if seat >= 0 else self.spectator

    async def step(self, rng: Random) -> bool:
        """One move by somebody who is asked; False at the end."""
        asked = self.beside.state.deciders()
        if not asked:
            return False
        seat = rng.choice(asked)
        player = self.players[seat]
        decision = (await player.look(self.id))["decision"]
        words = [rng.choice(decision["choices"])]
        path = f"/api/tables/{self.id}/moves"
        await player.post(path, decision=decision["id"], words=words)
        await self.follow()
        return True

    async def follow(self) -> None:
        """Play beside what was stored; more than the one move, if others were forced."""
        for entry in await self.app.service.store.read(self.id, self.number):
            self.number = entry.number
            if entry.kind == "move":
                assert entry.seat is not None
                words = entry.data["words"]
                events = self.beside.submit(entry.seat, words)
                self.told[entry.number] = {
                    seat: (words if seat == entry.seat else None, visible(events, seat))
                    for seat in range(-1, PLAYERS)
                }

    def check_log(self, log: list[Any], seat: int) -> None:
        """Every entry holds what the seat may know, and nothing else."""
        for entry in log:
            if entry["kind"] == "move":
                words, events = self.told[entry["number"]][seat]
                assert entry["events"] == through_json(events)
                assert entry["data"].get("words") == words
                assert set(entry["data"]) <= {"words", "forced"}, entry["data"]

    async def questions(self, seat: int, rng: Random) -> list[bytes]:
        """All that a seat can ask, legal or not: the answers' bytes."""
        client, path = self.client(seat), f"/api/tables/{self.id}"
        heard: list[bytes] = []

        async def ask(method: str, where: str, **data: Any) -> None:
            answer = await client.ask(method, path + where, **data)
            heard.append(str(answer.status_code).encode() + answer.content)

        await ask("GET", "")
        await ask("GET", "?after=0")
        await ask("GET", "/record")
        await ask("GET", "/replay")
        await ask("GET", "/deck")
        await ask("POST", "/hint", json={})
        await ask("POST", "/undo", json={"moves": 99})
        look = await client.look(self.id)
        catalogue = registry.find(self.name).catalogue
        everything = catalogue.words(list(range(len(catalogue))))
        legal = look["decision"]["choices"] if look["decision"] else []
        for word in [*rng.sample(everything, 8), *legal[:6]]:
            await ask("POST", "/why-not", json={"word": word})
            await ask("POST", "/preview", json={"words": [word]})
            another = rng.choice(everything)
            await ask("POST", "/preview", json={"words": [word, another]})
            change = {"words": [word], "add": another, "want": legal[:2], "drop": word}
            await ask("POST", "/preview", json=change)
            if word not in legal:
                number = look["decision"]["id"] if legal else "1.1.1.1"
                await ask("POST", "/moves", json={"decision": number, "words": [word]})
        return heard

    async def compare_worlds(self, rng: Random) -> None:
        """The same questions in a world that looks the same to the asker."""
        table = await self.table()
        play = table.play
        assert play is not None
        for seat in range(-1, PLAYERS):
            chance = rng.randrange(10**6)
            truth = await self.questions(seat, Random(chance))
            held, play.state = play.state, play.state.view(seat).sample(chance)
            table._views = {}
            try:
                other = await self.questions(seat, Random(chance))
            finally:
                play.state = held
                table._views = {}
            assert truth == other, f"seat {seat} is told what it may not know"


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(MOVES))
@in_loop
async def test_the_wire(tmp_path: Path, name: str) -> None:
    rng = Random(5)
    async with running(tmp_path) as app:
        game = Game(app, name)
        await game.begin()
        streams = {seat: game.client(seat).stream(f"table={game.id}") for seat in range(-1, 3)}
        for stream in streams.values():
            await stream.__aenter__()
        hashes = [str(game.beside.state.hash())]
        for turn in range(MOVES[name]):
            if turn % EVERY[name] == 1:
                await game.compare_worlds(rng)
            if not await game.step(rng):
                break
            hashes.append(str(game.beside.state.hash()))
        table = await game.table()
        for seat, stream in streams.items():
            number = 0
            while number < table.number:
                event = await stream.event()
                number = event["number"]
                assert [each["seat"] for each in event["seats"]] == [seat]
                game.check_log(event["seats"][0]["log"], seat)
            present = event["seats"][0]
            assert present["view"] == through_json(table.view(seat))
            assert present["facts"] == through_json(table.facts(seat))
            async with game.client(seat).stream(f"table={game.id}", f"{game.id}.1") as again:
                resumed = (await again.event())["seats"][0]
            game.check_log(resumed["log"], seat)
            assert {**resumed, "log": []} == {**present, "log": []}
            heard = b"".join([*game.client(seat).bytes, stream.bytes, again.bytes])
            if table.status != "finished":
                assert table.secret.encode() not in heard
                assert not any(each.encode() in heard for each in hashes)
            await stream.__aexit__()


@in_loop
async def test_credentials_do_not_leave(tmp_path: Path) -> None:
    """A browser's secret is in no body; a seat's is told once, to who takes it."""
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        joined = await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        async with anne.stream() as stream:
            await stream.event()
        await anne.look(table, "?after=0")
        await anne.get("/api/me")
        heard = b"".join([*anne.bytes, stream.bytes])
        for client in (anne, bart):
            assert client.http.cookies["doubloon"].encode() not in heard + b"".join(client.bytes)
        assert joined["secret"].encode() not in heard
        files = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        assert joined["secret"].encode() not in files
        assert bart.http.cookies["doubloon"].encode() not in files
