"""A search's opinion of people's moves and of the game; a server runs it in a worker process.

Like a bot it gets a view, never a state; so advice cannot tell more than its seat knows.
"""

from typing import Final

import msgspec

from doubloon.bots import make_bot
from doubloon.bots.advice import Adviser, Candidate, Outlook, loss
from doubloon.bots.measured.calibration import calibration_of
from doubloon.bots.search import SearchBot
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.table.bots.jobs import Job, understood

CAP: Final = 2500  # milliseconds for a small decision, where a machine is too slow for the budget


class AdviceJob(Job, frozen=True):
    """A decision to think about. The bot of ``level`` is a search."""

    most: int = 3  # moves that are wanted
    worlds: int = 100  # in which each is valued
    played: tuple[str, ...] = ()  # the whole move that was played, if it was


class Weighed(msgspec.Struct, frozen=True):
    """A whole move and what the search expects of it for its seat, on average.

    ``visits``: how often it was tried. ``wins``: the share of wins, 0 to 1. ``placing``: the place.
    ``margin``: the lead over the best of the others. ``points``: the own score.
    """

    words: list[str]
    visits: int
    wins: float
    placing: float
    margin: float
    points: float


class Opinion(msgspec.Struct, frozen=True):
    """The moves that the search thinks of, its own first; and what was played, next to it.

    ``cost`` is what was played less than the first brings, in what the search wants (wins and
    margin, 0 to 1), ``error`` the standard error of that.
    """

    moves: list[Weighed]
    played: Weighed | None = None
    cost: float = 0.0
    error: float = 0.0


def adviser_for(job: Job) -> Adviser:
    """An adviser whose search has the level's budget, and a limit on its time."""
    game, _ = understood(job)
    bot = make_bot(job.level, game, job.seed)
    if not isinstance(bot, SearchBot):
        raise OptionError(f"bot {job.level!r} does not search")
    bot.cap_ms = CAP
    return Adviser(bot)


def weigh(job: AdviceJob) -> Opinion:
    """The best moves of a decision, and what the one that was played costs."""
    game, view = understood(job)
    played = [game.catalogue.encode(word) for word in job.played]
    found = adviser_for(job).candidates(view, job.most, job.worlds, played)
    moves = [weighed(game, each) for each in found[: job.most]]
    if not played:
        return Opinion(moves)
    mark = next(each for each in found if each.actions[: len(played)] == played)
    cost, error = loss(found[0], mark)
    exact = msgspec.structs.replace(weighed(game, mark), words=list(job.played))
    return Opinion(moves, exact, round(cost, 4), round(error, 4))


def weighed(game: Game, found: Candidate) -> Weighed:
    """A candidate in words and round numbers."""
    return Weighed(
        game.catalogue.words(found.actions),
        found.visits,
        round(calibration_of(game).chance(found.wins), 4),
        round(found.placing, 2),
        round(found.margin, 2),
        round(found.points, 2),
    )


def foresee(job: AdviceJob) -> Outlook:
    """What every seat can expect, from what the job's seat (-1: everybody) can see."""
    game, view = understood(job)
    found = adviser_for(job).outlook(view, job.worlds)
    return found._replace(wins=calibration_of(game).chances(found.wins))
