"""Everything that a seat does at its table: one route for each command."""

from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from doubloon.table.core import commands
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest
from doubloon.table.interface import wire
from doubloon.table.interface.acts import ACTS, Act


def acts(known: Act) -> HTTPRouteHandler:
    """The route for a command.

    A repeated request is answered again, and not carried out again.
    """

    async def act(request: AnyRequest, table_id: FromPath[str], data: Any) -> wire.Done:
        asker = Asker(request)
        seat = await asker.seat(table_id, data.as_seat)
        given = asker.request_for(seat, data.request)
        outcome = await asker.service.hub.submit(table_id, known.asked(seat, data), given)
        if known.command is commands.Move and not outcome.repeated:
            asker.service.metrics.moves.inc()
        return wire.Done(outcome.number, outcome.seat, outcome.repeated)

    json: Any = JSONBody
    act.__annotations__["data"] = json[known.body]
    act.__name__, act.__doc__ = known.path.replace("-", "_"), known.command.__doc__
    return write(f"/api/tables/{{table_id:str}}/{known.path}")(act)


ROUTES: Final = [acts(each) for each in ACTS]
