"""Moves before they are made: taps, previews, why not, hints. No rule lives here."""

from typing import Final

from litestar.params import FromPath, JSONBody

from doubloon.kernel.errors import NotYourDecision
from doubloon.table.core import taps
from doubloon.table.core.errors import Refused
from doubloon.table.http import wire
from doubloon.table.http import wire_games as games
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest
from doubloon.table.live.bots.reviews import hint_job


@write("/api/tables/{table_id:str}/preview")
async def preview(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.PreviewBody]
) -> wire.PreviewAnswer:
    """What a half-built move allows next and would do, as far as you can know. Stores nothing."""
    seat, table = await Asker(request).at(table_id, data.as_seat)
    found = table.running().preview(seat, data.words)
    shown = found.data()
    del shown["leads"]  # of taps only
    if found.refused is not None:
        shown["refused"] = wire.Refusal(*found.refused, table.game.explain(*found.refused))
    return wire.PreviewAnswer(**shown)


@write("/api/tables/{table_id:str}/tap")
async def tap(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.TapBody]
) -> wire.TapAnswer:
    """Put a word into a half-built move where the rules want it, take it out, or learn why not.

    The answer is the whole move after the tap: what is in it, what may follow, what it would do,
    as far as you can know. Stores nothing.
    """
    seat, table = await Asker(request).at(table_id, data.as_seat)
    found = taps.tap(table.running(), seat, data.words, data.wanted, data.word)
    refused = None
    if found.why_not is not None:
        word, why = found.why_not
        refused = wire.RefusedWord(*why, table.game.explain(*why), word)
    shown = found.preview.data()
    del shown["refused"]  # of previews only
    return wire.TapAnswer(**shown, wanted=found.wanted, why_not=refused)


@write("/api/tables/{table_id:str}/why-not")
async def why_not(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.WhyNotBody]
) -> wire.WhyNot:
    """Why an action may not be taken now, with the rule. Stores nothing."""
    seat, table = await Asker(request).at(table_id, data.as_seat)
    why = table.why_not(seat, data.word)
    return wire.WhyNot(why is None, *(why or (None, None, None)))


@write("/api/tables/{table_id:str}/hint")
async def hint(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.ActBody]
) -> games.Hint:
    """What the strongest bot would play in your place, from what you can see, with figures.

    If the table allows hints. Nobody else learns of it: it leaves no trace in the log.
    """
    asker = Asker(request)
    seat, table = await asker.at(table_id, data.as_seat)
    table.running()
    if not table.settings.hints:
        raise Refused("this table was made without hints")
    reviews = asker.service.reviews
    if reviews is None:
        raise Refused("this server runs no bots that could give a hint")
    decision = table.decision(seat)
    if decision is None:
        raise NotYourDecision(f"seat {seat} is not asked anything now")
    asked = hint_job(table, seat, decision["id"], asker.settings.thought)
    opinion = await reviews.hint(asked, (asker.maker.address, asker.maker.browser))
    if opinion is None:
        raise Refused("no hint could be found; try again")
    return games.Hint(decision["id"], opinion.moves[0].words, opinion.moves)


ROUTES: Final = [preview, tap, why_not, hint]
