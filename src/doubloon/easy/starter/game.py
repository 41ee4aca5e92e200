"""Starter: everybody plays a card at once, and the highest takes the trick."""

from doubloon.easy import Table, each, hand, number, pile, question


class Starter(
    Table, players=(2, 5), cards={str(card): 1 for card in range(1, 41)}, end_rule="ST-3"
):
    """Win the most tricks with five cards."""

    deck = pile(hidden=True)  # everybody sees how many cards there are, nobody which
    hands = each(hand())  # a seat sees its own
    played = each(pile())  # everybody sees these
    gone = pile()
    tricks = each(number())

    choose = question("ST-1", sealed=True)  # all at once; nobody sees an answer before all are in

    def setup(self) -> None:
        """Shuffle, deal five cards each, and ask."""
        self.all_cards(self.deck)
        self.deal(self.deck, self.hands, 5)
        self.ask_all(self.choose)

    @choose.action(of=hands)
    def play(self, seat: int, card: str) -> None:
        """ST-1: a card of the hand, in place of the last one played."""
        self.move_all(self.played[seat], self.gone)
        self.move(self.hands[seat], self.played[seat], card, "played", seat=seat)

    @choose.then
    def take(self) -> None:
        """ST-2: the highest card takes the trick."""
        best = max(range(self.players), key=lambda seat: int(self.played[seat].top))
        self.tricks[best] += 1
        self.say("took", seat=best)
        self.ask_all(self.choose)

    def finished(self) -> bool:
        """ST-3: all cards are played."""
        return not any(self.hands)

    def scores(self) -> list[int]:
        """ST-3: a point for each trick."""
        return self.tricks[:]
