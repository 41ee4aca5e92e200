"""Games that were played on a device, handed to this server's history as records.

Nothing of them is trusted. A process that can be ended replays the record from its secret and
writes the log that a table would have; what it cannot do within its time is refused. Such a game is
shown as what it is, played on a device: whoever has the record's secret could have chosen it.
"""

from typing import Final

from doubloon.kernel.errors import RecordError
from doubloon.table.bots.moves import prepare
from doubloon.table.core import credentials
from doubloon.table.core.errors import TooManyTables
from doubloon.table.core.model import Maker
from doubloon.table.interface.handed_over import Handed, read
from doubloon.table.live.bots.processes import Workers
from doubloon.table.live.hub import Hub
from doubloon.table.store.side_store import DAY

PATIENCE: Final = 30.0  # seconds for one record; ours take less than one
MOST: Final = 50  # from one address within a day


class DeviceRecords:
    """Takes them in, one after the other."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.readers = Workers(1, PATIENCE, niceness=10, prepare=prepare, tries=1)

    def stop(self) -> None:
        """End the process that reads."""
        self.readers.stop()

    async def take(self, text: str, browser: str, maker: Maker) -> str:
        """The table of a record; the same record of the same browser gives the same table."""
        now = self.hub.clock()
        handed = Handed(text, credentials.hashed(browser), now)
        kept = await self.readers.ask(read, handed, (maker.address, maker.browser))
        if kept is None:
            raise RecordError("it could not be replayed within the time for it", "slow")
        if kept.wrong is not None:
            raise RecordError(*kept.wrong)
        store = self.hub.store
        if await store.head(kept.table) > 0:
            return kept.table
        if not await store.side.claim(f"records/{maker.address}", now, now + DAY, MOST):
            raise TooManyTables(f"{MOST} games a day can be handed over from one address")
        kept.decided.maker = maker
        kept.decided.seats = [
            credentials.seat_key(browser, kept.table, seat) for seat in kept.people
        ]
        await self.hub.keep(kept.table, kept.decided)
        return kept.table
