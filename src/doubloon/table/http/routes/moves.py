"""Moves and what surrounds them: taps, previews, undo, resigning, chat. No rule lives here."""

from typing import Any, Final

from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from doubloon.kernel.decision import Preview
from doubloon.table.core import commands
from doubloon.table.core.commands import Command
from doubloon.table.core.messages import told_events
from doubloon.table.http import wire
from doubloon.table.http.routes.commands import acts, carry_out
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import own_seat
from doubloon.table.http.service import AnyRequest, service_of


@write("/api/tables/{table_id:str}/moves")
async def move(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[wire.MoveBody]
) -> wire.Done:
    """Answer a decision by a whole move; it lands whole or not at all.

    When this is answered, the move is stored. An answer that is lost on the way can be asked for
    again with the same request id.
    """
    service = service_of(request)
    answer = await carry_out(
        service,
        request,
        table_id,
        data,
        lambda seat: commands.Move(seat, data.decision, data.words),
    )
    if not answer.repeated:
        service.metrics.moves.inc()
    return answer


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
    found = table.preview(seat, data.words)
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
    found = table.tap(seat, data.words, data.wanted, data.word)
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


@acts("undo")
def undo(seat: int, data: wire.UndoBody) -> Command:
    """Take back your own last moves, as far as nothing was learned and nobody else has acted."""
    return commands.Undo(seat, data.moves)


@acts("ask-undo")
def ask_undo(seat: int, _: wire.ActBody) -> Command:
    """Ask everybody to take back your last move and all that followed."""
    return commands.AskUndo(seat)


@acts("answer-undo")
def answer_undo(seat: int, data: wire.AgreeBody) -> Command:
    """Agree, or not, to an undo that was asked for."""
    return commands.AnswerUndo(seat, data.agree)


@acts("resign")
def resign(seat: int, _: wire.ActBody) -> Command:
    """Give up: a bot plays the seat to the end."""
    return commands.Resign(seat)


@acts("chat")
def chat(seat: int, data: wire.ChatBody) -> Command:
    """Say something to the table. The text is data, never markup."""
    return commands.Chat(seat, data.text)


@acts("reactions")
def react(seat: int, data: wire.ReactBody) -> Command:
    """A short reaction, perhaps to an entry of the log."""
    return commands.React(seat, data.reaction, data.to)


ROUTES: Final[list[ControllerRouterHandler]] = [
    move,
    preview,
    tap,
    why_not,
    undo,
    ask_undo,
    answer_undo,
    resign,
    chat,
    react,
]
