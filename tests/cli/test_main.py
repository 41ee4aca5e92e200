"""The frame around all commands: help, errors, interruptions, a quick start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon import cli
from doubloon.about import version_line
from doubloon.commands import games
from doubloon.kernel.errors import DoubloonError
from tests.cli.support import call, fine, refused


def shell(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "doubloon.cli", *argv],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_version() -> None:
    assert fine("--version") == version_line() + "\n"


def test_no_command_shows_the_help() -> None:
    out = fine()
    for name, _, what_for in cli.COMMANDS:
        assert f"    {name} " in out
        assert what_for in out


def test_help_of_every_command() -> None:
    for name, _, _ in cli.COMMANDS:
        assert f"usage: doubloon {name}" in fine(name, "--help")


@pytest.mark.parametrize("argv", [["plya"], ["play"], ["--nope"], ["games", "more"], ["record"]])
def test_wrong_words_get_one_line(argv: list[str]) -> None:
    assert "; see doubloon" in refused(*argv)


def test_a_start_imports_no_game_and_no_other_command() -> None:
    code = (
        "import sys; from doubloon.cli import main; main(['--version']);"
        "print([m for m in sys.modules if m.startswith(('doubloon.games', 'rich',"
        " 'doubloon.commands.', 'doubloon.bots', 'tomllib'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (
        run.stdout.splitlines()[-1]
        == "['doubloon.commands.shared', 'doubloon.commands.shared.output']"
    )


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (KeyboardInterrupt(), 130, "stopped"),
        (RecursionError(), 2, "the input is nested too deeply"),
        (MemoryError(), 2, "the input needs more memory than there is"),
        (OSError(28, "No space left on device"), 2, "No space left on device"),
        (OSError(5, "Input/output error", "disk"), 2, "disk: Input/output error"),
        (DoubloonError("two\nlines\x1b[2J"), 2, "two lines\\x1b[2J"),
    ],
)
def test_every_trouble_is_one_line(
    error: BaseException, code: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trouble(args: object) -> int:
        raise error

    monkeypatch.setattr(games, "run", trouble)
    assert call("games") == (code, "", f"doubloon: {words}\n")


def test_a_mistake_in_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def trouble(args: object) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(games, "run", trouble)
    with pytest.raises(ZeroDivisionError):
        call("games")
    monkeypatch.delenv("DOUBLOON_DEBUG")
    assert "a bug in the program (ZeroDivisionError: oh)" in refused("games")


def test_a_long_error_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(refused("rules", "loot_island", "--lang", "x" * 5000)) < 200
    assert len(refused("show", "x" * 5000)) <= 1000


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_nobody_reads_to_the_end() -> None:
    line = f"{sys.executable} -m doubloon.cli rules loot_island | head -n 1"
    run = subprocess.run(line, shell=True, capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout == "Loot Island\n"
    assert run.stderr == ""


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    fine("record", "new", "loot_island", "--names", "Zoë,Łukasz", "-o", str(record))
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(
        [sys.executable, "-m", "doubloon.cli", "record", "show", str(record)],
        capture_output=True,
        text=True,
        env=environment,
        check=True,
        timeout=60,
    )
    assert "Zo\\xeb" in run.stdout


def test_as_a_program() -> None:
    run = shell("play", "nowhere")
    assert run.returncode == 2
    assert run.stderr.startswith("doubloon: game 'nowhere' is not known; there are ")


def test_games() -> None:
    out = fine("games")
    assert "    island       [random] 1 to 32  " in out
    assert "Loot Island, 2 to 5 players, rules version 1" in out
    assert "healers      [hidden] open dealt" in out
