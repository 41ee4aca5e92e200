"""The conformance suite for every game that is installed, and games with mistakes that it finds.

A golden game and counts of positions are written down in ``tests/golden``. After a change that is
meant to change them, write them again and read the difference::

    .venv/bin/python -m pytest tests/conformance/test_conformance.py --rewrite-golden -n 0
"""

import re

import pytest
from doubloon_examples.gale.game import Gale
from doubloon_examples.hearts.game import Hearts

from doubloon.conformance import RULES, Check, checks, problems
from doubloon.easy import Table
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from tests.conformance.declared_mistakes import DECLARED_MISTAKES
from tests.conformance.mistakes import MISTAKES, game_with
from tests.conformance.support import CASES, GOLDEN
from tests.kernel.test_parts import nim


@pytest.mark.conformance(*registry.names(), golden="../golden", games=1)
def test_conformance(conformance: Check) -> None:
    conformance.run()


@pytest.mark.long
@pytest.mark.conformance(*registry.names(), golden="../golden", games=10)
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


def test_a_game_of_three_actions_without_options_or_secrets() -> None:
    assert [str(problem) for problem in problems(checks(nim())) if problem is not None] == []


@pytest.mark.compiled
@pytest.mark.parametrize("table", [Gale, Hearts])
def test_the_example_games_keep_the_contract(table: type[Table]) -> None:
    found = problems(checks(table.game(), games=1))
    assert [str(problem) for problem in found if problem is not None] == []


@pytest.mark.compiled
@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_found(mistake: str) -> None:
    made, rules, said = MISTAKES[mistake]
    is_found(game_with(made), rules, said)


@pytest.mark.compiled
@pytest.mark.parametrize("mistake", DECLARED_MISTAKES)
def test_mistakes_in_a_declared_game_are_found(mistake: str) -> None:
    made, rules, said = DECLARED_MISTAKES[mistake]
    is_found(made.game(), rules, said)


def is_found(game: Game, rules: str, said: str) -> None:
    """One of these rules is broken, with a message that names it, the seat and the field."""
    found: list[str] = []
    for problem in problems(checks(game, [3])):
        if problem is None:
            continue
        found.append(str(problem))
        if re.fullmatch(rules, problem.rule) and re.search(said, problem.message, re.DOTALL):
            assert RULES[problem.rule] in str(problem)
            return
    raise AssertionError(f"not found, only: {found}")
