"""Many rows at once, in one statement that is the same whatever their number.

SQLite's driver gives up Python's lock for every row of an ``executemany`` and must win it back
from a busy event loop each time, which takes longer than the rows do. So the rows travel as one
JSON text, which SQLite takes apart; what it finds comes back as one. PostgreSQL's driver sends many
rows together by itself.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from doubloon.table.database import sqlite

Row = dict[str, Any]


def insert(connection: Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Write new rows, which all have the same columns."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        sqlite(connection, _inserting(table.name, tuple(rows[0])), _text(rows))
    else:
        connection.execute(sa.insert(table), rows)


def update(connection: Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Change the rows that have these keys; ``id`` is the key, all other columns are set."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        sqlite(connection, _updating(table.name, tuple(rows[0])), _text(rows))
        return
    changed: dict[str, Any] = {
        name: sa.bindparam(f"new_{name}") for name in rows[0] if name != "id"
    }
    statement = sa.update(table).where(table.c.id == sa.bindparam("new_id")).values(changed)
    connection.execute(statement, [{f"new_{name}": row[name] for name in row} for row in rows])


def numbers(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Where the logs of these tables end; the rows are locked until the commit.

    All at once and in one order for all processes, so that two of them never wait for each other.
    """
    if connection.dialect.name == "sqlite":
        found: dict[str, int] = _asked(connection, _NUMBERS, ids)
        return found
    rows = connection.execute(_NUMBERS_LOCKED, {"ids": list(ids)})
    return {row[0]: row[1] for row in rows}


def outcomes(
    connection: Connection, pairs: Sequence[tuple[str, str]]
) -> dict[tuple[str, str], str]:
    """What these requests, by table and id, led to if they were carried out before."""
    if connection.dialect.name == "sqlite":
        rows = _asked(connection, _OUTCOMES, pairs)
    else:
        told = {"tables": [pair[0] for pair in pairs], "ids": [pair[1] for pair in pairs]}
        rows = connection.execute(_OUTCOMES_SENT, told)
    return {(table_id, request_id): outcome for table_id, request_id, outcome in rows}


def _asked(connection: Connection, statement: str, about: Sequence[Any]) -> Any:
    """What SQLite answers, also as one text: the lock is given up for every row that is read."""
    [[text]] = sqlite(connection, statement, msgspec.json.encode(about).decode())
    return msgspec.json.decode(text)


_NUMBERS: Final = (
    "SELECT json_group_object(id, number) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
)
_NUMBERS_LOCKED: Final = sa.text(
    "SELECT id, number FROM tables WHERE id = ANY(CAST(:ids AS text[])) ORDER BY id FOR UPDATE"
)
_OUTCOMES: Final = (
    "SELECT json_group_array(json_array(table_id, request_id, outcome)) FROM requests"
    " WHERE (table_id, request_id) IN"
    " (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))"
)
_OUTCOMES_SENT: Final = sa.text(
    "SELECT table_id, request_id, outcome FROM requests WHERE (table_id, request_id) IN"
    " (SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:ids AS text[])))"
)


def _text(rows: Sequence[Row]) -> str:
    return msgspec.json.encode([list(row.values()) for row in rows]).decode()


def _column(place: int) -> str:
    return f"json_extract(new.value, '$[{place}]')"


@cache
def _inserting(table: str, names: tuple[str, ...]) -> str:
    values = ", ".join(_column(place) for place in range(len(names)))
    return f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM json_each(?) AS new"


@cache
def _updating(table: str, names: tuple[str, ...]) -> str:
    changes = ", ".join(
        f"{name} = {_column(place)}" for place, name in enumerate(names) if name != "id"
    )
    key = _column(names.index("id"))
    return f"UPDATE {table} SET {changes} FROM json_each(?) AS new WHERE {table}.id = {key}"
