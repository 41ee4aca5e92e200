"""The example bot plays whole games, over a restart of the server too."""

import importlib.util
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.http.live import Server, connected, post, served


def example() -> Any:
    spec = importlib.util.spec_from_file_location("bot", "examples/bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_two_of_them_play(tmp_path: Path) -> None:
    results: list[Any] = []
    bot = example()
    with served(tmp_path) as server, connected(server.url) as host:
        options = {"plays": 9}
        made = post(host, "/api/tables", game="toy", players=3, name="Anne", options=options)
        path = f"/api/tables/{made['table']}"

        def run(name: str) -> None:
            results.append(bot.play(server.url, made["table"], name))

        threads = [threading.Thread(target=run, args=[name]) for name in ("Bart", "Calico")]
        for thread in threads:
            thread.start()
        while any(seat["name"] is None for seat in host.get(path).json()["about"]["seats"]):
            time.sleep(0.02)
        post(host, f"{path}/start")
        while (seen := host.get(path).json())["about"]["status"] == "running":
            decision = seen["decision"]
            if decision is not None:
                words = decision["choices"][:1]
                post(host, f"{path}/moves", decision=decision["id"], words=words)
        for thread in threads:
            thread.join(20)
    assert len(results) == 2
    assert results[0] == results[1] == seen["about"]["result"]


@pytest.mark.slow
def test_it_keeps_its_seat_when_the_server_starts_again(tmp_path: Path) -> None:
    results: list[Any] = []
    bot = example()
    server = Server(tmp_path)
    try:
        with connected(server.url, timeout=60) as host:
            options = {"plays": 30}
            made = post(host, "/api/tables", game="toy", players=2, name="Anne", options=options)
            path = f"/api/tables/{made['table']}"

            def run() -> None:
                results.append(bot.play(server.url, made["table"]))

            thread = threading.Thread(target=run)
            thread.start()
            while any(seat["name"] is None for seat in host.get(path).json()["about"]["seats"]):
                time.sleep(0.02)
            post(host, f"{path}/start")
            moves = 0
            while (seen := host.get(path).json())["about"]["status"] == "running":
                decision = seen["decision"]
                if decision is not None:
                    words = decision["choices"][:1]
                    post(host, f"{path}/moves", decision=decision["id"], words=words)
                    moves += 1
                if moves == 3:
                    server.end(signal.SIGKILL)
                    server = Server(tmp_path, server.port)
                    moves += 1
            thread.join(60)
    finally:
        server.end(signal.SIGKILL)
    assert results == [seen["about"]["result"]]
