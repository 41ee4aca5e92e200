"""One game between bots, each of which sees only its view."""

from typing import Any

from doubloon.bots import make_bot
from doubloon.kernel.deck import Deck
from doubloon.kernel.events import Event, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import State


class Match:
    """A finished game: where it began, where it ended, what happened, how much was decided."""

    def __init__(self, start: State, end: State, events: list[Event], decisions: int) -> None:
        self.start = start
        self.end = end
        self.events = events
        self.decisions = decisions


def play_match(
    game: Game,
    bots: list[str],
    options: dict[str, Any],
    deck: Deck,
    seed: int,
    watched: bool = True,
) -> Match:
    """Play a game with a bot in every seat. The same seed gives the same game."""
    state = game.new(len(bots), options, seed=seed, deck=deck)
    players = [make_bot(name, game, seed * 31 + seat) for seat, name in enumerate(bots)]
    start = state.copy()
    sink = Sink() if watched else None
    decisions = 0
    while not state.over:
        seat = state.decider()
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            decisions += 1
            action = players[seat].choose(state.view(seat), legal)
        state.apply(seat, action, sink)
    return Match(start, state, sink.events if sink is not None else [], decisions)
