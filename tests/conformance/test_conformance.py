"""The conformance suite for every game that is installed, and games with mistakes that it finds.

A golden game and counts of positions are written down in ``tests/golden``. After a change that is
meant to change them, write them again and read the difference::

    .venv/bin/python -m pytest tests/conformance/test_conformance.py --rewrite-golden -n 0
"""

import re
from typing import Any

import pytest

from doubloon.conformance import RULES, Check, checks, problems
from doubloon.kernel import registry
from tests.conformance.mistakes import MISTAKES, game_with
from tests.conformance.support import CASES, GOLDEN


@pytest.mark.conformance(*registry.names(), golden="../golden", games=1)
def test_conformance(conformance: Check) -> None:
    conformance.run()


@pytest.mark.long
@pytest.mark.conformance(*registry.names(), golden="../golden", games=25)
def test_conformance_in_many_games(conformance: Check) -> None:
    conformance.run()


def test_all_that_should_be_written_down_is() -> None:
    assert sorted(folder.name for folder in GOLDEN.iterdir()) == registry.names()
    for name in registry.names():
        for file in ("playthrough.txt", "perft.json", "deck.json"):
            assert (GOLDEN / name / file).is_file()
    for name, players in CASES:
        text = (GOLDEN / name / "perft.json").read_text(encoding="utf-8")
        assert text.count(f'"{players} players') == 3


@pytest.mark.compiled
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_found(mistake: str) -> None:
    """With a message that names the rule, the seat and the field."""
    made, rules, said = MISTAKES[mistake]
    found: list[Any] = []
    for problem in problems(checks(game_with(made), [3])):
        if problem is None:
            continue
        found.append(str(problem))
        if re.fullmatch(rules, problem.rule) and re.search(said, problem.message, re.DOTALL):
            assert RULES[problem.rule] in str(problem)
            return
    raise AssertionError(f"not found, only: {found}")
