"""The web client, as built by Vite into ``src/doubloon/web``: files in memory, a page for the rest.

Everything that is not the interface for programs and no file is a page of the client: it gets
``index.html``, and the client looks at the address. Files under ``assets`` have the hash of their
content in their names and may be kept for good; the others are asked for again, and are not sent
when they are the same. Text is sent compressed to those who take it.
"""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

FOLDER: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
OURS: Final = ("/api", "/healthz", "/metrics")  # what is no page and no file
FOREVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
WORTH: Final = 500  # bytes; less is not worth compressing
NOT_BUILT: Final = b"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Doubloon</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Doubloon</h1>
<p>The server runs, but the web client is not built yet. In Doubloon's folder:</p>
<p><code>make web</code></p>
<p>Then load this page again. Programs can play already:
<a href="/api/docs">the interface for programs</a>.</p>
</main>
</body>
</html>
"""


class File:
    """One file, ready to be sent."""

    def __init__(self, path: Path, name: str) -> None:
        suffix = path.suffix.lower()
        kind = TYPES.get(suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.plain = path.read_bytes()
        self.packed = b""
        if suffix in TYPES and suffix != ".woff2" and len(self.plain) > WORTH:
            self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.tag = b'"%s"' % hashlib.sha256(self.plain).hexdigest()[:24].encode()
        self.headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", FOREVER if name.startswith("assets/") else ASK_AGAIN),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        ]


class WebClient:
    """Answers for the client's pages and files; everything else goes on to the application."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self.app = app
        self.folder = folder
        self._files: dict[str, File] = {}
        self._written = 0  # when the page was

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pages and files by GET and HEAD, the rest by the application."""
        page = scope["type"] == "http" and not scope["path"].startswith(OURS)
        if page and scope["method"] in ("GET", "HEAD"):
            await self.answer(scope, send)
        else:
            await self.app(scope, receive, send)

    def find(self, path: str) -> File | None:
        """The file at an address, or the page of the client; None if there is neither."""
        name = path.strip("/")
        if "." not in name.rpartition("/")[2]:
            name = INDEX
            self.notice_new_build()
        if name not in self._files:
            place = (self.folder / name).resolve()
            if not place.is_relative_to(self.folder.resolve()) or not place.is_file():
                return None
            self._files[name] = File(place, name)
        return self._files[name]

    def notice_new_build(self) -> None:
        """Forget the files when the page was written anew."""
        index = self.folder / INDEX
        written = index.stat().st_mtime_ns if index.is_file() else 0
        if written != self._written:
            self._written = written
            self._files.clear()

    async def answer(self, scope: Any, send: Send) -> None:
        """Send what is there."""
        scope["path_template"] = "client"
        file = self.find(scope["path"])
        if file is None:
            await self.missing(scope, send)
            return
        asked = dict(scope["headers"])
        if file.tag in asked.get(b"if-none-match", b""):
            await reply(scope, send, 304, file.headers, b"")
            return
        if file.packed and b"gzip" in asked.get(b"accept-encoding", b""):
            packed = [*file.headers, (b"content-encoding", b"gzip")]
            await reply(scope, send, 200, packed, file.packed)
        else:
            await reply(scope, send, 200, file.headers, file.plain)

    async def missing(self, scope: Any, send: Send) -> None:
        """No such file; or no client at all, and how to get it."""
        page = "." not in scope["path"].rpartition("/")[2]
        kind = b"text/html; charset=utf-8" if page else b"application/json"
        body = NOT_BUILT if page else b'{"error":"not_found","message":"there is nothing here"}'
        headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
        await reply(scope, send, 503 if page else 404, headers, body)


async def reply(
    scope: Any, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """A whole answer; to HEAD without its body."""
    if status != 304:
        headers = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    content = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": content, "more_body": False})
