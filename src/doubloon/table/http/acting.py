"""How a seat does something: who it is, what it wants, and what it is told."""

from collections.abc import Callable

from doubloon.table.commands import Command
from doubloon.table.http.security import own_seat, request_of, sender
from doubloon.table.http.service import AnyRequest, Service, checked_id, service_of
from doubloon.table.http.wire import ActBody, Done
from doubloon.table.model import Outcome


def done(outcome: Outcome) -> Done:
    """The answer to a request that was carried out."""
    return Done(outcome.number, outcome.seat, outcome.repeated)


async def act(
    request: AnyRequest, table_id: str, data: ActBody, command: Callable[[int], Command]
) -> Done:
    """Carry out what the asker's seat wants; a repeated request is answered again."""
    return await carry_out(service_of(request), request, table_id, data, command)


async def carry_out(
    service: Service,
    request: AnyRequest,
    table_id: str,
    data: ActBody,
    command: Callable[[int], Command],
) -> Done:
    """The same, where the service is at hand."""
    seat = await own_seat(service, request, table_id, data.as_seat)
    outcome = await service.hub.submit(
        checked_id(table_id),
        command(seat),
        request_of(sender(service, request, seat), data.request),
    )
    return done(outcome)
