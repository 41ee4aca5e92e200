"""Moves, taps and previews: what they are asked with, and by whom."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.http.support import Client, in_loop, running

UNFIT: list[Any] = [
    {"words": "play-1"},
    {"words": [1]},
    {"words": [], "as": "me"},
    {"words": [], "more": 1},
    {},
]
TEXTS = [b"", b"{", b"\xff", b'{"words": ["\xff"]}', b"null", b"[]", b'{"words": []} x']
ALL = pytest.mark.parametrize(
    ("last", "more"),
    [("moves", {"decision": "0.0.0.0"}), ("preview", {}), ("tap", {"word": "play-1"})],
)


@ALL
@in_loop
async def test_bodies_that_do_not_fit_change_nothing(
    last: str, more: dict[str, Any], tmp_path: Path
) -> None:
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create()
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        before = (await anne.look(table))["number"]
        kind = {"content-type": "application/json"}
        for client in (anne, bart, Client(app)):
            for where in (table, "unknown", "x" * 50, "a.b"):
                for body in [*(json.dumps({**more, **each}).encode() for each in UNFIT), *TEXTS]:
                    path = f"/api/tables/{where}/{last}"
                    answer = await client.ask("POST", path, content=body, headers=kind)
                    assert (answer.status_code, answer.json()["error"]) == (400, "invalid"), body
        assert (await anne.look(table))["number"] == before


@ALL
@in_loop
async def test_only_a_seat_of_the_table_may_ask(
    last: str, more: dict[str, Any], tmp_path: Path
) -> None:
    async with running(tmp_path) as app:
        anne, bart, nobody = Client(app), Client(app), Client(app)
        table = await anne.create()
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        body = {"words": [], **more}
        assert await nobody.refused(f"/api/tables/{table}/{last}", **body) == (403, "no_seat")
        theirs = {**body, "as": 1}
        assert await anne.refused(f"/api/tables/{table}/{last}", **theirs) == (403, "no_seat")
        for unknown in ("unknown", "x" * 50, "a.b"):
            path = f"/api/tables/{unknown}/{last}"
            assert await anne.refused(path, **body) == (404, "unknown_table")
