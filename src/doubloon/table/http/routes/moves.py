"""Moves before they are made: taps, previews, why not. Nothing is stored, no rule lives here."""

from typing import Any, Final

from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from doubloon.kernel.decision import Preview
from doubloon.table.core import taps
from doubloon.table.core.messages import told_events
from doubloon.table.http import wire
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import own_seat
from doubloon.table.http.service import AnyRequest, service_of


def ahead(found: Preview) -> dict[str, Any]:
    """What previews and taps have in common."""
    return {
        "words": found.words,
        "choices": found.choices,
        "events": told_events(found.events, found.seat),
        "view": found.view,
        "facts": found.facts,
        "complete": found.complete,
        "reveals": found.reveals,
    }


@write("/api/tables/{table_id:str}/preview")
async def preview(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.PreviewBody]
) -> wire.PreviewAnswer:
    """What a half-built move allows next and would do, as far as you can know. Stores nothing."""
    service = service_of(request)
    seat = await own_seat(service, request, table_id, data.as_seat)
    table = await service.table(table_id)
    found = table.running().preview(seat, data.words)
    why = found.refused
    refused = None if why is None else wire.Refusal(*why, table.game.explain(*why))
    return wire.PreviewAnswer(**ahead(found), refused=refused)


@write("/api/tables/{table_id:str}/tap")
async def tap(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.TapBody]
) -> wire.TapAnswer:
    """Put a word into a half-built move where the rules want it, take it out, or learn why not.

    The answer is the whole move after the tap: what is in it, what may follow, what it would do,
    as far as you can know. Stores nothing.
    """
    service = service_of(request)
    seat = await own_seat(service, request, table_id, data.as_seat)
    table = await service.table(table_id)
    found = taps.tap(table.running(), seat, data.words, data.wanted, data.word)
    refused = None
    if found.why_not is not None:
        word, why = found.why_not
        refused = wire.RefusedWord(*why, table.game.explain(*why), word)
    return wire.TapAnswer(
        **ahead(found.preview), wanted=found.wanted, leads=found.preview.leads, why_not=refused
    )


@write("/api/tables/{table_id:str}/why-not")
async def why_not(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.WhyNotBody]
) -> wire.WhyNot:
    """Why an action may not be taken now, with the rule. Stores nothing."""
    service = service_of(request)
    seat = await own_seat(service, request, table_id, data.as_seat)
    table = await service.table(table_id)
    why = table.why_not(seat, data.word)
    if why is None:
        return wire.WhyNot(True, None, None, None)
    rule, details, message = why
    return wire.WhyNot(False, rule, details, message)


ROUTES: Final[list[ControllerRouterHandler]] = [preview, tap, why_not]
