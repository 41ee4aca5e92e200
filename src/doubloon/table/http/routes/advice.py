"""What the strongest bot thinks: hints during a game, a review after it."""

from typing import Annotated, Final

from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from doubloon.kernel.errors import NotYourDecision
from doubloon.table.core.errors import Refused
from doubloon.table.http import wire
from doubloon.table.http import wire_games as games
from doubloon.table.http.routes.decorators import read, write
from doubloon.table.http.security import browser_of, maker_of, own_seat
from doubloon.table.http.service import AnyRequest, Service, checked_id, service_of
from doubloon.table.live.bots.reviews import hint_job


def who_asks(service: Service, request: AnyRequest) -> tuple[str, str]:
    """Whose turn it is: of an address, and there of a browser."""
    asker = maker_of(service, request, browser_of(request, service.settings))
    return asker.address, asker.browser


@write("/api/tables/{table_id:str}/hint")
async def hint(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.ActBody]
) -> games.Hint:
    """What the strongest bot would play in your place, from what you can see, with figures.

    If the table allows hints. Nobody else learns of it: it leaves no trace in the log.
    """
    service = service_of(request)
    seat = await own_seat(service, request, table_id, data.as_seat)
    table = await service.table(table_id)
    table.running()
    if not table.settings.hints:
        raise Refused("this table was made without hints")
    if service.reviews is None:
        raise Refused("this server runs no bots that could give a hint")
    decision = table.decision(seat)
    if decision is None:
        raise NotYourDecision(f"seat {seat} is not asked anything now")
    asked = hint_job(table, seat, decision["id"], service.settings.thought)
    opinion = await service.reviews.hint(asked, who_asks(service, request))
    if opinion is None:
        raise Refused("no hint could be found; try again")
    return games.Hint(decision["id"], opinion.moves[0].words, opinion.moves)


@read("/api/tables/{table_id:str}/review")
async def review(
    request: AnyRequest,
    table_id: FromPath[str],
    after: Annotated[
        int, QueryParameter(ge=0, le=10**12, required=False, description="After this entry.")
    ] = 0,
) -> games.Review:
    """A finished game as the strongest bot sees it, part by part; refused while the game is on.

    Each answer holds what could be worked out in about a second; ask again with ``after=next``
    until ``next`` is null.
    """
    service = service_of(request)
    if service.reviews is None:
        raise Refused("this server runs no bots that could look at a game")
    who = who_asks(service, request)
    part = await service.reviews.part(checked_id(table_id), after, who)
    return games.Review(table_id, part.total, part.next, part.moments)


ROUTES: Final[list[ControllerRouterHandler]] = [hint, review]
