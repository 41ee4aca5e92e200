"""What a command leads to: entries to append, or an error that says what is allowed."""

from collections.abc import Callable
from typing import Any, Final

from doubloon.table.core import commands
from doubloon.table.core.commands import Command
from doubloon.table.core.handlers import chat, endings, moves, seats
from doubloon.table.core.model import Decided
from doubloon.table.core.table import Table

DECIDE: Final[dict[type, Callable[[Table, Any, Decided], None]]] = {
    commands.Join: seats.join,
    commands.Leave: seats.leave,
    commands.Start: seats.start,
    commands.ReplaceByBot: seats.replace_by_bot,
    commands.TakeSeatBack: seats.take_seat_back,
    commands.Remove: seats.remove,
    commands.OpenSeat: seats.open_seat,
    commands.Mute: seats.mute,
    commands.Move: moves.move,
    commands.Undo: moves.undo,
    commands.AskUndo: moves.ask_undo,
    commands.AnswerUndo: moves.answer_undo,
    commands.Resign: endings.resign,
    commands.Chat: chat.chat,
    commands.React: chat.react,
    commands.VoteAbandon: endings.vote_abandon,
    commands.Rematch: endings.rematch,
    commands.TimeOut: endings.time_out,
}


def decide(table: Table, command: Command, at: int) -> Decided:
    """Check a command and give the entries it leads to; the table stays as it is."""
    new = Decided(number=table.number, at=max(at, table.at))
    DECIDE[type(command)](table, command, new)
    return new
