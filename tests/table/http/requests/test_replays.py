"""Replays, branches and lessons over HTTP."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from doubloon.conformance.plain_data import through_json
from doubloon.kernel import registry
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.http.app import Application
from doubloon.table.live.replays import MOST
from tests.table.http.support import Client, in_loop, running

TOY = registry.find("toy")


async def begun(client: Client, game: str = "toy", **more: Any) -> str:
    """Two seats of one browser, both playing."""
    options = {"plays": 9} if game == "toy" else {}
    table = await client.create(game, 2, options=options, **more)
    await client.post(f"/api/tables/{table}/join", name="Bart")
    await client.post(f"/api/tables/{table}/start", **{"as": 0})
    return table


async def played(app: Application, client: Client, game: str = "toy") -> str:
    """A finished game."""
    table = await begun(client, game)
    rng = Random(2)
    while asked := (await app.service.table(table)).asked():
        seat = rng.choice(asked)
        decision = (await client.look(table, f"?seat={seat}"))["decision"]
        words = [rng.choice(decision["choices"])]
        path = f"/api/tables/{table}/moves"
        await client.post(path, decision=decision["id"], words=words, **{"as": seat})
    return table


@in_loop
async def test_a_finished_game_from_all_sides(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, guest = Client(app), Client(app)
        table = await begun(anne)
        path = f"/api/tables/{table}/replay"
        for client in (anne, guest):
            answer = await client.ask("GET", path)
            assert (answer.status_code, answer.json()["error"]) == (409, "refused")
        table = await played(app, anne)
        path = f"/api/tables/{table}/replay"
        end = await guest.get(path)
        kinds = [frame["kind"] for frame in end["frames"]]
        assert (kinds[0], set(kinds[1:])) == ("started", {"move"})
        assert end["frames"][-1]["events"]
        assert end["view"] == (await anne.look(table, "?seat=-1"))["view"]
        first = end["frames"][0]["number"]
        for seat in (0, 1):
            start = await guest.get(f"{path}?seat={seat}&number={first}&frames=false")
            assert (start["number"], start["seat"], start["frames"]) == (first, seat, [])
            assert len(start["view"]["hands"][seat]) == 5
            assert "hidden" in start["view"]["hands"][1 - seat]
        before = await guest.get(f"{path}?number=1")
        assert before["number"] == first
        course = await guest.get(f"{path}?course=true")
        assert all(frame["facts"] == {} for frame in course["frames"])
        assert (await guest.ask("GET", f"{path}?seat=7")).status_code == 409
        for _ in range(MOST + 1):
            await guest.get(f"/api/tables/{await played(app, anne)}/replay")
        assert len(app.service.replays._kept) == MOST
        assert await guest.get(path) == end


@in_loop
async def test_going_on_from_a_moment_of_a_finished_game(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1) as app:
        anne, guest = Client(app), Client(app)
        running_table = await begun(anne)
        refused = await guest.refused(f"/api/tables/{running_table}/branch", number=4, seat=0)
        assert refused == (409, "refused")
        table = await played(app, anne)
        frames = (await anne.get(f"/api/tables/{table}/replay"))["frames"]
        number = frames[3]["number"]
        replay = await anne.get(f"/api/tables/{table}/replay?number={number}&seat=1")
        body = {"number": number, "seat": 1, "request": "once"}
        made = await guest.post(f"/api/tables/{table}/branch", **body)
        assert (made["seat"], made["repeated"]) == (1, False)
        again = await guest.post(f"/api/tables/{table}/branch", **body)
        assert (again["table"], again["repeated"]) == (made["table"], True)
        seen = await guest.look(made["table"])
        assert seen["about"]["origin"] == {"lesson": None, "table": table, "number": number}
        assert [seat["bot"] for seat in seen["about"]["seats"]] == ["greedy", None]
        if seen["view"]["plays"] == replay["view"]["plays"]:
            assert seen["view"]["hands"][1] == replay["view"]["hands"][1]
        while (seen := await guest.look(made["table"]))["about"]["status"] == "running":
            if seen["decision"]:
                await guest.move(made["table"])
            await asyncio.sleep(0.05)
        answer = await guest.ask("GET", f"/api/tables/{made['table']}/record")
        record = read_record(answer.text)
        assert record.position is not None
        assert verify(TOY, record) == []
        assert record.commitment == seen["about"]["commitment"]
        end = await guest.get(f"/api/tables/{made['table']}/replay")
        assert end["view"] == seen["view"] or end["seat"] == -1
        over = await guest.refused(
            f"/api/tables/{table}/branch", number=frames[-1]["number"], seat=0
        )
        assert over == (409, "refused")
        nobody = await guest.refused(f"/api/tables/{table}/branch", number=number, seat=5)
        assert nobody == (409, "refused")


@in_loop
async def test_what_a_branch_begins_with_does_not_leave(tmp_path: Path) -> None:
    """The position holds all hidden cards: nothing that anybody gets depends on them."""
    async with running(tmp_path) as app:
        anne = Client(app)
        table = await played(app, anne, "loot_island")
        frames = (await anne.get(f"/api/tables/{table}/replay"))["frames"]
        number = frames[len(frames) // 3]["number"]
        guest = Client(app)
        made = await guest.post(f"/api/tables/{table}/branch", number=number, seat=0)
        found = await app.service.table(made["table"])
        assert found.origin is not None
        deck = found.origin.position["map_deck"]
        assert len(deck) > 3
        for query in ("", "?seat=-1", "?after=0", "?seat=0&after=0"):
            answer = await guest.ask("GET", f"/api/tables/{made['table']}{query}")
            assert str(through_json(deck))[1:-1].replace("'", '"') not in answer.text
            assert "position" not in answer.text
            assert '"script"' not in answer.text
        assert found.play is not None
        assert found.view(0) == through_json(found.play.state.view(0).data())


@in_loop
async def test_a_lesson(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1) as app:
        anne = Client(app)
        assert (await anne.get("/api/games/toy/lessons"))["lessons"] == []
        found = (await anne.get("/api/games/loot_island/lessons"))["lessons"]
        lesson = next(each for each in found if each["name"] == "first")
        assert len(lesson["steps"]) > 9
        assert (await anne.refused("/api/games/loot_island/lessons/x")) == (404, "not_found")
        made = await anne.post("/api/games/loot_island/lessons/first", name="Anne", request="1")
        same = await anne.post("/api/games/loot_island/lessons/first", name="Anne", request="1")
        assert (same["table"], same["repeated"]) == (made["table"], True)
        assert made["seat"] == lesson["seat"]
        step = next(each for each in lesson["steps"] if each["words"])
        seen = await anne.look(made["table"])
        path = f"/api/tables/{made['table']}/moves"
        await anne.post(path, decision=seen["decision"]["id"], words=step["words"])
        async with asyncio.timeout(60):
            while (seen := await anne.look(made["table"]))["decision"] is None:
                await asyncio.sleep(0.1)
        assert seen["facts"]["landings"]["N1"]["share"] == [0, 1]
        assert seen["about"]["origin"]["lesson"] == "first"
