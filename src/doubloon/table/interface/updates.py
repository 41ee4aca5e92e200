"""What a seat may see of a table, and what is new there, as JSON.

Streams send the same to many: what was encoded once is remembered until the table changes.
"""

from typing import Final

import msgspec

from doubloon.table.core.messages import LogEntry
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table
from doubloon.table.interface.wire import SeatView

encoder: Final = msgspec.json.Encoder()


def about_json(table: Table) -> msgspec.Raw:
    """The table as everybody sees it, as JSON."""
    return table.once("about", lambda: msgspec.Raw(encoder.encode(table.public())))


def seen_json(table: Table, seat: int, entries: list[Entry]) -> msgspec.Raw:
    """What a seat may see, with these last entries of the log, as JSON."""

    def made() -> msgspec.Raw:
        log = [table.shown(each, seat) for each in entries]
        return msgspec.Raw(encoder.encode(seen(table, seat, log)))

    return table.once((seat, len(entries)), made)


def update_json(table: Table, seats: list[int], entries: list[Entry]) -> bytes:
    """What is sent to these seats of a table after these last entries of the log, as JSON."""

    def made() -> bytes:
        return encoded(table, table.number, [seen_json(table, seat, entries) for seat in seats])

    return table.once(("update", *seats, len(entries)), made)


def encoded(table: Table, number: int, views: list[msgspec.Raw]) -> bytes:
    """A ``TableUpdate``, of parts that are JSON already."""
    update = {"table": table.id, "number": number, "about": about_json(table), "seats": views}
    return encoder.encode(update)


def seen(table: Table, seat: int, log: list[LogEntry]) -> SeatView:
    """The view, the decision and the new log of a seat; nothing waits in between."""
    decision = table.decision(seat) if seat >= 0 else None
    return SeatView(seat, table.view(seat), table.facts(seat), decision, *table.undo(seat), log)
