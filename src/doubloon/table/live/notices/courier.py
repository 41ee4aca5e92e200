"""Sends what notices have to say, in the background: a few at a time, a few tries each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final

from doubloon.table.core.errors import Refused
from doubloon.table.live.notices.addresses import target_of
from doubloon.table.live.notices.mail import Post, deliver, letter
from doubloon.table.live.notices.webhook import Undelivered, Webhooks
from doubloon.table.live.notices.words import GREETING, Notice, body_of
from doubloon.table.store.side_store import Wish

AT_ONCE: Final = 8
WAITS: Final = (0.0, 10.0, 60.0)  # seconds before each try

log = logging.getLogger(__name__)

Send = Callable[[], Awaitable[None]]
Still = Callable[[], Awaitable[bool]] | None  # is it still to be sent? None: in any case


class Courier:
    """Sends by webhook and by mail. Nothing that it logs tells where to or what.

    ``url`` is where players reach this server; ``count`` is told of each result.
    """

    def __init__(
        self,
        webhooks: Webhooks,
        post: Post | None,
        url: str,
        count: Callable[[str, str], None],
        waits: tuple[float, ...] = WAITS,
    ) -> None:
        self.webhooks = webhooks
        self.post = post
        self.url = url.rstrip("/")
        self._count = count
        self._waits = waits
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._writers = ThreadPoolExecutor(2, "mail")
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Drop what is not sent yet; threads finish what they are at."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._writers.shutdown(wait=False, cancel_futures=True)

    def table_link(self, table_id: str) -> str:
        """Where a table is, in the browser client."""
        return f"{self.url}/t/{table_id}"

    def page(self, what: str, code: str) -> str:
        """The page that confirms or stops mails; the code stays out of servers' logs."""
        return f"{self.url}/notices#{what}={code}"

    def greet(self, wish: Wish) -> None:
        """Let whoever set a webhook see that it works."""
        self._send("webhook", lambda: self._call(wish, body_of(GREETING)), (0.0,))

    def ask_to_confirm(self, address: str, code: str, stop: str) -> None:
        """The one mail that goes to an address before it is confirmed."""
        text = (
            "Somebody, hopefully you, wants mails from Doubloon at this address when it is their"
            " turn in a game. To agree, open this page within a day:\n\n"
            f"{self.page('confirm', code)}\n\nOtherwise do nothing, and no more will come."
        )
        self._mail(address, "Doubloon: is this your address?", text, stop)

    def notice(self, wish: Wish, notice: Notice, still: Still) -> None:
        """Tell by every way that was asked for, as long as the table still waits."""
        if wish.webhook is not None:
            body = body_of(notice.text, notice)
            self._send("webhook", lambda: self._call(wish, body), self._waits, still)
        if wish.email is not None:
            self._mail(wish.email, notice.title, notice.text, wish.stop, still)

    def _mail(self, to: str, subject: str, text: str, stop: str, still: Still = None) -> None:
        if self.post is not None:
            message = letter(self.post, to, subject, text, self.page("stop", stop))
            self._send("email", lambda: self._write(message), self._waits, still)

    def _send(self, by: str, send: Send, waits: tuple[float, ...], still: Still = None) -> None:
        task = asyncio.create_task(self._try(by, send, waits, still))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, by: str, send: Send, waits: tuple[float, ...], still: Still) -> None:
        why = ""
        for wait in waits:
            await asyncio.sleep(wait)
            if still is not None and not await still():
                return
            try:
                async with self._at_once:
                    await send()
            except Undelivered as error:
                why = str(error)
                if error.again:
                    continue
                break
            self._count(by, "sent")
            return
        self._count(by, "failed")
        log.warning("a notice by %s did not arrive: %s", by, why)

    async def _call(self, wish: Wish, body: bytes) -> None:
        try:
            target = target_of(wish.webhook or "", self.webhooks.private)
        except Refused:  # allowed when it was set, not any more
            raise Undelivered("this server does not go there", False) from None
        await self.webhooks.post(target, body)

    async def _write(self, message: EmailMessage) -> None:
        assert self.post is not None
        await asyncio.get_running_loop().run_in_executor(self._writers, deliver, self.post, message)
