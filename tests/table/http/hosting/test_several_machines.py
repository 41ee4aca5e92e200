"""Two servers on one PostgreSQL behind nginx, as docs/hosting.md says; each dies under load."""

import signal
import time
from pathlib import Path

import httpx
import pytest

from tests.table.http.hosting.nginx import nginx
from tests.table.http.hosting.test_outage import wait_for_moves
from tests.table.http.live import Server, connected
from tests.table.http.stubborn import Challenger, Latecomer, Player, Reader
from tests.table.postgres import Postgres, free_port

pytestmark = pytest.mark.slow
NAME = "play.example.org"


class Machines:
    """The servers, by number."""

    def __init__(self, folder: Path, database: str, count: int, *more: str) -> None:
        self.folder = folder
        self.options = ("--db", database, "--name", NAME, "--https", "--proxy", "127.0.0.1", *more)
        self.ports = [free_port() for _ in range(count)]
        self.servers = [self.start(number) for number in range(count)]

    def start(self, number: int) -> Server:
        folder = self.folder / f"server{number}"
        folder.mkdir(exist_ok=True)
        return Server(folder, self.ports[number], *self.options)

    def kill(self, number: int) -> None:
        self.servers[number].end(signal.SIGKILL)

    def again(self, number: int) -> None:
        self.servers[number] = self.start(number)

    def end(self) -> None:
        for server in self.servers:
            server.end(signal.SIGTERM)


def wait_until_it_answers(url: str) -> None:
    with connected(url, headers={"host": NAME}, timeout=5) as anyone:
        for _ in range(200):
            try:
                if anyone.get("/api/games").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
    raise AssertionError("nginx does not answer")


def go_through(machines: Machines, postgres: Postgres, url: str, slow: list[Player]) -> None:
    """One server is killed under load, then the other, then PostgreSQL."""
    players = [*(Player(url, NAME, thought=0.1) for _ in range(4)), *slow]
    readers = [Reader(player) for player in players]
    for each in (*players, *readers):
        each.start()
    for number in range(2):
        wait_for_moves(players)
        machines.kill(number)
        wait_for_moves(players)
        machines.again(number)
    postgres.stop("immediate")
    postgres.start()
    wait_for_moves(players)
    for player, reader in zip(players, readers, strict=True):
        player.finish()
        player.check()
        reader.wait_for(player.number)
        reader.enough.set()
        player.client.post(f"{player.path}/chat", json={"text": "bye", "as": 0})  # wakes it
        reader.finish()
        assert reader.log(player.number) == player.log(seat=0)[: player.number]
        player.client.close()


@pytest.mark.parametrize(
    ("rounds", "bots"), [(1, 0), pytest.param(20, 1, marks=pytest.mark.long)], ids=["one", "many"]
)
def test_any_of_them_may_die(tmp_path: Path, postgres: Postgres, rounds: int, bots: int) -> None:
    """Players and streams come back by themselves; nothing acknowledged is lost or doubled.

    Whichever server looked after a table's clocks and bots, another one does from then on.
    """
    machines = Machines(tmp_path, postgres.database(), 2, "--bots", str(bots))
    try:
        with nginx(tmp_path, machines.ports) as (url, _):
            wait_until_it_answers(url)
            for _ in range(rounds):
                rivals = [Challenger(url, NAME) for _ in range(2 * bots)]
                go_through(machines, postgres, url, [Latecomer(url, NAME), *rivals])
    finally:
        machines.end()


def test_what_the_proxy_keeps_to_itself(tmp_path: Path, postgres: Postgres) -> None:
    """Health and metrics are not for the world, HTTP leads to HTTPS, and an outage is told."""
    machines = Machines(tmp_path, postgres.database(), 1)
    try:
        with nginx(tmp_path, machines.ports) as (url, plain):
            wait_until_it_answers(url)
            with connected(url, headers={"host": NAME}) as anyone:
                for path in ("/healthz", "/metrics"):
                    assert anyone.get(path).status_code == 404
                moved = httpx.get(f"{plain}/t/x?y=1", headers={"host": NAME})
                assert moved.status_code == 301
                assert moved.headers["location"] == f"https://{NAME}/t/x?y=1"
                machines.kill(0)
                answer = anyone.get("/api/games")
                assert answer.status_code == 503
                assert answer.json()["error"] == "unavailable"
                machines.again(0)
                wait_until_it_answers(url)
    finally:
        machines.end()
