"""What a request must look like before anything reads it, and what every answer carries."""

import asyncio
from typing import Any

import httpx
import pytest

from doubloon.table.http.limits.guard import Guard
from doubloon.table.http.metrics import Metrics
from doubloon.table.http.settings import LOCAL_NAMES, Settings

JSON = {"content-type": "application/json"}


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"fine"})


def ask(method: str, path: str, settings: Settings | None = None, **more: Any) -> httpx.Response:
    return ask_often(1, method, path, settings, **more)


def ask_often(
    times: int, method: str, path: str, settings: Settings | None = None, **more: Any
) -> httpx.Response:
    """The last answer to so many requests."""

    async def asking() -> httpx.Response:
        guard: Any = Guard(fine, settings or Settings(), Metrics())
        transport = httpx.ASGITransport(guard)
        async with httpx.AsyncClient(transport=transport, base_url="http://island:80") as client:
            for _ in range(times):
                answer = await client.request(method, path, **more)
            return answer

    return asyncio.run(asking())


@pytest.mark.parametrize("origin", ["http://island", "http://island:80", "https://island"])
def test_writes_from_our_own_pages(origin: str) -> None:
    host = origin.partition("//")[2]
    assert ask("POST", "/api/tables", headers={"origin": origin, "host": host}).text == "fine"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://[island"},
        {"origin": "file://island"},
        {"origin": "http://island:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_writes_from_other_pages(headers: dict[str, str]) -> None:
    answer = ask("POST", "/api/tables", headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"] == "origin"
    assert ask("GET", "/api/tables", headers=headers).status_code == 200


def test_bodies_are_json_and_small() -> None:
    assert ask("POST", "/", content=b"{}", headers=JSON).status_code == 200
    assert ask("POST", "/", content=b"a=1").status_code == 415
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert ask("POST", "/", content=b"a=1", headers=form).status_code == 415
    large = ask("POST", "/", Settings(largest_body=10), content=b"[" * 11, headers=JSON)
    assert (large.status_code, large.json()["error"]) == (413, "too_large")


def test_only_under_its_own_names() -> None:
    local = Settings(hosts=LOCAL_NAMES)
    assert ask("GET", "/", local).status_code == 421
    for host in ("127.0.0.1:8000", "localhost", "[::1]:9"):
        assert ask("GET", "/", local, headers={"host": host}).status_code == 200


def test_too_many() -> None:
    few = Settings(rate=0.1, burst=10)
    assert ask_often(10, "GET", "/", few).status_code == 200
    answer = ask_often(11, "GET", "/", few)
    assert (answer.status_code, answer.json()["error"]) == (429, "too_many")
    assert 1 <= int(answer.headers["retry-after"]) <= 11
    assert ask_often(3, "POST", "/api/tables", few).status_code == 429
    assert ask_often(3, "POST", "/api/tables/", few).status_code == 429
    deck = {"content": b"x" * 30_000, "headers": JSON}
    assert ask_often(2, "POST", "/api/games/tobago/deck", few, **deck).status_code == 429
    assert ask_often(99, "GET", "/healthz", few).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing"])
def test_every_answer_has_the_headers(path: str) -> None:
    for headers in ({}, {"origin": "http://elsewhere"}):
        answer = ask("POST", path, headers=headers)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # compiles WebAssembly, no script
        assert policy.count("unsafe") == 1
        assert not [part for part in policy.split() if "://" in part or part.startswith("*")]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")
