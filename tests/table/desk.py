"""What the tests of tables share: one table without a store, and a store with many."""

from random import Random
from typing import Any

import msgspec
import pytest

from doubloon.conformance.plain_data import as_bytes
from doubloon.kernel.errors import DoubloonError
from doubloon.table.core.commands import Command, Join, Move, Start
from doubloon.table.core.handlers.creation import created
from doubloon.table.core.handlers.dispatch import decide
from doubloon.table.core.model import Decided, Entry, SeatPlan, Settings
from doubloon.table.core.table import Table

NAMES = ("Anne", "Bob", "Cleo", "Dan", "Eve")
BROWSER = "0123456789abcdef" * 2
SECRET = "5" * 64  # of the game, so that tests are the same in every run
SPECTATOR = -1


def small(game: str = "toy", players: int = 2, **more: Any) -> Settings:
    """Settings of a short game."""
    options = {"plays": 9} if game == "toy" and "options" not in more else {}
    return Settings(**{"game": game, "players": players, "options": options, **more})


def everything(table: Table) -> bytes:
    """All that a table is, as bytes, to see whether it changed."""
    play = table.play
    seats = range(SPECTATOR, len(table.seats))
    game: Any = None
    if play is not None:
        game = [
            play.state.hash(),
            len(play.entries),
            play.undone,
            [[table.view(seat), table.decision(seat), table.undo(seat)] for seat in seats],
        ]
    return as_bytes([table.public(), table.secret, msgspec.to_builtins(table.seats), game])


class Desk:
    """A table and its log, driven by commands one after the other."""

    def __init__(self, settings: Settings) -> None:
        self.now = 1_000_000
        self.log: list[Entry] = []
        self.table = Table("desk", SECRET)
        self.take(created(settings, self.now))

    def take(self, decided: Decided) -> list[Entry]:
        """Apply what was decided, as the hub does."""
        if decided.secret is not None:
            self.table.secret = decided.secret
        for entry in decided.entries:
            self.table.apply(entry)
            self.log.append(entry)
        return decided.entries

    def decide(self, command: Command) -> Decided:
        """Decide, and make sure that nothing changes by it."""
        before = everything(self.table)
        try:
            return decide(self.table, command, self.now)
        finally:
            assert everything(self.table) == before, f"deciding on {command} changed the table"

    def do(self, command: Command, after: int = 1000) -> list[Entry]:
        """Carry out a command."""
        self.now += after
        return self.take(self.decide(command))

    def answer(self, seat: int, words: list[str] | None = None, after: int = 1000) -> list[Entry]:
        """A move of a seat: these words, or its first choice."""
        decision = self.table.decision(seat)
        assert decision is not None
        bot = self.table.seats[seat].level is not None
        chosen = words or decision["choices"][:1]
        return self.do(Move(seat, decision["id"], chosen, bot=bot), after)

    def play_on(self, rng: Random, most: int = 3000) -> None:
        """Random single actions."""
        for _ in range(most):
            if self.table.status != "running":
                return
            seat = rng.choice(self.table.asked())
            decision = self.table.decision(seat)
            assert decision is not None
            self.answer(seat, [rng.choice(decision["choices"])])

    def again(self) -> Table:
        """The same table rebuilt from its log."""
        return Table.replay("desk", self.log, self.table.secret)


def started(game: str = "toy", players: int = 2, **more: Any) -> Desk:
    """A game that has just started, people in all open seats."""
    desk = Desk(small(game, players, **more))
    for place, seat in enumerate(desk.table.seats):
        if seat.free:
            desk.do(Join(NAMES[place], place))
    desk.do(Start(desk.table.host))
    return desk


def bots(number: int, level: str = "random") -> list[SeatPlan]:
    """That many seats for bots."""
    return [SeatPlan("bot", level)] * number


def refused(desk: Desk, command: Command, *words: str) -> str:
    """The one line that a command is refused with; the table is as before."""
    with pytest.raises(DoubloonError) as caught:
        desk.decide(command)
    text = str(caught.value)
    assert "\n" not in text
    assert text
    for word in words:
        assert word in text
    return text
