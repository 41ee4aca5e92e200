"""`doubloon score`: the score pad through the command line."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.support import STANDARD_DECK, call, fine, refused

MANUAL = Path("docs/score-pad.md").read_text()
EXAMPLE = re.findall(r"```toml\n(.*?)```", MANUAL, re.DOTALL)[0]
RESULT = re.findall(r"```text\n(              Anna.*?)```", MANUAL, re.DOTALL)[0]


def test_the_example_of_the_manual(tmp_path: Path) -> None:
    file = tmp_path / "pad.toml"
    file.write_text(EXAMPLE)
    assert fine("score", "loot_island", str(file)) == RESULT
    deck = ["--deck", str(STANDARD_DECK)]
    assert fine("score", "loot_island", str(file), *deck) == RESULT
    data = json.loads(fine("score", "loot_island", str(file), "--json"))
    assert data["winner"] == "Bram"


def test_from_the_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(EXAMPLE.encode())))
    assert fine("score", "loot_island", "-") == RESULT


def test_all_mistakes(tmp_path: Path) -> None:
    file = tmp_path / "pad.toml"
    file.write_text("[[players]]\nname = 3\n")
    answer = call("score", "loot_island", str(file))
    assert answer.code == 2
    assert f"{file}:2: players[0].name: 3 is not allowed" in answer.err
    assert "players[0].cubes: missing" in answer.err
    assert answer.err.splitlines()[-1].startswith(f"doubloon: {file}: ")


def test_a_game_without_a_pad(tmp_path: Path) -> None:
    file = tmp_path / "pad.toml"
    file.write_text("")
    assert refused("score", "toy", str(file)) == "game toy: there is no score pad for it"
