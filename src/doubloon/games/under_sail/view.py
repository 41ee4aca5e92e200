"""What a seat may know, and worlds that fit it.

Hidden in Under Sail: other players' hands, the covered half of a card, cards being passed, cards
nobody was dealt, the order of the treasure decks, half-built moves, and the source of chance.
Everything else is public: treasures won, bonus cards, cards played. What a seat learns in private
(US-S4, US-A2, US-A3) is kept in its row of ``knowledge.py``.

A consistent deal is a way in which the hidden cards can lie now: every card where the seat has not
ruled it out, every covered card fitting what it shows and its bonus cards (US-T2), and hands from
which all can have passed a card as they did (US-S4, ``passing.explained``). ``sample`` gives each
of them equally often. Cards that are ruled out somewhere choose among the free places first, and
the deal is kept with the probability that makes up for choices that had fewer places left; then
deals that the passing does not explain are dealt anew. Treasures need no such care: unknown ones
are in any order, those known to be among a deck's top ones anywhere among these.

In a dealt world the other seats know what everybody has seen and their own cards, not what they
learned in private.
"""

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import MOST_WON, NO_CARD, ROOM, Board
from doubloon.games.under_sail.components.position import seen, undealt, unseen
from doubloon.games.under_sail.rules.card_play import candidates
from doubloon.games.under_sail.rules.passing import explained, passable
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, count, has, lowest
from doubloon.kernel.dealing import below, pick
from doubloon.kernel.state import State, View

# A world is dealt anew at most so often: only a position that no game can reach needs more.
PATIENCE: Final[i64] = 1000000


def scrub(board: Board, seat: i64) -> None:
    """Take everything out of a copy that ``seat`` may not know.

    What others know goes when the view is made: ``teach`` writes over it.
    """
    board.hide_question(seat)
    opened = board.waiting() == 0
    for other in range(board.players):
        if other == seat:
            continue
        board.hands[other] = 0
        if not board.uncovered:
            board.table[other] = NO_CARD
        if not (opened and seat >= 0 and board.right(other) == seat):
            board.passed[other] = NO_CARD
    known = board.know[knowledge.sure(board, seat)]
    for deck in range(board.setup.decks):
        for place in range(board.left[deck]):
            if not has(known, board.treasure_at(deck, place)):
                board.put_treasure(deck, place, NO_CARD)
    board.hide_chance()


def teach(board: Board, seat: i64) -> None:
    """Another seat of a world knows what everybody has seen."""
    source = knowledge.row(board, -1)
    target = knowledge.row(board, seat)
    for place in range(board.setup.row):
        board.know[target + place] = board.know[source + place]


@final
class SailView(View):
    """The view of one seat: a table without what is hidden, and what is known of the hidden."""

    def __init__(self, seat: int, board: Board, sizes: vec[i64]) -> None:
        super().__init__(seat)
        self.board = board
        self.sizes = sizes  # of the hands
        self.pool: i64 = unseen(board)  # cards whose place the view does not tell
        n = board.players
        self.room: vec[i64] = sizes[:]  # free places, by hand; last the cards never dealt
        self.room = append(self.room, undealt(board))
        if seat >= 0:
            self.room[seat] = 0
        self.covered: i64 = 0  # seats whose card of this trick is to be dealt
        for each in range(n):
            if board.shown[each] != NO_CARD and board.table[each] == NO_CARD:
                self.covered |= BIT[each]
        self.restricted: i64 = 0  # cards of the pool that are ruled out somewhere
        self.fixed: vec[i64] = vec[i64]([0] * n)  # cards that can only be in this hand
        self._restrict()
        for each in range(n):
            if each != seat:
                teach(board, each)

    def _restrict(self) -> None:
        """Which cards cannot be everywhere; those with one place only get it at once."""
        board = self.board
        n = board.players
        base = knowledge.row(board, self.seat)
        ruled_out: i64 = 0
        for place in range(n + 1):
            if self.room[place] > 0 or (place < n and has(self.covered, place)):
                ruled_out |= board.know[base + place]
        rest = ruled_out & self.pool
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            only: i64 = -1
            places: i64 = 0
            for place in range(n + 1):
                if has(board.know[base + place], card):
                    continue
                if self.room[place] > 0:
                    places += 1
                    only = place
                if place < n and has(self.covered, place) and has(candidates(board, place), card):
                    places += 1
            if places == 1 and 0 <= only < n:
                self.fixed[only] |= BIT[card]
                self.room[only] -= 1
                self.pool &= ~BIT[card]
            else:
                self.restricted |= BIT[card]

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return cast("dict[str, Any]", seen(self.board, self.seat, self.sizes))

    def sample(self, seed: int) -> State:
        """Deal what is hidden: each consistent deal equally likely."""
        world = self.board.copy()
        world.rng = chance.mixed(seed)
        for _ in range(PATIENCE):
            if self._deal(world) and (world.trick < 1 or explained(world, self.seat)):
                break
        self._deal_treasures(world)
        self._deal_answers(world)
        return world

    def _deal(self, world: Board) -> bool:
        """One try at dealing the hidden island cards; False if it must be done anew."""
        n = world.players
        base = knowledge.row(world, self.seat)
        pool = self.pool
        room = self.room[:]
        for seat in range(n):
            if seat != self.seat:
                world.hands[seat] = self.fixed[seat]
        for seat in range(n):
            if has(self.covered, seat):
                cards = candidates(world, seat) & self.pool & ~world.know[base + seat]
                card = pick(world, cards)
                if not has(pool, card):
                    return False
                pool &= ~BIT[card]
                world.table[seat] = card
        if self.restricted != 0 and not self._place_restricted(world, base, pool, room):
            return False
        rest = pool & ~self.restricted
        left = count(rest)
        for seat in range(n):
            if room[seat] > 0:
                rest = self._fill(world, seat, rest, left, room[seat])
                left -= room[seat]
        return True

    def _place_restricted(self, world: Board, base: i64, pool: i64, room: vec[i64]) -> bool:
        """Each card that is ruled out somewhere takes one of the free places it can have.

        Of all ways to put the pool into the places, a fraction ``free / all`` puts this card where
        it can be, the earlier ones being placed. The product of these is how much this choice must
        count; ``most`` is the same for the choice that counts most.
        """
        n = world.players
        spaces: i64 = 0
        for place in range(n + 1):
            spaces += room[place]
        start = spaces
        weight = 1.0
        most = 1.0
        number: i64 = 0
        rest = self.restricted
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            number += 1
            bound = self._bound(world, base, card, start - number + 1)
            most *= bound
            if not has(pool, card):
                continue  # it is covered
            free: i64 = 0
            for place in range(n + 1):
                if not has(world.know[base + place], card):
                    free += room[place]
            if free == 0:
                return False
            weight *= float(free) / float(spaces)
            skip = below(world, free)
            for place in range(n + 1):
                if has(world.know[base + place], card):
                    continue
                if skip < room[place]:
                    room[place] -= 1
                    if place < n:
                        world.hands[place] |= BIT[card]
                    break
                skip -= room[place]
            spaces -= 1
        world.rng = chance.step(world.rng)
        draw = float(chance.scaled(world.rng, 1073741824)) / 1073741824.0
        return draw * most < weight

    def _bound(self, world: Board, base: i64, card: i64, spaces: i64) -> float:
        """At most this fraction of all ways puts a card where it can be."""
        free: i64 = 0
        for place in range(world.players + 1):
            if has(world.know[base + place], card):
                continue
            free += self.room[place]
            if place < world.players and has(self.covered, place):
                if has(candidates(world, place), card):
                    return 1.0
        if free >= spaces:
            return 1.0
        return float(free) / float(spaces)

    def _fill(self, world: Board, seat: i64, rest: i64, left: i64, number: i64) -> i64:
        """Deal so many of the remaining cards to a hand; gives what is left of them."""
        while number > 0:
            cards = rest
            skip = below(world, left)
            while skip > 0:
                cards &= cards - 1
                skip -= 1
            card = cards & -cards
            world.hands[seat] |= card
            rest &= ~card
            left -= 1
            number -= 1
        return rest

    def _deal_treasures(self, world: Board) -> None:
        """Unknown treasures in any order, those among the top ones anywhere among these."""
        among = world.know[knowledge.loose(world, self.seat)]
        for deck in range(world.setup.decks):
            pool = world.setup.in_deck[deck] & ~self._seen_treasures(world)
            top = pool & among
            pool &= ~among
            free: i64 = world.mixed_top[deck]
            for place in range(world.left[deck]):
                if world.treasure_at(deck, place) != NO_CARD:
                    continue
                wanted = count(top)
                if place < free and below(world, free - place) < wanted:
                    treasure = pick(world, top)
                    top &= ~BIT[treasure]
                else:
                    treasure = pick(world, pool)
                    pool &= ~BIT[treasure]
                world.treasures[deck * ROOM + (world.top_place[deck] + place) % ROOM] = treasure

    def _seen_treasures(self, world: Board) -> i64:
        """Treasures whose place the view tells, or that were dealt already."""
        seen: i64 = 0
        for deck in range(world.setup.decks):
            if world.face_up[deck] != NO_CARD:
                seen |= BIT[world.face_up[deck]]
            for place in range(world.left[deck]):
                treasure = world.treasure_at(deck, place)
                if treasure != NO_CARD:
                    seen |= BIT[treasure]
        for seat in range(world.players):
            for place in range(world.height[seat]):
                seen |= BIT[world.piles[seat * MOST_WON + place]]
        return seen

    def _deal_answers(self, world: Board) -> None:
        """US-S4: a card that others have sealed is any that they may pass."""
        waiting = world.waiting()
        if waiting == 0:
            return
        for seat in range(world.players):
            if seat != self.seat and not has(waiting, seat):
                world.passed[seat] = pick(world, passable(world.hands[seat]))


def view_of(board: Board, seat: i64) -> SailView:
    """What ``seat`` may know of the table (-1: the spectator)."""
    sizes = vec[i64]([0] * board.players)
    for each in range(board.players):
        sizes[each] = count(board.hands[each])
    copy = board.copy()
    scrub(copy, seat)
    return SailView(seat, copy, sizes)
