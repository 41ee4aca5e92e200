"""Tables for people at one device, with bots: decide, store, apply, all at once and in order.

The counterpart of ``live/hub.py`` without other people: every person sits at this device, so every
person's seat is the asker's own. Nothing here waits; bots are asked by whoever runs the host.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from doubloon.kernel.errors import DoubloonError
from doubloon.kernel.events import SPECTATOR
from doubloon.table.core import credentials
from doubloon.table.core.changes import record_text
from doubloon.table.core.commands import Command, Join, Rematch, Start, TimeOut
from doubloon.table.core.errors import Refused, UnknownTable, Unplayable
from doubloon.table.core.handlers.creation import created, same_people
from doubloon.table.core.handlers.dispatch import decide
from doubloon.table.core.model import Decided, Entry, Origin, Outcome, Settings
from doubloon.table.core.replay import Replay, need_finished
from doubloon.table.core.table import Table
from doubloon.table.interface import wire
from doubloon.table.interface.tables import my_table
from doubloon.table.interface.updates import seen, update_json
from doubloon.table.local.store import Store, Write

LOCAL: Final = "local"  # ids of tables without a server begin with it
EVERYTHING: Final = 1_000_000  # entries of a log: all are remembered with their events


def local_id(request: str | None) -> str:
    """The id of a new table: no server gives out one like it.

    >>> local_id("1") == local_id("1"), local_id("1")[:5]
    (True, 'local')
    """
    return LOCAL + credentials.table_id_of(request)


class Host:
    """The tables of one device. ``browser`` is its secret, ``clock`` gives unix time in ms."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        browser: str,
        new_id: Callable[[str | None], str] = local_id,
    ) -> None:
        self.store = store
        self.clock = clock
        self.browser = browser
        self.new_id = new_id
        self.tables: dict[str, Table] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.seen: dict[str, int] = {}  # the last entry when a table was opened here
        self._sent: dict[str, int | None] = {}  # to whoever watches, by table
        self._replays: dict[str, Replay] = {}

    # tables come and go

    def load(self, table_id: str, secret: str, entries: list[Entry]) -> Table:
        """Take a table from its log.

        An Unplayable error if this engine does not have the game or the version of its rules, or
        gets to another position than the engine that played it; the log stays as it is.
        """
        table = Table(table_id, secret, EVERYTHING)
        try:
            for entry in entries:
                table.apply(entry)
        except Unplayable:
            raise
        except Exception as error:
            place = f"entry {table.number + 1} ({type(error).__name__})"
            raise Unplayable(f"this version of Doubloon cannot go on with it: {place}") from None
        if table.number == 0:
            raise UnknownTable("there is no such table")
        self.tables[table_id] = table
        self.logs[table_id] = list(entries)
        self.seen[table_id] = table.number
        return table

    def forget(self, table_id: str) -> None:
        """Drop a table from memory: it is gone, or must be read again."""
        for known in (self.tables, self.logs, self.seen, self._sent, self._replays):
            known.pop(table_id, None)

    def table(self, table_id: str) -> Table:
        """The table of that id; an UnknownTable error if there is none."""
        if table_id not in self.tables:
            raise UnknownTable("there is no such table")
        return self.tables[table_id]

    # commands

    def create(
        self, settings: Settings, request: str | None = None, origin: Origin | None = None
    ) -> str:
        """A new table; gives its id. A repeated request gives the same table again."""
        table_id = self.new_id(request)
        if table_id not in self.tables:
            self.begin(table_id, created(settings, self.clock(), origin))
        return table_id

    def begin(self, table_id: str, decided: Decided) -> None:
        """A new table with its first entries."""
        self.store.append(Write(table_id, decided.entries, decided.secret))
        table = Table(table_id, decided.secret or "", EVERYTHING)
        self.tables[table_id], self.logs[table_id], self.seen[table_id] = table, [], 0
        self._apply(table, decided)

    def submit(self, table_id: str, command: Command) -> Outcome:
        """Carry out a command: decide, store, apply."""
        table = self.table(table_id)
        if isinstance(command, Join):
            command = msgspec.structs.replace(command, who=self._mark(table_id))
        decided = decide(table, command, self.clock())
        self.store.append(Write(table_id, decided.entries, decided.secret))
        if decided.secret is not None:
            table.secret = decided.secret
        self._apply(table, decided)
        return Outcome(decided.entries[-1].number, decided.entries[0].seat)

    def _apply(self, table: Table, decided: Decided) -> None:
        for entry in decided.entries:
            table.apply(entry, decided.plays.get(entry.number))
            self.logs[table.id].append(entry)

    def _mark(self, table_id: str) -> str:
        return credentials.mark(credentials.hashed(self.browser), table_id)

    def sit_down(self, table_id: str, command: Join) -> wire.Seated:
        """Take a seat; its secret is of use at a server only."""
        outcome = self.submit(table_id, command)
        seat = outcome.seat
        secret = None
        if seat is not None:
            secret = credentials.seat_secret(self.browser, table_id, seat)
        return wire.Seated(table_id, outcome.number, seat, secret)

    def begin_alone(
        self, settings: Settings, request: str | None, origin: Origin, name: str, seat: int
    ) -> wire.Seated:
        """A game of one person with bots that begins at a position: make it, sit down, start."""
        table_id = self.create(settings, request, origin)
        answer = self.sit_down(table_id, Join(name, seat))
        self.submit(table_id, Start(seat))
        return answer

    def rematch(self, table_id: str, seat: int) -> str:
        """Another game with the same people and settings; gives the new table's id."""
        table = self.table(table_id)
        if table.rematch is not None:
            return table.rematch
        new_id = self.new_id(f"rematch/{table_id}/{table.secret}")
        decide(table, Rematch(seat, new_id), self.clock())
        decided = created(same_people(table), self.clock())
        fresh = Table.replay(new_id, decided.entries)
        for place, each in enumerate(table.seats):
            if each.name is None:
                continue
            join = Join(each.name, place, self._mark(new_id))
            for entry in decide(fresh, join, self.clock()).entries:
                fresh.apply(entry)
                decided.entries.append(entry)
        self.begin(new_id, decided)
        self.submit(table_id, Rematch(seat, new_id))
        return new_id

    def time_out(self) -> None:
        """Let bots take over where time is up."""
        now = self.clock()
        for table in list(self.tables.values()):
            for seat, until in table.deadlines().items():
                if until <= now:
                    self.submit(table.id, TimeOut(seat))

    # looking

    def mine(self, table: Table) -> list[int]:
        """The seats of people; all of them are at this device."""
        return [place for place, seat in enumerate(table.seats) if seat.name is not None]

    def looked(self, table: Table, seat: int, after: int | None) -> wire.SeatView:
        """What a seat may see, with the log after a number."""
        entries = table.recent(table.number if after is None else after) or []
        return seen(table, seat, [table.shown(each, seat) for each in entries])

    def listed(self, table: Table) -> wire.MyTable:
        """A table as the list of one's own games shows it."""
        return my_table(table.summary(), self.mine(table), table.number, 0, False)

    def record(self, table_id: str) -> str:
        """The record of a finished game, with its secret."""
        table = self.table(table_id)
        if table.status != "finished":
            raise Refused("the record can be had when the game is over")
        return record_text(table, self.logs[table_id])

    def replay(self, table_id: str) -> Replay:
        """A finished game played again; refused while it is on."""
        table = self.table(table_id)
        need_finished(table)
        if table_id not in self._replays:
            try:
                self._replays = {table_id: Replay(table, self.logs[table_id])}
            except DoubloonError as error:
                raise Refused(f"this game cannot be played again here: {error}") from None
        return self._replays[table_id]

    # updates

    def watch(self, table_id: str, after: int | None = None) -> None:
        """Updates of a table from now on; first what is new after a number, if one is given."""
        self.table(table_id)
        self._sent[table_id] = None if after is None else max(0, after)

    def unwatch(self, table_id: str) -> None:
        """No longer."""
        self._sent.pop(table_id, None)

    def watched(self) -> list[Table]:
        """The tables that somebody looks at."""
        return [self.tables[each] for each in self._sent if each in self.tables]

    def updates(self) -> list[bytes]:
        """What is new at the tables that are watched, as messages of a server's stream."""
        found: list[bytes] = []
        for table in self.watched():
            after = self._sent[table.id]
            if after == table.number:
                continue
            entries = [] if after is None else table.recent(after) or []
            found.append(update_json(table, self.mine(table) or [SPECTATOR], entries))
            self._sent[table.id] = table.number
        return found
