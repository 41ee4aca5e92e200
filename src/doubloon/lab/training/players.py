"""Who plays the games of a generation: quick bots, and searching ones, on all cores."""

import multiprocessing
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from scipy.sparse import csr_matrix

from doubloon.bots.bot import Bot
from doubloon.bots.fallible import FallibleBot
from doubloon.bots.greedy import GreedyBot
from doubloon.bots.search import SearchBot
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.learning.evaluation import Evaluation
from doubloon.kernel.learning.features import SeatFeatures
from doubloon.lab.training.self_play import Array, Rows, SeatRows, TableRows, play

RANDOM: Final = 0.02  # of the actions in self-play, so that games differ
BY_HAND: Final = 0.4  # of the seats play by the evaluation by hand, lest only its own kind is known
VARIED: Final = 0.25  # of the games have other options than the usual ones
TOGETHER: Final = 8  # games that a process plays before it reports

Tables = dict[str, list[tuple[csr_matrix, Array]]]


class Deal(NamedTuple):
    """A game to be played."""

    players: int
    seed: int
    options: dict[str, Any]


class Job(NamedTuple):
    """Some games of a generation, with what was learned before, if anything was."""

    settings: dict[str, Any]
    learned: dict[str, Any] | None
    search: bool
    deals: list[Deal]


def deals_of(game: Game, players: int, games: int, rng: Random) -> list[Deal]:
    """So many games, some with other options; with ``players`` 0 all player counts in turn."""
    counts = [players] if players else list(range(game.min_players, game.max_players + 1))
    found = []
    for number in range(games):
        options = {}
        if rng.random() < VARIED:
            options = {each.name: rng.choice(each.allowed) for each in game.options}
        found.append(Deal(counts[number % len(counts)], rng.getrandbits(28), options))
    return found


def played(
    settings: dict[str, Any], learned: dict[str, Any] | None, search: bool, deals: list[Deal]
) -> Iterator[Tables]:
    """The rows of all games in the order of the deals, whatever the number of processes."""
    parts = [deals[start : start + TOGETHER] for start in range(0, len(deals), TOGETHER)]
    jobs = [Job(settings, learned, search, part) for part in parts]
    workers: int = settings["workers"]
    if workers <= 1:
        yield from map(play_part, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play_part, jobs)


def play_part(job: Job) -> Tables:
    """The games of a job, in this process."""
    settings = job.settings
    game = registry.find(settings["game"])
    by_hand = game.learning.evaluation()
    evaluation = by_hand if job.learned is None else game.learning.learned(job.learned)
    features = game.learning.features(settings["players"])
    rows: Rows
    if isinstance(features, SeatFeatures):
        rows = SeatRows(features, by_hand, None if job.learned is None else evaluation)
    else:
        rows = TableRows(settings["players"], features, evaluation)
    rows.searched = settings["iterations"] > 0 and job.learned is not None
    better = searching if job.search else quick
    for deal in job.deals:

        def bot(seed: int) -> Bot:
            if Random(seed).random() < BY_HAND:
                return quick(seed, by_hand, settings)
            return better(seed, evaluation, settings)

        play(game, deal.players, deal.seed, bot, RANDOM, deal.options, rows)
    return rows.tables()


def quick(seed: int, evaluation: Evaluation, settings: dict[str, Any]) -> Bot:
    """The greedy bot, or one of few ideas where looking at all moves takes too long."""
    ideas: int = settings["ideas"]
    if ideas == 0:
        return GreedyBot(seed, evaluation, 1)
    return FallibleBot(seed, evaluation, ideas)


def searching(seed: int, evaluation: Evaluation, settings: dict[str, Any]) -> Bot:
    """A contest in which all moves are played on equally often, so that all can be learned from."""
    bot = SearchBot(seed, evaluation, settings["iterations"])
    bot.settings.update(settings["search"])
    bot.settings["even"] = 1.0
    return bot
