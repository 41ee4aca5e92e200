"""What happened since the last visit: remembered for each seat, whatever the device."""

import asyncio
from pathlib import Path

from doubloon.table.http.app import Application
from doubloon.table.live.last_seen import LASTS, LastSeen
from tests.table.http.support import Client, in_loop, running


async def begun(anne: Client, bart: Client) -> str:
    table = await anne.create(options={"passing": False})
    await bart.post(f"/api/tables/{table}/join", name="Bart")
    await anne.post(f"/api/tables/{table}/start")
    return table


class Clock:
    """Stands until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def own_clock(app: Application) -> Clock:
    clock = Clock()
    app.service.last_seen = LastSeen(app.service.store, clock)
    return clock


@in_loop
async def test_a_visit_begins_where_the_last_one_ended(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        clock = own_clock(app)
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        first = await anne.look(table)
        assert (first["seen"], first["number"]) == (0, 4)
        await anne.move(table)
        assert (await anne.look(table))["seen"] == 0, "still the same visit"
        clock.now += LASTS + 1
        await app.service.last_seen.look()
        await bart.move(table)
        await bart.post(f"/api/tables/{table}/chat", text="ahoy")
        while (mine := (await anne.get("/api/me"))["games"][0])["table"]["number"] < 7:
            await asyncio.sleep(0.05)  # lists lag a little behind
        assert (mine["seen"], mine["new"], mine["moves"]) == (5, 2, 1)
        again = await anne.look(table, "?after=5")
        assert again["seen"] == 5
        assert [entry["number"] for entry in again["log"]] == [6, 7]
        mine = (await anne.get("/api/me"))["games"][0]
        assert (mine["seen"], mine["new"], mine["moves"]) == (7, 0, 0)
        await app.service.last_seen.look()
        assert (await anne.look(table))["seen"] == 5, "written, and still the same visit"
        assert (await Client(app).look(table))["seen"] is None, "a spectator"


@in_loop
async def test_it_is_known_on_another_device_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        async with anne.stream() as stream:
            await stream.until(4)
            await anne.move(table)
            await stream.until(5)
        await bart.move(table)
        cookies = anne.http.cookies
    async with running(tmp_path) as app:
        phone = Client(app)
        phone.http.cookies = cookies
        mine = (await phone.get("/api/me"))["games"][0]
        assert (mine["seen"], mine["new"], mine["moves"]) == (5, 1, 1)
        async with phone.stream() as stream:
            await stream.until(6)
            assert (await phone.look(table))["seen"] == 5, "the stream was first, it does no harm"


@in_loop
async def test_many_looks_are_one_write(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        clock = own_clock(app)
        visits = app.service.last_seen
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        side = app.service.store.side
        for _ in range(20):
            await anne.look(table)
            await bart.look(table)
        assert await side.seen([(table, 0)]) == {(table, 0): 0, (table, 1): 0}
        await visits.look()
        assert await side.seen([(table, 0)]) == {(table, 0): 4, (table, 1): 4}
        assert visits.last(table, 0) == 4
        clock.now += LASTS + 1
        await visits.look()
        assert visits.last(table, 0) == 0, "another process may know better now"
        assert (await anne.look(table))["seen"] == 4
