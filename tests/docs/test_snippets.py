"""What the documentation says is typed in, and what it says happens happens."""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from doubloon.cli import COMMANDS, build
from tests.docs.snippets import LANGUAGES, PAGES, ROOT, is_slow, snippets, typed

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
CALLED = ("doubloon ", "make ")
INDENTED = re.compile(r"(?:^|\n)\n(?: {4}|\t)(?![ \t]*[-*\d])(.*)")


def marked() -> list[object]:
    """The pages that can be tried as parameters; slow ones are marked."""
    return [
        pytest.param(page, id=name_of(page), marks=[pytest.mark.slow] if is_slow(page) else [])
        for page in PAGES
        if any(each.language in ("console", "python") for each in snippets(page))
    ]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose_of(page: Path) -> str:
    """A page without its blocks of code."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, next to the repository's examples."""
    for name in ("benchmarks", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", marked())
def test_a_page_does_what_it_says(page: Path, folder: Path) -> None:
    """First its commands, then its programs, in one folder."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": programs, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    environment["XDG_DATA_HOME"] = str(folder)  # where games are saved
    for snippet in snippets(page):
        for command, expected in typed(snippet) if snippet.language == "console" else []:
            check(f"{snippet}: {command}", ["bash", "-c", command], expected, folder, environment)
    # Lines as on the page, so that a traceback names the right one.
    lines = [""] * page.read_text(encoding="utf-8").count("\n")
    for snippet in snippets(page):
        if snippet.language == "python":
            for number, line in enumerate(snippet.text.splitlines(), start=snippet.line - 1):
                lines[number] = line
    (folder / "page.py").write_text("\n".join(lines), encoding="utf-8")
    check(name_of(page), [sys.executable, "page.py"], "", folder, environment)


def check(
    what: str, command: list[str], expected: str, folder: Path, environment: dict[str, str]
) -> None:
    """Run something and compare what it prints, if anything is expected."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    refused = "doubloon: " in expected  # its one line for what is wrong
    assert refused or done.returncode == 0, f"{what}\n{done.stdout}"
    if expected.strip():
        checker = doctest.OutputChecker()
        difference = checker.output_difference(doctest.Example("", expected), done.stdout, OPTIONS)
        assert checker.check_output(expected, done.stdout, OPTIONS), f"{what}\n{difference}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_is_of_a_kind_that_is_tried(page: Path) -> None:
    for snippet in snippets(page):
        assert snippet.language in LANGUAGES, f"{snippet}: {snippet.language!r}"
        if snippet.language == "toml":
            tomllib.loads(snippet.text)
        elif snippet.language == "json":
            json.loads(snippet.text)
        elif snippet.language == "console":
            assert typed(snippet), f"{snippet}: no line begins with $"
    indented = INDENTED.findall(prose_of(page))
    indented = [found for found in indented if not found.startswith("options:")]
    assert not indented, f"{page}: an indented block is not tried: {indented}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_that_are_not_run_exist(page: Path) -> None:
    """Those of ``sh`` blocks, and those in the text that have arguments."""
    ours = {name for name, _, _ in COMMANDS}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    blocks = [each.text.replace("\\\n", " ") for each in snippets(page) if each.language == "sh"]
    lines = [line for block in blocks for line in block.splitlines()]
    for found in re.findall(r"`((?:doubloon|make) [^`]+)`", prose_of(page)):
        if " --" in found and found.count(" ") > 2:  # otherwise it is a name, not something to type
            lines.append(re.sub(r" (N|S)\b", " 4", found.partition(" && ")[0]))
    for line in lines:
        program, *words = shlex.split(line, comments=True) if line.startswith(CALLED) else [""]
        if program == "doubloon" and words[0] in ours:
            build(words[0]).parse_args(words)
        if program == "make":
            assert {word for word in words if "=" not in word} <= targets, line
