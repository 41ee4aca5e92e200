"""How entries of the log change a table and its play."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from doubloon.kernel.files.record import PERSON, record_of
from doubloon.kernel.play.play import Play
from doubloon.table.core.model import Entry, Origin, Settings
from doubloon.table.core.seats import Seat

if TYPE_CHECKING:
    from doubloon.table.core.table import Table


def seat_of(table: "Table", entry: Entry) -> Seat:
    """The seat that an entry is about."""
    assert entry.seat is not None
    return table.seats[entry.seat]


def new_host(table: "Table") -> None:
    """When the host no longer plays, the next person is host."""
    if table.host is None or not table.seats[table.host].by_person:
        people = (place for place, seat in enumerate(table.seats) if seat.by_person)
        table.host = next(people, None)


def hosts(table: "Table", who: str) -> bool:
    """Is it the host's own browser? Several people may share it."""
    return table.host is not None and table.seats[table.host].who == who


def drop_requests(table: "Table") -> None:
    """What was asked of everybody is no longer asked."""
    table.undo_asked = None
    table.undo_agreed = []


def remembered(entry: Entry) -> Entry:
    """An entry without what is sent to nobody and what takes room: the deck."""
    if "deck" not in entry.data:
        return entry
    data = {key: value for key, value in entry.data.items() if key != "deck"}
    return msgspec.structs.replace(entry, data=data)


def replayed(play: Play, entry: Entry) -> Play:
    """The play after a move or an undo; no other entry changes it."""
    if entry.kind == "move":
        assert entry.seat is not None
        return play.after(entry.seat, entry.data["words"])
    for seat, moves in entry.data["back"] if entry.kind == "undo" else []:
        play = play.taken_back(seat, moves)
    return play


def record_text(table: "Table", entries: list[Entry]) -> str:
    """A finished game as a record that anybody can replay and verify, its secret included."""
    play = Play.begin(table.setup())
    for entry in entries:
        play = replayed(play, entry)
    names = [seat.name or f"{seat.level} {place + 1}" for place, seat in enumerate(table.seats)]
    seats = [PERSON if seat.name is not None else seat.level or PERSON for seat in table.seats]
    return record_of(play, names, seats).text()


def on_created(table: "Table", entry: Entry) -> None:
    """Settings and empty seats."""
    table.settings = msgspec.convert(entry.data["settings"], Settings)
    table.game_id = entry.data.get("game_id", "")
    if "origin" in entry.data:
        table.origin = msgspec.convert(entry.data["origin"], Origin)
    table.seats = [Seat(plan.kind, plan.level) for plan in table.settings.seats]
    table.created = entry.at


def on_joined(table: "Table", entry: Entry) -> None:
    """Somebody sits down; the first is the host. Who was muted here still is."""
    who = entry.data.get("who", "")
    seat = seat_of(table, entry)
    seat.name, seat.who, seat.removed = entry.data["name"], who, False
    seat.level, seat.open = None, False
    seat.muted = who != "" and who in table.muted
    if table.host is None:
        table.host = entry.seat


def on_gone(table: "Table", entry: Entry) -> None:
    """Left or removed: free before the start, a bot's afterwards."""
    seat = seat_of(table, entry)
    seat.removed = entry.kind == "removed"
    if seat.removed and seat.who and not hosts(table, seat.who):
        table.removed = [*table.removed, seat.who]
    if table.status == "waiting":
        seat.stand_up()
    elif seat.removed:
        seat.name = None
    new_host(table)


def on_opened(table: "Table", entry: Entry) -> None:
    """Somebody may sit down where a bot is; it plays until then."""
    seat = seat_of(table, entry)
    if table.status == "waiting":
        seat.stand_up()
    else:
        seat.open = True


def on_bot(table: "Table", entry: Entry) -> None:
    """A bot plays this seat from now on."""
    seat = seat_of(table, entry)
    seat.level, seat.open = entry.data["level"], False
    new_host(table)


def on_back(table: "Table", entry: Entry) -> None:
    """Its person plays again."""
    seat_of(table, entry).level = None
    new_host(table)


def on_resigned(table: "Table", entry: Entry) -> None:
    """Its person will not come back."""
    seat_of(table, entry).resigned = True


def on_muted(table: "Table", entry: Entry) -> None:
    """Its chat is refused, or not any more."""
    seat = seat_of(table, entry)
    seat.muted = entry.data["muted"]
    others = [who for who in table.muted if who != seat.who]
    keep = seat.muted and seat.who and not hosts(table, seat.who)
    table.muted = [*others, seat.who] if keep else others


def on_undo_asked(table: "Table", entry: Entry) -> None:
    """Somebody asks to take back more than they may alone."""
    table.undo_asked = entry.seat
    table.undo_agreed = []


def on_undo_answered(table: "Table", entry: Entry) -> None:
    """One answer; a refusal closes the matter."""
    if entry.data["agree"]:
        table.undo_agreed = [*table.undo_agreed, entry.seat or 0]
    else:
        drop_requests(table)


def on_vote(table: "Table", entry: Entry) -> None:
    """A vote to abandon, or its withdrawal; who says no without having voted closes the matter."""
    seat = entry.seat or 0
    others = [each for each in table.abandon if each != seat]
    if entry.data["agree"]:
        table.abandon = [*others, seat]
    else:
        table.abandon = others if seat in table.abandon else []


def on_finished(table: "Table", entry: Entry) -> None:
    """The end; the secret is out."""
    table.status = "finished"
    table.result = entry.data
    drop_requests(table)


def on_rematch(table: "Table", entry: Entry) -> None:
    """There is a new table."""
    table.rematch = entry.data["table"]


def on_said(table: "Table", entry: Entry) -> None:
    """Chat, reactions and clocks are shown and change nothing here."""


# Kinds of entries after which the same people hold the same seats.
SEATS_STAND: Final = frozenset(
    {
        *("move", "undo", "undo_asked", "undo_answered", "chat", "reaction", "clock", "started"),
        *("muted", "opened", "abandon_vote", "abandoned", "finished", "rematch"),
    }
)

CHANGES: dict[str, Callable[["Table", Entry], None]] = {
    "created": on_created,
    "joined": on_joined,
    "left": on_gone,
    "removed": on_gone,
    "undo_asked": on_undo_asked,
    "undo_answered": on_undo_answered,
    "resigned": on_resigned,
    "chat": on_said,
    "reaction": on_said,
    "clock": on_said,
    "abandoned": on_said,
    "opened": on_opened,
    "bot_took_over": on_bot,
    "seat_taken_back": on_back,
    "muted": on_muted,
    "abandon_vote": on_vote,
    "finished": on_finished,
    "rematch": on_rematch,
}
