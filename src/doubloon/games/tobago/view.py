"""What a seat may know, and worlds that fit it.

Hidden in Tobago: other players' clues, the order of the decks, what others have seen of a treasure
(TB-R2), the card that nobody has seen, the order in which the cards will be turned up, half-built
moves, and the source of chance. Everything else is public: discarded clues and exchanged hands lie
open, and gold was turned up before it was taken.

When the clue deck is shuffled anew from the discards (TB-K5), everybody knows which clues it is
made of; the view keeps for every hidden hand how many of its clues come from which shuffle. The
curses lie in the lower part of the treasure deck (TB-S2), so they cannot be among the cards drawn
before that part was reached. A sample honours all of it.
"""

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from doubloon.games.tobago.components.board import Board
from doubloon.games.tobago.components.deck import CURSES
from doubloon.games.tobago.components.position import seen
from doubloon.games.tobago.rules.treasures import share_of
from doubloon.kernel import chance
from doubloon.kernel.bits import BIT, count, lowest
from doubloon.kernel.dealing import mix
from doubloon.kernel.errors import PositionError
from doubloon.kernel.state import State, View

UNSEEN: Final[i64] = 99  # the owner of the card that nobody has seen
TRIES: Final[i64] = 10_000


def hand_counts(board: Board) -> vec[i64]:
    """By seat: how many clues of the hand come from which shuffle. Public knowledge."""
    shuffles = board.shuffled + 1
    counts = vec[i64]([0] * int(board.players * shuffles))
    for seat in range(board.players):
        rest = board.hands[seat]
        while rest != 0:
            counts[seat * shuffles + board.born[lowest(rest)]] += 1
            rest &= rest - 1
    return counts


def scrub(board: Board, seat: i64) -> None:
    """Take everything out of a copy that ``seat`` may not know."""
    board.hide_question(seat)
    peeks = board.peeks[:]
    for other in range(board.players):
        if other != seat:
            board.hands[other] = 0
            peeks[other] = 0
    board.peeks = peeks
    board.unseen = -1
    board.clue_deck = vec[i64]()
    board.treasure_deck = vec[i64]()
    board.pile = vec[i64]()
    board.hide_chance()


@final
class Part:
    """What was drawn for a treasure from one deck: the one of the beginning, or the refilled one.

    Its draws are ``start`` to ``end``, ``deck`` cards are left of it. ``turned`` were turned up and
    had been drawn by others than the viewer; ``hidden`` are the rest. ``has_curses``: it is the
    first deck, in which they lie low (TB-S2).
    """

    def __init__(
        self, start: i64, end: i64, deck: i64, turned: i64, hidden: i64, has_curses: bool
    ) -> None:
        self.start: i64 = start
        self.end: i64 = end
        self.deck: i64 = deck
        self.turned: i64 = turned
        self.hidden: i64 = hidden
        self.has_curses: bool = has_curses


def in_turn(mask: i64) -> vec[i64]:
    """The cards of a mask, ascending."""
    found = vec[i64]()
    while mask != 0:
        found = append(found, lowest(mask))
        mask &= mask - 1
    return found


def curses_lie_low(
    world: Board, part: Part, places: vec[i64], known: vec[i64], cards: vec[i64]
) -> bool:
    """Does every curse come from below ``bottom``? Draw n was the card at ``peek_from - 1 - n``.

    ``known`` and then ``cards`` were drawn at ``places``; the other cards are the deck, its lowest
    first.
    """
    limit = world.setup.bottom
    first = world.peek_from - 1
    for n in range(len(places)):
        card = known[n] if n < len(known) else cards[n - len(known)]
        if BIT[card] & CURSES != 0 and first - places[n] >= limit:
            return False
    base = i64(len(places)) - i64(len(known))
    for n in range(limit, part.deck):
        if BIT[cards[base + n]] & CURSES != 0:
            return False
    return True


@final
class TobagoView(View):
    """The view of one seat: a board without what is hidden, and what is known of the hidden."""

    def __init__(self, seat: int, board: Board, counts: vec[i64]) -> None:
        super().__init__(seat)
        self.board = board
        self.counts = counts
        # for samples, gathered when the first is wanted
        self.pool: vec[i64] = vec[i64]()  # hidden clues, shuffle by shuffle
        self.ends: vec[i64] = vec[i64]()  # where the clues of each shuffle end in the pool

    def _gather_clues(self) -> None:
        board = self.board
        hidden = board.deck.clues & ~board.clue_discards
        for seat in range(board.players):
            hidden &= ~board.hands[seat]
        for entry in board.trail:
            if entry & 63 != 63:
                hidden &= ~BIT[entry & 63]
        for shuffle in range(board.shuffled + 1):
            rest = hidden
            while rest != 0:
                clue = lowest(rest)
                rest &= rest - 1
                if board.born[clue] == shuffle:
                    self.pool = append(self.pool, clue)
            self.ends = append(self.ends, i64(len(self.pool)))

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        shuffles: int = self.board.shuffled + 1
        hands: list[dict[str, int]] = []
        for seat in range(self.board.players):
            by: dict[str, int] = {}
            for shuffle in range(shuffles):
                number = self.counts[seat * shuffles + shuffle]
                if number > 0:
                    by[str(shuffle)] = number
            hands.append(by)
        return cast("dict[str, Any]", seen(self.board, self.seat, hands))

    def sample(self, seed: int) -> State:
        """Deal what is hidden: each consistent deal equally likely."""
        if len(self.ends) == 0:
            self._gather_clues()
        world = self.board.copy()
        world.rng = chance.mixed(seed)
        self._deal_clues(world)
        self._deal_treasures(world)
        return world

    def _deal_clues(self, world: Board) -> None:
        """Each shuffle's hidden clues go to the hands that drew from it; the rest is the deck."""
        pool = self.pool[:]
        shuffles: i64 = len(self.ends)
        start: i64 = 0
        for shuffle in range(shuffles):
            end = self.ends[shuffle]
            mix(world, pool, start, end)
            place = end
            for seat in range(world.players):
                if seat == self.seat:
                    continue
                for _ in range(self.counts[seat * shuffles + shuffle]):
                    place -= 1
                    world.hands[seat] |= BIT[pool[place]]
            if shuffle == shuffles - 1:
                world.clue_deck = pool[start:place]
            start = end

    def _deal_treasures(self, world: Board) -> None:
        """The treasure deck, and what others have seen of a treasure that is being shared out.

        Cards drawn for a treasure came from the deck's top, clockwise from the raiser, the unseen
        one last; those turned up so far are among them. Deals in which a curse lies too high are
        dealt again, so that all the others stay equally likely.
        """
        hidden = world.setup.treasures & ~world.buried & ~world.gone & ~world.turned
        for seat in range(world.players):
            hidden &= ~world.gold[seat]
        own: i64 = 0
        if self.seat >= 0:
            own = world.peeks[self.seat]
            hidden &= ~own
        owners = self._owners(world)
        drawn: i64 = len(owners)
        old = drawn if drawn < world.peek_from else world.peek_from
        world.peeks = world.peeks[:]
        for seat in range(world.players):
            if seat != self.seat:
                world.peeks[seat] = 0
        turned = world.turned & ~own
        deck = world.treasure_left
        if world.refilled != 0:
            fresh = world.refilled
            low = Part(0, old, 0, turned & ~fresh, hidden & ~fresh, True)
            self._deal_part(world, owners, low)
            high = Part(old, drawn, deck, turned & fresh, hidden & fresh, False)
            self._deal_part(world, owners, high)
        else:
            self._deal_part(world, owners, Part(0, drawn, deck, turned, hidden, True))
        self._deal_pile(world)

    def _owners(self, world: Board) -> vec[i64]:
        """Who drew the cards of the treasure, in the order of drawing."""
        owners = vec[i64]()
        share = share_of(world)
        if share is None:
            return owners
        seat = share.turn.seat
        total: i64 = count(world.turned) + world.pile_left
        for _ in range(world.players):
            for _ in range(world.peeked[seat]):
                owners = append(owners, seat)
            seat = world.next_seat(seat)
        if len(owners) < total:
            owners = append(owners, i64(UNSEEN))
        return owners

    def _deal_part(self, world: Board, owners: vec[i64], part: Part) -> None:
        """Cards drawn from one deck, and what is left of that deck.

        It is dealt again until the curses lie low. At most one curse is turned up and fits at least
        one of some fifteen draws, and more than half of the other places are low, so one deal in
        thirty fits: ``TRIES`` is too few only for a view that no game gives.
        """
        places = vec[i64]()
        for draw in range(part.start, part.end):
            if owners[draw] != self.seat:
                places = append(places, draw)
        cards = in_turn(part.hidden)
        known = in_turn(part.turned)
        fits = False
        tries: i64 = 0
        while not fits and tries < TRIES:
            mix(world, places, 0, len(places))
            mix(world, cards, 0, len(cards))
            fits = not part.has_curses or curses_lie_low(world, part, places, known, cards)
            tries += 1
        if not fits:
            raise PositionError("view: a curse was drawn from above the part it was shuffled into")
        for n in range(len(places)):
            card = known[n] if n < len(known) else cards[n - len(known)]
            owner = owners[places[n]]
            if owner == UNSEEN:
                world.unseen = card
            else:
                world.peeks[owner] |= BIT[card]
        if part.end == len(owners):
            world.treasure_deck = cards[len(places) - len(known) :]

    def _deal_pile(self, world: Board) -> None:
        """What has not been turned up yet, in random order."""
        cards: i64 = 0
        for seat in range(world.players):
            cards |= world.peeks[seat]
        if world.unseen >= 0:
            cards |= BIT[world.unseen]
        cards &= ~world.turned
        pile = vec[i64]()
        while cards != 0:
            pile = append(pile, lowest(cards))
            cards &= cards - 1
        mix(world, pile, 0, len(pile))
        world.pile = pile


def view_of(board: Board, seat: i64) -> TobagoView:
    """What ``seat`` may know of the board (-1: the spectator)."""
    counts = hand_counts(board)
    copy = board.copy()
    scrub(copy, seat)
    return TobagoView(seat, copy, counts)
