"""A finished table's log as a record that anybody can replay and verify."""

from doubloon.kernel.files.record import after_line, record_of
from doubloon.kernel.play.play import Play
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table


def lines(entries: list[Entry]) -> list[str]:
    """Moves and undos as a record tells them."""
    found: list[str] = []
    for entry in entries:
        if entry.kind == "move":
            found.append(f"{entry.seat} {' '.join(entry.data['words'])}")
        elif entry.kind == "undo":
            found.extend(f"{seat} undo {moves}" for seat, moves in entry.data["back"])
    return found


def record_text(table: Table, entries: list[Entry]) -> str:
    """The record of a finished game, its secret included."""
    play = Play.begin(table.setup())
    for line in lines(entries):
        play = after_line(play, line)
    names = [seat.name or f"{seat.level} {place + 1}" for place, seat in enumerate(table.seats)]
    return record_of(play, names).text()
