"""What docs/api.md and docs/hosting.md say is so; a backup is what they say."""

import re
import sqlite3
from pathlib import Path

from doubloon.table.http.errors import KINDS, STATUSES
from tests.cli.support import call
from tests.table.http.support import Client, in_loop, running

API = Path("docs/api.md").read_text()
HOSTING = Path("docs/hosting.md").read_text()


def test_every_kind_of_error_is_told() -> None:
    for kind in [kind for _, kind, _ in KINDS] + ["server", "origin", "host", "too_large", "type"]:
        assert f"`{kind}`" in API, kind
    for status, (kind, _) in STATUSES.items():
        assert f"`{kind}`" in API or status in (401, 403), kind


@in_loop
async def test_every_address_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        paths = (await Client(app).get("/api/openapi.json"))["paths"]
        for path in paths:
            short = path.replace("/api/tables/{table_id}", "...")
            told = short in API or path.replace("{table_id}", "TABLE") in API
            assert told, path


def test_the_arguments_exist() -> None:
    text = call("serve", "--help").out
    for word in set(re.findall(r"--[a-z]+(?:-[a-z]+)*", HOSTING)):
        assert f"{word} " in text or f"{word}\n" in text, word


@in_loop
async def test_a_backup_while_the_server_runs(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    async with running(tmp_path) as app:
        anne, bart = Client(app), Client(app)
        table = await anne.create(options={"passing": False})
        await bart.post(f"/api/tables/{table}/join", name="Bart")
        await anne.post(f"/api/tables/{table}/start")
        await anne.move(table)
        before = await anne.look(table, "?after=0")
        source = sqlite3.connect(tmp_path / "tables.sqlite")
        target = sqlite3.connect(copy / "tables.sqlite")
        source.backup(target)
        source.close()
        target.close()
        await bart.move(table)
        cookies = anne.http.cookies, bart.http.cookies
    async with running(copy) as app:
        anne, bart = Client(app), Client(app)
        anne.http.cookies, bart.http.cookies = cookies
        assert await anne.look(table, "?after=0") == before
        await bart.move(table)
