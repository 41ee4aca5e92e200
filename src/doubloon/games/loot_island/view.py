"""What a seat may know, and worlds that fit it.

Hidden in Loot Island: other players' hands, the order of the decks, events to come, the healers
until they are revealed (LI-S4, LI-O2), sealed answers, half-built moves, and the source of
chance. Everything else is public. When the map deck is shuffled anew from the discards (LI-D1),
everybody knows which cards it is made of; the view keeps for every hidden hand how many of its
cards come from which shuffle, and a sample honours it.
"""

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.loot_island.components.board import DEALT_HEALERS, OPEN_HEALERS, Board
from doubloon.games.loot_island.components.deck import B_EVENTS, CARDS_PER_COLOUR, LO_SIZE
from doubloon.games.loot_island.components.position import numbers, seen
from doubloon.games.loot_island.rules.discards import KeepHand, excess
from doubloon.games.loot_island.rules.ending import ShowHealer
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, count, has, lowest
from doubloon.kernel.dealing import below, mix, pick
from doubloon.kernel.state import State, View

UNKNOWN: Final[i64] = -1


def stratum(board: Board, generation: i64, colour: i64) -> i64:
    """The cards of a colour that the given shuffle (0: the first) put into the deck last."""
    shuffles: i64 = len(board.strata) // 4
    mask = board.deck.present[colour]
    if generation > 0:
        mask = board.strata[4 * (generation - 1) + colour]
    for later in range(generation, shuffles):
        mask &= ~board.strata[4 * later + colour]
    return mask


def hand_counts(board: Board) -> vec[i64]:
    """By seat: how many cards of the hand come from which shuffle. Public knowledge."""
    generations: i64 = len(board.strata) // 4 + 1
    counts = vec[i64]([0] * (board.setup.seats * generations))
    for generation in range(generations):
        for colour in range(4):
            cards = stratum(board, generation, colour)
            for seat in range(board.setup.seats):
                held = count(board.hands[4 * seat + colour] & cards)
                counts[seat * generations + generation] += held
    return counts


def healers_revealed(board: Board) -> bool:
    """Do all healers of the game lie open? (LI-O1, LI-E3)"""
    if board.setup.healers == OPEN_HEALERS:
        return True
    if board.setup.healers == DEALT_HEALERS:
        return False
    if board.offered != 0:
        return True
    for seat in range(board.players):
        if board.healer[seat] >= 0:
            return True
    return False


def coming_events(board: Board) -> i64:
    """The B events that can still come, as far as everybody knows (LI-S5, LI-O3)."""
    mask: i64 = 0
    if board.setup.show_events:
        for later in range(board.round, 5):
            mask |= BIT[board.events[later]]
        return mask
    mask = board.deck.events & B_EVENTS
    for past in range(board.round):
        mask &= ~BIT[board.events[past]]
    return mask


def scrub(board: Board, seat: i64) -> None:
    """Take everything out of a copy that ``seat`` may not know."""
    board.hide_question(seat)
    aaron = board.setup.aaron
    answering = isinstance(board.top, ShowHealer)
    for other in range(board.players):
        if other == seat or other == aaron:
            continue
        for colour in range(4):
            board.hands[4 * other + colour] = 0
            board.chosen[4 * other + colour] = 0
        if answering:
            board.shown[other] = UNKNOWN
    if not healers_revealed(board):
        known = board.healers[:]
        for place in range(len(known)):
            if board.setup.healers != DEALT_HEALERS or place // 2 != seat:
                known[place] = UNKNOWN
        board.healers = known
    events = board.events[:]
    for later in range(board.round, 5):
        events[later] = UNKNOWN
    board.events = events
    board.map_deck = vec[i64]()
    board.treasure_deck = vec[i64]()
    board.hide_chance()


@final
class LootView(View):
    """The view of one seat: a board without what is hidden, and what is known of the hidden."""

    def __init__(self, seat: int, board: Board, counts: vec[i64], coming: i64) -> None:
        super().__init__(seat)
        self.board = board
        self.counts = counts
        self.coming = coming
        # for samples, gathered when the first is wanted
        self.pool: vec[i64] = vec[i64]()  # hidden map cards, shuffle by shuffle
        self.ends: vec[i64] = vec[i64]()  # where the cards of each shuffle end in the pool
        self.treasures: vec[i64] = vec[i64]()  # hidden treasures, bottom pile first
        self.treasure_ends: vec[i64] = vec[i64]()

    def _gather_maps(self) -> None:
        board = self.board
        generations: i64 = len(board.strata) // 4 + 1
        for generation in range(generations):
            for colour in range(4):
                hidden = stratum(board, generation, colour) & ~board.map_discards[colour]
                for seat in range(board.setup.seats):
                    hidden &= ~board.hands[4 * seat + colour]
                for landing in range(8):
                    if board.colour[landing] == colour:
                        hidden &= ~board.cards[landing]
                while hidden != 0:
                    card = colour * CARDS_PER_COLOUR + lowest(hidden)
                    self.pool = append(self.pool, card)
                    hidden &= hidden - 1
            self.ends = append(self.ends, i64(len(self.pool)))

    def _gather_treasures(self) -> None:
        board = self.board
        seen_lo = board.buried_lo | board.table_lo
        seen_hi = board.buried_hi | board.table_hi
        for seat in range(board.setup.seats):
            seen_lo |= board.loot[2 * seat]
            seen_hi |= board.loot[2 * seat + 1]
        for place in range(len(board.setup.piles)):
            pile = board.setup.piles[place]
            for treasure in range(74):
                if board.deck.pile[treasure] != pile:
                    continue
                seen = seen_lo if treasure < LO_SIZE else seen_hi
                if not has(seen, treasure if treasure < LO_SIZE else treasure - LO_SIZE):
                    self.treasures = append(self.treasures, treasure)
            if not board.reburied:
                self.treasure_ends = append(self.treasure_ends, i64(len(self.treasures)))
        if board.reburied:
            self.treasure_ends = append(self.treasure_ends, i64(len(self.treasures)))

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        generations = len(self.board.strata) // 4 + 1
        hidden: list[list[int]] = []
        for seat in range(self.board.setup.seats):
            base = seat * generations
            hidden.append([self.counts[base + each] for each in range(generations)])
        return cast("dict[str, Any]", seen(self.board, self.seat, hidden, self.coming))

    def sample(self, seed: int) -> State:
        """Deal what is hidden: each consistent deal equally likely."""
        if len(self.ends) == 0:
            self._gather_maps()
            self._gather_treasures()
        world = self.board.copy()
        world.rng = chance.mixed(seed)
        self._deal_maps(world)
        self._deal_treasures(world)
        self._deal_events(world)
        self._deal_healers(world)
        self._deal_answers(world)
        return world

    def _deal_maps(self, world: Board) -> None:
        """Each shuffle's hidden cards go to the hands that drew from it; the rest is the deck."""
        pool = self.pool[:]
        generations: i64 = len(self.ends)
        start: i64 = 0
        for generation in range(generations):
            end = self.ends[generation]
            mix(world, pool, start, end)
            place = end
            for seat in range(world.players):
                if seat == self.seat:
                    continue
                for _ in range(self.counts[seat * generations + generation]):
                    place -= 1
                    card = pool[place]
                    world.hands[4 * seat + card // CARDS_PER_COLOUR] |= BIT[card % CARDS_PER_COLOUR]
            if generation == generations - 1:
                world.map_deck = pool[start:place]
            start = end

    def _deal_treasures(self, world: Board) -> None:
        """Each pile in random order (LI-S2)."""
        pool = self.treasures[:]
        start: i64 = 0
        for segment in range(len(self.treasure_ends)):
            end = self.treasure_ends[segment]
            mix(world, pool, start, end)
            start = end
        world.treasure_deck = pool

    def _deal_events(self, world: Board) -> None:
        if world.round >= 5:
            return
        events = world.events[:]
        left = self.coming
        for later in range(world.round, 5):
            event = pick(world, left)
            left &= ~BIT[event]
            events[later] = event
        world.events = events

    def _deal_healers(self, world: Board) -> None:
        left = BIT[world.deck.healers] - 1
        healers = world.healers[:]
        missing = False
        for place in range(len(healers)):
            if healers[place] >= 0:
                left &= ~BIT[healers[place]]
            else:
                missing = True
        if not missing:
            return
        if world.setup.healers == DEALT_HEALERS:
            self._deal_shown(world, healers)
            for place in range(len(healers)):
                if healers[place] >= 0:
                    left &= ~BIT[healers[place]]
        for place in range(len(healers)):
            if healers[place] < 0:
                healers[place] = pick(world, left)
                left &= ~BIT[healers[place]]
        if world.setup.healers != DEALT_HEALERS:
            healers = vec[i64](sorted(numbers(healers)))
        world.healers = healers

    def _deal_shown(self, world: Board, healers: vec[i64]) -> None:
        """LI-O2, opened: each player's shown healer is one of that player's two."""
        shown = world.shown
        for seat in range(world.players):
            if shown[seat] >= 0 and healers[2 * seat] < 0:
                healers[2 * seat] = shown[seat]

    def _deal_answers(self, world: Board) -> None:
        """Sealed answers of others, which the view does not tell, any that the rules allow.

        Hand refreshes (LI-1.4) are taken as nothing discarded: whoever sealed one discards from
        cards this seat has not seen, so it learns no less by waiting.
        """
        showing = isinstance(world.top, ShowHealer)
        if not showing and not isinstance(world.top, KeepHand):
            return
        waiting = world.waiting()
        for seat in range(world.players):
            if seat == self.seat or has(waiting, seat):
                continue
            if showing:
                pair = BIT[world.healers[2 * seat]] | BIT[world.healers[2 * seat + 1]]
                world.shown[seat] = pick(world, pair)
            else:
                self._choose_excess(world, seat)

    def _choose_excess(self, world: Board, seat: i64) -> None:
        """LI-O4: as many cards as must go, any of the hand."""
        for _ in range(excess(world, seat)):
            skip = below(world, world.setup.hand_limit + excess(world, seat))
            colour: i64 = 0
            free = world.hands[4 * seat] & ~world.chosen[4 * seat]
            while skip >= count(free):
                skip -= count(free)
                colour += 1
                free = world.hands[4 * seat + colour] & ~world.chosen[4 * seat + colour]
            while skip > 0:
                free &= free - 1
                skip -= 1
            world.chosen[4 * seat + colour] |= free & -free


def view_of(board: Board, seat: i64) -> LootView:
    """What ``seat`` may know of the board (-1: the spectator)."""
    counts = hand_counts(board)
    coming = coming_events(board)
    copy = board.copy()
    scrub(copy, seat)
    return LootView(seat, copy, counts, coming)
