"""Loot Island's state: the board, and for every frame what may be done and what it does."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island import (
    ending,
    exploration,
    frames,
    map_cards,
    preparation,
    small_islands,
    treasures,
    turns,
)
from doubloon.games.loot_island.asking import about
from doubloon.games.loot_island.board import Board, Setup
from doubloon.games.loot_island.checking import account
from doubloon.games.loot_island.position import FULL, describe
from doubloon.games.loot_island.view import LootView, view_of
from doubloon.kernel.bits import has, lowest, members
from doubloon.kernel.events import Sink
from doubloon.kernel.reasons import Reason, because


@final
class LootIsland(Board):
    """One moment of a game of Loot Island."""

    def __init__(self, setup: Setup, source: Board | None = None) -> None:
        super().__init__(setup, source)

    def copy(self) -> "LootIsland":
        """An independent copy; decks are shared, because they never change in place."""
        return LootIsland(self.setup, self)

    # who is asked, and what

    def sealed(self) -> bool:
        """LI-1.4, LI-O2, LI-O4: all at once, sealed."""
        return self.pending != 0

    def decider(self) -> i64:
        """The first seat that is asked; -1 when it is over."""
        if self.over:
            return -1
        if self.pending != 0:
            return lowest(self.pending)
        return self.top(frames.SEAT)

    def deciders(self) -> list[int]:
        """One seat, or all whose sealed answer is missing."""
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
        return frames.NAMES[kind], frames.RULES[kind], about(self)

    # what may be done

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Legal actions, ascending, written into ``out``; gives their number."""
        if not self.asked(seat):
            return 0
        kind = self.top(frames.KIND)
        if kind == frames.CARDS:
            return map_cards.legal_cards(self, out)
        if kind == frames.TURN:
            return turns.legal(self, seat, out)
        if kind == frames.REFRESH or kind == frames.KEEP_HAND:
            return preparation.legal_discards(self, seat, out)
        if kind == frames.PAY:
            return small_islands.legal_pay(self, out)
        if kind == frames.TAKE:
            return treasures.legal_take(self, out)
        if kind == frames.TILE:
            return small_islands.legal_tile(self, seat, out)
        if kind == frames.COMPASS or kind == frames.PLACE or kind == frames.TAKE_BACK:
            return map_cards.legal_compass(self, out)
        if kind == frames.COPY:
            return map_cards.legal_copy(self, out)
        if kind == frames.TREASURE:
            return small_islands.legal_treasure(self, out)
        if kind == frames.CLAIM:
            return turns.legal_claim(self, out)
        if kind == frames.MAY_DISCARD:
            return treasures.legal_may_discard(self, seat, out)
        if kind == frames.HEALER:
            return ending.legal_healer(self, out)
        if kind == frames.SHOW_HEALER:
            return ending.legal_show(self, seat, out)
        return preparation.legal_extra_cards(out)  # EXTRA_CARDS and MAY_DRAW: yes or no

    def reason(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an action which is not legal."""
        if self.over:
            return because("LI-E5", "over", {})
        if not self.asked(seat):
            return because("LI-2.1", "not_asked", {})
        kind = self.top(frames.KIND)
        if kind == frames.CARDS:
            return map_cards.reason_cards(self, action)
        if kind == frames.TURN:
            return turns.reason(self, seat, action)
        if kind == frames.REFRESH or kind == frames.KEEP_HAND:
            return preparation.reason_discards(self, seat, action)
        if kind == frames.PAY:
            return small_islands.reason_pay(self, action)
        if kind == frames.TAKE:
            return treasures.reason_take(action)
        if kind == frames.TREASURE:
            return small_islands.reason_treasure(self)
        if kind == frames.TILE:
            return small_islands.reason_tile(self, seat, action)
        if kind == frames.COMPASS:
            return map_cards.reason_compass(self, action)
        if kind == frames.PLACE:
            return map_cards.reason_from(action, "LI-2.7")
        if kind == frames.COPY:
            return map_cards.reason_copy(action)
        if kind == frames.CLAIM:
            return turns.reason_claim(action)
        if kind == frames.TAKE_BACK:
            return map_cards.reason_from(action, "LI-EV8")
        if kind == frames.MAY_DISCARD:
            return treasures.reason_may_discard(self, seat)
        if kind == frames.HEALER:
            return ending.reason_healer(action, "LI-E3")
        if kind == frames.SHOW_HEALER:
            return ending.reason_healer(action, "LI-O2")
        return because(frames.RULES[kind], "yes_or_no", {})

    # what it does

    def apply(self, seat: i64, action: i64, sink: Sink | None = None) -> None:
        """Carry out a legal action, up to the next decision."""
        self.sink = sink
        openly = self.pending == 0
        kind = self.top(frames.KIND)
        if kind == frames.CARDS:
            map_cards.do_cards(self, seat, action)
        elif kind == frames.TURN:
            turns.do(self, seat, action)
        elif kind == frames.REFRESH or kind == frames.KEEP_HAND:
            preparation.do_discards(self, seat, action)
        elif kind == frames.PAY:
            small_islands.do_pay(self, seat, action)
        elif kind == frames.TAKE:
            treasures.do_take(self, seat, action)
        elif kind == frames.TILE:
            small_islands.do_tile(self, seat, action)
        elif kind == frames.COMPASS:
            map_cards.do_compass(self, action)
        elif kind == frames.PLACE:
            small_islands.do_place(self, action)
        elif kind == frames.COPY:
            map_cards.do_copy(self, seat, action)
        elif kind == frames.TREASURE:
            small_islands.do_treasure(self, seat, action)
        elif kind == frames.CLAIM:
            turns.do_claim(self, seat, action)
        elif kind == frames.TAKE_BACK:
            preparation.do_take_back(self, action)
        elif kind == frames.MAY_DISCARD:
            treasures.do_may_discard(self, seat, action)
        elif kind == frames.MAY_DRAW:
            map_cards.do_may_draw(self, seat, action)
        elif kind == frames.EXTRA_CARDS:
            preparation.do_extra_cards(self, seat, action)
        elif kind == frames.HEALER:
            ending.do_healer(self, seat, action)
        else:
            ending.do_show(self, seat, action)
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
            if kind == frames.ACTIONS:
                turns.step(self)
            elif kind == frames.EFFECTS:
                map_cards.step_effects(self)
            elif kind == frames.SHARE:
                exploration.step_share(self)
            elif kind == frames.EXPLORE:
                exploration.step(self)
            elif kind == frames.PREPARE:
                preparation.step(self)
            elif kind == frames.FINAL:
                exploration.step_final(self)
            else:
                ending.step(self)

    # the outcome

    def scores(self) -> list[int]:
        """Loot values by seat, 0 for the eliminated."""
        return ending.scores(self)

    def placings(self) -> list[int]:
        """Places by seat (LI-E5)."""
        return ending.placings(self)

    def is_out(self, seat: i64) -> bool:
        """Eliminated by curses (LI-E2) or by the healer's price (LI-E4)."""
        return ending.is_out(self, seat, ending.sheets(self)[seat].total)

    # what leaves

    def view(self, seat: i64) -> LootView:
        """What ``seat`` may know (-1: the spectator)."""
        return view_of(self, seat)

    def dump(self) -> dict[str, Any]:
        """The full state as plain data."""
        return describe(self, FULL, [], 0)

    def check(self) -> None:
        """Every card, treasure, compass and cube is accounted for."""
        account(self)
