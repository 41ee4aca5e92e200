"""What Under Sail's learned evaluation looks at: hands by rank, the trick, treasures to come.

Colours are put in an order that leaves alike what is alike: that of the face-up treasure first, the
other of its action card next. Ranks count the cards above that others can hold.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.components.deck import NUMBERS, OF_COLOUR, OF_NUMBER, UP_TO_NUMBER
from doubloon.games.under_sail.rules import resolution
from doubloon.games.under_sail.rules.card_play import cards_laid
from doubloon.games.under_sail.rules.rounds import score
from doubloon.kernel.bits import BIT, count, has, lowest
from doubloon.kernel.learning.features import Features

BUCKETS: Final[i64] = 9  # of a chance: 0, about an eighth, and so on


@final
class SailFeatures(Features):
    """The fields for one player count. ``order`` has the place of every colour."""

    def __init__(self, players: int) -> None:
        super().__init__(1, players)
        n = players
        self.order: vec[i64] = vec[i64]([0, 1, 2, 3])
        self.face_down: vec[i64] = vec[i64]([0, 0, 0, 0])
        self._declare_table(n)
        self.m_hands: i64 = self.field("hands", 48 * n, "by seat: cards in hand")
        self.m_ranks: i64 = self.field("ranks", 48 * n, "by seat: colour, higher cards elsewhere")
        self.end_of_moment()
        self._declare_table(n)
        self.hand: i64 = self.field("hand", 48, "own cards")
        self.ranks: i64 = self.field("ranks", 48, "own cards: colour, higher cards unseen")
        self.unseen: i64 = self.field("unseen", 4, "by colour: cards not seen")
        self.first: i64 = self.field("first", n, "who has the First Player card")
        self.passed: i64 = self.field("passed", 48, "the own card that the neighbour still has")
        self.table: i64 = self.field("table", 48, "own card of the trick, with its bonus cards")
        self.shows: i64 = self.field("shows", 16, "what it shows: a colour, a number")
        self.added: i64 = self.field("added", 1, "bonus cards on it")
        self.waiting: i64 = self.field("waiting", n, "by seat: is still to play")
        self.seen: i64 = self.field("seen", 16 * n, "by seat: what its card shows")
        self.raised: i64 = self.field("raised", n, "by seat: bonus cards on it")
        self.win: i64 = self.field("win", 36, "own colour, chance to win it against cards played")
        self.low: i64 = self.field("low", 9, "chance to be the lowest, against cards played")
        self.above: i64 = self.field("above", 48, "who is to play, unseen cards that beat it")
        self.below: i64 = self.field("below", 48, "who is to play, unseen cards below it")
        self.prize: i64 = self.field("prize", 36, "treasure's value, chance to win it so far")
        self.risk: i64 = self.field("risk", 96, "its value, who is to play, cards that beat it")
        self.loot: i64 = self.field("loot", 5, "value of a visible treasure that may be stolen")

    def _declare_table(self, n: int) -> None:
        """What lies open for all, the same in both descriptions."""
        self.left: i64 = self.field("left", 13, "cards in hand")
        self.bonus: i64 = self.field("bonus", 12 * n, "by seat: bonus cards, as a number")
        self.supply: i64 = self.field("supply", 4, "few bonus cards in the supply")
        self.visible: i64 = self.field("visible", 16 * n, "by seat: visible treasure")
        self.height: i64 = self.field("height", n, "by seat: how many treasures")
        self.face_up: i64 = self.field("face_up", 32, "by deck: the face-up treasure")
        self.next: i64 = self.field("next", 32, "by deck: the next one, where known")
        self.pool: i64 = self.field("pool", 4, "by colour: points face down")
        self.actions: i64 = self.field("actions", 8, "the actions of both pairs of colours")

    def first_seat(self, state: Board) -> i64:
        """Who plays first."""
        return state.first

    def points(self, state: Board, seat: i64) -> float:
        """Points, and half a point for an odd bonus card."""
        points = float(score(state, seat))
        return points if state.over else points + 0.5 * float(state.bonus[seat] & 1)

    def span(self, state: Board) -> i64:
        """The round: the next one begins with new cards."""
        return state.round

    def shows_move(self, state: Board, seat: i64) -> bool:
        """The seat's card lies covered, or a trick begins."""
        if state.trick == 0 or state.uncovered or state.over:
            return False
        return state.table[seat] != NO_CARD or state.table[state.first] == NO_CARD

    def shows_moment(self, state: Board) -> bool:
        """A trick begins."""
        if state.trick == 0 or state.uncovered or state.over:
            return False
        return state.table[state.first] == NO_CARD

    def write_moment(self, state: Board) -> None:
        """The start of a trick with all hands open."""
        self.length = 0
        self._table(state, state.first, -1)
        n = state.players
        for place in range(n):
            seat = (state.first + place) % n
            others: i64 = 0
            for other in range(n):
                if other != seat:
                    others |= state.hands[other]
            self._cards(state.hands[seat], others, self.m_hands + 48 * place, 48 * n)

    def write_move(self, state: Board, seat: i64) -> None:
        """What a seat knows after it has played, or between tricks."""
        self.length = 0
        board = state
        n = board.players
        self._table(board, seat, seat)
        pool = board.deck.cards & ~board.hands[seat] & ~board.discards
        if board.table[seat] != NO_CARD:
            pool &= ~BIT[board.table[seat]]
        self._cards(board.hands[seat], pool, self.hand, 48)
        for colour in range(4):
            self.add(self.unseen + self.order[colour], count(pool & OF_COLOUR[colour]))
        self.add(self.first + (board.first - seat + n) % n, 1)
        passed = board.passed[seat]
        if passed != NO_CARD and has(pool, passed):
            self.add(self.passed + self._place(passed), 1)
        if board.table[seat] != NO_CARD and not board.uncovered:
            self._trick(board, seat, pool)

    def _place(self, card: i64) -> i64:
        return NUMBERS * self.order[card // NUMBERS] + card % NUMBERS

    def _kind(self, board: Board, treasure: i64) -> i64:
        value = board.deck.value[treasure]
        if value > 4:
            value = 4
        return 4 * self.order[board.deck.colour[treasure]] + (value - 1 if value > 0 else 0)

    def _set_order(self, board: Board) -> None:
        lit = board.lit
        if board.players == 3:
            colour = lowest(lit) if lit != 0 else i64(0)
            other = 2 - 2 * (colour >> 1)
            self.order[colour] = 0
            self.order[colour ^ 1] = 1
            self.order[other] = 2
            self.order[other + 1] = 3
            return
        for pair in range(2):
            colour = 2 * pair
            if has(lit, colour + 1):
                colour += 1
            self.order[colour] = 2 * pair
            self.order[colour ^ 1] = 2 * pair + 1

    def _table(self, board: Board, viewer: i64, knower: i64) -> None:
        """What lies open; treasures next in a deck if ``knower`` (-1: everybody) knows them."""
        self._set_order(board)
        n = board.players
        self.add(self.left + count(board.hands[viewer]), 1)
        for place in range(n):
            seat = (viewer + place) % n
            bonus = board.bonus[seat]
            self.add(self.bonus + 12 * place + (bonus if bonus < 11 else i64(11)), 1)
            self.add(self.height + place, board.height[seat])
            treasure = board.visible(seat)
            if treasure != NO_CARD:
                self.add(self.visible + 16 * place + self._kind(board, treasure), 1)
        if board.supply < 4:
            self.add(self.supply + board.supply, 1)
        for colour in range(4):
            self.face_down[colour] = 0
        for deck in range(board.setup.decks):
            if board.face_up[deck] != NO_CARD:
                self.add(self.face_up + 16 * deck + self._kind(board, board.face_up[deck]), 1)
            for below in range(board.left[deck]):
                treasure = board.treasure_at(deck, below)
                colour = board.deck.colour[treasure]
                self.face_down[colour] += board.deck.value[treasure]
                if below > 0:
                    continue
                if knower < 0 or has(board.know[knowledge.sure(board, knower)], treasure):
                    self.add(self.next + 16 * deck + self._kind(board, treasure), 1)
        for colour in range(4):
            self.add(self.pool + self.order[colour], self.face_down[colour])
        lead = 0 if board.players > 3 or board.lit & 3 != 0 else 1  # whose pair comes first
        self.add(self.actions + board.action_of(2 * lead) - 1, 1)
        self.add(self.actions + 4 + board.action_of(2 - 2 * lead) - 1, 1)

    def _cards(self, hand: i64, others: i64, at: i64, ranks: i64) -> None:
        """A hand by number, and ``ranks`` places further by how many of the others are higher."""
        rest = hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            colour = card // NUMBERS
            higher = count(others & OF_COLOUR[colour] & ~UP_TO_NUMBER[card % NUMBERS + 1])
            base = at + NUMBERS * self.order[colour]
            self.add(base + card % NUMBERS, 1)
            self.add(base + ranks + higher, 1)

    def _trick(self, board: Board, seat: i64, pool: i64) -> None:
        """The own card, what the others show, and how it may end by what the seat knows."""
        n = board.players
        colour = board.table[seat] // NUMBERS
        value = board.value(seat)
        own = self.order[colour]
        self.add(self.table + NUMBERS * own + value - 1, 1)
        shown = board.shown[seat]
        if shown <= SHOWN_NUMBER:
            self.add(self.shows + self.order[shown], 1)
        else:
            self.add(self.shows + shown, 1)
        self.add(self.added, board.added[seat])
        rivals = OF_COLOUR[colour]
        if resolution.merged(board, colour >> 1):
            rivals |= OF_COLOUR[colour ^ 1]
        win: i64 = 64
        low: i64 = 64
        waiting = n - cards_laid(board)
        loot: i64 = 0
        for place in range(1, n):
            other = (seat + place) % n
            shown = board.shown[other]
            if shown == NO_CARD:
                self.add(self.waiting + place, 1)
                continue
            extra = board.added[other]
            self.add(self.raised + place, extra)
            cards = pool & UP_TO_NUMBER[NUMBERS - extra]
            if shown <= SHOWN_NUMBER:
                cards &= OF_COLOUR[shown]
                self.add(self.seen + 16 * place + self.order[shown], 1)
            else:
                cards &= OF_NUMBER[shown - SHOWN_NUMBER]
                self.add(self.seen + 16 * place + shown, 1)
            most = value - extra  # the highest number that does not beat the own card
            if board.distance(other) < board.distance(seat):
                most -= 1
            under = UP_TO_NUMBER[0 if most < 0 else most]
            all_cards = count(cards)
            if all_cards == 0:
                continue
            above = count(cards & rivals & ~under)
            below = count(cards & rivals & under)
            win = win * (all_cards - above) // all_cards
            low = low * (all_cards - below) // all_cards
            treasure = board.visible(other)
            if below > 0 and treasure != NO_CARD and board.deck.colour[treasure] == colour:
                if board.deck.value[treasure] > loot:
                    loot = board.deck.value[treasure]
        self.add(self.win + BUCKETS * own + (win + 4) // 8, 1)
        self.add(self.low + (low + 4) // 8, 1)
        above = count(pool & rivals & ~UP_TO_NUMBER[value])
        below = count(pool & rivals & UP_TO_NUMBER[value])
        if waiting > 0:
            start = NUMBERS * (waiting - 1)
            self.add(self.above + start + (above if above < 11 else i64(11)), 1)
            self.add(self.below + start + (below if below < 11 else i64(11)), 1)
        if not has(board.lit, colour):
            return
        self.add(self.loot + (loot if loot < 4 else i64(4)), 1)
        treasure = board.face_up[resolution.deck_of(board, colour)]
        if treasure != NO_CARD:
            worth = board.deck.value[treasure] - 1
            worth = i64(3) if worth > 3 else worth
            self.add(self.prize + BUCKETS * worth + (win + 4) // 8, 1)
            if waiting > 0:
                start = 6 * (4 * worth + waiting - 1)
                self.add(self.risk + start + (above if above < 5 else i64(5)), 1)
