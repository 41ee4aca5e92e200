"""Hubs on a database, and games on them, for tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from doubloon.table.core.commands import Join, Move, Start
from doubloon.table.core.messages import LogEntry
from doubloon.table.core.model import Outcome
from doubloon.table.live.hub import Hub
from doubloon.table.live.seat_keys import SeatKeys
from doubloon.table.live.subscription import Subscription
from doubloon.table.live.whole_logs import WholeLogs
from doubloon.table.store.sql_store import SqlStore
from tests.table.desk import BROWSER, NAMES, small


@asynccontextmanager
async def hub_on(address: str, **more: Any) -> AsyncIterator[Hub]:
    store = SqlStore(address)
    await store.open()
    hub = Hub(store, **more)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await store.close()


async def seats_of(hub: Hub, table_id: str, browser: str | None, bearer: str | None) -> list[int]:
    """The seats that secrets open."""
    return await SeatKeys(hub).seats(table_id, browser, bearer)


async def news(hub: Hub, table_id: str, seat: int, after: int) -> list[LogEntry]:
    """What a seat may know of the entries after that number."""
    return (await WholeLogs(hub).after(table_id, seat, after))[1]


async def started(hub: Hub, game: str = "toy", players: int = 2, **more: Any) -> str:
    """A game that has just started."""
    table_id = await hub.create(small(game, players, **more))
    for name in NAMES[:players]:
        await hub.submit(table_id, Join(name), browser=BROWSER)
    await hub.submit(table_id, Start(0))
    return table_id


async def answer(hub: Hub, table_id: str, seat: int | None = None, choice: int = 0) -> Outcome:
    """Any seat's move."""
    table = await hub.table(table_id)
    asked = table.asked()[0] if seat is None else seat
    decision = table.decision(asked)
    assert decision is not None
    return await hub.submit(table_id, Move(asked, decision["id"], [decision["choices"][choice]]))


async def play_out(hub: Hub, table_id: str) -> None:
    rng = Random(table_id)
    table = await hub.table(table_id)
    while table.status == "running":
        decision = table.decision(table.asked()[0])
        assert decision is not None
        words = [rng.choice(decision["choices"])]
        await hub.submit(table_id, Move(decision["seat"], decision["id"], words))
        table = await hub.table(table_id)


async def next_update(subscription: Subscription) -> str:
    """The next table of which there is news; waits for it."""
    while (table_id := subscription.take()) is None:
        await subscription.ready()
    return table_id
