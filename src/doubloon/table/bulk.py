"""Many rows at once: on SQLite in one statement, whatever their number.

SQLite's driver gives up Python's lock for every row of an ``executemany`` and must win it back
from a busy event loop each time, which takes longer than the rows do. So the rows travel as one
JSON text, and SQLite takes it apart. PostgreSQL's driver sends many rows together by itself.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

Row = dict[str, Any]


def insert(connection: Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Write new rows, which all have the same columns."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_inserting(table.name, tuple(rows[0])), (_text(rows),))
    else:
        connection.execute(sa.insert(table), rows)


def update(connection: Connection, table: sa.Table, rows: Sequence[Row]) -> None:
    """Change the rows that have these keys; ``id`` is the key, all other columns are set."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_updating(table.name, tuple(rows[0])), (_text(rows),))
        return
    changed: dict[str, Any] = {
        name: sa.bindparam(f"new_{name}") for name in rows[0] if name != "id"
    }
    statement = sa.update(table).where(table.c.id == sa.bindparam("new_id")).values(changed)
    connection.execute(statement, [{f"new_{name}": row[name] for name in row} for row in rows])


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
