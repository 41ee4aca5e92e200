"""How good a moment of Loot Island is: treasures kept, curses, and loot to be expected.

Written to be read and tuned. All weights are in gold coins. They were set by play against
earlier versions of themselves (``docs/figures.md`` has the command).
"""

import math
from typing import Final

from mypy_extensions import i64

from doubloon.games.loot_island import frames
from doubloon.games.loot_island.board import B13, ROUNDS, Board
from doubloon.games.loot_island.compasses import height, seat_at
from doubloon.games.loot_island.deck import LO_SIZE
from doubloon.games.loot_island.scoring import crosses, crown_bonus, treasure_value
from doubloon.kernel.bits import BIT
from doubloon.kernel.evaluation import Evaluation
from doubloon.kernel.state import State

PICK: Final = 5.5  # a treasure to be chosen from several
LATE_PICK: Final = 3.5  # one that others have left
CARD: Final = 0.9  # a map card in hand while it can still be played
LAST_CARD: Final = 0.1  # the same after passing in the last round
CUBE: Final = 1.25  # what a healer will ask for a cube, about
OTHERS: Final = 0.35  # how much the others' good fortune hurts
TILE: Final = 5.0  # the First Player tile at the end (LI-E4)
EARLY_TILE: Final = 1.0  # and before the last round
FIT: Final = 0.5  # how far a card in hand that fits makes up for a missing one

# How likely a missing card comes, by rounds until the coast is explored
HOPE: Final = [0.42, 0.72, 0.80, 0.84]
LONELY: Final = 0.15  # when everybody else has passed


class LootEvaluation(Evaluation):
    """Own prospects, less a share of what the others can expect."""

    def value(self, state: State, seat: i64) -> float:
        """Expected gold of ``seat`` against the others, about."""
        assert isinstance(state, Board)
        prospects = [0.0] * state.setup.seats
        expect_loot(state, prospects)
        own = 0.0
        others = 0.0
        for each in range(state.players):
            worth = prospects[each] + standing(state, each)
            if each == seat:
                own = worth
            else:
                others += worth
        own += pending_treasure(state, seat)
        return own - OTHERS * others / float(state.players - 1)


def standing(board: Board, seat: i64) -> float:
    """Treasures, curses, cards and the tile."""
    lo = board.loot[2 * seat]
    hi = board.loot[2 * seat + 1]
    loot = float(treasure_value(board.deck, lo, hi)) + crowns(board, seat)
    worth = loot - CUBE * float(board.cubes[seat])
    worth -= doom(board.cubes[seat], ROUNDS - board.round) * (loot + 12.0)
    active = (board.passed >> seat) & 1 == 0
    card = CARD if board.round < ROUNDS or active else LAST_CARD
    worth += card * float(board.hand_size(seat))
    if board.first == seat:
        worth += TILE if board.round == ROUNDS and board.passed != 0 else EARLY_TILE
    return worth


def crowns(board: Board, seat: i64) -> float:
    """LI-V4 as it stands, less sure the earlier it is."""
    own = crosses(board.deck, board.loot[2 * seat], board.loot[2 * seat + 1])
    if own == 0:
        return 0.0
    owned = [
        int(crosses(board.deck, board.loot[2 * each], board.loot[2 * each + 1]))
        for each in range(board.setup.seats)
    ]
    sure = 0.5 + 0.1 * float(board.round)
    return sure * float(crown_bonus(owned, BIT[board.setup.seats] - 1, seat))


def doom(cubes: i64, rounds: i64) -> float:
    """How likely so many cubes end in elimination (LI-E2)."""
    if rounds == 0:
        middle = 12.0
        width = 0.45
    else:
        middle = 12.5 + 0.4 * float(rounds)
        width = 0.7 + 0.35 * float(rounds)
    return 1.0 / (1.0 + math.exp((middle - float(cubes)) / width))


def expect_loot(board: Board, prospects: list[float]) -> None:
    """What every seat can expect from the landings where it has a compass."""
    coast = board.coast()
    for ahead in range(4):
        first = 2 * coast
        later = board.round + ahead > ROUNDS
        for landing in range(first, first + 2):
            stack = board.stack[landing]
            if stack != 0:
                expect_at(board, landing, stack, ahead, later, prospects)
        coast = (coast + board.bow) & 3


def expect_at(
    board: Board, landing: i64, stack: i64, ahead: i64, final: bool, prospects: list[float]
) -> None:
    """One landing: how likely it has enough cards, and who takes how many treasures."""
    size = height(stack)
    here = board.cards_at(landing)
    number = board.chests_at(landing)
    if not final and here >= board.cards_at(landing ^ 1):
        number += size
    chance = likely(board, landing, board.setup.need - here, ahead)
    if number == 0:
        number = 1
        chance *= 0.3
    reverse = ahead == 0 and board.event == B13
    for place in range(size):
        seat = seat_at(stack, size - 1 - place if reverse else place)
        picks: i64 = 0
        if number > place:
            picks = (number - place - 1) // size + 1
        worth = 0.0
        if picks > 0:
            first = PICK if place == 0 else PICK - (PICK - LATE_PICK) * float(place) / float(size)
            worth = first + LATE_PICK * float(picks - 1)
        prospects[seat] += chance * worth


def likely(board: Board, landing: i64, missing: i64, ahead: i64) -> float:
    """How likely the missing cards come in time."""
    if missing <= 0:
        return 1.0
    hope: float = HOPE[ahead]
    if ahead == 0:
        waiting: i64 = 0
        for seat in range(board.players):
            if (board.passed >> seat) & 1 == 0:
                waiting += 1
        if waiting <= 1:
            hope = LONELY
    result = 1.0
    for _ in range(missing):
        result *= hope
    return result


def pending_treasure(board: Board, seat: i64) -> float:
    """LI-2.5 (d): a treasure just dug up, worth the better of keeping and discarding it."""
    if board.over or board.top(frames.KIND) != frames.TREASURE or board.top(frames.SEAT) != seat:
        return 0.0
    treasure = board.top(frames.A)
    lo = board.loot[2 * seat]
    hi = board.loot[2 * seat + 1]
    before = treasure_value(board.deck, lo, hi)
    if treasure < LO_SIZE:
        lo |= BIT[treasure]
    else:
        hi |= BIT[treasure - LO_SIZE]
    gain = treasure_value(board.deck, lo, hi) - before
    keep = float(gain) - CUBE * float(board.deck.curse[treasure])
    relief = 2 + board.amulets(seat)
    if relief > board.cubes[seat]:
        relief = board.cubes[seat]
    discard = CUBE * float(relief)
    return keep if keep > discard else discard
