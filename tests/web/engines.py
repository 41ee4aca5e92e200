"""The engine of a built client, changed for a test: known shuffles, or another version of it."""

import hashlib
import io
import json
import zipfile
from pathlib import Path

OURS = "engine/doubloon-"
ENTRY = "doubloon/table/local/browser"  # what the worker with the tables imports
# Shuffles follow from a seed; ids of tables follow from those of requests, see REQUESTS.
SEED = """
from random import Random
from doubloon.kernel import chance
rng = Random({seed!r})
chance.new_secret = lambda: rng.randbytes(32).hex()
"""
# In the page: ids of requests follow from a seed, and go on after a reload.
REQUESTS = """{{
  crypto.getRandomValues = (bytes) => {{
    let state = Number(localStorage.getItem('test.random') ?? {seed});
    for (let place = 0; place < bytes.length; place++) {{
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[place] = state >>> 24;
    }}
    localStorage.setItem('test.random', String(state));
    return bytes;
  }};
}}"""
# An engine that plays by the same rules and yet names every position otherwise.
OTHER_HASHES = """
from doubloon.kernel.state import State
plain = State.hash
State.hash = lambda self: plain(self)[::-1]
"""


def change_engine(client: Path, code: str, version: str = "") -> None:
    """Let the engine run some code before anything else; with a version it is another engine."""
    file = client / "engine/engine.json"
    said = json.loads(file.read_text("utf-8"))
    listed = next(each for each in said["files"] if each["path"].startswith(OURS))
    old = client / listed["path"]
    content = repacked(old.read_bytes(), code)
    if version:
        listed["path"] = listed["path"].rpartition("-")[0] + f"-{version}.zip"
        said["version"] = version
    old.unlink()
    (client / listed["path"]).write_bytes(content)
    listed["bytes"], listed["sha256"] = len(content), hashlib.sha256(content).hexdigest()
    file.write_text(json.dumps(said), "utf-8")
    for packed in (".gz", ".br"):
        file.with_name(file.name + packed).unlink(missing_ok=True)


def repacked(content: bytes, code: str) -> bytes:
    """The engine's modules with an entry that runs the code first."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            stem, dot, suffix = name.rpartition(".")
            renamed = f"{ENTRY}_before{dot}{suffix}" if stem == ENTRY else name
            new.writestr(renamed, old.read(name))
        new.writestr(f"{ENTRY}.py", f"{code}\nfrom doubloon.table.local.browser_before import *\n")
    return out.getvalue()
