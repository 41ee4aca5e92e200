"""The pytest plug-in: every check of the conformance suite as a test of its own.

A test that is marked with the names of games, and takes ``conformance``, runs once per check::

    @pytest.mark.conformance("gale")
    def test_conformance(conformance):
        conformance.run()

The golden game and the counts of positions are in the folder ``golden`` next to the test's file;
``--rewrite-golden`` writes them again. The mark takes ``games=N`` (how much each check plays),
``players=[2, 3]`` (which tables) and ``golden="FOLDER"``.
"""

from pathlib import Path

import pytest

MARK = "conformance"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switch that writes results again."""
    parser.getgroup("doubloon").addoption(
        "--rewrite-golden",
        action="store_true",
        help="write golden games and counts of positions again instead of comparing them",
    )


def pytest_configure(config: pytest.Config) -> None:
    """The mark."""
    line = f"{MARK}(*games): run the conformance suite of Doubloon for these games"
    config.addinivalue_line("markers", line)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test per check."""
    mark = metafunc.definition.get_closest_marker(MARK)
    if mark is None or MARK not in metafunc.fixturenames:
        return
    from doubloon.conformance import checks
    from doubloon.kernel import registry

    here = Path(metafunc.definition.path).parent
    found = [
        check
        for name in mark.args
        for check in checks(
            registry.find(name),
            mark.kwargs.get("players"),
            games=mark.kwargs.get("games", 2),
            folder=here / mark.kwargs.get("golden", "golden"),
            rewrite=bool(metafunc.config.getoption("--rewrite-golden")),
        )
    ]
    metafunc.parametrize(MARK, found, ids=str)
