"""The stream: news as they come, resumed where it broke off, never held up by a slow reader."""

import asyncio
from pathlib import Path

import pytest

from tests.table.http.support import Client, in_loop, running


async def two(anne: Client, bart: Client) -> str:
    """A table of two that has begun."""
    table = await anne.create(options={"passing": False})
    await bart.post(f"/api/tables/{table}/join", name="Bart")
    await anne.post(f"/api/tables/{table}/start")
    return table


@in_loop
async def test_news_come_to_everyone(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, watcher = Client(app), Client(app), Client(app)
        table = await two(anne, bart)
        async with bart.stream() as stream, watcher.stream(f"table={table}") as open_stream:
            first = await stream.event()
            assert first["table"] == table
            assert [seat["seat"] for seat in first["seats"]] == [1]
            assert first["seats"][0]["decision"] is None
            assert (await open_stream.event())["seats"][0]["seat"] == -1
            made = await anne.move(table)
            news = await stream.until(made["number"])
            assert news["seats"][0]["decision"]["kind"] == "play"
            assert [entry["kind"] for entry in news["seats"][0]["log"]] == ["move"]
            news = await open_stream.until(made["number"])
            assert news["seats"][0]["decision"] is None
            assert news["about"]["asked"] == [1]
        assert app.streams.open == {}
        assert app.streams.counter.open == {}


@in_loop
async def test_it_resumes(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await two(anne, bart)
        async with anne.stream() as stream:
            await stream.event()
        last = stream.last
        assert last == f"{table}.{(await anne.look(table))['number']}"
        number = int(last.partition(".")[2])
        await anne.move(table)
        await bart.post(f"/api/tables/{table}/chat", text="ahoy")
        await bart.move(table)
        async with anne.stream(last=last) as stream:
            news = await stream.event()
            numbers = [entry["number"] for entry in news["seats"][0]["log"]]
            assert numbers == [number + 1, number + 2, number + 3]
        async with anne.stream(query=f"after={stream.last}") as stream:
            await bart.post(f"/api/tables/{table}/chat", text="ahoy")
            news = await stream.event()
            assert [entry["kind"] for entry in news["seats"][0]["log"]] == ["chat"]
        for nonsense in ("x", f"{table}.999999", "a.b,c", "," * 5000):
            async with anne.stream(last=nonsense) as stream:
                assert (await stream.event())["number"] == number + 4


@in_loop
async def test_long_absence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More entries than are remembered: the log is read from the store."""
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await two(anne, bart)
        for _ in range(100):
            await bart.post(f"/api/tables/{table}/chat", text="ahoy")
        async with anne.stream(last=f"{table}.1") as stream:
            log = (await stream.event())["seats"][0]["log"]
            assert [entry["number"] for entry in log] == list(range(2, 2 + len(log)))
            assert len(log) > 100
        played = app.service.logs._played

        async def never(*args: object) -> None:
            raise AssertionError("played again")

        monkeypatch.setattr(app.service.logs, "_played", never)
        assert (await anne.look(table, "?after=1"))["log"] == log
        await bart.post(f"/api/tables/{table}/chat", text="once more")
        longer = (await anne.look(table, "?after=3"))["log"]
        assert longer[:-1] == log[2:]
        monkeypatch.setattr(app.service.logs, "_played", played)
        theirs = (await bart.look(table, "?after=0"))["log"]
        assert [entry["number"] for entry in theirs] == list(range(1, len(theirs) + 1))


@in_loop
async def test_a_table_joined_later_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        await bart.get("/api/me")
        async with bart.stream() as stream:
            table = await anne.create()
            await bart.post(f"/api/tables/{table}/join", name="Bart")
            news = await stream.event()
            assert news["table"] == table
            assert [seat["seat"] for seat in news["seats"]] == [1]
            await anne.post(f"/api/tables/{table}/start")
            again = (await bart.post(f"/api/tables/{await anne.create()}/join", name="Bart"))[
                "table"
            ]
            seen = {(await stream.event())["table"] for _ in range(2)}
            assert seen == {table, again}


@in_loop
async def test_whoever_is_removed_sees_no_more(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await two(anne, bart)
        async with bart.stream() as stream:
            assert (await stream.event())["seats"][0]["seat"] == 1
            removed = await anne.post(f"/api/tables/{table}/remove", seat=1)
            news = await stream.until(removed["number"])
            assert [seat["seat"] for seat in news["seats"]] == [-1]


@in_loop
async def test_a_rematch_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await two(anne, bart)
        for client in (anne, bart):
            await client.post(f"/api/tables/{table}/abandon")
        async with bart.stream(f"table={table}") as stream:
            await stream.event()
            again = (await anne.post(f"/api/tables/{table}/rematch"))["table"]
            events = [await stream.event(), await stream.event()]
            news = {event["table"]: event for event in events}
            assert news[table]["about"]["rematch"] == again
            assert [seat["seat"] for seat in news[again]["seats"]] == [1]


@in_loop
async def test_a_heartbeat_in_silence(tmp_path: Path) -> None:
    async with running(tmp_path, heartbeat=0.05) as app, Client(app).stream() as stream:
        assert await stream.chunk() == b"retry: 2000\n\n"
        assert await stream.chunk() == b": heartbeat\n\n"
        assert await stream.chunk() == b": heartbeat\n\n"


@in_loop
async def test_a_reader_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    async with running(tmp_path, patience=2.0) as app:
        anne, bart = Client(app), Client(app)
        table = await two(anne, bart)
        async with bart.stream() as slow, anne.stream() as quick:
            await slow.event()
            slow.reads.clear()
            for _ in range(3):
                said = await anne.post(f"/api/tables/{table}/chat", text="ahoy")
                async with asyncio.timeout(1.9):  # the slow one holds nobody up
                    await quick.until(said["number"])
            while app.streams.counter.open != {"test": 1}:
                await asyncio.sleep(0.1)
            assert "doubloon_streams_dropped_total 1.0" in app.service.metrics.text().decode()


@in_loop
async def test_only_so_many_streams(tmp_path: Path) -> None:
    async with running(tmp_path, streams=1) as app:
        client = Client(app)
        async with client.stream() as one:
            await one.chunk()
            async with client.stream() as two_many:
                await two_many.chunk()
                assert two_many.status == 429
        async with client.stream() as one:
            await one.chunk()
            assert one.status == 200
            async with client.stream("table=00") as unknown:
                await unknown.chunk()
                assert unknown.status == 404


@in_loop
async def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        stream = Client(app).stream()
        async with stream:
            await stream.chunk()
            app.streams.close()
            assert stream.task is not None
            async with asyncio.timeout(2):
                await stream.task
