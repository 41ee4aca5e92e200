"""Everything that a seat does at its table: the path, the command, and the body that it takes."""

from typing import Final, NamedTuple

from doubloon.table.core import commands
from doubloon.table.core.commands import Command
from doubloon.table.interface import wire


class Act(NamedTuple):
    """``POST /api/tables/TABLE/PATH`` with this body gives this command."""

    path: str
    command: type[Command]
    body: type[wire.ActBody]

    def asked(self, seat: int, data: wire.ActBody) -> Command:
        """The command: the asker's seat gives it, with what its own body says."""
        common = wire.ActBody.__struct_fields__
        own = {name: getattr(data, name) for name in self.body.__struct_fields__}
        return self.command(seat, **{name: own[name] for name in own if name not in common})


ACTS: Final = [
    Act("moves", commands.Move, wire.MoveBody),
    Act("undo", commands.Undo, wire.UndoBody),
    Act("ask-undo", commands.AskUndo, wire.ActBody),
    Act("answer-undo", commands.AnswerUndo, wire.AgreeBody),
    Act("resign", commands.Resign, wire.ActBody),
    Act("chat", commands.Chat, wire.ChatBody),
    Act("reactions", commands.React, wire.ReactBody),
    Act("leave", commands.Leave, wire.ActBody),
    Act("start", commands.Start, wire.ActBody),
    Act("bot", commands.ReplaceByBot, wire.BotBody),
    Act("take-back", commands.TakeSeatBack, wire.ActBody),
    Act("remove", commands.Remove, wire.SeatToolBody),
    Act("open", commands.OpenSeat, wire.SeatToolBody),
    Act("mute", commands.Mute, wire.MuteBody),
    Act("abandon", commands.VoteAbandon, wire.AgreeBody),
]
