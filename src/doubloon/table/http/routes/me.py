"""This browser: its games, its name, its stream, and the way to another device."""

import contextlib
from functools import partial
from typing import Annotated, Any, Final

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from doubloon.bots.measured.ratings import Finished, rating_of, strengths
from doubloon.kernel import registry
from doubloon.table.core.credentials import hashed
from doubloon.table.core.errors import Unplayable, Unreadable
from doubloon.table.core.model import Summary
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.security import LINK_SECONDS, Asker, new_link, now_is, use_link
from doubloon.table.http.service import AnyRequest, Service
from doubloon.table.http.streams import LONGEST_ID, EventStream, numbers_in
from doubloon.table.interface import wire
from doubloon.table.interface.refusals import BadLink, NoSeat, TooMany
from doubloon.table.interface.tables import checked_id, my_table, next_waiting

MOST_GAMES: Final = 200
MOST_ARCHIVED: Final = 500  # tables that a browser has put away; the oldest come back


async def games_of(service: Service, browser: str, earlier: bool) -> wire.Me:
    """A browser's name and games; the one that waits longest comes next.

    ``earlier``: was it somebody else before?
    """
    found = await service.store.of_browser(hashed(browser), MOST_GAMES)
    about = await service.store.browser(hashed(browser)) or {}
    tables: dict[str, tuple[Summary, list[int]]] = {}
    for summary, seat in found:
        if summary.id not in tables:
            tables[summary.id] = (await service.hub.mended(summary), [])
        tables[summary.id][1].append(seat)
    visits = await service.store.side.visits(hashed(browser))
    archived = set(archive_of(about))
    games: list[wire.MyTable] = []
    for summary, seats in tables.values():
        seen, moves = visits.get(summary.id, (0, 0))
        # This process may have sent more of it.
        seen = max(seen, *(service.last_seen.last(summary.id, seat) for seat in seats))
        games.append(my_table(summary, sorted(seats), seen, moves, summary.id in archived))
    return wire.Me(
        about.get("name"), games, next_waiting(games), earlier, ratings_of(list(tables.values()))
    )


def ratings_of(tables: list[tuple[Summary, list[int]]]) -> list[wire.MyRating]:
    """A browser's rating in every game in which it finished one with bots, the oldest first."""
    found: list[wire.MyRating] = []
    for name in registry.names():
        games = [
            Finished(seats, summary.levels, summary.placings)
            for summary, seats in reversed(tables)
            if summary.game == name and summary.placings and summary.origin is None
        ]
        if games:
            rating, counted = rating_of(games, partial(strengths, registry.find(name)))
            if counted:
                own = (round(rating.mu, 1), round(rating.sigma, 1), counted)
                found.append(wire.MyRating(name, *own))
    return found


@read("/api/me")
async def me(request: AnyRequest) -> Response[wire.Me]:
    """My games, and the next one that waits for me."""
    asker = Asker(request)
    earlier = bool(asker.earlier)
    if asker.browser is not None:
        return Response(await games_of(asker.service, asker.browser, earlier))
    asker.known()
    cookies = asker.cookies if asker.from_our_page() else []
    return Response(wire.Me(None, [], None, earlier), cookies=cookies)


@write("/api/me")
async def set_me(request: AnyRequest, data: JSONBody[wire.MeBody]) -> Response[wire.Me]:
    """Remember what I am called."""
    asker = Asker(request)
    browser, store = asker.known(), asker.service.store
    about = await store.browser(hashed(browser)) or {}
    await store.save_browser(hashed(browser), {**about, "name": data.name})
    found = await games_of(asker.service, browser, bool(asker.earlier))
    return Response(found, cookies=asker.cookies)


def archive_of(about: dict[str, Any]) -> list[str]:
    """The tables that a browser has put away, by what the store holds of it."""
    found = about.get("archived")
    return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []


@write("/api/me/archive")
async def archive(request: AnyRequest, data: JSONBody[wire.ArchiveBody]) -> Response[wire.Me]:
    """Put a table away, so that lists of my games can leave it out; or back. It stays as it is."""
    asker = Asker(request)
    browser, store = asker.known(), asker.service.store
    about = await store.browser(hashed(browser)) or {}
    kept = [each for each in archive_of(about) if each != data.table]
    if data.archived:
        mine = [summary.id for summary, _ in await store.of_browser(hashed(browser), MOST_GAMES)]
        if data.table not in mine:
            raise NoSeat("this table is not yours")
        kept = [*kept, data.table][-MOST_ARCHIVED:]
    await store.save_browser(hashed(browser), {**about, "archived": kept})
    return Response(await games_of(asker.service, browser, bool(asker.earlier)))


@write("/api/me/records")
async def hand_over(request: AnyRequest, data: JSONBody[wire.RecordBody]) -> Response[wire.TableId]:
    """Put a finished game that was played on a device into my games here.

    The record is replayed and verified. The same record again gives the same table. It is listed
    with the origin `record`: it was not played at a table of this server.
    """
    asker = Asker(request)
    browser = asker.known()
    table_id = await asker.service.device_records.take(data.text, browser, asker.maker)
    return Response(wire.TableId(table_id), cookies=asker.cookies)


@write("/api/me/link")
async def link(request: AnyRequest) -> Response[wire.Link]:
    """A personal link that moves me to another device: good once, for a short time.

    The code is behind the link's ``#``, so that no server or log on the way gets it.
    """
    asker = Asker(request)
    code = await new_link(asker.service.store, asker.known())
    return Response(wire.Link(f"/#device={code}", code, LINK_SECONDS), cookies=asker.cookies)


@write("/api/me/device")
async def device(request: AnyRequest, data: JSONBody[wire.CodeBody]) -> Response[wire.Me]:
    """Use a personal link's code on this device; its games are then mine here too.

    Who this browser was is kept: see `/api/me/back`.
    """
    asker = Asker(request)
    browser = await use_link(asker.service.store, data.code)
    former = [asker.browser] if asker.browser else []
    return await turned_into(asker.service, browser, [*former, *asker.earlier])


@write("/api/me/back")
async def back(request: AnyRequest) -> Response[wire.Me]:
    """Be again who this browser was before it used a personal link; and back, if asked again."""
    asker = Asker(request)
    if not asker.earlier:
        raise BadLink("this browser was nobody else before")
    browser, *earlier = asker.earlier
    former = [asker.browser] if asker.browser else []
    return await turned_into(asker.service, browser, [*earlier, *former])


async def turned_into(service: Service, browser: str, earlier: list[str]) -> Response[wire.Me]:
    """The answer to a browser that is another one from now on."""
    cookies = now_is(browser, earlier, service.settings)
    found = await games_of(service, browser, bool(cookies[1].value))
    return Response(found, cookies=cookies)


@read(
    "/api/stream",
    answer=ResponseSpec(
        wire.TableUpdate,
        generate_examples=False,
        media_type="text/event-stream",
        description="The data of each event of the kind `table`; those of the kind `presence`,"
        " if they are asked for, say who is at a table.",
    ),
    media_type="text/event-stream",
)
async def stream(
    request: AnyRequest,
    table: Annotated[
        list[str] | None,
        QueryParameter(
            max_items=50,
            description="Further tables to follow, such as one that is watched.",
        ),
    ] = None,
    after: Annotated[
        str | None,
        QueryParameter(
            max_length=LONGEST_ID,
            description="What Last-Event-ID would say, for a first connection.",
        ),
    ] = None,
    presence: Annotated[
        bool,
        QueryParameter(description="Also say who is at the tables that are asked for."),
    ] = False,
) -> EventStream:
    """Server-sent events: the updates of all my tables in one stream.

    The header Last-Event-ID (browsers send it by themselves) resumes where an earlier stream
    broke off.
    """
    asker = Asker(request)
    service = asker.service
    last = request.headers.get("last-event-id") or after or ""
    tables = [checked_id(each) for each in table or []]
    if tables and service.guest_limiter.wait(asker.address, len(tables)):
        raise TooMany("too many tables to watch at once; wait a little")
    for each in tables:
        with contextlib.suppress(Unplayable, Unreadable):  # these are passed over
            await service.table(each)
    if not service.streams.counter.enter(asker.address):
        raise TooMany("too many open streams; close some")
    return EventStream(asker, tables, numbers_in(last), presence)


ROUTES: Final = [me, set_me, archive, hand_over, link, device, back, stream]
