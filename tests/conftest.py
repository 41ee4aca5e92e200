"""What all tests share: repeatable Hypothesis, the builds, ``--rewrite`` and the rules covered."""

from pathlib import Path

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


# The mark that tests of a folder get, if they have neither: in which build `make test` runs them.
# Without one it is plain Python. Whole games take a tenth of the time in the compiled build; what
# is tested here in that build alone (server, arena, lab) is the same plain Python in both, or is
# compared by the conformance tests.
BUILDS = {
    "arena": "compiled",
    "bots": "compiled",
    "conformance": "both",
    "lab": "compiled",
    "table": "compiled",
}
HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before ``-m`` picks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests by their folders."""
    for item in items:
        if item.path.is_relative_to(HERE) and not item.get_closest_marker("compiled"):
            build = BUILDS.get(item.path.relative_to(HERE).parts[0])
            if build is not None:
                item.add_marker(build)


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
