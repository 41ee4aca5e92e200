"""Many rows in one statement, the same in SQLite and PostgreSQL."""

import sqlite3

import pytest
import sqlalchemy as sa

from doubloon.table import bulk, schema
from doubloon.table.database import database_url, make_engine, migrate, sqlite

ODD = ["plain", 'it\'s "quoted"', "ünïcode \u2693", "a\\b\nc", "null", "7", ""]


def table_row(table_id: str, number: int) -> bulk.Row:
    return {
        "id": table_id,
        "number": number,
        "status": "running",
        "visibility": "link",
        "secret": "",
        "changed": 2**41,
        "summary": "",
    }


def test_rows_come_back_as_they_were(database: str) -> None:
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        bulk.insert(connection, schema.tables, [])
        bulk.update(connection, schema.tables, [])
        bulk.insert(connection, schema.tables, [table_row(f"t{n}", n) for n in range(9)])
        bulk.update(
            connection, schema.tables, [{"id": f"t{n}", "summary": ODD[n]} for n in range(7)]
        )
        assert bulk.numbers(connection, ["t3", "t5", "unknown"]) == {"t3": 3, "t5": 5}
        assert bulk.numbers(connection, []) == {}
        found = connection.execute(sa.select(schema.tables).order_by(schema.tables.c.id)).all()
        assert [row.summary for row in found] == [*ODD, "", ""]
        assert {(row.changed, row.status) for row in found} == {(2**41, "running")}
        requests = [
            {"table_id": "t1", "request_id": odd, "outcome": f'{{"number":{place}}}'}
            for place, odd in enumerate(ODD)
        ]
        bulk.insert(connection, schema.requests, requests)
        pairs = [("t1", odd) for odd in ODD] + [("t2", "plain"), ("t1", "other")]
        expected = {("t1", odd): f'{{"number":{place}}}' for place, odd in enumerate(ODD)}
        assert bulk.outcomes(connection, pairs) == expected
    engine.dispose()


def test_nothing_is_stored_as_a_number_of_another_kind(database: str) -> None:
    """A seat may be missing; a time is larger than 32 bits."""
    engine = make_engine(database_url(database), writes=True)
    migrate(engine)
    rows = [
        {"table_id": "t", "number": 1, "kind": "chat", "seat": None, "at": 2**41, "data": "{}"},
        {"table_id": "t", "number": 2, "kind": "chat", "seat": 0, "at": 2**41 + 1, "data": "{}"},
    ]
    with engine.begin() as connection:
        bulk.insert(connection, schema.entries, rows)
        columns = schema.entries.c
        found = connection.execute(sa.select(columns.seat, columns.at).order_by(columns.number))
        assert found.all() == [(None, 2**41), (0, 2**41 + 1)]
    engine.dispose()


def test_errors_of_the_driver_are_the_librarys(tmp_path: object) -> None:
    engine = make_engine(database_url(f"{tmp_path}/games.db"), writes=True)
    migrate(engine)
    with engine.begin() as connection:
        bulk.insert(connection, schema.tables, [table_row("t", 1)])
        with pytest.raises(sa.exc.IntegrityError) as caught:
            bulk.insert(connection, schema.tables, [table_row("t", 1)])
        assert isinstance(caught.value.orig, sqlite3.IntegrityError)
        with pytest.raises(sa.exc.OperationalError):
            sqlite(connection, "SELECT * FROM nothing_of_that_name")
    engine.dispose()
