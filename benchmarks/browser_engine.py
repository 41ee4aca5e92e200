"""The engine in a page: how large it is, how long it takes to start, how quickly bots move.

``python -m benchmarks.browser_engine --seconds 8`` after `make web`, with Chromium at hand. The
built client's ``engine`` folder is served as plain files; a worker of a page loads it twice (the
second time from the browser's cache) and has bots of every level play. Next to it are the same
moves in this process: with ``PYTHONPATH=build/compiled`` in front, what a server's workers take.
``--install`` writes the times of the page to where the levels are declared that pages offer
(``table/local/levels.py``); `make web` then puts them into the engine.
"""

import argparse
import functools
import json
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from doubloon.about import version_line
from doubloon.bots import LEVELS, bot_of, level_names
from doubloon.kernel import registry

ROOT: Final = Path(__file__).parents[1]
ENGINE: Final = ROOT / "src/doubloon/web/engine"
TABLES: Final = {"loot_island": 4, "tobago": 4, "under_sail": 3}
TIMES: Final = ROOT / "src/doubloon/table/local/page_times.json"
# Runs in the page and here alike: milliseconds of whole moves, as a table asks for them.
MOVES: Final = """
import json, time
from doubloon.table.local.browser import BrowserHost
from doubloon.table.local.thinker import think

def moves(game, players, level, seconds, least=5):
    host = BrowserHost("0" * 32, lambda: time.time() * 1000)
    found, until = [], time.perf_counter() + seconds
    going = lambda: time.perf_counter() < until or len(found) < least
    while going():
        seats = [{"kind": "open"}] + [{"kind": "bot", "level": level}] * (players - 1)
        body = {"game": game, "players": players, "seats": seats, "name": "Anne"}
        step = json.loads(host.request("POST", "/api/tables", json.dumps(body)))
        table = json.loads(step["body"])["table"]
        at = "/api/tables/" + table
        host.watch(table, -1)
        for what in ("start", "leave"):  # a stand-in plays the person's seat; it is not measured
            host.request("POST", at + "/" + what, "{}")
        while going() and (asked := host.asked()):
            question = json.loads(asked)
            began = time.perf_counter()
            words = think("choose", question["job"])
            if question["asked"]["seat"] > 0:
                found.append(1000 * (time.perf_counter() - began))
            host.play(json.dumps(question["asked"]), words)
            host.writes()
        host.unwatch(table)
        host.forget(table)
    found.sort()
    many = len(found)
    return [many, found[many // 2], found[int(many * 0.95)], found[-1]]
"""
WORKER: Final = """
import { loadPyodide } from '%(home)s/pyodide.mjs';
const began = performance.now();
const times = {};
const at = (name) => (times[name] = Math.round(performance.now() - began));
const python = await loadPyodide({ indexURL: new URL('%(home)s/', location.href).href });
at('python');
for (const name of %(archives)s) {
  const content = await (await fetch(name)).arrayBuffer();
  const zip = name.endsWith('.zip');
  python.unpackArchive(content, zip ? 'zip' : 'wheel', zip ? { extractDir: '/engine' } : {});
}
python.runPython("import sys; sys.path.insert(0, '/engine')");
at('unpacked');
python.runPython(%(moves)s);
at('imported');
postMessage(times);
onmessage = ({ data }) => postMessage(python.globals.get('moves')(...data).toJs());
"""
PAGE: Final = "<!doctype html><title>engine</title>"
START: Final = """() => new Promise((done, failed) => {
  window.worker = new Worker('./worker.mjs', { type: 'module' });
  window.worker.onerror = (event) => failed(event.message);
  window.worker.onmessage = ({ data }) => done(data);
})"""
ASK: Final = """(asked) => new Promise((done, failed) => {
  window.worker.onerror = (event) => failed(event.message);
  window.worker.onmessage = ({ data }) => done(data);
  window.worker.postMessage(asked);
})"""


class Files(SimpleHTTPRequestHandler):
    """Files, such as may be kept."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        """With a word to the browser's cache."""
        self.send_header("cache-control", "public, max-age=3600")
        super().end_headers()

    def log_message(self, *args: Any) -> None:
        """Nobody reads it."""


def prepared(folder: Path) -> dict[str, Any]:
    """The engine and a page for it in a folder; gives the engine's list."""
    shutil.copytree(ENGINE, folder / "engine", dirs_exist_ok=True)
    said: dict[str, Any] = json.loads((ENGINE / "engine.json").read_text())
    paths = [each["path"] for each in said["files"]]
    script = next(path for path in paths if path.endswith("/pyodide.mjs"))
    archives = [p for p in paths if p.endswith((".whl", ".zip")) and "stdlib" not in p]
    text = WORKER % {
        "home": "./" + script.rpartition("/")[0],
        "archives": json.dumps(archives),
        "moves": json.dumps(MOVES),
    }
    (folder / "worker.mjs").write_text(text)
    (folder / "index.html").write_text(PAGE)
    return said


def sizes(said: dict[str, Any]) -> dict[str, int]:
    """Bytes to download, by part."""
    return {Path(each["path"]).name: each["download"] for each in said["files"]}


def in_chromium(url: str, seconds: float) -> dict[str, Any]:
    """Times of starting, first and from the cache, and of moves by game and level."""
    found: dict[str, Any] = {"moves": {}}
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = chromium.new_page()
        page.set_default_timeout(0)
        for name in ("first", "cached"):
            page.goto(url)
            found[name] = page.evaluate(START)
        for game, players in TABLES.items():
            for level in level_names():
                asked = [game, players, level, seconds]
                found["moves"][f"{game} {level}"] = page.evaluate(ASK, asked)
        chromium.close()
    return found


def here(seconds: float) -> dict[str, list[float]]:
    """The same moves in this process."""
    names: dict[str, Any] = {}
    exec(MOVES, names)
    return {
        f"{game} {level}": names["moves"](game, players, level, seconds)
        for game, players in TABLES.items()
        for level in level_names()
    }


def table(there: dict[str, list[float]], ours: dict[str, list[float]]) -> str:
    """Moves side by side: median, 95% and longest, in milliseconds."""
    lines = ["| | Chromium, plain Python | here |", "|---|--:|--:|"]
    for name, (_, *times) in there.items():
        cells = [" / ".join(f"{each:,.0f}" for each in row) for row in (times, ours[name][1:])]
        lines.append(f"| {name} | {cells[0]} | {cells[1]} |")
    return "\n".join(lines)


def install(there: dict[str, list[float]], seconds: float) -> None:
    """Write the page's times, each with the bot that was behind the level."""
    games: dict[str, Any] = {game: {} for game in TABLES}
    for game in TABLES:
        for level in LEVELS:
            many, *times = there[f"{game} {level.name}"]
            median, most, longest = (round(each, 1) for each in times)
            games[game][level.name] = {
                "bot": bot_of(level, registry.find(game)),
                "moves": many,
                "median": median,
                "p95": most,
                "longest": longest,
            }
    command = f"python -m benchmarks.browser_engine --seconds {seconds:g} --install"
    data = {"command": command, "unit": "ms per move in headless Chromium", "games": games}
    TIMES.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, and print tables for docs/figures.md."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=8.0, help="per game and level")
    parser.add_argument("--folder", type=Path, default=ROOT / "build/bench-engine")
    parser.add_argument("--install", action="store_true", help="keep the page's times")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    said = prepared(chosen.folder)
    handler = functools.partial(Files, directory=str(chosen.folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        found = in_chromium(f"http://127.0.0.1:{server.server_port}/", chosen.seconds)
    finally:
        server.shutdown()
    print(f"here: {version_line()}")
    print(f"download: {said['download'] / 1e6:.2f} MB", json.dumps(sizes(said)))
    print(f"answers: {sum(each['download'] for each in said['answers']):,} bytes")
    print(f"ready after (ms): first {found['first']}, from the cache {found['cached']}")
    print(table(found["moves"], here(chosen.seconds)))
    if chosen.install:
        install(found["moves"], chosen.seconds)


if __name__ == "__main__":
    main()
