"""Settings of a table and entries of its log: plain data that is stored and replayed."""

from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec

from doubloon.kernel.play.play import Play

SeatKind = Literal["open", "person", "bot"]
Kind = Literal[
    "created",
    "joined",
    "left",
    "started",
    "move",
    "undo",
    "undo_asked",
    "undo_answered",
    "resigned",
    "chat",
    "reaction",
    "bot_took_over",
    "seat_taken_back",
    "removed",
    "opened",
    "muted",
    "abandon_vote",
    "abandoned",
    "rematch",
    "finished",
    "clock",
]
Status = Literal["waiting", "running", "finished"]

STAND_IN: Final = "greedy"  # the bot that plays for whoever left, resigned or ran out of time


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a seat is for: anyone, somebody invited to this very seat, or a bot of that level."""

    kind: SeatKind = "open"
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Settings(msgspec.Struct, frozen=True):
    """What a table is created with.

    ``deck`` is a deck's content, None the standard deck. ``seconds`` is the time for one move,
    ``bank`` the seconds that a seat may use beyond it, in all; no ``seconds``: no time limit.
    """

    game: str
    players: int
    options: dict[str, Any] = {}
    deck: dict[str, Any] | None = None
    seats: list[SeatPlan] = []
    visibility: Literal["open", "link"] = "link"
    pace: Literal["live", "days"] = "live"
    seconds: int | None = None
    bank: int | None = None
    hints: bool = False


OriginKind = Literal["lesson", "branch", "record"]  # "record": it was played elsewhere


class OriginAbout(TypedDict):
    """The lesson that a table is, or the table and entry that it goes on from."""

    lesson: str | None
    table: str | None
    number: int | None


class Origin(msgspec.Struct, frozen=True):
    """How a table begins that goes on from a moment of another game, or that teaches.

    ``position`` is a full dump, hidden cards and all: like the game's secret it never leaves
    before the end. What lies in its decks stays as it lies; what is shuffled later is shuffled by
    the new table's own secret, which the commitment covers together with the position.

    ``script`` holds the moves of seats that bots play, by seat and in order; after its end, or
    where a move of it is not legal, the bot thinks for itself.
    """

    position: dict[str, Any]
    script: dict[str, list[list[str]]] = {}
    lesson: str | None = None
    table: str | None = None  # the game that it branches off from, after this entry
    number: int | None = None

    def shown(self) -> OriginAbout:
        """What everybody may know of it."""
        return {"lesson": self.lesson, "table": self.table, "number": self.number}


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers start at 1 and only grow; ``at`` is in unix ms.

    An entry is what is stored. It holds secrets (sealed answers, hashes of the full state), so it
    never leaves as it is: ``Table.shown`` gives what a seat may know of it.
    """

    number: int
    kind: Kind
    seat: int | None
    at: int
    data: dict[str, Any]


class SeatKey(msgspec.Struct, frozen=True):
    """Who holds a seat: hashes of the seat's secret and of the browser's; none: nobody."""

    seat: int
    key: str | None
    browser: str | None


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables shows of one; nothing secret."""

    id: str
    game: str
    status: Status
    visibility: Literal["open", "link"]
    pace: Literal["live", "days"]
    number: int
    created: int
    changed: int
    names: list[str | None]
    free: int
    asked: list[int]
    deadline: int | None = None
    due: int | None = None  # when somebody must see to it, see ``Table.due``
    levels: list[str | None] = []  # of the bots that play seats now
    origin: OriginKind | None = None
    round: int | None = None
    placings: list[int] | None = None  # of a game that was played to its end
    scores: list[int] | None = None
    unreadable: bool = False  # never stored: what is stored could not be read


class Maker(msgspec.Struct, frozen=True):
    """Who made a table: hashes of the browser's secret and of the address; empty: not known.

    In the store only, so that limits and turns can be shared out; nobody is shown it.
    """

    browser: str = ""
    address: str = ""


class Decided(msgspec.Struct):
    """What a command leads to: entries to append, and what is stored with them.

    Entries are numbered on from the table's last ``number``, none earlier than ``at``.
    ``plays`` holds, by the numbers of entries, the play that each leads to, so that it need not be
    played twice. A new table brings its ``maker`` and its first ``summary``; the store keeps later
    ones when it has time.
    """

    entries: list[Entry] = []
    secret: str | None = None
    seats: list[SeatKey] = []
    summary: Summary | None = None
    maker: Maker = Maker()
    plays: dict[int, Play] = {}
    number: int = 0
    at: int = 0

    def add(
        self,
        kind: Kind,
        seat: int | None,
        data: dict[str, Any] | None = None,
        play: Play | None = None,
    ) -> None:
        """One more entry, and the play it leads to if it is one of the game's."""
        self.number += 1
        self.entries.append(Entry(self.number, kind, seat, self.at, data or {}))
        if play is not None:
            self.plays[self.number] = play


class Outcome(msgspec.Struct, frozen=True):
    """The answer to the sender of a command: the last number, and the seat it is about, if any.

    ``repeated`` says that this very request was carried out before and not again.
    """

    number: int
    seat: int | None = None
    repeated: bool = False
