"""A server that starts and ends, as its host sees it: one line, an exit code, a line in the log."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.support import call
from tests.table.http.live import connected, logged, served
from tests.table.postgres import Postgres, free_port

pytestmark = pytest.mark.slow

REFUSED = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"


def newer(folder: Path) -> str:
    """A database that a later version has used."""
    place = folder / "newer.sqlite"
    with served(folder, 0, "--db", str(place)):
        pass
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    return str(place)


def junk(folder: Path) -> str:
    place = folder / "junk.sqlite"
    place.write_bytes(b"not a database at all " * 500)
    return str(place)


def nowhere(folder: Path) -> str:
    (folder / "file").touch()
    return str(folder / "file" / "games.sqlite")


def refused(folder: Path) -> str:
    return REFUSED


STARTS = [
    pytest.param(junk, 5, "this is not a database of Doubloon", id="junk"),
    pytest.param(newer, 5, "a newer version of Doubloon has used this database", id="newer"),
    pytest.param(nowhere, 4, "the database cannot be used", id="nowhere"),
    pytest.param(refused, 4, "Connection refused", id="refused"),
]


def start(*more: str) -> tuple[int, str, list[str]]:
    """The exit code of a server that does not start, and what it says."""
    command = [sys.executable, "-m", "doubloon.cli", "serve", "--port", "0", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr.splitlines()


@pytest.mark.parametrize(("database", "code", "says"), STARTS)
def test_a_start_that_fails_says_why(database, code: int, says: str, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    found = start("--db", database(tmp_path))
    assert found[:2] == (code, "")
    [line] = found[2]
    assert line.startswith("doubloon: ")
    assert says in line


def test_so_it_does_with_several_processes(postgres: Postgres) -> None:
    missing = postgres.database().rpartition("/")[0] + "/missing"
    for address, says in ((REFUSED, "Connection refused"), (missing, "does not exist")):
        code, out, [line] = start("--workers", "2", "--db", address)
        assert (code, out) == (4, "")
        assert says in line


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "one.sqlite")
    (tmp_path / "same").symlink_to(tmp_path)
    with served(tmp_path, 0, "--db", database) as server:
        for name in (database, str(tmp_path / "same" / "one.sqlite"), f"sqlite:///{database}"):
            code, out, [line] = start("--db", name)
            assert (code, out) == (6, "")
            assert f"process {server.process.pid} on " in line
            assert server.url in line
        server.end(signal.SIGKILL)
    with served(tmp_path, 0, "--db", database):
        pass


def test_starts_and_stops_are_logged(tmp_path: Path) -> None:
    with served(tmp_path, 0, "--db", str(tmp_path / "games.sqlite")) as server:
        assert "runs at" in server.line
    first, last = logged(tmp_path)
    assert (first["event"], first["address"].rstrip("/")) == ("started", server.url)
    assert last["event"] == "stopped"


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in found.split()]


def below(pid: int) -> list[int]:
    """All processes below one."""
    mine = children(pid)
    return [*mine, *(each for child in mine for each in below(child))]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(true: object, what: str) -> None:
    until = time.monotonic() + 120
    while not true():  # type: ignore[operator]
        assert time.monotonic() < until, what
        time.sleep(0.05)


def test_a_killed_worker_is_logged_and_replaced(tmp_path: Path, postgres: Postgres) -> None:
    where = ("--db", postgres.database(), "--workers", "2")
    with served(tmp_path, 0, *where) as server:
        workers = [pid for pid in children(server.process.pid) if "spawn_main" in command(pid)]
        os.kill(workers[0], signal.SIGKILL)
        wait_until(lambda: "worker ended" in str(logged(tmp_path)), "nothing was logged")
        line = next(line for line in logged(tmp_path) if line["event"] == "worker ended")
        assert (line["pid"], line["how"]) == (workers[0], "signal SIGKILL")
        with connected(server.url) as client:
            assert client.get("/api/games").status_code == 200


def test_workers_that_end_without_the_database_come_back(
    tmp_path: Path, postgres: Postgres
) -> None:
    where = ("--db", postgres.database(), "--workers", "2")
    with served(tmp_path, 0, *where) as server:
        workers = [pid for pid in children(server.process.pid) if "spawn_main" in command(pid)]
        assert len(workers) == 2
        postgres.stop()
        try:
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
            wait_until(lambda: "exit code" in str(logged(tmp_path)), "none tried to start")
        finally:
            postgres.start()
        with connected(server.url, timeout=60) as client:
            wait_until(lambda: client.get("/healthz").status_code == 200, "none came back")


def command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_children_end_with_a_parent_that_is_killed(
    tmp_path: Path, postgres: Postgres, workers: str
) -> None:
    where = ("--db", postgres.database(), "--workers", workers, "--bots", "1")
    with served(tmp_path, 0, *where) as server:
        least = 2 if workers == "1" else 6
        wait_until(lambda: len(below(server.process.pid)) >= least, "there are no bots")
        family = below(server.process.pid)
        server.end(signal.SIGKILL)
        wait_until(lambda: not any(map(alive, family)), "children live on")


def test_an_address_that_is_taken() -> None:
    assert call("serve", "--host", "192.0.2.1", "--port", "1").code == 2
