"""Games that were played on a device, handed to a server's history: nothing in them is trusted."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.table.http.settings import Settings
from doubloon.table.interface.handed_over import Handed, Kept
from doubloon.table.live import device_records
from tests.table.http.support import Client, in_loop, running

HAND_OVER = "/api/me/records"


@cache
def played(game: str = "under_sail", moves: int = -1) -> str:
    """A game of one person with bots, or its first moves, as a record."""
    match = doubloon.new(game, players=3, seed=5)
    while not match.over and moves != 0:
        match.push(match.legal()[0])
        moves -= 1
    data = json.loads(match.record().text())
    return json.dumps({**data, "names": ["Anne", "", ""], "seats": ["person", "easy", "normal"]})


def altered(**changes: Any) -> str:
    """The same with something else in it."""
    return json.dumps({**json.loads(played()), **changes})


@in_loop
async def test_a_game_of_a_device_joins_my_games(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = (await anne.post(HAND_OVER, text=played()))["table"]
        assert (await anne.post(HAND_OVER, text=played()))["table"] == table
        me = await anne.get("/api/me")
        assert me["ratings"] == []  # nobody knows how often it was tried
        (mine,) = me["games"]
        assert mine["seats"] == [0]
        assert (mine["table"]["status"], mine["table"]["origin"]) == ("finished", "record")
        assert mine["table"]["placings"]
        seen = await anne.get(f"/api/tables/{table}")
        assert seen["about"]["status"] == "finished"
        record = json.loads((await anne.ask("GET", f"/api/tables/{table}/record")).text)
        given = json.loads(played())
        for key in ("id", "secret", "moves", "final_hash", "commitment"):
            assert record[key] == given[key]
        assert (await anne.get(f"/api/tables/{table}/replay"))["frames"]
        # Whoever else has the record gets a table of their own, and takes nothing away.
        other = (await bart.post(HAND_OVER, text=played()))["table"]
        assert other != table
        assert [each["table"]["table"] for each in (await anne.get("/api/me"))["games"]] == [table]
        # It is nobody's to find.
        assert (await bart.get("/api/tables"))["tables"] == []
        assert await bart.refused(f"/api/tables/{table}/chat", text="hi") == (403, "no_seat")


@in_loop
async def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        table = (await anne.post(HAND_OVER, text=played()))["table"]
    async with running(tmp_path) as app:
        anne.again(app)
        assert (await anne.get(f"/api/tables/{table}"))["about"]["status"] == "finished"
        assert (await anne.post(HAND_OVER, text=played()))["table"] == table


LONG = [each for each in json.loads(played())["moves"] for _ in range(20)]
HOSTILE = {
    "no JSON": ("{half", "record_text"),
    "nothing": ("", "record_text"),
    "a list": ("[1]", "record_text"),
    "deep": ("[" * 30_000, "record_text"),
    "another format": (altered(format="doubloon-record/9"), "record_text"),
    "not finished": (played("under_sail", 4), "record_unfinished"),
    "no moves": (altered(moves=[]), "record_altered"),
    "another game": (altered(game="tobago"), "record_altered"),
    "no such game": (altered(game="chess"), "record_game"),
    "another id": (altered(id="x" * 20), "record_altered"),
    "another secret": (altered(secret="00" * 32), "record_altered"),
    "another result": (altered(final_hash="0" * 64), "record_altered"),
    "moves that are none": (altered(moves=["0 nothing"] * 900), "record_moves"),
    "too many moves": (altered(moves=LONG[:4000]), "record_moves"),
    "undo for ever": (altered(moves=["0 undo 1"] * 3000), "record_moves"),
    "seats of others": (altered(seats=["person"]), "record_text"),
    "only bots": (altered(seats=["easy", "easy", "easy"]), "record_nobody"),
    "rules to come": (altered(rules_version=999), "record_altered"),
    "half a letter": (altered(names=["\ud800"]), "record_text"),
}


@in_loop
async def test_hostile_records_are_refused_and_leave_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        await anne.post("/api/me", name="Anne")
        for name, (text, kind) in HOSTILE.items():
            assert await anne.refused(HAND_OVER, text=text) == (422, kind), name
        assert (await anne.get("/api/me"))["games"] == []
        large = altered(names=["x" * Settings().largest_body])
        assert await anne.refused(HAND_OVER, text=large) == (413, "too_large")
        assert (await anne.ask("POST", HAND_OVER, json={"text": 5})).status_code == 400
        # And the server goes on.
        await anne.post(HAND_OVER, text=played())


def endless(handed: Handed) -> Kept:
    """A record whose replay does not end."""
    while True:
        pass


@in_loop
async def test_a_replay_that_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        app.service.device_records.readers.patience = 0.2
        monkeypatch.setattr(device_records, "read", endless)
        assert await anne.refused(HAND_OVER, text=played()) == (422, "record_slow")
        monkeypatch.undo()
        app.service.device_records.readers.patience = 300.0
        await anne.post(HAND_OVER, text=played())


@in_loop
async def test_one_address_hands_over_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_records, "MOST", 1)
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app, "10.0.0.2")
        await anne.post(HAND_OVER, text=played())
        await anne.post(HAND_OVER, text=played())  # the same costs nothing
        other = altered(names=["Anne", "x", "y"])
        assert (await anne.post(HAND_OVER, text=other))["table"]  # nor does another name
        again = Client(app)
        assert await again.refused(HAND_OVER, text=played()) == (429, "too_many")
        await bart.post(HAND_OVER, text=played())
