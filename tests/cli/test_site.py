"""``doubloon site``: a folder for any static host, from whatever client is built."""

import json
import re
from pathlib import Path

import pytest

from doubloon.commands import site
from tests.cli.support import fine, refused

PAGE = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta property="og:image" content="/previews/start.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" crossorigin src="/assets/index-a1b2.js"></script>
  </head>
</html>
"""
MANIFEST = {"id": "/", "start_url": "./", "shortcuts": [{"name": "Rules", "url": "rules"}]}
FILES = {"": "0", "assets/index-a1b2.js": "1", "manifest.webmanifest": "2"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small built client with an engine, in the place of the real one."""
    folder = tmp_path / "web"
    engine = json.dumps({"version": "1-0a1b2c3d", "files": [], "answers": []})
    for name, text in {
        "index.html": PAGE,
        "index.html.gz": "packed",
        "manifest.webmanifest": json.dumps(MANIFEST),
        "shell.js": f"self.SHELL = {json.dumps({'version': 'old', 'files': FILES})};\n",
        "sw.js": "importScripts('shell.js');",
        "assets/index-a1b2.js": "console.log('ahoy')",
        "assets/index-a1b2.js.br": "packed",
        "engine/engine.json": engine,
        "engine/doubloon-1-0a1b2c3d.zip": "PK",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(site, "CLIENT", folder)
    return folder


def test_a_folder_for_any_host(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    assert "9 files" in fine("site", str(folder))
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    old = {path.relative_to(client).as_posix() for path in client.rglob("*") if path.is_file()}
    # The page was changed, so its packed form is not right any longer.
    assert written == old - {"index.html.gz"} | {".nojekyll"}
    page = (folder / "index.html").read_text("utf-8")
    assert '<meta name="doubloon-server" content="none" />' in page
    assert "doubloon-friends" not in page
    assert not re.search('(href|src|content)="/', page)
    assert 'src="./assets/index-a1b2.js"' in page
    policy = re.search('http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy[1]
    assert "://" not in policy[1]
    assert "frame-ancestors" not in policy[1]  # browsers complain of it there
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert "id" not in manifest  # it cannot be relative; without one the address is it
    assert manifest["shortcuts"] == [{"name": "Rules", "url": "./#/rules"}]
    shell = (folder / "shell.js").read_text("utf-8")
    listed = json.loads(shell.removeprefix("self.SHELL = ").rstrip(";\n"))
    assert listed["version"] != "old"
    assert listed["files"].keys() == FILES.keys()
    assert listed["files"][""] not in ("", "0")
    assert listed["files"]["assets/index-a1b2.js"] == "1"


def test_a_server_for_friends(client: Path, tmp_path: Path) -> None:
    fine("site", str(tmp_path / "public"), "--server", "https://play.example/")
    page = (tmp_path / "public/index.html").read_text("utf-8")
    assert '<meta name="doubloon-friends" content="https://play.example" />' in page
    assert "https://play.example" not in page.replace('content="https://play.example"', "")


@pytest.mark.parametrize(
    "url", ["play.example", "ftp://x", "https://", "https://x/doubloon", "a b"]
)
def test_servers_that_are_none(client: Path, tmp_path: Path, url: str) -> None:
    said = refused("site", str(tmp_path / "public"), "--server", url)
    assert "an address such as https://play.example is needed" in said
    assert not (tmp_path / "public").exists()


def test_nothing_that_exists_is_touched(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    folder.mkdir()
    (folder / "mine.txt").write_text("mine")
    assert "not empty; name a new or an empty one" in refused("site", str(folder))
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]
    (folder / "mine.txt").unlink()
    fine("site", str(folder))


def test_a_client_that_is_not_whole(client: Path, tmp_path: Path) -> None:
    (client / "engine/engine.json").write_text('{"version": ""}')
    assert "without the engine for browsers" in refused("site", str(tmp_path / "public"))
    (client / "shell.js").unlink()
    assert "the web client is not built: run `make web`" in refused(
        "site", str(tmp_path / "public")
    )
    assert not (tmp_path / "public").exists()
