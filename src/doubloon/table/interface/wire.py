"""What travels: the bodies of requests and answers. Unknown fields are errors.

No body says who is asking: seats come from credentials. ``as`` only picks one of the asker's own
seats, for several people who share a device.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from doubloon.table.core.messages import Decision, GameEvent, LogEntry, TableAbout
from doubloon.table.core.model import OriginKind, SeatPlan, Status
from doubloon.table.core.taps import MOST_WANTED

Name = Annotated[str, Meta(min_length=1, max_length=30, description="A name, 1 to 30 letters.")]
RequestId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, a new one for every new request. The"
        " same request sent again is answered again, not carried out again.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=98)]
Word = Annotated[str, Meta(min_length=1, max_length=100)]
Words = Annotated[list[Word], Meta(max_length=100, description="Actions in notation.")]
Plain = dict[str, Any]
DEEPEST = 12  # tables and lists within each other, in what a body holds as plain data


def is_deeper(data: object, levels: int) -> bool:
    """Are there tables or lists within each other on more levels than that?

    >>> is_deeper({"a": [1, 2]}, 2), is_deeper({"a": [1, [2]]}, 2)
    (False, True)
    """
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else None
    if inside is None:
        return False
    return levels == 0 or any(is_deeper(each, levels - 1) for each in inside)


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Any request."""


class CreateBody(Body):
    """A new table. With ``name`` its maker sits down at once and hosts it."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=99)]
    options: Plain = {}
    deck: Plain | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=99)] = []
    visibility: Literal["open", "link"] = "link"
    pace: Literal["live", "days"] = "live"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)] | None = None
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    hints: bool = False
    name: Name | None = None
    request: RequestId | None = None

    def __post_init__(self) -> None:
        if is_deeper(self.options, DEEPEST) or is_deeper(self.deck, DEEPEST):
            raise ValueError(f"options and deck hold at most {DEEPEST} levels within each other")


class AloneBody(Body):
    """A game of one's own; without a name it is the browser's."""

    name: Name | None = None
    request: RequestId | None = None


class ActBody(Body):
    """Anything a seat does."""

    request: RequestId | None = None
    as_seat: SeatNumber | None = field(default=None, name="as")


class JoinBody(Body):
    """Sit down, at the first open seat or at the named one."""

    name: Name
    seat: SeatNumber | None = None
    request: RequestId | None = None


class MoveBody(ActBody, kw_only=True):
    """A whole move: the decision that is answered, and the actions."""

    decision: Annotated[str, Meta(max_length=100)]
    words: Words


class PreviewBody(ActBody, kw_only=True):
    """A move that is half built."""

    words: Words


class TapBody(PreviewBody, kw_only=True):
    """A move that is half built, and the word that was tapped.

    ``wanted`` were tapped before their time: the answer to the tap before says which.
    """

    wanted: Annotated[list[Word], Meta(max_length=MOST_WANTED)] = []
    word: Word


class WhyNotBody(ActBody, kw_only=True):
    """An action that the client wonders about."""

    word: Word


class UndoBody(ActBody):
    """How many of one's own moves to take back; none given: the last choice."""

    moves: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class AgreeBody(ActBody):
    """Yes or no: to an undo that was asked for, to abandoning the game."""

    agree: bool = True


class ChatBody(ActBody, kw_only=True):
    """Words for the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ReactBody(ActBody, kw_only=True):
    """A short reaction, perhaps to an entry of the log."""

    reaction: Annotated[str, Meta(min_length=1, max_length=20)]
    to: Annotated[int, Meta(ge=1)] | None = None


class SeatToolBody(ActBody, kw_only=True):
    """A host's tool, about a seat."""

    seat: SeatNumber


class MuteBody(SeatToolBody, kw_only=True):
    """Mute a seat's chat, or not any more."""

    muted: bool = True


class BotBody(SeatToolBody, kw_only=True):
    """Let a bot play a seat."""

    level: Annotated[str, Meta(max_length=40)] | None = None


class MeBody(Body):
    """What this browser's owner is called."""

    name: Name


class ArchiveBody(Body):
    """Put a table of mine away, or back into the list."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    archived: bool = True


class RecordBody(Body):
    """The record of a game, as ``/api/tables/TABLE/record`` gives it."""

    text: str


class NoticesBody(Body):
    """Where to notify me that it is my turn; what is left out stays as it is."""

    webhook: Annotated[str, Meta(max_length=1000)] | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    live: bool | None = None
    language: Literal["en", "nl", "fr", "de"] | None = None


class CodeBody(Body):
    """A code: that of a personal link, or one from a mail."""

    code: Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]


# Answers


class ErrorBody(msgspec.Struct, omit_defaults=True):
    """What is wrong: a constant kind, a sentence, and the rule if it is about one."""

    error: str
    message: str
    rule: str = ""


class Done(msgspec.Struct):
    """A request that was carried out: the number of the log's last entry then."""

    number: int
    seat: int | None
    repeated: bool


class Seated(msgspec.Struct):
    """A seat was taken. ``secret`` opens it without a cookie: ``Authorization: Bearer SECRET``."""

    table: str
    number: int
    seat: int | None
    secret: str | None
    repeated: bool = False


class TableId(msgspec.Struct):
    """A table."""

    table: str


class TableCode(msgspec.Struct):
    """Six letters that lead to a table for about a day: ``GET /api/codes/CODE``."""

    code: str


class SeatView(msgspec.Struct):
    """A table as one seat sees it (-1: a spectator); ``log`` holds what is new.

    ``facts`` is what the game works out from the view, for screens. ``undo`` is how many of its
    own moves the seat may take back now, ``undo_stops`` why no more.
    """

    seat: int
    view: Plain | None
    facts: Plain | None
    decision: Decision | None
    undo: int
    undo_stops: str
    log: list[LogEntry]


class TableUpdate(msgspec.Struct):
    """One table's update in a stream: what everybody sees, then what each of my seats does."""

    table: str
    number: int
    about: TableAbout
    seats: list[SeatView]


class TableBody(SeatView, kw_only=True):
    """A table: for everyone the same ``about``, and the game as the asker may see it.

    ``seen`` is the last entry that the asker's seat had been sent when this visit began; ask for
    the log after it to show what happened since. ``removed``: the host has removed the asker, who
    may watch but not sit down.
    """

    table: str
    number: int
    about: TableAbout
    mine: list[int]
    more: bool
    seen: int | None = None
    removed: bool = False


class ListedTable(msgspec.Struct):
    """A table in a list; ``asked`` are the seats that are to act, ``levels`` the bots' by seat.

    An ``unreadable`` one is damaged in the store: of it there is little more than the id.
    """

    table: str
    game: str
    status: Status
    pace: Literal["live", "days"]
    players: int
    names: list[str | None]
    free: int
    number: int
    created: int
    changed: int
    asked: list[int]
    deadline: int | None
    levels: list[str | None]
    origin: OriginKind | None
    round: int | None
    placings: list[int] | None
    scores: list[int] | None
    unreadable: bool


class Listed(msgspec.Struct):
    """Tables."""

    tables: list[ListedTable]


class MyTable(msgspec.Struct):
    """A table at which this browser holds seats; ``waiting``: one of them is asked something.

    ``archived``: its owner has put it away. ``seen`` is the last entry that was sent, on any
    device; ``new`` and ``moves`` are how many entries, and how many moves among them, there were
    since.
    """

    table: ListedTable
    seats: list[int]
    waiting: bool
    seen: int = 0
    new: int = 0
    moves: int = 0
    archived: bool = False


class MyRating(msgspec.Struct):
    """How strong this browser's owner is in a game, by the games with measured bots.

    ``rating`` is OpenSkill's mean and ``unsure`` its standard deviation, on the scale of the bots'
    ratings, which stay as they are.
    """

    game: str
    rating: float
    unsure: float
    games: int


class Me(msgspec.Struct):
    """This browser: its owner's name, games, and the next table that waits for it.

    ``earlier``: before a personal link was used here it was somebody else, and can be again.
    """

    name: str | None
    games: list[MyTable]
    next: str | None
    earlier: bool
    ratings: list[MyRating] = []


class Link(msgspec.Struct):
    """A personal link: open ``path`` on the other device, once, within ``seconds``."""

    path: str
    code: str
    seconds: int


class Refusal(msgspec.Struct):
    """Why an action may not be taken: the rule, what it is about, and a sentence in English."""

    rule: str
    details: Plain
    message: str


class Ahead(msgspec.Struct):
    """What a half-built move allows next and would do, as far as its seat can know.

    ``complete``: it can be played as it is; ``choices`` may still follow. ``reveals``: what comes
    next nobody can know yet, so there is no view.
    """

    words: list[str]
    choices: list[str]
    events: list[GameEvent]
    view: Plain | None
    facts: Plain | None
    complete: bool
    reveals: bool


class PreviewAnswer(Ahead):
    """A half-built move; ``refused``: an action of it is not allowed."""

    refused: Refusal | None


class RefusedWord(Refusal):
    """The action that may not be taken, and why."""

    word: str


class TapAnswer(Ahead):
    """A half-built move after a tap.

    ``words`` is the move with the word put in at its place, or taken out with what no longer holds
    without it. ``wanted`` come in as soon as the rules accept them, and ``leads`` are the choices
    after which all of them still can. ``why_not``: a word that was refused, or let go.
    """

    wanted: list[str]
    leads: list[str]
    why_not: RefusedWord | None


class Notices(msgspec.Struct):
    """Where I am notified that it is my turn: a webhook's host, an address, one to be confirmed.

    ``live``: in live games too; ``mail``: this server can send mails.
    """

    webhook: str | None
    email: str | None
    pending: str | None
    live: bool
    mail: bool


class Ok(msgspec.Struct):
    """It is done."""

    status: Literal["ok"] = "ok"


class WhyNot(msgspec.Struct):
    """May an action be taken now? If not, the rule and why."""

    allowed: bool
    rule: str | None
    details: Plain | None
    message: str | None


class Health(msgspec.Struct):
    """Is the server able to work?"""

    status: Literal["ok"]
    version: str
