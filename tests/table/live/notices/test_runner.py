"""When somebody is told: once for a decision that waits, by one process, if they are away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string
from email.policy import default
from pathlib import Path
from typing import Any

import pytest

from doubloon.table.core.commands import Chat, Leave, Undo
from doubloon.table.core.credentials import hashed
from doubloon.table.live.hub import Hub
from doubloon.table.live.notices.courier import Courier
from doubloon.table.live.notices.mail import post_of
from doubloon.table.live.notices.runner import NoticeRunner
from doubloon.table.live.notices.webhook import Webhooks
from doubloon.table.store.side_store import Wish
from tests.table.desk import BROWSER
from tests.table.http.support import in_loop
from tests.table.hubs import answer, hub_on, started
from tests.table.live.notices.little_servers import Web, mail_server, web_server

OTHER = "fedcba9876543210" * 2
OPEN: dict[str, Any] = {"plays": 30, "passing": False}
STOP = "5" * 32


class Clock:
    """Stands until it is told otherwise; seconds."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: int) -> None:
        self.now += seconds * 1000


class Process:
    """One server process as far as notices go; looks when it is told to."""

    def __init__(self, hub: Hub, waits: tuple[float, ...] = (0.0, 0.0, 0.0)) -> None:
        self.hub = hub
        self.connected: set[str] = set()
        self.results: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.courier = Courier(
            Webhooks(private=True),
            None,
            "https://play.example.org/",
            lambda by, result: self.results.put_nowait((by, result)),
            waits,
        )
        self.runner = NoticeRunner(hub, self.courier, self.connected.__contains__)

    async def look(self) -> None:
        """Look, and wait for what is sent."""
        await self.runner.look()
        await asyncio.gather(*self.courier._tasks)


@asynccontextmanager
async def process(database: str, clock: Clock) -> AsyncIterator[Process]:
    async with hub_on(database, clock=clock) as hub:
        one = Process(hub)
        try:
            yield one
        finally:
            await one.courier.stop()


async def wish(hub: Hub, web: Web, **more: Any) -> None:
    """The owner of all seats wants to be told."""
    await hub.store.side.save_wish(Wish(hashed(BROWSER), STOP, **{"webhook": web.url, **more}))


async def days(hub: Hub, **more: Any) -> str:
    """A game over days that has just begun; seat 0 is asked."""
    return await started(hub, pace="days", options=OPEN, **more)


def test_one_notice_for_a_decision_that_waits(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with process(database, clock) as one, web_server() as web:
            table_id = await days(one.hub)
            await wish(one.hub, web)
            await one.look()
            clock.wait(59)
            await one.look()
            assert web.connections == 0, "it has not waited for long"
            clock.wait(2)
            await one.look()
            link = f"https://play.example.org/t/{table_id}"
            text = f"Toy: it is your turn, Anne. {link}"
            assert await web.bodies.get() == {
                "text": text,
                "content": text,
                "allowed_mentions": {"parse": []},
                "table": table_id,
                "url": link,
            }
            for _ in range(3):
                clock.wait(3600)
                await one.look()
            await one.hub.submit(table_id, Chat(1, "hurry up"))
            clock.wait(3600)
            await one.look()
            assert web.connections == 1, "once for a decision, whatever is said"
            await answer(one.hub, table_id, 0)
            clock.wait(61)
            await one.look()
            assert "Bob" in (await web.bodies.get())["text"]

    asyncio.run(run())


def test_several_processes_send_one_notice(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        async with (
            process(database, clock) as one,
            process(database, clock) as two,
            process(database, clock) as three,
            web_server() as web,
        ):
            for _ in range(3):
                await days(one.hub)
            await wish(one.hub, web)
            clock.wait(61)
            await asyncio.gather(*(each.look() for each in (one, two, three) * 2))
            told = [web.bodies.get_nowait()["table"] for _ in range(web.bodies.qsize())]
            assert len(told) == len(set(told)) == 3

    asyncio.run(run())


def test_whoever_is_connected_is_not_told(database: str) -> None:
    """Even if it is another process that they are connected to; once they are gone, they are."""

    async def run() -> None:
        clock = Clock()
        async with (
            process(database, clock) as one,
            process(database, clock) as two,
            web_server() as web,
        ):
            await days(one.hub)
            await wish(one.hub, web)
            two.connected.add(hashed(BROWSER))
            clock.wait(50)
            await two.look()
            clock.wait(20)
            await one.look()
            assert web.connections == 0
            two.connected.clear()
            clock.wait(700)
            await one.look()
            assert web.connections == 1

    asyncio.run(run())


@in_loop
async def test_nobody_is_told_who_need_not_act(tmp_path: Path) -> None:
    clock = Clock()
    async with process(str(tmp_path / "games.db"), clock) as one, web_server() as web:
        live = await started(one.hub, options=OPEN)
        left = await days(one.hub)
        await one.hub.submit(left, Leave(0))
        await one.hub.create((await one.hub.table(live)).settings)
        await wish(one.hub, web)
        clock.wait(61)
        await one.look()
        assert web.connections == 0, "a live game, a bot's turn, a table that waits"
        await wish(one.hub, web, live=True)
        await one.look()
        assert (await web.bodies.get())["table"] == live
        assert web.connections == 1


@in_loop
async def test_two_seats_of_one_browser_are_told_together(tmp_path: Path) -> None:
    clock = Clock()
    async with process(str(tmp_path / "games.db"), clock) as one, web_server() as web:
        await started(one.hub, pace="days")  # both pass a card at once
        await wish(one.hub, web)
        clock.wait(61)
        await one.look()
        assert "it is your turn, Anne and Bob." in (await web.bodies.get())["text"]
        assert web.connections == 1


@in_loop
async def test_taking_back_again_and_again_is_no_way_to_pester(tmp_path: Path) -> None:
    clock = Clock()
    async with process(str(tmp_path / "games.db"), clock) as one, web_server() as web:
        table_id = await started(one.hub, pace="days")
        await wish(one.hub, web)
        for _ in range(5):
            clock.wait(61)
            await one.look()
            await answer(one.hub, table_id, 0)
            await one.hub.submit(table_id, Undo(0))
        assert web.connections == 1
        clock.wait(600)
        await one.look()
        assert web.connections == 2


@in_loop
async def test_a_few_tries_then_no_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    async with process(str(tmp_path / "games.db"), clock) as one, web_server() as web:
        await days(one.hub)
        await wish(one.hub, web)
        web.answer = b"HTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n"
        clock.wait(61)
        await one.look()
        assert web.connections == 3
        assert one.results.get_nowait() == ("webhook", "failed")
        assert "did not arrive: it answers with status 500" in caplog.text
        assert "SECRET" not in caplog.text


@in_loop
async def test_no_further_try_when_the_move_was_made(tmp_path: Path) -> None:
    clock = Clock()
    async with hub_on(str(tmp_path / "games.db"), clock=clock) as hub, web_server() as web:
        one = Process(hub, (0.0, 0.2))
        table_id = await days(hub)
        await wish(hub, web)
        web.answer = b"HTTP/1.1 500 X\r\nContent-Length: 0\r\n\r\n"
        clock.wait(61)
        await one.runner.look()
        await web.bodies.get()
        await answer(hub, table_id, 0)
        await asyncio.gather(*one.courier._tasks)
        assert web.connections == 1


@in_loop
async def test_a_webhook_into_the_own_network_is_not_called(tmp_path: Path) -> None:
    """One that was set while it was allowed; no connection is made."""
    clock = Clock()
    async with process(str(tmp_path / "games.db"), clock) as one, web_server() as web:
        one.courier.webhooks = Webhooks()
        await days(one.hub)
        await wish(one.hub, web)
        clock.wait(61)
        await one.look()
        assert one.results.get_nowait() == ("webhook", "failed")
        assert web.connections == 0


@in_loop
async def test_by_mail_too(tmp_path: Path) -> None:
    clock = Clock()
    async with (
        process(str(tmp_path / "games.db"), clock) as one,
        web_server() as web,
        mail_server() as mailbox,
    ):
        one.courier.post = post_of(mailbox.url, "tables@example.org")
        table_id = await days(one.hub)
        await wish(one.hub, web, email="anne@example.org", pending="other@example.org")
        clock.wait(61)
        await one.look()
        letter = message_from_string(await mailbox.letters.get(), policy=default)
        text = letter.get_content()
        assert mailbox.recipients == ["<anne@example.org>"]
        assert letter["Subject"] == "Toy: it is your turn"
        assert f"https://play.example.org/t/{table_id}" in text
        assert f"https://play.example.org/notices#stop={STOP}" in text
        assert web.connections == 1
        secret = await one.hub.store.secret(table_id)
        assert secret not in text


@in_loop
async def test_a_runner_by_itself(tmp_path: Path) -> None:
    """Started as the server starts it, with a clock that runs."""
    async with hub_on(str(tmp_path / "games.db")) as hub, web_server() as web:
        one = Process(hub)
        runner = NoticeRunner(hub, one.courier, one.connected.__contains__, after=0.2)
        await runner.start()
        table_id = await days(hub)
        await wish(hub, web)
        assert (await web.bodies.get())["table"] == table_id
        await runner.stop()


def test_whoever_glances_and_leaves_is_told_after_the_usual_time(database: str) -> None:
    """In their own language; having been there does not put it off for long."""

    async def run() -> None:
        clock = Clock()
        async with process(database, clock) as one, web_server() as web:
            await days(one.hub)
            await wish(one.hub, web, language="de")
            one.runner.present = lambda browser: True
            clock.wait(70)
            await one.look()
            one.runner.present = lambda browser: False
            clock.wait(61)
            await one.look()
            assert "Toy: Du bist am Zug, Anne." in (await web.bodies.get())["text"]

    asyncio.run(run())
