"""The short way for moves and previews answers as the routes do."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from doubloon.table.http.app import Application
from doubloon.table.http.guard import Guard
from tests.table.http.support import BASE, Client, in_loop, running

BODIES: list[Any] = [
    {"words": []},
    {"words": ["play-1"], "decision": "0.0.0.0"},
    {"words": ["nonsense"], "decision": "0.0.0.0"},
    {"words": [], "decision": "", "as": 0},
    {"words": [], "as": 5},
    {"words": "play-1"},
    {"words": [1]},
    {"words": [], "as": "me"},
    {},
    [],
]
TEXTS = [b"", b"{", b"\xff", b'{"words": ["\xff"]}', b"null", b'{"words": []} x']


def by_the_routes(app: Application, client: Client) -> httpx.AsyncClient:
    """The same browser, where no request takes the short way."""
    inner: Any = app.client
    guarded: Any = Guard(inner, app.service.settings, app.service.metrics)
    transport = httpx.ASGITransport(guarded, raise_app_exceptions=True)
    return httpx.AsyncClient(transport=transport, base_url=BASE, cookies=client.http.cookies)


@pytest.mark.parametrize("last", ["moves", "preview"])
@in_loop
async def test_both_ways_answer_alike(last: str, tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, nobody = Client(app), Client(app)
        table = await anne.create()
        await nobody.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        for client in (anne, nobody, Client(app)):
            routes = by_the_routes(app, client)
            for where in (table, "unknown", "x" * 50, "a.b"):
                path = f"/api/tables/{where}/{last}"
                sent: list[dict[str, Any]] = [{"json": each} for each in BODIES]
                kind = {"content-type": "application/json"}
                sent += [{"content": each, "headers": kind} for each in TEXTS]
                for each in sent:
                    one, two = await client.http.post(path, **each), await routes.post(path, **each)
                    assert (one.status_code, one.json()) == (two.status_code, two.json()), each
                    assert sorted(one.headers.items()) == sorted(two.headers.items()), each


@in_loop
async def test_a_move_by_either_way_is_the_same_move(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne = Client(app)
        table = await anne.create()
        await Client(app).post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        decision = (await anne.look(table))["decision"]
        move = {"decision": decision["id"], "words": decision["choices"][:1], "request": "a"}
        done = await anne.post(f"/api/tables/{table}/moves", **move)
        again = await by_the_routes(app, anne).post(f"/api/tables/{table}/moves", json=move)
        assert again.json() == {**done, "repeated": True}
