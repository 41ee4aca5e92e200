"""Tables in memory: a bounded cache over the store, which can rebuild every one of them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from doubloon.kernel.errors import DoubloonError
from doubloon.table import snapshot
from doubloon.table.errors import UnknownTable
from doubloon.table.model import Entry
from doubloon.table.store import Store
from doubloon.table.table import Table

SNAPSHOT_EVERY = 100  # entries


class Cell:
    """One table's place: its lock, and the table when it is in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.users = 0
        self.table: Table | None = None
        self.saved = 0  # the number of the last snapshot


class Cache:
    """Cells by table id, the least recently used dropped first, never one that is in use."""

    def __init__(self, store: Store, most: int, loaded: Callable[[Table], None]) -> None:
        self.store = store
        self.most = most
        self._loaded = loaded  # called with every table that comes from the store
        self._cells: OrderedDict[str, Cell] = OrderedDict()

    def cell(self, table_id: str) -> Cell:
        """The place of a table."""
        cell = self._cells.get(table_id)
        if cell is None:
            cell = Cell(table_id)
            self._cells[table_id] = cell
        self._cells.move_to_end(table_id)
        self._shrink(table_id)
        return cell

    def _shrink(self, but: str) -> None:
        """Forget the oldest that nobody uses."""
        extra = len(self._cells) - self.most
        if extra <= 0:
            return
        idle = [
            each.id
            for each in self._cells.values()
            if each.id != but and each.users == 0 and not each.lock.locked()
        ]
        for table_id in idle[:extra]:
            del self._cells[table_id]

    def known(self, table_id: str) -> Cell | None:
        """The place of a table if it is in memory."""
        return self._cells.get(table_id)

    def ids(self) -> list[str]:
        """All tables in memory."""
        return list(self._cells)

    async def loaded(self, cell: Cell) -> Table:
        """The cell's table, from the store if need be. Call it with the cell locked."""
        if cell.table is None:
            cell.table = await self._load(cell)
            self._loaded(cell.table)
        return cell.table

    async def _load(self, cell: Cell) -> Table:
        secret = await self.store.secret(cell.id)
        table = await self._from_snapshot(cell, secret)
        if table is None:
            table = Table(cell.id, secret)
            cell.saved = 0
        for entry in await self.store.read(cell.id, table.number):
            if entry.kind == "started":
                table.secret = await self.store.secret(cell.id)
            table.apply(entry)
        if table.number == 0:
            self._cells.pop(cell.id, None)
            raise UnknownTable("there is no such table")
        return table

    async def _from_snapshot(self, cell: Cell, secret: str) -> Table | None:
        """A snapshot is for speed only: one that cannot be used is as good as none."""
        found = await self.store.snapshot(cell.id)
        if found is None:
            return None
        cell.saved = found[0]
        try:
            return snapshot.load(cell.id, found[1], secret)
        except (DoubloonError, KeyError, ValueError):
            return None

    async def catch_up(self, cell: Cell) -> list[Entry]:
        """Apply what others appended; gives it. Call it with the cell locked."""
        if cell.table is None:
            await self.loaded(cell)
            return []
        entries = await self.store.read(cell.id, cell.table.number)
        for entry in entries:
            if entry.kind == "started":
                cell.table.secret = await self.store.secret(cell.id)
            cell.table.apply(entry)
        return entries

    def old_snapshot(self, cell: Cell) -> bool:
        """Is it time for a new snapshot?"""
        table = cell.table
        if table is None or table.play is None:
            return False
        return table.number - cell.saved >= SNAPSHOT_EVERY

    async def save(self, cell: Cell) -> None:
        """Write a snapshot if the last one is old."""
        table = cell.table
        if table is None or not self.old_snapshot(cell):
            return
        cell.saved = table.number
        await self.store.save_snapshot(cell.id, table.number, snapshot.dump(table))
