"""A finished game that was played on a device, as the table that it becomes on a server.

``read`` runs in a process of its own, which can be ended.
"""

import msgspec

from doubloon.kernel.errors import DoubloonError, RecordError
from doubloon.table.core import credentials
from doubloon.table.core.model import Decided
from doubloon.table.core.table import Table
from doubloon.table.interface.records import as_log, checked
from doubloon.table.interface.refusals import refusal_of


class Handed(msgspec.Struct, frozen=True):
    """A record, and whose people played it: the hash of a browser's secret."""

    text: str
    browser: str
    at: int


class Kept(msgspec.Struct, frozen=True):
    """The table that a record becomes, without its seats' keys; or why it does not."""

    table: str = ""
    decided: Decided = msgspec.field(default_factory=Decided)
    people: list[int] = []
    wrong: tuple[str, str] | None = None


def read(handed: Handed) -> Kept:
    """Verify a finished game and write its log."""
    try:
        game, record = checked(handed.text)
        table_id = credentials.table_id_of(f"{handed.browser}/{record.id}/{record.final_hash}")
        who = credentials.mark(handed.browser, table_id)
        decided = as_log(game, record, table_id, handed.at, who)
        table = Table(table_id, record.secret)
        for entry in decided.entries:
            table.apply(entry, decided.plays.get(entry.number))
        if table.status != "finished":
            raise RecordError("the game is not over", "unfinished")
        people = [place for place, seat in enumerate(table.seats) if seat.name is not None]
        if not people:
            raise RecordError("only bots play in it", "nobody")
    except RecordError as error:
        return Kept(wrong=(str(error), error.reason))
    except DoubloonError as error:
        return Kept(wrong=(str(refusal_of(error)[1]["message"]), "text"))
    decided.summary = table.summary()
    decided.plays = {}  # they are not sent from process to process
    return Kept(table_id, decided, people)
