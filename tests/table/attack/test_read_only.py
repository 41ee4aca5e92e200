"""A database becomes read-only under a running server: clear refusals, and it goes on after."""

import contextlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from tests.required import missing
from tests.table.http.hosting.test_outage import Outage, check_log, go_through
from tests.table.http.live import Server, served
from tests.table.http.support import Client, in_loop, running
from tests.table.postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.long]
READ_ONLY = "the database is read-only"


class ReadOnlyPostgres(Outage):
    """As after a switch to another server that only follows the first."""

    says = READ_ONLY

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    def switch(self, on: str) -> None:
        with psycopg.connect(self.postgres.address("postgres"), autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {on}".encode())
            connection.execute("SELECT pg_reload_conf()")

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        self.switch("on")
        try:
            yield
        finally:
            self.switch("off")


class ReadOnlyDisk(Outage):
    """The server's writes to files fail as on a disk that was mounted again for reading only."""

    says = "the disk is full or failing"

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        strace = shutil.which("strace")
        if strace is None:
            missing("NO STRACE: install it to make writes fail")
        calls = "pwrite64,fdatasync,fsync,ftruncate"
        command = [strace, "-f", "-e", f"trace={calls}", "-e", f"inject={calls}:error=EROFS"]
        command += ["-o", "/dev/null", "-p", str(server.process.pid)]
        tracer = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            yield
        finally:
            tracer.terminate()
            tracer.wait(20)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_postgresql_becomes_read_only(tmp_path: Path, postgres: Postgres, workers: str) -> None:
    where = ("--db", postgres.database(), "--workers", workers)
    with served(tmp_path, 0, *where) as server:
        go_through(server, ReadOnlyPostgres(postgres))
    check_log(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="strace is Linux's")
def test_the_disk_becomes_read_only(tmp_path: Path) -> None:
    with served(tmp_path, 0, "--db", str(tmp_path / "games.sqlite")) as server:
        go_through(server, ReadOnlyDisk())
    check_log(tmp_path)


class ReadOnlySqlite:
    """Connections of this process to SQLite files, which may only read while ``on``."""

    def __init__(self) -> None:
        self.on = False

    def __enter__(self) -> "ReadOnlySqlite":
        sa.event.listen(sa.Pool, "checkout", self.checked_out)
        return self

    def __exit__(self, *_: object) -> None:
        sa.event.remove(sa.Pool, "checkout", self.checked_out)

    def checked_out(self, connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only={int(self.on)}")


@in_loop
async def test_a_sqlite_file_becomes_read_only(tmp_path: Path) -> None:
    with ReadOnlySqlite() as files:
        async with running(tmp_path) as app:
            anne = Client(app)
            table = await anne.create()
            await anne.post(f"/api/tables/{table}/join", name="Bart")
            number = (await anne.post(f"/api/tables/{table}/start", **{"as": 0}))["number"]
            files.on = True
            for path, body in {
                f"/api/tables/{table}/chat": {"text": "ahoy", "as": 0},
                "/api/tables": {"game": "toy", "players": 2, "name": "Anne"},
                "/api/me/link": {},
            }.items():
                answer = await anne.ask("POST", path, json=body)
                assert answer.status_code == 503, answer.text
                assert answer.json()["message"].startswith(f"{READ_ONLY}; nothing was acknowledged")
            assert (await anne.look(table))["number"] == number
            files.on = False
            said = await anne.post(f"/api/tables/{table}/chat", text="ahoy", **{"as": 0})
            assert said["number"] == number + 1
            log = (await anne.look(table, "?after=0"))["log"]
            assert [entry["number"] for entry in log] == list(range(1, number + 2))
