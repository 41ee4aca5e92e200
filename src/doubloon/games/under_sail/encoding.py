"""Under Sail's views as vectors, for learning programs. What is in them: ``SailEncoding``."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from doubloon.games.under_sail.components import board as table
from doubloon.games.under_sail.components import knowledge
from doubloon.games.under_sail.components.board import MOST_WON, NO_CARD, SHOWN_NUMBER, Board
from doubloon.games.under_sail.rules.questions import QUESTIONS
from doubloon.games.under_sail.rules.rounds import score
from doubloon.games.under_sail.view import SailView
from doubloon.kernel.learning.encoding import number, write_set
from doubloon.kernel.questions.encoding import QuestionEncoding

SEATS: Final[i64] = 5
CARDS: Final[i64] = 48
KINDS: Final[i64] = 16  # of treasures: four colours, four values
DEPTH: Final[i64] = 3  # how far down a deck its order matters: as far as anybody looks (US-A3)


@final
class SailEncoding(QuestionEncoding):
    """The fields of an observation. A card's place is its action, a treasure's ``kind`` below."""

    def __init__(self) -> None:
        super().__init__(1, QUESTIONS)
        add = self.field
        # the game
        self.players: i64 = add("players", 3, "how many play: 3, 4, 5 (one of them is 1)")
        self.seat: i64 = add("seat", 5, "the viewer's own seat, as actions name seats")
        self.swap: i64 = add("swap", 1, "red and blue's action is the swap (US-A2), not US-A1")
        self.fetch: i64 = add(
            "fetch", 1, "green and violet's action is the fetch (US-A4), not US-A3"
        )
        # the question
        self.declare_question(5)
        add("chosen", 48, "cards chosen in the viewer's half-built move")
        add("half", 2, "the half it shows: colour, number")
        add("taken", 48, "cards taken by a swap or a fetch that is going on")
        add("target", 5, "seats that can be stolen from, or that was swapped with")
        add("at_deck", 2, "the treasure deck that the question is about")
        add("amount", 1, "cards still to give, or treasures to put in order")
        # the round
        self.round: i64 = add("round", 1, "the round, 1 or 2")
        self.trick: i64 = add("trick", 1, "the trick, from 1; 0 while cards are passed")
        self.first: i64 = add("first", 5, "who has the First Player card")
        self.starter: i64 = add("starter", 5, "who had it in the first trick of the round")
        self.lit: i64 = add("lit", 4, "colours with a treasure face up when the trick began")
        self.uncovered: i64 = add("uncovered", 1, "the cards of the trick lie open")
        self.supply: i64 = add("supply", 1, "bonus cards in the supply")
        # cards
        self.hand: i64 = add("hand", 48, "the viewer's hand")
        self.discards: i64 = add("discards", 48, "cards out of the round")
        self.fetched: i64 = add("fetched", 48, "cards of this trick that were taken up (US-A4)")
        self.unseen: i64 = add("unseen", 48, "cards that the viewer cannot place")
        self.passed: i64 = add("passed", 48, "the card that the viewer passed")
        self.received: i64 = add("received", 48, "the card that the viewer was passed")
        # seats
        self.sizes: i64 = add("sizes", 5, "by seat: cards in hand")
        self.bonus: i64 = add("bonus", 5, "by seat: bonus cards held")
        self.points: i64 = add("points", 5, "by seat: points as they stand")
        self.visible: i64 = add("visible", 5 * 16, "by seat: the kind of the visible treasure")
        self.pile: i64 = add("pile", 5 * 16, "by seat and kind: treasures won in this round")
        self.table: i64 = add("table", 5 * 48, "by seat: the card of this trick, where it is known")
        self.colour: i64 = add("colour", 5 * 4, "by seat: the colour its card shows")
        self.figure: i64 = add("figure", 5 * 12, "by seat: the number its card shows")
        self.added: i64 = add("added", 5, "by seat: bonus cards on its card")
        self.played: i64 = add("played", 5 * 48, "by seat: cards seen leaving the hand this round")
        self.ruled_out: i64 = add(
            "ruled_out",
            5 * 48,
            "by seat: unseen cards that are not there (the viewer: not undealt)",
        )
        self.sure: i64 = add("sure", 5 * 48, "by seat: cards that can only be in that hand")
        # treasure decks
        self.face_up: i64 = add("face_up", 2 * 16, "by deck: the kind of the face-up treasure")
        self.left: i64 = add("left", 2, "by deck: treasures face down")
        self.next: i64 = add("next", 2 * 3 * 16, "by deck, for the top three: the kind, if known")
        self.mixed: i64 = add("mixed", 2, "by deck: top ones put in an order nobody else knows")
        self.among: i64 = add("among", 16, "by kind: treasures known to be among these")

    def write(self, view: SailView, out: vec[u8], at: i64) -> None:
        """See ``Encoding.write``."""
        board = view.board
        me: i64 = view.seat
        out[at + self.players + board.players - 3] = 1
        if me >= 0:
            out[at + self.seat + me] = 1
            self._own(board, me, out, at)
        else:
            me = 0
        if board.setup.red_blue == table.SWAP:
            out[at + self.swap] = 1
        if board.setup.green_violet == table.FETCH:
            out[at + self.fetch] = 1
        self.write_question(board, me, out, at)
        self._round(board, me, out, at)
        write_set(view.pool, out, at + self.unseen)
        for place in range(board.players):
            seat = (me + place) % board.players
            self._seat(view, seat, place, out, at)
        for deck in range(board.setup.decks):
            self._deck(board, deck, out, at)
        self._among(board, view.seat, out, at)

    def _own(self, board: Board, me: i64, out: vec[u8], at: i64) -> None:
        """What only the viewer has."""
        write_set(board.hands[me], out, at + self.hand)
        if board.passed[me] != NO_CARD:
            out[at + self.passed + board.passed[me]] = 1
        giver = board.left_of(me)
        if board.passed[giver] != NO_CARD:
            out[at + self.received + board.passed[giver]] = 1

    def _round(self, board: Board, me: i64, out: vec[u8], at: i64) -> None:
        """What belongs to nobody."""
        n = board.players
        out[at + self.round] = number(board.round)
        out[at + self.trick] = number(board.trick)
        out[at + self.first + (board.first - me + n) % n] = 1
        out[at + self.starter + (board.starter - me + n) % n] = 1
        write_set(board.lit, out, at + self.lit)
        if board.uncovered:
            out[at + self.uncovered] = 1
        out[at + self.supply] = number(board.supply)
        write_set(board.discards, out, at + self.discards)
        write_set(board.fetched, out, at + self.fetched)

    def _seat(self, view: SailView, seat: i64, place: i64, out: vec[u8], at: i64) -> None:
        """What lies before a seat, and what is known of its hand."""
        board = view.board
        out[at + self.sizes + place] = number(view.sizes[seat])
        out[at + self.bonus + place] = number(board.bonus[seat])
        out[at + self.points + place] = number(score(board, seat))
        for height in range(board.height[seat]):
            kind = kind_of(board, board.piles[seat * MOST_WON + height])
            out[at + self.pile + KINDS * place + kind] += 1
            if height == board.height[seat] - 1:
                out[at + self.visible + KINDS * place + kind] = 1
        shown = board.shown[seat]
        if shown != NO_CARD:
            if shown <= SHOWN_NUMBER:
                out[at + self.colour + 4 * place + shown] = 1
            else:
                out[at + self.figure + 12 * place + shown - SHOWN_NUMBER - 1] = 1
            out[at + self.added + place] = number(board.added[seat])
            if board.table[seat] != NO_CARD:
                out[at + self.table + CARDS * place + board.table[seat]] = 1
        write_set(board.played[seat], out, at + self.played + CARDS * place)
        where = board.players if seat == view.seat else seat
        ruled_out = board.know[knowledge.row(board, view.seat) + where] & view.pool
        write_set(ruled_out, out, at + self.ruled_out + CARDS * place)
        write_set(view.fixed[seat], out, at + self.sure + CARDS * place)

    def _deck(self, board: Board, deck: i64, out: vec[u8], at: i64) -> None:
        """A treasure deck as far as it is known."""
        if board.face_up[deck] != NO_CARD:
            kind = kind_of(board, board.face_up[deck])
            out[at + self.face_up + KINDS * deck + kind] = 1
        out[at + self.left + deck] = number(board.left[deck])
        out[at + self.mixed + deck] = number(board.mixed_top[deck])
        for place in range(DEPTH):
            if place < board.left[deck]:
                treasure = board.treasure_at(deck, place)
                if treasure != NO_CARD:
                    spot = KINDS * (DEPTH * deck + place)
                    out[at + self.next + spot + kind_of(board, treasure)] = 1

    def _among(self, board: Board, knower: i64, out: vec[u8], at: i64) -> None:
        """Treasures known to be among those that were put in order."""
        rest = board.know[knowledge.loose(board, knower)]
        for treasure in range(board.deck.treasures):
            if (rest >> treasure) & 1 != 0:
                out[at + self.among + kind_of(board, treasure)] += 1


def kind_of(board: Board, treasure: i64) -> i64:
    """A treasure's kind: its colour (red, blue, green, violet) times four, and its value less 1.

    A treasure of somebody's own deck that is worth more than 4 counts as a 4.
    """
    value = board.deck.value[treasure]
    return 4 * board.deck.colour[treasure] + (3 if value > 4 else value - 1)
