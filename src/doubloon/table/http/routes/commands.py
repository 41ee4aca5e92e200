"""How a seat does something: who it is, what it wants, and what it is told."""

from collections.abc import Callable
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from doubloon.table.core.commands import Command
from doubloon.table.core.model import Outcome
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import own_seat, request_of, sender
from doubloon.table.http.service import AnyRequest, Service, checked_id, service_of
from doubloon.table.http.wire import ActBody, Done


def done(outcome: Outcome) -> Done:
    """The answer to a request that was carried out."""
    return Done(outcome.number, outcome.seat, outcome.repeated)


def acts(name: str) -> Callable[[Callable[[int, Any], Command]], HTTPRouteHandler]:
    """Make a route of a function that says which command a seat's request is.

    Its docstring describes the route, its second argument is the body.
    """

    def route(command: Callable[[int, Any], Command]) -> HTTPRouteHandler:
        async def act(request: AnyRequest, table_id: FromPath[str], data: Any) -> Done:
            service = service_of(request)
            return await carry_out(
                service, request, table_id, data, lambda seat: command(seat, data)
            )

        _, body, _ = command.__annotations__.values()
        json: Any = JSONBody
        act.__annotations__["data"] = json[body]
        act.__name__, act.__doc__ = command.__name__, command.__doc__
        return write(f"/api/tables/{{table_id:str}}/{name}")(act)

    return route


async def carry_out(
    service: Service,
    request: AnyRequest,
    table_id: str,
    data: ActBody,
    command: Callable[[int], Command],
) -> Done:
    """Carry out what the asker's seat wants; a repeated request is answered again."""
    seat = await own_seat(service, request, table_id, data.as_seat)
    outcome = await service.hub.submit(
        checked_id(table_id),
        command(seat),
        request_of(sender(service, request, seat), data.request),
    )
    return done(outcome)
