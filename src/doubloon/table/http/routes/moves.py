"""Moves before they are made: taps, previews, why not, hints. No rule lives here."""

from typing import Final

from litestar.params import FromPath, JSONBody

from doubloon.table.core.errors import Refused
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest
from doubloon.table.interface import tables, wire
from doubloon.table.interface import wire_games as games


@write("/api/tables/{table_id:str}/preview")
async def preview(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.PreviewBody]
) -> wire.PreviewAnswer:
    """What a half-built move allows next and would do, as far as you can know. Stores nothing."""
    seat, table = await Asker(request).at(table_id, data.as_seat)
    return tables.preview(table, seat, data)


@write("/api/tables/{table_id:str}/tap")
async def tap(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.TapBody]
) -> wire.TapAnswer:
    """Put a word into a half-built move where the rules want it, take it out, or learn why not.

    The answer is the whole move after the tap: what is in it, what may follow, what it would do,
    as far as you can know. Stores nothing.
    """
    seat, table = await Asker(request).at(table_id, data.as_seat)
    return tables.tap(table, seat, data)


@write("/api/tables/{table_id:str}/why-not")
async def why_not(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.WhyNotBody]
) -> wire.WhyNot:
    """Why an action may not be taken now, with the rule. Stores nothing."""
    seat, table = await Asker(request).at(table_id, data.as_seat)
    return tables.why_not(table, seat, data)


@write("/api/tables/{table_id:str}/hint")
async def hint(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.ActBody]
) -> games.Hint:
    """What the strongest bot would play in your place, from what you can see, with figures.

    If the table allows hints. Nobody else learns of it: it leaves no trace in the log.
    """
    asker = Asker(request)
    seat, table = await asker.at(table_id, data.as_seat)
    reviews = asker.service.reviews
    asked = tables.hint(table, seat, asker.settings.thought)
    question = next(asked)
    if reviews is None:
        raise Refused("this server runs no bots that could give a hint")
    opinion = await reviews.hint(question.job, (asker.maker.address, asker.maker.browser))
    try:
        asked.send(opinion)
    except StopIteration as done:
        found: games.Hint = done.value
        return found
    raise AssertionError("a hint is one question")


ROUTES: Final = [preview, tap, why_not, hint]
