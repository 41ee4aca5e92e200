"""Tables: make them, find them, look at them, sit down, play alone, another game."""

from typing import Annotated, Final

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter

from doubloon.kernel.events import SPECTATOR
from doubloon.table.core import commands
from doubloon.table.core.credentials import hashed, seat_secret
from doubloon.table.core.model import Origin, Settings
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.security import Asker, request_of, who_is
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.interface import tables, wire
from doubloon.table.interface.tables import NAMELESS, checked_id, listed

MOST_LISTED: Final = 100


@read("/api/tables")
async def list_tables(request: AnyRequest) -> wire.Listed:
    """Open tables that wait for players or run, the latest first."""
    service = service_of(request)
    found = [await service.hub.mended(each) for each in await service.store.listed(MOST_LISTED)]
    return wire.Listed([listed(summary) for summary in found if not summary.unreadable])


@write("/api/tables")
async def create(request: AnyRequest, data: JSONBody[wire.CreateBody]) -> Response[wire.Seated]:
    """Make a table; with a name its maker sits down at once and hosts it."""
    asker = Asker(request)
    given = request_of(who_is(asker.known(data.request)), data.request)
    settings = msgspec.convert(data, Settings, from_attributes=True)
    table_id = await asker.service.hub.create(settings, given, maker=asker.maker)
    if data.name is None:
        number = (await asker.service.table(table_id)).number
        return Response(wire.Seated(table_id, number, None, None))
    return await sit_down(asker, table_id, commands.Join(data.name), data.request)


@write("/api/tables/{table_id:str}/join")
async def join(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.JoinBody]
) -> Response[wire.Seated]:
    """Sit down. Once more from the same browser: another seat, for two who share a device."""
    command = commands.Join(data.name, data.seat)
    return await sit_down(Asker(request), checked_id(table_id), command, data.request)


async def sit_down(
    asker: Asker, table_id: str, command: commands.Join, given: str | None
) -> Response[wire.Seated]:
    """Take a seat for a browser; a new one gets its cookie."""
    browser = asker.known(given)
    outcome = await asker.service.hub.submit(
        table_id, command, request_of(f"{who_is(browser)}/join", given), browser
    )
    seat = outcome.seat
    secret = seat_secret(browser, table_id, seat) if seat is not None else None
    return Response(
        wire.Seated(table_id, outcome.number, seat, secret, outcome.repeated),
        cookies=asker.cookies,
    )


async def begin_alone(
    request: AnyRequest, data: wire.AloneBody, settings: Settings, origin: Origin, seat: int
) -> Response[wire.Seated]:
    """A game of one person with bots that begins at a position: make the table, sit down, start.

    A repeated request gives the same table again.
    """
    asker = Asker(request)
    hub = asker.service.hub
    browser = asker.known(data.request)
    known = await asker.service.store.browser(hashed(browser)) or {}
    name = data.name or known.get("name") or NAMELESS
    given = request_of(who_is(browser), data.request)
    table_id = await hub.create(settings, given, origin, asker.maker)
    answer = await sit_down(asker, table_id, commands.Join(name, seat), data.request)
    given = request_of(f"{who_is(browser)}/start", data.request)
    await hub.submit(table_id, commands.Start(seat), given)
    return answer


@read("/api/tables/{table_id:str}")
async def look(
    request: AnyRequest,
    table_id: FromPath[str],
    after: Annotated[
        int | None,
        QueryParameter(ge=0, le=10**12, description="Also the log after this number."),
    ] = None,
    seat: Annotated[
        int | None,
        QueryParameter(
            ge=-1,
            le=98,
            description="Which of your seats looks; -1 to look as a spectator.",
        ),
    ] = None,
) -> wire.TableBody:
    """A table as your seat sees it, or as a spectator does if you hold none."""
    asker = Asker(request)
    service = asker.service
    mine = await asker.seats(table_id)
    if seat not in (None, SPECTATOR, *mine):
        await service.table(table_id)  # an unknown table is the better answer
    looking = tables.looking_seat(mine, seat)
    table, found = await service.look(table_id, looking, after)
    before = None
    if looking != SPECTATOR:
        before = await service.last_seen.before(table_id, looking)
        service.last_seen.sent(table_id, looking, table.number)
    return tables.table_body(table, found, mine, before, asker.browser)


@read("/api/tables/{table_id:str}/record", media_type="application/json")
async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, with its secret: replay it, check the shuffle."""
    text = await service_of(request).hub.record(checked_id(table_id))
    name = f'attachment; filename="doubloon-{table_id}.json"'
    return Response(text.encode(), headers={"content-disposition": name})


@write("/api/tables/{table_id:str}/rematch")
async def rematch(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.ActBody]
) -> wire.TableId:
    """After the end: another game with the same people, at a new table."""
    asker = Asker(request)
    seat = await asker.seat(table_id, data.as_seat)
    given = asker.request_for(seat, data.request)
    return wire.TableId(await asker.service.hub.rematch(table_id, seat, given, asker.maker))


ROUTES: Final = [list_tables, create, join, look, record, rematch]
