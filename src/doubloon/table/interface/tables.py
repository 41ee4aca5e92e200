"""What is answered about a table: to those who look, build a move, or look at a finished game."""

from collections.abc import Generator
from typing import Any, Final

from msgspec import structs

from doubloon.kernel.errors import NotYourDecision
from doubloon.kernel.events import SPECTATOR
from doubloon.table.bots.opinions import Opinion
from doubloon.table.bots.reviews import Question, hint_job
from doubloon.table.core import taps
from doubloon.table.core.credentials import hashed, mark
from doubloon.table.core.errors import Refused, UnknownTable
from doubloon.table.core.messages import LogEntry
from doubloon.table.core.model import Origin, Settings, Summary
from doubloon.table.core.replay import Replay
from doubloon.table.core.table import Table
from doubloon.table.interface import wire
from doubloon.table.interface import wire_games as games
from doubloon.table.interface.lessons import alone
from doubloon.table.interface.refusals import NoSeat

MOST_LOG: Final = 500  # entries in one answer
NAMELESS: Final = "Player"


def checked_id(table_id: str) -> str:
    """The id itself if a table could have it."""
    if not 1 <= len(table_id) <= 40 or not (table_id.isascii() and table_id.isalnum()):
        raise UnknownTable("there is no such table")
    return table_id


def chosen_seat(seats: list[int], wanted: int | None) -> int:
    """Which of the asker's seats acts: the only one, or the one that is wanted if it is theirs."""
    if wanted is not None:
        if wanted not in seats:
            raise NoSeat(f"seat {wanted} is not yours")
        return wanted
    if not seats:
        raise NoSeat("you hold no seat at this table")
    if len(seats) > 1:
        yours = ", ".join(str(seat) for seat in seats)
        raise NoSeat(f"you hold several seats here ({yours}); say which one: as")
    return seats[0]


def looking_seat(seats: list[int], wanted: int | None) -> int:
    """Which of the asker's seats looks: the wanted one, the first, or the spectator."""
    looking = wanted if wanted is not None else seats[0] if seats else SPECTATOR
    if looking != SPECTATOR and looking not in seats:
        raise NoSeat(f"seat {looking} is not yours")
    return looking


def listed(summary: Summary) -> wire.ListedTable:
    """A table as lists show it."""
    shown = structs.asdict(summary)
    del shown["visibility"], shown["due"]
    return wire.ListedTable(table=shown.pop("id"), players=len(summary.names), **shown)


def my_table(
    summary: Summary, seats: list[int], seen: int, moves: int, archived: bool
) -> wire.MyTable:
    """One of a browser's games, with what is new there since ``seen``."""
    new = max(0, summary.number - seen)
    asked = any(seat in summary.asked for seat in seats)
    waiting = summary.status == "running" and asked and not summary.unreadable
    return wire.MyTable(listed(summary), seats, waiting, seen, new, min(moves, new), archived)


def next_waiting(games: list[wire.MyTable]) -> str | None:
    """The game that waits longest."""
    waiting = sorted((game.table.changed, game.table.table) for game in games if game.waiting)
    return waiting[0][1] if waiting else None


def table_body(
    table: Table,
    found: wire.SeatView,
    mine: list[int],
    seen: int | None,
    browser: str | None = None,
) -> wire.TableBody:
    """A table as somebody looks at it, perhaps with a browser's secret."""
    more = len(found.log) > MOST_LOG
    found.log = found.log[:MOST_LOG]
    return wire.TableBody(
        **structs.asdict(found),
        table=table.id,
        number=table.number,
        about=table.public(),
        mine=mine,
        more=more,
        seen=seen,
        removed=browser is not None and mark(hashed(browser), table.id) in table.removed,
    )


# moves before they are made


def preview(table: Table, seat: int, data: wire.PreviewBody) -> wire.PreviewAnswer:
    """What a half-built move allows next and would do, as far as the seat can know."""
    found = table.running().preview(seat, data.words)
    shown = found.data()
    del shown["leads"]  # of taps only
    if found.refused is not None:
        shown["refused"] = wire.Refusal(*found.refused, table.game.explain(*found.refused))
    return wire.PreviewAnswer(**shown)


def tap(table: Table, seat: int, data: wire.TapBody) -> wire.TapAnswer:
    """A half-built move after a tap."""
    found = taps.tap(table.running(), seat, data.words, data.wanted, data.word)
    refused = None
    if found.why_not is not None:
        word, why = found.why_not
        refused = wire.RefusedWord(*why, table.game.explain(*why), word)
    shown = found.preview.data()
    del shown["refused"]  # of previews only
    return wire.TapAnswer(**shown, wanted=found.wanted, why_not=refused)


def why_not(table: Table, seat: int, data: wire.WhyNotBody) -> wire.WhyNot:
    """Why an action may not be taken now, with the rule."""
    why = table.why_not(seat, data.word)
    return wire.WhyNot(why is None, *(why or (None, None, None)))


def hint(
    table: Table, seat: int, iterations: int
) -> Generator[Question, Opinion | None, games.Hint]:
    """What the strongest bot would play in a seat's place, if the table allows hints."""
    table.running()
    if not table.settings.hints:
        raise Refused("this table was made without hints")
    decision = table.decision(seat)
    if decision is None:
        raise NotYourDecision(f"seat {seat} is not asked anything now")
    job = hint_job(table, seat, decision["id"], iterations)
    opinion = yield Question("weigh", job)
    if opinion is None:
        raise Refused("no hint could be found; try again")
    return games.Hint(decision["id"], opinion.moves[0].words, opinion.moves)


# finished games


def replay(found: Replay, number: int | None, seat: int, log: list[LogEntry]) -> games.ReplayBody:
    """A finished game after an entry, through a seat's eyes."""
    frame = found.at(number)
    view, facts = found.seen(frame, seat)
    return games.ReplayBody(found.table.id, frame.entry.number, seat, view, facts, log)


def branch(found: Replay, number: int, seat: int) -> tuple[Settings, Origin]:
    """The table that goes on from a moment of a finished game, in one seat against bots."""
    settings = found.table.settings
    if seat >= settings.players:
        raise Refused(f"seats are numbered 0 to {settings.players - 1}")
    frame = found.at(number)
    position: dict[str, Any] = frame.state.dump()
    origin = Origin(position, table=found.table.id, number=frame.entry.number)
    own = alone(settings.game, settings.players, seat, settings.options, settings.deck)
    return own, origin
