"""What travels about games themselves: options, rules, decks, lessons, replays."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from doubloon.table.bots.opinions import Weighed
from doubloon.table.core.messages import LogEntry
from doubloon.table.interface.wire import AloneBody, Body, Plain, SeatNumber


class GameOption(msgspec.Struct):
    """An option of a game."""

    name: str
    allowed: list[bool | int | str]
    default: bool | int | str
    help: str


class LevelStrength(msgspec.Struct):
    """How strong a level of bots was found to be at a table of so many players.

    ``wins``: its share of wins at a table of ``against``. ``rating`` is OpenSkill's mean.
    """

    level: str
    players: int
    against: str
    wins: float
    games: int
    rating: float


class GameBody(msgspec.Struct):
    """A game that can be played here; ``listed``: it is offered to people on the start page."""

    name: str
    title: str
    min_players: int
    max_players: int
    rules_version: int
    listed: bool
    options: list[GameOption]
    lessons: list[str]
    levels: list[LevelStrength]


class Games(msgspec.Struct):
    """All of them, the levels of bots there are, and games that the server cannot use."""

    games: list[GameBody]
    bots: list[str]
    broken: list[str]


class GameWords(msgspec.Struct):
    """The sentences of a game: Fluent files, of which later ones replace keys of earlier ones."""

    game: str
    language: str
    texts: list[str]


class Rule(msgspec.Struct, omit_defaults=True):
    """A rule by number. ``source``: who says its text. ``event``: a card's code.

    ``public`` is what component lists and reviews show, ``ruling`` is ours; ``ruling_text`` is a
    ruling that adds to the text. A line of a text is a paragraph.
    """

    id: str
    title: str
    text: str
    example: str | None = None
    see: list[str] | None = None
    source: Literal["rulebook", "public", "ruling"] = "rulebook"
    ruling_text: str | None = None
    event: str | None = None
    name: str | None = None


class RuleSection(msgspec.Struct):
    """Rules that belong together, in reading order."""

    id: str
    title: str
    rules: list[Rule]


class Rules(msgspec.Struct):
    """The rules of a game; ``language`` is the one they are in, ``languages`` all there are."""

    game: str
    language: str
    title: str
    intro: str
    languages: list[str]
    sections: list[RuleSection]


class DeckBody(msgspec.Struct):
    """A deck: ``content`` for a table, ``text`` as a file to change, ``faces`` for screens."""

    name: str
    hash: str
    content: Plain
    text: str
    faces: Plain


class DeckText(Body):
    """A deck file, in TOML or JSON."""

    text: Annotated[str, Meta(max_length=60_000)]


class DeckProblem(msgspec.Struct):
    """A mistake in a deck, described like a move that is refused.

    It is on a ``line`` of the text, in a ``field`` of an ``entry`` (from 0) of a ``list``; null
    where it is in none. ``named`` are the fields that the entry is known by, if they are right.
    ``message`` says in English what ``details`` say in words: ``reason``, and often ``allowed``.
    """

    line: int | None
    list: str | None
    entry: int | None
    field: str | None
    named: Plain
    rule: str | None
    details: Plain
    message: str


class DeckCheck(msgspec.Struct):
    """Is a deck right? If not, its mistakes in the order of the text, and how many ``more``.

    If it is, ``unusual`` is what no rule forbids but its owner should look at again.
    """

    ok: bool
    problems: list[DeckProblem]
    more: int
    content: Plain | None
    hash: str | None
    faces: Plain | None
    unusual: list[DeckProblem]


# Games of one person with bots, and games that are over


class BranchBody(AloneBody, kw_only=True):
    """After which entry to go on, and in which seat."""

    number: Annotated[int, Meta(ge=0, le=10**12)]
    seat: SeatNumber


class Hint(msgspec.Struct):
    """A move that answers a decision; ``moves`` are that one and others, with figures."""

    decision: str
    words: list[str]
    moves: list[Weighed]


class ReplayBody(msgspec.Struct):
    """A finished game after an entry, as a seat saw it (-1: a spectator), and all its moves.

    ``frames`` are the entries of the log that changed the game, with all their words.
    """

    table: str
    number: int
    seat: int
    view: Plain
    facts: Plain
    frames: list[LogEntry]


class LessonStep(msgspec.Struct):
    """What the client says by ``key``, what it points at, and the move to make, if any."""

    key: str
    targets: list[str]
    words: list[str]
    rule: str | None


class Lesson(msgspec.Struct):
    """A guided game."""

    name: str
    players: int
    seat: int
    minutes: int
    steps: list[LessonStep]


class Lessons(msgspec.Struct):
    """All of a game's."""

    lessons: list[Lesson]
