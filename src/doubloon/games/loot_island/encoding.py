"""Loot Island's views as vectors, for learning programs. What is in them: ``LootEncoding``."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.games.loot_island.components.board import HEALER_WORDS, Board
from doubloon.games.loot_island.components.deck import CARDS_PER_COLOUR, EVENTS, LO_SIZE
from doubloon.games.loot_island.components.fields import place_of
from doubloon.games.loot_island.rules.effects import Effects
from doubloon.games.loot_island.rules.ending import Ending
from doubloon.games.loot_island.rules.exploration import Explore, FinalExploration
from doubloon.games.loot_island.rules.map_cards import Cards
from doubloon.games.loot_island.rules.preparation import Prepare
from doubloon.games.loot_island.rules.questions import QUESTIONS
from doubloon.games.loot_island.rules.rounds import phase_of
from doubloon.games.loot_island.rules.scoring import crosses, treasure_value
from doubloon.games.loot_island.rules.share import Share
from doubloon.games.loot_island.rules.turns import Actions
from doubloon.games.loot_island.view import LootView
from doubloon.kernel.learning.encoding import number, write_set
from doubloon.kernel.questions.encoding import QuestionEncoding
from doubloon.kernel.questions.question import Question

TREASURES: Final[i64] = 74
HEALERS: Final[i64] = 14
STACKED: Final[i64] = 5  # compasses that can lie at one landing
# What is going on, in the order of the field ``phase``
PHASES: Final[list[type[Question]]] = [
    *(Prepare, Actions, Effects, Explore, FinalExploration, Ending, Share),
]


@final
class LootEncoding(QuestionEncoding):
    """The fields of an observation.

    Cards, landings, islands, healers and treasures have the order of their actions. With two
    players Aaron (LI-P1) is at place 2 of what goes by seat.
    """

    def __init__(self) -> None:
        super().__init__(1, QUESTIONS)
        self._phases: dict[type[Question], i64] = {kind: n for n, kind in enumerate(PHASES)}
        self._declare_question()
        self._declare_table()
        self._declare_seats()

    def _declare_question(self) -> None:
        add = self.field
        words = ", ".join(HEALER_WORDS)
        phases = ", ".join(step.name for step in PHASES)
        self.players: i64 = add("players", 4, "how many play: 2, 3, 4, 5 (one of them is 1)")
        self.seat: i64 = add("seat", 5, "the viewer's own seat, as seats are numbered")
        self.options: i64 = add("options", 3, "show_events, more_cards, ask")
        self.healing: i64 = add("healing", 3, f"the option healers: {words}")
        self.declare_kind()
        self.phase: i64 = add("phase", len(PHASES), f"what is going on: {phases}")
        self.declare_asked(5)
        add("actor", 5, "whose cards or compasses the question is about")
        add("landing", 8, "the landing that it is about")
        add("origin", 8, "where the compass of a half-built move comes from")
        add("island", 7, "the small island that it is about")
        self.chosen: i64 = add("chosen", 88, "cards chosen in the viewer's half-built move")
        add("copies", 2, "what a front 1 can copy (LI-2.14): cube, draw")
        add("amount", 1, "cubes that may be discarded (LI-M1)")
        add("dug", 74, "the treasure that was dug up (LI-2.5)")
        add("turn", 1, "when treasures are shared: compasses that had their turn")

    def _declare_table(self) -> None:
        add = self.field
        names = ", ".join(EVENTS)
        self.round: i64 = add("round", 1, "the round, 1 to 5")
        self.event: i64 = add("event", 18, f"the event of the round: {names}")
        self.past: i64 = add("past", 18, "events turned up so far")
        self.coming: i64 = add("coming", 18, "events that can still come")
        self.first: i64 = add("first", 5, "who has the First Player tile")
        self.corner: i64 = add("corner", 4, "the ship's corner: NW, NE, SE, SW")
        self.clockwise: i64 = add("clockwise", 1, "its bow points clockwise")
        self.coast: i64 = add("coast", 4, "the exploration coast: N, E, S, W")
        self.islands: i64 = add("islands", 7, "small islands that can be used")
        self.healers: i64 = add("healers", 14, "healers known to the viewer to be in the game")
        self.offered: i64 = add("offered", 14, "healers that can be chosen")
        self.table: i64 = add("table", 74, "treasures on the table")
        self.buried: i64 = add("buried", 74, "discarded treasures")
        self.treasures: i64 = add("treasures", 1, "treasures in the deck")
        self.maps: i64 = add("maps", 1, "map cards in the deck")
        self.hand: i64 = add("hand", 88, "the viewer's hand")
        self.open: i64 = add("open", 88, "Aaron's hand, which lies open")
        self.discards: i64 = add("discards", 88, "discarded map cards")
        self.unseen: i64 = add("unseen", 88, "map cards that the viewer cannot place")
        self.in_hands: i64 = add("in_hands", 88, "those of them that are in somebody's hand")
        self.colour: i64 = add("colour", 8 * 4, "by landing: its colour")
        self.cards: i64 = add("cards", 8 * 22, "by landing: its cards, of that colour")
        self.value: i64 = add("value", 8, "by landing: the value that the next card must reach")
        self.count: i64 = add("count", 8, "by landing: its cards, a +1 as two")
        self.chests: i64 = add("chests", 8, "by landing: its chests")
        self.stack: i64 = add(
            "stack", 8 * 5 * 5, "by landing, for each compass from the bottom: whose it is"
        )

    def _declare_seats(self) -> None:
        add = self.field
        self.sizes: i64 = add("sizes", 5, "by seat: cards in hand")
        self.fresh: i64 = add("fresh", 5, "by seat: those drawn since the last shuffle")
        self.cubes: i64 = add("cubes", 5, "by seat: curse cubes")
        self.passed: i64 = add("passed", 5, "by seat: has passed; Aaron: acts no more")
        self.loot: i64 = add("loot", 5 * 74, "by seat: treasures kept")
        self.worth: i64 = add("worth", 5, "by seat: what they are worth, without crowns' ranking")
        self.crosses: i64 = add("crosses", 5, "by seat: crosses on crowns")
        self.healer: i64 = add("healer", 5 * 14, "by seat: the healer chosen")
        self.shown: i64 = add("shown", 5 * 14, "by seat: the healer put down (LI-O2)")

    def write(self, view: LootView, out: vec[u8], at: i64) -> None:
        """See ``Encoding.write``."""
        board = view.board
        setup = board.setup
        me: i64 = view.seat
        if me >= 0:
            out[at + self.seat + me] = 1
        else:
            me = 0
        out[at + self.players + board.players - 2] = 1
        if setup.show_events:
            out[at + self.options] = 1
        if setup.more_cards:
            out[at + self.options + 1] = 1
        if setup.ask:
            out[at + self.options + 2] = 1
        out[at + self.healing + setup.healers] = 1
        self._question(board, view.seat, me, out, at)
        self._round(view, me, out, at)
        self._map_cards(board, view.seat, out, at)
        for landing in range(8):
            if board.cards[landing] != 0 or board.stack[landing] != 0:
                self._landing(board, landing, me, out, at)
        for seat in range(setup.seats):
            self._seat(view, seat, place_of(board, seat, me), out, at)

    def _question(self, board: Board, viewer: i64, me: i64, out: vec[u8], at: i64) -> None:
        """What is asked, and how far the answer is."""
        self.write_question(board, me, out, at)
        phase = phase_of(board)
        if phase is not None:
            out[at + self.phase + self._phases[type(phase)]] = 1
        top = board.top
        if isinstance(top, Cards):
            if top.chosen != 0:
                write_set(top.chosen, out, at + self.chosen + CARDS_PER_COLOUR * top.colour)
        elif viewer >= 0 and board.waiting() != 0:
            write_cards(board.chosen, 4 * viewer, out, at + self.chosen)

    def _round(self, view: LootView, me: i64, out: vec[u8], at: i64) -> None:
        """What belongs to nobody."""
        board = view.board
        out[at + self.round] = number(board.round)
        if board.event >= 0:
            out[at + self.event + board.event] = 1
        for earlier in range(board.round):
            out[at + self.past + board.events[earlier]] = 1
        write_set(view.coming, out, at + self.coming)
        out[at + self.first + place_of(board, board.first, me)] = 1
        out[at + self.corner + board.corner] = 1
        if board.bow > 0:
            out[at + self.clockwise] = 1
        out[at + self.coast + board.coast()] = 1
        write_set(board.face_up, out, at + self.islands)
        for place in range(len(board.healers)):
            if board.healers[place] >= 0:
                out[at + self.healers + board.healers[place]] = 1
        write_set(board.offered, out, at + self.offered)
        write_set(board.table_lo, out, at + self.table)
        write_set(board.table_hi, out, at + self.table + LO_SIZE)
        write_set(board.buried_lo, out, at + self.buried)
        write_set(board.buried_hi, out, at + self.buried + LO_SIZE)
        out[at + self.treasures] = number(board.treasure_left)
        out[at + self.maps] = number(board.map_left)

    def _map_cards(self, board: Board, viewer: i64, out: vec[u8], at: i64) -> None:
        """Where the map cards are, as far as the viewer knows."""
        aaron = board.setup.aaron
        shuffles: i64 = len(board.strata)
        if viewer >= 0:
            write_cards(board.hands, 4 * viewer, out, at + self.hand)
        if aaron >= 0:
            write_cards(board.hands, 4 * aaron, out, at + self.open)
        write_cards(board.map_discards, 0, out, at + self.discards)
        for colour in range(4):
            unseen = board.deck.present[colour] & ~board.map_discards[colour]
            if viewer >= 0:
                unseen &= ~board.hands[4 * viewer + colour]
            if aaron >= 0:
                unseen &= ~board.hands[4 * aaron + colour]
            for landing in range(8):
                if board.colour[landing] == colour:
                    unseen &= ~board.cards[landing]
            first = CARDS_PER_COLOUR * colour
            write_set(unseen, out, at + self.unseen + first)
            if shuffles > 0:  # what was not shuffled in again is still out
                held = unseen & ~board.strata[shuffles - 4 + colour]
                write_set(held, out, at + self.in_hands + first)

    def _landing(self, board: Board, landing: i64, me: i64, out: vec[u8], at: i64) -> None:
        """A landing's cards and compasses."""
        if board.cards[landing] != 0:
            out[at + self.colour + 4 * landing + board.colour[landing]] = 1
            write_set(board.cards[landing], out, at + self.cards + CARDS_PER_COLOUR * landing)
            out[at + self.value + landing] = number(board.value[landing])
            out[at + self.count + landing] = number(board.cards_at(landing))
            out[at + self.chests + landing] = number(board.chests_at(landing))
        rest = board.stack[landing]
        spot = at + self.stack + STACKED * STACKED * landing
        while rest != 0:
            out[spot + place_of(board, (rest & 15) - 1, me)] = 1
            spot += STACKED
            rest >>= 4

    def _seat(self, view: LootView, seat: i64, place: i64, out: vec[u8], at: i64) -> None:
        """What lies before a seat."""
        board = view.board
        generations: i64 = len(board.strata) // 4 + 1
        held: i64 = 0
        for generation in range(generations):
            held += view.counts[seat * generations + generation]
        out[at + self.sizes + place] = number(held)
        out[at + self.fresh + place] = number(view.counts[(seat + 1) * generations - 1])
        lo = board.loot[2 * seat]
        hi = board.loot[2 * seat + 1]
        if lo != 0 or hi != 0:
            write_set(lo, out, at + self.loot + TREASURES * place)
            write_set(hi, out, at + self.loot + TREASURES * place + LO_SIZE)
            out[at + self.worth + place] = number(treasure_value(board.deck, lo, hi))
            out[at + self.crosses + place] = number(crosses(board.deck, lo, hi))
        if seat == board.setup.aaron:
            if board.aaron_out:
                out[at + self.passed + place] = 1
            return
        out[at + self.cubes + place] = number(board.cubes[seat])
        if (board.passed >> seat) & 1 != 0:
            out[at + self.passed + place] = 1
        if board.healer[seat] >= 0:
            out[at + self.healer + HEALERS * place + board.healer[seat]] = 1
        if board.shown[seat] >= 0:
            out[at + self.shown + HEALERS * place + board.shown[seat]] = 1


def write_cards(masks: vec[i64], base: i64, out: vec[u8], at: i64) -> None:
    """The cards of four masks, one a colour."""
    for colour in range(4):
        write_set(masks[base + colour], out, at + CARDS_PER_COLOUR * colour)
