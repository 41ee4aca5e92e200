"""``doubloon check``: what is said, and the exit code."""

from pathlib import Path

import pytest

from doubloon.cli import main

pytestmark = pytest.mark.compiled  # plays many games


def test_a_game_that_keeps_the_contract(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "golden")
    command = ["check", "toy", "--players", "2", "--games", "1", "--golden", folder]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "hidden from seat 0: deck, hands[1]\n" in said
    assert f"toy: no golden game yet; --rewrite writes one to {folder}" in said
    assert said.endswith("checks, all is well\n")
    assert main([*command, "--rewrite"]) == 0
    written = sorted(file.name for file in (tmp_path / "golden/toy").iterdir())
    assert written == ["deck.json", "perft.json", "playthrough.txt"]
    assert main(command) == 0
    file = tmp_path / "golden/toy/perft.json"
    file.write_text(file.read_text().replace("[5,", "[4,"))
    assert main(command) == 1
    said = capsys.readouterr().out
    assert "BROKEN toy, 2 players" in said
    assert "rule perft: from fixed positions" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "toy", "--players", "9"], "players: 9 cannot play Toy; it takes 2 to 4"),
        (["check", "toy", "--games", "0"], "--games: 0 is not possible; at least 1"),
        (["check", "tooy"], "game 'tooy' is not known"),
    ],
)
def test_what_cannot_be_checked(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(f"doubloon: {said}")
