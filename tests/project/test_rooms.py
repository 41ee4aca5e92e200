"""The rooms: how much is in each, and which of the tables' may know of which."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import doubloon.table

TABLE = Path(doubloon.table.__file__).parent
# Each may import those before it.
ROOMS = ("core", "bots", "interface", "local", "store", "live", "http")
# These run in a browser too; so do bots, which look at a clock.
PURE = ("core", "interface", "local")
MOST_FILES = 16
OUTSIDE_OF_CORE = {
    *("asyncio", "concurrent", "multiprocessing", "socket", "sqlite3", "subprocess", "threading"),
    *("time", "datetime"),
    *("alembic", "httpx", "litestar", "psycopg", "sqlalchemy", "structlog", "uvicorn"),
}
IMPORT_ALL = """
import importlib, pathlib, sys
for name in sys.argv[1].split():
    importlib.import_module(name)
print(*sorted(set(sys.argv[2].split()) & set(sys.modules)))
"""


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, by their full names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_only_those_before_it(room: str) -> None:
    unknown = tuple(f"doubloon.table.{later}" for later in ROOMS[ROOMS.index(room) + 1 :])
    for file in (TABLE / room).rglob("*.py"):
        found = [name for name in imports(file) if name.startswith((*unknown, "doubloon.commands"))]
        assert found == [], file


@pytest.mark.parametrize("room", [*PURE, "bots"])
def test_the_core_has_no_clock_no_thread_and_no_database(room: str) -> None:
    outside = OUTSIDE_OF_CORE - ({"time"} if room == "bots" else set())
    for file in (TABLE / room).rglob("*.py"):
        assert {name.split(".")[0] for name in imports(file)} & outside == set(), file


def test_nothing_that_the_core_imports_brings_them_along() -> None:
    """The standard library's own modules import some of it (``time``) among themselves."""
    modules = [
        ".".join(("doubloon", "table", *file.relative_to(TABLE).with_suffix("").parts))
        for room in (*PURE, "bots")
        for file in (TABLE / room).rglob("*.py")
    ]
    heavy = OUTSIDE_OF_CORE - {
        "concurrent",
        "datetime",
        "socket",
        "subprocess",
        "threading",
        "time",
    }
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, " ".join(modules), " ".join(heavy)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


@pytest.mark.parametrize("part", ["kernel", "games", "table"])
def test_a_room_can_be_taken_in_at_a_glance(part: str) -> None:
    home = TABLE.with_name(part)
    for folder in [home, *(each for each in home.rglob("*") if each.is_dir())]:
        assert len(list(folder.glob("*.py"))) <= MOST_FILES, folder
