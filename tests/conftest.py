"""What all tests share: repeatable Hypothesis, builds, folders, rules covered."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from doubloon.about import version_line
from doubloon.conformance import Check
from doubloon.conformance.suite import OF_A_TABLE
from tests.memory import folder_in_memory
from tests.rule_coverage import RuleCoverage

collect_ignore = ["mutants.py", "mutation.py"]  # a program with an environment of its own

# Where pytest makes the folders of ``tmp_path``. Tables write their logs there, move by move, and
# would wait for the disk most of the time; that they ask it to sync, test_sync.py sees.
if (in_memory := folder_in_memory()) is not None:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", in_memory)

# A shell's background job ignores Ctrl-C, and so would the programs that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

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
    "docs": "compiled",
    "lab": "compiled",
    "table": "compiled",
    "test_match.py": "both",
    "web": "compiled",
}
# A browser on a busy machine may draw too late for a test that waits; it is run a second time, and
# the summary names it (RERUN), to be mended. What a page says or holds wrongly fails at once.
ONCE_MORE = pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError", "cannot be hit"])
HERE = Path(__file__).parent
MANY_WORLDS = (  # checks that look at many worlds, so they are left to the compiled build
    "exchangeable_things_lie_evenly",
    "little_is_hidden",
    "nobody_sees_what_is_hidden",
    "sampled_worlds_look_the_same",
    "worlds_are_even",
)
IN_PLAIN = 3  # players: in plain Python one table of each game is enough for the conformance suite


def folder_of(item: pytest.Item) -> str:
    """The folder, or the file, directly below ``tests``."""
    return item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by its folder."""
    folder = folder_of(item)
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        check = item.callspec.params.get("conformance")
        if isinstance(check, Check) and check.function in OF_A_TABLE:
            if check.case.players != IN_PLAIN or check.name in MANY_WORLDS:
                item.add_marker("compiled")
    if folder in BUILDS and not item.get_closest_marker("compiled"):
        item.add_marker(BUILDS[folder])
    if folder == "web":
        item.add_marker(ONCE_MORE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The order of files: pages, which keep a core busy, beside servers, which wait."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    pages = [tests for tests in files.values() if folder_of(tests[0]) == "web"]
    others = [tests for tests in files.values() if folder_of(tests[0]) != "web"]
    others.sort(key=lambda tests: folder_of(tests[0]) != "table")
    ordered: list[pytest.Item] = []
    while pages or others:
        for tests in (*pages[:1], *others[:2]):
            ordered += tests
        del pages[:1], others[:2]
    items[:] = ordered


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(config), "rule-coverage")


def pytest_report_header() -> str:
    """Which build is tested."""
    return version_line()


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Are committed results to be written anew?"""
    return bool(request.config.getoption("--rewrite-golden"))
