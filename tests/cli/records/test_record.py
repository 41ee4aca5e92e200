"""`doubloon record`: a game in a file."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Recorded
from tests.cli.support import call, fine, refused

TURN = "plays cards, uses a small island or passes"


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A fresh game of two; seat 1 begins."""
    path = str(tmp_path / "game.json")
    out = fine(
        "record", "new", "loot_island", "--players", "2", "--seed", "4", "--names", "Ann,Bob",
        "-o", path,
    )  # fmt: skip
    assert out.splitlines()[-1] == f"Now: Bob {TURN} (seat 1, turn, LI-2.1)."
    return path


def moves(file: str) -> list[str]:
    found: list[str] = json.loads(Path(file).read_text())["moves"]
    return found


def test_a_move_is_appended(file: str) -> None:
    out = fine("record", "play", file, "1", "N1", "R2b", "done")
    assert out.splitlines()[0] == "Bob plays red 2 at North-West (N1), with a compass"
    assert out.splitlines()[-1] == f"Now: Ann {TURN} (seat 0, turn, LI-2.1)."
    assert moves(file) == ["1 N1 R2b done"]
    assert "all is well" in fine("record", "verify", file)


def test_undo_is_appended_too(file: str) -> None:
    fine("record", "play", file, "1", "N1", "R2b", "done")
    assert "Bob undoes 1 move." in fine("record", "play", file, "1", "undo", "1")
    assert moves(file) == ["1 N1 R2b done", "1 undo 1"]
    assert "all is well" in fine("record", "verify", file)
    assert "Bob undoes 1 move." in fine("replay", file)


def test_the_mover_sees_the_own_cards_and_no_others(file: str) -> None:
    out = fine("record", "play", file, "1", "N1", "R5b", "done")
    assert not re.search(r"Bob draws \d", out)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("0 pass", f"seat 0 is not asked anything now; Bob {TURN} (seat 1, turn, LI-2.1)"),
        ("1 N1 R3b", "R3b: This card is not in that hand (LI-2.6); allowed after N1: R2b R5b"),
        (
            "1 N1 R22",
            "'R22' is not an action in this game; did you mean R2b?; allowed after N1: R2b",
        ),
        ("1 yes", "(LI-2.1); allowed: pass aaron N1"),
        ("1 N1 R2b done pass", "the move ends earlier"),
        ("2 pass", "seat 2 is not in this game; 0 to 1"),
        ("1 undo 1", "0 move(s) can be taken back"),
        ("1 undo", "undo: a number of moves is needed"),
        ("1 undo x", "undo: 'x' is not allowed"),
        ("one pass", "argument SEAT: 'one' is not allowed"),
    ],
)
def test_what_is_refused_changes_nothing(file: str, words: str, error: str) -> None:
    before = Path(file).read_bytes()
    assert error in refused("record", "play", file, *words.split())
    assert Path(file).read_bytes() == before


def test_nothing_is_appended_to_a_record_that_is_not_sound(file: str) -> None:
    text = Path(file).read_text()
    final = json.loads(text)["final_hash"]
    Path(file).write_text(text.replace(final, "0" * 64))
    assert "final_hash: the moves lead to another" in refused("record", "play", file, "1", "pass")


def test_a_finished_game(recorded: Recorded) -> None:
    file = str(recorded(4))
    assert refused("record", "play", file, "0", "pass") == "the game is over, no move is allowed"
    out = fine("record", "show", file)
    assert "status      over" in out
    assert "place  player  score" in out


def test_summary(file: str) -> None:
    out = fine("record", "show", file)
    assert "game        Loot Island, rules version 1" in out
    assert "players     0 Ann, 1 Bob" in out
    assert f"status      Bob {TURN} (seat 1, turn, LI-2.1)" in out


def test_a_file_is_not_replaced(file: str) -> None:
    assert "--force" in refused("record", "new", "loot_island", "-o", file)
    fine("record", "new", "loot_island", "-o", file, "--force")


def test_to_the_standard_output() -> None:
    out = fine("record", "new", "loot_island", "--seed", "1", "-o", "-")
    assert json.loads(out)["id"] == "seed-1"


def test_from_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(
        'game = "loot_island"\nplayers = 3\n[position]\nfirst_player = 2\n'
        '[[position.players]]\n[[position.players]]\n[[position.players]]\nhand = ["R3a"]\n'
    )
    file = str(tmp_path / "game.json")
    fine("record", "new", "loot_island", "--position", str(position), "-o", file)
    fine("record", "play", file, "2", "N1", "R3a", "done")
    assert "start       a position" in fine("record", "show", file)
    assert "all is well" in fine("verify", file)


def test_names_from_a_file_steer_no_terminal(file: str) -> None:
    data = json.loads(Path(file).read_text())
    data["names"] = ["\x1b[2J", "Bob\nBob"]
    Path(file).write_text(json.dumps(data))
    for command in (["record", "show", file], ["replay", file], ["show", file]):
        answer = call(*command)
        assert answer.code == 0
        assert "\x1b" not in answer.out
