"""``make release``: set the version, date the changelog, commit and tag.

Without ``--go`` it only shows what it would do. Nothing is pushed: the last line says how to.
"""

import argparse
import datetime
import difflib
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "src/doubloon/__init__.py"
CITATION: Final = "CITATION.cff"
CHANGELOG: Final = "CHANGELOG.md"
DOCUMENT: Final = "web/openapi.json"
FILES: Final = (PACKAGE, CITATION, CHANGELOG, DOCUMENT)  # those that hold the version
VERSION: Final = re.compile(r"\d+\.\d+\.\d+")
HEADING: Final = "## [Unreleased]\n"


class NotReady(Exception):
    """Why there can be no release."""


def git(*words: str) -> str:
    """What a git command prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True, text=True)
    return done.stdout.strip()


def current(package: str) -> str:
    """The version in the text of the package's first file."""
    found = re.search(r'^__version__ = "([^"]+)"$', package, re.MULTILINE)
    if found is None:
        raise NotReady(f"{PACKAGE}: there is no __version__")
    return found[1]


def following(version: str) -> str:
    """The next minor version."""
    major, minor, _ = version.split(".")
    return f"{major}.{int(minor) + 1}.0"


def unreleased(changelog: str) -> str:
    """What the changelog says of the release to come."""
    _, heading, rest = changelog.partition(HEADING)
    if not heading:
        raise NotReady(f"{CHANGELOG}: there is no section {HEADING.strip()!r}")
    return rest.split("\n## [")[0].strip()


def released(files: dict[str, str], version: str, day: str) -> dict[str, str]:
    """The files as they are in the release; a NotReady error says what is in the way."""
    if not VERSION.fullmatch(version):
        raise NotReady(f"version {version!r}: three numbers with dots are needed, such as 0.2.0")
    old = current(files[PACKAGE])
    if [*map(int, version.split("."))] <= [*map(int, old.split("."))]:
        raise NotReady(f"version {version}: it must be higher than {old}")
    if "- " not in unreleased(files[CHANGELOG]):
        raise NotReady(f"{CHANGELOG}: the section Unreleased is empty")
    dated = f"{HEADING}\n## [{version}] - {day}\n"
    cited = re.sub(r"^version: .*$", f"version: {version}", files[CITATION], flags=re.MULTILINE)
    cited = re.sub(r"^date-released: .*$", f"date-released: {day}", cited, flags=re.MULTILINE)
    return {
        PACKAGE: files[PACKAGE].replace(f'__version__ = "{old}"', f'__version__ = "{version}"'),
        CITATION: cited,
        CHANGELOG: files[CHANGELOG].replace(HEADING, dated, 1),
        DOCUMENT: files[DOCUMENT].replace(f'"version": "{old}"', f'"version": "{version}"'),
    }


def check_repository(version: str) -> None:
    """A NotReady error unless this is a clean ``main`` without that tag."""
    if git("status", "--porcelain"):
        raise NotReady("there are changes that are not committed")
    branch = git("rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise NotReady(f"this is the branch {branch}; releases are made from main")
    if git("tag", "--list", f"v{version}"):
        raise NotReady(f"the tag v{version} exists already")


def main() -> int:
    """Check, show, and with ``--go`` do it."""
    parser = argparse.ArgumentParser(
        description="Set the version, date the changelog, commit, tag."
    )
    parser.add_argument("--version", default="", help="the version to release (the next minor one)")
    parser.add_argument("--go", action="store_true", help="do it; otherwise it is only shown")
    args = parser.parse_args()
    before = {name: (ROOT / name).read_text(encoding="utf-8") for name in FILES}
    version = args.version or following(current(before[PACKAGE]))
    try:
        after = released(before, version, datetime.date.today().isoformat())
        if args.go:
            check_repository(version)
    except NotReady as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    for name, text in after.items():
        diff = difflib.unified_diff(
            before[name].splitlines(), text.splitlines(), name, name, lineterm="", n=1
        )
        print("\n".join(diff))
    if not args.go:
        print(f"\nThis would release {version}. To do it: make release VERSION={version} GO=yes")
        return 0
    for name, text in after.items():
        (ROOT / name).write_text(text, encoding="utf-8")
    git("commit", "--quiet", "--message", f"Release {version}", "--", *after)
    git(
        "tag",
        "--annotate",
        "--cleanup=verbatim",
        f"v{version}",
        "-m",
        unreleased(before[CHANGELOG]),
    )
    print(f"\nReleased {version}. To publish it: git push --follow-tags, which builds the wheels.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
