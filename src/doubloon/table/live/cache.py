"""Tables in memory: a bounded cache over the store, which can rebuild every one of them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from doubloon.kernel.errors import RecordError
from doubloon.table.core.errors import StoreError, UnknownTable, Unplayable
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table
from doubloon.table.store import snapshot
from doubloon.table.store.damage import Damage
from doubloon.table.store.sql_store import SqlStore

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

    def __init__(self, store: SqlStore, most: int, loaded: Callable[[Table], None]) -> None:
        self.store = store
        self.most = most
        self.damage = Damage()
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

    def drop(self, table_id: str) -> None:
        """Forget a table that the store no longer has."""
        cell = self._cells.pop(table_id, None)
        if cell is not None:
            cell.table = None

    async def loaded(self, cell: Cell) -> Table:
        """The cell's table, from the store if need be. Call it with the cell locked."""
        if cell.table is None:
            self.damage.check(cell.id)
            try:
                cell.table = await self._load(cell)
            except (StoreError, UnknownTable, Unplayable, MemoryError):
                raise
            except Exception as error:
                raise self.damage.found(cell.id, where(error)) from None
            self._loaded(cell.table)
        return cell.table

    async def _load(self, cell: Cell) -> Table:
        head = await self.store.head(cell.id)  # first: the log may grow meanwhile
        secret = await self.store.secret(cell.id)
        table = await self._from_snapshot(cell, secret)
        if table is None:
            table = Table(cell.id, secret)
            cell.saved = 0
        for entry in await self.store.read(cell.id, table.number):
            if entry.kind == "started":
                table.secret = await self.store.secret(cell.id)
            apply(table, entry)
        if table.number < head:
            raise RecordError(f"the log ends at {table.number}, not at {head}")
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
        except (Unplayable, MemoryError):
            raise
        except Exception:
            return None

    async def catch_up(self, cell: Cell) -> list[Entry]:
        """Apply what others appended; gives it. Call it with the cell locked."""
        if cell.table is None:
            await self.loaded(cell)
            return []
        entries: list[Entry] = []
        try:
            entries = await self.store.read(cell.id, cell.table.number)
            for entry in entries:
                if entry.kind == "started":
                    cell.table.secret = await self.store.secret(cell.id)
                apply(cell.table, entry)
        except (StoreError, Unplayable, MemoryError):
            raise
        except Exception as error:
            cell.table = None
            raise self.damage.found(cell.id, where(error)) from None
        if not entries and await self.store.head(cell.id) == 0:
            self.drop(cell.id)
            raise UnknownTable("this table has expired")
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


def apply(table: Table, entry: Entry) -> None:
    """Take an entry that was stored; a RecordError names the one that does not fit."""
    try:
        table.apply(entry)
    except (Unplayable, RecordError, MemoryError):
        raise
    except Exception as error:
        raise RecordError(f"entry {entry.number} ({type(error).__name__})") from None


def where(error: Exception) -> str:
    """Where a table is damaged; of errors that may quote what is stored only their kind."""
    return str(error) if isinstance(error, RecordError) else type(error).__name__
