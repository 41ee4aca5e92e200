"""The shapes of what is sent to people about a game: plain data, named for those who read it."""

from typing import Any, Literal, NotRequired, TypedDict, cast

from doubloon.kernel.events import Event
from doubloon.table.core.clocks import Clock
from doubloon.table.core.model import Entry, OriginAbout, SeatKind, SeatPlan, Status


class GameEvent(TypedDict):
    """One thing that happened: what kind it is. All other fields are the game's own."""

    event: str


class LogEntry(TypedDict):
    """An entry of a table's log as one seat may know it, and what it caused in the game.

    ``at`` is in milliseconds. ``facts``, those after it, are there if they were asked for.
    """

    number: int
    kind: str
    seat: int | None
    at: int
    data: dict[str, Any]
    events: list[GameEvent]
    facts: NotRequired[dict[str, Any]]


class SeatAbout(TypedDict):
    """A seat as everybody sees it; ``bot``: the level of the bot that plays it now."""

    kind: SeatKind
    name: str | None
    bot: str | None
    resigned: bool
    removed: bool
    muted: bool
    open: bool


class SettingsAbout(TypedDict):
    """What a table was created with; of a deck of one's own its name."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    deck: str | None
    seats: list[SeatPlan]
    visibility: Literal["open", "link"]
    pace: Literal["live", "days"]
    seconds: int | None
    bank: int | None
    hints: bool


class ResultAbout(TypedDict):
    """How a game ended; without scores and placings if it was ended by vote. The secret is open."""

    reason: str
    scores: list[int] | None
    placings: list[int] | None
    hash: str
    secret: str


class TableAbout(TypedDict):
    """The table itself, not the game, as everybody sees it.

    ``asked``: the seats that are to act, ``asking``: what kind of question each is asked.
    ``clock``: null without a time limit; ``deadline``: when the next one runs out, in unix ms.
    ``undo_asked``, ``undo_agreed``, ``abandon``: seats that asked or voted. ``rematch``: the table
    of the next game.
    """

    id: str
    number: int
    status: Status
    settings: SettingsAbout
    seats: list[SeatAbout]
    host: int | None
    asked: list[int]
    asking: dict[str, str]
    commitment: str | None
    rules_version: int | None
    clock: Clock | None
    deadline: int | None
    undo_asked: int | None
    undo_agreed: list[int]
    abandon: list[int]
    result: ResultAbout | None
    rematch: str | None
    origin: OriginAbout | None


class Decision(TypedDict):
    """What a seat is asked: ``kind`` and ``about`` are the game's, ``choices`` its notation."""

    id: str
    seat: int
    kind: str
    rule: str
    about: dict[str, Any]
    choices: list[str]
    undo: int
    undo_stops: str


def shown_entry(entry: Entry, data: dict[str, Any], events: list[Event], seat: int) -> LogEntry:
    """An entry with as much of its data, and of the events it caused, as ``seat`` may know."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "data": data,
        "events": cast("list[GameEvent]", [event.seen_by(seat) for event in events]),
    }
