"""``doubloon site``: the client and its engine as a folder for any static host, without a server.

The files are those that ``doubloon serve`` serves. What differs is the one page: it names its files
from where it lies, so that the folder works under any path; it says that there is no server; and it
brings the policy that a server sends as a header. Pages stand behind the ``#`` of its address, as
static hosts answer only for files.
"""

import argparse
import hashlib
import json
import re
import shutil
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import doubloon
from doubloon.commands.shared.output import say
from doubloon.kernel.errors import DoubloonError
from doubloon.table.http.client.policy import PAGE_POLICY

CLIENT: Final = Path(doubloon.__file__).parent / "web"
PAGE: Final = "index.html"
MANIFEST: Final = "manifest.webmanifest"
SHELL: Final = "shell.js"  # what the service worker keeps; written by web/vite.config.ts
ENGINE: Final = "engine/engine.json"
CHANGED: Final = (PAGE, MANIFEST, SHELL)
MEGABYTE: Final = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it goes, and who offers tables with friends."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="a new or an empty folder")
    parser.add_argument(
        "--server",
        metavar="URL",
        default="",
        help="a Doubloon server for tables with friends; the site links to its pages",
    )


def run(args: argparse.Namespace) -> int:
    """Write the folder."""
    server = checked_server(args.server)
    write(CLIENT, args.folder, server)
    files = [path for path in args.folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / MEGABYTE
    say(f"{args.folder} has {len(files)} files, {size:.1f} MB, for any folder of any static host.")
    say(f"To try it here: python -m http.server --directory {args.folder}")
    return 0


def checked_server(url: str) -> str:
    """The server's address without what follows its host; refused unless it is one.

    >>> checked_server("https://play.example/")
    'https://play.example'
    """
    if not url:
        return ""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise DoubloonError(
            f"--server {url[:80]!r}: an address such as https://play.example is needed"
        )
    return f"{parts.scheme}://{parts.netloc}"


def write(client: Path, folder: Path, server: str) -> None:
    """The site made of a built client; nothing is written unless all of it is there."""
    if not (client / PAGE).is_file() or not (client / SHELL).is_file():
        raise DoubloonError("the web client is not built: run `make web`, or install a release")
    if not json.loads((client / ENGINE).read_text("utf-8"))["version"]:
        raise DoubloonError(
            "the web client was built without the engine for browsers: run `make web`, or install"
            " a release"
        )
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise DoubloonError(f"folder {folder}: it is not empty; name a new or an empty one")
    for path in sorted(client.rglob("*")):
        name = path.relative_to(client)
        plain = path.name.removesuffix(".br").removesuffix(".gz")
        if path.is_file() and name.with_name(plain).as_posix() not in CHANGED:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    page = page_of((client / PAGE).read_text("utf-8"), server)
    manifest = manifest_of(json.loads((client / MANIFEST).read_text("utf-8")))
    shell = shell_of((client / SHELL).read_text("utf-8"), {"": page, MANIFEST: manifest})
    for file, text in ((PAGE, page), (MANIFEST, manifest), (SHELL, shell)):
        (folder / file).write_text(text, encoding="utf-8")
    (folder / ".nojekyll").touch()  # some hosts leave out names that begin with _ without it


def page_of(page: str, server: str) -> str:
    """The page for a folder: its files from where it lies, no server, the policy.

    >>> print(page_of('<meta charset="utf-8" /><link href="/x.css" />', "https://play.example"))
    ... # doctest: +ELLIPSIS
    <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; ..." />
        <meta name="doubloon-server" content="none" />
        <meta name="doubloon-friends" content="https://play.example" /><link href="./x.css" />
    """
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />',
        '<meta name="doubloon-server" content="none" />',
    ]
    if server:
        head.append(f'<meta name="doubloon-friends" content="{escape(server)}" />')
    page = re.sub(r'(href|src|content)="/', r'\1="./', page)
    first = '<meta charset="utf-8" />'
    return page.replace(first, "\n    ".join([first, *head]), 1)


def manifest_of(manifest: dict[str, Any]) -> str:
    """The manifest for a folder: its shortcuts lead behind the ``#``; its id is its address.

    >>> manifest_of({"id": "/", "shortcuts": [{"name": "Rules", "url": "rules"}]})
    '{"shortcuts": [{"name": "Rules", "url": "./#/rules"}]}'
    """
    shortcuts = [{**each, "url": f"./#/{each['url']}"} for each in manifest["shortcuts"]]
    kept = {name: value for name, value in manifest.items() if name != "id"}
    return json.dumps({**kept, "shortcuts": shortcuts}, ensure_ascii=False)


def shell_of(text: str, changed: dict[str, str]) -> str:
    """The service worker's list with the hashes of what was changed, so it is another version."""
    listed = json.loads(text.partition("=")[2].strip().removesuffix(";"))
    files = {**listed["files"], **{name: digest(each) for name, each in changed.items()}}
    version = digest(json.dumps(files))
    return f"self.SHELL = {json.dumps({'version': version, 'files': files})};\n"


def digest(text: str) -> str:
    """What tells two contents apart."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
