"""A finished game looked at by the strongest bot, part by part as somebody reads on.

After every move: what each seat could expect, as everybody could see it. For every choice that a
person had: what the bot would have played from what that seat could see, and what was given away.
Nothing is computed that nobody asks for; what was found is remembered for a while.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from doubloon.bots.advice import whole_moves
from doubloon.kernel.events import SPECTATOR, Sink
from doubloon.kernel.state import State
from doubloon.table.core.errors import Refused
from doubloon.table.core.table import Table
from doubloon.table.live.bots.opinions import AdviceJob, Opinion, Weighed, foresee, weigh
from doubloon.table.live.bots.processes import Workers
from doubloon.table.live.bots.runner import job_for
from doubloon.table.live.replays import Frame, Replay, Replays

MOST: Final = 50  # games whose reviews are remembered
AT_A_TIME: Final = 1.0  # seconds after which a part is given out
SHARE: Final = 4  # a decision gets one iteration of a hint's in so many
WORLDS: Final = 80
OUTLOOK: Final = 60  # worlds for the course


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


class Kept:
    """What was found of one game, and whose turn it is to look for more."""

    def __init__(self) -> None:
        self.moments: dict[int, Moment] = {}
        self.lock = asyncio.Lock()


class Reviews:
    """Reviews of finished games, by workers that give way to everything else."""

    def __init__(self, replays: Replays, workers: Workers, iterations: int) -> None:
        self.replays = replays
        self.workers = workers
        self.level = f"search:{max(1, iterations // SHARE)}"  # the bot that judges
        self._kept: dict[str, Kept] = {}

    async def part(self, table_id: str, after: int, who: Sequence[str] = ("", "")) -> Review:
        """The moments after an entry, as many as can be had soon; refused while the game is on.

        ``who`` asks (an address, a browser) takes turns with others who ask for reviews.
        """
        replay = await self.replays.of(table_id)
        game = self._kept.pop(table_id, None) or Kept()
        self._kept[table_id] = game
        kept = game.moments
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        loop = asyncio.get_running_loop()
        until = loop.time() + AT_A_TIME
        found: list[Moment] = []
        total = len(replay.frames)
        for place, frame in enumerate(replay.frames):
            number = frame.entry.number
            if number <= after:
                continue
            if number not in kept and found and loop.time() > until:
                return Review(table_id, total, found[-1].number, found)
            async with game.lock:
                if number not in kept:
                    kept[number] = await self._moment(replay, place, ("review", *who))
            found.append(kept[number])
        return Review(table_id, total, None, found)

    async def _moment(self, replay: Replay, place: int, who: Sequence[str]) -> Moment:
        frame = replay.frames[place]
        table = replay.table
        seen = advice_job(table, frame, frame.state, SPECTATOR, "search:1", worlds=OUTLOOK)
        outlook = await self.workers.ask(foresee, seen, who)
        if outlook is None:
            raise Refused("this game cannot be looked at here; try again")
        judged: list[Judged] = []
        if frame.entry.number in replay.chosen:
            before = replay.frames[place - 1].state
            for state, words in choices(table, before, frame):
                more = {"most": 1, "worlds": WORLDS, "played": tuple(words)}
                job = advice_job(table, frame, state, frame.entry.seat or 0, self.level, **more)
                opinion = await self.workers.ask(weigh, job, who)
                if opinion is not None and opinion.played is not None:
                    judged.append(judgement(table, state, job.seat, opinion, opinion.played))
        wins = [round(each, 4) for each in outlook.wins]
        points = [round(each, 2) for each in outlook.points]
        return Moment(frame.entry.number, wins, points, judged)

    async def hint(self, asked: AdviceJob, who: Sequence[str]) -> Opinion | None:
        """What the bot thinks of a decision; hints and reviews take turns, and so do askers."""
        return await self.workers.ask(weigh, asked, ("hint", *who))


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
    level = f"search:{iterations}"
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
