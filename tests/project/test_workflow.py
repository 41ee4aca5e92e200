"""The public workflow: it can be read, may do little, and calls only what the Makefile has."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]


def workflows() -> list[Path]:
    return sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def targets() -> set[str]:
    """What the Makefile says it can make, by name."""
    phony = re.findall(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return {name for line in phony for name in line.split()}


def test_there_is_one() -> None:
    assert workflows()


@pytest.mark.parametrize("path", workflows(), ids=lambda path: path.name)
def test_a_workflow_does_what_anybody_can_do_here(path: Path) -> None:
    text = path.read_text()
    plan = yaml.safe_load(text)
    assert plan["permissions"] == {"contents": "read"}
    called = set()
    for job in plan["jobs"].values():
        assert "permissions" not in job
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])
                continue
            make, *names = step["run"].split()
            assert make == "make"
            assert set(names) <= targets()
            called.update(names)
    assert called >= {"test", "audit"}
    assert "http" not in text
