"""Everything that a seat does at its table: one route for each command."""

from typing import Any, Final

from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from doubloon.table.core import commands
from doubloon.table.core.commands import Command
from doubloon.table.http import wire
from doubloon.table.http.routes.decorators import write
from doubloon.table.http.security import Asker
from doubloon.table.http.service import AnyRequest


def acts(path: str, command: type[Command], body: type[wire.ActBody]) -> HTTPRouteHandler:
    """The route for a command: the asker's seat gives it, with what its own body says.

    A repeated request is answered again, and not carried out again.
    """
    own = [name for name in body.__struct_fields__ if name not in wire.ActBody.__struct_fields__]

    async def act(request: AnyRequest, table_id: FromPath[str], data: Any) -> wire.Done:
        asker = Asker(request)
        seat = await asker.seat(table_id, data.as_seat)
        asked = command(seat, **{name: getattr(data, name) for name in own})
        given = asker.request_for(seat, data.request)
        outcome = await asker.service.hub.submit(table_id, asked, given)
        if command is commands.Move and not outcome.repeated:
            asker.service.metrics.moves.inc()
        return wire.Done(outcome.number, outcome.seat, outcome.repeated)

    json: Any = JSONBody
    act.__annotations__["data"] = json[body]
    act.__name__, act.__doc__ = path.replace("-", "_"), command.__doc__
    return write(f"/api/tables/{{table_id:str}}/{path}")(act)


ROUTES: Final = [
    acts("moves", commands.Move, wire.MoveBody),
    acts("undo", commands.Undo, wire.UndoBody),
    acts("ask-undo", commands.AskUndo, wire.ActBody),
    acts("answer-undo", commands.AnswerUndo, wire.AgreeBody),
    acts("resign", commands.Resign, wire.ActBody),
    acts("chat", commands.Chat, wire.ChatBody),
    acts("reactions", commands.React, wire.ReactBody),
    acts("leave", commands.Leave, wire.ActBody),
    acts("start", commands.Start, wire.ActBody),
    acts("bot", commands.ReplaceByBot, wire.BotBody),
    acts("take-back", commands.TakeSeatBack, wire.ActBody),
    acts("remove", commands.Remove, wire.SeatToolBody),
    acts("open", commands.OpenSeat, wire.SeatToolBody),
    acts("mute", commands.Mute, wire.MuteBody),
    acts("abandon", commands.VoteAbandon, wire.AgreeBody),
]
