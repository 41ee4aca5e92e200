"""Hints and reviews over HTTP: from a seat's view only, nothing before the end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from doubloon.conformance.secrecy import in_world
from doubloon.kernel import registry
from doubloon.table.bots.opinions import weigh
from doubloon.table.bots.reviews import advice_job, hint_job
from tests.conformance.support import every_game
from tests.table.http.requests.test_replays import begun, played
from tests.table.http.support import Client, in_loop, running

QUICK = {"thought": 12}
FIGURES = {"words", "visits", "wins", "placing", "margin", "points"}


@in_loop
async def test_hints(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1, **QUICK) as app:
        anne = Client(app)
        table = await begun(anne, hints=True)
        path = f"/api/tables/{table}/hint"
        before = await anne.look(table, "?seat=1&after=0")
        decision = before["decision"]
        hint = await anne.post(path, **{"as": 1})
        assert hint["decision"] == decision["id"]
        assert hint["words"][0] in decision["choices"]
        assert 1 <= len(hint["moves"]) <= 3
        assert hint["moves"][0]["words"] == hint["words"]
        assert all(set(each) == FIGURES for each in hint["moves"])
        assert all(each["words"][0] in decision["choices"] for each in hint["moves"])
        assert hint == await anne.post(path, **{"as": 1})
        for query in ("?seat=1&after=0", "?seat=0&after=0", "?seat=-1&after=0"):
            seen = await anne.look(table, query)
            assert "hint" not in json.dumps(seen["log"])
            assert seen["number"] == before["number"]
        await anne.post(
            f"/api/tables/{table}/moves", decision=decision["id"], words=hint["words"], **{"as": 1}
        )
        assert await anne.refused(path, **{"as": 1}) == (409, "not_your_decision")
        assert await Client(app).refused(path) == (403, "no_seat")
        without = await begun(anne)
        answer = await anne.ask("POST", f"/api/tables/{without}/hint", json={"as": 0})
        assert answer.json()["message"] == "this table was made without hints"
    (tmp_path / "without").mkdir()
    async with running(tmp_path / "without") as app:
        bart = Client(app)
        table = await begun(bart, hints=True)
        assert await bart.refused(f"/api/tables/{table}/hint", **{"as": 0}) == (409, "refused")


@every_game
@in_loop
async def test_a_hint_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    tmp_path: Path, name: str
) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        players = max(2, registry.find(name).min_players)
        table_id = await anne.create(name, players, hints=True)
        for number in range(1, players):
            await anne.post(f"/api/tables/{table_id}/join", name=f"Guest {number}")
        await anne.post(f"/api/tables/{table_id}/start", **{"as": 0})
        table = await app.service.table(table_id)
        [seat, *_] = table.asked()
        decision = table.decision(seat)
        assert table.play is not None
        assert decision is not None
        hints = []
        for seed in (1, 2):
            job = hint_job(table, seat, decision["id"], 12)
            assert job.view == table.view(seat)
            hints.append(weigh(job))
            table.play = in_world(table.play, table.play.state.view(seat).sample(seed))
            table._views.clear()
        assert hints[0] == hints[1]


@in_loop
async def test_a_review(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1, **QUICK) as app:
        anne, guest = Client(app), Client(app)
        on = await begun(anne)
        answer = await guest.ask("GET", f"/api/tables/{on}/review")
        assert (answer.status_code, answer.json()["error"]) == (409, "refused")
        table = await played(app, anne)
        frames = (await guest.get(f"/api/tables/{table}/replay"))["frames"]
        moments: list[Any] = []
        after: int | None = 0
        while after is not None:
            part = await guest.get(f"/api/tables/{table}/review?after={after}")
            assert part["total"] == len(frames)
            assert part["moments"]
            moments += part["moments"]
            after = part["next"]
        assert [each["number"] for each in moments] == [each["number"] for each in frames]
        for frame, moment in zip(frames, moments, strict=True):
            assert sum(moment["wins"]) == pytest.approx(1, abs=0.01)
            assert len(moment["points"]) == 2
            for judged in moment["judged"]:
                assert judged["seat"] == frame["seat"]
                words = judged["played"]["words"]
                assert words == frame["data"]["words"]
                assert set(judged["best"]) == set(judged["played"]) == FIGURES
                events = judged["played_events"]
                kinds = [each["event"] for each in frame["events"]]
                assert [each["event"] for each in events] == kinds[: len(events)]
                if judged["best"]["words"] == words:
                    assert judged["cost"] == 0
                    assert judged["best_events"] == events
        assert sum(len(each["judged"]) for each in moments) > 5
        result = (await guest.look(table))["about"]["result"]
        assert moments[-1]["points"] == result["scores"]
        again = await guest.get(f"/api/tables/{table}/review")
        assert again == {"table": table, "total": len(frames), "next": None, "moments": moments}


@in_loop
async def test_a_review_looks_at_peoples_choices_that_stand(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1, **QUICK) as app:
        anne = Client(app)
        seats = [{"kind": "open"}, {"kind": "bot", "level": "greedy"}]
        options = {"plays": 9, "passing": False}
        table = await anne.create("toy", 2, seats=seats, options=options)
        await anne.post(f"/api/tables/{table}/start")
        taken_back = 0
        while (seen := await anne.look(table))["about"]["status"] == "running":
            if seen["decision"]:
                number = (await anne.move(table))["number"]
                if not taken_back and (await anne.look(table))["undo"]:
                    await anne.post(f"/api/tables/{table}/undo")
                    taken_back = number
            await asyncio.sleep(0.02)
        found = await app.service.replays.of(table)
        assert found.chosen
        for frame in found.frames:
            if frame.entry.number in found.chosen:
                assert (frame.entry.seat, frame.entry.kind) == (0, "move")
        assert taken_back not in found.chosen


@in_loop
async def test_a_review_knows_what_its_seat_knew(tmp_path: Path) -> None:
    async with running(tmp_path, bots=1) as app:
        anne = Client(app)
        found = await app.service.replays.of(await played(app, anne))
        frame = found.frames[3]
        job = advice_job(found.table, frame, frame.state, 1, "search:5")
        other = frame.state.view(1).sample(5)
        assert job == advice_job(found.table, frame, other, 1, "search:5")
