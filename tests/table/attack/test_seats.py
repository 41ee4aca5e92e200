"""Removed and muted hold for a table; a first seat can be asked for twice and is given once."""

import sqlite3
from pathlib import Path

from doubloon.table.core.credentials import first_secret, new_secret
from tests.table.http.support import Client, in_loop, running


@in_loop
async def test_whoever_was_removed_stays_away_before_the_start(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, cleo = Client(app), Client(app), Client(app)
        table = await anne.create(players=3)
        path = f"/api/tables/{table}"
        await bart.post(f"{path}/join", name="Bart")
        await anne.post(f"{path}/remove", seat=1)
        for name in ("Bart", "Somebody else"):
            assert await bart.refused(f"{path}/join", name=name) == (409, "refused")
        removed = [(await each.look(table))["removed"] for each in (anne, bart, cleo)]
        assert removed == [False, True, False], "only the one who was removed is told so"
        await cleo.post(f"{path}/join", name="Bart")
        again = await bart.create()
        assert again, "at other tables they are welcome"
        log = (await cleo.look(table, "?after=0"))["log"]
        assert all(set(each["data"]) <= {"name"} for each in log)


@in_loop
async def test_whoever_was_muted_stays_so(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create(players=3)
        path = f"/api/tables/{table}"
        await bart.post(f"{path}/join", name="Bart")
        await anne.post(f"{path}/mute", seat=1)
        await bart.post(f"{path}/leave")
        await bart.post(f"{path}/join", name="Bartholomew")
        assert await bart.refused(f"{path}/chat", text="ahoy") == (409, "refused")
        await anne.post(f"{path}/mute", seat=1, muted=False)
        await bart.post(f"{path}/chat", text="ahoy")


@in_loop
async def test_people_who_share_the_host_s_device_may_change_places(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        table = await anne.create()
        path = f"/api/tables/{table}"
        await anne.post(f"{path}/join", name="Bort")
        await anne.post(f"{path}/remove", seat=1, **{"as": 0})
        await anne.post(f"{path}/join", name="Bart")


@in_loop
async def test_a_first_seat_can_be_asked_for_again(tmp_path: Path) -> None:
    """The answer to a join was lost, and with it the cookie that would say who asks."""
    async with running(tmp_path) as app:
        anne = Client(app)
        path = f"/api/tables/{await anne.create(players=3)}"
        join = {"name": "Bart", "request": new_secret()}
        lost = await Client(app).post(f"{path}/join", **join)
        bart = Client(app)
        found = await bart.post(f"{path}/join", **join)
        assert found == {**lost, "repeated": True}
        assert (await bart.get(path))["mine"] == [found["seat"]]
        made = {"game": "toy", "players": 2, "name": "Cleo", "request": new_secret()}
        first, second = [await Client(app).post("/api/tables", **made) for _ in range(2)]
        assert second == {**first, "repeated": True}
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        dump = "\n".join(connection.iterdump())
    assert join["request"] not in dump, "who could read it would be Bart"
    assert first_secret(join["request"]) not in dump


@in_loop
async def test_an_id_that_can_be_guessed_makes_nobody_known(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        path = f"/api/tables/{await anne.create(players=3)}"
        await Client(app).post(f"{path}/join", name="Bart", request="join")
        thief = Client(app)
        assert await thief.refused(f"{path}/join", name="Bart", request="join") == (409, "refused")
