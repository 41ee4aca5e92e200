"""A real server in a process of its own, and what a client of it needs."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


def connected(url: str, **more: Any) -> httpx.Client:
    """A client of a server. Certificates, which take longer to load than to play, it needs none."""
    return httpx.Client(base_url=url, verify=False, **more)


class Server:
    """``doubloon serve`` in a process."""

    def __init__(self, folder: Path, port: int = 0, *more: str) -> None:
        self.errors = (folder / "errors").open("ab")
        command = [sys.executable, "-m", "doubloon.cli", "serve", "--port", str(port)]
        command += ["--rate", "0", "--bots", "0"]
        command += more or ["--db", str(folder / "games.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.errors)
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline().decode()
        self.url = self.line.split()[3].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        self.wait()

    def wait(self) -> None:
        with connected(self.url, timeout=2) as client:
            for _ in range(600):
                try:
                    if client.get("/healthz").status_code == 200:
                        return
                except httpx.HTTPError:
                    time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code


def logged(folder: Path) -> list[dict[str, Any]]:
    """The lines of the server's log."""
    return [json.loads(line) for line in (folder / "errors").read_text().splitlines()]


def complaints(folder: Path) -> list[dict[str, Any]]:
    """What the server's log complains of."""
    return [line for line in logged(folder) if line["level"] not in ("debug", "info")]


@contextmanager
def served(folder: Path, port: int = 0, *more: str) -> Iterator[Server]:
    server = Server(folder, port, *more)
    try:
        yield server
    finally:
        server.end(signal.SIGTERM if more else signal.SIGKILL)


def post(client: httpx.Client, path: str, **data: Any) -> Any:
    answer = client.post(path, json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def begun(client: httpx.Client, **more: Any) -> str:
    """A table whose both seats are this client's."""
    options = {"plays": 300, "passing": False}
    table = {"game": "toy", "players": 2, "options": options, **more}
    made = post(client, "/api/tables", **table, name="Anne")
    path = f"/api/tables/{made['table']}"
    post(client, f"{path}/join", name="Bart")
    post(client, f"{path}/start", **{"as": 0})
    return path


def next_move(client: httpx.Client, path: str, request: str, seen: int = 0) -> dict[str, Any]:
    """What to post next, for the seat that is asked, at a table seen up to a number already."""
    look = client.get(path, params={"after": seen}).json()
    seat = next(seat for seat in look["about"]["asked"] if seat in look["mine"])
    decision = client.get(path, params={"seat": seat, "after": seen}).json()["decision"]
    words = decision["choices"][:1]
    return {"decision": decision["id"], "words": words, "as": seat, "request": request}


def first_event(client: httpx.Client, last: str = "") -> tuple[str, Any]:
    """The id and the data of the first event of a new stream."""
    headers = {"last-event-id": last} if last else {}
    with client.stream("GET", "/api/stream", headers=headers) as stream:
        number = ""
        for line in stream.iter_lines():
            if line.startswith("id: "):
                number = line.removeprefix("id: ")
            if line.startswith("data: "):
                return number, json.loads(line.removeprefix("data: "))
    raise AssertionError("the stream ended")
