"""Which seats a secret opens, remembered as long as nobody sits down or stands up.

Every request and every message of a stream asks this, so it must not ask the store each time.
What is remembered of a table was read at a number of its log, and holds until an entry comes that
may be about seats: moves and chat are not.
"""

import hmac
from typing import Final

from doubloon.table.core.credentials import hashed
from doubloon.table.core.model import SeatKey
from doubloon.table.live.hub import Hub

MOST: Final = 5000  # tables that are remembered


class SeatKeys:
    """The keys of tables' seats."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._known: dict[str, tuple[int, list[SeatKey]]] = {}

    async def seats(
        self, table_id: str, browser: str | None, bearer: str | None, sure: bool = False
    ) -> list[int]:
        """The seats that these secrets open at a table, in order; none at an unknown one.

        If there are none and it must be ``sure``, the store is asked: another process may have
        given a seat away a moment ago.
        """
        if browser is None and bearer is None:
            return []
        found = opened(await self._keys(table_id), browser, bearer)
        if not found and sure:
            found = opened(await self.hub.keys(table_id), browser, bearer)
            if found:
                self._known.pop(table_id, None)
        return found

    async def _keys(self, table_id: str) -> list[SeatKey]:
        table = await self.hub.table(table_id)
        number = table.number
        known = self._known.get(table_id)
        if known is not None and known[0] >= table.seated:
            return known[1]
        keys = await self.hub.keys(table_id)
        self._known.pop(table_id, None)
        self._known[table_id] = (number, keys)
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        return keys


def opened(keys: list[SeatKey], browser: str | None, bearer: str | None) -> list[int]:
    """The seats whose hashes fit, compared in constant time."""
    one = hashed(browser) if browser is not None else ""
    two = hashed(bearer) if bearer is not None else ""
    return [
        key.seat
        for key in keys
        if (one and hmac.compare_digest(one, key.browser or "-"))
        or (two and hmac.compare_digest(two, key.key or "-"))
    ]
