"""A finished game played again: every moment of it, from any seat's eyes.

Before the end this would tell what nobody may know, so callers refuse it until the game's own
secret is out.
"""

from typing import Any, Final, NamedTuple

from doubloon.kernel.events import Event
from doubloon.kernel.play.play import Play
from doubloon.kernel.state import State
from doubloon.table.core.changes import replayed
from doubloon.table.core.errors import Refused
from doubloon.table.core.messages import LogEntry, shown_entry
from doubloon.table.core.model import Entry
from doubloon.table.core.table import Table

FRAMES: Final = ("started", "move", "undo")


def need_finished(table: Table) -> None:
    """Refused while a game is on, and if it never began."""
    if table.status != "finished":
        raise Refused("a game can be looked at from all sides when it is over")
    if table.play is None:
        raise Refused("this game never started")


class Frame(NamedTuple):
    """The game after an entry of the log, and what it led to."""

    entry: Entry
    state: State
    events: list[Event]

    def shown(self, seat: int) -> LogEntry:
        """The entry with all its words: the game is over."""
        entry = self.entry
        kept: dict[str, Any] = {
            key: entry.data[key] for key in ("words", "back", "forced") if key in entry.data
        }
        return shown_entry(entry, kept, self.events, seat)


class Replay:
    """A finished game, played again."""

    def __init__(self, table: Table, log: list[Entry]) -> None:
        self.table = table
        self.frames: list[Frame] = []
        self.chosen = chosen_by_people(table, log)
        play = Play.begin(table.setup())
        for entry in log:
            if entry.kind in FRAMES:
                play = replayed(play, entry)
                events = play.entries[-1].events if entry.kind == "move" else []
                self.frames.append(Frame(entry, play.state, events))

    def at(self, number: int | None) -> Frame:
        """The moment after that entry; after one that is no move: after the last move before."""
        if not self.frames:
            raise Refused("this game never started")
        before = [each for each in self.frames if number is None or each.entry.number <= number]
        return before[-1] if before else self.frames[0]

    def seen(self, frame: Frame, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
        """View and facts of a moment."""
        if not -1 <= seat < self.table.settings.players:
            raise Refused(f"seats are numbered 0 to {self.table.settings.players - 1}")
        view = frame.state.view(seat)
        return view.data(), self.table.game.screen.facts(view)

    def course(self, seat: int) -> list[LogEntry]:
        """All moves, each with the facts after it."""
        log = [frame.shown(seat) for frame in self.frames]
        for frame, said in zip(self.frames, log, strict=True):
            said["facts"] = self.seen(frame, seat)[1]
        return log


def chosen_by_people(table: Table, log: list[Entry]) -> set[int]:
    """The numbers of the moves that a person chose and nobody took back."""
    bots = {seat for seat, plan in enumerate(table.settings.seats) if plan.kind == "bot"}
    standing: dict[int, list[int]] = {}
    found: set[int] = set()
    for entry in log:
        seat = entry.seat
        if entry.kind == "undo":
            for whose, moves in entry.data["back"]:
                found.difference_update(standing[whose][-moves:])
                del standing[whose][-moves:]
        elif seat is None:
            continue
        elif entry.kind == "bot_took_over":
            bots.add(seat)
        elif entry.kind in ("seat_taken_back", "joined"):
            bots.discard(seat)
        elif entry.kind == "move":
            standing.setdefault(seat, []).append(entry.number)
            if seat not in bots and not entry.data.get("forced"):
                found.add(entry.number)
    return found
