"""Compiled and plain Python agree, hash by hash, over whole games."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAIN = ROOT / ".venv/bin/python"
COMPILED = ROOT / ".venv-compiled/bin/python"


def missing(why: str) -> None:
    """Where everything should be there it is an error, elsewhere a loud skip."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def traced(python: Path) -> tuple[list[str], str, str]:
    """What the script prints in an environment: the lines, the mode, the source's digest."""
    if not python.exists():
        missing(f"{python.parent.parent.name} is not there: compiled and plain NOT COMPARED")
    done = subprocess.run(
        [python, "-m", "tests.conformance.trace"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    mode, digest = done.stderr.split()[-2:]
    return done.stdout.splitlines(), mode, digest


def test_compiled_equals_plain() -> None:
    plain, mode, digest = traced(PLAIN)
    assert mode == "plain"
    compiled, mode, other = traced(COMPILED)
    if digest != other:
        missing(f"{COMPILED} is made from other files (make env-compiled): NOT COMPARED")
    assert len(plain) > 1000
    for number, (one, two) in enumerate(zip(plain, compiled, strict=False)):
        assert one == two, f"line {number}; before it: {plain[max(0, number - 3) : number]}"
    assert len(plain) == len(compiled)
    if mode == "plain":
        missing("both environments are plain Python (no C compiler): nothing was compared")
