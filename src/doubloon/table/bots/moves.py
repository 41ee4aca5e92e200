"""A bot that gets a view, never a state, and gives one move; on a server in a worker process."""

import contextlib
import time
from typing import Final

from doubloon.bots import LEVELS, Bot, make_bot
from doubloon.bots.advice import half_built
from doubloon.bots.search import SearchBot
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.state import State
from doubloon.table.bots.jobs import Job, understood

LONGEST: Final = 40  # actions in one move of a bot
CAPS: Final = {level.name: level.cap_ms for level in LEVELS}


def prepare() -> None:
    """Load all games, so that the first question is answered as soon as the others."""
    for name in registry.names():
        with contextlib.suppress(Exception):  # whoever plays it hears of it
            registry.find(name).decks.standard()


def choose(job: Job) -> list[str]:
    """One move, in notation: action by action until it is decided openly.

    Where the seat goes on after that, as when all others have passed, it is asked again: so each
    move is an entry of its own and can be shown by itself. The move is built in a world dealt from
    the view, where the bot's own choices are those it has.
    """
    game, view = understood(job)
    bot = make_bot(job.level, game, job.seed)
    until = time.monotonic() + 0.001 * CAPS.get(job.level, LEVELS[-1].cap_ms)
    world = view.sample(job.seed)
    before = world.copy()
    if job.script and playable(world.copy(), job.seat, game, job.script):
        return job.script
    words: list[str] = []
    while len(words) < LONGEST:
        limit(bot, until)
        action = bot.choose(world.view(job.seat) if words else view, world.legal(job.seat))
        words.append(game.catalogue.word(action))
        world.apply(job.seat, action)
        if not half_built(before, world, job.seat):
            break
    return words


def limit(bot: Bot, until: float) -> None:
    """Half of the time that is left for the next action, so that there is some for all others."""
    if isinstance(bot, SearchBot):
        bot.cap_ms = max(1, int(500 * (until - time.monotonic())))


def playable(world: State, seat: int, game: Game, words: list[str]) -> bool:
    """Is every action of a move legal, one after the other?"""
    for word in words:
        action = game.catalogue.encode(word)
        if action not in world.legal(seat):
            return False
        world.apply(seat, action)
    return True
