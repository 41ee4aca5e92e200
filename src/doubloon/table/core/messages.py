"""The shapes of what is sent to people about a game: plain data, named for those who read it."""

from typing import Any, NotRequired, TypedDict, cast

from doubloon.kernel.events import Event
from doubloon.table.core.model import Entry


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
