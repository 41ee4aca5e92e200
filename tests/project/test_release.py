"""A release: what it changes, what stops it, and that versions agree between releases."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import doubloon
from tools import release
from tools.release import CHANGELOG, CITATION, DOCUMENT, PACKAGE, NotReady, following, released

ROOT = Path(__file__).resolve().parents[2]
FILES = {name: (ROOT / name).read_text(encoding="utf-8") for name in release.FILES}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_versions_agree() -> None:
    cited = yaml.safe_load(FILES[CITATION])
    latest, day = re.findall(r"^## \[(\d.*)\] - (\S+)$", FILES[CHANGELOG], re.MULTILINE)[0]
    assert doubloon.__version__ == cited["version"] == latest
    assert doubloon.__version__ == json.loads(FILES[DOCUMENT])["info"]["version"]
    assert str(cited["date-released"]) == day
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"]["attr"] == "doubloon.__version__"
    assert cited["license"] == PROJECT["project"]["license"]


def test_a_release_sets_version_and_day_everywhere() -> None:
    version = following(doubloon.__version__)
    after = released(FILES, version, "2030-01-02")
    assert f'__version__ = "{version}"' in after[PACKAGE]
    cited = yaml.safe_load(after[CITATION])
    assert (cited["version"], str(cited["date-released"])) == (version, "2030-01-02")
    assert f"## [Unreleased]\n\n## [{version}] - 2030-01-02\n" in after[CHANGELOG]
    document = json.loads(FILES[DOCUMENT])
    document["info"]["version"] = version
    assert json.loads(after[DOCUMENT]) == document
    with pytest.raises(NotReady, match="Unreleased is empty"):
        released(after, following(version), "2030-01-03")


@pytest.mark.parametrize("version", ["0.0.1", doubloon.__version__, "two", "1.0"])
def test_a_version_that_cannot_be_released_is_refused(version: str) -> None:
    with pytest.raises(NotReady):
        released(FILES, version, "2030-01-02")


def test_without_go_nothing_changes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.release"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"This would release {following(doubloon.__version__)}." in done.stdout
    assert {name: (ROOT / name).read_text(encoding="utf-8") for name in FILES} == FILES


def test_the_changelog_keeps_its_form() -> None:
    """https://keepachangelog.com: kinds of changes, newest first, a date for every release."""
    headings = re.findall(r"^## (.*)$", FILES[CHANGELOG], re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", each) for each in headings[1:])
    kinds = set(re.findall(r"^### (.*)$", FILES[CHANGELOG], re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_classifiers_name_the_pythons_and_systems_that_wheels_are_built_for() -> None:
    classifiers = PROJECT["project"]["classifiers"]
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    pythons = {f"3.{each.removeprefix('cp3').partition('-')[0]}" for each in built}
    named = {each.rpartition(" ")[2] for each in classifiers if " :: 3." in each}
    assert pythons == named
    least = PROJECT["project"]["requires-python"].removeprefix(">=")
    assert least == min(named, key=lambda each: int(each[2:]))
    plan = yaml.safe_load((ROOT / ".github/workflows/wheels.yml").read_text(encoding="utf-8"))
    platforms = {
        each["platform"] for each in plan["jobs"]["wheels"]["strategy"]["matrix"]["include"]
    }
    systems = {each.rpartition(" :: ")[2] for each in classifiers if each.startswith("Operating")}
    assert platforms == {"linux", "macos", "windows", "pyodide"}
    assert systems == {"Linux", "MacOS", "Windows"}
