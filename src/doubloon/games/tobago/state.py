"""Tobago's state: the board, and for every frame what may be done and what it does."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.tobago import (
    amulets,
    clue_cards,
    driving,
    ending,
    frames,
    treasures,
    turns,
)
from doubloon.games.tobago.asking import about
from doubloon.games.tobago.board import Board, Setup
from doubloon.games.tobago.chart import Chart
from doubloon.games.tobago.checking import account
from doubloon.games.tobago.position import FULL, describe
from doubloon.games.tobago.view import TobagoView, view_of
from doubloon.kernel.events import Sink
from doubloon.kernel.reasons import Reason, because


@final
class Tobago(Board):
    """One moment of a game of Tobago."""

    def __init__(self, setup: Setup, source: Board | None, chart: Chart) -> None:
        super().__init__(setup, source, chart)

    def copy(self) -> "Tobago":
        """An independent copy; the chart and the decks are shared, they never change in place."""
        return Tobago(self.setup, self, self.chart)

    # who is asked, and what

    def decider(self) -> i64:
        """The seat that is asked; -1 when it is over."""
        if self.over:
            return -1
        return self.top(frames.SEAT)

    def deciders(self) -> list[int]:
        """One seat: in Tobago nobody decides at the same time as others."""
        if self.over:
            return []
        return [self.top(frames.SEAT)]

    def asked(self, seat: i64) -> bool:
        """Is this seat asked now?"""
        return not self.over and seat >= 0 and self.top(frames.SEAT) == seat

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        """The frame's name, its rule and what it is about; see ``asking.py``."""
        kind = self.top(frames.KIND)
        return frames.NAMES[kind], frames.RULES[kind], about(self)

    # what may be done

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Legal actions, ascending, written into ``out``; gives their number."""
        if not self.asked(seat):
            return 0
        kind = self.top(frames.KIND)
        if kind == frames.TURN:
            return turns.legal(self, seat, out)
        if kind == frames.OFFER:
            return treasures.legal_offer(out)
        if kind == frames.LEG:
            return driving.legal_legs(self, seat, out, 0)
        if kind == frames.MAP:
            return clue_cards.legal_map(self, out)
        if kind == frames.FIRST_CLUE:
            return clue_cards.legal_first(self, seat, out)
        if kind == frames.CARD:
            return clue_cards.legal_card(self, seat, out)
        if kind == frames.SITE:
            return amulets.legal_site(self, out)
        return turns.legal_place(self, out)

    def reason(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an action which is not legal."""
        if self.over:
            return because("TB-E1", "over", {})
        if not self.asked(seat):
            return because("TB-T1", "not_asked", {})
        kind = self.top(frames.KIND)
        if kind == frames.TURN:
            return turns.reason(self, seat, action)
        if kind == frames.OFFER:
            return treasures.reason_offer()
        if kind == frames.LEG:
            return driving.reason_leg(self, seat, action)
        if kind == frames.MAP:
            return clue_cards.reason_map(self, action)
        if kind == frames.FIRST_CLUE:
            return clue_cards.reason_first(self, seat, action)
        if kind == frames.CARD:
            return clue_cards.reason_card(self, seat, action)
        if kind == frames.SITE:
            return amulets.reason_site(self, action)
        return driving.reason_place(action)

    # what it does

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        self.sink = sink
        kind = self.top(frames.KIND)
        if kind == frames.TURN:
            turns.do(self, seat, action)
        elif kind == frames.OFFER:
            treasures.do_offer(self, seat, action)
        elif kind == frames.LEG:
            driving.do_leg(self, seat, action)
        elif kind == frames.MAP:
            clue_cards.do_map(self, seat, action)
        elif kind == frames.FIRST_CLUE:
            clue_cards.do_first(self, seat, action)
        elif kind == frames.CARD:
            clue_cards.do_card(self, seat, action)
        elif kind == frames.SITE:
            amulets.do_site(self, seat, action)
        else:
            turns.do_place(self, seat, action)
        if not self.building():
            self.serial += 1
        self.advance()
        self.sink = None

    def advance(self) -> None:
        """Let the rules run until somebody is asked or the game is over."""
        while not self.over:
            kind = self.top(frames.KIND)
            if kind == frames.TURN and turns.spent(self):
                turns.end(self)
            elif kind >= frames.FIRST_QUESTION:
                return
            elif kind == frames.TURNS:
                turns.step(self)
            elif kind == frames.SHARE:
                treasures.step(self)
            else:
                turns.step_landing(self)

    # the outcome

    def scores(self) -> list[int]:
        """Gold by seat."""
        return ending.scores(self)

    def placings(self) -> list[int]:
        """Places by seat (TB-E1)."""
        return ending.placings(self)

    # what leaves

    def view(self, seat: i64) -> TobagoView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return describe(self, FULL)

    def check(self) -> None:
        """Everything is accounted for."""
        account(self)
