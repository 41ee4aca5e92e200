"""Tables in memory: a bounded cache over the store, which can rebuild every one of them.

One that cannot be read is set aside and reported once, so that everything else goes on.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from doubloon.kernel.errors import RecordError
from doubloon.table.core.errors import StoreError, UnknownTable, Unplayable, Unreadable
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table
from doubloon.table.store import snapshot
from doubloon.table.store.sql_store import SqlStore

SNAPSHOT_EVERY: Final = 100  # entries
IDLE: Final = 600.0  # seconds after which a table that nobody asked for leaves memory
SAID: Final = (
    "this table cannot be read: what is stored of it is damaged; it is set aside as it is, and the"
    " server's log says where"
)

log = logging.getLogger(__name__)


class Cell:
    """One table's place: its lock, and the table when it is in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.saved = 0  # the number of the last snapshot
        self.used = 0.0  # when somebody last asked for it


class Cache:
    """Cells by table id; the least recently used go first, and none while somebody is at it."""

    def __init__(self, store: SqlStore, most: int, loaded: Callable[[Table], None]) -> None:
        self.store = store
        self.most = most
        self.clock = time.monotonic
        self.damaged: set[str] = set()  # tables that are set aside until the next start
        self.on_damage: Callable[[int], None] = lambda _: None  # called with how many there are
        self._loaded = loaded  # called with every table that comes from the store
        self._cells: WeakValueDictionary[str, Cell] = WeakValueDictionary()
        self._kept: OrderedDict[str, Cell] = OrderedDict()  # the last used

    def cell(self, table_id: str) -> Cell:
        """The place of a table."""
        cell = self._cells.get(table_id) or Cell(table_id)
        self._cells[table_id] = self._kept[table_id] = cell
        self._kept.move_to_end(table_id)
        cell.used = self.clock()
        while len(self._kept) > self.most or self._oldest().used < cell.used - IDLE:
            self._kept.popitem(last=False)
        return cell

    def _oldest(self) -> Cell:
        return next(iter(self._kept.values()))

    def known(self, table_id: str) -> Table | None:
        """The table as this process knows it, if it does."""
        cell = self._cells.get(table_id)
        return None if cell is None else cell.table

    def ids(self) -> list[str]:
        """All tables in memory."""
        return list(self._kept)

    def drop(self, table_id: str) -> None:
        """Forget a table that the store no longer has."""
        self._kept.pop(table_id, None)
        cell = self._cells.pop(table_id, None)
        if cell is not None:
            cell.table = None

    async def loaded(self, cell: Cell) -> Table:
        """The cell's table, from the store if need be. Call it with the cell locked."""
        if cell.table is None:
            if cell.id in self.damaged:
                raise Unreadable(SAID)
            try:
                cell.table = await self._load(cell)
            except (StoreError, UnknownTable, Unplayable, MemoryError):
                raise
            except Exception as error:
                raise self._set_aside(cell, error) from None
            self._loaded(cell.table)
        return cell.table

    def _set_aside(self, cell: Cell, error: Exception) -> Unreadable:
        """Remember a table that cannot be read; gives the error for whoever asked for it."""
        cell.table = None
        if cell.id not in self.damaged:
            self.damaged.add(cell.id)
            log.error("table %s cannot be read and is set aside: %s", cell.id, where(error))
            self.on_damage(len(self.damaged))
        return Unreadable(SAID)

    async def _load(self, cell: Cell) -> Table:
        head = await self.store.head(cell.id)  # first: the log may grow meanwhile
        secret = await self.store.secret(cell.id)
        table = await self._from_snapshot(cell, secret)
        if table is None:
            table = Table(cell.id, secret)
            cell.saved = 0
        await self._read_on(table)
        if table.number < head:
            raise RecordError(f"the log ends at {table.number}, not at {head}")
        if table.number == 0:
            self.drop(cell.id)
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
        try:
            entries = await self._read_on(cell.table)
        except (StoreError, Unplayable, MemoryError):
            raise
        except Exception as error:
            raise self._set_aside(cell, error) from None
        if not entries and await self.store.head(cell.id) == 0:
            self.drop(cell.id)
            raise UnknownTable("this table has expired")
        return entries

    async def _read_on(self, table: Table) -> list[Entry]:
        """Apply what the store's log has beyond the table; gives it."""
        entries = await self.store.read(table.id, table.number)
        for entry in entries:
            if entry.kind == "started":
                table.secret = await self.store.secret(table.id)
            apply(table, entry)
        return entries

    def old_snapshot(self, cell: Cell, table: Table) -> bool:
        """Is it time for a new snapshot?"""
        return table.play is not None and table.number - cell.saved >= SNAPSHOT_EVERY

    async def save(self, cell: Cell, table: Table) -> None:
        """Write a snapshot of the cell's table; it is only for speed."""
        cell.saved = table.number
        try:
            await self.store.save_snapshot(cell.id, table.number, snapshot.dump(table))
        except StoreError:
            cell.saved = 0  # the next change tries again


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
