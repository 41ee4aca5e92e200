"""The public workflows: they can be read, may do little, and call what anybody can call here."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.required import missing

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
# What a step may run besides make: the builder of wheels, at a fixed version.
WHEELS = re.compile(
    r"python -m pip install cibuildwheel==\d+\.\d+\.\d+"
    r"|python -m cibuildwheel --platform \$\{\{ matrix\.platform \}\} .*"
)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def targets() -> set[str]:
    """What the Makefile says it can make, by name."""
    phony = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return {name for line in phony for name in line.split()}


def commands(path: Path) -> list[str]:
    """What the steps of a workflow run; what they use is looked at here."""
    found = []
    for job in read(path)["jobs"].values():
        assert "permissions" not in job
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])
            else:
                found.append(step["run"])
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_does_what_anybody_can_do_here(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}
    assert "http" not in path.read_text()
    for command in commands(path):
        if not WHEELS.fullmatch(command):
            make, *names = command.split()
            assert make == "make"
            assert set(names) <= targets()


def test_every_push_is_played_and_tested_and_dependencies_are_looked_at() -> None:
    called = set(commands(ROOT / ".github/workflows/ci.yml"))
    assert {"make smoke", "make test", "make audit"} <= called


def test_smoke_sees_the_first_page(tmp_path: Path) -> None:
    if not (ROOT / "src/doubloon/web/index.html").exists():
        missing("NO WEB CLIENT: run `make web`")
    serve = [sys.executable, "-m", "doubloon.cli", "serve", "--port", "0", "--bots", "0"]
    done = smoke(*serve, "--db", str(tmp_path / "tables.sqlite"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The first page is there." in done.stdout


def test_smoke_sees_that_nothing_runs() -> None:
    done = smoke(sys.executable, "-c", "raise SystemExit('no')")
    assert done.returncode == 1
    assert "ended with exit code 1" in done.stderr


def smoke(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.smoke", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_wheels_are_built_of_the_source_archive_for_every_tag() -> None:
    plan = read(ROOT / ".github/workflows/wheels.yml")
    assert plan[True]["push"] == {"tags": ["v*"]}  # YAML reads the key `on` as a truth value
    assert plan["jobs"]["wheels"]["needs"] == "sdist"
    assert "make sdist" in commands(ROOT / ".github/workflows/wheels.yml")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_an_issue_form_asks_for_something(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(set(ids)) == len(ids)
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_hooks_call_tools_that_are_locked() -> None:
    (local,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    for hook in local["hooks"]:
        assert hook["language"] == "system"
        program, *words = hook["entry"].split()
        if program == "make":
            assert set(words) <= targets()
        else:
            assert (program, words[:2]) == (".venv/bin/python", ["-m", "ruff"])
    assert shutil.which("make")
