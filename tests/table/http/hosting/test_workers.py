"""Two server processes on one PostgreSQL: any of them serves any game, news cross between them."""

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.table.http.live import begun, complaints, connected, next_move, post, served
from tests.table.postgres import Postgres

MOVES = 12


@pytest.mark.slow
def test_two_processes_serve_one_game(tmp_path: Path, postgres: Postgres) -> None:
    where = ("--db", postgres.database(), "--workers", "2")
    with served(tmp_path, 0, *where) as server, connected(server.url) as client:
        path = begun(client)
        number = client.get(path).json()["number"]
        readers = [connected(server.url, cookies=client.cookies) for _ in range(4)]
        streams = [reader.stream("GET", "/api/stream") for reader in readers]
        lines = [stream.__enter__().iter_lines() for stream in streams]
        for turn in range(MOVES):
            # A new connection each time: the processes take turns as they like.
            with connected(server.url, cookies=client.cookies) as mover:
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
            with connected(server.url) as anyone:
                text = anyone.get("/metrics").text
            assert f"doubloon_requests_total{counted} {2 * MOVES}.0\n" in text
            assert "doubloon_streams 4.0\n" in text
        for stream, reader in zip(streams, readers, strict=True):
            stream.__exit__(None, None, None)
            reader.close()
    assert complaints(tmp_path) == []


def news_of(lines: Iterator[str], table: str) -> Any:
    """The next news of a table in a stream."""
    for line in lines:
        if line.startswith("data: "):
            event = json.loads(line.removeprefix("data: "))
            if event["table"] == table:
                return event
    raise AssertionError("the stream ended")


@pytest.mark.slow
def test_a_stream_hears_of_tables_that_were_joined_through_another_process(
    tmp_path: Path, postgres: Postgres
) -> None:
    """At once, by the database's notice; no look from time to time would do."""
    where = ("--db", postgres.database())
    toy = {"game": "toy", "players": 2}
    with (
        served(tmp_path, 0, *where) as here,
        served(tmp_path, 0, *where) as there,
        connected(here.url) as reader,
        connected(there.url) as friend,
    ):
        first = post(reader, "/api/tables", **toy, name="Anne")["table"]
        cookie = {"cookie": f"doubloon={reader.cookies['doubloon']}"}
        with (
            connected(there.url, headers=cookie) as elsewhere,
            reader.stream("GET", "/api/stream") as stream,
        ):
            lines = stream.iter_lines()
            assert news_of(lines, first)["number"] == 2
            second = post(elsewhere, "/api/tables", **toy, name="Anne")["table"]
            event = news_of(lines, second)
            assert [each["seat"] for each in event["seats"]] == [0]
            third = post(friend, "/api/tables", **toy, name="Bart")["table"]
            post(elsewhere, f"/api/tables/{third}/join", name="Anne")
            assert [each["seat"] for each in news_of(lines, third)["seats"]] == [1]
            post(friend, f"/api/tables/{third}/chat", text="ahoy")
            assert news_of(lines, third)["seats"][0]["log"][-1]["kind"] == "chat"


@contextmanager
def listening() -> Iterator[tuple[str, "queue.Queue[str]"]]:
    """A webhook's URL, and what is posted there."""
    texts: queue.Queue[str] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            texts.put(json.loads(body)["text"])
            self.send_response(204)
            self.end_headers()

        def log_message(self, *arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/SECRET", texts
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.slow
def test_several_processes_send_each_notice_once(tmp_path: Path, postgres: Postgres) -> None:
    where = ("--db", postgres.database(), "--workers", "3")
    more = ("--allow-private-webhooks", "--notice-after", "1", "--log", "debug")
    with (
        listening() as (hook, texts),
        served(tmp_path, 0, *where, *more) as server,
        connected(server.url) as client,
    ):
        post(client, "/api/me/notices", webhook=hook)
        assert "when it is your turn" in texts.get()
        settings = {"game": "toy", "players": 2, "options": {"passing": False}, "pace": "days"}
        made = post(client, "/api/tables", **settings, name="Anne")
        path = f"/api/tables/{made['table']}"
        post(client, f"{path}/join", name="Bart")
        post(client, f"{path}/start", **{"as": 0})
        assert "your turn, Anne." in texts.get()
        post(client, f"{path}/moves", **next_move(client, path, "first"))
        assert "your turn, Bart." in texts.get(), "a second one for Anne would come before"
        assert texts.empty()
        cookie = client.cookies["doubloon"]
    logged = (tmp_path / "errors").read_text()
    assert "SECRET" not in logged
    assert cookie not in logged
