"""Finished games looked at again, the last ones kept."""

import asyncio
from typing import Final

from doubloon.kernel.errors import DoubloonError
from doubloon.table.core.errors import Refused
from doubloon.table.core.replay import Replay, need_finished
from doubloon.table.live.hub import Hub

MOST: Final = 8  # games that are kept


class Replays:
    """The finished games that were looked at last."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: dict[str, Replay] = {}

    async def of(self, table_id: str) -> Replay:
        """A finished game; refused while it is on."""
        table = await self.hub.table(table_id)
        need_finished(table)
        replay = self._kept.pop(table_id, None)
        if replay is None:
            try:
                log = await self.hub.store.read(table_id)
                replay = await asyncio.to_thread(Replay, table, log)
            except DoubloonError as error:
                raise Refused(f"this game cannot be played again here: {error}") from None
        self._kept[table_id] = replay
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        return replay
