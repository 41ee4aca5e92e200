"""The built client on a plain static file server, without a Doubloon server."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from doubloon.commands import site
from tests.required import missing
from tests.web.conftest import CLIENT
from tests.web.live import Visitor
from tests.web.person import Person, Toucher

TITLES = {"loot_island": "Loot Island", "tobago": "Tobago", "under_sail": "Under Sail"}
SOON = 240_000  # ms until Python runs in a page on a busy machine, at worst

# What is kept of a table in the page's database: its list line, and how many entries there are.
KEPT = """async (table) => {
  const open = indexedDB.open('doubloon');
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
  const work = database.transaction(['tables', 'entries']);
  const get = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  const row = await get(work.objectStore('tables').get(table));
  const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const entries = await get(work.objectStore('entries').count(range));
  database.close();
  return { ...row.listed.table, engine: row.engine, entries };
}"""
# Spoils entries of a table's log, as a disk might; gives how many are good before them.
DAMAGE = """async ([table, how]) => {
  const open = indexedDB.open('doubloon');
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)));
  const work = database.transaction('entries', 'readwrite');
  const store = work.objectStore('entries');
  const get = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  const all = await get(store.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])));
  const row = { altered: all.at(-1), missing: all.at(-2), earlier: all.at(-3), first: all[0] }[how];
  if (how === 'missing') store.delete(IDBKeyRange.bound([table, row.number], [table, Infinity]));
  else store.put({ ...row, text: row.text.slice(0, -9) });
  await new Promise((done) => (work.oncomplete = done));
  database.close();
  return row.number - 1;
}"""


class Files(SimpleHTTPRequestHandler):
    """Files and nothing else."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *args: Any) -> None:
        """Nobody reads it."""


@contextmanager
def static_site(client: Path, folder: Path) -> Iterator[str]:
    """The client in a folder, as `doubloon site` writes it; gives its address."""
    site.write(client, folder, "")
    with served(folder) as url:
        yield url


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder of files until the block ends; gives its address."""
    handler = functools.partial(Files, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


class LocalPerson(Person):
    """A person whose table is kept by the page itself."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.table = page.url.rpartition("/t/")[2].partition("#")[0]

    def kept(self) -> dict[str, Any]:
        """What the page's database says of the table."""
        found: dict[str, Any] = self.page.evaluate(KEPT, self.table)
        return found

    def state(self, seat: int | None = None) -> dict[str, Any]:
        """As much of it as a person needs."""
        kept = self.kept()
        return {"about": {"status": kept["status"], "asked": kept["asked"]}, "decision": None}

    def make_a_move(self) -> None:
        """Until more is stored than before and everybody waits for this person again.

        A click may have come too late, and what is shown comes before what the bots answer.
        """
        before = self.kept()["entries"]

        def waited_for() -> bool:
            now = self.kept()
            return bool(now["entries"] > before and now["asked"] == [0])

        self.play(waited_for)

    def damage(self, how: str) -> int:
        """Spoil entries of the log; gives how many good ones lie before them."""
        number: int = self.page.evaluate(DAMAGE, [self.table, how])
        return number


class LocalToucher(LocalPerson, Toucher):
    """The same on a phone, by taps."""


def engine_built() -> None:
    """Without an engine there is nothing to test."""
    if '"version": ""' in (CLIENT / site.ENGINE).read_text("utf-8"):
        missing("NO ENGINE: the client is built without it, run `make web`")


def begin(
    someone: Visitor, game: str, seed: int = 1, kind: type[LocalPerson] = LocalPerson
) -> LocalPerson:
    """A game against bots, one click from the start page, in whatever language."""
    someone.open("/")
    play = someone.page.locator("article", has_text=TITLES[game]).locator("button.pri")
    play.first.wait_for()
    kind(someone.page).touch(play)
    someone.page.wait_for_url("**/t/local*", timeout=SOON)
    someone.page.locator("#decision").wait_for(timeout=SOON)
    return kind(someone.page, seed)
