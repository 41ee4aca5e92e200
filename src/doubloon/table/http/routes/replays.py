"""Finished games once more: replays, branches, reviews."""

import asyncio
from typing import Annotated, Final

from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter

from doubloon.table.bots.reviews import Review
from doubloon.table.core.errors import Refused
from doubloon.table.core.messages import LogEntry
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.routes.tables import begin_alone
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest, service_of
from doubloon.table.interface import tables, wire
from doubloon.table.interface import wire_games as games
from doubloon.table.interface.tables import checked_id


@read("/api/tables/{table_id:str}/replay")
async def replay(
    request: AnyRequest,
    table_id: FromPath[str],
    number: Annotated[
        int | None,
        QueryParameter(ge=0, le=10**12, description="After this entry; the end."),
    ] = None,
    seat: Annotated[
        int, QueryParameter(ge=-1, le=98, description="Whose eyes; -1 for all's.")
    ] = -1,
    frames: Annotated[bool, QueryParameter(description="Also all moves with their events.")] = True,
    course: Annotated[bool, QueryParameter(description="Also the facts after every move.")] = False,
) -> games.ReplayBody:
    """A finished game at any moment from any seat's eyes; refused while the game is on."""
    service = service_of(request)
    found = await service.replays.of(checked_id(table_id))
    log: list[LogEntry] = []
    if course:
        # Hundreds of views: not while others wait.
        log = await asyncio.to_thread(found.course, seat)
    elif frames:
        log = [each.shown(seat) for each in found.frames]
    return tables.replay(found, number, seat, log)


@write("/api/tables/{table_id:str}/branch")
async def branch(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[games.BranchBody]
) -> Response[wire.Seated]:
    """Go on from a moment of a finished game, in any seat, against bots, at a table of your own.

    Hands and decks are as they were at that moment; what is shuffled later is shuffled again.
    """
    found = await service_of(request).replays.of(checked_id(table_id))
    own, origin = tables.branch(found, data.number, data.seat)
    return await begin_alone(request, data, own, origin, data.seat)


@read("/api/tables/{table_id:str}/review")
async def review(
    request: AnyRequest,
    table_id: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=10**12, description="After this entry.")] = 0,
) -> Review:
    """A finished game as the strongest bot sees it, part by part; refused while the game is on.

    Each answer holds what could be worked out in about a second; ask again with ``after=next``
    until ``next`` is null.
    """
    asker = Asker(request)
    reviews = asker.service.reviews
    if reviews is None:
        raise Refused("this server runs no bots that could look at a game")
    who = (asker.maker.address, asker.maker.browser)
    return await reviews.part(checked_id(table_id), after, who)


ROUTES: Final = [replay, branch, review]
