"""A local host as the worker of a page uses it: text in, JSON out, nothing waits.

After everything that may have changed something the worker takes the writes, stores them, and only
then takes the updates and sends them on (docs in ``web/src/api/local``).
"""

from collections.abc import Callable, Generator
from typing import Any

import msgspec

from doubloon.kernel.errors import DoubloonError
from doubloon.table.bots.reviews import Question
from doubloon.table.core.model import Entry
from doubloon.table.interface.refusals import refusal_of
from doubloon.table.local.bots import Asked, Bots
from doubloon.table.local.host import Host
from doubloon.table.local.requests import Answer, Requests
from doubloon.table.local.store import WaitingStore
from doubloon.table.local.thinker import text, understood


class Step(msgspec.Struct):
    """What comes of a request: an answer, or first a question to somebody who thinks."""

    status: int = 0
    body: str = ""
    what: str = ""
    job: str = ""
    ticket: int = 0


class Writing(msgspec.Struct):
    """What is to be stored of a table: new entries as JSON, and what lists show of it."""

    table: str
    number: int  # of the last entry
    entries: list[str]
    secret: str | None
    listed: msgspec.Raw


class BrowserHost:
    """The host of a page's worker. ``browser``: a secret of 32 hexadecimal digits."""

    def __init__(self, browser: str, clock: Callable[[], float]) -> None:
        self.store = WaitingStore()
        self.host = Host(self.store, lambda: int(clock()), browser)
        self.requests = Requests(self.host)
        self.bots = Bots(self.host)
        self._waiting: dict[int, tuple[str, Generator[Question, Any, Answer]]] = {}
        self._tickets = 0

    def load(self, table_id: str, secret: str, entries: str) -> str:
        """Take a table from its stored entries; gives an error's body, or nothing."""
        try:
            log = msgspec.json.decode(entries, type=list[Entry])
            self.host.load(table_id, secret, log)
        except DoubloonError as error:
            status, body = refusal_of(error)
            return text({"status": status, "body": text(body)})
        return ""

    def knows(self, table_id: str) -> bool:
        """Is the table in memory?"""
        return table_id in self.host.tables

    def forget(self, table_id: str) -> None:
        """Drop a table: it was deleted, or what it holds could not be stored."""
        self.host.forget(table_id)

    def request(self, method: str, address: str, body: str) -> str:
        """Begin to answer a request; gives a ``Step``."""
        self._tickets += 1
        return self._step(self._tickets, self.requests.answer(method, address, body.encode()), None)

    def resume(self, ticket: int, answer: str) -> str:
        """Go on with a request whose question was answered; without one it was not."""
        what, thoughts = self._waiting.pop(ticket)
        return self._step(ticket, thoughts, understood(what, answer) if answer else None)

    def _step(self, ticket: int, thoughts: Generator[Question, Any, Answer], answer: Any) -> str:
        try:
            question = thoughts.send(answer)
        except StopIteration as done:
            found: Answer = done.value
            return text(Step(found.status, found.body.decode()))
        self._waiting[ticket] = (question.what, thoughts)
        return text(Step(what=question.what, job=text(question.job), ticket=ticket))

    # bots and clocks

    def asked(self) -> str:
        """What a bot is asked now at a table that is watched; empty: nothing."""
        found = self.bots.next()
        return "" if found is None else text({"asked": found, "job": text(found.job)})

    def still_asked(self, asked: str) -> bool:
        """Does that bot still have to answer?"""
        return self.bots.still_asked(msgspec.json.decode(asked, type=Asked))

    def play(self, asked: str, words: str) -> None:
        """A bot's answer."""
        found = msgspec.json.decode(asked, type=Asked)
        self.bots.play(found, msgspec.json.decode(words or "[]", type=list[str]))

    def deadline(self) -> int:
        """When the next clock runs out, in unix ms; 0: none runs."""
        times = [table.deadline() for table in self.host.watched()]
        return min((time for time in times if time is not None), default=0)

    def time_out(self) -> None:
        """Let bots take over where time is up."""
        self.host.time_out()

    # what follows

    def watch(self, table_id: str, after: int) -> None:
        """Updates of a table from now on; ``after`` -1: first as it is now."""
        self.host.watch(table_id, None if after < 0 else after)

    def unwatch(self, table_id: str) -> None:
        """No longer."""
        self.host.unwatch(table_id)

    def writes(self) -> str:
        """What is to be stored before anything is shown, table by table."""
        found = [
            Writing(
                write.table,
                write.entries[-1].number,
                [text(entry) for entry in write.entries],
                write.secret,
                msgspec.Raw(msgspec.json.encode(self.host.listed(self.host.table(write.table)))),
            )
            for write in self.store.take()
        ]
        return text(found)

    def updates(self) -> str:
        """What is new at the tables that are watched: messages of a stream."""
        return text([each.decode() for each in self.host.updates()])
