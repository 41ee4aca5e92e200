"""Tables that nobody touches go; others stay, and so do records."""

import asyncio
import json
from pathlib import Path

import pytest

from doubloon.table.core.commands import Chat, Join
from doubloon.table.core.errors import UnknownTable
from doubloon.table.live.housekeeping import Housekeeper
from doubloon.table.live.hub import Hub
from doubloon.table.store.side_store import DAY
from tests.table.desk import BROWSER, small
from tests.table.hubs import hub_on, play_out, started


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


async def lists_are_written(hub: Hub) -> None:
    """Lists lag a little behind the logs."""
    while await hub.store.side.overdue(2**60, everywhere=True):
        await asyncio.sleep(0.05)


def test_waiting_tables_go_after_a_day_without_a_touch(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with hub_on(database, clock=clock) as hub, hub_on(database, clock=clock) as other:
            empty, lonely, touched = [await hub.create(small()) for _ in range(3)]
            company, played = await hub.create(small(players=3)), await started(hub)
            for table_id in (lonely, touched):
                await hub.submit(table_id, Join("Anne"), browser=BROWSER)
            for name in ("Anne", "Bart"):
                await hub.submit(company, Join(name), browser=BROWSER)
            await other.table(lonely)
            expiry = Housekeeper(hub, waiting=1)
            clock.now += DAY - 1000
            await hub.submit(touched, Chat(0, "still here"))
            await lists_are_written(hub)
            assert await expiry.sweep() == 0
            clock.now += 2000
            assert await expiry.sweep() == 2
            for table_id in (empty, lonely):
                with pytest.raises(UnknownTable):
                    await hub.table(table_id)
                assert await hub.store.read(table_id) == []
                assert await hub.store.seats(table_id) == []
            with pytest.raises(UnknownTable):
                await other.submit(lonely, Chat(0, "anybody?"))
            for table_id in (touched, company, played):
                assert (await hub.table(table_id)).number
            clock.now += 31 * DAY
            assert await expiry.sweep() == 2, "also the one with company"
            assert (await hub.table(played)).status == "running"

    asyncio.run(run())


def test_finished_games_go_when_their_records_are_safe(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        records = tmp_path / "records"
        async with hub_on(str(tmp_path / "games.db"), clock=clock) as hub:
            table_id = await started(hub)
            await play_out(hub, table_id)
            text = await hub.record(table_id)
            await lists_are_written(hub)
            clock.now += 11 * DAY
            assert await Housekeeper(hub, waiting=1).sweep() == 0, (
                "for ever, unless the host says so"
            )
            records.touch()  # not a folder: nothing can be written there
            assert await Housekeeper(hub, 1, 10, str(records)).sweep() == 0
            records.unlink()
            assert await Housekeeper(hub, 1, 10, str(records)).sweep() == 1
            with pytest.raises(UnknownTable):
                await hub.table(table_id)
        [file] = records.iterdir()
        assert file.read_text() == text
        assert json.loads(text)

    asyncio.run(run())
