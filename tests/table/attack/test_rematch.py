"""A rematch gives seat keys to those who sit there, never to whoever a bot plays in place of."""

import asyncio
from pathlib import Path

from doubloon.table.core.commands import Join, Remove, Start
from doubloon.table.core.credentials import hashed
from doubloon.table.core.handlers.creation import created
from doubloon.table.core.model import SeatKey, SeatPlan
from doubloon.table.live.hub import Hub
from doubloon.table.live.seat_keys import SeatKeys
from tests.table.attack.support import OTHER
from tests.table.desk import BROWSER, bots, small
from tests.table.hubs import hub_on, play_out

SEATS = [SeatPlan(), *bots(1)]


async def finished(hub: Hub) -> str:
    """A finished game whose second seat was planned for a bot, then taken by a person."""
    table_id = await hub.create(small(seats=SEATS))
    await hub.submit(table_id, Join("Anne"), browser=BROWSER)
    await hub.submit(table_id, Remove(0, 1))
    await hub.submit(table_id, Join("Bob"), browser=OTHER)
    await hub.submit(table_id, Start(0))
    await play_out(hub, table_id)
    return table_id


def test_keys_go_to_whoever_sits(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await hub.rematch(await finished(hub), 0)
            table = await hub.table(table_id)
            keyed = [key.seat for key in await hub.store.seats(table_id)]
            assert keyed == [place for place, seat in enumerate(table.seats) if seat.by_person]
            assert [seat.name for seat in table.seats] == ["Anne", "Bob"], "the same people"

    asyncio.run(run())


def test_a_key_of_a_seat_that_a_bot_has_opens_nothing(tmp_path: Path) -> None:
    """Such keys lie in stores of earlier versions."""

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            decided = created(small(seats=SEATS), hub.clock())
            decided.seats = [SeatKey(1, hashed(OTHER), hashed(OTHER))]
            await hub.store.append("old", 0, decided)
            keys = SeatKeys(hub)
            for sure in (False, True):
                assert await keys.seats("old", OTHER, OTHER, sure) == []
            await hub.submit("old", Remove(None, 1))
            await hub.submit("old", Join("Bob", 1), browser=OTHER)
            assert await keys.seats("old", OTHER, None, True) == [1]

    asyncio.run(run())
