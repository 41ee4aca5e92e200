"""What docs/cli.md shows is what happens."""

import re
import shlex
from pathlib import Path

import pytest

from doubloon.cli import COMMANDS, build
from tests.cli.support import call, fine

MANUAL = Path("docs/cli.md").read_text()


def test_every_command_is_there() -> None:
    for name, _, what_for in COMMANDS:
        assert re.search(rf"\| \[?`{name}`\S* \| {what_for[:20]}", MANUAL), name


def test_the_session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    part = MANUAL[MANUAL.index("## record") : MANUAL.index("A move is a seat")]
    lines = [line.removeprefix("    ") for line in part.splitlines()[5:]]
    session = "\n".join(lines).strip().split("$ doubloon ")[1:]
    assert len(session) == 4
    for step in session:
        command, _, expected = step.partition("\n")
        answer = call(*shlex.split(command))
        assert (answer.out + answer.err).strip() == expected.strip()


def test_the_position(tmp_path: Path) -> None:
    part = MANUAL[MANUAL.index('    game = "loot_island"') : MANUAL.index("## advise")]
    file = tmp_path / "position.toml"
    file.write_text("\n".join(line.removeprefix("    ") for line in part.splitlines()))
    assert "Seat 1 (Player 2) is asked: Play cards, use a small island" in fine("show", str(file))


def test_the_arguments_exist() -> None:
    ours = {name for name, module, _ in COMMANDS if module.startswith("doubloon.commands")}
    lines = re.findall(r"^    (?:\$ )?doubloon (.*)$", MANUAL, re.MULTILINE)
    assert len(lines) > 20
    for line in lines:
        words = shlex.split(re.split(r" [<>#]", line)[0])
        if words[0] in ours:
            build(words[0]).parse_args(words)
