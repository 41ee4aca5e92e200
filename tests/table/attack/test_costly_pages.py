"""Pages that are dear to make: made once, or out of the way, and priced whatever their spelling."""

import time
from pathlib import Path

import pytest

from tests.table.http.requests.test_replays import played
from tests.table.http.support import Client, in_loop, running

CHEAP = "/api/docs.css"


async def busy(client: Client, path: str, times: int = 10) -> float:
    """Seconds that the event loop's thread works for an answer, at best; others wait meanwhile."""
    await client.ask("GET", path)
    best = float("inf")
    for _ in range(times):
        started = time.thread_time()
        answer = await client.ask("GET", path)
        best = min(best, time.thread_time() - started)
        assert answer.status_code == 200
    return best


@pytest.mark.parametrize(
    "path",
    ["/api/docs", "/api/openapi.json", "/api/games", "/api/docs/", "/api/openapi.json/"],
)
@in_loop
async def test_what_does_not_change_is_made_once(tmp_path: Path, path: str) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        assert await busy(client, path) < 8 * await busy(client, CHEAP)


@in_loop
async def test_the_course_of_a_game_is_worked_out_beside_the_loop(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        client = Client(app)
        table = await played(app, client, "loot_island")
        path = f"/api/tables/{table}/replay?course="
        assert await busy(client, path + "true") < 8 * await busy(client, path + "false")


@in_loop
async def test_a_slash_more_changes_no_price(tmp_path: Path) -> None:
    for path in ("/api/tables/x/review", "/api/tables/x/review/", "/api//tables/x//review"):
        async with running(tmp_path, rate=0.001, burst=10) as app:
            client = Client(app)
            answers = [(await client.ask("GET", path)).status_code for _ in range(3)]
            assert [status == 429 for status in answers] == [False, False, True], path
