"""What a test needs and does not find: a skip for people, a failure where CI=true."""

import re
from pathlib import Path

import pytest

from tests.required import missing, need_package

TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    ("ci", "end"),
    [("true", pytest.fail.Exception), ("", pytest.skip.Exception), (None, pytest.skip.Exception)],
)
def test_a_missing_part(
    ci: str | None, end: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    if ci is not None:
        monkeypatch.setenv("CI", ci)
    with pytest.raises(end, match="NO PARROT"):
        missing("NO PARROT: get one")
    with pytest.raises(end, match=r"NO PARROT: install the extra doubloon\[birds\]"):
        need_package("parrot", "birds")
    need_package("pytest", "dev")


# Skips that are not about a part of the machine: results being written, other systems, the build.
OTHERS = {
    "cli/test_main.py": 1,
    "cli/table/test_terminal.py": 1,
    "project/test_container.py": 1,
    "table/attack/test_read_only.py": 1,
    "table/http/hosting/test_outage.py": 1,
}


def test_nobody_skips_for_a_missing_part_without_it() -> None:
    found = {}
    for file in TESTS.rglob("*.py"):
        name = file.relative_to(TESTS).as_posix()
        text = file.read_text(encoding="utf-8")
        skips = len(re.findall(r"pytest\.skip\(|importorskip\(|mark\.skipif", text))
        if skips and name not in ("required.py", "project/test_required.py"):
            found[name] = skips
    found.pop("project/test_packaging.py", None)  # whether this is the source tree
    assert found == OTHERS
