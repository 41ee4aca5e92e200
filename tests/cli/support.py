"""The command line, called as a function."""

import contextlib
import io
from pathlib import Path
from typing import NamedTuple

from doubloon.cli import main

STANDARD_DECK = Path("src/doubloon/games/loot_island/data/decks/standard.toml")


class Answer(NamedTuple):
    """What a command gave."""

    code: int
    out: str
    err: str


def call(*argv: str) -> Answer:
    """Run a command line."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(list(argv))
    return Answer(code, out.getvalue(), err.getvalue())


def fine(*argv: str) -> str:
    """Run a command line that must succeed; gives what it prints."""
    answer = call(*argv)
    assert answer.code == 0, answer.err
    assert answer.err == ""
    return answer.out


def refused(*argv: str) -> str:
    """Run a command line that must fail; gives its one line, without the name in front."""
    answer = call(*argv)
    assert answer.code == 2, answer
    assert len(answer.err.splitlines()) == 1, answer.err
    assert answer.err.startswith("doubloon: ")
    return answer.err.removeprefix("doubloon: ").rstrip("\n")
