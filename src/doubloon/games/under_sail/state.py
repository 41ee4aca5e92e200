"""Under Sail's state: the table, and for every frame what may be done and what it does."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail import (
    card_actions,
    frames,
    passing,
    playing,
    resolving,
    rounds,
)
from doubloon.games.under_sail.asking import about
from doubloon.games.under_sail.board import Board, Setup
from doubloon.games.under_sail.checking import account
from doubloon.games.under_sail.position import FULL, describe
from doubloon.games.under_sail.view import SailView, view_of
from doubloon.kernel.bits import has, lowest, members
from doubloon.kernel.events import Sink
from doubloon.kernel.reasons import Reason, because


@final
class UnderSail(Board):
    """One moment of a game of Under Sail."""

    def __init__(self, setup: Setup, source: Board | None = None) -> None:
        super().__init__(setup, source)

    def copy(self) -> "UnderSail":
        """An independent copy."""
        return UnderSail(self.setup, self)

    # who is asked, and what

    def sealed(self) -> bool:
        """US-S4: all at once, sealed."""
        return self.pending != 0

    def decider(self) -> i64:
        """The first seat that is asked; -1 when it is over."""
        if self.over:
            return -1
        if self.pending != 0:
            return lowest(self.pending)
        return self.top(frames.SEAT)

    def deciders(self) -> list[int]:
        """One seat, or all who have not passed a card yet."""
        if self.over:
            return []
        if self.pending != 0:
            return members(self.pending)
        return [self.top(frames.SEAT)]

    def asked(self, seat: i64) -> bool:
        """Is this seat asked now?"""
        if self.over or seat < 0:
            return False
        if self.pending != 0:
            return has(self.pending, seat)
        return self.top(frames.SEAT) == seat

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        """The frame's name, its rule and what it is about; see ``asking.py``."""
        kind = self.top(frames.KIND)
        return frames.NAMES[kind], frames.RULES[kind], about(self, seat)

    # what may be done

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Legal actions, ascending, written into ``out``; gives their number."""
        if not self.asked(seat):
            return 0
        kind = self.top(frames.KIND)
        if kind == frames.PLAY:
            return playing.legal_play(self, seat, out)
        if kind == frames.SHOW:
            return playing.legal_show(out)
        if kind == frames.BONUS:
            return playing.legal_bonus(self, seat, out)
        if kind == frames.TREASURE:
            return resolving.legal_treasure(self, out)
        if kind == frames.STEAL_BONUS or kind == frames.SWAP:
            return card_actions.legal_from(self, seat, out)
        if kind == frames.GIVE:
            return card_actions.legal_give(self, seat, out)
        if kind == frames.ORDER:
            return card_actions.legal_order(self, out)
        if kind == frames.FETCH:
            return card_actions.legal_fetch(self, out)
        if kind == frames.DISCARD:
            return card_actions.legal_discard(self, seat, out)
        if kind == frames.LOOK:
            return card_actions.legal_look(self, out)
        return passing.legal(self, seat, out)

    def reason(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an action which is not legal."""
        if self.over:
            return because("US-E1", "over", {})
        if not self.asked(seat):
            return because("US-T1", "not_asked", {})
        kind = self.top(frames.KIND)
        if kind == frames.PLAY:
            return playing.reason_play(action)
        if kind == frames.SHOW:
            return because("US-T1", "show_a_half", {})
        if kind == frames.BONUS:
            return playing.reason_bonus(self, seat, action)
        if kind == frames.TREASURE:
            return resolving.reason_treasure(self, seat, action)
        if kind == frames.STEAL_BONUS or kind == frames.SWAP:
            return card_actions.reason_from(self, seat, action)
        if kind == frames.GIVE:
            return card_actions.reason_give(self, seat, action)
        if kind == frames.ORDER:
            return because("US-A3", "choose_order", {"treasures": self.top(frames.B)})
        if kind == frames.FETCH:
            return card_actions.reason_fetch(action)
        if kind == frames.DISCARD:
            return card_actions.reason_discard(action)
        if kind == frames.LOOK:
            return card_actions.reason_look(action)
        return passing.reason(self, seat, action)

    # what it does

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        self.sink = sink
        openly = self.pending == 0
        kind = self.top(frames.KIND)
        if kind == frames.PLAY:
            playing.do_play(self, seat, action)
        elif kind == frames.SHOW:
            playing.do_show(self, seat, action)
        elif kind == frames.BONUS:
            playing.do_bonus(self, seat, action)
        elif kind == frames.TREASURE:
            resolving.do_treasure(self, seat, action)
        elif kind == frames.STEAL_BONUS:
            card_actions.do_steal_bonus(self, seat, action)
        elif kind == frames.SWAP:
            card_actions.do_swap(self, seat, action)
        elif kind == frames.GIVE:
            card_actions.do_give(self, seat, action)
        elif kind == frames.ORDER:
            card_actions.do_order(self, seat, action)
        elif kind == frames.FETCH:
            card_actions.do_fetch(self, seat, action)
        elif kind == frames.DISCARD:
            card_actions.do_discard(self, seat, action)
        elif kind == frames.LOOK:
            card_actions.do_look(self, seat, action)
        else:
            passing.do(self, seat, action)
        if openly and not self.building():
            self.serial += 1
        self.advance()
        self.sink = None

    def advance(self) -> None:
        """Let the rules run until somebody is asked or the game is over."""
        while not self.over:
            kind = self.top(frames.KIND)
            if kind >= frames.FIRST_QUESTION:
                return
            if kind == frames.TRICK:
                playing.step(self)
            else:
                resolving.step(self)

    # the outcome

    def scores(self) -> list[int]:
        """Points by seat (US-E1)."""
        return rounds.scores(self)

    def placings(self) -> list[int]:
        """Places by seat; tied players share the win (US-E1)."""
        return rounds.placings(self)

    # what leaves

    def view(self, seat: i64) -> SailView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return describe(self, FULL, self.hands)

    def check(self) -> None:
        """Every card and treasure is accounted for, and what is known is true."""
        account(self)
