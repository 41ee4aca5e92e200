"""The example bot plays a whole game against a bot of the server's own."""

import importlib.util
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.http.test_server import Server, post, signal


def example() -> Any:
    spec = importlib.util.spec_from_file_location("bot", "examples/bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_two_of_them_play(tmp_path: Path) -> None:
    server = Server(tmp_path)
    results: list[Any] = []
    bot = example()
    try:
        with httpx.Client(base_url=server.url) as host:
            made = post(
                host, "/api/tables", game="toy", players=3, name="Anne", options={"plays": 9}
            )
            table = made["table"]
            threads = [
                threading.Thread(
                    target=lambda name=name: results.append(bot.play(server.url, table, name))
                )
                for name in ("Bart", "Calico")
            ]
            for thread in threads:
                thread.start()
            while host.get("/api/tables/" + table).json()["about"]["seats"][2]["name"] is None:
                pass
            post(host, f"/api/tables/{table}/start")
            while True:
                seen = host.get(f"/api/tables/{table}").json()
                if seen["about"]["status"] == "finished":
                    break
                if seen["decision"] is not None:
                    move = {"decision": seen["decision"]["id"]}
                    words = seen["decision"]["choices"][:1]
                    post(host, f"/api/tables/{table}/moves", **move, words=words)
            for thread in threads:
                thread.join(20)
        assert len(results) == 2
        assert results[0] == results[1] == seen["about"]["result"]
    finally:
        server.end(signal.SIGKILL)
