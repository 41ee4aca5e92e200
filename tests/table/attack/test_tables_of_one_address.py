"""One address makes many tables: it gets its share of bots, runs and lists, others get theirs."""

import asyncio
from pathlib import Path

from doubloon.table.live.bots.fair_queue import Turns
from tests.table.http.support import Client, in_loop, running

SEATS = [{}, {"kind": "bot", "level": "random"}]


@in_loop
async def test_a_crowd_waits_for_its_own_only() -> None:
    """254 questions of one address wait; one of another is the next but one."""
    turns = Turns(1)
    answered: list[str] = []

    async def ask(*who: str) -> None:
        async with turns.place(who):
            await asyncio.sleep(0)
            answered.append(who[0])

    crowd = [asyncio.create_task(ask("crowd", "it", str(table))) for table in range(254)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask("other", "Anne", "table"))
    await asyncio.gather(*crowd, other)
    assert answered.index("other") <= 3
    assert len(answered) == 255


@in_loop
async def test_browsers_of_one_address_take_turns_too() -> None:
    turns = Turns(1)
    answered: list[str] = []

    async def ask(*who: str) -> None:
        async with turns.place(who):
            await asyncio.sleep(0)
            answered.append(who[1])

    asked = [asyncio.create_task(ask("home", "Bart", str(table))) for table in range(50)]
    await asyncio.sleep(0)
    asked.append(asyncio.create_task(ask("home", "Anne", "table")))
    await asyncio.gather(*asked)
    assert answered.index("Anne") <= 3


@in_loop
async def test_who_gives_up_waiting_blocks_nobody() -> None:
    turns = Turns(1)

    async def ask(seconds: float) -> None:
        async with turns.place(["me"]):
            await asyncio.sleep(seconds)

    asked = [asyncio.create_task(ask(3600)) for _ in range(5)]
    await asyncio.sleep(0)
    for each in asked:
        each.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await ask(0)


async def begin(client: Client) -> str:
    table = await client.create(seats=SEATS, visibility="open")
    await client.post(f"/api/tables/{table}/start")
    return table


@in_loop
async def test_so_many_tables_of_one_address_run(tmp_path: Path) -> None:
    async with running(tmp_path, tables=3) as app:
        crowd, again = Client(app), Client(app)
        tables = [await begin(each) for each in (crowd, again, crowd)]
        one_more = await again.create(seats=SEATS)
        assert await again.refused(f"/api/tables/{one_more}/start") == (429, "too_many")
        await begin(Client(app, "192.0.2.7"))
        await crowd.post(f"/api/tables/{tables[0]}/resign")
        await again.post(f"/api/tables/{one_more}/start", request="a")
        await again.post(f"/api/tables/{one_more}/start", request="a")


@in_loop
async def test_so_many_tables_of_one_address_wait(tmp_path: Path) -> None:
    async with running(tmp_path, tables=3) as app:
        crowd = Client(app)
        for number in range(3):
            await crowd.create(request=f"number {number}")
        toy = {"game": "toy", "players": 2}
        assert await crowd.refused("/api/tables", **toy, name="A") == (429, "too_many")
        assert await crowd.create(request="number 2"), "made before"
        await Client(app, "192.0.2.7").create()


@in_loop
async def test_a_flood_pushes_nobody_off_the_list(tmp_path: Path) -> None:
    async with running(tmp_path) as app:
        anne, bart, crowd = (Client(app, f"192.0.2.{number}") for number in (1, 2, 3))
        mine = {await anne.create(visibility="open"), await bart.create(visibility="open")}
        flood = [await crowd.create(visibility="open") for _ in range(110)]
        listed = [each["table"] for each in (await anne.get("/api/tables"))["tables"]]
        assert mine <= set(listed)
        assert len(listed) == 100
        assert listed[:98] == flood[:-99:-1], "the latest first"


@in_loop
async def test_bots_play_only_where_a_person_takes_part(tmp_path: Path) -> None:
    options = {"plays": 300, "passing": False}
    seats = [{}, *[{"kind": "bot", "level": "random"}] * 2]
    async with running(tmp_path, bots=1) as app:
        anne, guest = Client(app), Client(app, "192.0.2.9")
        table = await anne.create(players=3, seats=seats, options=options)
        await anne.post(f"/api/tables/{table}/start")
        await anne.post(f"/api/tables/{table}/leave")
        runner = app.service.runner
        assert runner is not None
        while runner.jobs:
            await asyncio.sleep(0.05)
        number = (await anne.look(table))["number"]
        await anne.post(f"/api/tables/{table}/chat", text="nobody plays?")
        assert not runner.jobs
        async with guest.stream(f"table={table}") as stream:
            await stream.until(number + 3)
        while runner.jobs:
            await asyncio.sleep(0.05)
        number = (await anne.look(table))["number"]
        await anne.post(f"/api/tables/{table}/take-back")
        while (await anne.look(table))["decision"] is None:
            await asyncio.sleep(0.05)
        assert (await anne.look(table))["about"]["status"] == "running"


@in_loop
async def test_watching_many_tables_costs(tmp_path: Path) -> None:
    async with running(tmp_path, rate=100.0) as app:
        app.service.guest_limiter.rate = 0.001  # nothing is refilled, however slow the machine
        anne = Client(app)
        table = await anne.create()
        for _ in range(60):
            async with anne.stream(f"table={table}") as stream:
                await stream.event()
        async with anne.stream(f"table={table}") as stream:
            await stream.chunk()
        assert stream.status == 429
