"""What `pip install doubloon` brings is enough for the engine, bots and command line."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
POSIX_ONLY = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "uvloop")
HIDE = """
import os, sys
for name in {names!r}:
    sys.modules[name] = None  # importing it fails
for name in {functions!r}:
    if hasattr(os, name):
        delattr(os, name)
"""
# Windows locks files by another module, by which the standard library knows it, too.
LOCKS = """
import asyncio, multiprocessing, subprocess, types
locks = sys.modules["msvcrt"] = types.ModuleType("msvcrt")
locks.LK_NBLCK = 2
locks.locking = lambda file, mode, size: print("locked", mode, size, flush=True)
"""
PAD = """
[[players]]
name = "Ada"
cubes = 0
first_player = true
treasures = [1, 2]

[[players]]
name = "Ben"
cubes = 0
treasures = []

[[players]]
name = "Cat"
cubes = 0
treasures = []
"""


def name_of(requirement: str) -> str:
    """The distribution that a requirement names, in its normal form."""
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def with_all_it_needs(names: set[str]) -> set[str]:
    """Distributions and whatever they need, extras left out."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        each = waiting.pop()
        found.add(each)
        try:
            wanted = requires(each) or []
        except ImportError:
            continue
        waiting |= {name_of(one) for one in wanted if "extra ==" not in one} - found
    return found


def others() -> list[str]:
    """The modules of all installed packages that the core does not need."""
    core = with_all_it_needs({name_of(each) for each in PROJECT["dependencies"]})
    core |= {"doubloon", "doubloon-toy"}
    return sorted(
        module
        for module, owners in packages_distributions().items()
        if not {name_of(owner) for owner in owners} & core
        and module.isidentifier()
        and module not in ("_distutils_hack", "distutils", "_virtualenv")
    )


def hiding(folder: Path, names: list[str], functions: tuple[str, ...] = ()) -> dict[str, str]:
    """An environment in which Python has neither these modules nor these functions of ``os``."""
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(HIDE.format(names=names, functions=functions))
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    data = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    return {**os.environ, **data, "PYTHONPATH": path}


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment with the core's packages alone."""
    hidden = others()
    assert {"litestar", "sqlalchemy", "psycopg", "openskill", "ray", "numpy"} <= set(hidden)
    return hiding(tmp_path / "bare", hidden)


def doubloon(
    environment: dict[str, str], folder: Path, *argv: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command line."""
    return subprocess.run(
        [sys.executable, "-m", "doubloon.cli", *argv],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_core_plays_without_the_packages_of_the_extras(
    bare: dict[str, str], tmp_path: Path
) -> None:
    program = (
        "import doubloon\n"
        "match = doubloon.new('loot_island', players=3, seed=1).play_on('random')\n"
        "print(match.over, doubloon.bot('strong', match), len(match.svg()) > 1000)\n"
        "match.save('python.json')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=bare, capture_output=True, text=True
    )
    assert done.stdout == "True <Player strong> True\n", done.stderr
    (tmp_path / "pad.toml").write_text(PAD)
    for line, typed, words in (
        ("verify python.json", "", "all is well"),
        ("play toy --bots easy --seed 1 --save game.json", "", "Saved as game.json."),
        ("play under_sail --you --seed 1", "\nq\n", "The game is saved."),
        ("verify game.json", "", "all is well"),
        ("replay game.json", "", "it is over"),
        ("show game.json --seat 0", "", "Toy, after"),
        ("rules tobago TB-S5 --lang de", "", "TB-S5"),
        ("score loot_island pad.toml", "", "Ada"),
        ("simulate toy --games 4 --bots random --workers 2", "", "4 games"),
        ("games", "", "Under Sail"),
        ("bench toy --players 2 --seconds 0.01", "", "Match"),
        ("--version", "", "doubloon "),
    ):
        answer = doubloon(bare, tmp_path, *line.split(), typed=typed)
        assert answer.returncode == 0, f"{line}: {answer.stderr}"
        assert words in answer.stdout, line


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("serve --port 0", "server"),
        ("arena toy --bots random", "arena"),
        ("simulate toy --games 1 --bots random --plot plots", "plot"),
        ("records export game.json --to parquet -o table.parquet", "lab"),
    ],
)
def test_a_command_whose_packages_are_missing_says_what_to_type(
    line: str, extra: str, bare: dict[str, str], tmp_path: Path
) -> None:
    answer = doubloon(bare, tmp_path, *line.split())
    assert answer.returncode == 2
    assert answer.stderr.startswith("doubloon: ")
    assert answer.stderr.endswith(f"type: pip install 'doubloon[{extra}]'\n")
    assert len(answer.stderr.splitlines()) == 1
    assert extra in PROJECT["optional-dependencies"]


@pytest.mark.parametrize(
    ("package", "line", "extra"),
    [
        ("psycopg", "serve --port 0 --db postgresql://127.0.0.1:1/none", "postgres"),
        ("ray", "arena toy --bots random --ray local", "arena"),
    ],
)
def test_so_does_an_option_whose_packages_are_missing(
    package: str, line: str, extra: str, tmp_path: Path
) -> None:
    answer = doubloon(hiding(tmp_path / "bare", [package]), tmp_path, *line.split())
    assert answer.returncode == 2, answer
    assert answer.stderr.endswith(f"type: pip install 'doubloon[{extra}]'\n")


def test_what_compiled_modules_know_from_inside_is_bounded() -> None:
    bounds = {name_of(each): each for each in PROJECT["dependencies"]}
    assert "<0." in bounds["librt"]


# Windows, as far as can be told without one


@pytest.fixture
def not_posix(tmp_path: Path) -> dict[str, str]:
    """An environment without what only POSIX has."""
    functions = ("fork", "forkpty", "nice", "getuid", "geteuid", "register_at_fork", "sysconf")
    return hiding(tmp_path / "windows", list(POSIX_ONLY), functions)


def test_library_and_command_line_need_nothing_of_posix(
    not_posix: dict[str, str], tmp_path: Path
) -> None:
    program = "import doubloon; print(doubloon.new('tobago', seed=1).play_on('easy').over)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=not_posix, capture_output=True, text=True
    )
    assert done.stdout == "True\n", done.stderr
    for line, words in (
        ("play loot_island --players 2 --bots search:5:processes=2,random --seed 1", "The end"),
        ("play loot_island --you --seed 1", "The game is saved."),
        ("arena toy --bots random,easy --games 4 --workers 2", "rating"),
    ):
        answer = doubloon(not_posix, tmp_path, *line.split())
        assert answer.returncode == 0, f"{line}: {answer.stderr}"
        assert words in answer.stdout


def test_the_server_starts_without_posix(not_posix: dict[str, str], tmp_path: Path) -> None:
    with (tmp_path / "windows" / "sitecustomize.py").open("a") as file:
        file.write(LOCKS)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--port", str(port), "--db", str(tmp_path / "tables.sqlite")]
    server = subprocess.Popen(
        [sys.executable, "-m", "doubloon.cli", *words],
        env=not_posix, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(server, f"{address}/healthz")
        assert json.loads(fetched(f"{address}/api/games"))
    finally:
        server.terminate()
        out = server.communicate()[0]
    assert "locked 2 1" in out


def wait_for(server: "subprocess.Popen[str]", address: str) -> None:
    """Until the server answers, or has ended."""
    while True:
        assert server.poll() is None, server.communicate()[0]
        try:
            fetched(address)
            return
        except OSError:
            time.sleep(0.1)


def fetched(address: str) -> bytes:
    """What an address gives."""
    with urllib.request.urlopen(address) as answer:
        content: bytes = answer.read()
    return content
