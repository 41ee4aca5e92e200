"""The durable log of all tables: what a store must do."""

from collections.abc import Callable
from typing import Any, Protocol

from doubloon.table.core.model import Decided, Entry, Maker, Outcome, SeatKey, Status, Summary
from doubloon.table.store.side_store import SideStore

# A table, the number at which its log ends, and did anybody sit down or stand up?
Heard = Callable[[str, int, bool], None]


class Store(Protocol):
    """Everything is durable when a call returns; an error means that nothing is certain to be.

    ``shared`` says that other processes may use the same database; ``side`` holds what is kept
    beside the logs.
    """

    shared: bool
    side: SideStore

    async def open(self) -> None:
        """Bring the schema up to date and begin."""

    async def close(self) -> None:
        """Finish what is under way, then stop."""

    async def append(
        self,
        table_id: str,
        expected: int,
        decided: Decided,
        request_id: str | None = None,
        outcome: Outcome | None = None,
    ) -> Outcome | None:
        """Append if the log ends at ``expected`` (0: a new table), else a Conflict.

        With a ``request_id`` that was stored before, nothing is written and its outcome is given.
        """

    def note(self, summary: Summary) -> None:
        """Keep a table's summary for lists: written soon, not waited for."""

    async def answered(self, table_id: str, request_id: str) -> Outcome | None:
        """The outcome of a request that was carried out before."""

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log after that number, in order; empty for an unknown table."""

    async def secret(self, table_id: str) -> str:
        """The game's secret; empty before the start. Never leaves the program."""

    async def head(self, table_id: str) -> int:
        """The last number of a log; 0 for an unknown table."""

    async def save_snapshot(self, table_id: str, number: int, data: bytes) -> None:
        """Remember a snapshot for speed; older ones are forgotten."""

    async def snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The latest snapshot."""

    async def seats(self, table_id: str) -> list[SeatKey]:
        """Who holds which seat, by hashes."""

    async def listed(self, limit: int = 100) -> list[Summary]:
        """Open tables that wait or run, the latest first."""

    async def running(self) -> list[str]:
        """The ids of all running games, for bots and clocks."""

    async def of_browser(self, browser: str, limit: int = 200) -> list[tuple[Summary, int]]:
        """Tables at which a browser (by hash) holds seats, and which; the latest first."""

    async def maker(self, table_id: str) -> Maker:
        """Who made a table."""

    async def count(self, address: str, status: Status, since: int) -> int:
        """How many tables of an address (by hash) have that status and changed since a time."""

    async def browser(self, browser: str) -> dict[str, Any] | None:
        """What is remembered for a browser (by hash): a name."""

    async def save_browser(self, browser: str, data: dict[str, Any]) -> None:
        """Remember it."""

    async def listen(self, heard: Heard) -> None:
        """From now on tell of appends by others; ``("", 0, True)``: some may have been missed."""
