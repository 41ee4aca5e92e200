"""Tobago's views as vectors, for learning programs. What is in them: ``TobagoEncoding``."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.games.tobago.components.actions import MAP_NAMES
from doubloon.games.tobago.components.board import (
    CURSE_COUNTS,
    CURSE_WORDS,
    MAPS,
    NO_CLUE,
    STATUES,
    Board,
    clue_of,
    map_of,
    rose_of,
)
from doubloon.games.tobago.components.chart import CELLS, DIRECTIONS, LO_SIZE, Island
from doubloon.games.tobago.components.deck import CURSES, MOST_CLUES, TERRAINS
from doubloon.games.tobago.rules.ending import gold_of
from doubloon.games.tobago.rules.open_turn import turn_of
from doubloon.games.tobago.rules.questions import QUESTIONS
from doubloon.games.tobago.rules.raising import next_rose
from doubloon.games.tobago.rules.treasures import Offer, share_of
from doubloon.games.tobago.view import TobagoView
from doubloon.kernel.bits import BIT, lowest
from doubloon.kernel.learning.encoding import number, write_set
from doubloon.kernel.questions.encoding import QuestionEncoding

SEATS: Final[i64] = 4
ROSES: Final[i64] = 12  # of one map, as many as are told one by one
VALUES: Final[i64] = 6  # of treasure cards: curses, then gold of 2 to 6


@final
class TobagoEncoding(QuestionEncoding):
    """The fields of an observation.

    What goes by place has one number for each of the 132 places of the grid, 12 rows of 11, in the
    order of the actions that name them; places at sea are never anything. Treasure cards are told
    by value: curses, then gold of 2 to 6.
    """

    def __init__(self) -> None:
        super().__init__(1, QUESTIONS)
        self._declare_question()
        self._declare_island()
        self._declare_cards()
        self._declare_seats()

    def _declare_question(self) -> None:
        add = self.field
        maps = ", ".join(MAP_NAMES)
        self.players: i64 = add("players", 3, "how many play: 2, 3, 4 (one of them is 1)")
        self.seat: i64 = add("seat", 4, "the viewer's own seat, as seats are numbered")
        words = ", ".join(CURSE_WORDS)
        self.after: i64 = add("after_curse", 3, f"the option after_curse: {words}")
        words = ", ".join(CURSE_COUNTS)
        self.curses: i64 = add("curses", 3, f"the option curses: {words}")
        self.declare_question(4)
        self.turn: i64 = add("turn", 4, "whose turn it is")
        self.action: i64 = add("action", 1, "the action of the turn is still to come")
        self.legs: i64 = add("legs", 1, "legs left of the drive that is the action")
        self.extra: i64 = add("extra", 1, "legs left of extra drives, for amulets")
        self.progress: i64 = add("progress", 1, "a clue was played or a treasure raised this turn")
        add("leg", 3, "which leg is asked for: of the action, extra, the next")
        add("chosen", MOST_CLUES, "the clue of the viewer's half-built move")
        add("for_amulet", 1, "it is played for an amulet")
        add("map", 4, f"the map that the question is about: {maps}")

    def _declare_island(self) -> None:
        add = self.field
        terrains = ", ".join(TERRAINS)
        ways = ", ".join(DIRECTIONS)
        maps = ", ".join(MAP_NAMES)
        self.terrain: i64 = add("terrain", 6 * CELLS, f"for {terrains}, by place: it is there")
        self.huts: i64 = add("huts", CELLS, "by place: a hut")
        self.palms: i64 = add("palms", CELLS, "by place: a palm")
        self.statues: i64 = add("statues", 6 * CELLS, f"for {ways}, by place: a statue looks there")
        self.amulets: i64 = add("amulets", CELLS, "by place: an amulet")
        self.sites: i64 = add(
            "sites", 4 * CELLS, f"for {maps}, by place: the treasure can be there"
        )
        self.atv: i64 = add("atv", 4 * CELLS, "by seat, by place: the ATV")

    def _declare_cards(self) -> None:
        add = self.field
        maps = ", ".join(MAP_NAMES)
        self.hand: i64 = add("hand", MOST_CLUES, "the viewer's clues")
        self.discards: i64 = add("discards", MOST_CLUES, "discarded clues")
        self.unseen: i64 = add("unseen", MOST_CLUES, "clues that the viewer cannot place")
        self.in_hands: i64 = add(
            "in_hands", MOST_CLUES, "those of them that are in somebody's hand"
        )
        self.clues: i64 = add("clues", 1, "clues in the deck")
        self.trail: i64 = add("trail", 4 * MOST_CLUES, f"for {maps}: the clues that lie there")
        self.roses: i64 = add(
            "roses", 4 * ROSES * SEATS, f"for {maps}, by rose from the bottom, up to 12: whose"
        )
        self.treasures: i64 = add("treasures", 1, "cards in the treasure deck")
        self.safe: i64 = add("safe", 1, "how many on top of it can be no curse")
        self.ending: i64 = add("ending", 1, "this is the last treasure (TB-E1)")
        self.values: i64 = add(
            "values", VALUES, "by value: treasure cards that the viewer cannot place"
        )
        self.raiser: i64 = add("raiser", 4, "while a treasure is shared out: who has raised it")
        self.offer: i64 = add("offer", VALUES, "by value: the card that is offered")
        self.declined: i64 = add("declined", 1, "roses that have declined it")
        self.pile: i64 = add("pile", 1, "cards still to be turned up")
        self.opened: i64 = add("opened", VALUES, "by value: cards turned up")
        self.mine: i64 = add("mine", VALUES, "by value: cards the viewer has seen that will come")
        add("last_gold", 4, "who took the last gold")

    def _declare_seats(self) -> None:
        add = self.field
        self.sizes: i64 = add("sizes", 4, "by seat: clues in hand")
        self.fresh: i64 = add("fresh", 4, "by seat: those drawn since the last shuffle")
        self.held: i64 = add("held", 4, "by seat: amulets")
        self.spare: i64 = add("spare", 4, "by seat: roses that are not on a map")
        self.coins: i64 = add("coins", 4, "by seat: gold")
        self.best: i64 = add("best", 4, "by seat: the most valuable gold card")
        self.drawn: i64 = add("drawn", 4, "by seat: cards seen of the treasure being shared out")
        self.first: i64 = add("first", 4, "who began")
        self.idle: i64 = add("idle", 1, "turns in a row without a clue or a treasure (TB-E2)")

    def write(self, view: TobagoView, out: vec[u8], at: i64) -> None:
        """See ``Encoding.write``."""
        board = view.board
        me: i64 = view.seat
        if me >= 0:
            out[at + self.seat + me] = 1
            write_set(board.hands[me], out, at + self.hand)
        else:
            me = 0
        out[at + self.players + board.players - 2] = 1
        out[at + self.after + board.setup.after_curse] = 1
        out[at + self.curses + board.setup.curses] = 1
        self.write_question(board, me, out, at)
        self._turn(board, me, out, at)
        self._share(board, view.seat, me, out, at)
        self._island(board, out, at)
        self._clues(board, view.seat, me, out, at)
        self._treasures(board, view.seat, out, at)
        for place in range(board.players):
            self._seat(view, (me + place) % board.players, place, out, at)
        out[at + self.first + (board.first - me + board.players) % board.players] = 1
        out[at + self.idle] = number(board.idle)

    def _turn(self, board: Board, me: i64, out: vec[u8], at: i64) -> None:
        """How far the turn is, whatever is asked in it."""
        turn = turn_of(board)
        if turn is None:
            return
        out[at + self.turn + (turn.seat - me + board.players) % board.players] = 1
        if turn.action:
            out[at + self.action] = 1
        out[at + self.legs] = number(turn.legs)
        out[at + self.extra] = number(turn.extra_legs)
        if turn.progress:
            out[at + self.progress] = 1

    def _share(self, board: Board, viewer: i64, me: i64, out: vec[u8], at: i64) -> None:
        """A treasure that is being shared out (TB-R2, TB-R3)."""
        share = share_of(board)
        if share is None:
            return
        out[at + self.raiser + (share.turn.seat - me + board.players) % board.players] = 1
        offer = board.top
        if not isinstance(offer, Offer):
            return
        out[at + self.offer + kind_of(board, offer.card)] = 1
        declined: i64 = 0
        place = next_rose(board, share.map, len(board.trail))
        while place > offer.rose:
            declined += 1
            place = next_rose(board, share.map, place)
        out[at + self.declined] = number(declined)
        out[at + self.pile] = number(board.pile_left)
        write_kinds(board, board.turned, out, at + self.opened)
        if viewer >= 0:
            write_kinds(board, board.peeks[viewer] & ~board.turned, out, at + self.mine)

    def _island(self, board: Board, out: vec[u8], at: i64) -> None:
        """The island, what stands on it, and where treasures can be."""
        chart = board.chart
        island = chart.island
        for space in range(island.size):
            out[at + self.terrain + CELLS * island.terrain[space] + island.cell[space]] = 1
        for hut in range(len(chart.huts)):
            out[at + self.huts + island.cell[chart.huts[hut]]] = 1
        for palm in range(len(chart.palms)):
            out[at + self.palms + island.cell[chart.palms[palm]]] = 1
        for statue in range(STATUES):
            place = CELLS * board.faces[statue] + island.cell[chart.statues[statue]]
            out[at + self.statues + place] = 1
        write_places(island, board.amulets_lo, board.amulets_hi, out, at + self.amulets)
        for each in range(MAPS):
            lo = board.sites[2 * each]
            hi = board.sites[2 * each + 1]
            write_places(island, lo, hi, out, at + self.sites + CELLS * each)

    def _clues(self, board: Board, viewer: i64, me: i64, out: vec[u8], at: i64) -> None:
        """Where the clues are, as far as the viewer knows, and the roses on the maps."""
        n = board.players
        unseen = board.deck.clues & ~board.clue_discards
        if viewer >= 0:
            unseen &= ~board.hands[viewer]
        place: i64 = len(board.trail)
        last: i64 = -1
        spot: i64 = 0
        while place > 0:
            place -= 1
            entry = board.trail[place]
            treasure_map = map_of(entry)
            if treasure_map != last:
                last = treasure_map
                spot = 0
            if clue_of(entry) != NO_CLUE:
                out[at + self.trail + MOST_CLUES * treasure_map + clue_of(entry)] = 1
                unseen &= ~BIT[clue_of(entry)]
            if rose_of(entry) >= 0 and spot < ROSES:
                whose = (rose_of(entry) - me + n) % n
                out[at + self.roses + SEATS * (ROSES * treasure_map + spot) + whose] = 1
                spot += 1
        write_set(board.clue_discards, out, at + self.discards)
        write_set(unseen, out, at + self.unseen)
        out[at + self.clues] = number(board.clue_left)
        if board.shuffled > 0:  # what was not shuffled in again is still out
            while unseen != 0:
                clue = lowest(unseen)
                unseen &= unseen - 1
                if board.born[clue] < board.shuffled:
                    out[at + self.in_hands + clue] = 1

    def _treasures(self, board: Board, viewer: i64, out: vec[u8], at: i64) -> None:
        """The treasure deck."""
        unseen = board.setup.treasures & ~board.buried & ~board.gone & ~board.turned
        for seat in range(board.players):
            unseen &= ~board.gold[seat]
        if viewer >= 0:
            unseen &= ~board.peeks[viewer]
        write_kinds(board, unseen, out, at + self.values)
        out[at + self.treasures] = number(board.treasure_left)
        out[at + self.safe] = number(board.treasure_left - board.setup.bottom)
        if board.last:
            out[at + self.ending] = 1

    def _seat(self, view: TobagoView, seat: i64, place: i64, out: vec[u8], at: i64) -> None:
        """What lies before a seat."""
        board = view.board
        shuffles = board.shuffled + 1
        held: i64 = 0
        for shuffle in range(shuffles):
            held += view.counts[seat * shuffles + shuffle]
        out[at + self.sizes + place] = number(held)
        out[at + self.fresh + place] = number(view.counts[(seat + 1) * shuffles - 1])
        out[at + self.held + place] = number(board.held[seat])
        out[at + self.spare + place] = number(board.roses[seat])
        out[at + self.drawn + place] = number(board.peeked[seat])
        if board.gold[seat] != 0:
            out[at + self.coins + place] = number(gold_of(board, seat))
            out[at + self.best + place] = number(board.deck.value[board.best_gold(seat)])
        if board.atv[seat] >= 0:
            cell = board.chart.island.cell[board.atv[seat]]
            out[at + self.atv + CELLS * place + cell] = 1


def kind_of(board: Board, card: i64) -> i64:
    """A treasure card's place among the values."""
    return 0 if BIT[card] & CURSES != 0 else board.deck.value[card] - 1


def write_kinds(board: Board, cards: i64, out: vec[u8], at: i64) -> None:
    """How many treasure cards of a mask have each value."""
    while cards != 0:
        out[at + kind_of(board, lowest(cards))] += 1
        cards &= cards - 1


def write_places(island: Island, lo: i64, hi: i64, out: vec[u8], at: i64) -> None:
    """A one for every space of a set, at its place in the grid."""
    space: i64 = 0
    while lo != 0:
        if lo & 1 != 0:
            out[at + island.cell[space]] = 1
        lo >>= 1
        space += 1
    space = LO_SIZE
    while hi != 0:
        if hi & 1 != 0:
            out[at + island.cell[space]] = 1
        hi >>= 1
        space += 1
