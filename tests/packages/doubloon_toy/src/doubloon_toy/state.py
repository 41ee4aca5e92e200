"""The table of the toy game: what lies where, and what may be done with it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.kernel.deck import Deck
from doubloon.kernel.errors import DeckError
from doubloon.kernel.state import State
from doubloon_toy.view import ALL, ToyView, describe

MOST_CARDS: Final = 52
PASS: Final = 0  # actions 0 to 51 pass the cards 1 to 52
PLAY: Final = MOST_CARDS  # actions 52 to 103 play them
NO_CARD: Final = 0


class Table(State):
    """One moment of the toy game. Cards are the numbers from 1 on."""

    def __init__(self, players: int, options: dict[str, Any], box: Deck) -> None:
        super().__init__(players)
        needed = players * box.content["hand"] + box.content["pile"] + 1
        if box.content["cards"] < needed:
            raise DeckError(f"deck {box.name}: {needed} cards are needed for {players} players")
        self.options = options
        self.box = box
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []  # the top card is the last
        self.pile: list[int] = []  # the newest card is the last
        self.discards: list[int] = []
        self.reshuffles = 0
        self.born = [0] * (box.content["cards"] + 1)  # the reshuffle that a card came in last
        self.passing: bool = options["passing"]
        self.answers = [NO_CARD] * players  # sealed
        self.passed = [NO_CARD] * players  # the card from this seat that the left one still holds
        self.plays = 0
        self.points = [0] * players
        self.blank: Table | None = None  # an empty table for views, shared by all copies

    def copy(self) -> "Table":
        """An independent copy."""
        other = type(self).__new__(type(self))  # all fields follow, so none is set up first
        State.__init__(other, self.players)
        other.copy_chance(self)
        other.options = self.options
        other.box = self.box
        other.blank = self.blank
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.reshuffles = self.reshuffles
        other.born = self.born[:]
        other.passing = self.passing
        other.answers = self.answers[:]
        other.passed = self.passed[:]
        other.plays = self.plays
        other.points = self.points[:]
        return other

    # who is asked, and what

    def deciders(self) -> list[int]:
        """All who have not passed yet; then one at a time."""
        if self.over:
            return []
        if self.passing:
            return [seat for seat in range(self.players) if self.answers[seat] == NO_CARD]
        return [self.plays % self.players]

    def sealed(self) -> bool:
        """Cards are passed all at once."""
        return self.passing

    def question(self, seat: i64) -> tuple[str, str, dict[str, Any]]:
        """Which card to pass or to play."""
        if self.passing:
            return "pass", "TOY-1", {"to": self.left(seat)}
        return "play", "TOY-2", {}

    def legal(self, seat: i64) -> list[int]:
        """Any card of the hand."""
        if seat not in self.deciders():
            return []
        first = PASS if self.passing else PLAY
        return [first + card - 1 for card in self.hands[seat]]

    def reason(self, seat: i64, action: i64) -> tuple[str, dict[str, Any]]:
        """Why not: it is over, not this seat's turn, the other phase, not in the hand."""
        if self.over:
            return "TOY-4", {"reason": "over"}
        rule = "TOY-1" if self.passing else "TOY-2"
        if seat not in self.deciders():
            return rule, {"reason": "not_asked"}
        if self.passing != (action < PLAY):
            return rule, {"reason": "pass_first" if self.passing else "passing_is_over"}
        return rule, {"reason": "not_in_hand", "card": action % MOST_CARDS + 1}

    # what it does

    def left(self, seat: int) -> int:
        """The neighbour to whom cards are passed."""
        return (seat + 1) % self.players

    def right(self, seat: int) -> int:
        """The neighbour from whom they come."""
        return (seat - 1) % self.players

    def deal(self) -> None:
        """Shuffle all cards and deal the hands."""
        cards = vec[i64](list(range(1, len(self.born))))
        self.shuffle(cards)
        self.deck = list(cards)
        for _ in range(self.box.content["hand"]):
            for seat in range(self.players):
                self.draw(seat)

    def act(self, seat: i64, action: i64) -> None:
        """Seal a card to be passed, or play one."""
        if self.passing:
            self.answers[seat] = action - PASS + 1
            if NO_CARD not in self.answers:
                self.open_answers()
        else:
            self.play(seat, action - PLAY + 1)

    def open_answers(self) -> None:
        """TOY-1: the cards change hands."""
        for seat, card in enumerate(self.answers):
            self.hands[seat].remove(card)
            self.hands[self.left(seat)].append(card)
            said = {"seat": seat, "to": self.left(seat)}
            self.whisper("passed", said, {"card": card}, [seat, self.left(seat)])
        for hand in self.hands:
            hand.sort()
        self.passed = self.answers
        self.answers = [NO_CARD] * self.players
        self.passing = False

    def play(self, seat: int, card: int) -> None:
        """TOY-2: a card onto the pile, a new one from the deck."""
        self.plays += 1
        self.points[seat] += card
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.tell("played", {"seat": seat, "card": card})
        self.show_passed(seat, card)
        if len(self.pile) > self.box.content["pile"]:
            self.discards.append(self.pile.pop(0))
        if self.plays < self.options["plays"]:
            self.draw(seat)
            return
        self.over = True
        self.tell("over", {"scores": self.scores(), "placings": self.placings()})

    def show_passed(self, seat: int, card: int) -> None:
        """TOY-2: everyone sees whether it is the card from the right, while that is held."""
        held = self.passed[self.right(seat)]
        if held == NO_CARD:
            return
        self.tell("showed", {"seat": seat, "was_passed": card == held}, ["was_passed"])
        if card == held:  # should it ever come back, nobody knows
            self.passed[self.right(seat)] = NO_CARD

    def draw(self, seat: int) -> None:
        """The top card of the deck, which is made anew when it is empty (TOY-3)."""
        if not self.deck:
            self.reshuffle()
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.whisper("drew", {"seat": seat}, {"card": card}, [seat])

    def reshuffle(self) -> None:
        """TOY-3: the discards become the deck."""
        cards = vec[i64](sorted(self.discards))
        self.shuffle(cards)
        self.deck = list(cards)
        self.discards = []
        self.reshuffles += 1
        for card in self.deck:
            self.born[card] = self.reshuffles
        self.tell("reshuffled", {"cards": len(self.deck)})

    def scores(self) -> list[int]:
        """TOY-4: the sum of the cards played; equal scores share a place."""
        return self.points[:]

    # what leaves

    def view(self, seat: i64) -> ToyView:
        """What ``seat`` may know (-1: the spectator)."""
        if self.blank is None:
            self.blank = type(self)(self.players, self.options, self.box)
        return ToyView(seat, self.blank, describe(self, seat))

    def dump(self) -> dict[str, Any]:
        """The full state."""
        return describe(self, ALL)

    def check(self) -> None:
        """Every card is in one place; what is known is true."""
        cards = [*self.deck, *self.pile, *self.discards, *(c for hand in self.hands for c in hand)]
        assert sorted(cards) == list(range(1, len(self.born))), "cards do not add up"
        assert len(self.pile) <= self.box.content["pile"], "the pile is too high"
        assert self.over == (self.plays == self.options["plays"]), "over too early or too late"
        last = (self.plays - 1) % self.players
        for seat, hand in enumerate(self.hands):
            size = self.box.content["hand"] - (self.over and seat == last)
            assert len(hand) == size, f"seat {seat} holds {len(hand)} cards"
            assert hand == sorted(hand), f"seat {seat}: the hand is not sorted"
            assert self.answers[seat] in (NO_CARD, *hand), f"seat {seat}: answer not in hand"
            assert self.passed[self.right(seat)] in (NO_CARD, *hand), f"seat {seat}: passed, gone"
        assert self.passing or not any(self.answers), "an answer to no question"
        assert not self.passing or self.plays == 0, "passing comes first"
