"""Clocks and bots go on when the process that saw to a table has died and nobody looks at it."""

import asyncio

from doubloon.table.core.commands import Join, Start
from doubloon.table.live.bots.runner import BotRunner
from doubloon.table.live.clock_runner import ClockRunner
from doubloon.table.live.hub import Hub
from doubloon.table.live.takeover import AGAIN, Takeover
from doubloon.table.store.side_store import DAY
from tests.table.desk import BROWSER, bots, small
from tests.table.hubs import hub_on, started
from tests.table.postgres import Postgres

OPEN = {"plays": 30, "passing": False}


async def against_a_bot(hub: Hub) -> str:
    """A game that waits for a bot, which nobody plays there."""
    table_id = await hub.create(small("toy", 2, options=OPEN, seats=bots(1)))
    await hub.submit(table_id, Join("Anne"), browser=BROWSER)
    await hub.submit(table_id, Start(1))
    return table_id


def test_another_process_takes_over(postgres: Postgres) -> None:
    """Two processes on one store; the second never hears of the tables, and the first dies."""

    async def run() -> None:
        address = postgres.database()
        async with hub_on(address) as dead:
            timed = await started(dead, seconds=1, options=OPEN)
            with_bot = await against_a_bot(dead)
            quiet = await started(dead, options=OPEN)
            while quiet in [each for each, _ in await dead.store.side.overdue(2**60, True)]:
                await asyncio.sleep(0.05)  # until it is noted that nobody must see to it
            async with hub_on(address) as hub:
                bot_runner, clocks = BotRunner(hub, beat=0.0), ClockRunner(hub)
                takeover = Takeover(hub)
                for each in (bot_runner, clocks, takeover):
                    await each.start()
                async with asyncio.timeout(120):
                    while await hub.store.head(timed) < 6 or await hub.store.head(with_bot) < 4:
                        await asyncio.sleep(0.1)
                for each in (takeover, clocks, bot_runner):
                    await each.stop()
                kinds = [entry.kind for entry in await hub.store.read(timed)]
                assert kinds[4:6] == ["clock", "bot_took_over"]
                assert hub.cache.known(quiet) is None, "nothing is to be done there"

    asyncio.run(run())


def test_what_a_crash_left_undone_is_seen_to_once(database: str) -> None:
    """A look notes when the next is due: what cannot go on is not looked at all the time."""

    async def run() -> None:
        time = 100 * DAY

        async def overdue(after: int) -> set[str]:
            return {each for each, _ in await hub.store.side.overdue(time + after, True)}

        async with hub_on(database, clock=lambda: time) as hub:
            timed = await started(hub, seconds=60, options=OPEN)
            with_bot = await against_a_bot(hub)
            await started(hub, options=OPEN)
        async with hub_on(database, clock=lambda: time) as hub:
            assert await overdue(59_999) == {with_bot}, "no clock has run out"
            assert await overdue(60_000) == {with_bot, timed}
            time += DAY
            await Takeover(hub).look()
        async with hub_on(database, clock=lambda: time) as hub:
            assert await overdue(AGAIN - 1) == set()
            assert await overdue(AGAIN) == {with_bot, timed}

    asyncio.run(run())
