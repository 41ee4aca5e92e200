"""One transaction for many appends: what the group-commit writer does in its thread."""

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
Answer = Outcome | None | Exception
Row = dict[str, Any]


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


def commit(engine: Engine, batch: list[Append], notes: list[Summary]) -> list[Answer]:
    """Write all that can be written in one transaction; an answer for each, after the commit.

    Should the database refuse the batch as a whole for what one of them holds, each is tried by
    itself, so that no append fails for another's sake.
    """
    try:
        with engine.begin() as connection:
            answers = write(connection, batch, notes)
    except (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.InternalError):
        raise  # the database's own matter, such as being read-only
    except sa.exc.DBAPIError as error:
        if len(batch) < 2 and not isinstance(error, sa.exc.IntegrityError):
            raise
        if len(batch) == 1:
            return [Conflict("this table has changed; look again")]
        return [_alone(engine, each) for each in batch]
    return answers


def _alone(engine: Engine, each: Append) -> Answer:
    try:
        return commit(engine, [each], [])[0]
    except sa.exc.DBAPIError as error:
        return store_error(error)


def write(connection: Connection, batch: list[Append], notes: list[Summary]) -> list[Answer]:
    """Write all that can be written; the answers hold once the transaction is committed."""
    heads = _heads(connection, batch, notes)
    _write_notes(connection, heads, notes)
    known = _known_requests(connection, batch)
    answers: list[Answer] = []
    written: list[Append] = []
    for each in batch:
        key = (each.table_id, each.request_id or "")
        if key in known:
            answers.append(known[key])
        elif heads.get(each.table_id, 0) != each.expected:
            answers.append(Conflict("this table has changed; look again"))
        else:
            heads[each.table_id] = each.last
            written.append(each)
            answers.append(None)
            if each.request_id is not None and each.outcome is not None:
                known[key] = each.outcome
    if written:
        _insert(connection, written)
    return answers


def _heads(connection: Connection, batch: list[Append], notes: list[Summary]) -> dict[str, int]:
    """Where the logs end; the rows are locked until the commit.

    All at once and in one order for all processes, so that two of them never wait for each other.
    """
    ids = {each.table_id for each in batch} | {each.id for each in notes}
    columns = schema.tables.c
    query = sa.select(columns.id, columns.number).where(columns.id.in_(sorted(ids)))
    rows = connection.execute(query.order_by(columns.id).with_for_update()).all()
    return {row.id: row.number for row in rows}


def _known_requests(connection: Connection, batch: list[Append]) -> dict[tuple[str, str], Answer]:
    """What the batch's requests led to, of those that were carried out before."""
    pairs = [(each.table_id, each.request_id) for each in batch if each.request_id is not None]
    if not pairs:
        return {}
    columns = schema.requests.c
    query = sa.select(columns.table_id, columns.request_id, columns.outcome).where(
        sa.tuple_(columns.table_id, columns.request_id).in_(pairs)
    )
    rows = connection.execute(query).all()
    return {(row.table_id, row.request_id): _outcome(row.outcome) for row in rows}


def _outcome(text: str) -> Answer:
    try:
        return msgspec.json.decode(text, type=Outcome)
    except msgspec.MsgspecError:  # that one request's matter, not the batch's
        return Unreadable("this request was carried out before; what it led to is damaged")


def _insert(connection: Connection, written: list[Append]) -> None:
    _add(connection, schema.entries, [row for each in written for row in _entry_rows(each)])
    _add(connection, schema.tables, [_table_row(each) for each in written if each.expected == 0])
    # Of a table only the log's end: the rest, with its index, changes with the notes.
    heads = [{"id": each.table_id, "number": each.last} for each in written if each.expected > 0]
    _change_tables(connection, heads)
    requests = [
        {"table_id": each.table_id, "request_id": each.request_id, "outcome": _json(each.outcome)}
        for each in written
        if each.request_id is not None
    ]
    _add(connection, schema.requests, requests)
    _write_rare(connection, written)
    if connection.dialect.name == "postgresql":
        payloads = [
            f"{each.table_id} {each.last}{' seats' if each.decided.seats else ''}"
            for each in written
        ]
        connection.execute(
            sa.text(
                "SELECT pg_notify(:channel, each) FROM unnest(CAST(:payloads AS text[])) AS each"
            ),
            {"channel": CHANNEL, "payloads": payloads},
        )


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _add(connection: Connection, table: sa.TableClause, rows: Sequence[Row]) -> None:
    """Insert rows, which all have the same columns."""
    if rows:
        connection.execute(sa.insert(table), rows)


def _change_tables(connection: Connection, rows: Sequence[Row]) -> None:
    """Update the tables with these ids; all other columns of the rows are set."""
    if rows:
        new: Row = {name: sa.bindparam(f"new_{name}") for name in rows[0] if name != "id"}
        mine = schema.tables.c.id == sa.bindparam("new_id")
        statement = sa.update(schema.tables).where(mine).values(new)
        connection.execute(statement, [{f"new_{name}": row[name] for name in row} for row in rows])


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
        change: dict[str, str] = {}
        if each.decided.secret is not None:
            change["secret"] = each.decided.secret
        for entry in each.decided.entries:
            if entry.kind in ("started", "finished"):
                change["status"] = "running" if entry.kind == "started" else "finished"
        if change:
            where = schema.tables.c.id == each.table_id
            connection.execute(sa.update(schema.tables).where(where).values(**change))
        for seat in each.decided.seats:
            mine = sa.and_(
                schema.seats.c.table_id == each.table_id, schema.seats.c.seat == seat.seat
            )
            connection.execute(sa.delete(schema.seats).where(mine))
            if seat.key is not None:
                row = {"table_id": each.table_id, **msgspec.structs.asdict(seat)}
                connection.execute(sa.insert(schema.seats), [row])


def _write_notes(connection: Connection, heads: dict[str, int], notes: list[Summary]) -> None:
    """Summaries for lists; one that lags behind the log is left to whoever wrote the log on."""
    rows = [
        {"id": each.id, "summary": _json(each), "changed": each.changed}
        for each in notes
        if each.number >= heads.get(each.id, 0)
    ]
    _change_tables(connection, rows)
