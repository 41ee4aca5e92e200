"""What only the host may see, and what not even the host may: counters that tell of a hint."""

from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from doubloon.table.http.app import Application
from tests.table.http.support import BASE, Client, in_loop, running

PATHS = ("/metrics", "/healthz", "/metrics/", "/healthz/")


async def status(app: Application, path: str, address: str, **headers: str) -> int:
    transport = httpx.ASGITransport(cast(Any, app.asgi), client=(address, 1234))
    async with httpx.AsyncClient(transport=transport, base_url=BASE) as client:
        return (await client.get(path, headers=headers)).status_code


@pytest.mark.parametrize("path", PATHS)
@in_loop
async def test_only_this_machine_and_whoever_has_the_token(tmp_path: Path, path: str) -> None:
    async with running(tmp_path, watch_token="a word") as app:
        assert await status(app, path, "127.0.0.1") == 200
        assert await status(app, path, "::1") == 200
        assert await status(app, path, "192.0.2.7") == 403
        assert await status(app, path, "192.0.2.7", authorization="Bearer a word") == 200
        assert await status(app, path, "192.0.2.7", authorization="Bearer another") == 403
        assert await status(app, path, "192.0.2.7", authorization="Bearer ") == 403
        for header in ("x-forwarded-for", "forwarded", "x-real-ip", "via"):
            assert await status(app, path, "127.0.0.1", **{header: "127.0.0.1"}) == 403
    async with running(tmp_path) as app:
        assert await status(app, path, "192.0.2.7", authorization="Bearer ") == 403


@in_loop
async def test_no_counter_tells_of_a_hint(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        table = await client.create(hints=True)
        before = app.service.metrics.text()
        for path in (f"/api/tables/{table}/hint", f"/api/tables/{table}/hint/"):
            await client.ask("POST", path, json={})
        assert app.service.metrics.text() == before
