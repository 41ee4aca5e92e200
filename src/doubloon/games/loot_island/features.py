"""What Loot Island's learned evaluation looks at: one seat's treasures, cubes, cards and compasses.

Everything is public or the seat's own, so a seat may ask about itself in any world. Landings are
taken in the order in which their coasts are explored.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.board import B13, FITS, ROUNDS, Board
from doubloon.games.loot_island.components.compasses import height, seat_at
from doubloon.games.loot_island.components.deck import JEWEL, SKULL
from doubloon.games.loot_island.evaluation import KINDS, SEATS, LootEvaluation
from doubloon.games.loot_island.rules.scoring import count_kind, kinds_owned
from doubloon.kernel.bits import count
from doubloon.kernel.learning.features import SeatFeatures, step_of

AHEAD: Final[i64] = 4  # coasts that are looked at
BEFORE: Final[i64] = 3  # of a round: nobody has passed, the seat has not, it has
LANDING: Final[i64] = 27  # places of a landing: own compass 5, above it 5, missing 8, treasures 9


@final
class LootFeatures(SeatFeatures):
    """The fields. ``by_hand`` reckons treasures and prospects, which are part of them."""

    def __init__(self, by_hand: LootEvaluation) -> None:
        super().__init__(1)
        self.by_hand = by_hand
        self.worths: vec[float] = vec[float]([0.0] * SEATS)
        add = self.field
        self.many: i64 = add("players", 4, "how many play")
        self.when: i64 = add("when", 5 * BEFORE, "the round, and who has passed")
        self.event: i64 = add("event", 19, "the event of the round; the last: none")
        self.cubes: i64 = add("cubes", 5 * 20, "by round: cubes")
        self.hand: i64 = add("hand", 15, "cards in hand")
        self.fitting: i64 = add("fitting", 8 * 8, "by landing: own cards that fit there")
        self.kinds: i64 = add("kinds", 6 * 7, "by type: own treasures")
        self.loot: i64 = add("loot", 24, "what they are worth, by fours")
        self.skulls: i64 = add("skulls", 6 * 4, "types owned, skulls")
        self.crosses: i64 = add("crosses", 12, "on own crowns")
        self.crowned: i64 = add("crowned", 5 * 3, "seats with more crosses, with as many")
        self.needed: i64 = add("needed", 3, "jewels beyond sets of three")
        self.tile: i64 = add("tile", 5, "places from the First Player tile")
        self.waiting: i64 = add("waiting", 6, "others that have not passed")
        self.compasses: i64 = add("compasses", 4, "own compasses on the island")
        self.landings: i64 = add("landings", 8 * LANDING, "by landing: see LANDING")
        self.others: i64 = add("others", 8 * 6, "by landing without the seat: compasses there")
        self.hopes: i64 = add("hopes", 5 * 16, "by round: own prospects, by twos")
        self.lead: i64 = add("lead", 5 * 24, "by round: ahead of the best of the others")
        self.rank: i64 = add("rank", 5 * 5, "by round: seats that are ahead")
        self.treasures: i64 = add("treasures", 10, "in the deck, by eights")
        self.end_of_moment()
        self.size = self.moment_size

    def write(self, state: Board, seat: i64) -> None:
        """Describe a moment for a seat."""
        self.length = 0
        hand = self.by_hand
        hand.look_at_loot(state)
        hand.expect_loot(state)
        for each in range(state.players):
            self.worths[each] = hand.prospects[each] + hand.standing(state, each)
        self._round(state, seat)
        self._treasures(state, seat)
        self._landings(state, seat)
        self._others(state, seat)

    def _round(self, board: Board, seat: i64) -> None:
        phase: i64 = 0
        if (board.passed >> seat) & 1 != 0:
            phase = 2
        elif board.passed != 0:
            phase = 1
        now = board.round - 1
        self.add(self.many + board.players - 2, 1)
        self.add(self.when + BEFORE * now + phase, 1)
        self.add(self.event + (board.event if board.event >= 0 else i64(18)), 1)
        self.add(self.cubes + 20 * now + least(board.cubes[seat], 19), 1)
        self.add(self.hand + least(board.hand_size(seat), 14), 1)
        self.add(self.tile + board.tile_distance(seat), 1)
        self.add(self.treasures + least(board.treasure_left // 8, 9), 1)
        waiting: i64 = 0
        for other in range(board.players):
            if other != seat and (board.passed >> other) & 1 == 0:
                waiting += 1
        self.add(self.waiting + waiting, 1)
        self.add(self.compasses + least(count(board.placed[seat]), 3), 1)

    def _treasures(self, board: Board, seat: i64) -> None:
        hand = self.by_hand
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        for kind in range(KINDS):
            number = count_kind(board.deck, kind, lo, hi)
            self.add(self.kinds + 7 * kind + least(number, 6), 1)
            if kind == JEWEL:
                self.add(self.needed + number % 3, 1)
            if kind == SKULL and number > 0:
                owned = count(kinds_owned(board.deck, lo, hi))
                self.add(self.skulls + 4 * (owned - 1) + least(number, 3), 1)
        self.add(self.loot + step_of(float(hand.loot[seat]), 0.0, 4.0, 24), 1)
        own = hand.crosses[seat]
        self.add(self.crosses + least(own, 11), 1)
        if own > 0:
            better: i64 = 0
            tied: i64 = 0
            for each in range(board.setup.seats):
                if hand.crosses[each] > own:
                    better += 1
                elif hand.crosses[each] == own and each != seat:
                    tied += 1
            self.add(self.crowned + 3 * better + least(tied, 2), 1)

    def _landings(self, board: Board, seat: i64) -> None:
        coast = board.coast()
        for ahead in range(AHEAD):
            final = board.round + ahead > ROUNDS
            for side in range(2):
                landing = 2 * coast + side
                place = 2 * ahead + side
                self._landing(board, seat, landing, place, final)
            coast = (coast + board.bow) & 3

    def _landing(self, board: Board, seat: i64, landing: i64, place: i64, final: bool) -> None:
        colour = board.colour[landing]
        fits: i64 = 0
        if colour >= 0:
            fits = count(board.hands[4 * seat + colour] & FITS[board.value[landing]])
        else:
            for each in range(4):
                number = count(board.hands[4 * seat + each])
                if number > fits:
                    fits = number
        self.add(self.fitting + 8 * place + least(fits, 7), 1)
        stack = board.stack[landing]
        size = height(stack)
        if not board.has_compass(seat, landing):
            self.add(self.others + 6 * place + least(size, 5), 1)
            return
        own: i64 = 0
        for each in range(size):
            if seat_at(stack, each) == seat:
                own = each
        if place < 2 and board.event == B13:
            own = size - 1 - own
        here = board.cards_at(landing)
        number = board.chests_at(landing)
        if not final and here >= board.cards_at(landing ^ 1):
            number += size
        missing = board.setup.need - here
        base = self.landings + LANDING * place
        self.add(base + least(own, 4), 1)
        self.add(base + 5 + least(size - 1 - own, 4), 1)
        self.add(base + 10 + (least(missing, 7) if missing > 0 else i64(0)), 1)
        self.add(base + 18 + least(number, 8), 1)

    def _others(self, board: Board, seat: i64) -> None:
        now = board.round - 1
        prospects = self.by_hand.prospects[seat]
        self.add(self.hopes + 16 * now + step_of(prospects, 0.0, 2.0, 16), 1)
        best = -1.0e9
        ahead: i64 = 0
        own = self.worths[seat]
        for other in range(board.players):
            if other != seat:
                if self.worths[other] > best:
                    best = self.worths[other]
                if self.worths[other] > own:
                    ahead += 1
        self.add(self.lead + 24 * now + step_of(own - best, -48.0, 4.0, 24), 1)
        self.add(self.rank + 5 * now + ahead, 1)


def least(number: i64, most: i64) -> i64:
    """The smaller of two numbers, without boxing them."""
    return number if number < most else most
