"""How strong a bot is that is not in the package yet: one of it at a table of others."""

import time
from collections.abc import Callable

from doubloon.bots.bot import Bot
from doubloon.kernel.game import Game
from doubloon.kernel.reports.statistics import Figure

Maker = Callable[[int], Bot]  # a bot for a seed


class Outcome:
    """Share of wins and margin of the one bot with their intervals, and its CPU time per game."""

    def __init__(self) -> None:
        self.wins = Figure(True)
        self.margin = Figure(False)
        self.seconds = 0.0

    def __str__(self) -> str:
        low, high = self.wins.interval()
        return (
            f"{100 * self.wins.mean():.1f}% ({100 * low:.1f} to {100 * high:.1f})"
            f" of {self.wins.number} games, margin {self.margin.mean():+.1f}"
        )


def match(game: Game, players: int, one: Maker, others: Maker, deals: int, seed: int) -> Outcome:
    """Every deal is played once from each seat of the one bot."""
    found = Outcome()
    for number in range(deals * players):
        deal, seat = divmod(number, players)
        play(game, players, one, others, seed + deal, seat, found)
    return found


def play(
    game: Game, players: int, one: Maker, others: Maker, seed: int, own: int, found: Outcome
) -> None:
    """One game."""
    state = game.new(players, seed=seed)
    bots = [(one if seat == own else others)(seed * 31 + seat) for seat in range(players)]
    while not state.over:
        seat = int(state.decider())
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            started = time.process_time()
            action = bots[seat].choose(state.view(seat), legal)
            if seat == own:
                found.seconds += time.process_time() - started
        state.apply(seat, action)
    places = state.placings()
    scores = state.scores()
    rivals = [scores[seat] for seat in range(players) if seat != own]
    found.wins.add(1.0 / places.count(1) if places[own] == 1 else 0.0)
    found.margin.add(scores[own] - max(rivals))
