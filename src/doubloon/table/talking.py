"""Chat, reactions, giving up, abandoning, time that is up, and another game."""

from doubloon.kernel.errors import Stale
from doubloon.table.clocks import deadline, limits_of
from doubloon.table.commands import Chat, React, Rematch, Resign, TimeOut, VoteAbandon
from doubloon.table.draft import Draft
from doubloon.table.errors import Refused
from doubloon.table.model import STAND_IN, Entry
from doubloon.table.playing import finish
from doubloon.table.seating import need_person, need_seat
from doubloon.table.seats import clean
from doubloon.table.table import Table

LONGEST_CHAT = 500
LONGEST_REACTION = 16


def need_voice(table: Table, seat: int) -> None:
    """Somebody who sits here, bot or not, and is not muted."""
    found = need_seat(table, seat)
    if found.name is None:
        raise Refused("only those who sit at the table talk")
    if found.muted:
        raise Refused("the host has muted you")


def chat(table: Table, command: Chat, at: int) -> list[Entry]:
    """Data, never markup."""
    need_voice(table, command.seat)
    draft = Draft(table, at)
    draft.add("chat", command.seat, {"text": clean(command.text, "a message", LONGEST_CHAT)})
    return draft.entries


def react(table: Table, command: React, at: int) -> list[Entry]:
    """A short reaction, perhaps to an entry of the log."""
    need_voice(table, command.seat)
    if command.to is not None and not 1 <= command.to <= table.number:
        raise Refused(f"entries are numbered 1 to {table.number}")
    reaction = clean(command.reaction, "a reaction", LONGEST_REACTION)
    draft = Draft(table, at)
    draft.add("reaction", command.seat, {"reaction": reaction, "to": command.to})
    return draft.entries


def resign(table: Table, command: Resign, at: int) -> list[Entry]:
    """A bot plays the seat to the end, so that the others' game goes on; no way back.

    When no person is left at the table, the game is abandoned.
    """
    table.running()
    seat = need_seat(table, command.seat)
    if seat.resigned or seat.name is None:
        raise Refused("nobody is left here to resign")
    draft = Draft(table, at)
    draft.add("resigned", command.seat)
    if seat.level is None:
        draft.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "resigned"})
    others = [each for each in table.seats if each is not seat and each.name and not each.resigned]
    if not others:
        _abandon(draft, table)
    return draft.entries


def vote_abandon(table: Table, command: VoteAbandon, at: int) -> list[Entry]:
    """When all people who play now agree, the game ends without a result."""
    table.running()
    need_person(table, command.seat)
    if (command.seat in table.abandon) == command.agree:
        raise Refused("your vote is in already" if command.agree else "you have not voted")
    draft = Draft(table, at)
    draft.add("abandon_vote", command.seat, {"agree": command.agree})
    needed = {place for place, seat in enumerate(table.seats) if seat.by_person}
    if command.agree and {*table.abandon, command.seat} >= needed:
        _abandon(draft, table)
    return draft.entries


def _abandon(draft: Draft, table: Table) -> None:
    draft.add("abandoned", None)
    finish(draft, table, table.running(), "abandoned")


def rematch(table: Table, command: Rematch, at: int) -> list[Entry]:
    """The new table's id, for everybody at this one."""
    seat = need_seat(table, command.seat)
    if table.status != "finished":
        raise Refused("the game is not over yet")
    if seat.name is None:
        raise Refused("only those who sit at the table may ask for another game")
    if table.rematch is not None:
        raise Refused("there is a new table already")
    draft = Draft(table, at)
    draft.add("rematch", command.seat, {"table": command.table})
    return draft.entries


def time_out(table: Table, command: TimeOut, at: int) -> list[Entry]:
    """A bot takes over; the seat may be taken back, with what is left in the bank: nothing."""
    table.running()
    limits = limits_of(table.settings)
    if limits is None or table.clock is None:
        raise Refused("this table has no time limit")
    need_seat(table, command.seat)
    until = deadline(table.clock, limits, command.seat)
    if until is None or until > at:
        raise Stale("this seat's time is not up")
    draft = Draft(table, at)
    draft.add("clock", command.seat, {"deadline": until})
    draft.add("bot_took_over", command.seat, {"level": STAND_IN, "why": "time"})
    return draft.entries
