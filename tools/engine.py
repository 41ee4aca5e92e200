"""Puts together the engine that pages run: Python for the browser and the modules that it needs.

`make engine` calls it after npm and pip have fetched what it takes: Pyodide (``web/node_modules``),
the wheels of compiled packages for it (``requirements/browser.txt``), and everything in pure Python
from this environment. It writes a folder for the built client (``engine/``): files whose names hold
a hash of what is in them, so that they can be kept for good; answers that need no engine; and
``engine.json``, the list of it all with sizes and hashes.

If the folder of wheels also has one of Doubloon itself, compiled for Pyodide, its modules are taken
instead of the plain ones.
"""

import argparse
import gzip
import hashlib
import io
import json
import pickle
import shutil
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

import msgspec

from doubloon import __version__
from doubloon.kernel import registry
from doubloon.kernel.files import rulebook
from doubloon.kernel.files.words import ENGLISH, LANGUAGES
from doubloon.kernel.game import Game
from doubloon.table.interface import games, wire_games
from doubloon.table.interface.records import MOST_TEXT
from doubloon.table.local.levels import offered, whole_levels

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "doubloon"
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD: Final = "python_stdlib.zip"
# Of our own package, what tables without a server need.
OURS: Final = (
    *("__init__.py", "about.py", "errors.py", "extras.py", "bots", "games", "kernel"),
    *("table/__init__.py", "table/core", "table/bots", "table/interface", "table/local"),
)
# Rules are read as answers that are made here; messages of the engine are in English.
NOT_OURS: Final = ("text/rules/", "__pycache__/")
# Pure Python from elsewhere; of Babel and pytz what formats an English sentence.
OTHERS: Final = {
    "mypy_extensions": ("mypy_extensions.py",),
    "typing_extensions": ("typing_extensions.py",),
    "attrs": ("attr/",),
    "fluent.runtime": ("fluent/",),
    "fluent.syntax": ("fluent/",),
    "babel": ("babel/",),
    "pytz": ("pytz/",),
}
NOT_OTHERS: Final = ("locale-data/", "babel/messages/", "pytz/zoneinfo/", "__pycache__", ".pyi")
GLOBAL: Final = "babel/global.dat"
LOCALES: Final = ("locale-data/root.dat", "locale-data/en.dat")
# Of the standard library, what neither Pyodide nor the engine imports.
NOT_STANDARD: Final = (
    *("_pyrepl/", "bdb.py", "cProfile.py", "cmd.py", "code.py"),
    *("ctypes/", "curses/", "dbm/", "doctest.py", "ensurepip/", "filecmp.py", "ftplib.py", "html/"),
    *("http/cookiejar.py", "http/cookies.py", "http/server.py", "idlelib/", "imaplib.py"),
    *("email/_header_value_parser.py", "email/contentmanager.py", "email/headerregistry.py"),
    *("email/mime/", "email/policy.py", "logging/config.py", "logging/handlers.py"),
    *("compileall.py", "concurrent/futures/process.py", "configparser.py", "fileinput.py"),
    *("fractions.py", "http/client.py", "statistics.py", "urllib/request.py", "urllib/response.py"),
    *("urllib/robotparser.py", "wave.py"),
    *("lib2to3/", "mailbox.py", "modulefinder.py", "multiprocessing/", "netrc.py", "optparse.py"),
    *("pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "profiling/"),
    *("pstats.py", "pyclbr.py", "pydoc.py", "pydoc_data/", "sched.py", "shelve.py", "smtplib.py"),
    *("socketserver.py", "sqlite3/", "symtable.py", "tabnanny.py", "test/", "timeit.py"),
    *("tkinter/", "trace.py", "turtle.py", "turtledemo/", "unittest/", "venv/", "webbrowser.py"),
    *("wsgiref/", "xml/", "xmlrpc/", "zipapp.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py"),
)
ENCODINGS: Final = (
    *("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8", "utf_8_sig"),
)

Files = dict[str, bytes]


def packed(files: Files) -> bytes:
    """A zip archive that is the same for the same files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def standard_library(whole: Path) -> bytes:
    """The standard library without what nobody imports here."""
    kept: Files = {}
    with zipfile.ZipFile(whole) as archive:
        for name in archive.namelist():
            folder, _, rest = name.partition("/")
            if name.endswith("/") or name.startswith(NOT_STANDARD):
                continue
            if folder == "encodings" and rest.removesuffix(".py") not in ENCODINGS:
                continue
            kept[name] = archive.read(name)
    return packed(kept)


def own_modules(wheel: Path | None) -> Files:
    """Our modules and data, from the source tree or from a wheel compiled for Pyodide."""
    found: Files = {}
    if wheel is None:
        for path in SOURCE.rglob("*"):
            if path.is_file():
                found[path.relative_to(SOURCE).as_posix()] = path.read_bytes()
    else:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                folder, _, rest = name.partition("/")
                if folder == "doubloon" and rest:
                    found[rest] = archive.read(name)
                elif not folder.endswith(".dist-info") and not name.endswith("/"):
                    found[f"../{name}"] = archive.read(name)  # mypyc's shared library
    kept: Files = {}
    for name, content in found.items():
        words = "text/words/" in name and not name.endswith(f"/{ENGLISH}.ftl")
        ours = name.startswith(("../", *OURS)) and not any(each in name for each in NOT_OURS)
        if ours and not words and not name.endswith((".pyc", "py.typed")):
            outside = name.startswith("../")
            kept[name.removeprefix("../") if outside else f"doubloon/{name}"] = content
    return {**kept, **entry_points()}


def entry_points() -> Files:
    """By which the registry finds our games, as pip would have written it."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    group = "doubloon.games"
    lines = [f"{name} = {where}" for name, where in project["entry-points"][group].items()]
    folder = f"doubloon-{__version__}.dist-info"
    about = ("Metadata-Version: 2.1", "Name: doubloon", f"Version: {__version__}", "")
    return {
        f"{folder}/METADATA": "\n".join(about).encode(),
        f"{folder}/entry_points.txt": "\n".join([f"[{group}]", *lines, ""]).encode(),
    }


def other_modules() -> Files:
    """Pure Python from this environment."""
    found: Files = {}
    for package, wanted in OTHERS.items():
        for path in distribution(package).files or ():
            name = path.as_posix()
            left_out = any(each in name for each in NOT_OTHERS) and not name.endswith(LOCALES)
            if name.startswith(wanted) and not left_out:
                found[name] = Path(str(path.locate())).read_bytes()
    found[GLOBAL] = english_only(found[GLOBAL])
    return found


def english_only(tables: bytes) -> bytes:
    """Babel's tables of languages, territories and time zones, empty: we only format English."""
    return pickle.dumps({name: {} for name in pickle.loads(tables)}, 4)


def answers() -> Iterator[tuple[str, bytes]]:
    """What is asked about games, for pages without a server: no engine is needed to read it."""
    encode = msgspec.json.encode
    ours = own_games()
    bodies = [games.game_body(game.name) for game in ours]
    yield "games.json", encode(wire_games.Games(bodies, offered(ours), []))
    for game in ours:
        name = game.name
        yield f"games/{name}/deck.json", encode(games.standard_deck(game))
        yield f"games/{name}/lessons.json", encode(games.all_lessons(game))
        for language in rulebook.languages(game):
            yield f"games/{name}/rules/{language}.json", encode(games.rules(game, language))
        for language in LANGUAGES:
            yield f"games/{name}/words/{language}.json", encode(games.words(game, language))


def own_games() -> list[Game]:
    """The games of this package; those of others are not in the engine."""
    found = [registry.find(name) for name in registry.names()]
    return [game for game in found if type(game).__module__.partition(".")[0] == "doubloon"]


def digest(*parts: bytes) -> str:
    """A short name for what is in files."""
    return hashlib.sha256(b"".join(hashlib.sha256(each).digest() for each in parts)).hexdigest()[:8]


class Folder:
    """The folder that is written, and the list of what is in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        shutil.rmtree(path, ignore_errors=True)

    def write(self, name: str, content: bytes) -> dict[str, Any]:
        """A file, and its compressed form where that is smaller; gives its line in the list."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        small = gzip.compress(content, 9, mtime=0)
        if len(small) < 0.9 * len(content) and len(content) > 1000:
            file.with_name(file.name + ".gz").write_bytes(small)
        else:
            small = content
        return {
            "path": f"engine/{name}",
            "bytes": len(content),
            "download": len(small),
            "sha256": hashlib.sha256(content).hexdigest(),
        }


def build(pyodide: Path, wheels: Path, target: Path) -> dict[str, Any]:
    """Write the engine; gives the list."""
    about = json.loads((pyodide / "package.json").read_text())
    python: Files = {name: (pyodide / name).read_bytes() for name in PYODIDE}
    python[STANDARD] = standard_library(pyodide / STANDARD)
    compiled: Path | None = None
    for wheel in sorted(wheels.glob("*.whl")):
        if wheel.name.startswith("doubloon-"):
            compiled = wheel
        else:
            python[wheel.name] = wheel.read_bytes()
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    python["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    modules = packed({**own_modules(compiled), **other_modules()})
    folder = Folder(target)
    home = f"python-{about['version']}-{digest(*(python[name] for name in sorted(python)))}"
    files = [folder.write(f"{home}/{name}", python[name]) for name in sorted(python)]
    files.append(folder.write(f"doubloon-{__version__}-{digest(modules)}.zip", modules))
    static = [folder.write(f"api/{name}", content) for name, content in answers()]
    said = {
        "version": f"{__version__}-{digest(*(each['sha256'].encode() for each in files))}",
        "python": lock["info"]["python"],
        "pyodide": about["version"],
        "compiled": compiled is not None,
        "bytes": sum(each["bytes"] for each in files),
        "download": sum(each["download"] for each in files),
        "levels": {game.name: whole_levels(game) for game in own_games()},
        "largest_record": MOST_TEXT,
        "files": files,
        "answers": static,
    }
    folder.write("engine.json", json.dumps(said, indent=1).encode())
    return said


def main() -> int:
    """Build it and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pyodide", type=Path, default=ROOT / "web/node_modules/pyodide")
    parser.add_argument("--wheels", type=Path, default=ROOT / "build/browser")
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args()
    said = build(chosen.pyodide, chosen.wheels, chosen.target)
    kind = "compiled" if said["compiled"] else "plain Python"
    print(f"The engine for pages: {said['download'] / 1e6:.2f} MB to download, {kind}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
