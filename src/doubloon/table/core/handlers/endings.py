"""Giving up, time that is up, abandoning, and another game."""

from doubloon.kernel.errors import Stale
from doubloon.table.core.commands import Rematch, Resign, TimeOut, VoteAbandon
from doubloon.table.core.errors import Refused
from doubloon.table.core.handlers.moves import finish
from doubloon.table.core.handlers.seats import need_person, need_seat
from doubloon.table.core.model import STAND_IN, Decided
from doubloon.table.core.table import Table


def resign(table: Table, command: Resign, new: Decided) -> None:
    """A bot plays the seat to the end, so that the others' game goes on; no way back.

    When no person is left at the table, the game is abandoned.
    """
    table.running()
    seat = need_seat(table, command.seat)
    if seat.resigned or seat.name is None:
        raise Refused("nobody is left here to resign")
    new.add("resigned", command.seat)
    if seat.level is None:
        new.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "resigned"})
    others = [each for each in table.seats if each is not seat and each.name and not each.resigned]
    if not others:
        _abandon(new, table)


def vote_abandon(table: Table, command: VoteAbandon, new: Decided) -> None:
    """When all people who play now agree, the game ends without a result; one no closes it."""
    table.running()
    need_person(table, command.seat)
    if command.agree and command.seat in table.abandon:
        raise Refused("your vote is in already")
    if not command.agree and not table.abandon:
        raise Refused("nobody asks to end the game")
    new.add("abandon_vote", command.seat, {"agree": command.agree})
    needed = {place for place, seat in enumerate(table.seats) if seat.by_person}
    if command.agree and {*table.abandon, command.seat} >= needed:
        _abandon(new, table)


def _abandon(new: Decided, table: Table) -> None:
    new.add("abandoned", None)
    finish(new, table, table.running(), "abandoned")


def rematch(table: Table, command: Rematch, new: Decided) -> None:
    """The new table's id, for everybody at this one."""
    seat = need_seat(table, command.seat)
    if table.status != "finished":
        raise Refused("the game is not over yet")
    if seat.name is None:
        raise Refused("only those who sit at the table may ask for another game")
    if table.rematch is not None:
        raise Refused("there is a new table already")
    new.add("rematch", command.seat, {"table": command.table})


def time_out(table: Table, command: TimeOut, new: Decided) -> None:
    """A bot takes over; the seat may be taken back, with what is left in the bank: nothing."""
    table.running()
    if table.clock is None:
        raise Refused("this table has no time limit")
    need_seat(table, command.seat)
    until = table.deadlines().get(command.seat)
    if until is None or until > new.at:
        raise Stale("this seat's time is not up")
    new.add("clock", command.seat, {"deadline": until})
    new.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "time"})
