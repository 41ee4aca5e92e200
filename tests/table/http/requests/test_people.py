"""What people find each other by: short codes, who is here, lists of one's games."""

from pathlib import Path
from typing import Any

from doubloon.table.http.routes.table_codes import LETTERS
from tests.table.http.support import Client, in_loop, running


@in_loop
async def test_a_short_code_leads_to_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        code = (await anne.post(f"/api/tables/{table}/code"))["code"]
        assert len(code) == 6
        assert set(code) <= set(LETTERS)
        assert (await anne.post(f"/api/tables/{table}/code"))["code"] == code
        assert (await bart.get(f"/api/codes/{code.lower()}"))["table"] == table
        # only those who sit there are given one
        assert await bart.refused(f"/api/tables/{table}/code") == (403, "no_seat")
        now = app.service.hub.clock()
        app.service.hub.clock = lambda: now + 2 * 86_400_000
        answer = await bart.ask("GET", f"/api/codes/{code}")
        assert (answer.status_code, answer.json()["error"]) == (404, "code")
        assert (await anne.post(f"/api/tables/{table}/code"))["code"] != code


@in_loop
async def test_nobody_tries_many_codes(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1000, burst=100_000) as app:
        stranger = Client(app)
        wrong = ["BCDFGH", "aeiouy", "B", "B" * 300, "BCDFG1", "%00%00%00%00%00%00"]
        found = [(await stranger.ask("GET", f"/api/codes/{each}")).status_code for each in wrong]
        assert set(found) == {404}
        tries = [await stranger.ask("GET", "/api/codes/BCDFGH") for _ in range(30)]
        assert tries[-1].status_code == 429


@in_loop
async def test_games_are_put_away_and_back(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create(seats=[{}, {"kind": "bot", "level": "easy"}])

        async def mine() -> Any:
            return (await anne.get("/api/me"))["games"][0]

        assert (await mine())["table"]["levels"] == [None, "easy"]
        assert not (await mine())["archived"]
        assert await bart.refused("/api/me/archive", table=table) == (403, "no_seat")
        assert (await anne.post("/api/me/archive", table=table))["games"][0]["archived"]
        await anne.post("/api/me", name="Anna")  # a new name keeps it
        assert (await mine())["archived"]
        await anne.post("/api/me/archive", table=table, archived=False)
        assert not (await mine())["archived"]


@in_loop
async def test_lists_say_how_games_stand_and_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create("loot_island")
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        assert app.service.hub.cache.known(table).summary().round == 1  # type: ignore[union-attr]
        short = await anne.create(options={"plays": 9, "passing": False})
        await bart.post(f"/api/tables/{short}/join", name="Bart")
        await anne.post(f"/api/tables/{short}/start")
        while (about := (await anne.look(short))["about"])["status"] == "running":
            await [anne, bart][about["asked"][0]].move(short)
        summary = (await app.service.hub.table(short)).summary()
        assert summary.placings == about["result"]["placings"]
        assert summary.scores == about["result"]["scores"]


@in_loop
async def test_who_is_here(tmp_path: Path) -> None:
    """Seats of people only; to the minute; nothing is sent to whoever did not ask."""
    async with running(tmp_path) as app:
        anne, bart, watcher = Client(app), Client(app), Client(app)
        presence = app.service.presence
        table = await anne.create(players=3, seats=[{}, {}, {"kind": "bot", "level": "random"}])
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        query = f"table={table}&presence=true"
        async with watcher.stream(query) as stream, anne.stream(query) as other:
            await stream.event()
            await other.event()
            await presence.look()
            seats = await stream.presence()
            assert seats == [
                {"here": True, "since": None},
                {"here": False, "since": None},
                None,
            ]
            async with bart.stream(f"table={table}") as third:
                await third.event()
                await presence.look()
                assert [seat and seat["here"] for seat in await stream.presence()] == [
                    *(True, True),
                    None,
                ]
            now = app.service.hub.clock()
            await presence.look()  # a page that comes back at once was never gone
            app.service.hub.clock = lambda: now + 6000
            await presence.look()
            seat = (await stream.presence())[1]
            assert not seat["here"]
            assert seat["since"] % 60_000 == 0
            assert now - seat["since"] < 120_000
            assert b"presence" not in third.bytes
        for text in (stream.bytes, other.bytes):
            assert b"browser" not in text
            assert b'"key"' not in text


@in_loop
async def test_presence_is_forgotten_with_the_last_reader(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        presence = app.service.presence
        table = await anne.create()
        async with anne.stream(f"table={table}&presence=true") as stream:
            await stream.event()
            await presence.look()
            assert presence.message(table) is not None
        now = app.service.hub.clock()
        app.service.hub.clock = lambda: now + 6000
        await presence.look()
        assert presence.message(table) is None
        assert not presence._here
        assert not presence._due
        assert not presence._left
