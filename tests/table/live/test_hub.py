"""The hub: whole games, races, repeats, refusals."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from doubloon.kernel import registry
from doubloon.kernel.errors import Illegal, Stale
from doubloon.kernel.files.record import read_record, verify
from doubloon.table.core.commands import Chat, Join, Move
from doubloon.table.core.errors import Refused, UnknownTable
from doubloon.table.core.model import Outcome
from doubloon.table.live import cache
from doubloon.table.live.hub import Hub
from tests.table.desk import BROWSER, everything, small
from tests.table.hubs import answer, hub_on, news, play_out, started


def test_a_whole_game_and_its_record(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub:
            table_id = await started(hub, "loot_island", 3)
            with pytest.raises(Refused, match="over"):
                await hub.record(table_id)
            await play_out(hub, table_id)
            table = await hub.table(table_id)
            record = read_record(await hub.record(table_id))
            assert verify(registry.find("loot_island"), record) == []
            assert record.commitment == table.commitment
            assert record.names == ["Anne", "Bob", "Cleo"]
            other = Hub(hub.store)
            assert everything(await other.table(table_id)) == everything(table)
            told = await news(other, table_id, 1, 0)
            assert [each["number"] for each in told] == list(range(1, table.number + 1))
            assert told[-64:] == (await news(hub, table_id, 1, 0))[-64:]

    asyncio.run(run())


def test_a_rebuilt_table_uses_the_snapshot(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(cache, "SNAPSHOT_EVERY", 10)

    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub, options={"plays": 30})
            for _ in range(20):
                await answer(hub, table_id)
            await hub.stop()
            found = await hub.store.snapshot(table_id)
            assert found is not None
            assert found[0] > 10
            table = await hub.table(table_id)
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)
            await hub.store.save_snapshot(table_id, 20, b'{"format": 0}')
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)
            await hub.store.save_snapshot(table_id, 20, b"rubbish")
            assert everything(await Hub(hub.store).table(table_id)) == everything(table)

    asyncio.run(run())


def test_two_processes_race_on_one_decision(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            table_id = await started(one, options={"plays": 30, "passing": False})
            for _ in range(10):
                decision = (await one.table(table_id)).decision(
                    (await one.table(table_id)).asked()[0]
                )
                assert decision is not None
                await two.table(table_id, (await one.table(table_id)).number)
                answers = await asyncio.gather(
                    *(
                        hub.submit(table_id, Move(decision["seat"], decision["id"], [word]))
                        for hub, word in zip((one, two), decision["choices"])
                    ),
                    return_exceptions=True,
                )
                assert sorted(type(each).__name__ for each in answers) == ["Outcome", "Stale"]
                (landed,) = [each for each in answers if isinstance(each, Outcome)]
                assert everything(await one.table(table_id, landed.number)) == everything(
                    await two.table(table_id, landed.number)
                )
            moves = [entry for entry in await one.store.read(table_id) if entry.kind == "move"]
            assert len(moves) == 10

    asyncio.run(run())


def test_a_process_that_lags_catches_up_before_it_refuses(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as one, hub_on(database) as two:
            two._heard = lambda *_: None  # type: ignore[method-assign]
            table_id = await started(one, options={"plays": 30, "passing": False})
            await two.table(table_id)
            await answer(one, table_id)
            decision = (await one.table(table_id)).decision(1)
            assert decision is not None
            await two.submit(table_id, Move(1, decision["id"], decision["choices"][:1]))
            await two.submit(table_id, Chat(0, "hello"))
            await one.submit(table_id, Chat(1, "what others wrote is no obstacle"))
            assert (await one.table(table_id)).number == await one.store.head(table_id)

    asyncio.run(run())


def test_refusals_write_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            table_id = await started(hub, options={"plays": 9, "passing": False})
            table = await hub.table(table_id)
            before, number = everything(table), table.number
            decision = table.decision(0)
            assert decision is not None
            subscription = hub.subscribe([table_id])
            with pytest.raises(Illegal):
                await hub.submit(table_id, Move(0, decision["id"], ["pass-1"]), "r")
            with pytest.raises(Stale):
                await hub.submit(table_id, Move(0, "0", ["play-1"]), "r")
            with pytest.raises(Refused, match="started already"):
                await hub.submit(table_id, Join("Zoe"), browser=BROWSER)
            with pytest.raises(UnknownTable):
                await hub.submit("nowhere", Chat(0, "hello"))
            with pytest.raises(UnknownTable):
                await hub.table("nowhere")
            assert everything(await hub.table(table_id)) == before
            assert await hub.store.head(table_id) == number
            assert len(subscription.marked) == 0

    asyncio.run(run())


def test_repeats_are_answered_again_not_applied_again(database: str) -> None:
    async def run() -> None:
        async with hub_on(database) as hub, hub_on(database) as other:
            assert await hub.create(small(), "mine/1") == await other.create(small(), "mine/1")
            table_id = await started(hub, options={"plays": 9, "passing": False})
            decision = (await hub.table(table_id)).decision(0)
            assert decision is not None
            move = Move(0, decision["id"], decision["choices"][:1])
            first = await hub.submit(table_id, move, "0/x")
            assert not first.repeated
            for each in (hub, other):
                again = await each.submit(table_id, move, "0/x")
                assert (again.number, again.seat, again.repeated) == (first.number, 0, True)
            both = await asyncio.gather(
                *(each.submit(table_id, Chat(0, "hello"), "0/y") for each in (hub, other, hub))
            )
            assert len({each.number for each in both}) == 1
            assert await hub.store.head(table_id) == both[0].number
            with pytest.raises(Stale):
                await hub.submit(table_id, move, "0/z")

    asyncio.run(run())
