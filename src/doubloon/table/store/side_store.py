"""What the store keeps besides the logs: codes, claims, what was seen, wishes for notices.

None of it is needed to play; all of it may be lost but for people's convenience.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from doubloon.table.core.model import Status
from doubloon.table.store import schema

T = TypeVar("T")
DAY: Final = 86_400_000  # ms
MOST_PRUNED: Final = 200  # tables whose requests are dropped in one transaction
MOST_WAITING: Final = 200  # seats that one look for notices takes


class Do(Protocol):
    """How a piece of work reaches the database: in a thread, in one transaction."""

    async def __call__(self, work: Callable[[Connection], T], writes: bool = False) -> T:
        """Do it."""


class Wish(msgspec.Struct, frozen=True):
    """Where a browser's owner wants to hear that it is their turn; see ``schema.notices``."""

    browser: str
    stop: str
    webhook: str | None = None
    email: str | None = None
    pending: str | None = None
    live: bool = False
    language: str = "en"


class LastHere(msgspec.Struct, frozen=True):
    """When a seat's person, known by two hashes, was last at the table; 0: not known."""

    table: str
    seat: int
    key: str
    browser: str
    here: int


class Waiting(msgspec.Struct, frozen=True):
    """A seat that may wait for a browser's owner who wants to be notified."""

    table: str
    number: int
    seat: int
    changed: int
    noticed: str | None
    wish: Wish


class SideStore:
    """Part of a store; all times are unix ms."""

    def __init__(self, do: Do) -> None:
        self._do = do

    async def _changed(self, *statements: Any) -> int:
        """Carry out statements in one transaction; how many rows the last of them changed."""

        def work(connection: Connection) -> int:
            return [connection.execute(each).rowcount for each in statements][-1]

        return await self._do(work, True)

    # codes

    async def save_code(self, code: str, data: dict[str, Any], until: int) -> bool:
        """Remember a code (by hash, if it opens something) for a time; False if it is taken."""
        row = {"id": code, "data": msgspec.json.encode(data).decode(), "until": until}
        return await self._changed(_insert_new(schema.codes, row)) == 1

    async def take_code(self, code: str, now: int) -> dict[str, Any] | None:
        """What a code stands for; it is used up. Of two who try at once, one gets it."""
        columns = schema.codes.c
        mine = sa.delete(schema.codes).where(columns.id == code)
        take = mine.returning(columns.data, columns.until)
        row = await self._do(lambda connection: connection.execute(take).first(), True)
        if row is None or row.until < now:
            return None
        return msgspec.json.decode(row.data, type=dict[str, Any])

    async def find_code(self, code: str, now: int) -> dict[str, Any] | None:
        """What a code stands for that is good more than once; None if it is none, or too old."""
        columns = schema.codes.c
        query = sa.select(columns.data).where(columns.id == code, columns.until > now)
        found = await self._do(lambda connection: connection.execute(query).scalar())
        return None if found is None else msgspec.json.decode(found, type=dict[str, Any])

    # claims

    async def claim(self, name: str, now: int, until: int, most: int = 1) -> bool:
        """May I? Of all processes so many get a yes, until that time."""
        columns = schema.claims.c
        mine = sa.update(schema.claims).where(columns.id == name)
        again = mine.where(columns.until > now, columns.count < most)
        expired = mine.where(columns.until <= now)
        first = _insert_new(schema.claims, {"id": name, "count": 1, "until": until})

        def work(connection: Connection) -> bool:
            steps: list[Any] = [
                again.values(count=columns.count + 1),
                expired.values(count=1, until=until),
                first,
            ]
            return any(connection.execute(step).rowcount == 1 for step in steps)

        return await self._do(work, True)

    async def hold(self, name: str, until: int) -> None:
        """Keep a claim for longer."""
        mine = sa.update(schema.claims).where(schema.claims.c.id == name)
        await self._changed(mine.values(until=until))

    async def release(self, name: str) -> None:
        """Forget a claim."""
        await self._changed(sa.delete(schema.claims).where(schema.claims.c.id == name))

    # what was seen

    async def seen(self, keys: list[tuple[str, int]]) -> dict[tuple[str, int], int]:
        """The last numbers that seats' people were sent, by table and seat; of nobody nothing."""
        columns = schema.seats.c
        ids = {table_id for table_id, _ in keys}
        query = sa.select(columns.table_id, columns.seat, columns.seen)
        query = query.where(columns.table_id.in_(ids))
        rows = await self._do(lambda connection: connection.execute(query).all())
        return {(row.table_id, row.seat): row.seen for row in rows}

    async def save_seen(self, numbers: dict[tuple[str, int], int]) -> None:
        """Remember the last numbers sent by table and seat; none ever falls."""
        columns = schema.seats.c
        update = sa.update(schema.seats).where(
            columns.table_id == sa.bindparam("table"),
            columns.seat == sa.bindparam("place"),
            columns.seen < sa.bindparam("sent"),
        )
        update = update.values(seen=sa.bindparam("sent"))
        rows = [  # in one order for all processes, so that two never wait for each other
            {"table": table_id, "place": seat, "sent": number}
            for (table_id, seat), number in sorted(numbers.items())
        ]
        await self._do(lambda connection: connection.execute(update, rows), True)

    async def visits(self, browser: str) -> dict[str, tuple[int, int]]:
        """By table of a browser (by hash): the last number sent, and the moves since."""
        seats, entries = schema.seats.c, schema.entries.c
        mine = (  # of several seats at a table the one that was sent most
            sa.select(seats.table_id, sa.func.max(seats.seen).label("seen"))
            .where(seats.browser == browser)
            .group_by(seats.table_id)
            .subquery()
        )
        new = sa.and_(
            entries.table_id == mine.c.table_id,
            entries.number > mine.c.seen,
            entries.kind == "move",
        )
        query = (
            sa.select(mine.c.table_id, mine.c.seen, sa.func.count(entries.number).label("moves"))
            .select_from(mine.outerjoin(schema.entries, new))
            .group_by(mine.c.table_id, mine.c.seen)
        )
        rows = await self._do(lambda connection: connection.execute(query).all())
        return {row.table_id: (row.seen, row.moves) for row in rows}

    # who is here

    async def save_here(self, times: dict[tuple[str, str], int]) -> None:
        """Remember when people (by a hash) were last at tables."""
        columns = schema.seats.c
        mine = sa.or_(columns.browser == sa.bindparam("who"), columns.key == sa.bindparam("who"))
        update = sa.update(schema.seats).where(columns.table_id == sa.bindparam("table"), mine)
        update = update.values(here=sa.bindparam("at"))
        rows = [
            {"table": table_id, "who": who, "at": at}
            for (table_id, who), at in sorted(times.items())
        ]
        await self._do(lambda connection: connection.execute(update, rows), True)

    async def here(self, tables: list[str]) -> list[LastHere]:
        """When the people of these tables were last there."""
        columns = schema.seats.c
        query = sa.select(
            columns.table_id, columns.seat, columns.key, columns.browser, columns.here
        ).where(columns.table_id.in_(tables))
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [LastHere(row[0], row[1], row[2] or "", row[3] or "", row[4]) for row in rows]

    # notices

    async def wish(self, browser: str) -> Wish | None:
        """A browser's wish (by hash)."""
        query = sa.select(schema.notices).where(schema.notices.c.browser == browser)
        row = await self._do(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else Wish(**row)

    async def save_wish(self, wish: Wish) -> None:
        """Remember a wish; seats that wait already are looked at again."""
        mine = schema.seats.c.browser == wish.browser
        await self._changed(
            sa.delete(schema.notices).where(schema.notices.c.browser == wish.browser),
            sa.insert(schema.notices).values(**msgspec.structs.asdict(wish)),
            sa.update(schema.seats).where(mine).values(looked=0),
        )

    async def forget_wish(self, browser: str) -> None:
        """No notices any more."""
        await self._changed(sa.delete(schema.notices).where(schema.notices.c.browser == browser))

    async def confirm_mail(self, browser: str, address: str) -> bool:
        """An address was confirmed; False if it is no longer wanted."""
        columns = schema.notices.c
        update = sa.update(schema.notices).where(
            columns.browser == browser, columns.pending == address
        )
        return await self._changed(update.values(email=address, pending=None)) == 1

    async def stop_mail(self, stop: str) -> bool:
        """No more mail to whoever has this code; False if nobody has."""
        update = sa.update(schema.notices).where(schema.notices.c.stop == stop)
        return await self._changed(update.values(email=None, pending=None)) == 1

    async def waiting(self, now: int, before: int) -> list[Waiting]:
        """Seats to look at for notices: of tables that changed last before that time."""
        tables, seats, notices = schema.tables.c, schema.seats.c, schema.notices.c
        query = (
            sa.select(tables.id, tables.number, tables.changed, seats.seat, seats.noticed, *notices)
            .select_from(
                schema.notices.join(schema.seats, seats.browser == notices.browser).join(
                    schema.tables, tables.id == seats.table_id
                )
            )
            .where(
                sa.or_(notices.webhook.is_not(None), notices.email.is_not(None)),
                tables.status == "running",
                tables.changed <= before,
                seats.looked < tables.number,
                seats.quiet <= now,
            )
            .order_by(tables.changed, tables.id, notices.browser, seats.seat)
            .limit(MOST_WAITING)
        )
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [
            Waiting(
                row.id,
                row.number,
                row.seat,
                row.changed,
                row.noticed,
                Wish(
                    *(row.browser, row.stop, row.webhook, row.email, row.pending, row.live),
                    language=row.language,
                ),
            )
            for row in rows
        ]

    async def mark(self, table_id: str, seat: int, **marks: int) -> None:
        """No notice for this seat up to a number (``looked``), or before a time (``quiet``)."""
        update = sa.update(schema.seats).where(_seat(table_id, seat))
        await self._changed(update.values(**marks))

    async def claim_notice(
        self, table_id: str, seat: int, decision: str, number: int, now: int, quiet: int
    ) -> bool:
        """May I send the notice about this decision? One process gets a yes, once."""
        columns = schema.seats.c
        update = sa.update(schema.seats).where(
            _seat(table_id, seat),
            columns.quiet <= now,
            sa.or_(columns.noticed.is_(None), columns.noticed != decision),
        )
        return await self._changed(update.values(noticed=decision, looked=number, quiet=quiet)) == 1

    # keeping house

    async def prune(self, now: int) -> None:
        """Drop what nobody will ask for again: old requests, codes and claims.

        A client repeats a request within minutes. Requests of a table are dropped a day after its
        end, or when nothing has happened there for 30 days; some tables at a time, so that moves
        need not wait for long.
        """
        tables = schema.tables.c
        quiet = sa.or_(
            sa.and_(tables.status == "finished", tables.changed < now - DAY),
            tables.changed < now - 30 * DAY,
        )
        requests = schema.requests
        old = sa.select(tables.id).where(quiet, sa.exists().where(requests.c.table_id == tables.id))
        some = old.limit(MOST_PRUNED)
        while found := await self._do(lambda connection: connection.execute(some).scalars().all()):
            await self._changed(sa.delete(requests).where(requests.c.table_id.in_(found)))
        await self._changed(
            sa.delete(schema.codes).where(schema.codes.c.until < now),
            sa.delete(schema.claims).where(schema.claims.c.until < now),
        )

    async def expired(self, status: Status, before: int) -> list[str]:
        """Some tables of that status that nobody touched since a time.

        One at which two people or more wait for another has 29 days more.
        """
        tables, seats = schema.tables.c, schema.seats.c
        people = sa.select(sa.func.count()).where(seats.table_id == tables.id).scalar_subquery()
        long = tables.changed < before - 29 * DAY
        query = sa.select(tables.id).where(tables.status == status, tables.changed < before)
        if status == "waiting":
            query = query.where(sa.or_(people < 2, long))
        query = query.order_by(tables.changed).limit(MOST_PRUNED)
        found = await self._do(lambda connection: connection.execute(query).scalars().all())
        return list(found)

    async def drop(self, table_id: str, status: Status, before: int) -> bool:
        """Forget a table with all that belongs to it, unless it was touched since that time."""
        tables = schema.tables.c
        mine = sa.delete(schema.tables).where(
            tables.id == table_id, tables.status == status, tables.changed < before
        )
        rest = [
            sa.delete(each).where(each.c.table_id == table_id)
            for each in (schema.entries, schema.snapshots, schema.seats, schema.requests)
        ]

        def work(connection: Connection) -> bool:
            if connection.execute(mine).rowcount != 1:
                return False
            for statement in rest:
                connection.execute(statement)
            return True

        return await self._do(work, True)

    async def overdue(self, before: int, everywhere: bool) -> list[tuple[str, int]]:
        """Tables that somebody must see to by then, with where their logs end.

        ``everywhere``: of finished ones too, where a list may be behind the log.
        """
        tables = schema.tables.c
        query = sa.select(tables.id, tables.number).where(tables.due <= before)
        if not everywhere:
            query = query.where(tables.status.in_(("waiting", "running")))
        query = query.order_by(tables.due)
        rows = await self._do(lambda connection: connection.execute(query).all())
        return [(row.id, row.number) for row in rows]


def _seat(table_id: str, seat: int) -> Any:
    return sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat)


def _insert_new(table: sa.TableClause, row: dict[str, Any]) -> Any:
    """Insert a row unless its key is taken; as text, the one way that both dialects share."""
    names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
    text = f"INSERT INTO {table.name} ({names}) VALUES ({values}) ON CONFLICT DO NOTHING"
    return sa.text(text).bindparams(**row)
