"""How good a moment of Under Sail is: points, cards in hand, and what the trick may bring.

Written to be read and tuned: every weight has a name, in points where it can.
"""

import math

from mypy_extensions import i64

from doubloon.games.under_sail.components.board import NO_CARD, ROUNDS, Board
from doubloon.games.under_sail.components.deck import NUMBERS, OF_COLOUR, UP_TO_NUMBER
from doubloon.games.under_sail.rules import resolution
from doubloon.games.under_sail.rules.card_play import candidates
from doubloon.games.under_sail.rules.rounds import score
from doubloon.kernel.bits import BIT, count, has, lowest
from doubloon.kernel.learning.evaluation import Evaluation


class SailEvaluation(Evaluation):
    """Own prospects, less a share of what the others can expect."""

    def __init__(self) -> None:
        # what a card in hand is worth, by its number
        self.card = [0.0, 0.45, 0.4, 0.35, 0.32, 0.3, 0.32, 0.38, 0.5, 0.65, 0.85, 1.05, 1.25]
        self.bonus = 0.5  # a bonus card: a pair counts 1 (US-E1)
        self.actions = [0.0, 1.3, 0.5, 0.4, 0.7]  # carrying out an action card, by its number
        self.keen = 1.2  # how much likelier others play a colour with a treasure on top,
        self.keener = 0.4  # and how much more for each of its points
        self.claim = 0.45  # how far holding the best card of a colour promises its treasure
        self.ahead = 0.4  # the same for the treasure that comes next
        self.others = 0.6  # how much the others' good fortune hurts
        self.hidden = 0.04  # each card that a covered one can be, as far as everybody knows

    def value(self, state: Board, seat: i64) -> float:
        """Expected points of ``seat`` against the others, about."""
        own = 0.0
        others = 0.0
        best = -1.0e9
        for each in range(state.players):
            worth = self.worth(state, each)
            if each == seat:
                own = worth
            else:
                others += worth
                if worth > best:
                    best = worth
        others /= float(state.players - 1)
        return own - self.others * 0.5 * (others + best) + self.secrecy(state, seat)

    def worths(self, state: Board, out: list[float]) -> None:
        """Expected points of every seat, about."""
        for seat in range(state.players):
            out[seat] = self.worth(state, seat)

    def stage(self, state: Board) -> i64:
        """The tricks: when one ends, it is known what it brought."""
        return 16 * state.round + state.trick

    def spread(self, state: Board) -> float:
        """Less is open the later it is."""
        tricks = state.setup.hand - state.trick + (ROUNDS - state.round) * state.setup.hand
        return 1.0 + 1.4 * math.sqrt(float(tricks if tricks > 0 else 0))

    def worth(self, board: Board, seat: i64) -> float:
        """Points, bonus cards, the hand, and what the trick may bring."""
        points = float(score(board, seat))
        if board.over:
            return points
        points -= float(board.bonus[seat] // 2)
        hand = board.hands[seat]
        points += self.bonus * float(board.bonus[seat])
        rest = hand
        while rest != 0:
            points += self.card[lowest(rest) % NUMBERS + 1]
            rest &= rest - 1
        if board.trick == 0 or board.uncovered:
            return points
        if board.table[seat] != NO_CARD:
            return points + self.trick(board, seat)
        if board.table[board.first] == NO_CARD:
            return points + self.claims(board, seat)
        return points

    def claims(self, board: Board, seat: i64) -> float:
        """What the treasures on top and the next ones promise to who holds the best cards."""
        points = 0.0
        for deck in range(board.setup.decks):
            if board.face_up[deck] != NO_CARD:
                points += self.claim * self.share(board, seat, board.face_up[deck])
            if board.left[deck] > 0:
                points += self.ahead * self.share(board, seat, board.treasure_at(deck, 0))
        return points

    def share(self, board: Board, seat: i64, treasure: i64) -> float:
        """The part of a treasure's points that the seat's best card of its colour promises."""
        colour = board.deck.colour[treasure]
        total = 0.0
        own = 0.0
        for each in range(board.players):
            best = float(best_number(board.hands[each], colour))
            weight = best * best * best
            total += weight
            if each == seat:
                own = weight
        if total == 0.0:
            return 0.0
        return float(board.deck.value[treasure]) * own / total

    def trick(self, board: Board, seat: i64) -> float:
        """What a card that was played may bring, others being still to play."""
        colour = board.table[seat] // NUMBERS
        mine = resolution.group(board, seat)
        rivals = OF_COLOUR[colour]
        if mine >= 4:
            rivals = OF_COLOUR[2 * (colour >> 1)] | OF_COLOUR[2 * (colour >> 1) + 1]
        value = board.value(seat)
        lit = has(board.lit, colour)
        prize = self.actions[board.action_of(colour)]
        keen = 1.0
        if lit:
            treasure = board.face_up[resolution.deck_of(board, colour)]
            if treasure != NO_CARD:
                prize = float(board.deck.value[treasure])
                keen = self.keen + self.keener * prize
        win = 1.0
        low = 1.0
        alone = 1.0
        number = 1.0
        for other in range(board.players):
            if other == seat:
                continue
            if board.table[other] != NO_CARD:
                if resolution.group(board, other) == mine:
                    number += 1.0
                    alone = 0.0
                    if resolution.beats(board, seat, other):
                        low = 0.0
                        if value > board.value(other):  # who loses a tie keeps the treasure
                            prize = self.better(board, prize, other, colour, lit)
                    else:
                        win = 0.0
                continue
            hand = board.hands[other]
            size = count(hand)
            if size == 0:
                continue
            first = board.distance(seat) < board.distance(other)
            under = UP_TO_NUMBER[value if first else value - 1]
            above = keen * float(count(hand & rivals & ~under)) / float(size)
            below = float(count(hand & rivals & under)) / float(size)
            if above > 0.9:
                above = 0.9
            win *= 1.0 - above
            low *= 1.0 - below
            alone *= (1.0 - above) * (1.0 - below)
            number += above
        return win * prize + low * (1.0 - alone) * number * self.bonus

    def better(self, board: Board, prize: float, victim: i64, colour: i64, lit: bool) -> float:
        """US-T4: a visible treasure that could be stolen instead counts twice, nearly."""
        top = board.visible(victim)
        if not lit or top == NO_CARD or board.deck.colour[top] != colour:
            return prize
        stolen = (1.0 + 0.5 * self.others) * float(board.deck.value[top])
        return stolen if stolen > prize else prize

    def secrecy(self, board: Board, seat: i64) -> float:
        """What the shown half hides from those who are still to play (US-T1).

        The more cards it can be, the better. Early in a round that speaks for the colour, which
        keeps the number hidden; late, when a colour has few cards left, for the number.
        """
        if board.uncovered or board.shown[seat] == NO_CARD:
            return 0.0
        return self.hidden * float(count(candidates(board, seat) & ~board.discards))


def best_number(hand: i64, colour: i64) -> i64:
    """The highest number of a colour in a hand, 0 for none."""
    cards = (hand & OF_COLOUR[colour]) // BIT[NUMBERS * colour]
    best: i64 = 0
    while cards != 0:
        cards >>= 1
        best += 1
    return best
