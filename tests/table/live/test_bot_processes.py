"""Worker processes that may fail: nobody else's question is lost or late for it."""

import asyncio
import os
import time
from pathlib import Path

from doubloon.table.live.bots.processes import Workers


def double(number: int) -> int:
    """An honest answer, not at once."""
    time.sleep(0.25)
    return 2 * number


def hang(number: int) -> int:
    """No answer ever."""
    time.sleep(3600)
    return number


def crash(path: str) -> str:
    """Dies the first time, answers the second."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return path


def slow_start() -> None:
    """A process that takes its time to begin, as they do on a busy machine."""
    time.sleep(2.0)


def name(_: None) -> int:
    """Which process answers."""
    return os.getpid()


def test_questions_behind_a_hung_one_are_answered() -> None:
    """They waited in the same line; ending the hung process must not end them."""

    async def run() -> None:
        workers = Workers(1, patience=1.25)
        asked = [asyncio.create_task(workers.ask(hang, 0))]
        await asyncio.sleep(0.75)  # the others' patience lasts longer
        asked += [asyncio.create_task(workers.ask(double, number)) for number in range(6)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        workers.stop()
        assert answers == [None, 0, 2, 4, 6, 8, 10]

    asyncio.run(run())


def test_waiting_in_line_is_not_hanging() -> None:
    async def run() -> None:
        workers = Workers(1, patience=1.25)
        asked = [workers.ask(double, number) for number in range(8)]
        assert await asyncio.gather(*asked) == [2 * number for number in range(8)]
        workers.stop()

    asyncio.run(run())


def test_a_process_that_begins_slowly_is_not_hung() -> None:
    """On a busy machine that alone can take longer than any answer."""

    async def run() -> None:
        workers = Workers(1, patience=1.0, prepare=slow_start)
        assert await workers.ask(name, None) == await workers.ask(name, None) is not None
        workers.stop()

    asyncio.run(run())


def test_workers_are_made_at_the_start_and_kept() -> None:
    async def run() -> None:
        workers = Workers(2)
        workers.start()
        made = {worker.process.pid for worker in workers._idle}
        assert {await workers.ask(name, None) for _ in range(6)} <= made
        assert len(made) == 2
        workers.stop()
        assert await workers.ask(name, None) is None

    asyncio.run(run())


def test_a_process_that_died_is_replaced_and_the_new_one_kept(tmp_path: Path) -> None:
    async def run() -> None:
        workers = Workers(1)
        before = await workers.ask(name, None)
        assert await workers.ask(crash, str(tmp_path / "died")) == str(tmp_path / "died")
        after = await workers.ask(name, None)
        assert after not in (None, before)
        assert await workers.ask(name, None) == after
        workers.stop()

    asyncio.run(run())


def test_whoever_is_asked_no_more_makes_room() -> None:
    """Somebody who waited for an answer is gone: the next question does not wait for it."""

    async def run() -> None:
        workers = Workers(1, patience=3600.0)
        asked = asyncio.create_task(workers.ask(hang, 0))
        await asyncio.sleep(0.1)
        asked.cancel()
        assert await workers.ask(double, 4) == 8
        workers.stop()

    asyncio.run(run())
