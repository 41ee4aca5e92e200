"""Store, then tell: the one door to all tables of this process."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from doubloon.table.commands import Command
from doubloon.table.model import Outcome, Settings
from doubloon.table.store import Store
from doubloon.table.table import Table


def now() -> int:
    """Unix time in ms."""
    return time.time_ns() // 1_000_000


class Notice(msgspec.Struct, frozen=True):
    """A table has news up to this number."""

    table: str
    number: int


class Subscription:
    """News of some tables for one browser. Never more than one notice a table is waiting, so a
    slow reader delays nobody and costs nothing: it skips to what is new when it reads."""

    def watch(self, table_id: str) -> None:
        """Also tell of this table."""
        raise NotImplementedError

    def unwatch(self, table_id: str) -> None:
        """No longer."""
        raise NotImplementedError

    async def get(self) -> Notice:
        """The next notice; waits for one."""
        raise NotImplementedError

    def close(self) -> None:
        """The browser is gone."""
        raise NotImplementedError


class Hub:
    """Tables in memory, rebuilt from the store when needed; commands in, news out."""

    def __init__(
        self, store: Store, *, most_tables: int = 2000, clock: Callable[[], int] = now
    ) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Begin to listen to other processes (the store must be open)."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Finish what is under way."""
        raise NotImplementedError

    async def create(self, settings: Settings, request_id: str | None = None) -> str:
        """A new table; gives its id."""
        raise NotImplementedError

    async def submit(
        self,
        table_id: str,
        command: Command,
        request_id: str | None = None,
        browser: str | None = None,
    ) -> Outcome:
        """Carry out a command: decide, store, apply, tell.

        ``request_id`` (unique for its sender; prefix it with who that is) makes repeats harmless.
        ``browser`` is the sender's secret, needed to join: the seat is bound to it.
        """
        raise NotImplementedError

    async def rematch(self, table_id: str, seat: int, request_id: str | None = None) -> str:
        """Another game with the same people and settings; gives the new table's id."""
        raise NotImplementedError

    async def table(self, table_id: str) -> Table:
        """The table as it is now, to look at only; an UnknownTable error if there is none."""
        raise NotImplementedError

    async def seat_of(self, table_id: str, secret: str) -> int | None:
        """The seat that this seat secret opens, if any."""
        raise NotImplementedError

    async def seats_of_browser(self, table_id: str, browser: str) -> list[int]:
        """The seats that a browser secret holds at a table."""
        raise NotImplementedError

    async def news(self, table_id: str, seat: int, after: int) -> list[dict[str, Any]]:
        """What ``seat`` may know of the entries after that number, rebuilt if need be."""
        raise NotImplementedError

    async def record(self, table_id: str) -> str:
        """The record of a finished game, with its secret; refused before the end."""
        raise NotImplementedError

    def subscribe(self, tables: list[str]) -> Subscription:
        """News of these tables, from now on."""
        raise NotImplementedError

    def on_change(self, heard: Callable[[Table], None]) -> None:
        """Call this after every change, for bots and clocks; it must not wait."""
        raise NotImplementedError
