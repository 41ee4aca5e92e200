"""The report on rules covered: a full run with a gap fails, whatever runs the tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rule_coverage import rule_ids

pytestmark = pytest.mark.slow

PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "xdist")
ROOT = Path(__file__).resolve().parents[2]
CONFTEST = """
from tests.rule_coverage import RuleCoverage

def pytest_configure(config):
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")
"""
SETTINGS = f"""
[pytest]
testpaths = cases
pythonpath = {ROOT}
markers =
    rule(id): a rule
    long: takes long
"""


def run(folder: Path, marks: list[str], *arguments: str) -> tuple[int, str]:
    """Run a little test suite with such marks; gives the exit status and the output."""
    cases = folder / "cases"
    cases.mkdir()
    (folder / "pytest.ini").write_text(SETTINGS)
    (cases / "conftest.py").write_text(CONFTEST)
    lines = [f"@pytest.mark.rule({mark!r})" for mark in marks]
    text = "import pytest\n\n" + "\n".join(lines) + "\ndef test_one():\n    pass\n"
    text += "\n@pytest.mark.long\ndef test_long():\n    assert False\n"
    (cases / "test_it.py").write_text(text)
    done = subprocess.run(
        [*PYTEST, "-m", "not long", *arguments],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # they take seconds to import
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_every_game_has_its_rules() -> None:
    rules = rule_ids()
    assert {"LI-2.14", "LI-X1", "LI-EV20", "TOY-1", "TOY-4"} <= rules
    assert len([number for number in rules if number.startswith("LI-")]) == 104


@pytest.mark.parametrize("workers", ["0", "2"])
def test_no_gap_passes(tmp_path: Path, workers: str) -> None:
    rules = sorted(rule_ids())
    status, output = run(tmp_path, rules, "-n", workers)
    assert f"rules covered: {len(rules)} / {len(rules)}" in output
    assert status == 0


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_gap_fails(tmp_path: Path, workers: str) -> None:
    rules = sorted(rule_ids() - {"TOY-3", "LI-2.14"})
    status, output = run(tmp_path, rules, "-n", workers)
    assert f"rules covered: {len(rules)} / {len(rules) + 2}" in output
    assert "rules without a test: LI-2.14, TOY-3" in output
    assert status == 1


def test_a_mark_without_a_rule_fails(tmp_path: Path) -> None:
    status, output = run(tmp_path, [*rule_ids(), "LI-9.99"])
    assert "marks that name no rule: LI-9.99" in output
    assert status == 1


@pytest.mark.parametrize("part", [["-k", "one"], ["-m", "not long and not slow"], ["cases"]])
def test_part_of_the_tests_may_leave_gaps(tmp_path: Path, part: list[str]) -> None:
    status, _ = run(tmp_path, ["TOY-3"], *part)
    assert status == 0
