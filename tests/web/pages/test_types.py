"""The client's types are the server's; what is installed for it comes from no fixed place."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from doubloon.table.http.app import document
from tests.required import missing

WEB = Path(__file__).resolve().parents[3] / "web"
AGAIN = "run `make web-types` and commit what changed"


def test_the_schema_is_the_servers() -> None:
    assert (WEB / "openapi.json").read_text(encoding="utf-8") == document(), AGAIN


def test_the_types_are_made_from_the_schema() -> None:
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    if not tool.exists():
        missing("NO CLIENT TOOLS: its packages are not installed, run `make web`")
    node = shutil.which("node", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
    assert node is not None
    made = subprocess.run(
        [node, tool, "openapi.json"], cwd=WEB, capture_output=True, check=True, text=True
    )
    assert made.stdout == (WEB / "src" / "api" / "schema.ts").read_text(encoding="utf-8"), AGAIN


def test_the_lock_file_names_no_registry() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert '"integrity"' in text
