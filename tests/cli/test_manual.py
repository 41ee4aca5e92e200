"""docs/cli.md names every command; tests/docs runs what it shows."""

import re
from pathlib import Path

from doubloon.cli import COMMANDS
from tests.cli.support import call, fine

MANUAL = Path("docs/cli.md").read_text()
HOSTING = Path("docs/hosting.md").read_text()


def test_every_command_is_there() -> None:
    for name, _, what_for in COMMANDS:
        assert re.search(rf"\| \[`{name}`\]\S* \| {re.escape(what_for)} \|", MANUAL), name


def test_the_position(tmp_path: Path) -> None:
    _, _, rest = MANUAL.partition("```toml\n")
    file = tmp_path / "position.toml"
    file.write_text(rest.partition("```")[0])
    assert "Seat 1 (Player 2) is asked: Play cards, use a small island" in fine("show", str(file))


def test_every_argument_is_described() -> None:
    for name, _, _ in COMMANDS:
        page = HOSTING if name == "serve" else MANUAL
        for option in set(re.findall(r"--[a-z-]+[a-z]", call(name, "--help").out)) - {"--help"}:
            assert f"`{option}" in page or f" {option} " in page, f"{name} {option}"
