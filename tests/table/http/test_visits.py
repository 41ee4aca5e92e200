"""What happened since the last visit: remembered for each seat, whatever the device."""

from pathlib import Path

from tests.table.http.support import Client, in_loop, running


async def begun(anne: Client, bart: Client) -> str:
    table = await anne.create(options={"passing": False})
    await bart.post(f"/api/tables/{table}/join", name="Bart")
    await anne.post(f"/api/tables/{table}/start")
    return table


@in_loop
async def test_a_look_says_what_was_told_before_it(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        first = await anne.look(table)
        assert (first["seen"], first["number"]) == (0, 4)
        await anne.move(table)
        await bart.move(table)
        await bart.post(f"/api/tables/{table}/chat", text="ahoy")
        while (mine := (await anne.get("/api/me"))["games"][0])["table"]["number"] < 7:
            pass  # lists lag a little behind
        assert (mine["seen"], mine["new"], mine["moves"]) == (4, 3, 2)
        again = await anne.look(table, "?after=4")
        assert again["seen"] == 4
        assert [entry["number"] for entry in again["log"]] == [5, 6, 7]
        assert (await anne.look(table))["seen"] == 7
        mine = (await anne.get("/api/me"))["games"][0]
        assert (mine["seen"], mine["new"], mine["moves"]) == (7, 0, 0)
        assert (await Client(app).look(table))["seen"] is None, "a spectator"


@in_loop
async def test_it_is_known_on_another_device_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        async with anne.stream() as stream:
            (seat,) = (await stream.until(4))["seats"]
            assert seat["seen"] == 0
            await anne.move(table)
            (seat,) = (await stream.until(5))["seats"]
            assert seat["seen"] is None
        await bart.move(table)
        cookies = anne.http.cookies
    async with running(tmp_path) as app:
        phone = Client(app)
        phone.http.cookies = cookies
        assert (await phone.get("/api/me"))["games"][0]["seen"] == 5
        async with phone.stream() as stream:
            (seat,) = (await stream.until(6))["seats"]
            assert seat["seen"] == 5


@in_loop
async def test_many_looks_are_one_write(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await begun(anne, bart)
        side = app.service.store.side
        for _ in range(20):
            await anne.look(table)
            await bart.look(table)
        assert await side.seen(table, 0) == 0
        await app.service.visits.write()
        assert (await side.seen(table, 0), await side.seen(table, 1)) == (4, 4)
        await app.service.visits.write()
        assert app.service.visits.here(table, 0) == 0, "another process may know better now"
        assert (await anne.look(table))["seen"] == 4
