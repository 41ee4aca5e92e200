"""A finished game as the strongest bot sees it, and hints: which questions lead to what is shown.

The questions are asked of whoever thinks (worker processes, a second worker of a page), so what
needs them is a generator: it yields each question and is sent the answer, None if there is none.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final, Literal, NamedTuple

import msgspec

from doubloon.bots import judge
from doubloon.bots.advice import Outlook, whole_moves
from doubloon.kernel.events import SPECTATOR, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import State
from doubloon.table.bots.jobs import job_for
from doubloon.table.bots.opinions import AdviceJob, Opinion, Weighed
from doubloon.table.core.errors import Refused
from doubloon.table.core.replay import Frame, Replay
from doubloon.table.core.table import Table

SHARE: Final = 4  # a decision gets one iteration of a hint's in so many
WORLDS: Final = 80
OUTLOOK: Final = 60  # worlds for the course


class Question(NamedTuple):
    """What somebody is to think about: ``opinions.weigh`` or ``opinions.foresee``."""

    what: Literal["weigh", "foresee"]
    job: AdviceJob


Thoughts = Generator[Question, Any, "Moment"]
Parts = Generator[Question, Any, "Review"]


class Judged(msgspec.Struct, frozen=True):
    """A choice that a person had: what was played, the bot's own move, and the difference.

    ``cost`` is in what the search wants (wins and margin, 0 to 1); below two of ``error`` it may be
    chance. ``played_events`` and ``best_events`` are what the two moves do, up to what they reveal.
    """

    seat: int
    played: Weighed
    best: Weighed
    cost: float
    error: float
    played_events: list[dict[str, Any]]
    best_events: list[dict[str, Any]]


class Moment(msgspec.Struct, frozen=True):
    """The game after an entry: shares of wins and points to expect by seat, and what was chosen."""

    number: int
    wins: list[float]
    points: list[float]
    judged: list[Judged] = []


class Review(msgspec.Struct):
    """A part of a review: some of the ``total`` moments; more come after ``next``."""

    table: str
    total: int
    next: int | None
    moments: list[Moment]


def judge_of(game: Game, iterations: int) -> str:
    """The bot that judges, by the iterations of a hint."""
    return judge(game, max(1, iterations // SHARE))


def part_of(
    replay: Replay, after: int, kept: dict[int, Moment], level: str, late: Callable[[], bool]
) -> Parts:
    """The moments after an entry, until it is late; at least one. ``kept`` remembers them."""
    table_id, total = replay.table.id, len(replay.frames)
    found: list[Moment] = []
    for place, frame in enumerate(replay.frames):
        number = frame.entry.number
        if number <= after:
            continue
        if number not in kept:
            if found and late():
                return Review(table_id, total, found[-1].number, found)
            kept[number] = yield from moment_of(replay, place, level)
        found.append(kept[number])
    return Review(table_id, total, None, found)


def moment_of(replay: Replay, place: int, level: str) -> Thoughts:
    """What is shown of a moment of a finished game, with the bot of ``level`` as the judge."""
    frame = replay.frames[place]
    table = replay.table
    seen = advice_job(table, frame, frame.state, SPECTATOR, judge(table.game, 1), worlds=OUTLOOK)
    outlook: Outlook | None = yield Question("foresee", seen)
    if outlook is None:
        raise Refused("this game cannot be looked at here; try again")
    judged: list[Judged] = []
    if frame.entry.number in replay.chosen:
        before = replay.frames[place - 1].state
        for state, words in choices(table, before, frame):
            more = {"most": 1, "worlds": WORLDS, "played": tuple(words)}
            job = advice_job(table, frame, state, frame.entry.seat or 0, level, **more)
            opinion: Opinion | None = yield Question("weigh", job)
            if opinion is not None and opinion.played is not None:
                judged.append(judgement(table, state, job.seat, opinion, opinion.played))
    wins = [round(each, 4) for each in outlook.wins]
    points = [round(each, 2) for each in outlook.points]
    return Moment(frame.entry.number, wins, points, judged)


def advice_job(
    table: Table, frame: Frame, state: State, seat: int, level: str, **more: Any
) -> AdviceJob:
    """What a worker gets of a moment: a seat's view of it. The seed follows from the entry."""
    text = f"{table.id}/{frame.entry.number}/{seat}"
    return job_for(AdviceJob, table, state.view(seat).data(), seat, level, text, **more)


def hint_job(table: Table, seat: int, decision: str, iterations: int) -> AdviceJob:
    """What a worker gets for a hint; the same question gives the same one."""
    text = f"bot/{table.secret}/{table.id}/{seat}/{decision}"
    worlds = max(WORLDS, iterations // 8)
    level = judge(table.game, iterations)
    return job_for(AdviceJob, table, table.view(seat), seat, level, text, worlds=worlds)


def judgement(table: Table, state: State, seat: int, opinion: Opinion, played: Weighed) -> Judged:
    """An opinion about what was played, with what the two moves do."""
    best = opinion.moves[0]
    events = (events_of(table, state, seat, each.words) for each in (played, best))
    return Judged(seat, played, best, opinion.cost, opinion.error, *events)


def events_of(table: Table, state: State, seat: int, words: list[str]) -> list[dict[str, Any]]:
    """What a move does, as its seat sees it; what it reveals is chance, not the move's doing."""
    world = state.copy()
    sink = Sink()
    for word in words:
        world.apply(seat, table.game.catalogue.encode(word), sink)
    events: list[dict[str, Any]] = []
    for event in sink.events:
        if event.revealed:
            break
        events.append(event.seen_by(seat))
    return events


def choices(table: Table, before: State, frame: Frame) -> Iterator[tuple[State, list[str]]]:
    """The whole moves of an entry in which there was something to choose, each with its moment."""
    seat = frame.entry.seat
    assert seat is not None
    catalogue = table.game.catalogue
    actions = [catalogue.encode(word) for word in frame.entry.data["words"]]
    world = before.copy()
    for move in whole_moves(before, seat, actions):
        start = world.copy()
        chosen = False
        for action in move:
            chosen = chosen or len(world.legal(seat)) > 1
            world.apply(seat, action)
        if chosen:
            yield start, catalogue.words(move)
