"""Connections to SQLite or PostgreSQL, set so that a commit is durable, and the schema."""

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL, Connection, Engine, make_url

from doubloon.extras import needed
from doubloon.table.core.errors import StoreError, Unreachable, Unusable

FULL: Final = "the disk is full or failing"
REJECTED: Final = (sa.exc.DataError, sa.exc.ProgrammingError)  # the statement's fault
MIGRATING: Final = 0x0D0B1004  # the advisory lock of PostgreSQL that one process migrates under

# A commit is on the disk when it returns. The writer checkpoints the WAL between two commits
# (``checkpoint``); should the WAL ever grow to 20,000 pages, SQLite does it itself, in a commit.
CONNECTING: Final = 10  # seconds that PostgreSQL may take to answer
PATIENCE: Final = 10_000  # ms that SQLite waits for another program
PRAGMAS: Final = (
    *("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={PATIENCE}"),
    "wal_autocheckpoint=20000",
)

log = logging.getLogger(__name__)


def database_url(text: str) -> URL:
    """A path, ``sqlite:///path`` or ``postgresql://...``.

    >>> str(database_url("games.db")), database_url("postgresql://host/name").drivername
    ('sqlite:///games.db', 'postgresql+psycopg')
    """
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except sa.exc.ArgumentError:
        raise StoreError("the database is a path, sqlite:///path or postgresql://...") from None
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreError("the database is a path, sqlite:///path or postgresql://...")
    return url


def make_engine(url: URL, *, writes: bool) -> Engine:
    """An engine for the one writer, or for readers."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, "BEGIN IMMEDIATE" if writes else "BEGIN")
    needed("psycopg", "PostgreSQL", "postgres")
    arguments = {"options": "-c synchronous_commit=on", "connect_timeout": CONNECTING}
    return sa.create_engine(url, pool_pre_ping=True, connect_args=arguments)


def _sqlite(url: URL, begin: str) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url)

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def checkpoint(engine: Engine) -> None:
    """Move what SQLite's WAL holds into the database, as far as no reader needs it.

    Nothing else may be written meanwhile: a WAL that is checkpointed as a whole starts over in the
    same file; one with something left only grows, and that takes the disk several times longer.
    """
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
    finally:
        connection.close()


def prepare(text: str) -> None:
    """See that a server can use a database, and bring its schema up to date.

    An Unreachable or Unusable error says in one line why it cannot.
    """
    try:
        engine = make_engine(database_url(text), writes=True)
        migrate(engine)
        engine.dispose()
    except sa.exc.DBAPIError as error:
        why = (str(error.orig).strip() or "no reason is given").splitlines()[0]
        if isinstance(error, sa.exc.OperationalError):
            raise Unreachable(f"the database cannot be used: {why}") from None
        raise Unusable(f"this is not a database of Doubloon: {why}") from None
    except OSError as error:
        raise Unreachable(f"the database cannot be used: {error.strerror or error}") from None


def check_version(connection: Connection, script: ScriptDirectory) -> None:
    """An Unusable error if a newer Doubloon has changed the schema."""
    known = {each.revision for each in script.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise Unusable(
                f"a newer version of Doubloon has used this database (schema {revision}, this one"
                f" knows {script.get_current_head()}); install that version, or restore a backup"
            )


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date, or to a revision; several processes may try at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        check_version(connection, script)
        context = MigrationContext.configure(connection)
        present = context.get_current_revision() or "base"
        with Operations.context(context):
            for step in reversed(list(script.iterate_revisions(to, present))):
                step.module.upgrade()
        context.stamp(script, to)


def store_error(error: BaseException) -> StoreError:
    """What went wrong, in words that say nothing of what was to be stored."""
    text = str(getattr(error, "orig", error)).lower()
    if "full" in text or "no space" in text or "disk i/o" in text:
        why = FULL
    elif "read-only" in text or "readonly" in text:
        why = "the database is read-only"
    elif "locked" in text:
        why = "the database is locked by another program"
    elif isinstance(error, REJECTED):
        why = "the database does not take this"
    else:
        why = "the database cannot be reached"
    return StoreError(f"{why}; nothing was acknowledged, try again later", why)


class Outage:
    """Whether the database can be used for something, such as "read", as far as was tried last.

    When it goes away and when it comes back, there is one line in the log, not one per request.
    """

    def __init__(self, use: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._use = use
        self._clock = clock
        self._since: float | None = None

    def failed(self, why: str) -> None:
        """It could not be used."""
        if self._since is None:
            self._since = self._clock()
            log.error("the database cannot be %s: %s", self._use, why)

    def worked(self) -> None:
        """It could."""
        if self._since is not None:
            seconds = round(self._clock() - self._since, 1)
            self._since = None
            log.warning("the database can be %s again, after %s s", self._use, seconds)
