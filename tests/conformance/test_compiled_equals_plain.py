"""Compiled and plain Python agree, hash by hash, over whole games."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.required import missing

pytestmark = pytest.mark.compiled  # once is enough: it runs both

ROOT = Path(__file__).resolve().parents[2]
PLAIN = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def traced(folder: Path) -> tuple[list[str], str, str]:
    """What the script prints with the Doubloon of a folder: the lines, the mode, the digest."""
    before = os.environ.get("PYTHONPATH")
    paths = [str(folder), *([before] if before else [])]
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.trace"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    mode, digest = done.stderr.split()[-2:]
    return done.stdout.splitlines(), mode, digest


def test_compiled_equals_plain() -> None:
    if not (COMPILED / "doubloon").is_dir():
        missing(f"there is no compiled build in {COMPILED}: compiled and plain NOT COMPARED")
    with ThreadPoolExecutor() as side_by_side:
        found = list(side_by_side.map(traced, (PLAIN, COMPILED)))
    (plain, mode, digest), (compiled, other_mode, other) = found
    assert mode == "plain"
    if digest != other:
        missing(f"{COMPILED} is made from other files: NOT COMPARED")
    assert len(plain) > 1000
    for number, (one, two) in enumerate(zip(plain, compiled, strict=False)):
        assert one == two, f"line {number}; before it: {plain[max(0, number - 3) : number]}"
    assert len(plain) == len(compiled)
    if other_mode == "plain":
        missing("the build is plain Python too (no C compiler): nothing was compared")
