"""The toy game twice, in the full contract and declared with ``doubloon.easy``: how fast is each?

    python -m benchmarks.declared

Both deal the same cards and allow the same moves. Figures are CPU time of plain Python.
"""

import time
from collections.abc import Callable

from doubloon.easy import Table, each, hand, number, pile, question
from doubloon.kernel import registry
from doubloon.kernel.game import Game
from doubloon.kernel.learning.playout import play_many
from doubloon.kernel.state import State

PLAYERS = 3
PLAYS = 30
GAMES = 300


class DeclaredToy(Table, players=(2, 4), cards={str(card): 1 for card in range(1, 53)}):
    """Play high cards from a secret hand."""

    deck = pile(hidden=True)
    hands = each(hand())
    aside = each(hand())
    shown = pile()
    gone = pile()
    points = each(number())
    plays = number()
    passing = question("TOY-1", sealed=True)
    turn = question("TOY-2")

    def setup(self) -> None:
        """Shuffle, deal five each, and let everyone pass a card."""
        self.all_cards(self.deck)
        self.deal(self.deck, self.hands, 5)
        self.ask_all(self.passing)

    @passing.action(of=hands)
    def give(self, seat: int, card: str) -> None:
        """TOY-1: a card for the left neighbour."""
        self.move(self.hands[seat], self.aside[seat], card)

    @passing.then
    def begin(self) -> None:
        """TOY-1: all cards change hands; then seat 0 begins."""
        for seat in range(self.players):
            to = self.left(seat)
            card = self.aside[seat].top
            self.move(self.aside[seat], self.hands[to], card, "passed", seat=seat, to=to)
        self.ask(self.turn, 0)

    @turn.action(of=hands)
    def play(self, seat: int, card: str) -> None:
        """TOY-2: a card onto the pile, a new one from the deck."""
        self.move(self.hands[seat], self.shown, card, "played", seat=seat)
        self.points[seat] += int(card)
        self.plays += 1
        if self.plays < PLAYS:
            self.move(self.deck, self.hands[seat], event="drew", seat=seat)

    def finished(self) -> bool:
        """TOY-4: enough cards are played."""
        return self.plays == PLAYS

    def scores(self) -> list[int]:
        """TOY-4: the sum of the cards played."""
        return self.points[:]


def microseconds(act: Callable[[], object], times: int = 2000) -> float:
    """CPU time of one call."""
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times * 1e6


def later(game: Game) -> State:
    """A moment in the middle of a game."""
    state = game.new(PLAYERS, seed=1)
    for _ in range(PLAYERS + PLAYS // 2):
        seat = state.decider()
        state.apply(seat, state.legal(seat)[0])
    return state


def main() -> None:
    """One line for each."""
    print(f"{'':12}{'games/s':>9}{'actions/s':>11}{'copy us':>9}{'view us':>9}{'world us':>10}")
    for label, game in (("full", registry.find("toy")), ("declared", DeclaredToy.game())):
        start = time.process_time()
        tally = play_many(game.new(PLAYERS, seed=1), GAMES, 1)
        spent = time.process_time() - start
        state = later(game)
        view = state.view(0)
        copying = microseconds(state.copy)
        viewing = microseconds(lambda state=state: state.view(0))  # type: ignore[misc]
        dealing = microseconds(lambda view=view: view.sample(1))  # type: ignore[misc]
        print(
            f"{label:12}{GAMES / spent:9,.0f}{int(tally.actions) / spent:11,.0f}"
            f"{copying:9.1f}{viewing:9.1f}{dealing:10.1f}"
        )


if __name__ == "__main__":
    main()
