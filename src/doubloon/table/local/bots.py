"""The seats of bots at a local host's tables: what is to be thought about, and the moves.

Whoever runs the host takes a question, has it answered somewhere else (``moves.choose``), and
brings the answer; whatever happened meanwhile, it fits the table or is dropped.
"""

import msgspec

from doubloon.kernel.errors import MoveError, Stale
from doubloon.table.bots.jobs import Job, job_of
from doubloon.table.core.commands import Move
from doubloon.table.core.errors import Refused, UnknownTable
from doubloon.table.core.table import Table
from doubloon.table.local.host import Host


class Asked(msgspec.Struct, frozen=True):
    """A bot's question: its table, seat and decision name it, the job is all that a bot gets."""

    table: str
    seat: int
    decision: str
    job: Job


class Bots:
    """The bots at a host's watched tables; each is asked one thing at a time."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def next(self) -> Asked | None:
        """What a bot is asked now at a table that somebody looks at; None: nothing."""
        for table in self.host.watched():
            for seat in table.asked():
                level = table.seats[seat].level
                decision = None if level is None else table.decision(seat)
                if level is not None and decision is not None:
                    job = job_of(table, seat, level, decision["id"])
                    return Asked(table.id, seat, decision["id"], job)
        return None

    def still_asked(self, asked: Asked) -> bool:
        """Does a bot still have to answer this?"""
        table = self.host.tables.get(asked.table)
        return table is not None and self._choices(table, asked) is not None

    def _choices(self, table: Table, asked: Asked) -> list[str] | None:
        if table.seats[asked.seat].level is None:
            return None
        decision = table.decision(asked.seat)
        same = decision is not None and decision["id"] == asked.decision
        return decision["choices"] if decision is not None and same else None

    def play(self, asked: Asked, words: list[str]) -> None:
        """Submit an answer; a shorter move if the whole one does not fit, else the first choice."""
        try:
            choices = self._choices(self.host.table(asked.table), asked)
        except UnknownTable:
            return
        for attempt in () if choices is None else (words, words[:1], choices[:1]):
            try:
                self.host.submit(asked.table, Move(asked.seat, asked.decision, attempt, bot=True))
                return
            except (Stale, Refused):
                return
            except MoveError:
                continue
