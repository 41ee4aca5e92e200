"""Sends what notices have to say, in the background: a few at a time, a few tries each.

They name the game, whose turn it is and where, and nothing of the game's inside.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, Final

import msgspec

from doubloon.kernel.files.words import Words, words_in
from doubloon.table.core.errors import Refused
from doubloon.table.live.notices.addresses import target_of
from doubloon.table.live.notices.mail import Post, deliver, letter
from doubloon.table.live.notices.webhook import Undelivered, Webhooks
from doubloon.table.store.side_store import Wish

AT_ONCE: Final = 8
WAITS: Final = (0.0, 10.0, 60.0)  # seconds before each try
HARMLESS: Final = " -'."  # in names

log = logging.getLogger(__name__)

Send = Callable[[], Awaitable[None]]
Still = Callable[[], Awaitable[bool]] | None  # is it still to be sent? None: in any case


class Notice(msgspec.Struct, frozen=True):
    """It is somebody's turn at a table."""

    table: str
    game: str
    names: list[str]
    link: str

    def title(self, words: Words) -> str:
        """In a few words."""
        return words.say("notice-title", {"game": self.game})

    def text(self, words: Words) -> str:
        """In a sentence or two; a name is the reader's own."""
        names = [name for name in map(plain, self.names) if name]
        said = names[0] if names else ""
        for name in names[1:]:
            said = words.say("notice-and", {"one": said, "other": name})
        gaps = {"game": self.game, "named": said != "", "names": said, "link": self.link}
        return words.say("notice-text", gaps)


class Courier:
    """Sends by webhook and by mail. Nothing that it logs says where to or what.

    ``url`` is where players reach this server; ``count`` is called with each result.
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

    def page(self, what: str, code: str) -> str:
        """The page that confirms or stops mails; the code stays out of servers' logs."""
        return f"{self.url}/notices#{what}={code}"

    def greet(self, wish: Wish) -> None:
        """Let whoever set a webhook see that it works."""
        self._send(
            "webhook",
            lambda: self._call(wish, body_of(words_for(wish.language).say("notice-greeting"))),
            (0.0,),
        )

    def ask_to_confirm(self, wish: Wish, address: str, code: str) -> None:
        """The one mail that goes to an address before it is confirmed."""
        words = words_for(wish.language)
        text = words.say("mail-confirm-text", {"link": self.page("confirm", code)})
        self._mail(wish, address, words.say("mail-confirm-title"), text)

    def notice(self, wish: Wish, notice: Notice, still: Still) -> None:
        """Tell by every way that was asked for, as long as the table still waits."""
        if wish.webhook is not None:
            body = body_of(notice.text(words_for(wish.language)), notice)
            self._send("webhook", lambda: self._call(wish, body), self._waits, still)
        if wish.email is not None:
            words = words_for(wish.language)
            self._mail(wish, wish.email, notice.title(words), notice.text(words), still)

    def _mail(self, wish: Wish, to: str, subject: str, text: str, still: Still = None) -> None:
        if self.post is not None:
            stop = self.page("stop", wish.stop)
            foot = words_for(wish.language).say("mail-stop", {"link": stop})
            message = letter(self.post, to, subject, f"{text}\n\n{foot}", stop)
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


def words_for(language: str) -> Words:
    """What the server says, in the reader's language."""
    return words_in("doubloon.table", "words", language)


def plain(name: str) -> str:
    """A name without what chat services would take for a mention, a link or markup.

    >>> plain("<!channel> @everyone *Anne*"), plain("Zoë O'Hara-Li")
    ('channel everyone Anne', "Zoë O'Hara-Li")
    """
    return "".join(letter for letter in name if letter.isalnum() or letter in HARMLESS).strip()


def body_of(text: str, notice: Notice | None = None) -> bytes:
    """JSON for chat services: some read ``text``, some ``content``; nobody is mentioned by it.

    Programs may read the rest.
    """
    data: dict[str, Any] = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
    if notice is not None:
        data["table"] = notice.table
        data["url"] = notice.link
    return msgspec.json.encode(data)
