"""What docs/api.md and docs/hosting.md say is so; a backup is what they say."""

import json
import re
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from doubloon.table.interface.refusals import KINDS, STATUSES
from tests.cli.support import call
from tests.required import missing
from tests.table.http.live import served
from tests.table.http.support import Client, in_loop, running

API = Path("docs/api.md").read_text()
HOSTING = Path("docs/hosting.md").read_text()
DEPLOYED = ("doubloon.service", "compose.yaml", "compose.sqlite.yaml")
# Options of other programs that the manual and these files call.
OTHERS = {
    "--build",
    "--file",
    "--home",
    "--nginx",
    "--now",
    "--owner",
    "--system",
    "--unit",
    "--upgrade",
    "--username",
}


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
            typed = path.replace("/api", "$API", 1).replace("{table_id}", "$TABLE")
            told = short in API or typed in API or path.replace("{table_id}", "TABLE") in API
            assert told, path


def test_the_arguments_exist() -> None:
    text = call("serve", "--help").out + call("site", "--help").out
    deploy = [Path("deploy", name).read_text() for name in DEPLOYED]
    for word in set(re.findall(r"--[a-z]+(?:-[a-z]+)*", "\n".join([HOSTING, *deploy]))) - OTHERS:
        assert f"{word} " in text or f"{word}\n" in text, word


@pytest.mark.slow
def test_a_game_in_five_requests(tmp_path: Path) -> None:
    """What docs/api.md writes out is typed into a shell, with what the answers say filled in."""
    if shutil.which("curl") is None:
        missing("NO CURL: install it to type in what docs/api.md says")
    _, _, text = API.partition("## A game in five requests")
    lines = re.findall(r"^```sh\n(.*?)\n```$", text, re.MULTILINE | re.DOTALL)[0]
    commands = re.split(r"\n+(?=\w)", lines)
    assert [len(commands), commands[0]] == [9, "API=http://127.0.0.1:8000/api"]
    options = ("--db", str(tmp_path / "games.sqlite"), "--bots", "1")
    with served(tmp_path, 0, *options) as server:
        typed = [f"API={server.url}/api", *commands[1:3]]

        def answer(command: str) -> Any:
            script = "\n".join([*typed, command])
            done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True)
            found = json.loads(done.stdout)
            assert "error" not in found, found
            return found

        made = answer(commands[3].replace("greedy", "random"))
        typed.append(commands[4].replace("...", made["table"]))
        answer(commands[5])
        answer(commands[6])
        asked: list[int] = []
        while not set(asked) & {0, 1}:  # the bot may be the first
            time.sleep(0.05)
            asked = answer(commands[7])["about"]["asked"]
        who = "anne" if 0 in asked else "bart"
        decision = answer(commands[7].replace("anne", who))["decision"]
        move = commands[8].replace("anne", who).replace("0.12.0.0", decision["id"])
        answer(re.sub(r"\[.*?\]", json.dumps(decision["choices"][:1]), move))


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
