"""The web client, as built by Vite into ``src/doubloon/web``: its files, and a page for the rest.

Everything that is not the interface for programs and no file is a page of the client: it gets
``index.html``, and the client looks at the address. Files under ``assets``, and those of the engine
under ``engine/NAME-HASH``, have the hash of their content in their names and may be kept for good;
the others are asked for again, and are not sent when they are the same. The files are listed once,
by name: whatever else is asked for is not there, and costs nothing. Text was compressed when the
client was built (``web/vite.config.ts``); each reader gets the smallest form that it takes. Pages
of games and tables say in their head what they show (``previews.py``); they are made when first
asked for, and kept.
"""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from doubloon.table.http.client.previews import Preview, Previews
from doubloon.table.http.routes.pages import PAGE

FOLDER: Final = Path(__file__).parents[3] / "web"
INDEX: Final = "index.html"
WORKER: Final = "/sw.js"
OURS: Final = ("/api", "/healthz", "/metrics")  # what is no page and no file
FOREVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".mjs": "text/javascript; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HASHED: Final = re.compile(r"assets/|engine/[^/]+-[0-9a-f]{8}(/|\.)")  # the content in the name
FORMS: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
LONGEST: Final = 300  # letters of a path; the client's own are much shorter
ABOUT: Final = re.compile(rb"<!-- about -->.*?<!-- /about -->", re.DOTALL)  # in the page's head
MOST_PAGES: Final = 500  # with previews of their own that are kept
NOT_BUILT: Final = PAGE.format(
    title="Doubloon",
    body="""\
<p>The server runs, but the web client is not built yet. In Doubloon's folder:</p>
<p><code>make web</code></p>
<p>Then load this page again. Programs can play already:
<a href="/api/docs">the interface for programs</a>.</p>""",
).encode()


class File:
    """One file, and its compressed forms; each is read once, when it is asked for."""

    def __init__(self, path: Path, name: str) -> None:
        kind = TYPES.get(path.suffix.lower()) or mimetypes.guess_type(path.name)[0]
        self.paths = {"": path}
        for form, suffix in FORMS.items():
            packed = path.with_name(path.name + suffix)
            if packed.is_file():
                self.paths[form] = packed
        self._content: dict[str, bytes] = {}
        self.tag = b'W/"%s"' % hashlib.sha256(path.read_bytes()).hexdigest()[:24].encode()
        self.headers = [
            (b"content-type", (kind or "application/octet-stream").encode()),
            (b"cache-control", FOREVER if HASHED.match(name) else ASK_AGAIN),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        ]

    def read(self, form: str) -> bytes:
        """The content in a form."""
        if form not in self._content:
            self._content[form] = self.paths[form].read_bytes()
        return self._content[form]

    def about(self, tags: str) -> "Page":
        """This page with another head."""
        return Page(ABOUT.sub(lambda _: tags.encode(), self.read("")), self.headers)

    def form(self, accepted: str) -> str:
        """The smallest form that a reader takes, by the header Accept-Encoding."""
        taken = codings(accepted)
        return next((each for each in FORMS if each in self.paths and each in taken), "")


class Page:
    """A page with a head of its own."""

    def __init__(self, content: bytes, headers: list[tuple[bytes, bytes]]) -> None:
        self.content = {"": content, "gzip": gzip.compress(content, mtime=0)}
        self.tag = b'W/"%s"' % hashlib.sha256(content).hexdigest()[:24].encode()
        own = {b"etag": self.tag, b"vary": b"accept-encoding, accept-language"}
        self.headers = [(name, own.get(name, value)) for name, value in headers]

    def read(self, form: str) -> bytes:
        """The content in a form."""
        return self.content[form]

    def form(self, accepted: str) -> str:
        """The smallest form that a reader takes."""
        return "gzip" if "gzip" in codings(accepted) else ""


def codings(accepted: str) -> set[str]:
    """The names in a header Accept-Encoding, without those that it excludes.

    >>> sorted(codings("gzip, br;q=0.5, zstd; q=0"))
    ['br', 'gzip']
    """
    found: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(name)
    return found


class WebClient:
    """Answers for the client's pages and files; everything else goes on to the application."""

    def __init__(
        self, app: ASGIApp, previews: Previews | None = None, folder: Path = FOLDER
    ) -> None:
        self.app = app
        self.previews = previews
        self.folder = folder
        self._pages: dict[Preview, Page] = {}
        self._files: dict[str, File] = {}
        self._written = 0  # when the page was
        self.list_files()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pages and files by GET and HEAD, the rest by the application."""
        page = scope["type"] == "http" and not scope["path"].startswith(OURS)
        if page and scope["method"] in ("GET", "HEAD"):
            await self.answer(scope, send)
        else:
            await self.app(scope, receive, send)

    def find(self, path: str) -> File | None:
        """The file at an address, or the page of the client; None if there is neither."""
        if len(path) > LONGEST or not path.isprintable():
            return None
        if is_page(path) or path == WORKER:  # what a browser asks for first
            if written(self.folder / INDEX) != self._written:
                self.list_files()  # there is a new build
        if is_page(path):
            return self._files.get(INDEX)
        return self._files.get(path[1:])

    def list_files(self) -> None:
        """See which files there are."""
        self._written = written(self.folder / INDEX)
        self._files = {}
        self._pages = {}
        for path in sorted(self.folder.rglob("*")) if self._written else ():
            name = path.relative_to(self.folder).as_posix()
            if path.is_file() and path.suffix not in FORMS.values():
                self._files[name] = File(path, name)

    async def answer(self, scope: Any, send: Send) -> None:
        """Send what is there."""
        scope["path_template"] = "client"
        found = self.find(scope["path"])
        if found is None:
            await self.missing(scope, send)
            return
        file: File | Page = found
        asked = dict(scope["headers"])
        if is_page(scope["path"]):
            file = await self.page(found, scope["path"], asked.get(b"accept-language", b""))
        if file.tag in asked.get(b"if-none-match", b""):
            await reply(scope, send, 304, file.headers, b"")
            return
        form = file.form(asked.get(b"accept-encoding", b"").decode("latin-1"))
        headers = [*file.headers, (b"content-encoding", form.encode())] if form else file.headers
        await reply(scope, send, 200, headers, file.read(form))

    async def page(self, plain: File, path: str, accepted: bytes) -> File | Page:
        """The page as it is shown at an address."""
        if self.previews is None:
            return plain
        preview = await self.previews.of(path, accepted.decode("latin-1"))
        if preview is None:
            return plain
        if preview not in self._pages:
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._pages[preview] = plain.about(self.previews.tags(preview))
        return self._pages[preview]

    async def missing(self, scope: Any, send: Send) -> None:
        """No such file; or no client at all, and how to get it."""
        page = not self._files and is_page(scope["path"])
        kind = b"text/html; charset=utf-8" if page else b"application/json"
        body = NOT_BUILT if page else b'{"error":"not_found","message":"there is nothing here"}'
        headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
        await reply(scope, send, 503 if page else 404, headers, body)


def is_page(path: str) -> bool:
    """Is it an address of the client's own, and not the name of a file?"""
    return "." not in path.rstrip("/").rpartition("/")[2]


def written(page: Path) -> int:
    """When the page was written; 0 if there is none."""
    try:
        return page.stat().st_mtime_ns
    except OSError:
        return 0


async def reply(
    scope: Any, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """A whole answer; to HEAD without its body."""
    if status != 304:
        headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    content = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": content, "more_body": False})
