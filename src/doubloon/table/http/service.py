"""What all routes share: the hub, the store, the open streams, and what is sent to them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from litestar import Request

from doubloon.table.bots.moves import prepare
from doubloon.table.core.table import Table
from doubloon.table.http.limits.rates import Limiter
from doubloon.table.http.metrics import Metrics
from doubloon.table.http.settings import Settings
from doubloon.table.http.streams import Streams
from doubloon.table.interface.tables import checked_id
from doubloon.table.interface.updates import seen
from doubloon.table.interface.wire import SeatView
from doubloon.table.live.bots.processes import Workers
from doubloon.table.live.bots.reviews import Reviews
from doubloon.table.live.bots.runner import BotRunner
from doubloon.table.live.clock_runner import ClockRunner
from doubloon.table.live.device_records import DeviceRecords
from doubloon.table.live.housekeeping import Housekeeper
from doubloon.table.live.hub import Hub
from doubloon.table.live.last_seen import LastSeen
from doubloon.table.live.notices.courier import Courier
from doubloon.table.live.notices.mail import post_of
from doubloon.table.live.notices.runner import NoticeRunner
from doubloon.table.live.notices.webhook import Webhooks
from doubloon.table.live.presence import Presence
from doubloon.table.live.replays import Replays
from doubloon.table.live.seat_keys import SeatKeys
from doubloon.table.live.takeover import Takeover
from doubloon.table.live.whole_logs import WholeLogs
from doubloon.table.store.sql_store import SqlStore

AnyRequest = Request[Any, Any, Any]


class Service:
    """One for each application."""

    def __init__(self, store: SqlStore, settings: Settings, bots: int = 1) -> None:
        self.store = store
        self.settings = settings
        self.bots = bots
        self.metrics = Metrics()
        self.hub = Hub(store, most_of_address=settings.tables)
        self.hub.cache.on_damage = self.metrics.unreadable.set
        self.keys = SeatKeys(self.hub)
        self.logs = WholeLogs(self.hub)
        self.replays = Replays(self.hub)
        self.device_records = DeviceRecords(self.hub)
        self.runner: BotRunner | None = None
        self.reviews: Reviews | None = None
        self.last_seen = LastSeen(store)
        self.presence = Presence(self.hub)
        self.streams = Streams(store, settings.streams)
        self.hub.on_seated(self.streams.seated)
        self.hub.on_seated(self.presence.seated)
        self.guest_limiter = Limiter(min(settings.rate, 1.0), 60)  # who watch, by address
        self.code_limiter = Limiter(min(settings.rate, 0.2), 20)  # who try tables' codes
        self.notice_limiter = Limiter(min(settings.rate, 1 / 60), 10)
        post = post_of(settings.smtp, settings.mail_from) if settings.smtp else None
        count = self.metrics.notices.labels
        webhooks = Webhooks(settings.private_webhooks)
        self.courier = Courier(webhooks, post, settings.url, lambda *how: count(*how).inc())
        self.ready = False
        self.started = False  # was it ever ready?

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the opened store to the closed one; what is under way is finished."""
        async with AsyncExitStack() as stack:
            await self.store.open()
            stack.push_async_callback(self.store.close)
            await self.hub.start()
            stack.push_async_callback(self.hub.stop)
            stack.callback(self.device_records.stop)
            if self.bots:
                self.runner = BotRunner(self.hub, workers=self.bots)
                await self.runner.start()
                stack.push_async_callback(self.runner.stop)
                advisers = Workers(1, niceness=5, prepare=prepare)
                advisers.start()
                stack.callback(advisers.stop)
                self.reviews = Reviews(self.replays, advisers, self.settings.thought)
            chosen = self.settings
            present = self.streams.open.__contains__
            notices = NoticeRunner(self.hub, self.courier, present, chosen.notice_after)
            housekeeper = Housekeeper(
                self.hub, chosen.keep_waiting, chosen.keep_finished, chosen.records
            )
            clocks, takeover = ClockRunner(self.hub), Takeover(self.hub)
            others = (housekeeper, self.last_seen, self.presence, notices)
            for each in (clocks, takeover, *others):
                await each.start()
                stack.push_async_callback(each.stop)
            self.ready = self.started = True
            try:
                yield
            finally:
                self.ready = False

    async def table(self, table_id: str, at_least: int = 0) -> Table:
        """The table as it is now; an UnknownTable error if there is none.

        ``at_least`` is a number that the asker has seen, perhaps from another process.
        """
        return await self.hub.table(checked_id(table_id), at_least)

    async def look(self, table_id: str, seat: int, after: int | None) -> tuple[Table, SeatView]:
        """A table and what ``seat`` may see of it, with the log after a number; of one moment."""
        table, log = await self.logs.after(checked_id(table_id), seat, after)
        return table, seen(table, seat, log)


def service_of(request: AnyRequest) -> Service:
    """The application's service."""
    service = request.app.state.service
    assert isinstance(service, Service)
    return service
