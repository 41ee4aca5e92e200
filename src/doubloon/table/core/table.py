"""One table: who sits where, what was said, the game. Rebuilt from its log; no input or output."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, field
from typing import Any, TypeVar, cast

import msgspec

from doubloon.kernel import registry
from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import NotYourDecision, RecordError, UnknownGame, UnknownRules
from doubloon.kernel.events import SPECTATOR, Event
from doubloon.kernel.game import Game
from doubloon.kernel.play.play import Play, Setup
from doubloon.kernel.play.seen import Seen
from doubloon.table.core import changes, clocks
from doubloon.table.core.errors import Refused, Unplayable
from doubloon.table.core.messages import (
    Decision,
    LogEntry,
    ResultAbout,
    SettingsAbout,
    TableAbout,
    shown_entry,
)
from doubloon.table.core.model import (
    Entry,
    Origin,
    OriginKind,
    SeatKey,
    Settings,
    Status,
    Summary,
)
from doubloon.table.core.seats import Seat

T = TypeVar("T")

KEEP = 64  # entries whose events are remembered
BOTS_TAKE = 10_000  # ms for a bot's move, until others see to it
KEPT = "the table is kept and goes on where that is installed"


def saved(default: Any = MISSING, make: Any = MISSING) -> Any:
    """A field of a table that its snapshots keep."""
    return field(default=default, default_factory=make, metadata={"saved": True})


def passing(default: Any = MISSING, make: Any = MISSING) -> Any:
    """A field that snapshots leave out: it follows from the others, or is stored elsewhere."""
    return field(default=default, default_factory=make, metadata={"saved": False})


@dataclass(eq=False)
class Table:
    """Everything that follows from a table's log.

    ``apply`` is the only way it changes. Seat -1 is the spectator everywhere. Each field says
    whether snapshots keep it.
    """

    id: str = passing()
    secret: str = passing("")  # the game's; never leaves before the end
    keep: int = passing(KEEP)  # so many entries are remembered with their events
    game_id: str = saved("")  # of a game that was played elsewhere, with whose id it is shuffled
    settings: Settings = saved(Settings("", 0))
    origin: Origin | None = saved(None)  # as secret as the game itself, see Origin.shown
    number: int = saved(0)
    created: int = saved(0)
    at: int = saved(0)
    status: Status = saved("waiting")
    seats: list[Seat] = saved(make=list)
    host: int | None = saved(None)
    commitment: str | None = saved(None)
    rules_version: int | None = saved(None)  # of the game once it has started
    play: Play | None = passing(None)  # snapshots keep it in their own way
    clock: clocks.Clock | None = saved(None)
    undo_asked: int | None = saved(None)
    undo_agreed: list[int] = saved(make=list)
    abandon: list[int] = saved(make=list)
    removed: list[str] = saved(make=list)  # marks of browsers that may not sit down again
    muted: list[str] = saved(make=list)  # and of those that may not talk, wherever they sit
    rematch: str | None = saved(None)
    result: dict[str, Any] | None = saved(None)
    moved: dict[str, int] = saved(make=dict)  # how many moves seats made, for scripts
    seated: int = saved(0)  # the last entry that may have changed who sits where
    _recent: deque[tuple[Entry, list[Event]]] = passing(make=deque)
    _views: dict[Any, Any] = passing(make=dict)  # what was made of the table, see ``once``
    _settings_shown: SettingsAbout | None = passing(None)

    def __post_init__(self) -> None:
        self._recent = deque(maxlen=self.keep)

    @classmethod
    def replay(
        cls, table_id: str, entries: Iterable[Entry], secret: str = "", keep: int = KEEP
    ) -> "Table":
        """The table after these entries. Events of the last ``keep`` entries are remembered."""
        table = cls(table_id, secret, keep)
        for entry in entries:
            table.apply(entry)
        return table

    # the game's own things

    @property
    def game(self) -> Game:
        """The game that is played here, under the rules it was started with.

        An Unplayable error if this server does not have it; the log stays as it is.
        """
        name, version = self.settings.game, self.rules_version
        try:
            game = registry.find(name)
            return game if version is None else game.under(version)
        except UnknownGame:
            raise Unplayable(f"this server does not have the game {name!r}; {KEPT}") from None
        except UnknownRules:
            raise Unplayable(
                f"this game was started under version {version} of its rules, which this server"
                f" does not have; {KEPT}"
            ) from None

    def deck(self) -> Deck:
        """The deck it is played with."""
        if self.settings.deck is None:
            return self.game.decks.standard()
        return self.game.decks.from_content(self.settings.deck)

    def setup(self, secret: str = "") -> Setup:
        """What the game starts from; before the start, with the secret it is to have."""
        players, options = self.settings.players, self.settings.options
        position = None if self.origin is None else self.origin.position
        secret = secret or self.secret
        published = self.commitment or ""
        deck = self.deck()
        game_id = self.game_id or self.id
        return Setup(self.game, players, options, secret, game_id, deck, position, published)

    def running(self) -> Play:
        """The play while the game is on; refused before and after."""
        if self.status == "waiting" or self.play is None:
            raise Refused("the game has not started yet")
        self.need_unfinished()
        return self.play

    def need_unfinished(self) -> None:
        """Refused after the end."""
        if self.status == "finished":
            raise Refused("the game is over; chat and rematch are left")

    # change

    def apply(self, entry: Entry, reached: Play | None = None) -> None:
        """Take the next entry of the log, which was checked when it was decided.

        ``reached`` is the play that it leads to, if that is known already.
        """
        if entry.number != self.number + 1:
            raise RecordError(f"entry {entry.number} does not follow {self.number}")
        serial = self.play.state.serial if self.play is not None else 0
        self._views = {}
        events = self._change(entry, reached)
        self.number = entry.number
        self.at = entry.at
        if entry.kind not in changes.SEATS_STAND:
            self.seated = entry.number
        self._recent.append((changes.remembered(entry), events))
        self._run_clocks(entry, serial)

    def _change(self, entry: Entry, reached: Play | None) -> list[Event]:
        if entry.kind == "started":
            self.on_started(entry)
        elif entry.kind == "move":
            return self.on_move(entry, reached)
        elif entry.kind == "undo":
            self.on_undo(entry, reached)
        else:
            changes.CHANGES[entry.kind](self, entry)
        return []

    def _run_clocks(self, entry: Entry, serial: int) -> None:
        limits = clocks.limits_of(self.settings)
        if limits is None or self.play is None or self.clock is None:
            return
        fresh = entry.seat if entry.kind == "move" and self.play.state.serial != serial else None
        undone = [seat for seat, _ in entry.data["back"]] if entry.kind == "undo" else []
        asked = [seat for seat in self.asked() if self.seats[seat].by_person]
        self.clock = clocks.after(self.clock, limits, entry.at, asked, fresh, undone)

    def on_started(self, entry: Entry) -> None:
        """Deal. The secret comes from the store's own column, not from the log."""
        self.rules_version = entry.data["rules_version"]
        self._keep_deck(entry)
        self.commitment = entry.data["commitment"]
        self.play = Play.begin(self.setup())
        if self.play.setup.commitment() != self.commitment:
            raise RecordError("the secret does not fit the commitment of this table")
        self.status = "running"
        limits = clocks.limits_of(self.settings)
        if limits is not None:
            self.clock = clocks.begin(limits, self.settings.players)

    def _keep_deck(self, entry: Entry) -> None:
        """The deck it was started with, should the standard deck be another one by now."""
        if "deck" in entry.data and self.deck().digest != entry.data["deck_hash"]:
            self.settings = msgspec.structs.replace(self.settings, deck=entry.data["deck"])
            self._settings_shown = None

    def on_move(self, entry: Entry, reached: Play | None) -> list[Event]:
        """A move."""
        changes.drop_requests(self)
        assert entry.seat is not None
        if not entry.data.get("forced"):
            self.moved[str(entry.seat)] = self.moved.get(str(entry.seat), 0) + 1
        if reached is None:
            reached = changes.replayed(self.running(), entry)
            check_hash(entry, reached)
        self.play = reached.shortened()
        return reached.entries[-1].events

    def on_undo(self, entry: Entry, reached: Play | None) -> None:
        """Moves taken back."""
        changes.drop_requests(self)
        for seat, moves in entry.data["back"]:
            self.moved[str(seat)] = max(0, self.moved.get(str(seat), 0) - moves)
        if reached is None:
            reached = changes.replayed(self.running(), entry)
            check_hash(entry, reached)
        self.play = reached

    # what leaves

    def view(self, seat: int) -> dict[str, Any] | None:
        """The game as ``seat`` sees it (-1: a spectator); None before the start."""
        seen = self._seen(seat)
        return None if seen is None else seen.data

    def facts(self, seat: int) -> dict[str, Any] | None:
        """What the game works out from that view; None before the start."""
        seen = self._seen(seat)
        return None if seen is None else seen.facts

    def _seen(self, seat: int) -> Seen | None:
        return None if self.play is None else self.play.seen(seat)

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What ``make`` gives, remembered under that key until the table changes."""
        found: T | None = self._views.get(key)
        if found is None:
            found = self._views[key] = make()
        return found

    def decision(self, seat: int) -> Decision | None:
        """What ``seat`` is asked now, with its choices; None: nothing."""
        if self.play is None or self.status != "running" or seat < 0:
            return None
        decision = self.play.decision(seat)
        return None if decision is None else cast(Decision, decision.data())

    def undo(self, seat: int) -> tuple[int, str]:
        """How many own moves a seat may take back now, and why no more."""
        if self.play is None or self.status != "running" or seat < 0:
            return 0, "start"
        return self.play.undo_limit(seat)

    def why_not(self, seat: int, word: str) -> tuple[str, dict[str, Any], str] | None:
        """Rule, details and a sentence why an action may not be taken now; None if it may.

        Asked in a world dealt from the seat's own view, as previews are: it tells no more.
        """
        play = self.running()
        if seat not in play.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked anything now")
        why = play.seen(seat).world.why_not(seat, self.game.catalogue.encode(word))
        return None if why is None else (*why, self.game.explain(*why))

    def scripted(self, seat: int) -> list[str]:
        """The next move that a lesson foresees for a seat; empty if there is none."""
        moves = [] if self.origin is None else self.origin.script.get(str(seat), [])
        place = self.moved.get(str(seat), 0)
        return moves[place] if place < len(moves) else []

    def sits(self, key: SeatKey) -> bool:
        """Is the key that of a person who sits there? Damaged ones are nobody's."""
        if key.seat not in range(len(self.seats)) or self.seats[key.seat].name is None:
            return False
        return all(part is None or part.isascii() for part in (key.key, key.browser))

    def asked(self) -> list[int]:
        """The seats that are asked something now; everybody may know."""
        if self.play is None or self.status != "running":
            return []
        return self.play.state.deciders()

    def asking(self) -> dict[str, str]:
        """What kind of question the asked seats are asked, as far as everybody may know."""
        seen = self._seen(SPECTATOR) if self.status == "running" else None
        return {} if seen is None else seen.asking()

    def deadlines(self) -> dict[int, int]:
        """When time is up, in unix ms, by the seats whose clocks run."""
        limits = clocks.limits_of(self.settings)
        if limits is None or self.clock is None or self.status != "running":
            return {}
        return clocks.deadlines(self.clock, limits)

    def deadline(self) -> int | None:
        """When the next clock runs out, in unix ms; None: no clock runs."""
        return min(self.deadlines().values(), default=None)

    def due(self) -> int | None:
        """When somebody must see to this table, in unix ms: a clock has run out by then, or a bot
        that plays with people has had time enough. None: it can wait for whoever comes."""
        bots = any(self.seats[seat].level is not None for seat in self.asked())
        people = any(seat.by_person for seat in self.seats)
        times = [self.deadline(), self.at + BOTS_TAKE if bots and people else None]
        return min((time for time in times if time is not None), default=None)

    def public(self) -> TableAbout:
        """The table itself (not the game) as everybody sees it: seats, host, clocks, status."""
        return {
            "id": self.id,
            "number": self.number,
            "status": self.status,
            "settings": self._shown_settings(),
            "seats": [seat.data() for seat in self.seats],
            "host": self.host,
            "asked": self.asked(),
            "asking": self.asking(),
            "commitment": self.commitment,
            "rules_version": self.rules_version,
            "clock": None if self.clock is None else msgspec.to_builtins(self.clock),
            "deadline": self.deadline(),
            "undo_asked": self.undo_asked,
            "undo_agreed": self.undo_agreed,
            "abandon": self.abandon,
            "result": cast("ResultAbout | None", self.result),
            "rematch": self.rematch,
            "origin": None if self.origin is None else self.origin.shown(),
        }

    def _shown_settings(self) -> SettingsAbout:
        """The settings, of a deck its name only; they never change."""
        if self._settings_shown is None:
            shown: SettingsAbout = msgspec.to_builtins(self.settings)
            shown["deck"] = None if self.settings.deck is None else self.deck().name
            self._settings_shown = shown
        return self._settings_shown

    def shown(self, entry: Entry, seat: int) -> LogEntry:
        """A log entry as ``seat`` may know it, with the events it caused if still remembered.

        The words of a move are its own seat's alone (they may be a sealed answer); everybody else
        learns from the events. The hash of the full state could be guessed backwards, so it stays
        inside until the end.
        """
        data = dict(entry.data)
        if entry.kind in ("move", "undo"):
            data.pop("hash")
            if entry.seat != seat:
                data.pop("words", None)
                data.pop("back", None)
        elif entry.kind == "joined":
            data.pop("who", None)
        elif entry.kind == "created":
            data = {}
        return shown_entry(entry, data, self._events_of(entry), seat)

    def _events_of(self, entry: Entry) -> list[Event]:
        if not self._recent:
            return []
        place = entry.number - self._recent[0][0].number
        return self._recent[place][1] if 0 <= place < len(self._recent) else []

    def recent(self, after: int) -> list[Entry] | None:
        """The entries after that number; None if they are not remembered all."""
        if after >= self.number:
            return []
        new = self.number - after
        if new > len(self._recent):
            return None
        return [self._recent[place][0] for place in range(-new, 0)]

    def summary(self) -> Summary:
        """What a list of tables shows."""
        return Summary(
            self.id,
            self.settings.game,
            self.status,
            self.settings.visibility,
            self.settings.pace,
            self.number,
            self.created,
            self.at,
            [seat.name for seat in self.seats],
            sum(seat.free for seat in self.seats),
            self.asked(),
            self.deadline(),
            self.due(),
            [seat.level for seat in self.seats],
            self._origin(),
            self._round(),
            (self.result or {}).get("placings"),
            (self.result or {}).get("scores"),
        )

    def _origin(self) -> OriginKind | None:
        if self.game_id:
            return "record"
        if self.origin is None:
            return None
        return "lesson" if self.origin.lesson else "branch"

    def _round(self) -> int | None:
        """The number of the round, where everybody's view of a running game has one."""
        found = (self.view(SPECTATOR) or {}).get("round") if self.status == "running" else None
        return found if isinstance(found, int) else None


def check_hash(entry: Entry, play: Play) -> None:
    """Does an entry still lead to where it led when it was played?"""
    if play.state.hash() != entry.data["hash"]:
        raise RecordError(f"entry {entry.number} leads to another position than when played")
