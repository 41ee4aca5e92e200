"""Tables that cannot be read: set aside, reported once, so that everything else goes on."""

import logging
from collections.abc import Callable
from typing import Final

from doubloon.table.core.errors import Unreadable

SAID: Final = (
    "this table cannot be read: what is stored of it is damaged; it is set aside as it is, and the"
    " server's log says where"
)

log = logging.getLogger(__name__)


class Damage:
    """The tables that this process has set aside, until it starts again."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self.changed: Callable[[int], None] = lambda _: None  # called with how many there are

    def found(self, table_id: str, where: str) -> Unreadable:
        """Set a table aside; gives the error for whoever asked for it."""
        if table_id not in self._tables:
            self._tables.add(table_id)
            log.error("table %s cannot be read and is set aside: %s", table_id, where)
            self.changed(len(self._tables))
        return Unreadable(SAID)

    def check(self, table_id: str) -> None:
        """An Unreadable error if the table was set aside."""
        if table_id in self._tables:
            raise Unreadable(SAID)

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables
