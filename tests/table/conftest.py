"""Databases for the tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.required import missing
from tests.table.postgres import Postgres, binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL. Without one the tests are skipped, in CI they fail."""
    where = binaries()
    if where is None:
        missing("NO POSTGRESQL: install it (Debian: postgresql) to test with it; no pg_ctl found")
    server = Postgres(where)
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
