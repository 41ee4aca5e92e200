"""One transaction for many appends: what the group-commit writer does in its thread.

Its statements are made once: to make one takes longer than to carry it out.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from doubloon.table.core.errors import Conflict, Unreadable
from doubloon.table.core.model import Decided, Outcome, Summary
from doubloon.table.store import schema
from doubloon.table.store.database import store_error

CHANNEL: Final = "doubloon"
GRACE: Final = 5000  # ms in which whoever appends makes a note; else others see to the table
Answer = Outcome | None | Exception
Row = dict[str, Any]


def given(*names: str) -> dict[str, Any]:
    """Columns that are set to what a row gives under the same names, with ``new_`` before them."""
    return {name: sa.bindparam(f"new_{name}") for name in names}


OF_TABLE: Final = schema.tables.c.id == sa.bindparam("table")
OF_SEAT: Final = sa.and_(
    schema.seats.c.table_id == sa.bindparam("table"), schema.seats.c.seat == sa.bindparam("place")
)
# Of a table only what has no index: the rest changes with the notes.
ADVANCE: Final = (
    sa.update(schema.tables)
    .where(OF_TABLE, schema.tables.c.number == sa.bindparam("expected"))
    .values(given("number", "due"))
)
NOTE: Final = (
    sa.update(schema.tables)
    .where(OF_TABLE, schema.tables.c.number <= sa.bindparam("upto"))
    .values(given("summary", "changed", "due"))
)
FREE_SEAT: Final = sa.delete(schema.seats).where(OF_SEAT)
ADD_TABLE, ADD_ENTRY, ADD_REQUEST, ADD_SEAT = (
    sa.insert(each) for each in (schema.tables, schema.entries, schema.requests, schema.seats)
)
NOTIFY: Final = sa.text(
    "SELECT pg_notify(:channel, each) FROM unnest(CAST(:payloads AS text[])) AS each"
)
# All at once and in one order for all processes, so that two of them never wait for each other.
HEADS: Final = (
    sa.select(schema.tables.c.id, schema.tables.c.number)
    .where(schema.tables.c.id.in_(sa.bindparam("tables", expanding=True)))
    .order_by(schema.tables.c.id)
    .with_for_update()
)
KNOWN: Final = sa.select(schema.requests).where(
    schema.requests.c.table_id.in_(sa.bindparam("tables", expanding=True)),
    schema.requests.c.request_id.in_(sa.bindparam("requests", expanding=True)),
)


class Outrun(Exception):
    """A log does not end where an append expects its end."""


class Append(msgspec.Struct):
    """Entries that wait to be written."""

    table_id: str
    expected: int
    decided: Decided
    request_id: str | None = None
    outcome: Outcome | None = None

    @property
    def last(self) -> int:
        """The number at which the log ends afterwards."""
        return self.decided.entries[-1].number


def commit(engine: Engine, batch: list[Append]) -> list[Answer]:
    """Write all that can be written in one transaction; an answer for each, after the commit.

    First without a look at what is there: mostly all of them fit. If one does not, because others
    were faster or its request was carried out before, nothing is written, and those that fit are
    written next. Should the database refuse the batch as a whole for what one of them holds, each
    is tried by itself, so that no append fails for another's sake.
    """
    for write in (write_all, write_fitting):
        try:
            with engine.begin() as connection:
                return write(connection, batch)
        except (Outrun, sa.exc.IntegrityError):
            continue
        except (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError):
            raise  # the database's own matter, such as being read-only
        except sa.exc.DBAPIError:
            if len(batch) == 1:
                raise
            break
    if len(batch) == 1:
        return [Conflict("this table has changed; look again")]
    return [_alone(engine, each) for each in batch]


def _alone(engine: Engine, each: Append) -> Answer:
    try:
        return commit(engine, [each])[0]
    except sa.exc.DBAPIError as error:
        return store_error(error)


def write_fitting(connection: Connection, batch: list[Append]) -> list[Answer]:
    """Write what fits; what does not is answered with what its request led to, or a Conflict."""
    ids = sorted({each.table_id for each in batch})
    requests = [each.request_id for each in batch if each.request_id is not None]
    heads = {row.id: row.number for row in connection.execute(HEADS, {"tables": ids})}
    found = connection.execute(KNOWN, {"tables": ids, "requests": requests})
    known: dict[tuple[str, str | None], Answer] = {
        (row.table_id, row.request_id): repeated(row.outcome) for row in found
    }
    answers: list[Answer] = []
    fitting: list[Append] = []
    for each in batch:
        key = (each.table_id, each.request_id)
        if key in known:
            answers.append(known[key])
        elif heads.get(each.table_id, 0) != each.expected:
            answers.append(Conflict("this table has changed; look again"))
        else:
            heads[each.table_id] = each.last
            fitting.append(each)
            answers.append(None)
            if each.request_id is not None and each.outcome is not None:
                known[key] = msgspec.structs.replace(each.outcome, repeated=True)
    write_all(connection, fitting)
    return answers


def repeated(text: str) -> Outcome | Unreadable:
    """What a request led to that was carried out before."""
    try:
        found = msgspec.json.decode(text, type=Outcome)
        return msgspec.structs.replace(found, repeated=True)
    except msgspec.MsgspecError:  # that one request's matter, not the batch's
        return Unreadable("this request was carried out before; what it led to is damaged")


def write_all(connection: Connection, batch: list[Append]) -> list[Answer]:
    """Write all of it: an Outrun or IntegrityError if one does not fit."""
    ordered = sorted(batch, key=lambda each: (each.table_id, each.expected))
    ends = [
        {
            "table": each.table_id,
            "expected": each.expected,
            "new_number": each.last,
            "new_due": each.decided.entries[-1].at + GRACE,
        }
        for each in ordered
        if each.expected > 0
    ]
    if ends and connection.execute(ADVANCE, ends).rowcount != len(ends):
        raise Outrun
    _add(connection, ADD_TABLE, [_table_row(each) for each in ordered if each.expected == 0])
    _add(connection, ADD_ENTRY, [row for each in ordered for row in _entry_rows(each)])
    requests = [
        {"table_id": each.table_id, "request_id": each.request_id, "outcome": _json(each.outcome)}
        for each in ordered
        if each.request_id is not None
    ]
    _add(connection, ADD_REQUEST, requests)
    _write_rare(connection, ordered)
    if connection.dialect.name == "postgresql":
        payloads = [
            f"{each.table_id} {each.last}{' seats' if each.decided.seats else ''}"
            for each in ordered
        ]
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})
    return [None] * len(batch)


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _add(connection: Connection, statement: sa.Insert, rows: Sequence[Row]) -> None:
    """Insert rows, which all have the same columns."""
    if rows:
        connection.execute(statement, rows)


def _entry_rows(each: Append) -> list[Row]:
    return [
        {"table_id": each.table_id, **msgspec.structs.asdict(entry), "data": _json(entry.data)}
        for entry in each.decided.entries
    ]


def _table_row(each: Append) -> Row:
    summary = each.decided.summary
    return {
        "id": each.table_id,
        "number": each.last,
        "status": "waiting",
        "visibility": summary.visibility if summary is not None else "link",
        "secret": "",
        "changed": each.decided.entries[-1].at,
        "summary": _json(summary) if summary is not None else "",
        "browser": each.decided.maker.browser,
        "address": each.decided.maker.address,
    }


def _write_rare(connection: Connection, written: list[Append]) -> None:
    """Secrets, states and seats: seldom, so one by one."""
    for each in written:
        table = {"table": each.table_id}
        change = {} if each.decided.secret is None else {"secret": each.decided.secret}
        for entry in each.decided.entries:
            if entry.kind in ("started", "finished"):
                change["status"] = "running" if entry.kind == "started" else "finished"
        if change:
            connection.execute(sa.update(schema.tables).where(OF_TABLE).values(**change), table)
        for seat in each.decided.seats:
            connection.execute(FREE_SEAT, {**table, "place": seat.seat})
            if seat.key is not None:
                row = {"table_id": each.table_id, **msgspec.structs.asdict(seat)}
                connection.execute(ADD_SEAT, row)


def write_notes(engine: Engine, notes: list[Summary]) -> None:
    """Summaries for lists; one that lags behind the log is left to whoever wrote the log on."""
    rows = [
        {
            "table": note.id,
            "upto": note.number,
            "new_summary": _json(note),
            "new_changed": note.changed,
            "new_due": note.due,
        }
        for note in sorted(notes, key=lambda note: note.id)
    ]
    with engine.begin() as connection:
        connection.execute(NOTE, rows)
