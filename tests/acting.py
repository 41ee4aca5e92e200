"""Moves in words, for tests of any game: carried out, offered, refused; and what they tell."""

from typing import Any

from doubloon.kernel.events import Event, Sink
from doubloon.kernel.game import Game
from doubloon.kernel.state import State


class Acting:
    """What seats do in the states of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def do(self, state: State, seat: int, words: str) -> list[Event]:
        """Carry out actions, written as in a record; each must be legal. Gives the events."""
        sink = Sink()
        for word in words.split():
            action = self.game.catalogue.encode(word)
            assert state.why_not(seat, action) is None, f"{word}: {state.why_not(seat, action)}"
            state.apply(seat, action, sink)
            state.check()
        return sink.events

    def legal(self, state: State, seat: int) -> list[str]:
        """The legal actions of a seat as words."""
        return self.game.catalogue.words(state.legal(seat))

    def refused(self, state: State, seat: int, word: str) -> tuple[str, str]:
        """The rule and the reason that forbid an action."""
        why = state.why_not(seat, self.game.catalogue.encode(word))
        assert why is not None, f"{word} is legal"
        assert self.game.explain(*why)
        return why[0], why[1]["reason"]


def kinds(events: list[Event]) -> list[str]:
    """What happened, by kind."""
    return [event.kind for event in events]


def seen(events: list[Event], kind: str, seat: int = -1) -> list[dict[str, Any]]:
    """The events of one kind as a seat sees them."""
    return [event.seen_by(seat) for event in events if event.kind == kind]
