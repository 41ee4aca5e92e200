"""Chat and reactions."""

from doubloon.table.core.commands import Chat, React
from doubloon.table.core.errors import Refused
from doubloon.table.core.handlers.seats import need_seat
from doubloon.table.core.model import Decided
from doubloon.table.core.seats import clean
from doubloon.table.core.table import Table

LONGEST_CHAT = 500
LONGEST_REACTION = 16


def need_voice(table: Table, seat: int) -> None:
    """Somebody who sits here, bot or not, and is not muted."""
    found = need_seat(table, seat)
    if found.name is None:
        raise Refused("only those who sit at the table talk")
    if found.muted:
        raise Refused("the host has muted you")


def chat(table: Table, command: Chat, new: Decided) -> None:
    """Data, never markup."""
    need_voice(table, command.seat)
    new.add("chat", command.seat, {"text": clean(command.text, "a message", LONGEST_CHAT)})


def react(table: Table, command: React, new: Decided) -> None:
    """A short reaction, perhaps to an entry of the log."""
    need_voice(table, command.seat)
    if command.to is not None and not 1 <= command.to <= table.number:
        raise Refused(f"entries are numbered 1 to {table.number}")
    reaction = clean(command.reaction, "a reaction", LONGEST_REACTION)
    new.add("reaction", command.seat, {"reaction": reaction, "to": command.to})
