"""The client's files: the page at every address, kept or asked for again, compressed, guarded."""

import gzip
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.table.http.support import Client, in_loop, running

PAGE = "<!doctype html><title>Doubloon</title>" + " " * 600
SCRIPT = "console.log('ahoy');" * 60
BROTLI = b"as a packer would have made it"
PAGES = ("/", "/t/abc", "/watch/abc", "/replay/abc", "/rules/x", "/learn/x", "/notices", "/any")


@asynccontextmanager
async def client_of(tmp_path: Path, built: bool = True) -> AsyncIterator[Client]:
    folder = tmp_path / "web"
    if built:
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text(PAGE)
        (folder / "sw.js").write_text("// worker")
        (folder / "manifest.webmanifest").write_text("{}")
        (folder / "icon.png").write_bytes(b"\x89PNG" + bytes(1000))
        (folder / "assets" / "index-a1b2.js").write_text(SCRIPT)
        (folder / "assets" / "index-a1b2.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
        (folder / "assets" / "index-a1b2.js.br").write_bytes(BROTLI)
        (folder / "engine" / "python-3.14-0a1b2c3d").mkdir(parents=True)
        (folder / "engine" / "engine.json").write_text("{}")
        (folder / "engine" / "python-3.14-0a1b2c3d" / "python.wasm").write_bytes(b"\0asm")
        (folder / "engine" / "doubloon-1.0-0a1b2c3d.zip").write_bytes(b"PK")
    (tmp_path / "outside.js").write_text("no")
    async with running(tmp_path) as app:
        app.client.folder = folder
        app.client.list_files()
        yield Client(app)


@pytest.mark.parametrize("path", PAGES)
@in_loop
async def test_every_page_is_the_client(tmp_path: Path, path: str) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.ask("GET", path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@in_loop
async def test_files(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        zipped = {"accept-encoding": "gzip, deflate, br;q=0"}
        script = await client.ask("GET", "/assets/index-a1b2.js", headers=zipped)
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert int(script.headers["content-length"]) < len(SCRIPT)
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["vary"] == "accept-encoding"
        plain = await client.ask(
            "GET", "/assets/index-a1b2.js", headers={"accept-encoding": "identity"}
        )
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        smallest = await client.ask(
            "HEAD", "/assets/index-a1b2.js", headers={"accept-encoding": "br"}
        )
        assert smallest.headers["content-encoding"] == "br"
        assert int(smallest.headers["content-length"]) == len(BROTLI)
        worker = await client.ask("GET", "/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        manifest = await client.ask("GET", "/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        icon = await client.ask("GET", "/icon.png")
        assert (icon.headers["content-type"], len(icon.content)) == ("image/png", 1004)
        head = await client.ask("HEAD", "/")
        assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/engine/engine.json", False),
        ("/engine/python-3.14-0a1b2c3d/python.wasm", True),
        ("/engine/doubloon-1.0-0a1b2c3d.zip", True),
    ],
)
@in_loop
async def test_the_engine_is_kept_by_its_hash(tmp_path: Path, path: str, kept: bool) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.ask("GET", path)
        assert answer.status_code == 200
        assert ("immutable" in answer.headers["cache-control"]) == kept
        if path.endswith(".wasm"):
            assert answer.headers["content-type"] == "application/wasm"


@in_loop
async def test_what_is_the_same_is_not_sent_again(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        tag = (await client.ask("GET", "/")).headers["etag"]
        again = await client.ask("GET", "/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        page = tmp_path / "web" / "index.html"
        page.write_text("<!doctype html>new")
        os.utime(page, (1, 1))
        new = await client.ask("GET", "/", headers={"if-none-match": tag})
        assert (new.status_code, new.text) == (200, "<!doctype html>new")


@pytest.mark.parametrize(
    "path",
    [
        *("/nothing.js", "/assets/x.js", "/../outside.js", "/%2e%2e/outside.js", "/x/..%2f.js"),
        *("/assets/index-a1b2.js.gz", "/assets//index-a1b2.js", "/assets/%2e/index-a1b2.js"),
        *("/%00", "/a%00.js", "/assets/%00/x.js", "/" + "a" * 5000, "/" + "a" * 5000 + ".js"),
    ],
)
@in_loop
async def test_files_that_are_not_there(tmp_path: Path, path: str) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.ask("GET", path)
        assert answer.status_code == 404
        assert answer.json()["error"] == "not_found"
        assert answer.headers["x-content-type-options"] == "nosniff"


@in_loop
async def test_the_interface_stays_where_it_is(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        assert (await client.get("/healthz"))["status"] == "ok"
        for path in ("/api/nothing", "/api/nothing/at/all", "/api/", "/api"):
            nothing = await client.ask("GET", path)
            assert (nothing.status_code, nothing.json()["error"]) == (404, "not_found"), path
        assert "interface" in (await client.ask("GET", "/api/docs")).text
        assert (await client.ask("POST", "/t/abc", json={})).status_code in (404, 405)
        metrics = (await client.ask("GET", "/metrics")).text
        assert "abc" not in metrics


@in_loop
async def test_not_built(tmp_path: Path) -> None:
    async with client_of(tmp_path, built=False) as client:
        answer = await client.ask("GET", "/")
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert (await client.ask("GET", "/assets/x.js")).status_code == 404


HEAD = "<head><!-- about --><title>Doubloon</title><!-- /about --></head>"


@in_loop
async def test_links_say_what_they_lead_to(tmp_path: Path) -> None:
    """The game and how it stands, in the reader's language; no names, nothing of the game."""
    async with client_of(tmp_path) as client:
        (tmp_path / "web" / "index.html").write_text(HEAD)
        os.utime(tmp_path / "web" / "index.html", (1, 1))
        made = await client.post(
            "/api/tables", game="loot_island", players=3, name="Anne <b>", visibility="link"
        )
        table = made["table"]

        async def head(path: str, language: str = "en") -> str:
            answer = await client.ask("GET", path, headers={"accept-language": language})
            assert answer.status_code == 200
            assert "<!-- about -->" not in answer.text or answer.text == HEAD
            return answer.text

        assert "Loot Island: a seat is free for you" in await head(f"/t/{table}")
        assert "2 of 3 seats are free" in await head(f"/t/{table}")
        assert "2 van de 3 plaatsen" in await head(f"/t/{table}", "nl-BE, en;q=0.5")
        assert "Anne" not in await head(f"/t/{table}")
        assert "Loot Island: the rules" in await head("/rules/loot_island")
        assert 'property="og:image" content="http://127.0.0.1:8000/previews/' in await head("/")
        for path in ("/t/nobodys", "/rules/no_game", "/t/" + "x" * 41, "/notices"):
            assert await head(path) == HEAD
        answer = await client.ask("GET", f"/t/{table}", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        again = {"if-none-match": answer.headers["etag"]}
        assert (await client.ask("GET", f"/t/{table}", headers=again)).status_code == 304


@in_loop
async def test_previews_take_no_more_room_than_there_are_kinds(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        (tmp_path / "web" / "index.html").write_text(HEAD)
        for number in range(40):
            language = f"x{number}, {'abcdefghij'[number % 10] * 900}"
            await client.ask("GET", "/rules/tobago", headers={"accept-language": language})
            await client.ask("GET", f"/t/stranger{number}")
        web = client.asgi.app
        assert len(web._pages) == 1
