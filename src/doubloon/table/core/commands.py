"""What can be asked of a table. ``seat`` and ``by`` come from a credential, never from the asker.

The first field is who asks; ``by`` None is the program itself: a clock that ran out, a host's
script. The docstrings of what people can ask for describe the routes in the OpenAPI document.
"""

import msgspec


class Command(msgspec.Struct, frozen=True):
    """Anything that can be asked of a table."""


class SeatCommand(Command, frozen=True):
    """Something that a seat asks for itself."""

    seat: int


class Join(Command, frozen=True):
    """Sit down: at the first open seat, or at the one an invitation names.

    In a running game only at a seat that the host has opened.
    """

    name: str
    seat: int | None = None
    who: str = ""  # the browser's mark at this table (``credentials.mark``), set by the hub


class Leave(SeatCommand, frozen=True):
    """Stand up: before the start the seat is free again, afterwards a bot plays on."""


class Start(Command, frozen=True):
    """The host begins the game."""

    by: int | None


class Move(SeatCommand, frozen=True):
    """Answer a decision by a whole move; it lands whole or not at all.

    When this is answered, the move is stored. An answer that is lost on the way can be asked for
    again with the same request id.
    """

    decision: str
    words: list[str]
    bot: bool = False  # set by the bot runner alone: a seat is moved by whoever plays it now


class Undo(SeatCommand, frozen=True):
    """Take back your own last moves, as far as nothing was learned and nobody else has acted."""

    moves: int | None = None  # None: the last own choice


class AskUndo(SeatCommand, frozen=True):
    """Ask everybody to take back your last move and all that followed."""


class AnswerUndo(SeatCommand, frozen=True):
    """Agree, or not, to an undo that was asked for."""

    agree: bool


class Resign(SeatCommand, frozen=True):
    """Give up: a bot plays the seat to the end."""


class Chat(SeatCommand, frozen=True):
    """Say something to the table. The text is data, never markup."""

    text: str


class React(SeatCommand, frozen=True):
    """A short reaction, perhaps to an entry of the log."""

    reaction: str
    to: int | None = None


class ReplaceByBot(Command, frozen=True):
    """Let a bot play a seat: the host any, others their own."""

    by: int | None
    seat: int
    level: str | None = None


class TakeSeatBack(SeatCommand, frozen=True):
    """Play again where a bot stood in for you."""


class Remove(Command, frozen=True):
    """The host removes a player for good."""

    by: int | None
    seat: int


class OpenSeat(Command, frozen=True):
    """The host opens a bot's seat to whoever comes; in a running game the bot plays until then."""

    by: int | None
    seat: int


class Mute(Command, frozen=True):
    """The host mutes a player's chat, or not any more."""

    by: int | None
    seat: int
    muted: bool = True


class VoteAbandon(SeatCommand, frozen=True):
    """Vote to end the game without a result; a no takes one's vote back, or refuses the others."""

    agree: bool = True


class Rematch(SeatCommand, frozen=True):
    """After the end: another game at a new table. ``Hub.rematch`` makes that table."""

    table: str


class TimeOut(SeatCommand, frozen=True):
    """The program found that a seat's time is up."""
