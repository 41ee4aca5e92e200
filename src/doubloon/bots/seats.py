"""Bots at the seats of a game: which one sits where, and whole moves from them."""

import hashlib
from typing import TypeVar

from doubloon.bots import make_bot
from doubloon.bots.bot import Bot
from doubloon.kernel.errors import OptionError
from doubloon.kernel.game import Game
from doubloon.kernel.play.draft import whole
from doubloon.kernel.play.play import LONGEST_MOVE, Setup
from doubloon.kernel.state import State

Seated = TypeVar("Seated")


def by_seat(given: list[Seated], players: int) -> list[Seated]:
    """A bot, or its name, for every seat; the last one given sits at all seats that are left."""
    if not given:
        raise OptionError("bots: at least one is needed")
    if len(given) > players:
        raise OptionError(f"bots: {len(given)} for {players} players")
    return given + given[-1:] * (players - len(given))


def bot_at(seat: int, name: str, setup: Setup) -> Bot:
    """The bot of a seat; it has its own chance, fixed by the game's secret and id."""
    text = f"bot/{setup.secret}/{setup.game_id}/{seat}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
    return make_bot(name, setup.game, seed)


def next_action(bot: Bot, state: State, seat: int) -> int:
    """What a bot answers; it is not asked where it has no choice."""
    legal = state.legal(seat)
    return bot.choose(state.view(seat), legal) if len(legal) > 1 else legal[0]


def next_move(bot: Bot, game: Game, state: State, seat: int) -> list[str]:
    """A whole move: up to a reveal, another's decision, or the same kind of question again."""
    now = state.copy()
    words: list[str] = []
    while not words or not (len(words) == LONGEST_MOVE or whole(state, now, seat)):
        action = next_action(bot, now, seat)
        words.append(game.catalogue.word(action))
        now.apply(seat, action)
    return words
