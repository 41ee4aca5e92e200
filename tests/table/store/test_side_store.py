"""What the store keeps beside the logs; SQLite and PostgreSQL alike."""

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa

from doubloon.table.core.commands import Chat
from doubloon.table.core.model import Decided, Entry, Outcome
from doubloon.table.live.hub import Hub, now
from doubloon.table.live.takeover import Takeover
from doubloon.table.store import database as connections
from doubloon.table.store import schema
from doubloon.table.store.side_store import DAY
from doubloon.table.store.sql_store import SqlStore
from tests.table.hubs import answer, hub_on, started
from tests.table.store.test_store import LATER, new_table, opened


async def rows(store: SqlStore, table: sa.TableClause) -> list[Any]:
    return list(await store._do(lambda connection: connection.execute(sa.select(table)).all()))


def test_a_code_is_good_once(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store, opened(database) as other:
            await store.side.save_code("a", {"moves": "x"}, 100)
            tries = [each.side.take_code("a", 100) for each in (store, other, store, other)]
            found = await asyncio.gather(*tries)
            assert sorted(each is None for each in found) == [False, True, True, True]
            await store.side.save_code("b", {}, 100)
            assert await store.side.take_code("b", 101) is None, "too old"
            assert await rows(store, schema.codes) == [], "nothing is left of them"

    asyncio.run(run())


def test_a_claim_is_had_so_often_until_a_time(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store, opened(database) as other:
            both = [store.side, other.side] * 3
            first = await asyncio.gather(*(each.claim("one", 10, 20) for each in both))
            assert sum(first) == 1
            again = await asyncio.gather(*(each.claim("one", 20, 30) for each in both))
            assert sum(again) == 1
            few = await asyncio.gather(*(each.claim("few", 10, 20, 3) for each in both))
            assert sum(few) == 3
            await store.side.release("one")
            assert await store.side.claim("one", 21, 30)

    asyncio.run(run())


def test_old_requests_are_dropped(database: str) -> None:
    async def run() -> None:
        async with opened(database) as store:
            for table_id in ("over", "runs", "asleep"):
                await new_table(store, table_id, visibility="open")
            today = 100 * DAY
            ends = {"over": today - 2 * DAY, "runs": today - 20 * DAY, "asleep": today - 40 * DAY}
            for found in await store.listed():
                store.note(msgspec.structs.replace(found, number=2, changed=ends[found.id]))
            for table_id, at in ends.items():
                kind: Any = "finished" if table_id == "over" else "chat"
                entry = Entry(2, kind, 0, at, {})
                await store.append(table_id, 1, Decided([entry]), "r", Outcome(2))
        async with opened(database) as store:  # the notes are written by now
            await store.side.save_code("c", {}, today - 1)
            await store.side.claim("d", today - 9, today - 1)
            await store.side.prune(today)
            assert await store.answered("runs", "r") == Outcome(2, repeated=True)
            assert await store.answered("over", "r") is None
            assert await store.answered("asleep", "r") is None
            assert await rows(store, schema.codes) == await rows(store, schema.claims) == []
            assert len(await store.read("over")) == 2, "logs are never touched"

    asyncio.run(run())


def test_what_was_seen_never_falls(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub:
            table_id = await started(hub)
            side = hub.store.side
            assert set((await side.seen([(table_id, 0)])).values()) == {0}
            await answer(hub, table_id, 0)
            await side.save_seen({(table_id, 0): 5, (table_id, 1): 2, ("elsewhere", 0): 9})
            await side.save_seen({(table_id, 0): 3})
            assert await side.seen([(table_id, 0)]) == {(table_id, 0): 5, (table_id, 1): 2}
            await hub.submit(table_id, Chat(0, "ahoy"))
            await answer(hub, table_id, 1)
            await answer(hub, table_id)
            (browser,) = {each.browser for each in await hub.store.seats(table_id)}
            assert browser is not None
            assert await side.visits(browser) == {table_id: (5, 2)}

    asyncio.run(run())


def test_lists_are_mended_after_a_crash(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub:
            for _ in range(2):
                table_id = await started(hub, visibility="open")
            await hub.submit(table_id, Chat(0, '"number":1,'))
        async with opened(database) as store:  # written to the log, and then the power failed
            number = await store.head(table_id)
            entry = Entry(number + 1, "chat", 0, now(), {"text": "ahoy"})
            await store.append(table_id, number, Decided([entry]))
            assert [each for each, _ in await store.side.overdue(LATER, True)] == [table_id]
            assert number + 1 not in [each.number for each in await store.listed()]
        async with opened(database) as store:
            hub = Hub(store)
            await Takeover(hub).look()
            await hub.stop()
        async with opened(database) as store:
            assert await store.side.overdue(LATER, True) == []
            assert number + 1 in [each.number for each in await store.listed()]

    asyncio.run(run())


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    """Its seats and names are kept; used codes of links go."""
    engine = connections.make_engine(connections.database_url(database), writes=True)
    connections.migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(
            sa.text("INSERT INTO browsers (id, data) VALUES (:id, :data)"),
            [
                {"id": "used", "data": "{}"},
                {"id": "code", "data": '{"moves":"ab","until":7}'},
                {"id": "anne", "data": '{"name":"Anne"}'},
            ],
        )
        connection.execute(
            sa.text("INSERT INTO seats (table_id, seat, key, browser) VALUES ('t', 0, 'k', 'anne')")
        )
    engine.dispose()

    async def run() -> None:
        async with opened(database) as store:
            assert [row.id for row in await rows(store, schema.browsers)] == ["anne"]
            assert set((await store.side.seen([("t", 0)])).values()) <= {0}
            assert [each.browser for each in await store.seats("t")] == ["anne"]

    asyncio.run(run())
