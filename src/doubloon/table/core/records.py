"""A finished table's log as a record that anybody can replay and verify."""

from doubloon.kernel.files.record import record_of
from doubloon.kernel.play.play import Play
from doubloon.table.core.changes import replayed
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table


def record_text(table: Table, entries: list[Entry]) -> str:
    """The record of a finished game, its secret included."""
    play = Play.begin(table.setup())
    for entry in entries:
        play = replayed(play, entry)
    names = [seat.name or f"{seat.level} {place + 1}" for place, seat in enumerate(table.seats)]
    return record_of(play, names).text()
