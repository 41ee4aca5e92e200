"""Who made which table: what one address may have at once, and whose turn it is."""

from typing import Final

from doubloon.table.core.errors import TooManyTables
from doubloon.table.core.model import Maker, Status
from doubloon.table.store.side_store import DAY
from doubloon.table.store.sql_store import SqlStore

MOST: Final = 5000  # tables whose makers are remembered


class Makers:
    """The makers of tables; ``most`` tables of one address may run, and as many wait (0: any)."""

    def __init__(self, store: SqlStore, most: int = 0) -> None:
        self.store = store
        self.most = most
        self._known: dict[str, Maker] = {}

    async def of(self, table_id: str) -> Maker:
        """Who made a table."""
        found = self._known.get(table_id) or await self.store.maker(table_id)
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[table_id] = found
        return found

    async def who(self, table_id: str) -> tuple[str, str, str]:
        """Who waits for a turn at a table: its maker's address, its maker, the table itself."""
        maker = await self.of(table_id)
        return maker.address, maker.browser, table_id

    async def check(self, maker: Maker, status: Status, now: int) -> None:
        """A TooManyTables error if the maker's address may not have one more of that status.

        A table at which nothing happened for a day does not count.
        """
        if not self.most or not maker.address:
            return
        if await self.store.count(maker.address, status, now - DAY) >= self.most:
            raise TooManyTables(
                f"{self.most} tables that were made from your address are {status} already; finish"
                " some of them first"
            )
