"""Server-sent events: one stream for each browser, with all its tables in it.

A message of the stream is one table's update: ``{"table", "number", "about", "seats"}``, where
``seats`` holds for each of the reader's seats (or the spectator, -1) the view, the decision and
the log since the last message. Its ``id`` names the last numbers of the tables sent so far; a
reader that sends it back as ``Last-Event-ID`` gets all that it missed. Of a table that the id does
not name the reader gets the present state, and may ask for the log.

A message of the kind ``presence`` says who is at a table that the reader has named, if it asked.

Updates wait as one mark per table, never as a queue: a slow reader costs nothing, delays nobody;
one that does not read at all is dropped.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.types import Receive, Scope, Send

from doubloon.kernel.events import SPECTATOR
from doubloon.table.core.credentials import hashed
from doubloon.table.core.errors import StoreError, UnknownTable, Unplayable, Unreadable
from doubloon.table.core.table import Table
from doubloon.table.http.errors import noted
from doubloon.table.http.limits.rates import Counter
from doubloon.table.interface.updates import encoded, encoder, update_json
from doubloon.table.interface.wire import SeatView
from doubloon.table.live.subscription import Subscription
from doubloon.table.store.sql_store import SqlStore

if TYPE_CHECKING:
    from doubloon.table.http.security import Asker

MOST_TABLES: Final = 200  # in one stream
MOST_IN_ID: Final = 32  # tables whose numbers an event's id names
LONGEST_ID: Final = 4096
PATH: Final = "/api/stream"
HEARTBEAT: Final = b": heartbeat\n\n"
HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # nginx would wait for more
]


class Streams:
    """The streams that are open in this process."""

    def __init__(self, store: SqlStore, most: int) -> None:
        self.store = store
        self.open: dict[str, set[EventStream]] = {}
        self.pumps: set[asyncio.Task[None]] = set()
        self.counter = Counter(most)
        self.closing = False

    async def seated(self, table_id: str) -> None:
        """Somebody sat down, through any process: their streams follow that table from now on.

        Without a table some may have been missed: all look for themselves.
        """
        if not table_id:
            for mine in self.open.values():
                for stream in mine:
                    stream.look_again()
        elif self.open:
            with contextlib.suppress(StoreError):  # when it is back, all look again
                for seat in await self.store.seats(table_id):
                    for stream in self.open.get(seat.browser or "", ()):
                        stream.subscription.begin(table_id)

    def close(self) -> None:
        """End all of them; the server is going down."""
        self.closing = True
        for pump in self.pumps:
            pump.cancel()


def numbers_in(text: str) -> dict[str, int]:
    """The last numbers by table that an event's id names; what cannot be read is left out.

    >>> numbers_in("ab12.7,cd34.9")
    {'ab12': 7, 'cd34': 9}
    >>> numbers_in("nonsense,x.-1,y.7777777777777777")
    {}
    """
    found: dict[str, int] = {}
    for part in text[:LONGEST_ID].split(","):
        table_id, _, number = part.strip().partition(".")
        if table_id.isascii() and table_id.isalnum() and number.isascii() and number.isdecimal():
            if len(number) <= 12:
                found[table_id] = int(number)
    return found


def id_of(numbers: dict[str, int]) -> str:
    """An event's id: the numbers of the tables that were sent last.

    >>> id_of({"ab12": 7, "cd34": 9})
    'ab12.7,cd34.9'
    """
    newest = list(numbers.items())[-MOST_IN_ID:]
    return ",".join(f"{table_id}.{number}" for table_id, number in newest)


class EventStream:
    """One open stream; an ASGI application that answers one request."""

    def __init__(
        self, asker: "Asker", tables: list[str], numbers: dict[str, int], presence: bool
    ) -> None:
        self.service = asker.service
        self.streams = self.service.streams
        self.browser = asker.browser
        self.bearer = asker.bearer
        self.who = [hashed(each) for each in (asker.browser, asker.bearer) if each is not None]
        self.address = asker.address
        self.known = numbers  # what the reader has, as it says
        self.sent: dict[str, int] = {}
        self.tables = tables
        self.presence = presence
        self.seats: dict[str, tuple[int, list[int]]] = {}  # mine by table, as of an entry
        self.subscription: Subscription = self.service.hub.subscribe([])
        self.loop = asyncio.get_running_loop()
        self.spoke = self.loop.time()  # when something was sent last
        self.blocked_since = 0.0  # since when the reader is waited for; 0: it is not
        self.heartbeat_due = False
        self.look_due = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the reader is gone, reads too slowly, or the server stops."""
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        mine = self.streams.open.setdefault(hashed(self.browser), set()) if self.browser else set()
        mine.add(self)
        pump = asyncio.create_task(self.pump(send))
        gone = asyncio.create_task(disconnected(receive))
        self.streams.pumps.add(pump)
        self.service.metrics.streams.inc()
        self.watch_over(pump)
        invited = self.invited()
        self.come(invited)
        try:
            if self.streams.closing:
                pump.cancel()
            await asyncio.wait({pump, gone}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            finished = pump.done() and not gone.done()
            for task in (pump, gone):
                task.cancel()
            await asyncio.gather(pump, gone, return_exceptions=True)
            for table_id in invited:
                self.service.hub.farewell(table_id)
                self.service.presence.leave(table_id, self.who)
            self.leave(mine, pump)
        if finished:
            if not self.blocked_since:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            if not pump.cancelled() and pump.exception() is not None:
                raise pump.exception() or AssertionError

    def invited(self) -> list[str]:
        """The tables that the reader asked to watch, and is a guest of from now on."""
        hub = self.service.hub
        tables = [table for each in self.tables if (table := hub.cache.known(each)) is not None]
        for table in tables:
            hub.welcome(table)
        return [table.id for table in tables]

    def come(self, tables: list[str]) -> None:
        """The reader is at these tables from now on, and learns who else is."""
        for table_id in tables:
            self.service.presence.enter(table_id, self.who)
            if self.presence:
                self.subscription.note(table_id)

    def leave(self, mine: "set[EventStream]", pump: asyncio.Task[None]) -> None:
        """Forget this stream."""
        self.timer.cancel()
        self.subscription.close()
        self.streams.pumps.discard(pump)
        mine.discard(self)
        if self.browser and not mine:
            self.streams.open.pop(hashed(self.browser), None)
        self.streams.counter.leave(self.address)
        self.service.metrics.streams.dec()

    def watch_over(self, pump: asyncio.Task[None]) -> None:
        """Now and then: a heartbeat after silence, the end for a reader who does not read.

        A look from time to time, as a timer for every message would cost more than the message.
        """
        settings = self.service.settings
        now = self.loop.time()
        if self.blocked_since and now - self.blocked_since >= settings.patience:
            self.service.metrics.dropped.inc()
            pump.cancel()
            return
        silent = 0.0 if self.blocked_since else now - self.spoke
        if silent >= settings.heartbeat:
            self.heartbeat_due = True
            self.subscription.rouse()
            silent = 0.0
        wait = min(settings.heartbeat - silent, settings.patience / 4)
        self.timer = self.loop.call_later(wait, self.watch_over, pump)

    async def write(self, send: Send, body: bytes) -> None:
        """Send some bytes; waits while the reader does not take what was sent before."""
        self.blocked_since = self.spoke = self.loop.time()
        await send({"type": "http.response.body", "body": body, "more_body": True})
        self.blocked_since = 0.0

    async def pump(self, send: Send) -> None:
        """First what is new to the reader, then updates as they come; heartbeats in silence."""
        await self.write(send, b"retry: 2000\n\n")
        await self.catch_up(send)
        while True:
            await self.subscription.ready()
            while (table_id := self.subscription.take()) is not None:
                await self.send_update(send, table_id)
            while self.subscription.presence:
                await self.send_presence(send, self.subscription.presence.pop())
            if self.heartbeat_due:
                self.heartbeat_due = False
                await self.write(send, HEARTBEAT)
            if self.look_due:
                self.look_due = False
                await self.catch_up(send)

    def look_again(self) -> None:
        """Find the reader's tables again."""
        self.look_due = True
        self.subscription.rouse()

    async def catch_up(self, send: Send) -> None:
        """Find the reader's tables; watch and send those that are new here."""
        found = dict.fromkeys(self.tables)
        if self.browser is not None:
            listed = await self.service.store.of_browser(hashed(self.browser), MOST_TABLES)
            for summary, _ in listed:
                if summary.status != "finished" or summary.id in self.known:
                    found[summary.id] = None
        for table_id in list(found)[:MOST_TABLES]:
            if table_id not in self.sent:
                self.subscription.watch(table_id)
                await self.send_update(send, table_id)

    async def send_update(self, send: Send, table_id: str) -> None:
        """One table's update, if there is one."""
        after = self.sent.get(table_id, self.known.get(table_id))
        try:
            table = await self.service.table(table_id, after or 0)
            if after == table.number:
                self.sent.setdefault(table_id, table.number)
                return
            if after is not None and after > table.number:
                after = None  # a number that never was: send the present state
            seats = await self.seats_at(table)
            number, data = await self.update(table, seats, after)
        except StoreError:
            raise
        except (UnknownTable, Unplayable, Unreadable):
            return
        except Exception as error:  # one table's matter: the reader's others go on
            noted(error, PATH)
            return
        await self.write(send, self.message(table_id, seats, number, data))

    def message(self, table_id: str, seats: list[int], number: int, data: bytes) -> bytes:
        """An event of the stream; what it holds counts as sent from now on."""
        for seat in seats:
            if seat != SPECTATOR:
                self.service.last_seen.sent(table_id, seat, number)
        self.sent.pop(table_id, None)
        self.sent[table_id] = number  # the newest is the last
        return b"id: %b\nevent: table\ndata: %b\n\n" % (id_of(self.sent).encode(), data)

    async def send_presence(self, send: Send, table_id: str) -> None:
        """Who is at a table that the reader has named."""
        wanted = self.presence and table_id in self.tables
        data = self.service.presence.message(table_id) if wanted else None
        if data is not None:
            await self.write(send, b"event: presence\ndata: %b\n\n" % data)

    async def seats_at(self, table: Table) -> list[int]:
        """The reader's seats, or the spectator's; asked again when seats may have changed."""
        known = self.seats.get(table.id)
        while known is None or known[0] != table.seated:
            seated = table.seated  # before the wait: what changes meanwhile is asked for again
            found = await self.service.keys.seats(table.id, self.browser, self.bearer)
            known = self.seats[table.id] = (seated, found or [SPECTATOR])
        return known[1]

    async def update(self, table: Table, seats: list[int], after: int | None) -> tuple[int, bytes]:
        """A table's number, and what is new until then for these seats."""
        entries = [] if after is None else table.recent(after)
        if entries is not None:
            return table.number, update_json(table, seats, entries)
        older: list[SeatView] = []
        for seat in seats:
            table, view = await self.service.look(table.id, seat, after)
            older.append(view)
        number = min(view.log[-1]["number"] if view.log else table.number for view in older)
        views = [msgspec.Raw(encoder.encode(view)) for view in older]
        return number, encoded(table, number, views)


async def disconnected(receive: Receive) -> None:
    """Wait until the reader is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
