"""Hearts: a classic of tricks that nobody wants."""

from doubloon.easy import Option, Table, each, hand, number, pile, player, question, some

CARDS = {suit + rank: 1 for suit in "CDSH" for rank in "23456789TJQKA"}
POINTS = {card: 13 if card == "SQ" else 1 for card in CARDS if card == "SQ" or card[0] == "H"}
DEALS = Option("deals", [1, 3], 3, "How often all cards are dealt (H-6).")
LAYOUT = {"seats": ["points", "played"]}


class Hearts(Table, players=(4, 4), cards=CARDS, options=[DEALS], end_rule="H-6", layout=LAYOUT):
    """Take no hearts, and never the queen of spades."""

    hands = each(hand())
    aside = each(hand())
    played = each(pile())
    taken = each(pile())
    points = each(number())
    deals = number()
    void = each(some(*"CDSH"))
    leader = player()
    deck = pile(hidden=True)
    passing = question("H-2", sealed=True)
    turn = question("H-3")

    def setup(self) -> None:
        """H-1: shuffle and deal."""
        self.all_cards(self.deck)
        self.deal_hands()

    def deal_hands(self) -> None:
        """H-1: thirteen cards each; the deal, and so the lead, goes round."""
        self.leader = self.left(self.leader)
        self.deals += 1
        self.void = [frozenset()] * self.players
        self.deal(self.deck, self.hands, len(self.deck) // 4, "dealt")
        self.ask_all(self.passing)

    @passing.action(of=hands)
    def give(self, seat: int, card: str) -> None:
        """H-2: put a card aside for the left neighbour."""
        self.move(self.hands[seat], self.aside[seat], card)

    @passing.then
    def change_hands(self) -> None:
        """H-2: three cards each change hands at once."""
        self.ask_all(self.passing)
        if len(self.aside[0]) == 3:
            for seat in range(self.players):
                to = self.left(seat)
                for card in self.aside[seat]:
                    self.move(self.aside[seat], self.hands[to], card, "passed", seat=seat, to=to)
            self.ask(self.turn, self.leader)

    def must_follow(self, seat: int, card: str) -> bool:
        """Is it another suit than the one led, which the seat could follow?"""
        led = self.played[self.leader].top[0] if self.played[self.leader] else card[0]
        return card[0] != led and any(own[0] == led for own in self.hands[seat])

    @turn.action(of=hands, unless={"follow": must_follow})
    def play(self, seat: int, card: str) -> None:
        """H-3, H-4: a card to the trick; the highest of the suit led takes it and leads next."""
        self.move(self.hands[seat], self.played[seat], card, "played", seat=seat)
        led = self.played[self.leader].top[0]
        self.void[seat] |= {led} - {card[0]}
        if not all(self.played):
            return
        tops = [(pile.top[0] == led, self.ranks[pile.top]) for pile in self.played]
        self.leader = tops.index(max(tops))
        for played in self.played:
            self.move_all(played, self.taken[self.leader])
        self.say("took", seat=self.leader)
        self.ask(self.turn, self.leader)
        if not any(self.hands):
            self.count()

    def count(self) -> None:
        """H-5: a heart is a point, the queen of spades 13; all 26 go to the others instead."""
        won = [sum(POINTS.get(card, 0) for card in pile) for pile in self.taken]
        won = [26 - points for points in won] if 26 in won else won
        for seat, points in enumerate(won):
            self.points[seat] += points
            self.say("counted", seat=seat, points=points)
            self.move_all(self.taken[seat], self.deck)
        self.shuffle(self.deck)
        if not self.finished():
            self.deal_hands()

    def may_hold(self, seat: int, card: str) -> bool:
        """Nobody holds a suit that they could not follow."""
        return card[0] not in self.void[seat]

    def finished(self) -> bool:
        """H-6: the last deal is played out."""
        return self.deals == self.options["deals"] and not any(self.hands)

    def scores(self) -> list[int]:
        """H-6: the fewest points win."""
        return [-points for points in self.points]
