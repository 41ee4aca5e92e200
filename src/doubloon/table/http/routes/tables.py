"""Tables: make them, find them, look at them, sit down, another game."""

from typing import Annotated, Final

from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec import structs

from doubloon.table.core import commands
from doubloon.table.core.credentials import first_secret, seat_secret
from doubloon.table.core.model import SeatPlan, Settings, Summary
from doubloon.table.http import wire
from doubloon.table.http.errors import NoSeat
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.security import (
    browser_of,
    cookie,
    maker_of,
    own_seat,
    request_of,
    seats_at,
    sender,
    who_is,
)
from doubloon.table.http.service import AnyRequest, Service, checked_id, service_of

SPECTATOR: Final = -1
MOST_LOG: Final = 500  # entries in one answer
MOST_LISTED: Final = 100


def listed(summary: Summary) -> wire.ListedTable:
    """A table as lists show it."""
    return wire.ListedTable(
        table=summary.id,
        game=summary.game,
        status=summary.status,
        pace=summary.pace,
        players=len(summary.names),
        names=summary.names,
        free=summary.free,
        number=summary.number,
        created=summary.created,
        changed=summary.changed,
        asked=summary.asked,
        deadline=summary.deadline,
        unreadable=summary.unreadable,
    )


@read("/api/tables")
async def list_tables(request: AnyRequest) -> wire.Listed:
    """Open tables that wait for players or run, the latest first."""
    service = service_of(request)
    found = [await service.hub.mended(each) for each in await service.store.listed(MOST_LISTED)]
    return wire.Listed([listed(summary) for summary in found if not summary.unreadable])


@write("/api/tables")
async def create(request: AnyRequest, data: JSONBody[wire.CreateBody]) -> Response[wire.Seated]:
    """Make a table; with a name its maker sits down at once and hosts it."""
    service = service_of(request)
    browser = browser_of(request, service.settings) or first_secret(data.request)
    settings = Settings(
        game=data.game,
        players=data.players,
        options=data.options,
        deck=data.deck,
        seats=[SeatPlan(seat.kind, seat.level) for seat in data.seats],
        visibility=data.visibility,
        pace=data.pace,
        seconds=data.seconds,
        bank=data.bank,
        hints=data.hints,
    )
    given = request_of(who_is(browser), data.request)
    maker = maker_of(service, request, browser)
    table_id = await service.hub.create(settings, given, maker=maker)
    if data.name is None:
        number = (await service.table(table_id)).number
        return Response(wire.Seated(table_id, number, None, None))
    return await sit_down(
        service, request, browser, table_id, commands.Join(data.name), data.request
    )


@write("/api/tables/{table_id:str}/join")
async def join(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.JoinBody]
) -> Response[wire.Seated]:
    """Sit down. Once more from the same browser: another seat, for two who share a device."""
    service = service_of(request)
    browser = browser_of(request, service.settings) or first_secret(data.request)
    command = commands.Join(data.name, data.seat)
    return await sit_down(service, request, browser, checked_id(table_id), command, data.request)


async def sit_down(
    service: Service,
    request: AnyRequest,
    browser: str,
    table_id: str,
    command: commands.Join,
    given: str | None,
) -> Response[wire.Seated]:
    """Take a seat for a browser; a new one gets its cookie."""
    outcome = await service.hub.submit(
        table_id, command, request_of(f"{who_is(browser)}/join", given), browser
    )
    seat = outcome.seat
    secret = seat_secret(browser, table_id, seat) if seat is not None else None
    known = browser_of(request, service.settings) is not None
    return Response(
        wire.Seated(table_id, outcome.number, seat, secret, outcome.repeated),
        cookies=[] if known else [cookie(browser, service.settings)],
    )


@read("/api/tables/{table_id:str}")
async def look(
    request: AnyRequest,
    table_id: FromPath[str],
    after: Annotated[
        int | None,
        QueryParameter(
            ge=0, le=10**12, required=False, description="Also the log after this number."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        QueryParameter(
            ge=-1,
            le=98,
            required=False,
            description="Which of your seats looks; -1 to look as a spectator.",
        ),
    ] = None,
) -> wire.TableBody:
    """A table as your seat sees it, or as a spectator does if you hold none."""
    service = service_of(request)
    mine = await seats_at(service, request, table_id)
    looking = seat if seat is not None else mine[0] if mine else SPECTATOR
    if looking != SPECTATOR and looking not in mine:
        await service.table(table_id)
        raise NoSeat(f"seat {looking} is not yours")
    table, found = await service.look(table_id, looking, after)
    before = None
    if looking != SPECTATOR:
        before = await service.last_seen.before(table_id, looking)
        service.last_seen.told(table_id, looking, table.number)
    more = len(found.log) > MOST_LOG
    found.log = found.log[:MOST_LOG]
    return wire.TableBody(
        **structs.asdict(found),
        table=table_id,
        number=table.number,
        about=table.public(),
        mine=mine,
        more=more,
        seen=before,
    )


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
    service = service_of(request)
    seat = await own_seat(service, request, table_id, data.as_seat)
    given = request_of(sender(service, request, seat), data.request)
    maker = maker_of(service, request, browser_of(request, service.settings))
    return wire.TableId(await service.hub.rematch(checked_id(table_id), seat, given, maker))


ROUTES: Final[list[ControllerRouterHandler]] = [list_tables, create, join, look, record, rematch]
