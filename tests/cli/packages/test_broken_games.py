"""Packages whose games cannot be used: each is named, and all other games go on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.kernel import registry

MODULE = """
from doubloon.kernel.catalogue import Catalogue
from doubloon.kernel.game import Game
from doubloon.kernel.parts import Rules
from doubloon.kernel.state import State


class Fine(Game):
    pass


class Unfinished(Game):
    def __init__(self):
        actions = Catalogue()
        actions.add("go", "go", [])
        super().__init__(Rules(name="unfinished", title="U", players=(2, 2), state=State,
                               table=None, deal=None, catalogue=actions))


class Clash(Game):
    def __init__(self):
        actions = Catalogue()
        for _ in range(2):
            actions.add("draw", "draw", [])


def leave():
    raise SystemExit("no more")
"""
ENTRIES = {
    "absent": "no_such_module:Game",
    "unfinished": "broken_games:Unfinished",
    "clash": "broken_games:Clash",
    "leaving": "broken_games:leave",
    "number": "broken_games:int",
    "toy": "broken_games:Unfinished",
}


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where a package with broken games is installed besides Doubloon."""
    info = tmp_path / "broken_games-1.dist-info"
    info.mkdir()
    (tmp_path / "broken_games.py").write_text(MODULE, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-games\nVersion: 1\n")
    lines = [f"{name} = {value}" for name, value in ENTRIES.items()]
    (info / "entry_points.txt").write_text("\n".join(["[doubloon.games]", *lines]) + "\n")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def run(environment: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_they_are_named_and_the_others_go_on(environment: dict[str, str]) -> None:
    done = run(environment, "-m", "doubloon.cli", "games")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    for name in registry.names():
        assert f"\n{name}\n" in f"\n{done.stdout}"
    said = done.stdout
    assert "it cannot be used; package broken-games: ModuleNotFoundError" in said
    assert "game unfinished: State must define deciders" in said
    assert "action 'draw': there are two of that name" in said
    assert "SystemExit: no more" in said
    assert "both have a game of this name" in said


def test_playing_one_says_what_is_wrong_with_it(environment: dict[str, str]) -> None:
    done = run(environment, "-m", "doubloon.cli", "play", "clash", "--bots", "random")
    assert done.returncode == 2
    assert done.stderr.startswith("doubloon: game clash: it cannot be used; package broken-games:")
    assert done.stderr.count("\n") == 1
    fine = run(environment, "-m", "doubloon.cli", "rules", "under_sail", "US-S4")
    assert fine.returncode == 0


def test_the_server_lists_them_apart(environment: dict[str, str]) -> None:
    script = (
        "import msgspec; from doubloon.table.http.routes.games import games;"
        "print(msgspec.json.encode(games.fn()).decode())"
    )
    done = run(environment, "-c", script)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["broken"] == sorted(ENTRIES)
    assert [game["name"] for game in found["games"]] == [
        name for name in registry.names() if name != "toy"
    ]


def test_strangers_do_not_read_what_is_wrong(environment: dict[str, str]) -> None:
    script = (
        "from doubloon.kernel import registry; from doubloon.table.http.errors import refused\n"
        "try: registry.find('clash')\n"
        "except Exception as error: print(refused(None, error).content['message'])"
    )
    done = run(environment, "-c", script)
    assert done.stdout == "this game cannot be used here; the server's log says why\n", done.stderr
