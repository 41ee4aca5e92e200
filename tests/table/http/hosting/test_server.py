"""A real server in a process of its own: streams, kill -9, an orderly end, bad arguments."""

import json
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from doubloon.commands.serve import PORT, CannotListen, listen, listen_near
from tests.cli.support import call
from tests.table.http.live import (
    begun,
    complaints,
    connected,
    first_event,
    next_move,
    post,
    served,
)

pytestmark = pytest.mark.slow


class Player(threading.Thread):
    """Plays a game against itself until the server is gone; remembers what was acknowledged."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.client = connected(url, timeout=10)
        self.path = begun(self.client)
        self.sure: list[tuple[int, dict[str, Any]]] = []
        self.unsure: dict[str, Any] | None = None

    def run(self) -> None:
        try:
            for turn in range(300):
                self.unsure = None
                move = next_move(self.client, self.path, f"turn {turn}")
                self.unsure = move
                self.sure.append((post(self.client, f"{self.path}/moves", **move)["number"], move))
        except httpx.HTTPError:
            pass

    def settle(self, url: str) -> None:
        """Ask again what was not answered; then the log must hold each move exactly once."""
        cookies = self.client.cookies
        self.client.close()
        self.client = connected(url, timeout=10, cookies=cookies)
        if self.unsure is not None:
            done = post(self.client, f"{self.path}/moves", **self.unsure)
            self.sure.append((done["number"], self.unsure))
        stored: dict[int, list[str]] = {}
        for seat in (0, 1):
            page = self.client.get(self.path, params={"seat": seat, "after": 0}).json()
            assert not page["more"]
            for entry in page["log"]:
                if entry["kind"] == "move" and entry["seat"] == seat:
                    stored[entry["number"]] = entry["data"]["words"]
        assert stored == {number: move["words"] for number, move in self.sure}


def go_on(players: list[Player], url: str) -> None:
    """After a restart: all that was acknowledged is there once, and the games go on."""
    for player in players:
        player.settle(url)
        post(player.client, f"{player.path}/moves", **next_move(player.client, player.path, "on"))
        player.client.close()


def test_for_the_network_it_says_the_address_and_answers_under_it(tmp_path: Path) -> None:
    """``--lan``: also under the network's address, and under no name of somebody else's."""
    command = [sys.executable, "-m", "doubloon.cli", "serve", "--port", "0", "--lan"]
    command += ["--rate", "0", "--bots", "0", "--db", str(tmp_path / "games.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().decode() for _ in range(2)]
        address = lines[0].split()[3].removeprefix("http://").rstrip("/")
        port = address.rpartition(":")[2]
        assert f"Devices in your network can reach it: open http://{address}/ there" in lines[1]
        with connected(f"http://127.0.0.1:{port}", timeout=10) as client:
            for host, status in ((address, 200), (f"localhost:{port}", 200), ("evil.test", 421)):
                assert client.get("/healthz", headers={"host": host}).status_code == status, host
        process.send_signal(signal.SIGTERM)


@pytest.mark.parametrize("kills", [5, pytest.param(1000, marks=pytest.mark.long)])
def test_killed_again_and_again_nothing_is_lost(kills: int, tmp_path: Path) -> None:
    moments = Random(kills)
    players: list[Player] = []
    port = 0
    for _ in range(kills):
        with served(tmp_path, port) as server:
            port = server.port
            go_on(players, server.url)
            players = [Player(server.url) for _ in range(3)]
            for player in players:
                player.start()
            enough = moments.randint(1, 12)
            while any(len(player.sure) < enough for player in players):
                time.sleep(moments.uniform(0.0, 0.03))
            server.end(signal.SIGKILL)
            for player in players:
                player.join(20)
    with served(tmp_path, port) as server:
        go_on(players, server.url)


def test_the_stream_resumes_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server, connected(server.url) as client:
        path = begun(client)
        last, event = first_event(client)
        assert [seat["seat"] for seat in event["seats"]] == [0, 1]
        post(client, f"{path}/moves", **next_move(client, path, "one"))
        server.end(signal.SIGKILL)
        port = server.port
    with served(tmp_path, port), connected(server.url) as again:
        again.cookies = client.cookies
        post(again, f"{path}/chat", text="ahoy", **{"as": 0})
        _, event = first_event(again, last)
        kinds = [entry["kind"] for entry in event["seats"][0]["log"]]
        assert kinds == ["move", "chat"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_end(tmp_path: Path, how: signal.Signals) -> None:
    with served(tmp_path) as server, connected(server.url) as client:
        begun(client)
        with client.stream("GET", "/api/stream") as stream:
            lines = stream.iter_lines()
            while not next(lines).startswith("data: "):
                pass
            code = server.end(how)
            assert list(lines) in ([], [""])  # ended, not broken off
        assert code == (0 if how == signal.SIGINT else -signal.SIGTERM)
    assert complaints(tmp_path) == []


def test_bots_play(tmp_path: Path) -> None:
    more = ("--db", str(tmp_path / "bots.sqlite"), "--bots", "1")
    with served(tmp_path, 0, *more) as server, connected(server.url) as client:
        seats = [{}, {"kind": "bot", "level": "greedy"}, {"kind": "bot"}]
        table = {"game": "toy", "players": 3, "options": {"plays": 9}, "seats": seats}
        made = post(client, "/api/tables", **table, name="Anne")
        path = f"/api/tables/{made['table']}"
        post(client, f"{path}/start")
        while (seen := client.get(path).json())["about"]["status"] == "running":
            if seen["decision"] is not None:
                post(client, f"{path}/moves", **next_move(client, path, str(seen["number"])))
        assert seen["about"]["result"]["reason"] == "over"


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    more = ("--db", str(tmp_path / "logs.sqlite"), "--log", "debug")
    with served(tmp_path, 0, *more) as server, connected(server.url) as client:
        path = begun(client)
        post(client, f"{path}/chat", text="a word in private", **{"as": 0})
        client.get(f"{path}?seat=7")
        client.get("/api/tables/unknown?code=abc")
        secrets = [client.cookies["doubloon"], path.rpartition("/")[2], "private", "abc", "Anne"]
    lines = (tmp_path / "errors").read_text().splitlines()
    requests = [line for line in map(json.loads, lines) if line["event"] == "request"]
    assert {"method", "route", "status", "ms"} <= set(requests[-1])
    assert "/api/tables/{table_id}/chat" in {line.get("route") for line in requests}
    assert not any(secret in line for line in lines for secret in secrets)


def test_the_next_free_port() -> None:
    try:
        first = listen("127.0.0.1", PORT)
    except CannotListen:
        first = socket.socket()  # taken by something else: as good
    else:
        first.listen()
    with first, listen_near("127.0.0.1") as listening:
        assert PORT < listening.getsockname()[1]


def test_bad_arguments(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        answer = call("serve", "--port", str(taken.getsockname()[1]))
        assert answer.code == 2
        assert "cannot listen on 127.0.0.1 port" in answer.err
    answer = call("serve", "--workers", "2", "--db", str(tmp_path / "x"))
    assert "more than one needs PostgreSQL" in answer.err
    answer = call("serve", "--smtp", "mail:hush@example.org", "--mail-from", "t@example.org")
    assert (answer.code, "hush" in answer.err) == (2, False)
    assert "smtp: smtp://[USER:PASSWORD@]HOST[:PORT]" in answer.err
    assert "mail-from: an address" in call("serve", "--smtp", "smtp://mail.example.org").err
