"""What all tests share: repeatable Hypothesis, ``--rewrite`` and the report on rules covered."""

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.rule_coverage import RuleCoverage

collect_ignore = ["mutants.py", "mutation.py"]  # a program with an environment of its own

# The same examples on every machine and in every run: a failure can be looked at again.
settings.register_profile(
    "doubloon",
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],  # a smaller seed makes no simpler game
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("doubloon")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite",
        action="store_true",
        help="write perft counts and golden playthroughs anew instead of comparing them",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Are committed results to be written anew?"""
    return bool(request.config.getoption("--rewrite"))
