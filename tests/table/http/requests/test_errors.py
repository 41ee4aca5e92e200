"""Errors: a kind, a sentence, no traceback, no secret."""

from pathlib import Path
from typing import Any

import pytest

from tests.table.http.support import Client, in_loop, running


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "game"),
        ({"game": "toy", "players": "two"}, "players"),
        ({"game": "toy", "players": 2, "colour": "red"}, "colour"),
        ({"game": "toy", "players": 2, "name": ""}, "name"),
        ({"game": "toy", "players": 2, "seats": [{"kind": "cat"}]}, "kind"),
        ([], "body"),
    ],
)
@in_loop
async def test_bodies_that_do_not_fit(tmp_path: Path, data: Any, message: str) -> None:
    async with running(tmp_path) as app:
        answer = await Client(app).ask("POST", "/api/tables", json=data)
        assert answer.status_code == 400
        assert answer.json()["error"] == "invalid"
        assert message in answer.json()["message"]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ({"game": "chess", "players": 2}, "unknown_game"),
        ({"game": "toy", "players": 9}, "option"),
        ({"game": "toy", "players": 2, "options": {"plays": 7}}, "option"),
        ({"game": "toy", "players": 2, "deck": {"cards": 1}}, "deck"),
    ],
)
@in_loop
async def test_tables_that_cannot_be(tmp_path: Path, data: Any, kind: str) -> None:
    async with running(tmp_path) as app:
        assert await Client(app).refused("/api/tables", **data) == (422, kind)


@in_loop
async def test_addresses_that_are_not_there(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        for path in ("/api/tables/00", "/api/tables/" + "0" * 20, "/api/tables/%00", "/nothing.js"):
            answer = await client.ask("GET", path)
            assert answer.status_code == 404, path
            assert answer.json()["error"] in ("unknown_table", "not_found")
        answer = await client.ask("DELETE", "/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (405, "method")
        answer = await client.ask("POST", "/api/tables", content=b"{", headers=JSON)
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid")
        answer = await client.ask("GET", "/api/tables/00?after=x")
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid")


JSON = {"content-type": "application/json"}


@in_loop
async def test_mistakes_in_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path) as app:

        async def broken(*args: object) -> None:
            raise ValueError("a secret value")

        monkeypatch.setattr(app.service.store, "listed", broken)
        answer = await Client(app).ask("GET", "/api/tables")
        assert answer.status_code == 500
        assert answer.json()["error"] == "server"
        assert "secret value" not in answer.text
        written = capfd.readouterr()
        assert "secret value" not in written.out + written.err
        assert "ValueError" in written.out + written.err
