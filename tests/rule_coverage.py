"""A small pytest plugin: which rules have a test that is marked with their number?

The rules are those of every registered game (``text/rules/en.toml`` in its package). A full run, of
all tests but the long ones and those for the compiled build, fails if a rule has no test or a mark
names no rule.
"""

import sys
import tomllib
from importlib import resources
from typing import Any

import pytest

from doubloon.kernel import registry

FULL_RUN_MARKS = ("", "not long", "not long and not compiled")
KEY = "doubloon_rules"  # in what a worker of pytest-xdist hands over


def rule_ids() -> set[str]:
    """The numbers of all rules of all games that have a rules file."""
    found: set[str] = set()
    for name in registry.names():
        module = type(registry.find(name)).__module__
        package = sys.modules[module].__package__
        assert package, f"{name}: a game lives in a package"
        file = resources.files(package) / "text/rules/en.toml"
        if file.is_file():
            rules = tomllib.loads(file.read_text(encoding="utf-8"))["rule"]
            found.update(rule["id"] for rule in rules)
    return found


def marked(items: list[pytest.Item]) -> set[str]:
    """The numbers that tests are marked with."""
    return {
        str(number) for item in items for mark in item.iter_markers("rule") for number in mark.args
    }


class RuleCoverage:
    """Collects the marks, in this process or from the workers, and reports at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.covered: set[str] = set()
        self.collected = False

    def everything(self) -> bool:
        """Are all tests being run, as far as their place and name go?"""
        option = self.config.option
        narrowed = (
            option.keyword
            or getattr(option, "lf", False)
            or option.ignore
            or option.ignore_glob
            or option.deselect
            or option.collectonly
        )
        return self.config.args_source is self.config.ArgsSource.TESTPATHS and not narrowed

    def gaps(self) -> list[str]:
        """What is wrong, one line each."""
        rules = rule_ids()
        missing = sorted(rules - self.covered)
        unknown = sorted(self.covered - rules)
        lines = []
        if missing:
            lines.append(f"rules without a test: {', '.join(missing)}")
        if unknown:
            lines.append(f"marks that name no rule: {', '.join(unknown)}")
        return lines

    # hooks

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Every process that collects, a worker or the only one."""
        self.collected = self.collected or bool(session.items)
        self.covered |= marked(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker has finished; this is the controller."""
        handed_over = getattr(node, "workeroutput", {})
        if KEY in handed_over:
            self.collected = True
            self.covered |= set(handed_over[KEY])

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[KEY] = sorted(self.covered)
            return
        full = self.everything() and self.config.option.markexpr in FULL_RUN_MARKS
        if self.collected and full and session.exitstatus == 0 and self.gaps():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not (self.collected and self.everything()):
            return
        rules = rule_ids()
        terminalreporter.write_sep(
            "-", f"rules covered: {len(rules & self.covered)} / {len(rules)}"
        )
        for line in self.gaps():
            terminalreporter.write_line(line, red=True)
