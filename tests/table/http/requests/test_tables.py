"""Tables over HTTP: making them, sitting down, playing, and what is refused."""

from pathlib import Path

import pytest
from doubloon_toy.game import ToyGame

from doubloon.kernel import registry
from doubloon.kernel.files.record import checks, read_record
from tests.table.http.support import Client, in_loop, running


@in_loop
async def test_a_whole_game(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, watcher = Client(app), Client(app), Client(app)
        table = await anne.create(options={"plays": 9}, visibility="open")
        listed = (await bart.get("/api/tables"))["tables"]
        assert [each["table"] for each in listed] == [table]
        joined = await bart.post(f"/api/tables/{table}/join", name="Bart")
        assert joined["seat"] == 1
        assert await bart.refused(f"/api/tables/{table}/start") == (409, "refused")
        await anne.post(f"/api/tables/{table}/start")
        assert (await watcher.ask("GET", f"/api/tables/{table}/record")).status_code == 409
        players = [anne, bart]
        while (seen := await watcher.look(table))["about"]["status"] == "running":
            assert seen["decision"] is None
            assert seen["seat"] == -1
            await players[seen["about"]["asked"][0]].move(table)
        text = (await watcher.ask("GET", f"/api/tables/{table}/record")).text
        record = read_record(text)
        assert all(trouble == "" for _, trouble in checks(registry.find("toy"), record))
        log = (await bart.look(table, "?after=0"))["log"]
        assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))


@in_loop
async def test_seats_come_from_credentials(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, other = Client(app), Client(app), Client(app)
        table = await anne.create()
        seated = await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        decision = (await anne.look(table))["decision"]
        move = {"decision": decision["id"], "words": decision["choices"][:1]}
        path = f"/api/tables/{table}/moves"
        assert await other.refused(path, **move) == (403, "no_seat")
        assert await other.refused(path, **move, **{"as": 0}) == (403, "no_seat")
        assert await bart.refused(path, **move, **{"as": 0}) == (403, "no_seat")
        assert await anne.refused(path, **move, seat=1) == (400, "invalid")
        assert (await bart.ask("GET", f"/api/tables/{table}?seat=0")).status_code == 403
        bearer = {"authorization": f"Bearer {seated['secret']}"}
        answer = await other.ask("GET", f"/api/tables/{table}", headers=bearer)
        assert answer.json()["mine"] == [1]
        wrong = {"authorization": f"Bearer {'0' * 32}"}
        answer = await other.ask("GET", f"/api/tables/{table}", headers=wrong)
        assert answer.json()["mine"] == []


@in_loop
async def test_moves_land_once(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create(options={"passing": False})
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        decision = (await anne.look(table))["decision"]
        path = f"/api/tables/{table}/moves"
        move = {"decision": decision["id"], "words": decision["choices"][:1], "request": "a"}
        assert await anne.refused(path, decision="9.9.9.9", words=["play-1"]) == (409, "stale")
        assert await anne.refused(path, decision=decision["id"], words=["dance"]) == (
            422,
            "unknown_action",
        )
        first = await anne.post(path, **move)
        again = await anne.post(path, **move)
        assert not first["repeated"]
        assert again == {**first, "repeated": True}
        assert await anne.refused(path, **{**move, "request": "b"}) == (409, "stale")
        log = (await bart.look(table, f"?after={first['number'] - 1}"))["log"]
        assert [entry["kind"] for entry in log] == ["move"]
        illegal = next(f"play-{card}" for card in range(1, 53))
        theirs = (await bart.look(table))["decision"]
        while illegal in theirs["choices"]:
            illegal = f"play-{int(illegal[5:]) + 1}"
        answer = await bart.ask("POST", path, json={"decision": theirs["id"], "words": [illegal]})
        assert answer.status_code == 422
        assert answer.json()["rule"] == "TOY-2"


@in_loop
async def test_looking_ahead_stores_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        before = await anne.look(table)
        word = before["decision"]["choices"][0]
        found = await anne.post(f"/api/tables/{table}/preview", words=[word])
        assert found["refused"] is None
        assert (await anne.post(f"/api/tables/{table}/why-not", word=word))["allowed"]
        why = await anne.post(f"/api/tables/{table}/why-not", word="play-1")
        assert (why["allowed"], why["rule"]) == (False, "TOY-1")
        assert await anne.look(table) == before


@in_loop
async def test_undo_chat_and_two_on_one_device(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        both = Client(app)
        table = await both.create()
        assert (await both.post(f"/api/tables/{table}/join", name="Bart"))["seat"] == 1
        assert (await both.look(table))["mine"] == [0, 1]
        assert await both.refused(f"/api/tables/{table}/start") == (403, "no_seat")
        await both.post(f"/api/tables/{table}/start", **{"as": 0})
        await both.move(table, **{"as": 1})
        await both.post(f"/api/tables/{table}/undo", **{"as": 1})
        await both.post(f"/api/tables/{table}/chat", text="<b>ahoy</b>", **{"as": 1})
        said = await both.post(f"/api/tables/{table}/reactions", reaction="👍", **{"as": 0})
        log = (await both.look(table, "?after=0&seat=0"))["log"]
        assert log[-1]["number"] == said["number"]
        assert log[-2]["data"]["text"] == "<b>ahoy</b>"
        assert "undo" in [entry["kind"] for entry in log]
        await both.post(f"/api/tables/{table}/resign", **{"as": 1})


@in_loop
async def test_host_tools(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        assert await bart.refused(f"/api/tables/{table}/remove", seat=0) == (409, "refused")
        await anne.post(f"/api/tables/{table}/mute", seat=1)
        assert await bart.refused(f"/api/tables/{table}/chat", text="hm") == (409, "refused")
        await anne.post(f"/api/tables/{table}/bot", seat=1)
        await bart.post(f"/api/tables/{table}/take-back")
        await bart.post(f"/api/tables/{table}/abandon")
        await anne.post(f"/api/tables/{table}/abandon")
        seen = await bart.look(table)
        assert seen["about"]["status"] == "finished"
        again = await anne.post(f"/api/tables/{table}/rematch")
        assert again["table"] != table


@in_loop
async def test_me_and_another_device(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, phone = Client(app), Client(app), Client(app)
        assert await anne.get("/api/me") == {
            "name": None,
            "games": [],
            "next": None,
            "earlier": False,
            "ratings": [],
        }
        await anne.post("/api/me", name="Anne")
        table = await anne.create()
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        mine = await anne.waits(table)
        assert mine["name"] == "Anne"
        assert mine["games"][0]["seats"] == [0]
        link = await anne.post("/api/me/link")
        assert link["path"].startswith("/#device=")
        assert (await phone.post("/api/me/device", code=link["code"]))["next"] == table
        assert (await phone.look(table))["mine"] == [0]
        assert await bart.refused("/api/me/device", code=link["code"]) == (409, "link")
        assert await bart.refused("/api/me/device", code="0" * 32) == (409, "link")


@in_loop
async def test_cookies(tmp_path: Path) -> None:
    async with running(tmp_path, secure=True) as app:
        answer = await Client(app).ask("GET", "/api/me")
        set_cookie = answer.headers["set-cookie"].lower()
        for word in ("__host-doubloon=", "httponly", "samesite=strict", "secure", "path=/"):
            assert word in set_cookie
    async with running(tmp_path) as app:
        anne = Client(app)
        answer = await anne.ask("GET", "/api/me")
        assert "; secure" not in answer.headers["set-cookie"].lower()
        assert "set-cookie" not in (await anne.ask("GET", "/api/me")).headers


@in_loop
async def test_what_is_there_for_everyone(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        games = {game["name"]: game for game in (await client.get("/api/games"))["games"]}
        assert {"toy", "loot_island"} <= set(games)
        assert games["toy"]["options"][0]["default"] == 30
        assert (await client.get("/healthz"))["status"] == "ok"
        text = (await client.ask("GET", "/metrics")).text
        assert 'doubloon_requests_total{method="GET",route="/healthz",status="200"} 1.0' in text
        docs = (await client.ask("GET", "/api/docs")).text
        assert "/api/tables/{table_id}/moves" in docs
        document = await client.get("/api/openapi.json")
        assert document["openapi"].startswith("3.1")


@in_loop
async def test_a_table_whose_rules_are_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is listed and refused with a clear word; the browser's other tables go on."""
    async with running(tmp_path) as app:
        anne = Client(app)
        table = await anne.create(visibility="open", options={"passing": False})
        await anne.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start", **{"as": 0})
        cookies = anne.http.cookies
    newer = ToyGame()
    newer.rules_version = 2
    monkeypatch.setattr(registry, "find", lambda name: newer)
    async with running(tmp_path) as app:
        anne = Client(app)
        anne.http.cookies = cookies
        answer = await anne.ask("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "unplayable")
        assert "version 1 of its rules" in answer.json()["message"]
        assert await anne.refused(f"/api/tables/{table}/chat", text="ahoy") == (409, "unplayable")
        assert [each["table"] for each in (await anne.get("/api/tables"))["tables"]] == [table]
        assert [each["table"]["table"] for each in (await anne.get("/api/me"))["games"]] == [table]
        async with anne.stream() as stream:
            other = await anne.create()
            assert (await stream.event())["table"] == other
