"""Parts of the machine that some tests need, such as PostgreSQL or Chromium."""

import os
from importlib.util import find_spec
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Skip the test and say what is missing; where ``CI=true`` everything is required: fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


def need_package(name: str, extra: str) -> None:
    """Go on only where a package of one of Doubloon's extras is installed."""
    if find_spec(name) is None:
        missing(f"NO {name.upper()}: install the extra doubloon[{extra}] to test with it")
