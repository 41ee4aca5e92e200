"""Player: a bot that answers in notation."""

from typing import TYPE_CHECKING

from doubloon.bots import Bot
from doubloon.bots.seats import next_action, next_move

if TYPE_CHECKING:
    from doubloon.match import Match


class Player:
    """A bot for any seat of a match. It gets that seat's view, never the match.

    >>> import doubloon
    >>> match = doubloon.new("tobago", seed=1)
    >>> bot = doubloon.bot("random", match)
    >>> bot
    <Player random>
    >>> bot.choose(match) in match.legal()
    True
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def __repr__(self) -> str:
        return f"<Player {self.name}>"

    def choose(self, match: "Match", seat: int | None = None) -> str:
        """Return the next word of the seat that is asked, or of ``seat``."""
        who, state = match.asked_seat(seat), match.state
        return match.game.catalogue.word(next_action(self.bot, state, who))

    def move(self, match: "Match", seat: int | None = None) -> str:
        """Return a whole move, for ``match.push``."""
        who, state = match.asked_seat(seat), match.state
        return " ".join(next_move(self.bot, match.game, state, who))
