"""Two server processes on one PostgreSQL: any of them serves any game, news cross between them."""

import json
from pathlib import Path

import httpx
import pytest

from tests.table.http.live import begun, next_move, post, served
from tests.table.postgres import Postgres

MOVES = 12


@pytest.mark.slow
def test_two_processes_serve_one_game(tmp_path: Path, postgres: Postgres) -> None:
    where = ("--db", postgres.database(), "--workers", "2")
    with served(tmp_path, 0, *where) as server, httpx.Client(base_url=server.url) as client:
        path = begun(client)
        number = client.get(path).json()["number"]
        readers = [httpx.Client(base_url=server.url, cookies=client.cookies) for _ in range(4)]
        streams = [reader.stream("GET", "/api/stream") for reader in readers]
        lines = [stream.__enter__().iter_lines() for stream in streams]
        for turn in range(MOVES):
            # A new connection each time: the processes take turns as they like.
            with httpx.Client(base_url=server.url, cookies=client.cookies) as mover:
                move = next_move(mover, path, f"turn {turn}", number)
                number = post(mover, f"{path}/moves", **move)["number"]
                assert post(mover, f"{path}/moves", **move)["repeated"]
        for each in lines:
            told = 0
            while told < number:
                line = next(each)
                if line.startswith("data: "):
                    told = json.loads(line.removeprefix("data: "))["number"]
        counted = '{method="POST",route="/api/tables/{table_id}/moves",status="200"}'
        for _ in range(10):  # whichever process answers
            text = httpx.get(f"{server.url}/metrics").text
            assert f"doubloon_requests_total{counted} {2 * MOVES}.0\n" in text
            assert "doubloon_streams 4.0\n" in text
        for stream, reader in zip(streams, readers, strict=True):
            stream.__exit__(None, None, None)
            reader.close()
    assert (tmp_path / "errors").read_text() == ""
