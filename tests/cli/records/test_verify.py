"""`doubloon verify`: every check bites."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Recorded
from tests.cli.support import call, fine, refused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_is_well(players: int, recorded: Recorded) -> None:
    lines = fine("verify", str(recorded(players))).splitlines()
    assert len(lines) == 5
    assert all(line.endswith(" OK") for line in lines[:4])
    assert lines[4].endswith(": all is well")


@pytest.mark.parametrize(
    ("key", "value", "wrong"),
    [
        ("secret", "0" * 64, "commitment"),
        ("id", "another", "commitment"),
        ("commitment", "0" * 64, "commitment"),
        ("deck_hash", "0" * 64, "deck"),
        ("final_hash", "0" * 64, "final hash"),
        ("options", {"ask": True}, "commitment"),
        ("options", {"ask": 7}, "commitment"),
        ("players", 3, "commitment"),
        ("moves", ["0 zork"], "1 moves"),
        ("moves", [], "final hash"),
    ],
)
def test_what_is_wrong(
    key: str, value: Any, wrong: str, recorded: Recorded, tmp_path: Path
) -> None:
    data = json.loads(recorded(4).read_text())
    data[key] = value
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    for command in (["verify"], ["record", "verify"]):
        answer = call(*command, str(file))
        assert answer.code == 1
        assert answer.err == ""
        line = next(line for line in answer.out.splitlines() if line.startswith(wrong))
        assert "WRONG: " in line
        assert "checks failed" in answer.out.splitlines()[-1]


def test_another_deck(recorded: Recorded, tmp_path: Path) -> None:
    data = json.loads(recorded(4).read_text())
    data["deck"]["treasures"][0]["curse"] = 5
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    answer = call("verify", str(file))
    assert answer.code == 1
    assert answer.out.startswith("deck        WRONG: ")


def test_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text, words in (
        ("", "this is not JSON"),
        ("[]", "record: [] is not allowed; a table of keys and values"),
        ("{}", "format: None is not known"),
        ('{"zork": 1}', "record: the key 'zork' is unknown; allowed are format"),
    ):
        file.write_text(text)
        assert f"{file}: {words}" in refused("verify", str(file))
