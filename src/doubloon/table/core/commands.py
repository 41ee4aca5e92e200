"""What can be asked of a table. ``seat`` and ``by`` come from a credential, never from the asker.

``by`` None is the program itself: a clock that ran out, a host's script.
"""

import msgspec


class Join(msgspec.Struct, frozen=True):
    """Sit down: at the first open seat, or at the one an invitation names.

    ``who`` is the browser's mark at this table (``credentials.mark``), set by the hub.
    """

    name: str
    seat: int | None = None
    who: str = ""


class Leave(msgspec.Struct, frozen=True):
    """Stand up: before the start the seat is free again, afterwards a bot plays on."""

    seat: int


class Start(msgspec.Struct, frozen=True):
    """The host starts the game."""

    by: int | None


class Move(msgspec.Struct, frozen=True):
    """Answer the decision with that id by a whole move, in notation.

    ``bot`` is set by the bot runner alone: a seat is moved by whoever plays it now.
    """

    seat: int
    decision: str
    words: list[str]
    bot: bool = False


class Undo(msgspec.Struct, frozen=True):
    """Take back own moves, as far as the kernel allows; None: the last own choice."""

    seat: int
    moves: int | None = None


class AskUndo(msgspec.Struct, frozen=True):
    """Ask everybody to take back the last own move and all that followed."""

    seat: int


class AnswerUndo(msgspec.Struct, frozen=True):
    """Agree, or not, to what was asked."""

    seat: int
    agree: bool


class Resign(msgspec.Struct, frozen=True):
    """Give up: a bot plays the seat to the end."""

    seat: int


class Chat(msgspec.Struct, frozen=True):
    """Say something to the table."""

    seat: int
    text: str


class React(msgspec.Struct, frozen=True):
    """A short reaction, perhaps to a log entry."""

    seat: int
    reaction: str
    to: int | None = None


class ReplaceByBot(msgspec.Struct, frozen=True):
    """The host (or the seat itself) lets a bot play a seat; before the start also a free one."""

    by: int | None
    seat: int
    level: str | None = None


class TakeSeatBack(msgspec.Struct, frozen=True):
    """Play again where a bot stood in."""

    seat: int


class Remove(msgspec.Struct, frozen=True):
    """The host removes a player for good."""

    by: int | None
    seat: int


class Mute(msgspec.Struct, frozen=True):
    """The host mutes a player's chat, or not any more."""

    by: int | None
    seat: int
    muted: bool = True


class VoteAbandon(msgspec.Struct, frozen=True):
    """Vote to end the game without a result, or take the vote back."""

    seat: int
    agree: bool = True


class Rematch(msgspec.Struct, frozen=True):
    """After the end: another game at a new table. ``Hub.rematch`` makes that table."""

    seat: int
    table: str


class TimeOut(msgspec.Struct, frozen=True):
    """The program found that a seat's time is up."""

    seat: int


Command = (
    Join
    | Leave
    | Start
    | Move
    | Undo
    | AskUndo
    | AnswerUndo
    | Resign
    | Chat
    | React
    | ReplaceByBot
    | TakeSeatBack
    | Remove
    | Mute
    | VoteAbandon
    | Rematch
    | TimeOut
)
