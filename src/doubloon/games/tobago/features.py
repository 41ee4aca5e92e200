"""What Tobago's learned evaluation looks at: one seat's gold, roses, amulets and way to the sites.

The four maps are alike, so they share their places: a place counts the maps of which it is true.
"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from doubloon.games.tobago.components.board import MAPS, Board, map_of, rose_of
from doubloon.games.tobago.components.chart import LEGS, holds, size_of
from doubloon.games.tobago.components.deck import CURSE, CURSES
from doubloon.games.tobago.evaluation import TobagoEvaluation
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.rules.treasures import share_of
from doubloon.kernel.bits import count, lowest
from doubloon.kernel.learning.features import SeatFeatures, step_of

SEATS: Final[i64] = 4
FAR: Final[i64] = 4  # legs: 0 to 3, and more
NARROW: Final[i64] = 6  # how far a map has got: 1 site, to 3, to 8, to 17, to 40, more


@final
class TobagoFeatures(SeatFeatures):
    """The fields."""

    ideas: ClassVar[int] = 24  # of hundreds: to look at all of them takes fifty times as long
    search: ClassVar[dict[str, float]] = {
        "contest": 8.0,
        "quick": 1.0,
        "beam": 6.0,
        "root": 1500.0,
    }

    def __init__(self, by_hand: TobagoEvaluation) -> None:
        super().__init__(1)
        self.by_hand = by_hand
        self.worths: list[float] = [0.0] * SEATS
        add = self.field
        self.many: i64 = add("players", 3, "how many play")
        self.left: i64 = add("left", 21, "cards in the treasure deck, by twos")
        self.curses: i64 = add("curses", 3, "curses that are still about")
        self.last: i64 = add("last", 1, "the treasure deck has run out")
        self.idle: i64 = add("idle", 8, "turns without progress, by fours")
        self.amulets: i64 = add("amulets", 7 * 3, "curses about, own amulets")
        self.roses: i64 = add("roses", 8, "roses that are not on a map, by twos")
        self.turn: i64 = add("turn", 4, "seats until the turn comes")
        self.maps: i64 = add("maps", NARROW * 5 * 8, "how far a map is, own roses, others'")
        self.late: i64 = add("late", 6 * NARROW * 5, "cards left by sevens, how far, own roses")
        self.ways: i64 = add("ways", 5 * 5 * 2, "known site: own legs, others' least, own rose")
        self.near: i64 = add("near", 4 * 6, "marked map: how far, share of its sites in reach")
        self.reach: i64 = add("reach", 6, "share of the island within two legs")
        self.ashore: i64 = add("ashore", 3 * 4, "by legs: amulets within so many")
        self.known: i64 = add("known", 5, "maps whose site is known")
        self.fits: i64 = add("fits", 4 * 7, "how far a map is, own clues that fit there")
        self.share: i64 = add("share", 8 * 5, "of a share-out: cards left, own roses left")
        self.cursed: i64 = add("cursed", 3 * 2, "of a share-out: curses in it, own amulet")
        self.best: i64 = add("best", 7, "own best gold")
        self.gold: i64 = add("gold", 6 * 20, "cards left by sevens, ahead of the best in gold")
        self.lead: i64 = add("lead", 6 * 24, "cards left by sevens, ahead of the best by hand")
        self.rank: i64 = add("rank", 6 * 4, "cards left by sevens, seats that are ahead")
        self.end_of_moment()
        self.size = self.moment_size

    def write(self, state: Board, seat: i64) -> None:
        """Describe a moment for a seat."""
        self.length = 0
        time = least((state.treasure_left + 6) // 7, 5)
        share = share_of(state)
        shared: i64 = -1 if share is None else share.map
        self._seat(state, seat)
        known: i64 = 0
        for treasure_map in range(MAPS):
            if treasure_map == shared:
                self._shared(state, seat, treasure_map)
            else:
                if state.site(treasure_map) >= 0:
                    known += 1
                self._map(state, seat, treasure_map, time)
        self.add(self.known + known, 1)
        self._others(state, seat, time)

    def _seat(self, board: Board, seat: i64) -> None:
        n = board.players
        curses = count(board.setup.treasures & CURSES & ~board.gone)
        self.add(self.many + n - 2, 1)
        self.add(self.left + least(board.treasure_left // 2, 20), 1)
        self.add(self.curses + curses, 1)
        if board.last:
            self.add(self.last, 1)
        self.add(self.idle + least(board.idle // 4, 7), 1)
        self.add(self.amulets + 7 * curses + least(board.held[seat], 6), 1)
        self.add(self.roses + least(board.roses[seat] // 2, 7), 1)
        decider = board.decider()
        if decider >= 0:
            self.add(self.turn + (seat - decider + n) % n, 1)
        best = board.best_gold(seat)
        self.add(self.best + (least(board.deck.value[best], 6) if best >= 0 else i64(0)), 1)
        at = board.atv[seat]
        if at < 0:
            return
        island = board.chart.island
        self.add(self.reach + step_of(self.by_hand.reach(board, seat), 0.2, 0.16, 6), 1)
        for legs in range(LEGS):
            place = legs * island.size + at
            found = size_of(
                board.amulets_lo & island.leg_lo[place], board.amulets_hi & island.leg_hi[place]
            )
            self.add(self.ashore + 4 * legs + least(found, 3), 1)

    def _map(self, board: Board, seat: i64, treasure_map: i64, time: i64) -> None:
        own: i64 = 0
        others: i64 = 0
        for entry in board.trail:
            if map_of(entry) == treasure_map and rose_of(entry) >= 0:
                if rose_of(entry) == seat:
                    own += 1
                else:
                    others += 1
        own = least(own, 4)
        sites = board.site_count(treasure_map)
        how = narrowed(sites)
        self.add(self.maps + 40 * how + 8 * own + least(others, 7), 1)
        self.add(self.late + 5 * NARROW * time + 5 * how + own, 1)
        if how == 0:
            site = board.site(treasure_map)
            least_legs: i64 = FAR
            for other in range(board.players):
                if other != seat:
                    least_legs = least(least_legs, legs_to(board, other, site))
            mine = legs_to(board, seat, site)
            self.add(self.ways + 10 * mine + 2 * least_legs + (1 if own > 0 else 0), 1)
            return
        if board.marked(treasure_map) and board.atv[seat] >= 0:
            share = self.by_hand.within(board, seat, 2, treasure_map)
            self.add(self.near + 6 * how + step_of(share, 0.0, 0.2, 6), 1)
        fits: i64 = 0
        rest = board.hands[seat]
        while rest != 0:
            if board.fits(lowest(rest), treasure_map):
                fits += 1
            rest &= rest - 1
        self.add(self.fits + 7 * least(how, 3) + least(fits, 6), 1)

    def _shared(self, board: Board, seat: i64, treasure_map: i64) -> None:
        own: i64 = 0
        for entry in board.trail:
            if map_of(entry) == treasure_map and rose_of(entry) == seat:
                own += 1
        curses: i64 = 0
        for place in range(board.pile_left):
            if board.pile[place] >= CURSE:
                curses += 1
        self.add(self.share + 5 * least(board.pile_left, 7) + least(own, 4), 1)
        if own > 0:
            self.add(self.cursed + 2 * curses + (1 if board.held[seat] > 0 else 0), 1)

    def _others(self, board: Board, seat: i64, time: i64) -> None:
        self.by_hand.worths(board, self.worths)
        richest: i64 = 0
        best = -1.0e9
        ahead: i64 = 0
        own = self.worths[seat]
        for other in range(board.players):
            if other == seat:
                continue
            gold = gold_of(board, other)
            if gold > richest:
                richest = gold
            if self.worths[other] > best:
                best = self.worths[other]
            if self.worths[other] > own:
                ahead += 1
        more = float(gold_of(board, seat) - richest)
        self.add(self.gold + 20 * time + step_of(more, -20.0, 2.0, 20), 1)
        self.add(self.lead + 24 * time + step_of(own - best, -24.0, 2.0, 24), 1)
        self.add(self.rank + 4 * time + ahead, 1)


def narrowed(sites: i64) -> i64:
    """How far a map has got, 0 for a known site."""
    if sites <= 1:
        return 0
    if sites <= 3:
        return 1
    if sites <= 8:
        return 2
    if sites <= 17:
        return 3
    return 4 if sites <= 40 else 5


def legs_to(board: Board, seat: i64, site: i64) -> i64:
    """How many legs away a site is; ``FAR`` if it is more than three."""
    at = board.atv[seat]
    if at < 0:
        return FAR
    if at == site:
        return 0
    island = board.chart.island
    for legs in range(LEGS):
        place = legs * island.size + at
        if holds(island.leg_lo[place], island.leg_hi[place], site):
            return legs + 1
    return FAR


def least(number: i64, most: i64) -> i64:
    """The smaller of two numbers, without boxing them."""
    return number if number < most else most
