"""The store fails under load: clear refusals, nothing lost, and it goes on by itself afterwards."""

import contextlib
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest

from tests.table.http.live import Server, complaints, connected, post, served
from tests.table.http.stubborn import Player, Reader, unavailable
from tests.table.postgres import Postgres

pytestmark = pytest.mark.slow

TABLES = 3


def wait_for_moves(players: Sequence[Player], refused: bool = False) -> None:
    """Until all have moved on by some if their games go on, or were all refused to."""
    before = [player.turn for player in players]
    until = time.monotonic() + 120
    while True:
        for player in players:
            if player.failure is not None:
                raise player.failure
        if refused and all(player.refused["POST"] for player in players):
            return
        if not refused and all(
            player.over or player.turn >= start + player.moves
            for player, start in zip(players, before)
        ):
            return
        assert time.monotonic() < until, "nothing happens any more"
        time.sleep(0.02)


def check_refusals(client: httpx.Client, path: str) -> set[str]:
    """What everybody else is told while nothing can be written: the messages."""
    table = {"game": "toy", "players": 2, "name": "Anne"}
    posts = {
        "/api/tables": table,
        "/api/me": {"name": "Anne"},
        "/api/me/link": {},
        f"{path}/chat": {"text": "ahoy", "as": 0},
        f"{path}/resign": {"as": 0},
        f"{path}/leave": {"as": 1},
        f"{path}/abandon": {"as": 0},
    }
    messages = {unavailable(client.post(where, json=body)) for where, body in posts.items()}
    reads = ["/api/me", "/api/tables", path, f"{path}?after=0", "/healthz", "/api/tables/0000"]
    for where in reads:
        answer = client.get(where)
        if answer.status_code not in (200, 404):
            unavailable(answer)
    assert client.get("/api/games").status_code == 200
    with client.stream("GET", "/api/stream", headers={"last-event-id": "0.0"}) as stream:
        assert stream.status_code == 200  # a browser comes back to no other
        for line in stream.iter_lines():  # ends, or tells what can be read
            if line.startswith("data: "):
                break
    return messages


def go_through(server: Server, outage: "Outage") -> None:
    """Games under load, an outage, and games again."""
    players = [Player(server.url) for _ in range(TABLES)]
    readers = [Reader(player) for player in players]
    with connected(server.url, timeout=60) as client:
        table = {"game": "toy", "players": 2, "name": "Anne"}
        made = post(client, "/api/tables", **table)
        path = f"/api/tables/{made['table']}"
        post(client, f"{path}/join", name="Bart")
        post(client, f"{path}/start", **{"as": 0})
        for each in (*players, *readers):
            each.start()
        wait_for_moves(players)
        with outage.of(server):
            wait_for_moves(players, refused=True)
            messages = check_refusals(client, path)
        wait_for_moves(players)
        for player in players:
            player.finish()
            messages |= player.said
            player.check()
        for player, reader in zip(players, readers):
            reader.wait_for(player.number)
            reader.enough.set()
            post(player.client, f"{player.path}/chat", text="bye", **{"as": 0})  # wakes the reader
            reader.finish()
            assert reader.log(player.number) == player.log(seat=0)[: player.number]
            player.client.close()
        look = client.get(f"{path}?after=0").json()
        assert [entry["kind"] for entry in look["log"]] == [
            "created",
            "joined",
            "joined",
            "started",
        ]
        post(client, f"{path}/chat", text="ahoy", **{"as": 0})
    for message in messages:
        assert outage.says in message
        assert "nothing was acknowledged" in message


class Outage:
    """A way for the store to fail."""

    says = ""

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        """While this lasts."""
        raise NotImplementedError
        yield


class NoDatabase(Outage):
    """PostgreSQL is killed, and comes back."""

    says = "the database cannot be reached"

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        self.postgres.stop("immediate")
        try:
            yield
        finally:
            self.postgres.start()


class SmallDisk(Outage):
    """A small file system of its own is full."""

    says = "the disk is full or failing"

    def __init__(self, place: Path) -> None:
        self.place = place

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        ballast = self.place / "ballast"
        # The server writes as well and may take the last block.
        with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while os.statvfs(self.place).f_bavail:
                file.write(b"x" * os.statvfs(self.place).f_bsize)
        try:
            yield
        finally:
            ballast.unlink()


class SmallFiles(Outage):
    """The server's files may not grow, where a file system of one's own is not allowed."""

    says = "the disk is full or failing"

    @contextlib.contextmanager
    def of(self, server: Server) -> Iterator[None]:
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        try:
            yield
        finally:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def check_log(folder: Path) -> None:
    """It says that the database was lost and is back, and nothing else."""
    said = [line["event"] for line in complaints(folder)]
    assert [line for line in said if not line.startswith("the database can")] == []
    assert any("cannot be written" in line for line in said)
    assert any("can be written again" in line for line in said)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_postgresql_is_killed(tmp_path: Path, postgres: Postgres, workers: str) -> None:
    where = ("--db", postgres.database(), "--workers", workers)
    with served(tmp_path, 0, *where) as server:
        go_through(server, NoDatabase(postgres))
    check_log(tmp_path)


@contextlib.contextmanager
def small_disk(place: Path) -> Iterator[bool]:
    """A disk that games alone do not fill; False where nothing may be mounted."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(place)]
    mounted = subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(place)], check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's")
@pytest.mark.parametrize("small", ["disk", "files"])
def test_the_disk_is_full(tmp_path: Path, small: str) -> None:
    """On a disk of its own if one can be mounted; its files limited in any case."""
    place = tmp_path / "disk"
    place.mkdir()
    wanted = small_disk(place) if small == "disk" else contextlib.nullcontext(False)
    with wanted as mounted:
        outage = SmallDisk(place) if mounted else SmallFiles()
        with served(tmp_path, 0, "--db", str(place / "games.sqlite")) as server:
            go_through(server, outage)
    check_log(tmp_path)
