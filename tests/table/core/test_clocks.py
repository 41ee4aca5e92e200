"""Time limits: whose clock runs, what the bank loses, and what happens when time is up."""

import asyncio
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from doubloon.table.core.clocks import Clock, Limits, after, begin, deadlines, limits_of
from doubloon.table.core.commands import Chat, Join, Start, TakeSeatBack, Undo
from doubloon.table.core.model import Settings
from doubloon.table.live.clock_runner import ClockRunner
from doubloon.table.live.hub import Hub
from doubloon.table.live.takeover import Takeover
from doubloon.table.store.sql_store import SqlStore
from tests.table.desk import BROWSER, bots, everything, small, started
from tests.table.hubs import next_update

LIMITS = Limits(10_000, 60_000)
OPEN = {"plays": 9, "passing": False}


def test_a_move_in_time_costs_nothing() -> None:
    clock = after(begin(LIMITS, 2), LIMITS, 0, [0])
    assert clock.since == [0, None]
    assert deadlines(clock, LIMITS) == {0: 70_000}
    clock = after(clock, LIMITS, 10_000, [1], fresh=0)
    assert clock.banks == [60_000, 60_000]
    assert clock.since == [None, 10_000]


def test_a_slow_move_is_taken_from_the_bank() -> None:
    clock = after(begin(LIMITS, 1), LIMITS, 0, [0])
    clock = after(clock, LIMITS, 25_000, [0], fresh=0)
    assert clock.banks == [45_000]
    assert clock.since == [25_000], "the next move has its own time"
    clock = after(clock, LIMITS, 999_000, [])
    assert clock.banks == [0], "never less than nothing"


def test_what_others_do_does_not_stop_a_clock() -> None:
    clock = after(begin(LIMITS, 3), LIMITS, 0, [0, 1, 2])
    clock = after(clock, LIMITS, 4_000, [0, 2], fresh=None)
    assert clock.since == [0, None, 0]
    assert after(clock, LIMITS, 5_000, [0, 2]) == clock, "nor does chat"
    assert deadlines(clock, LIMITS) == {0: 70_000, 2: 70_000}


def test_time_is_not_given_anew_by_taking_back() -> None:
    clock = after(begin(LIMITS, 1), LIMITS, 0, [0])
    clock = after(clock, LIMITS, 7_000, [])
    clock = after(clock, LIMITS, 8_000, [0], undone=[0])
    assert clock.since == [1_000]
    slow = after(after(begin(LIMITS, 1), LIMITS, 0, [0]), LIMITS, 30_000, [])
    slow = after(slow, LIMITS, 31_000, [0], undone=[0])
    assert slow.since == [21_000], "what the bank paid for is not paid twice"
    assert slow.banks == [40_000]


@given(st.lists(st.tuples(st.integers(0, 40_000), st.sets(st.integers(0, 2)), st.integers(0, 2))))
def test_banks_only_shrink_and_clocks_run_for_those_asked(
    steps: list[tuple[int, set[int], int]],
) -> None:
    clock, now = begin(LIMITS, 3), 0
    for wait, asked, fresh in steps:
        now += wait
        new = after(clock, LIMITS, now, sorted(asked), fresh)
        for seat in range(3):
            assert 0 <= new.banks[seat] <= clock.banks[seat]
            assert (new.since[seat] is not None) == (seat in asked)
        clock = new


def test_limits() -> None:
    assert limits_of(Settings("toy", 2)) is None
    assert limits_of(Settings("toy", 2, seconds=5)) == Limits(5000, 0)
    assert limits_of(Settings("toy", 2, seconds=5, bank=7)) == Limits(5000, 7000)
    assert deadlines(Clock([0], [None], [0]), LIMITS) == {}


def test_a_table_keeps_clocks() -> None:
    desk = started(seconds=10, bank=60, options=OPEN)
    assert desk.table.deadline() == desk.now + 70_000
    desk.answer(0, after=25_000)
    assert desk.table.clock is not None
    assert desk.table.clock.banks == [45_000, 60_000]
    assert desk.table.deadline() == desk.now + 70_000
    desk.do(Chat(0, "take your time"), after=3_000)
    assert desk.table.deadline() == desk.now + 67_000
    assert everything(desk.again()) == everything(desk.table)


def test_sealed_answers_have_a_clock_each() -> None:
    desk = started(players=3, seconds=10, bank=60)
    desk.answer(1, after=2_000)
    assert desk.table.clock is not None
    assert [since is not None for since in desk.table.clock.since] == [True, False, True]
    desk.do(Undo(1), after=1_000)
    assert desk.table.clock.since[1] == desk.now - 2_000


def test_the_runner_calls_time(tmp_path: Path) -> None:
    async def run() -> None:
        now = [1_000_000]
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store, clock=lambda: now[0])
        table_id = await hub.create(small(seconds=10, bank=5, options=OPEN))
        for name in ("Anne", "Bob"):
            await hub.submit(table_id, Join(name), browser=BROWSER)
        runner = ClockRunner(hub)
        await runner.start()
        await hub.submit(table_id, Start(0))
        now[0] += 14_999
        await runner.call_time()
        assert (await hub.table(table_id)).seats[0].by_person
        now[0] += 1
        await runner.call_time()
        table = await hub.table(table_id)
        assert table.seats[0].level == "greedy"
        await hub.submit(table_id, TakeSeatBack(0))
        await runner.stop()
        later = ClockRunner(Hub(store, clock=lambda: now[0]))  # after another start
        await later.start()
        now[0] += 10_000
        await Takeover(later.hub).look()
        await later.call_time()
        assert (await later.hub.table(table_id)).seats[0].level == "greedy"
        await later.stop()
        await later.hub.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())


def test_the_runner_wakes_up_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqlStore(str(tmp_path / "games.db"))
        await store.open()
        hub = Hub(store)
        runner = ClockRunner(hub)
        await runner.start()
        table_id = await hub.create(small(seconds=1, options=OPEN))
        for name in ("Anne", "Bob"):
            await hub.submit(table_id, Join(name), browser=BROWSER)
        await hub.submit(table_id, Start(0))
        watching = hub.subscribe([table_id])
        await next_update(watching)
        assert (await hub.table(table_id)).seats[0].level == "greedy"
        await runner.stop()
        await hub.stop()
        await store.close()

    asyncio.run(run())


def test_bots_have_no_clock() -> None:
    desk = started(seconds=10, options=OPEN, seats=bots(1))
    assert desk.table.deadline() is None
    desk.answer(0)
    assert desk.table.deadline() == desk.now + 10_000
